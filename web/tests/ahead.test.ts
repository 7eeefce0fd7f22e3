import { afterEach, expect, test, vi } from 'vitest';
import { fetchAhead, recordingOf, viewerOf } from '../src/replay/ahead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function serverAnswers(): ReturnType<typeof vi.fn> {
  const answer = vi.fn(() => Promise.resolve(new Response('{"game": "duel"}')));
  vi.stubGlobal('fetch', answer);
  return answer;
}

test('a replay asked for ahead is not asked for again, and kept for one visit', async () => {
  const answer = serverAnswers();
  fetchAhead('k3x9', '?step=2&seat=1');
  const recording = recordingOf('k3x9');
  expect(await recording.seenBy('1')).toEqual({ game: 'duel' });
  expect(answer).toHaveBeenCalledOnce();
  expect(recordingOf('k3x9')).not.toBe(recording);
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
  expect(await recording.seenBy('none')).toEqual({ game: 'duel' });
});

test('one looks on as the address says, else from the own seat', () => {
  const seats = [{ seat: 1, secret: 'mine' }];
  localStorage.setItem('tables', JSON.stringify([{ table: 'k3x9', game: 'duel', at: 1, seats }]));
  expect(viewerOf('k3x9', '?seat=all')).toBe('all');
  expect(viewerOf('k3x9', '')).toBe('1');
  expect(viewerOf('m7q2', '')).toBe('none');
});
