import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];
/** The app itself, its pages, its keys, and the texts of every page in all languages. */
const ALWAYS =
  /\/src\/(start\.ts|(pages\/(Home|Further)|components\/KeyHelp)\.svelte)$|\/locales\/\w+\/web(-company|-further)?\.ftl/;
const FONT = /\.woff2$/;

/** Makes the pages something that can be installed: a manifest with icons, and a service worker that keeps the shell. */
export function installable(): Plugin {
  return {
    name: 'mirabilia-installable',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#f6e8cf' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post', // chunks of nothing but styles are gone by then
      async handler(_, bundle) {
        const icons = await Promise.all(
          ICONS.map(async ({ file, ...icon }) => {
            const source = await readFile(join(import.meta.dirname, 'src', 'app-icons', file));
            const reference = this.emitFile({ type: 'asset', name: file, source });
            return { src: `/${this.getFileName(reference)}`, type: 'image/png', ...icon };
          }),
        );
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest(icons)) });
        const worker = await readFile(join(import.meta.dirname, 'src', 'offline', 'worker.ts'), 'utf-8');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: workerFor(worker, shellOf(bundle)) });
      },
    },
  };
}

function manifest(icons: object[]): object {
  return {
    id: '/',
    name: 'Mirabilia',
    short_name: 'Mirabilia',
    description: '7 Wonders Duel, 7 Wonders, World Wonders',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fffaf0',
    theme_color: '#f6e8cf',
    icons,
  };
}

/** The files of the start page: its scripts with all they import, texts, style and type. */
function shellOf(bundle: Bundle): string[] {
  const shell = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (shell.has(name) || chunk?.type !== 'chunk') return;
    shell.add(name);
    chunk.imports.forEach(add);
    for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(style);
  };
  for (const [name, one] of Object.entries(bundle)) {
    if (one.type === 'chunk' && (one.isEntry || one.moduleIds.some((id) => ALWAYS.test(id)))) add(name);
  }
  const styles = [...shell].filter((name) => name.endsWith('.css')).map((name) => textOf(bundle, name));
  const fonts = Object.keys(bundle).filter((name) => FONT.test(name) && styles.some((style) => style.includes(name)));
  return [...shell, ...fonts].map((name) => `/${name}`).sort();
}

function textOf(bundle: Bundle, name: string): string {
  const asset = bundle[name];
  return asset?.type === 'asset' ? String(asset.source) : '';
}

/** The worker with the files it keeps. It differs from that of every other version, so browsers take it. */
function workerFor(source: string, shell: string[]): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None, removeComments: true },
  });
  const version = createHash('sha256').update(JSON.stringify(shell)).update(source).digest('hex').slice(0, 12);
  return `const SHELL = ${JSON.stringify(shell)};\nconst VERSION = ${JSON.stringify(version)};\n${outputText}`;
}
