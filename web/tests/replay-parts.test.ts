import { describe, expect, test, vi } from 'vitest';
import { texts } from '../src/lib/texts.ts';
import { placeOf, queryOf, seatOf } from '../src/replay/address.ts';
import { chapterAt, chaptersOf } from '../src/replay/chapters.ts';
import { commandOf } from '../src/replay/keys.ts';
import { Playback } from '../src/replay/playback.svelte.ts';
import { Recording } from '../src/replay/recording.ts';
import { forgetRecord, keepRecord, savedRecord } from '../src/replay/saved.svelte.ts';
import { objectionTo } from '../src/replay/upload.ts';
import { outcomeOf, positionOf, wordsOf } from '../src/replay/words.ts';
import { inSteps, isTogether, moversOf, stepWith } from '../src/replay/turns.ts';
import { reportOf } from './analysis/report.ts';
import { MODULE, refusal, replayFor, replays, replayTogether, serve } from './replay/game.ts';

const text = await texts('en', 'duel', 'replay');
const { steps } = replayFor('none');

describe('the address', () => {
  test.each([
    ['', null, null, null],
    ['?step=12&seat=all', 12, 'all', null],
    ['?seat=1&step=0&analysis=open', 0, '1', 'open'],
    ['?step=-3&seat=9&analysis=x', null, null, null],
    ['?step=soon&seat=', null, null, null],
    ['?step=99999999', null, null, null],
  ])('%s', (search, step, viewer, analysis) => {
    expect(placeOf(search)).toEqual({ step, viewer, analysis });
  });

  test('names a place that is found again', () => {
    for (const analysis of [null, 'seat', 'open'] as const) {
      const place = { step: 7, viewer: 'none', analysis } as const;
      expect(placeOf(queryOf(place))).toEqual(place);
    }
  });

  test('says through whose eyes one looks', () => {
    expect((['all', 'none', '0', '1'] as const).map(seatOf)).toEqual([null, null, 0, 1]);
  });
});

describe('chapters', () => {
  const chapters = chaptersOf(steps, MODULE, text);

  test('are the phases of the game, numbered from the first one after a prelude', () => {
    expect(chapters).toEqual([
      { number: 0, name: 'Draft', step: 0, length: 1 },
      { number: 1, name: 'Age 1', step: 1, length: 2 },
      { number: 2, name: 'Age 2', step: 3, length: 2 },
      { number: 3, name: 'Age 3', step: 5, length: 2 },
    ]);
  });

  test('are numbered from the beginning where there is no prelude', () => {
    const module = { chapter: MODULE.chapter };
    expect(chaptersOf(steps.slice(1), module, text).map(({ number, name }) => [number, name])).toEqual([
      [1, 'Age 1'],
      [2, 'Age 2'],
      [3, 'Age 3'],
    ]);
  });

  test('tell where a step belongs', () => {
    expect(steps.map((_, step) => chapterAt(chapters, step)?.name)).toEqual([
      'Draft',
      'Age 1',
      'Age 1',
      'Age 2',
      'Age 2',
      'Age 3',
      'Age 3',
    ]);
  });
});

describe('playback', () => {
  test('stays within the game and says when it went on by one', () => {
    const playback = new Playback(6, 99);
    expect([playback.step, playback.stepped]).toEqual([6, false]);
    const went = [0, 1, 1, 2, 1, 5, 6, 7].map((step) => {
      playback.go(step);
      return [playback.step, playback.stepped];
    });
    expect(went).toEqual([
      [0, false],
      [1, true],
      [1, true],
      [2, true],
      [1, false],
      [5, false],
      [6, true],
      [6, true],
    ]);
    playback.settle();
    expect(playback.stepped).toBe(false);
  });

  test('runs to the end and from there anew; a hand stops it', () => {
    const playback = new Playback(2);
    playback.toggle();
    playback.advance();
    expect([playback.step, playback.playing]).toEqual([1, true]);
    playback.advance();
    expect([playback.step, playback.playing]).toEqual([2, false]);
    playback.toggle();
    expect([playback.step, playback.playing]).toEqual([0, true]);
    playback.go(1);
    expect(playback.playing).toBe(false);
  });

  test('has nothing to run in a game without moves', () => {
    const playback = new Playback(0);
    playback.toggle();
    expect(playback.playing).toBe(false);
  });
});

