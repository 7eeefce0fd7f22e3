/** The words of the rules with drawings before amounts, and terms of the glossary as links. */
import type { Mark } from '../drawing/marks.ts';
import type { Phrase } from './contract.ts';
import type { Term } from './glossary.ts';

export type Part =
  | { is: 'text'; text: string }
  | { is: 'amount'; text: string; marks: Mark[] }
  | { is: 'term'; text: string; term: string };

export class Annotator {
  readonly #pattern: RegExp | null;
  readonly #amounts = new Map<string, Mark[]>();
  readonly #terms = new Map<string, string>();
  #linked = new Set<string>();

  constructor(phrases: Phrase[], terms: Term[]) {
    for (const { words, marks } of phrases) this.#amounts.set(words.toLowerCase(), marks);
    for (const { id, forms } of terms) for (const form of forms) this.#terms.set(form.toLowerCase(), id);
    const all = [...this.#amounts.keys(), ...this.#terms.keys()].filter(Boolean);
    // The longest first: "3 coins" is no "3 coin" with an s.
    const longest = all.sort((one, other) => other.length - one.length).map(escaped);
    this.#pattern =
      longest.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  }

  /** From here on terms are linked again: each once in a chapter. */
  beginChapter(): void {
    this.#linked = new Set();
  }

  parts(text: string): Part[] {
    if (this.#pattern === null) return [{ is: 'text', text }];
    const parts: Part[] = [];
    let from = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const part = this.#partOf(match[0]);
      if (part === null) continue;
      if (match.index > from) parts.push({ is: 'text', text: text.slice(from, match.index) });
      parts.push(part);
      from = match.index + match[0].length;
    }
    if (from < text.length) parts.push({ is: 'text', text: text.slice(from) });
    return parts;
  }

  #partOf(text: string): Part | null {
    const marks = this.#amounts.get(text.toLowerCase());
    if (marks !== undefined) return { is: 'amount', text, marks };
    const term = this.#terms.get(text.toLowerCase());
    if (term === undefined || this.#linked.has(term)) return null;
    this.#linked.add(term);
    return { is: 'term', text, term };
  }
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
}
