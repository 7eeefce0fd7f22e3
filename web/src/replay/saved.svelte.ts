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
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isSaved(found) ? found : null;
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

function isSaved(found: unknown): found is Saved {
  if (typeof found !== 'object' || found === null || !('name' in found) || !('text' in found)) return false;
  return typeof found.name === 'string' && typeof found.text === 'string';
}
