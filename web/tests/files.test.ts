/** Pictures are shown around where a device can do that, and saved elsewhere. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offer } from '../src/lib/files.ts';

const PICTURE = new Blob(['picture'], { type: 'image/png' });
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A device that shares files, and what comes of it. */
function device(share: (shared: ShareData) => Promise<void>): void {
  vi.stubGlobal('navigator', { canShare: () => true, share });
}

test('where nothing can be shared it is saved', async () => {
  vi.stubGlobal('navigator', {});
  await offer(PICTURE, 'game.png', 'Anna wins');
  expect(saved).toEqual(['game.png']);
});

test('a device is given the picture with its name and a title', async () => {
  const given: ShareData[] = [];
  device((shared) => Promise.resolve(void given.push(shared)));
  await offer(PICTURE, 'game.png', 'Anna wins');
  expect(given.map(({ title, files }) => [title, files?.[0]?.name, files?.[0]?.type])).toEqual([
    ['Anna wins', 'game.png', 'image/png'],
  ]);
  expect(saved).toEqual([]);
});

test.each([
  ['AbortError', []],
  ['NotAllowedError', ['game.png']],
])('after %s: %j is saved', async (name, files) => {
  device(() => Promise.reject(new DOMException('', name)));
  await offer(PICTURE, 'game.png', 'Anna wins');
  expect(saved).toEqual(files);
});
