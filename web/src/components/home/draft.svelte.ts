/** A table while it is being set up: who sits where, and what is agreed. */
import { NO_CLOCK, type Choice, type Plan } from '../../lib/opening.ts';
import type { GameShown, OptionShown, PresetShown, TablePreview } from '../../wire/mirabilia.ts';
import type { Mode } from './modes.ts';

/** At a seat instead of a bot. */
export const PERSON = 'person';

export class Draft {
  readonly game: GameShown;
  players = $state(0);
  level = $state('');
  /** What was chosen for a seat: a bot or a person. The others follow from the way one plays. */
  #occupants = $state<Record<number, string>>({});
  names = $state<string[]>([]);
  choices = $state<Record<string, Choice>>({});
  clock = $state<Plan['clock']>(NO_CLOCK);
  hints = $state(false);
  isPublic = $state(false);
  /** Whether the result is to count for ratings. */
  isRated = $state(false);
  /** What the server says about it; null until it has answered. */
  preview = $state.raw<TablePreview | null>(null);

  constructor(game: GameShown, bot: string, name: string) {
    this.game = game;
    this.players = game.default_players;
    this.level = bot;
    this.names = [name];
  }

  /** What is agreed; where the result counts nobody is helped, and whoever runs out of time has lost. */
  agreed(mode: Mode | null): Pick<Plan, 'clock' | 'hints' | 'rated'> {
    const rated = this.isRated && mode !== 'screen';
    if (!rated) return { clock: this.clock, hints: this.hints || mode !== 'friends', rated };
    return { clock: { ...this.clock, lost: this.clock.kind !== 'none' }, hints: false, rated };
  }

  /** A person or the name of a bot; oneself is at the first seat. */
  occupant(seat: number, mode: Mode | null): string {
    if (seat === 0) return PERSON;
    const chosen = this.#occupants[seat];
    if (mode === 'bots') return chosen === undefined || chosen === PERSON ? this.level : chosen;
    return chosen ?? PERSON;
  }

  occupy(seat: number, occupant: string): void {
    this.#occupants[seat] = occupant;
  }

  /** For each seat null for a person, or the name of a bot. */
  seats(mode: Mode | null): (string | null)[] {
    return Array.from({ length: this.players }, (_, seat) => {
      const occupant = this.occupant(seat, mode);
      return occupant === PERSON ? null : occupant;
    });
  }

  /** All bots at once: whatever was chosen for single seats gives way. */
  setLevel(level: string): void {
    this.level = level;
    for (const [seat, occupant] of Object.entries(this.#occupants)) {
      if (occupant !== PERSON) this.#occupants[Number(seat)] = level;
    }
  }

  setPlayers(players: number): void {
    this.players = players;
    for (const option of this.game.options) {
      const choice = this.choices[option.name];
      if (Array.isArray(choice) && !option.several && option.row.length > 0)
        this.choices[option.name] = this.rowOf(option, choice);
    }
  }

  choose(option: OptionShown, choice: Choice): void {
    const isUsual = option.several ? choice.length === 0 : choice === option.default;
    const rest = Object.entries(this.choices).filter(([name]) => name !== option.name);
    this.choices = Object.fromEntries(isUsual ? rest : [...rest, [option.name, choice]]);
  }

  chosen(option: OptionShown): Choice {
    return this.choices[option.name] ?? (option.several ? [] : option.default);
  }

  /** A row as long as it has to be: what is there already, then what can be there and is not yet. */
  rowOf(option: OptionShown, row: string[] = []): string[] {
    const length = option.row_length === 0 ? this.players : option.row_length;
    const refused = this.preview?.refusals[option.name]?.items ?? {};
    const possible = option.row.map(({ choice }) => choice).filter((choice) => refused[choice] === undefined);
    const unused = possible.filter((choice) => !row.includes(choice));
    const more = [...unused, ...Array.from({ length }, () => possible[0] ?? '')];
    return [...row, ...more].slice(0, length);
  }

  follow({ players, bot, options }: PresetShown): void {
    this.players = players;
    this.level = bot;
    this.#occupants = {};
    this.choices = { ...(options as Record<string, Choice>) };
  }

  /** Whether it is set up as a preset says. */
  isLike({ players, bot, options }: PresetShown): boolean {
    const bots = this.seats('bots').slice(1);
    const isSame = JSON.stringify(sorted(this.choices)) === JSON.stringify(sorted(options));
    return this.players === players && bots.every((one) => one === bot) && isSame;
  }
}

function sorted(choices: Record<string, unknown>): [string, unknown][] {
  return Object.entries(choices).sort(([one], [other]) => one.localeCompare(other));
}
