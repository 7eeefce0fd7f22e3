import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ASKED = /^(.*\.ftl)\?texts$/;
/** Of the terminal alone. */
const SCREEN = '-screen.ftl';
/** What is always wanted with others; else pages load their texts one by one, and all texts of a game are loaded together. */
const WITH: Record<string, string[]> = { web: ['tables'], reasons: ['web-board'] };

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
      return { code: `export default ${JSON.stringify(sources.join('\n'))}`, moduleType: 'js', map: null };
    },
  };
}

async function together(file: string): Promise<string[]> {
  const name = basename(file, '.ftl');
  const fixed = WITH[name]?.map((other) => join(dirname(file), `${other}.ftl`));
  if (fixed !== undefined) return [file, ...fixed];
  const others = await readdir(dirname(file));
  const parts = others.filter(
    (other) => other.startsWith(`${name}-`) && other.endsWith('.ftl') && !other.endsWith(SCREEN),
  );
  return [file, ...parts.sort().map((part) => join(dirname(file), part))];
}
