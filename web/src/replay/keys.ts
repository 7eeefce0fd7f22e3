/** Keys of the replay page. */

export type Command = 'first' | 'back' | 'forward' | 'last' | 'play' | { chapter: number };

const COMMANDS: Record<string, Command> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  ' ': 'play',
};

/** What a key asks for; null if it is for something else: a field, a button, the board, the browser. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.target instanceof Element && takes(event.target, event.key)) return null;
  if (/^[0-9]$/.test(event.key)) return { chapter: Number(event.key) };
  return COMMANDS[event.key] ?? null;
}

/** Whether an element has its own use for a key. */
function takes(element: Element, key: string): boolean {
  if (element.closest('dialog, textarea, select, [contenteditable]') !== null) return true;
  if (element instanceof HTMLInputElement) return element.type !== 'range' || key.startsWith('Arrow');
  return key === ' ' && element.closest('button, a, summary') !== null;
}
