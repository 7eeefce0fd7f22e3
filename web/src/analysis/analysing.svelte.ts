/** The analysis of one game: asked for, followed while it runs, kept once it is there. */
import { messageOf, Refusal } from '../lib/api.ts';
import type { Text } from '../lib/texts.ts';
import type { Source } from '../replay/recording.ts';
import { begun } from './asking.ts';
import type { Cards, Report } from './wire.ts';

/** How long to wait before one asks again how far it is, in milliseconds. */
export const PAUSE = 1000;
const LONG_PAUSE = 4000;

const FORGOTTEN = 'no_analysis';
/** Refusals that pass: nothing is wrong with what was asked. */
const PASSING = ['offline', 'too_many', 'busy', 'unavailable'];

export class Analysing {
  /** What the bot may know in the analysis that is shown; null before one was asked for. */
  cards = $state<Cards | null>(null);
  /** Why it is not going on, as a sentence. */
  problem = $state('');
  /** Whether the server does not answer at the moment. */
  away = $state(false);
  #reports = $state.raw<Partial<Record<Cards, Report>>>({});
  #round = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #source: Source;
  readonly #text: Text;

  constructor(source: Source, text: Text) {
    this.#source = source;
    this.#text = text;
  }

  get report(): Report | null {
    return this.cards === null ? null : (this.#reports[this.cards] ?? null);
  }

  /** Show the analysis of a kind; what is not there yet is asked for. */
  async show(cards: Cards): Promise<void> {
    this.stop();
    const round = this.#round;
    this.cards = cards;
    this.problem = '';
    if (this.#reports[cards]?.finished) return;
    try {
      await this.#followed(cards, round);
    } catch (error) {
      if (round === this.#round) this.problem = messageOf(error, this.#text);
    }
  }

  /** Ask no more. What runs on the server goes on there. */
  stop(): void {
    this.#round += 1;
    this.away = false;
    clearTimeout(this.#timer);
  }

  /** Begin and follow it to its end; one that a new server knows nothing of is begun once more. */
  async #followed(cards: Cards, round: number, again = true): Promise<void> {
    try {
      const ask = await begun(this.#source, cards);
      await this.#follow(cards, ask, round);
    } catch (error) {
      const forgotten = error instanceof Refusal && error.problem.refusal === FORGOTTEN;
      if (!forgotten || !again || round !== this.#round) throw error;
      await this.#followed(cards, round, false);
    }
  }

  async #follow(cards: Cards, ask: () => Promise<Report>, round: number): Promise<void> {
    while (round === this.#round) {
      const report = await this.#asked(ask);
      if (round !== this.#round) return;
      this.away = report === null;
      if (report !== null) this.#reports = { ...this.#reports, [cards]: report };
      if (report !== null && report.error !== null) throw new Refusal(broken(report.error));
      if (report?.finished === true) return;
      await this.#pause(report === null ? LONG_PAUSE : PAUSE);
    }
  }

  /** How far it is; null when nobody answers just now. */
  async #asked(ask: () => Promise<Report>): Promise<Report | null> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refusal && PASSING.includes(error.problem.refusal)) return null;
      throw error;
    }
  }

  #pause(length: number): Promise<void> {
    return new Promise((done) => {
      this.#timer = setTimeout(done, length);
    });
  }
}

function broken(message: string): Refusal['problem'] {
  return { refusal: 'broken', message, fields: {} };
}
