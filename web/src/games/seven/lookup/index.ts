/** Everything in the boxes of 7 Wonders and its expansions, its icons, and the pictures of its rules. */
import type { Component } from 'svelte';
import { joined } from '../../../board/words.ts';
import { drawn, sign, type Mark } from '../../../drawing/marks.ts';
import { icons } from '../../../icons/icons.ts';
import type {
  Entry,
  Facet,
  LegendChapter,
  LegendItem,
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
} from '../../../lookup/facets.ts';
import { uncapitalised } from '../../../lib/grammar.ts';
import { Catalogue } from '../catalogue.ts';
import { drawing } from '../drawings.ts';
import { effectWords, penaltyWords } from '../effects.ts';
import { marksOf, penaltyMarks, resource } from '../looks.ts';
import {
  COLOURS,
  RESOURCES,
  SYMBOLS,
  WHITE,
  type BoardSide,
  type Card,
  type Edifice,
  type Edition,
  type Effect,
  type Leader,
  type Pieces,
  type WonderBoard,
} from '../types.ts';
import {
  boardName,
  isDoubtful,
  isNameReconstructed,
  kindWords,
  pieceName,
  printedCost,
  sideSays,
  edificeSays,
  stageSays,
} from '../words.ts';
import Drawing from './Drawing.svelte';
import Picture from './Picture.svelte';
import { SUBJECT } from './subjects.ts';

const KINDS = ['card', 'board', 'leader', 'edifice'];
const EXPANSIONS = ['base', 'leaders', 'cities', 'edifice'];
const PLAYERS = [3, 4, 5, 6, 7, 8];
/** Colours whose cards are in every game with enough players; of others some are drawn. */
const BY_PLAYERS = ['brown', 'grey', 'yellow', 'red', 'green', 'blue'];
const [LATEST, FIRST] = [2, 1];

const TERMS = [
  'age',
  'alternatives',
  'bank',
  'board',
  'chain',
  'city',
  'city-card',
  'coins',
  'conflict',
  'debt',
  'defeat-token',
  'diplomacy',
  'discard-pile',
  'edifice',
  'free-city',
  'guild',
  'leader',
  'manufactured-good',
  'mask',
  'neighbour',
  'participation',
  'production',
  'raw-material',
  'recruitment',
  'science-set',
  'science-symbol',
  'sell',
  'shield',
  'stage',
  'trade',
  'victory-points',
  'victory-token',
];

/** What entries say beyond what a table needs. */
interface Boxed {
  players?: number[];
  expansion?: string | null;
  needs?: string[];
}

function facets(voice: Voice): Facet[] {
  const { text, words } = voice;
  return [
    facetOf(voice, 'kind', KINDS, (kind) =>
      kind === 'card'
        ? text('web-cards-kind-card')
        : kind === 'leader'
          ? kindWords(voice, WHITE)
          : words.of(`table-a-${kind}`),
    ),
    facetOf(voice, 'expansion', EXPANSIONS, (one) => text(`web-cards-expansion-${one}`)),
    facetOf(voice, 'colour', COLOURS, (colour) => kindWords(voice, colour)),
    facetOf(voice, 'age', ['1', '2', '3'], (age) => text('web-cards-age', { age: Number(age) })),
    facetOf(voice, 'players', PLAYERS.map(String), (players) => text('web-players', { count: Number(players) })),
    costFacet(voice, RESOURCES),
    subjectFacet(voice),
    facetOf(voice, 'edition', [String(LATEST), String(FIRST)], (edition) => text(`web-cards-edition-${edition}`)),
  ];
}

interface Printed {
  cards: Card[];
  boards: WonderBoard[];
  leaders: Leader[];
  edifices: Edifice[];
}

/** By what fields its entries have: expansions bring lists of their own. */
function printedIn(edition: Edition | undefined): Printed {
  const all = Object.values(edition ?? {})
    .filter(Array.isArray)
    .flat() as (Card | WonderBoard | Leader | Edifice)[];
  return {
    cards: all.filter((entry): entry is Card => 'building' in entry),
    boards: all.filter((entry): entry is WonderBoard => 'night' in entry),
    leaders: all.filter((entry): entry is Leader => 'deck' in entry),
    edifices: all.filter((entry): entry is Edifice => 'reward' in entry),
  };
}

