import { describe, expect, test } from 'vitest';
import { areaOf, lineOf, radiusOf, runsOf, stepAt, xOf, yOf } from '../src/analysis/curve.ts';
import { handedPosition, handOver, written } from '../src/analysis/handed.ts';
import { mistakenLine } from '../src/analysis/json.ts';
import { readSnapshot } from '../src/analysis/position.ts';
import { betterThan, blank, mistakeBeside, mistakesOf, valuesAt } from '../src/analysis/report.ts';
import { texts } from '../src/lib/texts.ts';
import { usualBot } from '../src/lib/words.ts';
import { reportOf } from './analysis/report.ts';

const frame = { width: 124, height: 60, side: 12, top: 5, last: 10, players: 2 };
const text = await texts('en', undefined, 'analysis');

describe('the curve', () => {
  test('lies between the ends of the slider', () => {
    expect([0, 5, 10].map((step) => xOf(frame, step))).toEqual([12, 62, 112]);
    expect([0, 0.5, 1].map((value) => yOf(frame, value))).toEqual([55, 30, 5]);
  });

  test('gives small shares more room among several', () => {
    expect(yOf({ ...frame, players: 4 }, 0.25)).toBe(30);
  });

  test('is pointed at by its nearest step', () => {
    expect([-5, 12, 61, 67, 500].map((x) => stepAt(frame, x))).toEqual([0, 0, 5, 6, 10]);
  });

  test('has a place before the page is laid out, and for a game without moves', () => {
    const nowhere = { ...frame, width: 0, last: 0 };
    expect([xOf(nowhere, 0), stepAt(nowhere, 3)]).toEqual([12, 0]);
  });

  test('has gaps where nothing is known', () => {
    const report = reportOf();
    const some = { ...report, steps: report.steps.filter(({ step }) => step !== 3).reverse() };
    expect(runsOf(some).map((run) => run.map(({ step }) => step))).toEqual([
      [0, 1, 2],
      [4, 5, 6],
    ]);
  });

  test('is a line, and an area above or below a half', () => {
    const run = [
      { step: 0, values: [0.5, 0.5] },
      { step: 5, values: [1, 0] },
    ];
    expect(lineOf(frame, run, 0)).toBe('M12 30L62 5');
    expect(areaOf(frame, run, 0, 0.5)).toBe('M12 30L62 5L62 30L12 30Z');
  });

  test('marks what was lost by size', () => {
    const sizes = [0.05, 0.1, 0.3, 0.6].map((loss) => radiusOf({ ...frame, width: 800 }, loss));
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(new Set(sizes).size).toBe(4);
  });
});

describe('a report', () => {
  test('has its mistakes by size', () => {
    expect(mistakesOf(reportOf()).map(({ step }) => step)).toEqual([3, 5, 4]);
  });

  test('knows the next and the last mistake', () => {
    expect([0, 3, 5].map((step) => mistakeBeside(reportOf(), step, 1))).toEqual([3, 4, undefined]);
    expect([0, 3, 6].map((step) => mistakeBeside(reportOf(), step, -1))).toEqual([undefined, undefined, 5]);
  });

  test('names a better move only where there is one', () => {
    expect(reportOf().steps.map((judged) => betterThan(judged)?.text ?? null)).toEqual([
      null,
      'build theater',
      'build theater',
      'build theater',
      'build theater',
      null,
    ]);
  });

  test('that says nothing yet can be drawn', () => {
    const empty = blank('duel', ['Anna', 'Bruno'], 'seat');
    expect([runsOf(empty), valuesAt(empty, 0), valuesAt(empty, 3)]).toEqual([[], null, null]);
  });
});

describe('a snapshot', () => {
  const read = (content: string) => readSnapshot(content, ['duel', 'seven'], text);
  const refused = (content: string) => {
    const found = read(content);
    return 'wrong' in found ? found.wrong : null;
  };

  test('is read', () => {
    expect(read('{"game": "duel", "age": 1}')).toEqual({ snapshot: { game: 'duel', age: 1 }, game: 'duel' });
  });

  test.each([
    ['  ', 'There is nothing in it yet'],
    ['x'.repeat(200_001), 'much too long'],
    ['[1, 2]', 'begins with {'],
    ['null', 'begins with {'],
    ['{"age": 1}', 'the field "game" must be one of duel, seven'],
    ['{"game": "chess"}', 'the field "game" must be one of duel, seven'],
  ])('that cannot be one: %.20s', (content, words) => {
    expect(refused(content)?.message).toContain(words);
  });

  test.each([
    ['{\n  "game": "duel",\n  "age": one\n}', 3, '"age": one'],
    ['{\n  "game": "duel"\n  "age": 1\n}', 3, '"age": 1'],
    ['{\n  "game": "duel",\n}', 3, '}'],
    ['{\n  "coins": [1, 2,\n  3', 3, '3'],
    ['{"a": {"b": "x}\n}', 1, '{"a": {"b": "x}'],
    ['{"a": 01}', 1, '{"a": 01}'],
    ['{} {}', 1, '{} {}'],
  ])('that is no JSON is refused with its line: %j', (content, number, line) => {
    expect(refused(content)).toEqual({
      message: 'This is not JSON, or it is not complete.',
      line: { number, content: line },
    });
  });

  test('with everything JSON has is read', () => {
    const content = ' {"game": "duel", "a": [-1.5e+3, true, null, {}, []], "b": "\\u00e8 \\"\\n"} \n';
    expect([mistakenLine(content), refused(content)]).toEqual([null, null]);
  });

  test('is written a field a line, with lists in one', () => {
    expect(written({ game: 'duel', board: ['law', 'masonry'], cities: [{ coins: 7, cards: [] }] })).toBe(
      [
        '{',
        '  "game": "duel",',
        '  "board": ["law", "masonry"],',
        '  "cities": [',
        '    {',
        '      "coins": 7,',
        '      "cards": []',
        '    }',
        '  ]',
        '}',
      ].join('\n'),
    );
  });

  test('is handed over, and only a whole one is taken', () => {
    handOver({ snapshot: '{}', players: ['Anna'], step: 2 });
    expect(handedPosition()).toEqual({ snapshot: '{}', players: ['Anna'], step: 2 });
    sessionStorage.setItem('position', '{"snapshot": 3}');
    expect(handedPosition()).toBeNull();
  });
});

test.each([
  [['pupil', 'novice', 'master', 'greedy'], null, 'novice'],
  [['pupil', 'novice', 'master', 'greedy'], 'greedy', 'greedy'],
  [['pupil', 'novice'], 'gone', 'novice'],
  [['greedy', 'random'], null, 'greedy'],
  [[], null, ''],
])('of %j, wanted %s, one plays against %s', (names, wanted, expected) => {
  const bots = names.map((bot) => ({ bot, kind: 'level' as const }));
  expect(usualBot({ bots, usual_bot: 'novice' }, wanted)).toBe(expected);
});
