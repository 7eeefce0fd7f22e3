/** Effects of 7 Wonders in words: the tag names the text, the fields fill it in. The same as cli/seven/effects.py. */
import { joined, type Words } from '../../board/words.ts';
import type { Values } from '../../lib/texts.ts';
import type { Effect, Penalty } from './types.ts';

export function effectWords(words: Words, effects: Effect[]): string[] {
  return effects.map((effect) => spelt(words, 'effect', effect.effect, effect));
}

export function penaltyWords(words: Words, penalty: Penalty): string {
  return spelt(words, 'penalty', penalty.penalty, penalty);
}

function spelt(words: Words, kind: string, tag: string, fields: object): string {
  const values: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field !== kind) values[field] = valueOf(words, tag, field, value as unknown);
  }
  return words.of(`${kind}-${dashed(tag)}`, values);
}

/** How a field is read. */
function valueOf(words: Words, tag: string, field: string, value: unknown): string | number {
  switch (field) {
    case 'resources':
    case 'one_of':
      return resources(words, value as string[] | Record<string, number>);
    case 'count':
      // Having more of something: what is counted stands in the plural.
      return tag === 'points_if_most' ? words.of(`counts-${dashed(String(value))}`) : counted(words, value);
    case 'symbol':
      return words.name('symbol', String(value));
    case 'colours':
      return joined((value as string[]).map((colour) => words.of('one', { colour })));
    case 'colour':
      return value === null ? 'any' : String(value);
    case 'for_sale':
      return value === true ? 'yes' : 'no';
    case 'sides':
      return either(value as string[], 'both');
    case 'where':
      return either(value as string[], 'all');
    default:
      return typeof value === 'number' ? value : String(value);
  }
}

function resources(words: Words, value: string[] | Record<string, number>): string {
  if (Array.isArray(value)) return words.names('resource', value);
  return joined(Object.entries(value).map(([id, number]) => words.units(id, number)));
}

/** What is counted, after "for each". */
function counted(words: Words, value: unknown): string {
  const items = [value].flat().map((item) => words.of(`count-${dashed(String(item))}`));
  const last = items.at(-1) ?? '';
  return items.length > 1 ? words.of('count-several', { first: items.slice(0, -1).join(', '), last }) : last;
}

function either(items: string[], several: string): string {
  return items.length > 1 ? several : (items[0] ?? '');
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}
