import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { Session } from '../src/lib/session.svelte.ts';
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
