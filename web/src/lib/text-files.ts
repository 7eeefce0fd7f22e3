/** The files of texts that come with the pages: a chunk for each language and game, loaded when it is asked for. */
import type { Language } from './language.ts';

const FILES = {
  ...import.meta.glob<string>(
    [
      '../../../locales/*/*.ftl',
      '!../../../locales/*/*-*.ftl', // those of a game come with the first of them, see web/texts.ts
      '!../../../locales/*/{analysis,bot,build,match,puzzles,tables,terminal,tune,wrong}.ftl', // of the terminal, or said by the server
    ],
    { query: '?texts', import: 'default' },
  ),
  ...import.meta.glob<string>(['../../../locales/*/web-*.ftl', '!../../../locales/*/web-board.ftl'], {
    query: '?texts',
    import: 'default',
  }),
};
const ALWAYS = 'web';
/** Why a move is good: those come with a game where a page is named that has texts of its own, or they themselves. */
export const REASONS = 'reasons';

/** The Fluent sources of every page, and if they are named those of a game and of pages that have their own. */
export function sourcesOf(language: Language, game?: string, ...pages: string[]): Promise<string[]> {
  return Promise.all(filesOf(language, game, pages).map((load) => load()));
}

function filesOf(language: Language, game: string | undefined, pages: string[]): (() => Promise<string>)[] {
  return Object.entries(FILES)
    .filter(([path]) => {
      const [folder, file = ''] = path.split('/').slice(-2);
      const name = file.replace('.ftl', '');
      const ofPage = pages.some((page) => name === `web-${page}`);
      const ofGame = game !== undefined && (name === game || (name === REASONS && pages.length > 0));
      return folder === language && (name === ALWAYS || ofPage || ofGame);
    })
    .map(([, load]) => load);
}
