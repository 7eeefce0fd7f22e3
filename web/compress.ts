import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|svg)$/;

/** Lays a .gz and a .br beside each text of the build, so that the server need not compress while it serves. */
export function compress(): Plugin {
  return {
    name: 'mirabilia-compress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      for (const name of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const file = join(dir, name);
        const content = await readFile(file);
        await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      }
    },
  };
}
