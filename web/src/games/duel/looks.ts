/** What is drawn for the effects, costs, cards and cities of Duel. */
import type { CityLook, Good } from '../../board/city.ts';
import type { Words } from '../../board/words.ts';
import { drawn, separated, times, type CardLook, type Mark } from '../../drawing/marks.ts';
import type { Text } from '../../lib/texts.ts';
import type { Catalogue } from './catalogue.ts';
import { drawing } from './drawings.ts';
import { PALETTE } from './palette.ts';
import {
  COLOURS,
  RESOURCES,
  SYMBOLS,
  type Card,
  type City,
  type Countable,
  type Effect,
  type PrintedCost,
} from './types.ts';
import { cardName, type Voice, cardLabel } from './words.ts';

const SLASH: Mark = { is: 'slash' };

// Effects

export function marksOf(effects: Effect[]): Mark[] {
  return effects.flatMap((effect) => marksOfOne(effect, effects.length === 1));
}

/** @param alone whether it is the only effect: of two that count the same one is enough. */
function marksOfOne(effect: Effect, alone: boolean): Mark[] {
  switch (effect.effect) {
    case 'produce':
      return Object.entries(effect.resources).flatMap(([id, number]) => times(number, resource(id)));
    case 'produce_choice':
      return separated(effect.one_of.map(resource));
    case 'trade_price':
      return [...effect.resources.map(resource), { is: 'arrow' }, { is: 'coin', value: effect.price }];
    case 'victory_points':
      return [{ is: 'laurel', value: effect.value }];
    case 'shields':
      return times(effect.value, drawn(drawing('effect', 'shields')));
    case 'science':
      return [drawn(drawing('symbol', effect.symbol))];
    case 'coins':
      return [{ is: 'coin', value: effect.value }];
    case 'coins_per':
      return [{ is: 'coin', value: effect.value }, SLASH, counted(effect.count)];
    case 'coins_majority':
      return alone ? [{ is: 'coin', value: effect.value }, SLASH, ...effect.count.map(counted)] : [];
    case 'vp_majority':
      return [{ is: 'laurel', value: effect.value }, SLASH, ...effect.count.map(counted)];
    case 'destroy_opponent_card':
      return [drawn(drawing('effect', effect.effect)), counted(effect.colour)];
    default:
      return [drawn(drawing('effect', effect.effect))];
  }
}

/** What an effect counts: cards of a colour, Wonders, or coins by threes. */
function counted(count: Countable): Mark {
  if (count === 'wonder') return drawn(drawing('piece', 'wonder'));
  return count === 'coins_div_3' ? { is: 'coin', value: 3 } : { is: 'swatch', kind: count };
}

function resource(id: string): Mark {
  return { is: 'resource', id, path: drawing('resource', id) };
}

// Costs and cards

/** A printed cost: coins, resources, and last the chain symbol that makes it free. */
export function costOf(cost: PrintedCost, freeWith: string | null = null): Mark[] {
  const marks = RESOURCES.flatMap((id) => times(cost[id], resource(id)));
  if (cost.coins > 0) marks.unshift({ is: 'coin', value: cost.coins });
  if (freeWith !== null) marks.push({ is: 'chain', path: drawing('chain', freeWith) });
  return marks;
}

/** What is drawn of a card never changes: it is made once, and what shows it has nothing to draw again after a move. */
const known = new WeakMap<Words, Map<string, CardLook>>();

export function lookOf(words: Words, card: Card): CardLook {
  const looks = known.get(words) ?? new Map<string, CardLook>();
  known.set(words, looks);
  const look = looks.get(card.id) ?? newLook(words, card);
  looks.set(card.id, look);
  return look;
}

function newLook(words: Words, card: Card): CardLook {
  return {
    kind: card.colour,
    name: cardName(words, card),
    marks: marksOf(card.effects),
    cost: costOf(card.cost, card.free_with),
    gives: card.chain === null ? null : drawing('chain', card.chain),
  };
}

// Cities

export function cityOf(voice: Voice & { text: Text }, catalogue: Catalogue, city: City): CityLook {
  const { words, text } = voice;
  return {
    seat: city.seat,
    coins: city.coins,
    points: city.scores.total,
    goods: RESOURCES.map((id): Good => {
      const [made, price] = [city.production[id], city.prices[id]];
      const says = text('web-board-store', { what: words.units(id, made), price: words.coins(price) });
      const path = drawing('resource', id);
      return { id, path, made, price, fixed: city.fixed_prices.includes(id), words: says };
    }),
    choices: [
      { of: RESOURCES.slice(0, 3), number: city.choices.raw },
      { of: RESOURCES.slice(3), number: city.choices.manufactured },
    ].map((choice) => ({ ...choice, words: text('web-board-choices', { number: choice.number }) })),
    symbols: SYMBOLS.map((id) => ({
      id,
      path: drawing('symbol', id),
      name: words.name('symbol', id),
      number: Number(city.symbols.includes(id)),
      paired: city.pairs.includes(id),
    })),
    tokens: city.progress.map((id) => ({ id, path: drawing('token', id), name: words.name('token', id) })),
    wonders: city.wonders.map(({ wonder: id, built }) => {
      const name = words.name('wonder', id);
      return { id, path: drawing('wonder', id), name, poster: PALETTE[id] ?? '', built };
    }),
    cards: COLOURS.flatMap((colour) => city.cards[colour])
      .map((id) => catalogue.card(id))
      .map((card) => ({ id: card.id, look: lookOf(words, card), words: cardLabel(voice, card) })),
  };
}
