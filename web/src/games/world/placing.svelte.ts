/** What one is about to buy and lay: choose, move, turn, pin, confirm, and one step back at any time. */
import { Refusal } from '../../lib/api.ts';
import { actionsOn, isLegal } from '../../lib/actions.ts';
import type { Action, Fact, Tried } from '../../wire/mirabilia.ts';
import type { Chosen } from '../contract.ts';
import { cellAt, middleOf, numberOf, placeFrom, placeName, SIDE, type Cell } from './cells.ts';
import type { Catalogue } from './catalogue.ts';
import { clamped, covered, handsInHand, handsOnSale, spotsOf, type Hand, type Spot, type Turn } from './hand.ts';
import {
  grabbedAfter,
  NEAR,
  NEAR_FINGER,
  onlyTurnNear,
  snapped,
  towards,
  turnedBy,
  type Ghost,
  type Point,
} from './snapping.ts';
import type { Verb, View } from './types.ts';

/** What is on sale: an item, a stack, a Monument, or a choice such as a loan. */
export interface Ware {
  kind: string;
  id: string;
}

/** What the board is given by the table. */
export interface Host {
  readonly view: View;
  readonly catalogue: Catalogue;
  readonly actions: Action[];
  readonly ready: boolean;
  readonly play: ((action: Chosen, then?: string[]) => void) | null;
  /** Whether somebody else has the turn, so that one can try things out in pencil. */
  readonly waits: boolean;
  readonly attempt: ((moves: string[]) => Promise<Tried>) | null;
  readonly explain: (refusal: Refusal) => string;
  /** A piece under a finger has found another place. */
  readonly felt: () => void;
  /** Say that what was chosen in pencil is sold. */
  readonly sold: (ware: Ware) => void;
}

/** What the server says about a place: what it would change, or why nothing can lie there and which cells are wrong. */
export type Verdict = ({ facts: Fact[] } | { refusal: string; wrong: number[] }) & {
  /** Which needs of a Monument would be met; none of other pieces. */
  needs: boolean[];
};

/** Milliseconds that a piece has to rest before the server is asked. */
const REST = 200;

