/** What parts of the board are told where nobody plays. */
import { provideSeven, type Seven } from '../context.ts';

export function provideStill(known: Partial<Pick<Seven, 'own'>> & Pick<Seven, 'view' | 'catalogue'>): void {
  provideSeven({
    get view() {
      return known.view;
    },
    get own() {
      return known.own ?? null;
    },
    get catalogue() {
      return known.catalogue;
    },
    open: null,
    seats: [],
    takeBack: null,
    recall: null,
    visit: () => undefined,
  });
}
