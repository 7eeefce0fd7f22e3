import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.ts';
import { installable } from './installable.ts';
import { posters } from './posters.ts';
import { start } from './start.ts';
import { texts } from './texts.ts';

const SERVER = process.env['MIRABILIA_SERVER'] ?? 'http://127.0.0.1:8000';
/** What runs before the app is there: small, so that it is there soon. */
const FIRST = /src\/(games\/index|pages\/pages|lib\/(language|routes|store|text-files)\.ts)|vite\/preload-helper/;
/** What the start page needs, and other pages too: one file instead of many small ones, which are more to fetch. */
const SHARED = [
  'node_modules/(svelte|esm-env|clsx|@fluent)/',
  'src/lib/(?!breakdown|company|ending|lobby|markdown|own-games|phrases|push|reach\\.|refreshing|terms|time-left)',
  'src/drawing/(ChainMark|Coin|Count|Emblem|Frieze|Icon|Laurel|Marks|ResourceDisc|kinds|marks|motion|seats|SeatSign)',
  'src/icons/(ancient|common|icons)',
  'src/components/(Dialog|LanguageSwitch|ThemeSwitch)',
  'src/components/table/(Bar|Dots|Link|remarks)',
  'src/analysis/wire',
  'src/replay/(address|ahead|recording|saved)',
];

/** What the tables of several games need. */
const BOARD = /src\/(board\/(?!Text)|drawing\/(?!Points|points-lines|Score)|components\/table\/(Banner|after))/;
/** What the start page and the set-up of a table need. */
const HOME = /src\/(components\/(home\/|Terms)|lib\/(refreshing|terms))/;
/** What several parts of a game need, those that are seldom seen among them. */
const OF_A_GAME = /src\/(?:games\/(?!generic|index|contract)|icons\/(?=duel|seven|world))(\w+)/;

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting(), texts(), start(), installable(), posters(), compress()],
  build: {
    outDir: '../src/mirabilia/server/static',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // The server lets pages load from itself alone: a picture inside a style sheet (data:) would stay blank.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: FIRST, priority: 3 },
            { name: 'shared', test: new RegExp(SHARED.join('|')), priority: 2 },
            { name: 'board', test: BOARD, minShareCount: 2, priority: 1 },
            { name: 'home-parts', test: HOME, minShareCount: 2, priority: 1 },
            { name: (id) => `${OF_A_GAME.exec(id)?.[1] ?? ''}-parts`, test: OF_A_GAME, minShareCount: 2 },
          ],
        },
      },
    },
    license: { fileName: 'licenses.json' }, // of every package in the pages; their texts are in licenses/ of the project
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['.', '../locales'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000, // on a busy machine: axe alone takes a quarter of that
    setupFiles: ['tests/setup.ts'],
    maxWorkers: 2,
    pool: 'vmThreads', // a DOM for each file without a process for each: half the processor time
  },
});
