/** A position handed over to the page that evaluates it: kept until the tab is closed, so a reload loses nothing. */

export interface Handed {
  /** The snapshot, as JSON. */
  snapshot: string;
  /** Whose game it is from, and after which move; empty for one that was pasted. */
  players: string[];
  step: number;
}

const KEY = 'position';

export function handedPosition(): Handed | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isHanded(found) ? found : null;
  } catch {
    return null;
  }
}

/** Keep a position; where the browser keeps nothing, only a reload will miss it. */
export function handOver(position: Handed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(position));
  } catch {
    return;
  }
}

/** A snapshot as people read it: a field a line, short lists in one. */
export function written(snapshot: unknown): string {
  const wide = JSON.stringify(snapshot, null, 2);
  return wide.replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, items: string) => `[${items.replace(/\s*\n\s*/g, ' ')}]`);
}

function isHanded(found: unknown): found is Handed {
  if (typeof found !== 'object' || found === null) return false;
  const { snapshot, players, step } = found as Record<string, unknown>;
  return typeof snapshot === 'string' && Array.isArray(players) && typeof step === 'number';
}
