/** What is printed on the pieces of 7 Wonders (`pieces`), and its view with the ids that can stand in it. */
export type {
  Choice,
  City,
  Conflict,
  Edifice as EdificeShown,
  FreeCity,
  HeldLeader,
  Own,
  Partner,
  Price,
  Production,
  Stage as StageShown,
  View,
} from '../../wire/seven.ts';

export const RAW = ['wood', 'stone', 'clay', 'ore'] as const;
export const MANUFACTURED = ['glass', 'cloth', 'papyrus'] as const;
export const RESOURCES = [...RAW, ...MANUFACTURED] as const;
export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
/** In the order in which a city shows them. */
export const COLOURS = ['brown', 'grey', 'yellow', 'red', 'green', 'blue', 'black', 'purple'] as const;
/** The colour of leaders. */
export const WHITE = 'white';

export type Resource = (typeof RESOURCES)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Colour = (typeof COLOURS)[number];

// Printed

/** An effect by its name; what else it says depends on that. */
export interface Effect {
  effect: string;
  value?: number;
  resources?: Partial<Record<Resource, number>> | Resource[];
  one_of?: Resource[];
  for_sale?: boolean;
  sides?: string[];
  side?: string;
  price?: number;
  symbol?: Symbol;
  count?: string | string[];
  where?: string[];
  colour?: string | null;
  colours?: string[];
  applies_to?: string;
  per?: string;
  age?: number | string;
  coins?: number;
  pool?: string;
}

export type PrintedCost = Record<Resource | 'coins', number>;

interface Printed {
  id: string;
  /** The fields that no source gives, or that sources give differently. */
  reconstructed: string[];
  disputed: string[];
}

export interface Card extends Printed {
  age: number;
  colour: Colour;
  cost: PrintedCost;
  effects: Effect[];
  /** What it is called beside equal ones: of several copies a city may have one. */
  building: string;
  /** The buildings that make it free. */
  chains_from: string[];
}

export interface Leader extends Printed {
  deck: string;
  effects: Effect[];
  /** Null if it depends on the Age. */
  cost: number | null;
  cost_by_age: boolean;
}

export interface PrintedStage {
  cost: PrintedCost;
  effects: Effect[];
  /** Sets of effects, one of which is chosen when it is built. */
  choose: Effect[][];
}

export interface BoardSide {
  stages: PrintedStage[];
  ability: Effect[];
}

export interface WonderBoard extends Printed {
  day: BoardSide;
  night: BoardSide;
  resource: Resource | null;
}

export interface Penalty {
  penalty: string;
  colour?: string;
  coins?: number;
  number?: number;
}

export interface Edifice extends Printed {
  age: number;
  cost: number;
  reward: Effect[];
  penalty: Penalty;
}

/** Lists of pieces, those of the expansions included, and the numbers of the set-up. */
export interface Edition {
  setup: { leader_cost_by_age: number[]; victory_values: number[] };
  [list: string]: unknown;
}

export interface Pieces {
  editions: Record<string, Edition>;
}
