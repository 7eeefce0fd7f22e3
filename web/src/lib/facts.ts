/**
 * Facts in words: moves, events, refusals, reasons, costs, gains and parts of the points. The same as `core/describe.py`
 * on the server.
 *
 * Texts are found by name: a move `{move: "build", card: "baths"}` of the game `duel` is the message `duel-move-build`,
 * and its card the message `duel-card-baths`. A new game needs texts, not code.
 */
import type { Texts, Values } from './texts.ts';
import type { Fact } from '../wire/mirabilia.ts';

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

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
