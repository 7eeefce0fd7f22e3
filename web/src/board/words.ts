/** Names, effects and costs of a game in words: its texts are found by its name and the ids of its catalogue. */
import { chainOf } from '../lib/actions.ts';
import { joined as inGrammar } from '../lib/grammar.ts';
import type { Text, Values } from '../lib/texts.ts';
import type { Cost, Fact } from '../wire/mirabilia.ts';

/** What an effect of a piece is called, and its numbers. */
export interface Effect {
  effect: string;
}

export class Words {
  readonly #game: string;
  readonly #text: Text;
  readonly #tell: (fact: Fact) => string;

  constructor(game: string, text: Text, tell: (fact: Fact) => string) {
    [this.#game, this.#text, this.#tell] = [game, text, tell];
  }

  /** A text of the game: `duel-coins` is `of('coins')`. */
  of(key: string, values?: Values): string {
    return this.#text(`${this.#game}-${key}`, values);
  }

  /** What something of the catalogue is called. */
  name(kind: string, id: string): string {
    return this.of(`${kind}-${dashed(id)}`);
  }

  names(kind: string, ids: string[]): string {
    return joined(ids.map((id) => this.name(kind, id)));
  }

  coins(coins: number): string {
    return this.of('coins', { coins });
  }

  points(value: number): string {
    return this.of('points', { value });
  }

  units(resource: string, units: number): string {
    return this.of(`units-${resource}`, { units });
  }

  /** Each effect of a piece as a phrase. */
  effects({ effects }: { effects: Effect[] }): string[] {
    return effects.map((effect) => this.#effect(effect));
  }

  #effect(effect: Effect): string {
    const values: Values = {};
    for (const [field, value] of Object.entries(effect)) {
      if (field !== 'effect') Object.assign(values, this.#valueOf(field, value as EffectValue));
    }
    return this.of(`effect-${dashed(effect.effect)}`, values);
  }

  /** What a field of an effect puts into its phrase. */
  #valueOf(field: string, value: EffectValue): Values {
    if (field === 'count') return { count: this.of(`count-${dashed([value].flat().join('-'))}`) };
    if (Array.isArray(value)) return { resources: this.names('resource', value) };
    if (typeof value === 'object')
      return { [field]: joined(Object.entries(value).map(([id, n]) => this.units(id, n))) };
    if (field === 'symbol' || field === 'colour') return { [field]: this.name(field, String(value)) };
    return { [field === 'applies_to' ? 'target' : field]: value };
  }

  /** A cost as it is printed: coins first, the resources in their order. */
  printedCost({ coins, ...resources }: Record<string, number>): string {
    const parts = Object.entries(resources)
      .filter(([, number]) => number > 0)
      .map(([id, number]) => this.units(id, number));
    if (coins) parts.unshift(this.coins(coins));
    return parts.length > 0 ? joined(parts) : this.of('cost-free');
  }

  /** What a construction would cost now, in one phrase. */
  price(cost: Cost): string {
    const chain = chainOf(cost);
    if (chain !== undefined) return this.#tell(chain);
    const total = cost.coins ? this.coins(cost.coins) : this.of('cost-free');
    return cost.short ? `${total}, ${this.short(cost.short)}` : total;
  }

  /** How many coins are missing. */
  short(coins: number): string {
    return this.of('cost-short', { coins });
  }
}

type EffectValue = string | number | string[] | Record<string, number>;

/** As a list is read out: "wood, clay, and stone". */
export function joined(items: string[]): string {
  return inGrammar(language() === 'it' ? 'it' : 'en', items);
}

/** That of the page. */
export function language(): string {
  return document.documentElement.lang || 'en';
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}
