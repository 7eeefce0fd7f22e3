/** Reads the Markdown of our rules: as much of it as they use. What comes out is data, so nothing in it can do harm. */

export type Inline =
  { is: 'text' | 'strong' | 'emphasis' | 'code'; text: string } | { is: 'link'; text: string; to: string };

export type Block =
  | { is: 'heading'; level: number; text: Inline[]; id: string }
  | { is: 'paragraph'; text: Inline[] }
  | { is: 'list'; ordered: boolean; items: Inline[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'code'; text: string }
  /** A situation of the game, drawn; the words below it. */
  | { is: 'picture'; name: string; text: Inline[] };

const HEADING = /^(#{1,4}) +(.*)$/;
const BULLET = /^[-*] +/;
const NUMBER = /^\d+\. +/;
const FENCE = /^```/;
const PICTURE = /^!\[(.+)\]\(situation:([a-z-]+)\)$/;
const SPANS = /\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
const SAFE_LINK = /^(https?:\/\/|\/(?!\/)|#)/;

export function blocksOf(markdown: string): Block[] {
  const lines = markdown.split(/\r?\n/);
  const blocks: Block[] = [];
  while (lines.length > 0) {
    const block = next(lines);
    if (block !== null) blocks.push(block);
  }
  return numbered(blocks);
}

function next(lines: string[]): Block | null {
  const first = lines[0] ?? '';
  const heading = HEADING.exec(first);
  if (first.trim() === '') return dropped(lines);
  if (heading !== null) {
    lines.shift();
    return { is: 'heading', level: heading[1]?.length ?? 1, text: inlinesOf(heading[2] ?? ''), id: '' };
  }
  if (FENCE.test(first)) return codeFrom(lines);
  if (PICTURE.test(first)) return pictureFrom(lines);
  if (first.startsWith('|')) return tableFrom(lines);
  if (BULLET.test(first)) return listFrom(lines, BULLET, false);
  if (NUMBER.test(first)) return listFrom(lines, NUMBER, true);
  return { is: 'paragraph', text: inlinesOf(takeWhile(lines, isPlain).join(' ')) };
}

function dropped(lines: string[]): null {
  lines.shift();
  return null;
}

function isPlain(line: string, index: number): boolean {
  return (
    index === 0 ||
    (line.trim() !== '' && ![HEADING, BULLET, NUMBER, FENCE, PICTURE, /^\|/].some((one) => one.test(line)))
  );
}

function pictureFrom(lines: string[]): Block {
  const [, words = '', name = ''] = PICTURE.exec(lines.shift() ?? '') ?? [];
  return { is: 'picture', name, text: inlinesOf(words) };
}

function codeFrom(lines: string[]): Block {
  lines.shift();
  const text = takeWhile(lines, (line) => !FENCE.test(line)).join('\n');
  lines.shift();
  return { is: 'code', text };
}

/** Lines that are indented go on with the item before them. */
function listFrom(lines: string[], mark: RegExp, ordered: boolean): Block {
  const items: string[] = [];
  for (const line of takeWhile(lines, (one) => mark.test(one) || /^ +\S/.test(one))) {
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { is: 'list', ordered, items: items.map(inlinesOf) };
}

function tableFrom(lines: string[]): Block {
  const rows = takeWhile(lines, (line) => line.startsWith('|')).map(cellsOf);
  const [head = [], , ...rest] = rows;
  return { is: 'table', head, rows: rest };
}

function cellsOf(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlinesOf(cell.trim()));
}

function takeWhile(lines: string[], fits: (line: string, index: number) => boolean): string[] {
  const end = lines.findIndex((line, index) => !fits(line, index));
  return lines.splice(0, end < 0 ? lines.length : end);
}

export function inlinesOf(text: string): Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const span of text.matchAll(SPANS)) {
    if (span.index > from) inlines.push({ is: 'text', text: text.slice(from, span.index) });
    inlines.push(inlineOf(span));
    from = span.index + span[0].length;
  }
  if (from < text.length) inlines.push({ is: 'text', text: text.slice(from) });
  return inlines;
}

function inlineOf([whole, strong, emphasis, code, label, to]: RegExpExecArray): Inline {
  if (strong !== undefined) return { is: 'strong', text: strong };
  if (emphasis !== undefined) return { is: 'emphasis', text: emphasis };
  if (code !== undefined) return { is: 'code', text: code };
  if (label !== undefined && to !== undefined && SAFE_LINK.test(to)) return { is: 'link', text: label, to };
  return { is: 'text', text: label ?? whole };
}

export function plain(text: Inline[]): string {
  return text.map((part) => part.text).join('');
}

/** Headings get an address within the page, each its own. */
function numbered(blocks: Block[]): Block[] {
  return blocks.map((block, index) => {
    if (block.is !== 'heading') return block;
    const words = plain(block.text)
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-');
    return { ...block, id: `${words.replace(/^-|-$/g, '')}-${String(index)}` };
  });
}
