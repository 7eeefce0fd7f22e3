/** What the server sends, with what every game has its own of: its view, what is one's own, and its events. */
import type * as wire from '../wire/mirabilia.ts';

/** A table with all that is known of it, put together from the welcome and the updates since. */
export interface Table<View = unknown, Own = unknown> extends wire.TableShown {
  view: View;
  own: Own;
  actions: wire.Action[];
}

/** What a bot would do. */
export interface Advice extends wire.BotDecision {
  events: wire.Event[];
}

/** The game after a move, or after the set-up. */
export interface Step<View = unknown> extends wire.Step {
  events: wire.Event[];
  view: View;
}

export interface Replay<View = unknown> extends wire.Replay {
  steps: Step<View>[];
}

/** The table after news: what an update leaves out is as it was. */
export function merge(table: Table, update: wire.TableUpdate): Table {
  return { ...table, ...update };
}