function entries(pieces: unknown, voice: Voice): Entry[] {
  const { editions } = pieces as Pieces;
  const [latest, first] = [LATEST, FIRST].map((edition) => of(edition));
  return merged(latest ?? [], first ?? []);

  function of(edition: number): { entry: Entry; printed: string }[] {
    const catalogue = new Catalogue(pieces as Pieces, edition);
    const { cards, boards, leaders, edifices } = printedIn(editions[String(edition)]);
    const all = [
      ...cards.map((card) => [cardEntry(card, catalogue, voice), card] as const),
      ...boards.flatMap((board) =>
        (['day', 'night'] as const).map((side) => [sideEntry(board, side, voice), board[side]] as const),
      ),
      ...leaders.map((leader) => [leaderEntry(leader, catalogue, voice), leader] as const),
      ...edifices.map((edifice) => [edificeEntry(edifice, voice), edifice] as const),
    ];
    return all.map(([entry, printed]) => ({ entry: { ...entry, edition }, printed: JSON.stringify(printed) }));
  }

  /** What is printed alike in both editions is one entry. */
  function merged(newer: { entry: Entry; printed: string }[], older: { entry: Entry; printed: string }[]): Entry[] {
    const before = new Map(older.map(({ entry, printed }) => [entry.key, printed]));
    const known = new Map(newer.map(({ entry, printed }) => [entry.key, printed]));
    return [
      ...newer.map(({ entry, printed }) =>
        inEditions(entry, before.get(entry.key) === printed ? [LATEST, FIRST] : [LATEST]),
      ),
      ...older
        .filter(({ entry, printed }) => known.get(entry.key) !== printed)
        .map(({ entry }) =>
          inEditions({ ...entry, key: `${entry.key}:1`, type: `${entry.type}, ${voice.text('web-cards-edition-1')}` }, [
            FIRST,
          ]),
        ),
    ];
  }
}

function inEditions(entry: Entry, editions: number[]): Entry {
  return { ...entry, facets: { ...entry.facets, edition: editions.map(String) } };
}

function doubtsOf(piece: Card | Leader | Edifice | WonderBoard, { words }: Voice): string[] {
  return [
    ...(isNameReconstructed(piece) ? [words.of('reconstructed-name')] : []),
    ...(isDoubtful(piece) ? [words.of('table-doubtful')] : []),
  ];
}

function expansionOf({ expansion, needs = [] }: Boxed): string {
  return expansion ?? needs[0] ?? 'base';
}

function cardEntry(card: Card, catalogue: Catalogue, voice: Voice): Entry {
  const { text, words } = voice;
  const link = ({ id }: Card): PieceLink => ({ key: `card:${id}`, name: words.name('card', id) });
  const copies = (card as Boxed).players ?? [];
  const isCounted = BY_PLAYERS.includes(card.colour);
  const most = (card as Boxed).expansion === 'cities' || !isCounted ? PLAYERS : PLAYERS.slice(0, -1);
  const numbers = isCounted ? PLAYERS.filter((players) => copies.some((least) => least <= players)) : most;
  return entryOf({
    kind: 'card',
    id: card.id,
    name: pieceName(words, 'card', card),
    type: `${kindWords(voice, card.colour)}, ${text('web-cards-age', { age: card.age })}`,
    colour: card.colour,
    says: effectWords(words, card.effects),
    cost: words.printedCost(card.cost),
    notes: isCounted
      ? [copyWords(copies, voice)]
      : [text(`web-cards-drawn-${card.colour === 'black' ? 'city' : 'guild'}`)],
    freedBy: catalogue.freedBy(card).map(link),
    frees: catalogue.madeFreeBy(card).map(link),
    doubts: doubtsOf(card, voice),
    facets: {
      expansion: [expansionOf(card as Boxed)],
      colour: [card.colour],
      age: [String(card.age)],
      players: numbers.map(String),
      cost: costValues(card.cost),
      effect: subjectsOf(card.effects, SUBJECT),
    },
  });
}

/** How many copies there are with how many players: each is used from a number of players on. */
function copyWords(copies: number[], { text }: Voice): string {
  const steps = [...new Set(copies)].sort((one, other) => one - other);
  const parts = steps.map((least) =>
    text('web-cards-copies', { copies: copies.filter((one) => one <= least).length, players: least }),
  );
  return text('web-cards-in-play', { parts: joined(parts) });
}

function sideEntry(board: WonderBoard, side: 'day' | 'night', voice: Voice): Entry {
  const { text, words } = voice;
  const printed: BoardSide = board[side];
  const effects = effectsOfSide(printed);
  return entryOf({
    key: `board:${board.id}:${side}`,
    kind: 'board',
    id: board.id,
    name: boardName(words, board.id, side),
    type: words.of('table-a-board'),
    says: [
      ...(board.resource === null
        ? []
        : [text('web-cards-begins-with', { resource: words.name('resource', board.resource) })]),
      ...sideSays(words, printed).filter((one) => one !== ''),
      ...printed.stages.map((stage, index) =>
        words.of('table-stage-of', {
          number: index + 1,
          effects: stageSays(words, stage).join(', '),
          cost: words.printedCost(stage.cost),
        }),
      ),
    ],
    doubts: doubtsOf(board, voice),
    facets: {
      expansion: [expansionOf(board as Boxed)],
      effect: subjectsOf(effects, SUBJECT),
      cost: [...new Set(printed.stages.flatMap(({ cost }) => costValues(cost)))],
    },
  });
}

function effectsOfSide({ ability, stages }: BoardSide): Effect[] {
  return [...ability, ...stages.flatMap((stage) => [...stage.effects, ...stage.choose.flat()])];
}

