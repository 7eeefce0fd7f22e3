/** Everything in the box of Duel, its icons, and the pictures of its rules. */
import type { Component } from 'svelte';
import type {
  Entry,
  Facet,
  LegendChapter,
  Lookup,
  PieceLink,
  SituationProps,
  Voice,
} from '../../../lookup/contract.ts';
import { entryOf } from '../../../lookup/entries.ts';
import {
  amountPhrases,
  colourItems,
  costFacet,
  costValues,
  effectItems,
  facetOf,
  priceItems,
  resourceItems,
  subjectFacet,
  subjectsOf,
  type Subject,
} from '../../../lookup/facets.ts';
import { drawn, sign, type Mark } from '../../../drawing/marks.ts';
import { icons } from '../../../icons/icons.ts';
import { uncapitalised } from '../../../lib/grammar.ts';
import { Catalogue } from '../catalogue.ts';
import { drawing, drawings } from '../drawings.ts';
import { marksOf } from '../looks.ts';
import { COLOURS, RESOURCES, SYMBOLS, type Card, type Effect, type Pieces } from '../types.ts';
import { cardName, isReconstructed } from '../words.ts';
import Drawing from './Drawing.svelte';
import Picture from './Picture.svelte';

const DECKS = ['age_1', 'age_2', 'age_3', 'guild'];
const KINDS = ['card', 'wonder', 'token'];

const SUBJECT: Record<Effect['effect'], Subject> = {
  produce: 'production',
  produce_choice: 'production',
  trade_price: 'trade',
  gain_opponent_trade_spending: 'trade',
  victory_points: 'points',
  vp_majority: 'points',
  vp_per_own_progress_token: 'points',
  shields: 'shields',
  extra_shields: 'shields',
  science: 'science',
  draw_progress_token: 'science',
  coins: 'coins',
  coins_per: 'coins',
  coins_majority: 'coins',
  coins_on_chain_build: 'coins',
  resource_discount: 'cheaper',
  build_from_discard: 'cheaper',
  play_again: 'again',
  grant_play_again: 'again',
  destroy_opponent_card: 'harm',
  opponent_loses_coins: 'harm',
};

const TERMS = [
  'accessible',
  'age',
  'age-layout',
  'bank',
  'capital',
  'chain',
  'city',
  'civilian-victory',
  'conflict-pawn',
  'cost',
  'discard-pile',
  'distance',
  'extra-turn',
  'fixed-price',
  'guild',
  'military-supremacy',
  'military-token',
  'pair',
  'production',
  'progress-token',
  'science-symbol',
  'scientific-supremacy',
  'selection',
  'shield',
  'structure',
  'trade',
  'victory-points',
  'wonder',
];

/** Symbols have a chapter of their own. */
const isNoSymbol = ({ effect }: Effect) => effect !== 'science';
const resource = (id: string): Mark => ({ is: 'resource', id, path: drawing('resource', id) });

function facets(voice: Voice): Facet[] {
  const { text, words } = voice;
  return [
    facetOf(voice, 'kind', KINDS, (kind) => text(`web-cards-kind-${kind}`)),
    facetOf(voice, 'colour', COLOURS, (colour) => text(`duel-board-kind-${colour}`)),
    facetOf(voice, 'age', DECKS, (deck) => words.name('back', deck)),
    costFacet(voice, RESOURCES),
    subjectFacet(voice),
  ];
}

function entries(printed: unknown, voice: Voice): Entry[] {
  const pieces = printed as Pieces;
  const catalogue = new Catalogue(pieces);
  return [
    ...pieces.cards.map((card) => cardEntry(card, catalogue, voice)),
    ...pieces.wonders.map((wonder) =>
      pieceEntry('wonder', wonder, voice, {
        cost: voice.words.printedCost(wonder.cost),
        facets: { cost: costValues(wonder.cost) },
      }),
    ),
    ...pieces.tokens.map((token) => pieceEntry('token', token, voice)),
  ];
}

