/** What is drawn on cards and beside them for costs and effects: each game says what its own are made of. */
import { icons } from '../icons/icons.ts';

export type Mark =
  | { is: 'resource'; id: string; path: string }
  | { is: 'coin'; value: number }
  | { is: 'laurel'; value: number }
  | { is: 'drawing'; path: string }
  /** To the right unless it says otherwise. */
  | { is: 'arrow'; to?: 'left' }
  /** A few letters, such as "×2". */
  | { is: 'sign'; text: string }
  /** Beside whom something is counted: the neighbours on both sides, and perhaps oneself between them. */
  | { is: 'around'; own: boolean }
  /** "Or", and "for each". */
  | { is: 'slash' }
  /** A small card of a colour. */
  | { is: 'swatch'; kind: string }
  | { is: 'chain'; path: string };

/** A card as it is drawn, whatever the game. */
export interface CardLook {
  /** Its colour: one of those of kinds.css. */
  kind: string;
  name: string;
  /** What it does. */
  marks: Mark[];
  /** What it costs as printed, with what makes it free. */
  cost: Mark[];
  /** The symbol it gives to others that are free with it. */
  gives: string | null;
}

/** A line of a score sheet. */
export interface Category {
  id: string;
  label: string;
  /** A small drawing before its name: that of a kind of card, or any. */
  mark?: Mark;
}

/** Those who add up their points on a score sheet. */
export interface Team {
  name: string;
  /** Side by side. */
  seats: number[];
  total: number;
}

export const ARROW = icons.arrow;

export function drawn(path: string): Mark {
  return { is: 'drawing', path };
}

export function swatch(kind: string): Mark {
  return { is: 'swatch', kind };
}

/** A few letters. */
export function sign(text: string): Mark {
  return { is: 'sign', text };
}

/** How wide each is, in the height of the text. */
const WIDTH: Record<Exclude<Mark['is'], 'sign'>, number> = {
  resource: 1.5,
  coin: 1.5,
  laurel: 1.75,
  drawing: 1.5,
  arrow: 0.8,
  slash: 0.45,
  swatch: 1.1,
  chain: 1.45,
  around: 1.3,
};
const LETTER = 0.6;
const GAP = 0.12;

/** How wide some are side by side, in the height of the text. */
export function widthOf(marks: Mark[]): number {
  return marks.reduce((width, mark) => width + widthOfOne(mark) + GAP, 0);
}

function widthOfOne(mark: Mark): number {
  return mark.is === 'sign' ? LETTER * mark.text.length : WIDTH[mark.is];
}

export function times<Item>(number: number, item: Item): Item[] {
  return Array.from({ length: number }, () => item);
}

/** One after the other with something between them. */
export function separated(marks: Mark[]): Mark[] {
  return marks.flatMap((mark, place) => (place === 0 ? [mark] : [{ is: 'slash' } as const, mark]));
}
