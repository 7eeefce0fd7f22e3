/** What is printed on the pieces of World Wonders (`pieces`), and its view. */
import type { Purchase, View as Seen } from '../../wire/world.ts';

export type { Automaton, City, Item, Laying, Objective, Offer, Own, Purchase, Taking } from '../../wire/world.ts';
export type View = Seen;
/** Where a piece could go in one of its turns. */
export type Places = Purchase['places'][number];
/** How a piece is laid: `single` the Short Road of one cell. */
export type Verb = 'lay' | 'single';

export const TYPES = ['library', 'farm', 'habitation', 'market', 'temple'] as const;
export const RESOURCES = ['food', 'ceramics', 'gears'] as const;
export type BuildingType = (typeof TYPES)[number];
export type Resource = (typeof RESOURCES)[number];

interface Printed {
  id: string;
  /** The fields that no source gives, or that sources give differently. */
  reconstructed: string[];
  disputed: string[];
}

export interface PrintedMap extends Printed {
  /** Row by row: `.` grass, `N` natural resource, `W` water. */
  grid: string[];
}

export interface ResourceBoard extends Printed {
  /** The last space of the resource tracks. */
  last: number;
  /** The spaces with a population symbol. */
  symbols: Record<Resource, number[]>;
  /** The points printed on each space of the population track. */
  rings: number[];
}

export interface Stack extends Printed {
  cost: number;
  shape: string[];
}

export interface Tile extends Printed {
  stack: string;
  type: BuildingType;
  resources: Partial<Record<Resource, number>>;
}

export interface Monument extends Printed {
  pieces: string[][];
  arrangement: 'rigid' | 'cluster' | 'spaced' | 'chain';
  min_water: number;
  neighbours: string[];
  points: number;
  resources: Partial<Record<Resource, number>>;
  population: number;
}

export interface PrintedObjective extends Printed {
  first: number;
  second: number;
  pool: number;
}

export interface SoloCard extends Printed {
  sections: string[][];
  reshuffle: boolean;
}

export interface SetUp {
  gold: number;
  rounds: number;
  long_road_cost: number;
  short_set_cost: number;
  tower_cost: number;
  pedestal_cost: number;
  loan_points: number;
  long_road: string[];
  short_parts: string[][];
  tower: string[];
}

export interface Pieces {
  maps: PrintedMap[];
  resource_boards: ResourceBoard[];
  stacks: Stack[];
  tiles: Tile[];
  monuments: Monument[];
  objectives: PrintedObjective[];
  solo: SoloCard[];
  setup: SetUp;
}
