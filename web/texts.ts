import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ASKED = /^(.*\.ftl)\?texts$/;
/** Of the terminal alone. */
const SCREEN = '-screen.ftl';
/** Pages load their texts one by one, all texts of a game are loaded together; those of boards are too small for a file. */
const OF_PAGES = 'web';
const OF_BOARDS = 'web-board.ftl';
/** What only whoever writes texts wants to read: comments, empty lines between messages, and how far variants are indented. */
const FOR_AUTHORS = [/^#.*\n/gm, /\n(?=\n+\S)/g, /(?<=^ ) +(?=\*?\[|\})/gm];

/** `seven.ftl?texts` are the texts of `seven.ftl` and of every `seven-*.ftl` beside it, as one module. */
export function texts(): Plugin {
  return {
    name: 'mirabilia-texts',
    enforce: 'pre',
    async load(id) {
      const file = ASKED.exec(id)?.[1];
      if (file === undefined) return null;
      const files = await together(file);
      for (const part of files) this.addWatchFile(part);
      const sources = await Promise.all(files.map((part) => readFile(part, 'utf-8')));
      const text = FOR_AUTHORS.reduce((rest, part) => rest.replaceAll(part, ''), sources.join('\n'));
      return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js', map: null };
    },
  };
}

async function together(file: string): Promise<string[]> {
  const name = basename(file, '.ftl');
  if (name === OF_PAGES) return [file, join(dirname(file), OF_BOARDS)];
  const others = await readdir(dirname(file));
  const parts = others.filter(
    (other) => other.startsWith(`${name}-`) && other.endsWith('.ftl') && !other.endsWith(SCREEN),
  );
  return [file, ...parts.sort().map((part) => join(dirname(file), part))];
}
