/** What the server says of a position while it is edited: how it looks, or what is wrong with it. */
import { messageOf, post, Refusal } from '../lib/api.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Text } from '../lib/texts.ts';
import type { Form, PositionShown } from '../wire/mirabilia.ts';
import type { Wrong } from './context.ts';
import { pathOf, type Snapshot } from './paths.ts';

/** Milliseconds that nothing changes before the server is asked, and until it is asked again if that was too often. */
const [REST, AGAIN] = [120, 1500];
/** The place of what no field is to blame for. */
const WHOLE = '(whole)';

export interface Asked {
  game: string;
  snapshot: Snapshot;
  seat: number;
  fill: number;
}

export class Asking {
  /** The last position that was possible, as a seat sees it. */
  shown = $state.raw<PositionShown | null>(null);
  wrong = $state.raw<Wrong | null>(null);
  form = $state.raw<Form | null>(null);
  /** Whether what is shown and said is about the position as it is now. */
  isSettled = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = 0;
  #agreed = '';

  /** Ask anew: of several questions the last one counts. */
  ask(asked: Asked, text: Text): void {
    clearTimeout(this.#timer);
    this.isSettled = false;
    const question = (this.#question += 1);
    this.#timer = setTimeout(() => void this.#look(asked, text, question), REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#question += 1;
  }

  async #look(asked: Asked, text: Text, question: number): Promise<void> {
    try {
      await this.#learn(asked);
      const shown = await post<PositionShown>('/api/positions/view', asked);
      if (question !== this.#question) return;
      this.shown = shown;
      this.wrong = null;
    } catch (error) {
      if (question !== this.#question) return;
      if (error instanceof Refusal && error.problem.refusal === 'too_many') {
        this.#timer = setTimeout(() => void this.#look(asked, text, question), AGAIN);
        return;
      }
      this.wrong = wrongIn(error, text);
    }
    this.isSettled = true;
  }

  /** What can stand in the fields depends on what was agreed before the game. */
  async #learn({ game, snapshot }: Asked): Promise<void> {
    const { players, options } = snapshot;
    const agreed = JSON.stringify([game, players, options]);
    if (this.#agreed === agreed && this.form !== null) return;
    this.form = await post<Form>('/api/positions/form', { game, snapshot });
    this.#agreed = agreed;
  }
}

export function wrongIn(error: unknown, text: Text): Wrong {
  if (error instanceof Refusal && error.problem.refusal === 'snapshot') {
    const { field, also, reason } = error.problem.fields;
    const path = typeof field === 'string' && field !== WHOLE ? pathOf(field) : [];
    const says = typeof reason === 'string' ? reason : error.problem.message;
    return { path, also: typeof also === 'string' ? pathOf(also) : null, says };
  }
  return { path: [], also: null, says: messageOf(error, text) };
}

/** The language of the answers, so that what depends on them asks anew. */
export function spoken(): string {
  return settings.language;
}
