/** The keys of a table: those of the shell, and those every board understands. */
export const KEYS: Record<'all' | 'seven' | 'world', { key: string; does: string }[]> = {
  all: [
    { key: 'u', does: 'undo' },
    { key: 'h', does: 'hint' },
    { key: 't', does: 'text' },
    { key: 'c', does: 'chat' },
    { key: 'l', does: 'log' },
    { key: '?', does: 'help' },
    { key: 'Esc', does: 'escape' },
    { key: 'web-keys-arrows', does: 'arrows' },
    { key: 'web-keys-enter', does: 'enter' },
    { key: 'b', does: 'build' },
    { key: 'd', does: 'discard' },
    { key: 'w', does: 'wonder' },
  ],
  seven: [
    { key: '1–8', does: 'card' },
    { key: 'e', does: 'edifice' },
    { key: 'p', does: 'payment' },
    { key: '[ ]', does: 'neighbours' },
    { key: 'n', does: 'next-city' },
    { key: 'o', does: 'scores' },
    { key: 'm', does: 'passed' },
    { key: 'r', does: 'reveal' },
    { key: 'web-keys-space', does: 'skip' },
  ],
  world: [
    { key: 'r', does: 'turn' },
    { key: 'n', does: 'next-place' },
    { key: 'e5 r90', does: 'typed-place' },
  ],
};

/** Whether a key is meant for the table, and not for a field that is being filled in or for the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog.over[open]') !== null) return false;
  return !(event.target instanceof Element && event.target.matches('input, textarea, select'));
}
