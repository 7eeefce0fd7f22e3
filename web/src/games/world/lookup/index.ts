/** Everything in the box of World Wonders, its icons, and the pictures of its rules. */
import type { Component } from 'svelte';
import { joined } from '../../../board/words.ts';
import { drawn, sign, type Mark } from '../../../drawing/marks.ts';
import { icons } from '../../../icons/icons.ts';
import { world as drawings } from '../../../icons/world.ts';
import type { Entry, Facet, LegendChapter, Lookup, SituationProps, Voice } from '../../../lookup/contract.ts';
import { entryOf, type Sketch } from '../../../lookup/entries.ts';
import { facetOf, resourceItems } from '../../../lookup/facets.ts';
import { cellsOf } from '../cells.ts';
import {
  RESOURCES,
  TYPES,
  type Monument,
  type Pieces,
  type PrintedObjective,
  type Resource,
  type SoloCard,
  type Stack,
  type Tile,
} from '../types.ts';
import Drawing from './Drawing.svelte';
import Patterns from '../Patterns.svelte';
import Picture from './Picture.svelte';

const KINDS = ['tile', 'monument', 'item', 'map', 'resource_board', 'objective', 'solo'];
const GIVES = [...RESOURCES, 'population', 'points'];
const ITEMS = ['long_road', 'short_set', 'tower', 'pedestal_1', 'pedestal_2'];
/** From how many players on the stacks of a board are in play. */
const FROM: Record<string, number> = { main: 1, fourth: 4, fifth: 5 };
const PLAYERS = [1, 2, 3, 4, 5];

const TERMS = [
  'adjacent',
  'automaton',
  'border',
  'bridge',
  'building',
  'district',
  'gold',
  'ground',
  'least-resource',
  'loan',
  'long-road',
  'monument',
  'natural-resource',
  'neighbour',
  'out-of-round',
  'pavement',
  'pedestal',
  'plain-grass',
  'population',
  'public-objective',
  'resource',
  'ring',
  'round',
  'short-road',
  'stack',
  'tower',
  'turn-order',
];

const resourceMark = (id: string): Mark => ({ is: 'resource', id, path: drawings.resource[id as Resource] });

function facets(voice: Voice): Facet[] {
  const { text, words } = voice;
  return [
    facetOf(voice, 'kind', KINDS, (kind) => text(`web-cards-kind-${kind.replaceAll('_', '-')}`)),
    facetOf(voice, 'type', TYPES, (type) => words.name('type', type)),
    facetOf(voice, 'gold', ['1', '2', '3', '4', '5', 'all'], (gold) =>
      gold === 'all' ? text('web-cards-gold-all') : words.of('table-gold', { gold: Number(gold) }),
    ),
    facetOf(voice, 'gives', GIVES, (gives) =>
      (RESOURCES as readonly string[]).includes(gives)
        ? words.name('resource', gives)
        : text(`web-cards-gives-${gives}`),
    ),
    facetOf(voice, 'needs', ['road', 'pavement', 'water', 'natural', ...TYPES], (needs) =>
      words.name('neighbour', needs),
    ),
    facetOf(voice, 'players', PLAYERS.map(String), (players) => text('web-players', { count: Number(players) })),
  ];
}

function pieceEntry(sketch: Sketch, piece: { reconstructed: string[] }, { words }: Voice): Entry {
  const isStandIn = piece.reconstructed.some((field) => !field.startsWith('name_'));
  return entryOf({
    doubts: isStandIn ? [`* ${words.of('table-reconstructed')}`] : [],
    ...sketch,
    name: isStandIn ? `${sketch.name} *` : sketch.name,
    facets: { players: PLAYERS.map(String), ...sketch.facets },
  });
}

function entries(printed: unknown, voice: Voice): Entry[] {
  const pieces = printed as Pieces;
  const { text, words } = voice;
  return [
    ...tilesOf(pieces, voice),
    ...pieces.monuments.map((monument) => monumentEntry(monument, voice)),
    ...ITEMS.map((id) => itemEntry(id, pieces, voice)),
    ...pieces.maps.map((map) =>
      pieceEntry(
        {
          kind: 'map',
          id: map.id,
          name: words.name('map', map.id),
          type: text('web-cards-kind-map'),
          says: [
            text('web-cards-map', {
              natural: map.grid.join('').split('N').length - 1,
              water: map.grid.join('').split('W').length - 1,
            }),
          ],
        },
        map,
        voice,
      ),
    ),
    ...pieces.resource_boards.map((board) =>
      pieceEntry(
        {
          kind: 'resource_board',
          id: board.id,
          name: text('web-cards-resource-board', { side: board.id }),
          type: text('web-cards-kind-resource-board'),
          says: [
            ...RESOURCES.map((id) =>
              text('web-cards-track', { resource: words.name('resource', id), spaces: board.symbols[id].join(', ') }),
            ),
            text('web-cards-population-track', { rings: board.rings.join(', ') }),
          ],
        },
        board,
        voice,
      ),
    ),
    ...pieces.objectives.map((objective) => objectiveEntry(objective, voice)),
    ...pieces.solo.map((card) => soloEntry(card, voice)),
  ];
}