function leaderEntry(leader: Leader, catalogue: Catalogue, voice: Voice): Entry {
  const { text, words } = voice;
  return entryOf({
    kind: 'leader',
    id: leader.id,
    name: pieceName(words, 'leader', leader),
    type: `${kindWords(voice, WHITE)}, ${text(`web-cards-deck-${leader.deck.replaceAll('_', '-')}`)}`,
    colour: WHITE,
    says: effectWords(words, leader.effects),
    cost: printedCost(words, catalogue, leader.id),
    doubts: doubtsOf(leader, voice),
    facets: {
      expansion: [leader.deck.startsWith('cities') ? 'cities' : 'leaders'],
      cost: ['coins'],
      effect: subjectsOf(leader.effects, SUBJECT),
    },
  });
}

function edificeEntry(edifice: Edifice, voice: Voice): Entry {
  const { text, words } = voice;
  return entryOf({
    kind: 'edifice',
    id: edifice.id,
    name: pieceName(words, 'edifice', edifice),
    type: `${words.of('table-a-edifice')}, ${text('web-cards-age', { age: edifice.age })}`,
    says: [...edificeSays(words, edifice)],
    notes: [words.of('table-edifice-cost', { coins: edifice.cost })],
    doubts: doubtsOf(edifice, voice),
    facets: {
      expansion: ['edifice'],
      age: [String(edifice.age)],
      cost: ['coins'],
      effect: subjectsOf(edifice.reward, SUBJECT),
    },
  });
}

/** What is drawn in a way of its own: production alike for every resource, counts by where they are taken. */
function lookOfEffect({ effect, where = [], per = '' }: Effect): string {
  return [effect, where.join(' '), per].join(':');
}

function legend(pieces: unknown, voice: Voice): LegendChapter[] {
  const { text, words } = voice;
  const { editions } = pieces as Pieces;
  const printed = [LATEST, FIRST].map((edition) => printedIn(editions[String(edition)]));
  const effects = printed.flatMap(({ cards, leaders, boards, edifices }) => [
    ...cards.flatMap((card) => card.effects),
    ...boards.flatMap(({ day, night }) => [day, night].flatMap(effectsOfSide)),
    ...leaders.flatMap((leader) => leader.effects),
    ...edifices.flatMap(({ reward }) => reward),
  ]);
  const shown = effects.filter(({ effect }) => effect !== 'science'); // symbols have a chapter of their own
  const penalties = new Map(
    printed.flatMap(({ edifices }) => edifices.map(({ penalty }) => [penalty.penalty, penalty] as const)),
  );
  const piece = (id: string, term: string): LegendItem => ({
    marks: [drawn(drawing('piece', id))],
    says: text(`web-legend-seven-${id.replaceAll('_', '-')}`),
    term,
  });
  const item = (marks: Mark[], key: string): LegendItem => ({ marks, says: text(`web-legend-${key}`) });
  return [
    {
      title: text('web-legend-colours'),
      items: colourItems([...COLOURS, WHITE], (colour) => kindWords(voice, colour)),
    },
    { title: text('web-legend-resources'), items: resourceItems(voice, RESOURCES, resource) },
    { title: text('web-legend-prices'), items: priceItems(voice) },
    {
      title: text('web-legend-signs'),
      items: [
        item([{ is: 'slash' }], 'slash'),
        item([{ is: 'arrow', to: 'left' }, { is: 'arrow' }], 'seven-arrow'),
        item([{ is: 'around', own: false }], 'seven-around'),
        item([{ is: 'around', own: true }], 'seven-around-own'),
        item([drawn(icons.age1), drawn(icons.age2), drawn(icons.age3)], 'seven-ages'),
        item([sign('?')], 'seven-any'),
        item([sign('≠')], 'seven-other'),
        item([sign('>')], 'seven-more'),
        item([sign('1.')], 'seven-first'),
        item([drawn(icons.link)], 'seven-link'),
        item([drawn(icons.coins)], 'seven-coins'),
        item([drawn(icons.card)], 'seven-card'),
        item([drawn(icons.hand)], 'seven-hand'),
        item([drawn(icons.lock)], 'seven-lock'),
        item([sign('*')], 'star'),
      ],
    },
    {
      title: text('web-legend-board'),
      items: [
        piece('stage', 'stage'),
        piece('victory_token', 'victory-token'),
        piece('defeat_token', 'defeat-token'),
        piece('diplomacy', 'diplomacy'),
        piece('peace', 'diplomacy'),
        piece('debt', 'debt'),
        piece('edifice', 'edifice'),
        piece('pawn', 'participation'),
      ],
    },
    {
      title: text('web-legend-symbols'),
      items: SYMBOLS.map((id) => ({ marks: [drawn(drawing('symbol', id))], says: words.name('symbol', id) })),
    },
    {
      title: text('web-legend-effects'),
      items: [
        ...effectItems(shown, marksOf, (some) => effectWords(words, some), lookOfEffect),
        ...[...penalties.values()].map((penalty) => ({
          marks: penaltyMarks(penalty),
          says: words.of('table-edifice-penalty', { penalty: uncapitalised(penaltyWords(words, penalty)) }),
        })),
      ],
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
