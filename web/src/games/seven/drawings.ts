/** The drawings of 7 Wonders, by the ids of the catalogue. */
import { icons } from '../../icons/icons.ts';
import { seven } from '../../icons/seven.ts';

type Table = Readonly<Record<string, string>>;

export const AGES = ['', icons.age1, icons.age2, icons.age3];
const drawings: Readonly<Record<keyof typeof seven, Table>> = seven;

export function drawing(kind: keyof typeof seven, id: string): string {
  return drawings[kind][id] ?? '';
}

/** The inks of the posters of Wonders: which of the six palettes each board has by day; by night all have the same. */
const PALETTE: Record<string, string> = {
  rhodes: 'sea',
  alexandria: 'noon',
  ephesus: 'dawn',
  babylon: 'olive',
  olympia: 'noon',
  halicarnassus: 'dawn',
  giza: 'dusk',
  roma: 'dawn',
  abu_simbel: 'dusk',
  petra: 'dusk',
  byzantium: 'sea',
  ur: 'olive',
  carthage: 'sea',
};

export function palette(board: string, side: string | null): string {
  return side === 'night' ? 'night' : (PALETTE[board] ?? 'noon');
}
