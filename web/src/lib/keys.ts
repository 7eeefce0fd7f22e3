/** A key, as it is written or by its name, and the text of what it does. */
export interface Key {
  key: string;
  does: string;
}

/** The keys of a table: those of the shell, and those every board understands; a game adds its own. */
export const KEYS: Key[] = [
  { key: 'u', does: 'web-key-undo' },
  { key: 'h', does: 'web-key-hint' },
  { key: 't', does: 'web-key-text' },
  { key: 'c', does: 'web-key-chat' },
  { key: 'l', does: 'web-key-log' },
  { key: 's', does: 'web-key-legend' },
  { key: '?', does: 'web-key-help' },
  { key: 'Esc', does: 'web-key-escape' },
  { key: 'web-keys-arrows', does: 'web-key-arrows' },
  { key: 'web-keys-enter', does: 'web-key-enter' },
  { key: 'b', does: 'web-key-build' },
  { key: 'd', does: 'web-key-discard' },
  { key: 'w', does: 'web-key-wonder' },
];

/** Whether what has the focus takes letters, or somebody has done something with the key already. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const field = 'input:not([type="radio"], [type="checkbox"]), textarea, select';
  return event.target instanceof Element && event.target.matches(field);
}

/** Whether a key is meant for the table, and not for a field that is being filled in, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  return !isTyping(event) && document.querySelector('dialog.over[open]') === null;
}
