/** A record somebody opened: it stays until the tab is closed, so a reload loses nothing. */

export interface Saved {
  /** The name of its file. */
  name: string;
  text: string;
}

const KEY = 'record';
let isKept = $state(savedRecord() !== null);

/** Whether a record is open: then the page is the game's, as at a table. */
export function hasRecord(): boolean {
  return isKept;
}

export function savedRecord(): Saved | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSaved(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keep a record; where the browser keeps nothing, only a reload will miss it. */
export function keepRecord(record: Saved): void {
  isKept = true;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name: record.name, text: record.text }));
  } catch {
    return;
  }
}

export function forgetRecord(): void {
  isKept = false;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

function isSaved(stored: unknown): stored is Saved {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('text' in stored)) return false;
  return typeof stored.name === 'string' && typeof stored.text === 'string';
}