/** Tiles that are printed alike are one entry. */
function tilesOf({ tiles, stacks }: Pieces, voice: Voice): Entry[] {
  const alike = new Map<string, { tile: Tile; number: number }>();
  for (const tile of tiles) {
    const look = JSON.stringify([tile.stack, tile.type, tile.resources]);
    const known = alike.get(look);
    alike.set(look, { tile: known?.tile ?? tile, number: (known?.number ?? 0) + 1 });
  }
  return [...alike.values()].map(({ tile, number }) => {
    const stack = stacks.find(({ id }) => id === tile.stack);
    if (stack === undefined) throw new Error(`there is no stack ${tile.stack}`);
    return tileEntry(tile, number, stack as Stack & { board: string }, voice);
  });
}

function tileEntry(tile: Tile, number: number, stack: Stack & { board: string }, voice: Voice): Entry {
  const { text, words } = voice;
  const from = FROM[stack.board] ?? 1;
  return pieceEntry(
    {
      kind: 'tile',
      id: tile.id,
      name: words.name('type', tile.type),
      type: `${text('web-cards-kind-tile')}, ${words.name('stack', tile.stack)}`,
      says: gainsOf(tile, voice),
      cost: words.of('table-gold', { gold: stack.cost }),
      subjects: [`stack:${tile.stack}`, `type:${tile.type}`],
      notes: [
        text('web-cards-tile-copies', { number, cells: cellsOf(stack.shape).length }),
        ...(from > 1 ? [text('web-cards-from-players', { players: from })] : []),
      ],
      facets: {
        type: [tile.type],
        gold: [String(stack.cost)],
        gives: givesOf(tile),
        players: PLAYERS.filter((players) => players >= from).map(String),
      },
    },
    tile,
    voice,
  );
}

interface Gaining {
  resources: Partial<Record<Resource, number>>;
  points?: number;
  population?: number;
}

function gainsOf({ resources, points = 0, population = 0 }: Gaining, { words }: Voice): string[] {
  const units = Object.entries(resources).map(([id, number]) => words.units(id, number));
  return [
    ...(points > 0 ? [words.of('gain-points', { points })] : []),
    ...(units.length > 0 ? [joined(units)] : []),
    ...(population > 0 ? [words.of('gain-population', { steps: population })] : []),
  ];
}

function givesOf({ resources, points = 0, population = 0 }: Gaining): string[] {
  return [...Object.keys(resources), ...(population > 0 ? ['population'] : []), ...(points > 0 ? ['points'] : [])];
}

function monumentEntry(monument: Monument, voice: Voice): Entry {
  const { text, words } = voice;
  const needs = monument.neighbours.map((one) => words.name('neighbour', one));
  return pieceEntry(
    {
      kind: 'monument',
      id: monument.id,
      name: words.name('monument', monument.id),
      type: text('web-cards-kind-monument'),
      says: gainsOf(monument, voice),
      cost: text('web-cards-gold-all'),
      notes: [
        text(`web-cards-arrangement-${monument.arrangement}`, { number: monument.pieces.length }),
        ...(monument.min_water > 0 ? [words.of('table-need-water', { cells: monument.min_water })] : []),
        ...(needs.length > 0 ? [words.of('table-needs', { needs: joined(needs) })] : []),
      ],
      facets: { gold: ['all'], gives: givesOf(monument), needs: [...new Set(monument.neighbours)] },
    },
    monument,
    voice,
  );
}

function itemEntry(id: string, { setup }: Pieces, voice: Voice): Entry {
  const { text, words } = voice;
  const gold =
    { long_road: setup.long_road_cost, short_set: setup.short_set_cost, tower: setup.tower_cost }[id] ??
    setup.pedestal_cost;
  return pieceEntry(
    {
      kind: 'item',
      id,
      name: words.name('item', id),
      type: text('web-cards-kind-item'),
      says: [text(`web-cards-item-${id.replaceAll('_', '-')}`)],
      cost: words.of('table-gold', { gold }),
      facets: {
        gold: [String(gold)],
        players: PLAYERS.slice(id.startsWith('pedestal') ? 1 : 0).map(String),
      },
    },
    { reconstructed: [] },
    voice,
  );
}

