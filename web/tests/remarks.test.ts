import { expect, test } from 'vitest';
import { linesOf, noteOf } from '../src/components/table/remarks.ts';
import { texts } from '../src/lib/texts.ts';

test('what many did together is told one after the other, each under their own sign', () => {
  const events = [
    { event: 'built', seat: 2, card: 'altar' },
    { event: 'paid', seat: 2, coins: 1 },
    { event: 'sold', seat: 0 },
    { event: 'turn_begun', turn: 2 },
  ];
  const tell = ({ event }: Record<string, unknown>) => `${String(event)}.`;
  expect(linesOf({ movers: [0, 2], events }, { tell, quiet: ['turn_begun'] })).toEqual([
    { seat: 2, words: 'built. paid.' },
    { seat: 0, words: 'sold.' },
  ]);
  expect(linesOf({ movers: [2], events }, { tell })).toEqual([{ seat: 2, words: 'built. paid. sold. turn_begun.' }]);
});

test('who goes away and who comes back is noted for the others', async () => {
  const text = await texts('en');
  const note = (kind: string, seat: number) => noteOf({ seq: 1, at: 0, kind, seat }, 0, ['Anna', 'Bruno'], text);
  expect(note('absent', 1)).toBe('The time of Bruno has run out: a bot plays on.');
  expect(note('returned', 1)).toBe('Bruno is back.');
  expect(note('returned', 0)).toBe('');
  expect(note('taken_back', 1)).toBe('');
});
