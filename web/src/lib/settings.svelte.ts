/** What a person has set: kept in the browser, applied at once. */
import { CHOSEN, LANGUAGES, preferredLanguage, type Language } from './language.ts';
import { read, readAs, write } from './store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** How much longer than normal everything that moves takes. */
export const PACE: Record<Speed, number> = { off: 0, slow: 2, normal: 1, fast: 0.5 };

/** Settings that are on or off, and what they are until somebody says otherwise. */
const SWITCHES = {
  cardTexts: true,
  points: true,
  patterns: false,
  sound: false,
  vibration: false,
  textMode: false,
  cover: false,
  sealing: true,
  notices: false,
  named: false,
  shown: false,
};
export type Switch = keyof typeof SWITCHES;

class Settings {
  #language = $state<Language>(preferredLanguage());
  #theme = $state<Theme>(oneOf(THEMES, read('theme')) ?? 'system');
  #speed = $state<Speed>(oneOf(SPEEDS, read('speed')) ?? usualSpeed());
  #volume = $state(readAs('volume', isShare, 0.5));
  #switches = $state({ ...SWITCHES, ...readAs('switches', isSwitches, {}) });

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    write(CHOSEN, language);
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    write('theme', theme);
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    write('speed', speed);
  }

  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    write('volume', JSON.stringify(volume));
  }

  isOn(name: Switch): boolean {
    return this.#switches[name];
  }

  turn(name: Switch, on: boolean): void {
    this.#switches[name] = on;
    write('switches', JSON.stringify(this.#switches));
  }

  /** Tell the page: style sheets look at these attributes. */
  apply(root: HTMLElement): void {
    root.lang = this.#language;
    root.dataset['theme'] = this.#theme;
    root.dataset['motion'] = this.#speed;
    root.dataset['texts'] = this.isOn('cardTexts') ? 'on' : 'off';
    root.dataset['patterns'] = this.isOn('patterns') ? 'on' : 'off';
  }
}

export const settings = new Settings();

export function isLanguage(value: string): value is Language {
  return oneOf(LANGUAGES, value) !== undefined;
}

/** Whether the page is dark at the moment. */
export function isDark(theme: Theme): boolean {
  return theme === 'system' ? wishes('(prefers-color-scheme: dark)') : theme === 'dark';
}

/** Who has told the system to move little gets no motion here. */
function usualSpeed(): Speed {
  return wishes('(prefers-reduced-motion: reduce)') ? 'off' : 'normal';
}

function wishes(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: string | null): Choice | undefined {
  return choices.find((choice) => choice === value);
}

function isSwitches(value: unknown): value is Partial<Record<Switch, boolean>> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([name, on]) => name in SWITCHES && typeof on === 'boolean');
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
