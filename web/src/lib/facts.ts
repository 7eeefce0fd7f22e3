/**
 * Facts in words: moves, events, refusals, reasons, costs, gains and parts of the points. The same as `core/describe.py`
 * on the server.
 *
 * Texts are found by name: a move `{move: "build", card: "baths"}` of the game `duel` is the message `duel-move-build`,
 * and its card the message `duel-card-baths`. A new game needs texts, not code.
 *
 * A name can have forms, which are attributes of its message: sentences get them as `$the_card` and `$a_card`, and the
 * bare name where there is no such form.
 */
import { joined, opened } from './grammar.ts';
import type { Texts, Values } from './texts.ts';
import type { Fact } from '../wire/mirabilia.ts';

/** What a fact is sentence with. `kinds` are those of the catalogue: fields named after one hold its ids. */
export interface Teller {
  game: string;
  kinds: string[];
  texts: Texts;
  names: string[];
}

/** What a text calls a field that holds nothing. */
const NOTHING = 'none';
const TOLD = ['event', 'move', 'refusal', 'reason', 'part', 'cost', 'gain', 'note'];
/** The kinds that are sentence in whole sentences; the others are phrases. */
const SENTENCES = ['event', 'refusal'];
const FORMS = ['the', 'a'];

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
  const sentence = teller.texts(message, values);
  return SENTENCES.includes(kind) ? opened(teller.texts.language, sentence) : sentence;
}

/** What a field of a fact puts into a sentence. `card`, `cards` and `chain_card` all speak of cards. */
function valuesOf(teller: Teller, field: string, value: unknown): Values {
  if (value === null) return { [field]: NOTHING };
  const kind = field.split('_').at(-1) ?? field;
  if (kind === 'seat') return { [field.replace('seat', 'player')]: actorOf(teller, value) };
  if (field === 'seats') {
    const seats = listOf(value).map((seat) => actorOf(teller, seat));
    return { players: seats.join(', ') };
  }
  if (field === 'winners') {
    const winners = listOf(value).map((seat) => actorOf(teller, seat));
    return { players: joined(teller.texts.language, winners), count: winners.length };
  }
  if (field === 'scores') return { scores: totals(teller, listOf(value)) };
  if (isRecord(value)) return { [field]: joined(teller.texts.language, unitsOf(teller, value)) };
  if (teller.kinds.includes(kind)) return formsOf(teller, field, [nameId(teller, kind, value)]);
  const single = kind.replace(/s$/, '');
  if (teller.kinds.includes(single)) {
    const names = listOf(value).map((item) => nameId(teller, single, item));
    return formsOf(teller, field, names);
  }
  return { [field]: typeof value === 'number' ? value : String(value) };
}

/** The names of a field, bare and in their other forms. */
function formsOf({ texts }: Teller, field: string, messages: string[]): Values {
  const row = (name: (message: string) => string) => joined(texts.language, messages.map(name));
  const forms = FORMS.map((form) => [`${form}_${field}`, row((message) => texts.form(message, form))]);
  return { [field]: row((message) => texts(message)), ...Object.fromEntries(forms) };
}

/** The message that names a catalogue id. */
function nameId(teller: Teller, kind: string, item: unknown): string {
  return `${teller.game}-${kind}-${dashed(String(item))}`;
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

/** A player in a sentence. What nobody plays, such as a city between two players, has an article of its own. */
function actorOf(teller: Teller, seat: unknown): string {
  const unplayed = `${teller.game}-unplayed`;
  const isUnplayed = teller.names.length > 0 && Number(seat) >= teller.names.length;
  return isUnplayed && teller.texts.has(unplayed) ? teller.texts.form(unplayed, 'the') : playerOf(teller, seat);
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
