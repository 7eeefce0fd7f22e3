/**
 * Moves, events, refusals, reasons and parts of the points in words; the same as `core/describe.py` on the server.
 *
 * Texts are found by name: a move `{move: "build", card: "baths"}` of the game `duel` is the message `duel-move-build`,
 * and its card the message `duel-card-baths`. A new game needs texts, not code.
 */
import type { Texts, Values } from './texts.ts';
import type { Fact } from './wire.ts';

/** What a fact is told with. `kinds` are those of the catalogue: fields named after one hold its ids. */
export interface Teller {
  game: string;
  kinds: string[];
  texts: Texts;
  names: string[];
}

/** What a text calls a field that holds nothing. */
const NOTHING = 'none';
const TOLD = ['event', 'move', 'refusal', 'reason', 'part', 'cost', 'gain'];

/** A fact as a sentence. */
export function tell(teller: Teller, fact: Fact): string {
  const kind = TOLD.find((one) => one in fact) ?? 'event';
  let message = `${teller.game}-${kind}-${dashed(String(fact[kind]))}`;
  const values: Values = {};
  for (const [field, value] of Object.entries(fact)) {
    if (field === kind) continue;
    Object.assign(values, valuesOf(teller, field, value));
    if (teller.texts.has(`${message}-${field}`)) message = `${message}-${field}`;
  }
  return teller.texts(message, values);
}

/** What a field of a fact puts into a sentence. `card`, `cards` and `chain_card` all speak of cards. */
function valuesOf(teller: Teller, field: string, value: unknown): Values {
  if (value === null) return { [field]: NOTHING };
  const kind = field.split('_').at(-1) ?? field;
  if (kind === 'seat') return { [field.replace('seat', 'player')]: playerOf(teller, value) };
  if (field === 'seats')
    return {
      players: listOf(value)
        .map((seat) => playerOf(teller, seat))
        .join(', '),
    };
  if (field === 'winners') {
    const winners = listOf(value);
    return {
      players: joined(
        teller,
        winners.map((seat) => playerOf(teller, seat)),
      ),
      count: winners.length,
    };
  }
  if (field === 'scores') return { scores: totals(teller, listOf(value)) };
  if (isRecord(value)) return { [field]: joined(teller, unitsOf(teller, value)) };
  if (teller.kinds.includes(kind)) return { [field]: nameOf(teller, kind, String(value)) };
  const single = kind.replace(/s$/, '');
  if (teller.kinds.includes(single)) {
    return {
      [field]: joined(
        teller,
        listOf(value).map((item) => nameOf(teller, single, String(item))),
      ),
    };
  }
  return { [field]: typeof value === 'number' ? value : String(value) };
}

function nameOf(teller: Teller, kind: string, item: string): string {
  return teller.texts(`${teller.game}-${kind}-${dashed(item)}`);
}

function unitsOf(teller: Teller, units: Record<string, unknown>): string[] {
  return Object.entries(units).map(([item, count]) =>
    teller.texts(`${teller.game}-units-${item}`, { units: Number(count) }),
  );
}

function totals(teller: Teller, sheets: unknown[]): string {
  const total = (sheet: unknown) => (isRecord(sheet) ? String(sheet['total']) : '');
  return sheets.map((sheet, seat) => `${playerOf(teller, seat)} ${total(sheet)}`).join(', ');
}

function playerOf(teller: Teller, seat: unknown): string {
  const number = Number(seat);
  return teller.names[number] ?? teller.texts('web-player', { number: number + 1 });
}

function joined(teller: Teller, items: string[]): string {
  return new Intl.ListFormat(teller.texts.language, { type: 'conjunction' }).format(items);
}

/** What moves name only if something is bought or paid there: a purchase can cost 0 coins. */
const UNNAMED = { left: null, right: null, bank: 0 };
/** What a number can be that stands alone. */
const COUNTED = ['number', 'age', 'value', 'coins'];

/**
 * A move in its notation as a sentence, as far as it can be told from the texts alone: a verb, words that are names of
 * the catalogue or of something counted, numbers, places. `wonder pyramids with baths` is the message
 * `duel-move-wonder` with a wonder and a card, `build baths left 2` is `seven-move-build` with a card and coins.
 */
export function moveInWords(teller: Teller, move: string): string {
  const [verb = '', ...words] = move.split(' ');
  const named = words.flatMap((word, index) => namedBy(teller, word, words[index - 1] ?? ''));
  const fact = { move: verb, ...UNNAMED, place: words.join(' '), ...Object.fromEntries(named) };
  try {
    const told = tell(teller, fact);
    return told.includes('{$') || told.startsWith(`${teller.game}-move-`) ? move : told;
  } catch {
    return move;
  }
}

/** What a word can be: an id of some kinds, or a number. One that is neither says who is meant, if the text asks. */
function namedBy(teller: Teller, word: string, before: string): [string, string | number][] {
  if (/^\d+$/.test(word)) return (isName(before) ? [before] : COUNTED).map((field) => [field, Number(word)]);
  const kinds = teller.kinds.filter((kind) => teller.texts.has(`${teller.game}-${kind}-${dashed(word)}`));
  return kinds.length > 0 ? kinds.map((kind) => [kind, word]) : [['who', word]];
}

function isName(word: string): boolean {
  return /^[a-z]+$/.test(word);
}

/** The name of a thing of the catalogue of whatever kind; the id if it has none. */
export function nameOfAny(teller: Teller, item: string): string {
  const kind = teller.kinds.find((one) => teller.texts.has(`${teller.game}-${one}-${dashed(item)}`));
  return kind === undefined ? item : nameOf(teller, kind, item);
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
