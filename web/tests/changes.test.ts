import { describe, expect, test } from 'vitest';
import { changed, merge } from '../src/lib/table.ts';
import { state, table } from './sockets.ts';

describe('the changes of a view', () => {
  const view = { age: 1, cities: [{ coins: 7 }, { coins: 6, note: 'x' }], layout: [1, 2, 3] };

  test('put values where they belong', () => {
    expect(changed(view, [[['cities', 1, 'coins'], 9]])).toEqual({
      ...view,
      cities: [{ coins: 7 }, { coins: 9, note: 'x' }],
    });
    expect(
      changed(view, [
        [['layout'], [1, 2]],
        [['age'], 2],
      ]),
    ).toEqual({ ...view, layout: [1, 2], age: 2 });
    expect(changed(view, [[[], 'another']])).toBe('another');
  });

  test('let entries of a list give way to others', () => {
    expect(changed(view, [[['layout'], [1, 1], []]])).toEqual({ ...view, layout: [1, 3] });
    expect(changed(view, [[['layout'], [3, 0], [4]]])).toEqual({ ...view, layout: [1, 2, 3, 4] });
    const after = changed(view, [[['cities'], [0, 1], []]]) as typeof view;
    expect(after.cities).toHaveLength(1);
    expect(after.cities[0]).toBe(view.cities[1]);
  });

  test('take away what is gone, and may put null', () => {
    expect(changed(view, [[['cities', 1, 'note']]])).toEqual({ ...view, cities: [{ coins: 7 }, { coins: 6 }] });
    expect(changed(view, [[['age'], null]])).toEqual({ ...view, age: null });
  });

  test('leave the rest the same object, and the old view as it was', () => {
    const after = changed(view, [[['cities', 1, 'coins'], 9]]) as typeof view;
    expect(after.layout).toBe(view.layout);
    expect(after.cities[0]).toBe(view.cities[0]);
    expect(view.cities[1]).toEqual({ coins: 6, note: 'x' });
  });

  test('come with an update of the table', () => {
    const before = table({ view });
    const after = merge(before, { ...state(), seq: 3, changes: [[['age'], 2]] });
    expect(after.view).toEqual({ ...view, age: 2 });
    expect([after.seq, after.own, 'changes' in after]).toEqual([3, before.own, false]);
  });
});