export class Placing {
  readonly #host: Host;
  /** What has been chosen to look at or to buy. */
  ware = $state.raw<Ware | null>(null);
  pinned = $state(false);
  /** On its way to the server. */
  sent = $state(false);
  /** Whether a piece is drawn from the market. */
  dragging = $state(false);
  verdict = $state.raw<Verdict | null>(null);
  /** Why nothing can be tried out now. */
  excuse = $state('');
  /** What one could do if it were one's turn, once that was asked. */
  #pencilled = $state.raw<Action[]>([]);
  #verb = $state<Verb>('lay');
  #degrees = $state(0);
  #corner = $state<number | null>(null);
  #grabbed = $state.raw<Cell | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn depends on it
  readonly #verdicts = new Map<string, Verdict>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** What one can do; while somebody else has the turn, what one could. */
  readonly actions: Action[] = $derived.by(() => (this.#host.waits ? this.#pencilled : this.#host.actions));
  /** Whether nothing is bought: it is not one's turn. */
  readonly inPencil = $derived.by(() => this.#host.waits);
  /** The action that is about what was chosen. */
  readonly action = $derived.by(() => {
    const { ware } = this;
    return ware === null ? null : (actionsOn(this.actions, ware.kind, ware.id)[0] ?? null);
  });
  /** Whether something bought has to be laid now, with nothing to choose first. */
  readonly isLaying = $derived.by(() => this.#host.view.laying !== null && this.#host.actions.length > 0);
  readonly hands: Hand[] = $derived.by(() => {
    const { view, catalogue, actions, play } = this.#host;
    if (play === null) return [];
    if (this.isLaying && view.laying !== null) return handsInHand(catalogue, view.laying, actions);
    return this.action === null ? [] : handsOnSale(catalogue, this.action);
  });
  readonly spots: Spot[] = $derived(spotsOf(this.hands));
  readonly hand: Hand | null = $derived(this.hands.find(({ verb }) => verb === this.#verb) ?? this.hands[0] ?? null);
  readonly turn: Turn | null = $derived(
    this.hand?.turns.find(({ turn }) => turn === this.#degrees) ?? this.hand?.turns[0] ?? null,
  );
  readonly ghost: Ghost | null = $derived.by(() => {
    const [turn, corner] = [this.turn, this.#corner];
    return turn === null || corner === null ? null : { turn, corner, legal: turn.spots.has(corner) };
  });
  readonly spot: Spot | null = $derived(
    this.ghost === null ? null : (this.ghost.turn.spots.get(this.ghost.corner) ?? null),
  );
  /** The cells the piece would cover. */
  readonly cells: Cell[] = $derived(this.ghost === null ? [] : covered(this.ghost.turn, this.ghost.corner));
  /** Whether there is something to lay. */
  readonly isActive = $derived(this.hand !== null && !this.sent);
  /** Whether the piece can be turned: some are equal from all sides. */
  readonly canTurn = $derived((this.hand?.turns.length ?? 0) > 1);

  get verb(): Verb {
    return this.hand?.verb ?? this.#verb;
  }

  get degrees(): number {
    return this.turn?.turn ?? 0;
  }

  /** The place as moves name it; "" without one. */
  get place(): string {
    return this.ghost === null ? '' : placeName(this.ghost.corner, this.degrees);
  }

  choose(ware: Ware | null): void {
    if (this.ware?.kind === ware?.kind && this.ware?.id === ware?.id) return;
    this.ware = ware;
    this.sent = false;
    if (ware !== null && this.inPencil && this.#pencilled.length === 0) void this.sharpen();
    // The place stays where it is also one of the new piece.
    if (this.spot === null) this.#leave();
    else this.pinned = false;
    this.#asked();
  }

  /** Take advice: something on sale, and where it would be laid. */
  take(ware: Ware, place: string): void {
    this.choose(ware);
    const spot = this.spots.find(({ text }) => text === place);
    if (spot === undefined) return;
    this.visit(spot);
    this.pin();
  }

  /** Lay the other kind of Short Road. */
  change(verb: Verb): void {
    this.#verb = verb;
    this.#leave();
  }

  /** Hold the piece by one of its cells; by the middle one unless somebody has pressed on another. */
  hold(cell: Cell | null): void {
    this.#grabbed = cell;
  }

  get grabbed(): Cell {
    const { turn } = this;
    if (turn === null) return { row: 0, column: 0 };
    const held = this.#grabbed;
    const isOf = turn.cells.some(({ row, column }) => row === held?.row && column === held.column);
    return held !== null && isOf ? held : middleOf(turn.cells);
  }

  /** Move the piece to where somebody points. */
  pointAt(point: Point, isFinger = false): void {
    const { hand } = this;
    if (hand === null || this.turn === null) return;
    const radius = isFinger ? NEAR_FINGER : NEAR;
    if (this.#corner === null) {
      const only = onlyTurnNear(hand, { turn: this.turn, grabbed: this.grabbed }, point, radius);
      if (only !== null) this.#setTurn(only.turn, only.grabbed);
    }
    const before = this.#corner;
    const { corner, legal } = snapped(this.turn, point, { grabbed: this.grabbed, radius, before: this.ghost });
    this.#go(corner);
    if (isFinger && legal && corner !== before) this.#host.felt();
  }

  /** Turn the piece: clockwise with 1, back with -1. */
  rotate(way: 1 | -1): void {
    const { hand, turn } = this;
    if (hand === null || turn === null || !this.canTurn) return;
    const at = this.#heldAt();
    if (at === null) {
      const next = hand.turns[(hand.turns.indexOf(turn) + way + hand.turns.length) % hand.turns.length] ?? turn;
      this.#setTurn(next, grabbedAfter({ turn, grabbed: this.grabbed }, next));
      return;
    }
    const held = turnedBy(hand, { turn, grabbed: this.grabbed }, way, at);
    this.#setTurn(held.turn, held.grabbed);
    const { corner, legal } = snapped(held.turn, at, { grabbed: held.grabbed, radius: NEAR_FINGER, before: null });
    this.pinned &&= legal;
    this.#go(corner);
  }

  /** Go to the next place in a direction; to the first of all if there is none yet. */
  step(way: Point): boolean {
    const { turn } = this;
    if (turn === null) return false;
    const next =
      this.#corner === null
        ? [...turn.spots.keys()].sort((one, other) => one - other)[0]
        : towards(turn, this.#corner, way);
    if (next === undefined || next === null) return false;
    this.pinned = false;
    this.#go(next);
    return true;
  }

  /** Go one cell, legal or not. */
  shift(way: Point): void {
    const { turn } = this;
    if (turn === null) return;
    const { row, column } = cellAt(this.#corner ?? numberOf({ row: 5, column: 5 }));
    this.pinned = false;
    this.#go(clamped(turn, { row: row + way.y, column: column + way.x }, SIDE));
  }

  /** The next place in the list by what they bring. */
  cycle(way: 1 | -1): void {
    const { spots } = this;
    if (spots.length === 0) return;
    const at = this.spot === null ? (way === 1 ? -1 : 0) : spots.indexOf(this.spot);
    const next = spots[(at + way + spots.length) % spots.length];
    if (next !== undefined) this.visit(next);
  }

  /** Go to a place of any turn. */
  visit({ verb, turn, corner }: Pick<Spot, 'verb' | 'turn' | 'corner'>): void {
    this.#verb = verb;
    this.#degrees = turn;
    this.#grabbed = null;
    this.pinned = false;
    this.#go(corner);
  }

  /** Go to a typed place; with the turn it has if none was typed. */
  goTo(corner: number, turn: number | null): boolean {
    const { hand } = this;
    if (hand === null) return false;
    const next = hand.turns.find((one) => one.turn === (turn ?? this.degrees));
    if (next === undefined) return false;
    this.visit({ verb: hand.verb, turn: next.turn, corner: clamped(next, cellAt(corner), SIDE) });
    return true;
  }

  /** Keep the piece where it is, to be looked at and confirmed. */
  pin(): boolean {
    this.pinned = this.spot !== null;
    return this.pinned;
  }

  /** Make the move: what is bought goes out with its first place, what has no place at once. */
  confirm(): boolean {
    const { play, ready } = this.#host;
    if (play === null || !ready || this.sent || this.inPencil) return false;
    if (this.spot !== null) {
      const { text } = this.spot;
      if (this.isLaying) play({ text });
      else if (this.action !== null) play(this.action, [text]);
      this.sent = true;
      return true;
    }
    if (this.action === null || !isLegal(this.action) || this.hands.length > 0) return false;
    this.sent = true;
    play(this.action);
    return true;
  }

  /** One step back; false if there is none. */
  back(): boolean {
    if (this.sent) return false;
    if (this.pinned) this.pinned = false;
    else if (this.#corner !== null) this.#leave();
    else if (this.ware !== null) this.choose(null);
    else return false;
    return true;
  }

  /** After a move: what was chosen stays where it is if it can still be bought, and what is in hand if nobody has laid it. */
  settle(): void {
    const { sent } = this;
    this.sent = false;
    this.#verdicts.clear();
    if (sent) this.#drop();
    if (this.inPencil && this.ware !== null) {
      void this.sharpen();
      return;
    }
    this.#pencilled = [];
    this.#keep();
  }

  /** What was chosen is no longer in hand. */
  #drop(): void {
    this.ware = null;
    this.#leave();
  }

  /** What is still on sale stays in hand, where it can still lie. */
  #keep(): void {
    if (this.ware !== null && this.action === null) {
      this.#host.sold(this.ware);
      this.#drop();
    } else if (this.hand === null) this.#leave();
    else {
      this.pinned &&= this.spot !== null;
      this.#asked();
    }
  }

  /** Ask what one could do if it were one's turn: at first, and whenever somebody has moved. */
  async sharpen(): Promise<void> {
    const { attempt } = this.#host;
    if (attempt === null) return;
    const [actions, excuse] = await attempt([]).then(
      (tried): [Action[], string] => [tried.actions ?? [], ''],
      (error: unknown): [Action[], string] => [[], error instanceof Refusal ? this.#host.explain(error) : ''],
    );
    if (!this.inPencil) return;
    [this.#pencilled, this.excuse] = [actions, excuse];
    if (actions.length > 0) this.#keep();
    else this.#leave();
  }

  #leave(): void {
    this.#corner = null;
    this.pinned = false;
    this.#asked();
  }

  #go(corner: number): void {
    if (corner === this.#corner) return;
    this.#corner = corner;
    this.#asked();
  }

  #setTurn({ turn }: Turn, grabbed: Cell): void {
    this.#degrees = turn;
    this.#grabbed = grabbed;
    this.#asked();
  }

  #heldAt(): Point | null {
    if (this.#corner === null) return null;
    const { row, column } = cellAt(this.#corner);
    return { x: column + this.grabbed.column + 0.5, y: row + this.grabbed.row + 0.5 };
  }

  /** Ask the server about the place as soon as the piece rests there. */
  #asked(): void {
    clearTimeout(this.#timer);
    const { attempt } = this.#host;
    const { ghost } = this;
    this.verdict = null;
    if (ghost === null || attempt === null) return;
    const text = `${ghost.turn.verb} ${this.place}`;
    const moves = this.isLaying ? [text] : [this.action?.text ?? '', text];
    const key = moves.join('\n');
    const known = this.#verdicts.get(key);
    if (known !== undefined) {
      this.verdict = known;
      return;
    }
    this.#timer = setTimeout(() => {
      void this.#judge(attempt, moves, key);
    }, REST);
  }

  #refused(refusal: Refusal): Verdict {
    const why = refusal.problem.fields['fact'] as Fact | undefined;
    return { refusal: this.#host.explain(refusal), wrong: wrongCells(why), needs: needsIn(why) };
  }

  async #judge(attempt: (moves: string[]) => Promise<Tried>, moves: string[], key: string): Promise<void> {
    const verdict = await attempt(moves).then(
      ({ outlook }): Verdict => ({
        facts: outlook.filter((fact) => !isNeeds(fact)),
        needs: needsIn(outlook.find(isNeeds)),
      }),
      (error: unknown): Verdict | null => (error instanceof Refusal ? this.#refused(error) : null),
    );
    if (verdict === null) return;
    this.#verdicts.set(key, verdict);
    const isThere =
      moves.at(-1) === `${this.verb} ${this.place}` && moves.at(-2) === (this.isLaying ? undefined : this.action?.text);
    if (isThere) this.verdict = verdict;
  }
}

/** The one among what would change that tells of a Monument's needs. */
function isNeeds({ gain }: Fact): boolean {
  return gain === 'needs';
}

function needsIn(fact: Fact | undefined): boolean[] {
  return (fact?.['needs'] ?? []) as boolean[];
}

/** The cells that a refusal names. */
function wrongCells(why: Fact | undefined): number[] {
  const names = [why?.['cell'], ...((why?.['also'] ?? []) as unknown[])];
  return names.flatMap((name) => placeFrom(String(name ?? ''))?.corner ?? []);
}
