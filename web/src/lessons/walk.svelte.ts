/** The way through a lesson: what is shown, what a move led to, one step on and one back. */
import { duration } from '../drawing/motion.ts';
import { post, Refusal } from '../lib/api.ts';
import { keepProgress, progressIn } from '../lib/lessons.ts';
import type { Turn } from '../lib/since.ts';
import { OTHERS_STEP, OWN_STEP } from '../lib/steps.svelte.ts';
import type { ReplayStep } from '../lib/table.ts';
import type { Chosen, GameModule } from '../games/contract.ts';
import type {
  Action,
  BotDecision,
  Event,
  LessonPlace,
  LessonShown,
  LessonStepShown,
  Tried,
} from '../wire/mirabilia.ts';

/** The seat of whoever learns. */
export const PUPIL = 0;

/** Longer than any turn: what was shown before is not what this came of. */
const JUMP = 100;

type Place = LessonPlace & { steps: ReplayStep[] };

/** What a move asks of the server besides the place it is made at. */
interface Wish {
  code?: number;
  text?: string;
  then?: string[];
}

export class Walk {
  readonly game: string;
  readonly lesson: LessonShown;
  #number = $state(0);
  #made = $state.raw<string[]>([]);
  /** The game as it is shown; null before the server has answered. */
  view = $state.raw<unknown>(null);
  events = $state.raw<Event[]>([]);
  since = $state.raw<Turn[]>([]);
  /** How many moves have been shown: one more for each that is to be seen. */
  moves = $state(0);
  actions = $state.raw<Action[]>([]);
  toAct = $state.raw<number[]>([]);
  players = $state(0);
  advice = $state.raw<BotDecision | null>(null);
  /** The form of the text that answers a move which did not lead on. */
  wrong = $state<string | null>(null);
  /** Whether the move that leads on is pointed out. */
  isHelped = $state(false);
  /** A move is on its way, or what came of it is still to be seen. */
  busy = $state(true);
  /** Another number whenever the board has to be drawn anew. */
  drawn = $state(0);
  /** How long a game wants a step to be seen. */
  holdOf: (events: Event[]) => number = () => 0;
  #stopped = false;

  constructor(game: string, lesson: LessonShown) {
    this.game = game;
    this.lesson = lesson;
  }

  get number(): number {
    return this.#number;
  }

  readonly step: LessonStepShown | undefined = $derived.by(() => this.lesson.steps[this.#number]);
  readonly isLast = $derived.by(() => this.#number === this.lesson.steps.length - 1);

  /** Go on where one was; a lesson that was gone through, or has changed, begins again. */
  async start(): Promise<void> {
    const { step, made, done } = progressIn(this.game, this.lesson.lesson);
    const isOver = done && step >= this.lesson.steps.length - 1;
    try {
      await (isOver ? this.#go(0, []) : this.#go(step, made));
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.refusal === 'offline') throw error;
      await this.#go(0, []);
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Read on. */
  next(): Promise<void> {
    return this.#go(Math.min(this.#number + 1, this.lesson.steps.length - 1), this.#made);
  }

  /** One step back, before the move that was made there. */
  back(): Promise<void> {
    const number = Math.max(0, this.#number - 1);
    const asked = this.lesson.steps.slice(0, number).filter(({ waits }) => waits).length;
    return this.#go(number, this.#made.slice(0, asked), true);
  }

  /** Make a move: it leads on, or is answered and can be made otherwise. */
  async play({ code, text }: Chosen, then: string[] = []): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const place = await this.#ask({ ...(code === undefined ? { text } : { code }), then });
      for (const step of place.steps.slice(1)) await this.#show(step);
      this.#settle(place);
      if (place.wrong !== null) this.isHelped = true;
    } finally {
      this.busy = false;
    }
  }

  /** Let the move that leads on be made; with what follows it where a board would do both at once. */
  async playAdvised(follows: GameModule['follows']): Promise<void> {
    if (this.advice === null) return;
    const { move, then } = this.advice;
    const next = follows?.(move) === true ? then.map(({ text }) => text) : [];
    await this.play({ text: move.text }, next);
  }

  /** What moves would change, without making them. */
  attempt(moves: string[]): Promise<Tried> {
    return post(`${this.#address}/try`, { step: this.#number, made: this.#made, moves });
  }

  get #address(): string {
    return `/api/games/${encodeURIComponent(this.game)}/lessons/${encodeURIComponent(this.lesson.lesson)}`;
  }

  async #go(step: number, made: string[], isBack = false): Promise<void> {
    this.busy = true;
    try {
      const place = await this.#ask({}, step, made);
      const isOther = isBack || this.view === null || this.lesson.steps[step]?.fresh === true;
      if (isOther) {
        [this.events, this.since] = [[], []];
        this.moves += JUMP;
        this.drawn += 1;
      }
      this.#settle(place);
    } finally {
      this.busy = false;
    }
  }

  #ask(wish: Wish, step = this.#number, made = this.#made): Promise<Place> {
    return post<Place>(this.#address, { step, made, ...wish });
  }

  /** Show one turn of what happened, for as long as it takes to be seen. */
  async #show({ view, events, moves }: ReplayStep): Promise<void> {
    if (this.#stopped) return;
    const movers = moves.map(({ seat }) => seat).filter((seat, index, all) => all.indexOf(seat) === index);
    [this.actions, this.toAct] = [[], []];
    [this.view, this.events] = [view, events];
    this.since = [...(movers.includes(PUPIL) ? [] : this.since), { movers, events }];
    this.moves += 1;
    const usual = movers.includes(PUPIL) ? OWN_STEP : OTHERS_STEP;
    await passed(Math.max(duration(usual), duration(this.holdOf(events))));
  }

  #settle({ step, made, wrong, steps, players, to_act, actions, advice }: Place): void {
    const isOther = step !== this.#number;
    [this.#number, this.#made] = [step, [...made]];
    const last = steps.at(-1);
    if (last !== undefined) this.view = last.view;
    this.players = players;
    [this.actions, this.toAct, this.advice, this.wrong] = [actions, [...to_act], advice, wrong];
    if (isOther) this.isHelped = false;
    const { game, lesson } = this;
    const done = this.isLast || progressIn(game, lesson.lesson).done;
    keepProgress(game, lesson.lesson, { step, made: [...made], done });
  }
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((done) => (milliseconds > 0 ? setTimeout(done, milliseconds) : done()));
}
