/** Pieces of 7 Wonders in words, for whoever listens. */
import { joined, language, type Words } from '../../board/words.ts';
import { uncapitalised } from '../../lib/grammar.ts';
import type { Texts } from '../../lib/texts.ts';
import type { Cost } from '../../wire/mirabilia.ts';
import type { Catalogue } from './catalogue.ts';
import { effectWords, penaltyWords } from './effects.ts';
import { WHITE, type BoardSide, type Edifice, type Effect, type PrintedStage } from './types.ts';

/** With what pieces are told. */
export interface Voice {
  text: Texts;
  words: Words;
}

interface Named {
  id: string;
  reconstructed: string[];
  disputed: string[];
}

/** The name of a piece, with a star where it was reconstructed in the language of the page. */
export function pieceName(words: Words, kind: string, piece: Named): string {
  return words.name(kind, piece.id) + (isNameReconstructed(piece) ? ' *' : '');
}

export function isNameReconstructed({ reconstructed }: Named): boolean {
  return reconstructed.includes(`name_${language()}`);
}

/** Whether what is printed on a piece, apart from names, is not certain. */
export function isDoubtful({ reconstructed, disputed }: Named): boolean {
  return disputed.length > 0 || reconstructed.some((field) => !/^(name|wonder)_/.test(field));
}

/** The kind of a piece: a card, a leader, a board or an Edifice. */
export function kindOf(catalogue: Catalogue, id: string): 'card' | 'leader' {
  return catalogue.isLeader(id) ? 'leader' : 'card';
}

/** What a card or a leader does. */
export function says(words: Words, catalogue: Catalogue, id: string): string[] {
  const { effects } = catalogue.isLeader(id) ? catalogue.leader(id) : catalogue.card(id);
  return effectWords(words, effects);
}

/** The name of a card or a leader, whichever it is. */
export function nameOf(words: Words, catalogue: Catalogue, id: string): string {
  return words.name(kindOf(catalogue, id), id);
}

/** "Baths, civilian structure, 3 victory points, costs 1 stone, for you 2 coins". */
export function pieceLabel(voice: Voice, catalogue: Catalogue, id: string, price?: Cost | null): string {
  return `${nameOf(voice.words, catalogue, id)}, ${pieceWords(voice, catalogue, id, price)}`;
}

/** The kind of a card by its colour; that of an expansion from elsewhere is called as its colour is. */
export function kindWords({ text, words }: Voice, colour: string): string {
  const key = `seven-table-kind-${colour}`;
  return text.has(key) ? text(key) : words.name('colour', colour);
}

/** The same without the name. */
export function pieceWords(voice: Voice, catalogue: Catalogue, id: string, price?: Cost | null): string {
  const { text, words } = voice;
  const parts = [kindWords(voice, colourOf(catalogue, id)), ...says(words, catalogue, id).map(uncapitalised)];
  parts.push(text('web-board-costs', { cost: printedCost(words, catalogue, id) }));
  if (price) parts.push(text('web-board-for-you', { price: priceWords(words, price) }));
  return parts.join(', ');
}

export function colourOf(catalogue: Catalogue, id: string): string {
  return catalogue.isLeader(id) ? WHITE : catalogue.card(id).colour;
}

/** What a card or a leader costs as printed. */
export function printedCost(words: Words, catalogue: Catalogue, id: string): string {
  if (!catalogue.isLeader(id)) return words.printedCost(catalogue.card(id).cost);
  const costs = catalogue.costsOf(catalogue.leader(id));
  if (costs.length === 1) return costs[0] ? words.coins(costs[0]) : words.of('cost-free');
  return words.of('cost-by-age', Object.fromEntries(costs.map((coins, at) => [`age_${String(at + 1)}`, coins])));
}

/** What something costs now, in one phrase; also what nobody sells. */
export function priceWords(words: Words, cost: Cost): string {
  const missing = cost.parts?.find((part) => part['cost'] === 'missing');
  if (missing === undefined) return words.price(cost);
  const units = Object.entries(missing['units'] as Record<string, number>);
  return words.of('cost-missing', { units: joined(units.map(([id, number]) => words.units(id, number))) });
}

// Boards

/** The name of a board and its side: "Rhodes, day". */
export function boardName(words: Words, board: string, side: string): string {
  return words.of('table-and-side', { board: words.name('board', board), side: words.name('side', side) });
}

/** What a stage brings, inside of a sentence; of one that leaves a choice all it can be. */
export function stageSays(words: Words, { effects, choose }: PrintedStage): string[] {
  const says = (one: Effect[]) => effectWords(words, one).map(uncapitalised);
  const open = choose.map((one) => joined(says(one)));
  return [...says(effects), ...(open.length > 0 ? [open.join(` ${words.of('table-or')} `)] : [])];
}

/** What an Edifice brings to those who take part, and what it costs the others. */
export function edificeSays(words: Words, { reward, penalty }: Edifice): string[] {
  const effects = effectWords(words, reward).map(uncapitalised).join(', ');
  return [
    words.of('table-edifice-reward', { effects }),
    words.of('table-edifice-penalty', { penalty: uncapitalised(penaltyWords(words, penalty)) }),
  ];
}

export function sideSays(words: Words, side: BoardSide): string[] {
  return effectWords(words, side.ability);
}
