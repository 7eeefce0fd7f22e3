/**
 * Where long names may be broken: soft hyphens between their syllables.
 *
 * Browsers hyphenate by themselves only where they have a dictionary, and Italian is often missing. Names are few and
 * regular: what follows a vowel begins as a word of the language could begin.
 */
import type { Language } from './language.ts';

export const SOFT = '\u00ad';
/** Shorter words fit everywhere. */
const LONG = 8;
const WORD = new RegExp(`\\p{L}{${String(LONG)},}`, 'gu');
const VOWEL = /[aeiouyàèéìíòóùú]/i;

interface Rule {
  /** Consonants with which a syllable can begin. */
  onset: RegExp;
  /** The least letters that stay before a break, and after it. */
  least: [before: number, after: number];
  /** The last part of a compound, which is never broken elsewhere. */
  tail?: RegExp;
}

const RULES: Record<Language, Rule> = {
  // "co-strut-tori", "na-scon-di-glio", "ac-que-dotto"
  it: { onset: /^(s?([cg]h|[bcdfgptv][lr]|[bcdfgklmnpqrtvw])|g[ln]|ps|[kpst]h|[hjsxyz])?$/i, least: [2, 3] },
  // "for-ti-fi-ca-tions", "mar-ket-place"
  en: {
    onset: /^([cgpstw]h|[bcdfgpt][lr]|qu|[a-z])?$/i,
    least: [2, 3],
    tail: /(house|yard|works|place|shop|hood|owners|lenders)$/i,
  },
};

/** A name whose long words can be broken between syllables, with a hyphen. */
export function hyphenated(name: string, language: Language): string {
  return name.replace(WORD, (word) => syllablesOf(word, RULES[language]).join(SOFT));
}

/** Words in which a number is never alone at the end of a line: "7 Wonders". */
export function numbersKept(words: string): string {
  return words.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

function syllablesOf(word: string, rule: Rule): string[] {
  const tail = rule.tail?.exec(word);
  if (tail && tail.index >= rule.least[0]) return [word.slice(0, tail.index), tail[0]];
  const [before, after] = rule.least;
  const breaks = breaksIn(word, rule.onset).filter((at) => at >= before && word.length - at >= after);
  return [...breaks, word.length].map((at, index) => word.slice(index === 0 ? 0 : breaks[index - 1], at));
}

/** The places between two vowels with consonants in between: as many of them as can begin a syllable begin the next one. */
function breaksIn(word: string, onset: RegExp): number[] {
  const breaks: number[] = [];
  for (const { 0: consonants, index } of word.matchAll(/[^aeiouyàèéìíòóùú]+/gi)) {
    const end = index + consonants.length;
    if (index === 0 || end === word.length || !VOWEL.test(word[index - 1] ?? '')) continue;
    const first = [...consonants].findIndex((_, at) => onset.test(consonants.slice(at)));
    breaks.push(index + Math.max(0, first));
  }
  return breaks;
}
