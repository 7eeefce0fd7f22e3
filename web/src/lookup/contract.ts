/** What a game gives to be looked up: everything in its box, its icons, and the pictures of its rules. */
import type { Component } from 'svelte';
import type { Words } from '../board/words.ts';
import type { Mark } from '../drawing/marks.ts';
import type { Texts } from '../lib/texts.ts';
import type { Cost, Situation } from '../wire/mirabilia.ts';

/** With what pieces are told. */
export interface Voice {
  text: Texts;
  words: Words;
}

/** Another piece, to go there. */
export interface PieceLink {
  /** As in `Entry.key`. */
  key: string;
  name: string;
}

/** A piece as one looks it up. */
export interface Entry {
  /** "card:baths"; what only an older edition has gets that behind it. */
  key: string;
  kind: string;
  id: string;
  /** Of which edition it is drawn. */
  edition: number;
  name: string;
  /** As statements speak of it, if not by its kind and id. */
  subjects?: string[];
  /** What kind of piece it is, in words. */
  type: string;
  /** Its colour, for cards. */
  colour: string;
  /** What it does, a sentence each. */
  says: string[];
  /** What it costs as printed; "" for pieces without a price. */
  cost: string;
  /** What else there is to know: copies by number of players, shape, what it needs. */
  notes: string[];
  /** The cards that make it free, and those that it makes free. */
  freedBy: PieceLink[];
  frees: PieceLink[];
  /** What is not certain about it, a sentence each. */
  doubts: string[];
  /** Its values by facet. */
  facets: Record<string, string[]>;
}

/** By what pieces can be filtered. Values that no piece has are left out. */
export interface Facet {
  id: string;
  label: string;
  values: { id: string; label: string }[];
}

/** An icon and what it means. */
export interface LegendItem {
  /** As it is drawn at the table: costs and effects, or what something costs now. */
  marks: Mark[];
  price?: Cost;
  says: string;
  /** The term of the glossary that says more. */
  term?: string;
}

export interface LegendChapter {
  title: string;
  items: LegendItem[];
}

/** Words of the rules before which a drawing is put. */
export interface Phrase {
  words: string;
  marks: Mark[];
}

export interface SituationProps {
  name: string;
  situation: Situation;
  pieces: unknown;
}

export interface Lookup {
  facets: (voice: Voice) => Facet[];
  entries: (pieces: unknown, voice: Voice) => Entry[];
  /** What the star at a name or value means in this game, beyond what it means in all. */
  starred?: (voice: Voice) => string;
  /** A piece as it is drawn at the table. */
  Drawing: Component<{ entry: Entry; pieces: unknown }>;
  legend: (pieces: unknown, voice: Voice) => LegendChapter[];
  phrases: (voice: Voice) => Phrase[];
  /** A situation of the rules, drawn by the parts of the board. */
  Picture: Component<SituationProps>;
  /** Patterns that drawings refer to, once for a page. */
  Patterns?: Component;
  /** The terms of the glossary, in the order of the rule book. */
  terms: string[];
}
