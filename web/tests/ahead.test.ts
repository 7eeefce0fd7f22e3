import { afterEach, expect, test, vi } from 'vitest';
import { fetchAhead, recordingOf, viewerOf } from '../src/replay/ahead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function serverAnswers(): ReturnType<typeof vi.fn> {
  const answer = vi.fn(() => Promise.resolve(new Response('{"game": "duel", "steps": [0], "next": null}')));
  vi.stubGlobal('fetch', answer);
  return answer;
}

test('a replay asked for ahead is not asked for again, and kept for one visit', async () => {
  const answer = serverAnswers();
  fetchAhead('k3x9', '?step=2&seat=1');
  const recording = recordingOf('k3x9');
  expect(await recording.seenBy('1')).toEqual({ game: 'duel', steps: [0], next: null });
  expect(answer).toHaveBeenCalledOnce();
  expect(recordingOf('k3x9')).not.toBe(recording);
});

test('a long replay is fetched page by page', async () => {
  const pages = ['{"steps": [0, 1], "next": 2}', '{"steps": [2], "next": 3}', '{"steps": [3], "next": null}'];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URL(path, location.href).searchParams.get('start') ?? '');
    return Promise.resolve(new Response(pages[asked.length - 1]));
  });
  expect((await recordingOf('long').seenBy('all')).steps).toEqual([0, 1, 2, 3]);
  expect(asked).toEqual(['0', '2', '3']);
});

test('another table has a recording of its own', () => {
  serverAnswers();
  fetchAhead('k3x9', '');
  expect(recordingOf('m7q2').table).toBe('m7q2');
});

test('what fails ahead is asked for again by whoever opens it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  fetchAhead('k3x9', '');
  const recording = recordingOf('k3x9');
  await expect(recording.seenBy('none')).rejects.toThrow();
  serverAnswers();
  expect(await recording.seenBy('none')).toEqual({ game: 'duel', steps: [0], next: null });
});

test('one looks on as the address says, else from the own seat', () => {
  const seats = [{ seat: 1, secret: 'mine' }];
  localStorage.setItem('tables', JSON.stringify([{ table: 'k3x9', game: 'duel', at: 1, seats }]));
  expect(viewerOf('k3x9', '?seat=all')).toBe('all');
  expect(viewerOf('k3x9', '')).toBe('1');
  expect(viewerOf('m7q2', '')).toBe('none');
});