function pieceEntry(
  kind: string,
  piece: { id: string; effects: Effect[] },
  { text, words }: Voice,
  more: Partial<Entry> = {},
): Entry {
  return entryOf({
    kind,
    id: piece.id,
    name: words.name(kind, piece.id),
    type: text(kind === 'card' ? 'web-cards-kind-card' : `duel-board-a-${kind}`),
    says: words.effects(piece),
    ...more,
    facets: { effect: subjectsOf(piece.effects, SUBJECT), ...more.facets },
  });
}

function cardEntry(card: Card, catalogue: Catalogue, voice: Voice): Entry {
  const { text, words } = voice;
  const link = ({ id }: Card): PieceLink => ({ key: `card:${id}`, name: words.name('card', id) });
  const giver = catalogue.freedBy(card);
  const [kind, back] = [text(`duel-board-kind-${card.colour}`), words.name('back', card.deck)];
  return pieceEntry('card', card, voice, {
    name: cardName(words, card),
    type: kind === uncapitalised(back) ? kind : `${kind}, ${back}`,
    colour: card.colour,
    cost: words.printedCost(card.cost),
    freedBy: giver === undefined ? [] : [link(giver)],
    frees: catalogue.madeFreeBy(card).map(link),
    doubts: isReconstructed(card) ? [text('duel-reconstructed-name')] : [],
    facets: { colour: [card.colour], age: [card.deck], cost: costValues(card.cost) },
  });
}

function legend(printed: unknown, voice: Voice): LegendChapter[] {
  const { text, words } = voice;
  const { cards, wonders, tokens } = printed as Pieces;
  const effects = [...cards, ...wonders].flatMap((piece) => piece.effects).filter(isNoSymbol);
  const board = (path: string, key: string, term?: string) => ({
    marks: [drawn(path)],
    says: text(`web-legend-duel-${key}`),
    ...(term === undefined ? {} : { term }),
  });
  return [
    {
      title: text('web-legend-colours'),
      items: colourItems(COLOURS, (colour) => text(`duel-board-kind-${colour}`)),
    },
    { title: text('web-legend-resources'), items: resourceItems(voice, RESOURCES, resource) },
    { title: text('web-legend-prices'), items: priceItems(voice) },
    {
      title: text('web-legend-chains'),
      items: [
        {
          marks: Object.values(drawings.chain).map((path): Mark => ({ is: 'chain', path })),
          says: text('web-legend-duel-chain'),
          term: 'chain',
        },
      ],
    },
    {
      title: text('web-legend-signs'),
      items: [
        { marks: [{ is: 'slash' }], says: text('web-legend-slash') },
        { marks: [{ is: 'arrow' }], says: text('web-legend-duel-arrow'), term: 'fixed-price' },
        { marks: [sign('*')], says: text('web-legend-star') },
      ],
    },
    {
      title: text('web-legend-board'),
      items: [
        board(drawing('colour', 'red'), 'pawn', 'conflict-pawn'),
        board(drawing('piece', 'capital'), 'capital', 'capital'),
        board(drawing('piece', 'military_token'), 'military-token', 'military-token'),
        board(drawing('piece', 'wonder'), 'wonder', 'wonder'),
        board(icons.discard, 'discard', 'discard-pile'),
        board(icons.age3, 'age', 'age'),
        board(drawing('colour', 'purple'), 'guild', 'guild'),
      ],
    },
    {
      title: text('web-legend-effects'),
      items: effectItems(effects, marksOf, (some) => words.effects({ effects: some })),
    },
    {
      title: text('web-legend-symbols'),
      items: SYMBOLS.map((id) => ({ marks: [drawn(drawing('symbol', id))], says: words.name('symbol', id) })),
    },
    {
      title: text('web-legend-tokens'),
      items: tokens.map((token) => ({
        marks: [drawn(drawing('token', token.id))],
        says: `${words.name('token', token.id)}: ${words.effects(token).join('; ')}`,
      })),
    },
  ];
}

const lookup: Lookup = {
  facets,
  entries,
  Drawing,
  legend,
  phrases: ({ words }) => amountPhrases(words, RESOURCES, resource),
  Picture: Picture as Component<SituationProps>,
  terms: TERMS,
};

export default lookup;
