import type { Plugin } from 'vite';

/** The module that the first one of the page asks for, and that is wanted all the same. */
const START = /\/src\/start\.ts$/;

/** Names in the page what the app consists of, so that browsers need not run anything before they ask for it. */
export function start(): Plugin {
  return {
    name: 'mirabilia-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const named = new Set<string>();
        const name = (file: string) => {
          const chunk = bundle[file];
          if (named.has(file) || chunk?.type !== 'chunk') return;
          named.add(file);
          for (const style of chunk.viteMetadata?.importedCss ?? []) named.add(style);
          chunk.imports.forEach(name);
        };
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type === 'chunk' && START.test(chunk.facadeModuleId ?? '')) name(file);
        }
        return [...named]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