function objectiveEntry(objective: PrintedObjective, voice: Voice): Entry {
  const { text, words } = voice;
  const { first, second, pool } = objective;
  return pieceEntry(
    {
      kind: 'objective',
      id: objective.id,
      name: words.name('objective', objective.id),
      type: text('web-cards-kind-objective'),
      says: [pool > 0 ? text('web-cards-objective-pool', { pool }) : text('web-cards-objective', { first, second })],
      facets: { gives: ['points'], players: PLAYERS.slice(1).map(String) },
    },
    objective,
    voice,
  );
}

function soloEntry({ id, sections, reshuffle, reconstructed }: SoloCard, voice: Voice): Entry {
  const { text, words } = voice;
  const named = (item: string) => {
    if (item.startsWith('monument_')) return words.of(`table-${item.replace('_', '-')}`);
    return words.name(/^s\d$/.test(item) ? 'stack' : 'item', item);
  };
  const rows = sections.map((row) => joined(row.map(named)));
  return pieceEntry(
    {
      kind: 'solo',
      id,
      name: id.toUpperCase(),
      type: text('web-cards-kind-solo'),
      says: [reshuffle ? text('web-cards-solo-reshuffle') : rows.join(` ${words.of('table-else')} `)],
      facets: { players: ['1'] },
    },
    { reconstructed },
    voice,
  );
}

function legend(_: unknown, voice: Voice): LegendChapter[] {
  const { text, words } = voice;
  const item = (marks: Mark[], key: string, term?: string) => ({
    marks,
    says: text(`web-legend-world-${key}`),
    ...(term === undefined ? {} : { term }),
  });
  return [
    { title: text('web-legend-resources'), items: resourceItems(voice, RESOURCES, resourceMark) },
    {
      title: text('web-legend-world-types'),
      items: TYPES.map((id) => ({ marks: [drawn(drawings.type[id])], says: words.name('type', id), term: 'building' })),
    },
    {
      title: text('web-legend-world-goods'),
      items: ITEMS.map((id) => ({
        marks: [drawn(drawings.item[id as keyof typeof drawings.item])],
        says: `${words.name('item', id)}: ${text(`web-cards-item-${id.replaceAll('_', '-')}`)}`,
      })),
    },
    {
      title: text('web-legend-world-land'),
      items: [
        item([drawn(drawings.terrain.water)], 'water'),
        item([drawn(drawings.terrain.natural)], 'natural', 'natural-resource'),
        item([drawn(drawings.terrain.pavement)], 'pavement', 'pavement'),
        item([sign('★')], 'district', 'district'),
      ],
    },
    {
      title: text('web-legend-signs'),
      items: [
        { marks: [{ is: 'coin', value: 3 }], says: text('web-legend-world-gold'), term: 'gold' },
        { marks: [{ is: 'laurel', value: 4 }], says: text('web-legend-world-points'), term: 'ring' },
        item([drawn(icons.people)], 'population', 'population'),
        item([drawn(drawings.piece.loan)], 'loan', 'loan'),
        item([drawn(drawings.piece.objective)], 'objective', 'public-objective'),
        item([drawn(icons.robot)], 'automaton', 'automaton'),
        item([drawn(icons.exit)], 'leave', 'out-of-round'),
        item([drawn(icons.check)], 'met'),
        item([drawn(icons.close)], 'missing'),
        item([sign('+3')], 'fits'),
        { marks: [sign('*')], says: text('web-legend-star') },
      ],
    },
  ];
}

const NUMBERS = Array.from({ length: 9 }, (_, at) => at + 1);

const lookup: Lookup = {
  facets,
  entries,
  starred: ({ words }) => words.of('table-reconstructed-why'),
  Drawing,
  legend,
  phrases: ({ words }) =>
    NUMBERS.flatMap((number) => [
      { words: words.of('table-gold', { gold: number }), marks: [{ is: 'coin', value: number } satisfies Mark] },
      { words: words.of('gain-points', { points: number }), marks: [{ is: 'laurel', value: number } satisfies Mark] },
      ...RESOURCES.map((id) => ({ words: words.units(id, number), marks: [resourceMark(id)] })),
    ]),
  Picture: Picture as Component<SituationProps>,
  Patterns,
  terms: TERMS,
};

export default lookup;
