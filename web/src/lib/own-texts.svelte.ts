/** Texts that only a part of the pages has, fetched when it is shown. */
import { settings } from './settings.svelte.ts';
import { texts, type Texts } from './texts.ts';

export interface OwnTexts {
  /** null until they are there. */
  readonly words: Texts | null;
}

/** Those of some files, in the language of the page; another language needs its texts first, and until then the old ones stay. */
export function ownTexts(...files: string[]): OwnTexts {
  let words = $state.raw<Texts | null>(null);
  $effect(() => {
    const { language } = settings;
    texts(language, undefined, ...files).then(
      (loaded) => {
        if (language === settings.language) words = loaded;
      },
      () => undefined, // what needs them is not shown; the rest works
    );
  });
  return {
    get words() {
      return words;
    },
  };
}
