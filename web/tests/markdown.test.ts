import { describe, expect, test } from 'vitest';
import { blocksOf, inlinesOf, plain } from '../src/lib/markdown.ts';

const RULES = import.meta.glob<string>('../../locales/*/*-rules.md', { query: '?raw', import: 'default', eager: true });

describe('blocks', () => {
  test('are read as they are written', () => {
    const markdown =
      '# Title\n\nTwo lines\nof text.\n\n- one\n  and more\n- two\n\n1. first\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```';
    const blocks = blocksOf(markdown);
    expect(blocks.map((block) => block.is)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code']);
    expect(blocks[1]).toEqual({ is: 'paragraph', text: inlinesOf('Two lines of text.') });
    expect(blocks[2]).toEqual({ is: 'list', ordered: false, items: [inlinesOf('one and more'), inlinesOf('two')] });
    expect(blocks[3]).toMatchObject({ ordered: true });
    expect(blocks[4]).toEqual({ is: 'table', head: ['a', 'b'].map(inlinesOf), rows: [['1', '2'].map(inlinesOf)] });
    expect(blocks[5]).toEqual({ is: 'code', text: 'code' });
  });

  test('can be pictures of situations, with words below them', () => {
    const [before, picture, after] = blocksOf('Text.\n\n![A **pawn**.](situation:conflict)\n\n- one');
    expect([before?.is, after?.is]).toEqual(['paragraph', 'list']);
    expect(picture).toEqual({ is: 'picture', name: 'conflict', text: inlinesOf('A **pawn**.') });
  });

  test.each(Object.entries(RULES))('of %s lose nothing', (_, markdown) => {
    const blocks = blocksOf(markdown);
    const ids = blocks.flatMap((block) => (block.is === 'heading' ? [block.id] : []));
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
    for (const block of blocks) if (block.is === 'paragraph') expect(plain(block.text)).not.toMatch(/^[#|-] |\*\*/);
  });
});

describe('words', () => {
  test('can be strong, emphasised, code or a link', () => {
    expect(inlinesOf('a **b** *c* `d` [e](/rules/duel)')).toEqual([
      { is: 'text', text: 'a ' },
      { is: 'strong', text: 'b' },
      { is: 'text', text: ' ' },
      { is: 'emphasis', text: 'c' },
      { is: 'text', text: ' ' },
      { is: 'code', text: 'd' },
      { is: 'text', text: ' ' },
      { is: 'link', text: 'e', to: '/rules/duel' },
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//example.org/x'])(
    'of a bad link are only words: %s',
    (to) => {
      expect(inlinesOf(`[x](${to})`).every((part) => part.is === 'text')).toBe(true);
    },
  );
});
