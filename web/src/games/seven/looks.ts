/** What is drawn for the effects, costs and pieces of 7 Wonders. */
import type { Words } from '../../board/words.ts';
import { drawn, separated, sign, swatch, times, type CardLook, type Mark } from '../../drawing/marks.ts';
import { icons } from '../../icons/icons.ts';
import type { Catalogue } from './catalogue.ts';
import { drawing } from './drawings.ts';
import {
  RAW,
  RESOURCES,
  SYMBOLS,
  WHITE,
  type Card,
  type Effect,
  type Leader,
  type Penalty,
  type PrintedCost,
} from './types.ts';
import { pieceName } from './words.ts';

const SLASH: Mark = { is: 'slash' };
const ARROW: Mark = { is: 'arrow' };
const ANY: Mark = sign('?');
/** More of the same are a number and one of them. */
const MANY = 3;

export function coin(value: number): Mark {
  return { is: 'coin', value };
}

export function laurel(value: number): Mark {
  return { is: 'laurel', value };
}

export function resource(id: string): Mark {
  return { is: 'resource', id, path: drawing('resource', id) };
}

const symbol = (id: string) => drawn(drawing('symbol', id));
const token = (id: string) => drawn(drawing('piece', id));
const all = SYMBOLS.map(symbol);
const several = (number: number, mark: Mark) => (number > MANY ? [sign(String(number)), mark] : times(number, mark));

// Effects

export function marksOf(effects: Effect[]): Mark[] {
  return effects.flatMap((effect) => MARKS[effect.effect]?.(effect) ?? [sign('✦')]);
}

type Draw = (effect: Effect) => Mark[];

/** The colour of raw materials or of manufactured goods, which stands for all of them. */
const goods = ({ resources }: Effect) =>
  Array.isArray(resources) && resources.some((id) => (RAW as readonly string[]).includes(id))
    ? swatch('brown')
    : swatch('grey');
const value = ({ value: number }: Effect) => number ?? 0;
const when =
  (mark: Mark): Draw =>
  (effect) => [coin(value(effect)), SLASH, mark];
const provided =
  (mark: Mark): Draw =>
  (effect) => [laurel(value(effect)), SLASH, mark];
const nothingFor =
  (...marks: Mark[]): Draw =>
  () => [coin(0), SLASH, ...marks];
const ageOf = ({ age }: Effect) => (typeof age === 'number' ? [drawn(AGE[age] ?? '')] : age === 'any' ? [ANY] : []);
const AGE = ['', icons.age1, icons.age2, icons.age3];

const MARKS: Record<string, Draw> = {
  // Production and trade
  produce: ({ resources }) =>
    Object.entries(resources ?? {}).flatMap(([id, number]) => times(Number(number), resource(id))),
  produce_choice: ({ one_of = [] }) => separated(one_of.map(resource)),
  produce_pool: ({ pool }) => [...(pool === 'own' ? [] : [sign('≠')]), swatch('brown'), swatch('grey'), ARROW, ANY],
  trade_price: (effect) => [
    ...(effect.sides?.includes('left') ? [{ is: 'arrow', to: 'left' } as const] : []),
    goods(effect),
    ...(effect.sides?.includes('right') ? [ARROW] : []),
    coin(effect.price ?? 0),
  ],
  rebate: (effect) => [
    ...(effect.side === 'left' ? [{ is: 'arrow', to: 'left' } as const] : []),
    sign('−'),
    coin(value(effect)),
    ...(effect.side === 'right' ? [ARROW] : []),
  ],
  bank_purchase: ({ price }) => [coin(price ?? 0), ARROW, ANY],
  bank_bonus: (effect) => [sign('+'), coin(value(effect)), SLASH, drawn(icons.coins)],
  resource_discount: (effect) => [sign('−1'), SLASH, counted(effect.applies_to ?? '')],
  stages_without_resources: nothingFor(token('stage')),

  // Points, shields, symbols, coins
  victory_points: (effect) => [laurel(value(effect))],
  shields: (effect) => several(value(effect), drawn(drawing('effect', 'shields'))),
  shields_per_defeat: () => [drawn(drawing('effect', 'shields')), SLASH, token('defeat_token')],
  science: (effect) => [symbol(effect.symbol ?? '')],
  science_choice: () => separated(all),
  replace_symbol: () => [symbol('gear'), ARROW, ANY],
  extra_common_symbol: () => [sign('+1'), symbol('gear')],
  mask: (effect) => several(value(effect), drawn(drawing('effect', 'mask'))),
  coins: (effect) => [coin(value(effect))],
  coins_per: (effect) => [coin(value(effect)), ...each(effect)],
  coins_on_build: (effect) => [coin(value(effect)), SLASH, counted(effect.colour ?? '')],
  coins_on_chain: when(drawn(icons.link)),
  coins_on_stage: when(token('stage')),
  coins_on_trade: when(drawn(drawing('colour', 'yellow'))),
  coins_on_victory: when(token('victory_token')),
  neighbours_coins: (effect) => [{ is: 'around', own: false }, sign('+'), coin(value(effect))],
  others_lose: (effect) => [
    drawn(drawing('effect', 'others_lose')),
    sign('−'),
    coin(value(effect)),
    ...(effect.per === 'fixed' || effect.per === undefined ? [] : [SLASH, counted(effect.per)]),
  ],
  others_lose_on_stage: (effect) => [
    drawn(drawing('effect', 'others_lose')),
    sign('−'),
    coin(value(effect)),
    SLASH,
    token('stage'),
  ],

  // Points at the end
  points_per: (effect) => [laurel(value(effect)), ...each(effect)],
  points_per_coins: (effect) => [laurel(value(effect)), SLASH, coin(effect.coins ?? 1)],
  points_per_set: (effect) => [laurel(value(effect)), SLASH, ...(effect.colours ?? []).map(swatch)],
  points_per_science_set: (effect) => [laurel(value(effect)), SLASH, ...all],
  points_per_victory_pair: () => [token('victory_token'), SLASH, ...times(2, token('victory_token'))],
  points_if_most: (effect) => [laurel(value(effect)), SLASH, sign('>'), ...[effect.count ?? []].flat().map(counted)],
  points_if_no_defeat: (effect) => [laurel(value(effect)), SLASH, sign('0'), token('defeat_token')],
  points_if_only_leader: (effect) => [laurel(value(effect)), SLASH, sign('1'), swatch(WHITE)],
  points_if_wonder_complete: provided(token('stage')),
  copy_guild: () => [swatch('purple'), { is: 'around', own: false }],
  double_guild: () => [sign('2×'), swatch('purple')],

  // Building for less, more cards
  free_colour: (effect) => [coin(0), SLASH, counted(effect.colour ?? '')],
  free_first_of_colour: nothingFor(sign('1.'), ...['blue', 'red', 'green'].map(swatch)),
  free_first_of_age: nothingFor(sign('1.'), drawn(icons.card)),
  free_last_of_age: nothingFor(drawn(icons.card), sign('…')),
  free_once_per_age: (effect) => [coin(0), SLASH, effect.colour ? swatch(effect.colour) : drawn(icons.card)],
  play_last_card: () => [drawn(drawing('effect', 'play_last_card')), sign('+1')],
  build_from_discard: () => [drawn(drawing('effect', 'build_from_discard')), coin(0)],

  // Conflict
  victory_token: (effect) => [token('victory_token'), ...ageOf(effect)],
  discard_defeats: () => [sign('−'), token('defeat_token')],
  redirect_defeats: () => [token('defeat_token'), ARROW],
  others_discard_victory: () => [sign('−'), token('victory_token'), { is: 'around', own: false }],
  diplomacy: (effect) => several(value(effect), token('diplomacy')),

  // Leaders and Edifices
  free_leaders: nothingFor(swatch(WHITE)),
  leader_discount: () => [sign('−'), drawn(icons.coins), SLASH, swatch(WHITE)],
  keep_leaders: () => [swatch(WHITE), drawn(icons.hand)],
  draw_leaders: (effect) => [sign(`+${String(value(effect))}`), swatch(WHITE)],
  recruit_leader: () => [sign('+1'), swatch(WHITE)],
  bury_leader: (effect) => [laurel(value(effect)), SLASH, coin(1), swatch(WHITE)],
  copy_leader: () => [swatch(WHITE), { is: 'around', own: false }],
  pawn_from_box: (effect) => [token('pawn'), ...ageOf(effect)],
};

