import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { openAhead, Session, sessionAt } from '../src/lib/session.svelte.ts';
import { keepSeat, write } from '../src/lib/store.ts';
import { FakeSocket, useFakeSockets } from './sockets.ts';

beforeEach(() => {
  write('tables', '');
  useFakeSockets();
});

test('on one screen the first seat begins, whichever connection is there first', () => {
  keepSeat('k3x9', 'seven', { seat: 0, secret: 'of Anna' });
  keepSeat('k3x9', 'seven', { seat: 1, secret: 'of Bruno' });
  const session = new Session('k3x9');
  session.start();
  flushSync();
  const [anna, bruno] = FakeSocket.all;
  bruno?.welcome({ viewer: 1, to_act: [0, 1] });
  expect(session.active?.shown).toBe(null);
  anna?.welcome({ viewer: 0, to_act: [0, 1] });
  expect(session.active?.shown?.viewer).toBe(0);
  session.stop();
});

test('a table that was opened ahead is taken over once, with what has come by then', () => {
  openAhead('k3x9');
  expect(FakeSocket.all).toHaveLength(1);
  FakeSocket.last.welcome({});
  const session = sessionAt('k3x9');
  expect(session.isStarted).toBe(true);
  expect(session.active?.shown?.id).toBe('k3x9');
  expect(sessionAt('k3x9').isStarted).toBe(false);
  session.stop();
});

test('a table other than the one opened ahead begins anew', () => {
  openAhead('k3x9');
  expect(sessionAt('m4y8').isStarted).toBe(false);
});
