import { expect, test } from 'vitest';
import { modulesOf } from '../src/qr/modules.ts';
import codes from './fixtures/qr.json';

test.each(codes)('a code is the one that another program draws (Python’s qrcode): $text', ({ text, rows }) => {
  const drawn = modulesOf(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
  expect(drawn).toEqual(rows);
});

test('a text that is too long has none', () => {
  expect(modulesOf('x'.repeat(213))).not.toBeNull();
  expect(modulesOf('x'.repeat(214))).toBeNull();
});