/** What an effect counts, and where if that is not only in the own city. */
function each({ count = [], where = [] }: Effect): Mark[] {
  const around: Mark[] = where.includes('neighbours') ? [{ is: 'around', own: where.includes('own') }] : [];
  return [
    SLASH,
    ...[count]
      .flat()
      .flatMap((item) => (item === 'brown_grey_set' ? [swatch('brown'), swatch('grey')] : [counted(item)])),
    ...around,
  ];
}

const COUNTED: Record<string, Mark> = {
  stage: token('stage'),
  victory_token: token('victory_token'),
  defeat_token: token('defeat_token'),
  coins: drawn(icons.coins),
  age: drawn(icons.age3),
  colour: sign('≠'),
};

function counted(count: string): Mark {
  return COUNTED[count] ?? swatch(count);
}

/** What the failure of an Edifice costs. */
export function penaltyMarks({ penalty, colour = '', coins = 0, number = 1 }: Penalty): Mark[] {
  if (penalty === 'pay') return [sign('−'), coin(coins)];
  if (penalty === 'discard_card') return [sign('−'), swatch(colour)];
  return [sign('−'), ...several(number, token('victory_token'))];
}

// Costs and cards

/** A printed cost: coins, then resources. */
export function costOf(cost: PrintedCost): Mark[] {
  const marks = RESOURCES.flatMap((id) => times(cost[id], resource(id)));
  return cost.coins > 0 ? [coin(cost.coins), ...marks] : marks;
}

/** Units by resource, as costs and bills have them. */
export function unitMarks(units: unknown): Mark[] {
  if (typeof units !== 'object' || units === null) return [];
  const counts = units as Record<string, number>;
  return RESOURCES.flatMap((id) => times(counts[id] ?? 0, resource(id)));
}

/** What is drawn of a piece never changes: it is made once, and what shows it has nothing to draw again after a move. */
const known = new WeakMap<Words, Map<string, CardLook>>();

/** A card or a leader by its id. */
export function lookOf(words: Words, catalogue: Catalogue, id: string): CardLook {
  const looks = known.get(words) ?? new Map<string, CardLook>();
  known.set(words, looks);
  const look = looks.get(id) ?? newLook(words, catalogue, id);
  looks.set(id, look);
  return look;
}

function newLook(words: Words, catalogue: Catalogue, id: string): CardLook {
  return catalogue.isLeader(id)
    ? leaderLook(words, catalogue, catalogue.leader(id))
    : cardLook(words, catalogue.card(id));
}

function cardLook(words: Words, card: Card): CardLook {
  return {
    kind: card.colour,
    name: pieceName(words, 'card', card),
    marks: marksOf(card.effects),
    cost: costOf(card.cost),
    gives: null,
  };
}

function leaderLook(words: Words, catalogue: Catalogue, leader: Leader): CardLook {
  return {
    kind: WHITE,
    name: pieceName(words, 'leader', leader),
    marks: marksOf(leader.effects),
    cost: separated(catalogue.costsOf(leader).map(coin)),
    gives: null,
  };
}
