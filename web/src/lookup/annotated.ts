/** Rules whose lines are annotated once, in the order in which they are read. */
import type { Block, Inline } from '../lib/markdown.ts';
import type { Annotator, Part } from './annotate.ts';

export type Annotations = Map<Inline, Part[]>;

/** The parts of every plain or strong piece of text; headings stay as they are. */
export function annotationsOf(blocks: Block[], annotator: Annotator): Annotations {
  const found: Annotations = new Map();
  for (const block of blocks) {
    if (block.is === 'heading') {
      if (block.level < 3) annotator.beginChapter();
      continue;
    }
    for (const inline of inlinesOf(block)) {
      if (inline.is === 'text' || inline.is === 'strong') found.set(inline, annotator.parts(inline.text));
    }
  }
  return found;
}

function inlinesOf(block: Block): Inline[] {
  switch (block.is) {
    case 'paragraph':
    case 'picture':
      return block.text;
    case 'list':
      return block.items.flat();
    case 'table':
      return block.rows.flat(2);
    default:
      return [];
  }
}