describe('keys', () => {
  function pressed(key: string, html = '<p></p>', how: KeyboardEventInit = {}) {
    document.body.innerHTML = html;
    let found: ReturnType<typeof commandOf> = null;
    addEventListener('keydown', (event) => (found = commandOf(event)), { once: true });
    const target = document.body.querySelector('.at') ?? document.body.firstElementChild;
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...how }));
    document.body.innerHTML = '';
    return found;
  }

  test.each([
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['Home', 'first'],
    ['End', 'last'],
    [' ', 'play'],
    ['2', { chapter: 2 }],
    ['0', { chapter: 0 }],
    ['x', null],
  ])('%s', (key, command) => {
    expect(pressed(key)).toEqual(command);
  });

  test.each([
    ['a field', '1', '<input>', null],
    ['a text', ' ', '<textarea></textarea>', null],
    ['a list', 'Home', '<select></select>', null],
    ['a dialog', 'ArrowLeft', '<dialog open><p class="at"></p></dialog>', null],
    ['the slider, which moves by itself', 'ArrowLeft', '<input type="range">', null],
    ['the slider, which has no space', ' ', '<input type="range">', 'play'],
    ['a button, which the space presses', ' ', '<button><b class="at"></b></button>', null],
    ['a button, which has no arrows', 'ArrowRight', '<button></button>', 'forward'],
  ])('in %s', (_, key, html, command) => {
    expect(pressed(key, html)).toEqual(command);
  });

  test('that belong to the browser are left to it', () => {
    expect(pressed('ArrowLeft', '<p></p>', { altKey: true })).toBeNull();
    expect(pressed('1', '<p></p>', { ctrlKey: true })).toBeNull();
  });
});

describe('words', () => {
  const tell = (fact: Record<string, unknown>) => String(fact['card']);

  test('are those of the events', () => {
    expect(steps.slice(0, 3).map((step) => wordsOf(step, tell, text))).toEqual(['The game begins.', 'baths', 'tavern']);
  });

  test('are those of the move where nothing else is known', () => {
    const [, step] = steps;
    expect(step && wordsOf({ ...step, events: [] }, tell, text)).toBe('baths');
  });

  test('say where one is', () => {
    expect(positionOf(3, 6, 'Age II', false, text)).toBe('Move 3 of 6, Age II');
    expect(positionOf(0, 6, undefined, false, text)).toBe('Move 0 of 6');
    expect(positionOf(3, 6, 'Age II', true, text)).toBe('Turn 3 of 6, Age II');
  });

  test('of the end are in the last view', () => {
    expect(steps.map((step) => outcomeOf(step.view)?.reason)).toEqual([...Array<undefined>(6), 'civilian']);
    expect([null, 'x', {}].map(outcomeOf)).toEqual([null, null, null]);
  });
});

describe('turns that are made together', () => {
  const { steps } = replayTogether('none');

  test('are a step each, with all who moved', () => {
    expect(steps.map(moversOf)).toEqual([[], [0, 1], [0, 1], [0, 1]]);
    expect([steps, replayFor('none').steps].map(isTogether)).toEqual([true, false]);
  });

  test('are found by the moves that had been made', () => {
    expect([0, 1, 2, 3, 6, 99].map((moves) => stepWith(steps, moves))).toEqual([0, 1, 1, 2, 3, 3]);
  });

  test('have all that an analysis says of their moves', () => {
    const { steps: judged, turning_point: turn } = inSteps(reportOf(), steps);
    expect(judged.map(({ step, seat }) => [step, seat])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [3, 0],
      [3, 1],
    ]);
    expect(turn).toBe(2);
    expect(inSteps(reportOf(), replayFor('none').steps)).toEqual(reportOf());
  });
});

describe('a record that was opened', () => {
  test('stays until it is forgotten', () => {
    expect(savedRecord()).toBeNull();
    keepRecord({ name: 'game.txt', text: 'moves' });
    expect(savedRecord()).toEqual({ name: 'game.txt', text: 'moves' });
    forgetRecord();
    expect(savedRecord()).toBeNull();
  });

  test.each(['{', '{"name": "x"}', '7', 'null'])('is none if something else is kept: %s', (kept) => {
    sessionStorage.setItem('record', kept);
    expect(savedRecord()).toBeNull();
  });

  test('harms nothing where nothing can be kept', () => {
    const broken = () => {
      throw new Error('no storage');
    };
    vi.stubGlobal('sessionStorage', { getItem: broken, setItem: broken, removeItem: broken });
    keepRecord({ name: 'game.txt', text: 'moves' });
    forgetRecord();
    expect(savedRecord()).toBeNull();
  });
});

test.each([
  ['line 2: expected a move', { number: 2, content: 'b' }],
  ['line 9: expected a move', null],
  ['something else', null],
  [undefined, null],
])('a refusal points at its line: %s', (reason, line) => {
  expect(objectionTo('no', reason, 'a\r\nb\nc')).toEqual({ message: 'no', line });
});

describe('a recording', () => {
  test('asks once for each viewer', async () => {
    const asked = serve();
    const recording = new Recording({ table: 'k3/x9' });
    await Promise.all([recording.seenBy('none'), recording.seenBy('none'), recording.seenBy('0')]);
    expect(asked).toEqual(['/api/tables/k3%2Fx9/replay?seat=none', '/api/tables/k3%2Fx9/replay?seat=0']);
  });

  test('asks again after a refusal', async () => {
    let busy = true;
    serve((url) => (busy ? refusal(503, 'busy') : replays(url)));
    const recording = new Recording({ record: { name: 'x', text: 'y' } });
    await expect(recording.seenBy('all')).rejects.toThrow('busy');
    busy = false;
    expect((await recording.seenBy('all')).players).toEqual(['Anna', 'Bruno']);
  });
});
