/** What the form of a game says of the fields of a snapshot, and where its pieces are. */
import type { Field, Form } from '../wire/mirabilia.ts';
import { isRecord, isSame, valueAt, without, withValue, type Json, type Path, type Snapshot } from './paths.ts';

/** Stands for a piece that is drawn at random. */
export const UNKNOWN = '?';

/** What can stand at a path; undefined if nothing can. */
export function fieldAt(root: Field, path: Path): Field | undefined {
  let field: Field | undefined = root;
  for (const key of path) {
    if (field === undefined) return undefined;
    field = field.item ?? field.fields?.[String(key)];
  }
  return field;
}

/** Fields that can only say one thing, such as the name of the game. */
export function isSettled({ kind, choices = [], nullable }: Field): boolean {
  return kind === 'choice' && choices.length === 1 && nullable !== true;
}

/** A value to begin with. */
export function blankOf(field: Field): Json {
  switch (field.kind) {
    case 'number':
      return Math.max(0, field.least ?? 0);
    case 'flag':
      return false;
    case 'choice':
      return field.choices?.[0] ?? null;
    case 'piece':
      return field.nullable === true ? null : UNKNOWN;
    case 'text':
      return '';
    case 'row':
      return Array.from({ length: field.length ?? 0 }, () => (field.item ? blankOf(field.item) : null));
    case 'map':
      return {};
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields ?? {}).flatMap(([name, part]) =>
          part.needed === true && !part.drawn ? [[name, blankOf(part)]] : [],
        ),
      );
    case 'other':
      return null;
  }
}

/** A piece that is named somewhere. */
export interface Named {
  path: Path;
  id: string;
  kinds: string[];
  /** Whether it only speaks of a piece that lies elsewhere. */
  refers: boolean;
}

/** Every piece that a snapshot names. */
export function piecesIn(root: Field, snapshot: Snapshot): Named[] {
  const found: Named[] = [];
  walk(root, snapshot, [], found);
  return found;
}

function walk(field: Field, value: Json | undefined, path: Path, found: Named[]): void {
  if (value === null || value === undefined) return;
  if (field.kind === 'piece' && typeof value === 'string') {
    found.push({ path, id: value, kinds: field.pieces ?? [], refers: field.refers ?? false });
  } else if (Array.isArray(value)) {
    const { item } = field;
    if (item) value.forEach((one, index) => walk(item, one, [...path, index], found));
  } else if (isRecord(value)) {
    for (const [name, part] of Object.entries(value)) {
      const inner = field.fields?.[name] ?? field.item;
      if (field.key?.kind === 'piece') {
        found.push({ path: [...path, name], id: name, kinds: field.key.pieces ?? [], refers: isKeyElsewhere(field) });
      }
      if (inner) walk(inner, part, [...path, name], found);
    }
  }
}

/** The keys of a map of rows, such as stacks, are no pieces that lie there. */
function isKeyElsewhere({ item }: Field): boolean {
  return item?.kind === 'row' || item?.refers === true;
}

/** A piece that can be chosen for a field. */
export interface Candidate {
  kind: string;
  id: string;
  /** How many there are. */
  copies: number;
  /** Where those are that lie somewhere, other than in the field itself. */
  used: Path[];
}

/** Everything that can be chosen for a field, with where it is now. */
export function candidatesFor({ fields, stock }: Form, snapshot: Snapshot, path: Path, kinds: string[]): Candidate[] {
  const field = fieldAt(fields, path);
  const all = piecesIn(fields, snapshot);
  const row = path.slice(0, -1);
  const rivals = field?.refers
    ? all.filter((one) => one.path.length === path.length && isSame(one.path.slice(0, -1), row))
    : all.filter((one) => !one.refers);
  return kinds.flatMap((kind) =>
    Object.entries(stock[kind] ?? {}).map(([id, copies]) => ({
      kind,
      id,
      copies,
      used: rivals
        .filter((one) => one.id === id && one.kinds.includes(kind) && !isSame(one.path, path))
        .map((one) => one.path),
    })),
  );
}

/**
 * Put a piece into a place. If all of its copies lie elsewhere, one comes from there, and what lay here goes there: pieces
 * are never there twice because somebody has moved one.
 */
export function placed(form: Form, snapshot: Snapshot, path: Path, { id, copies, used }: Candidate): Snapshot {
  const before = valueAt(snapshot, path);
  const after = withValue(snapshot, path, id);
  const from = used.length >= copies ? used.at(-1) : undefined;
  if (from === undefined) return after;
  if (typeof valueAt(snapshot, from) !== 'string') return after; // the key of a map stays with what is under it
  if (typeof before === 'string') return withValue(after, from, before);
  return taken(form, after, from);
}

/** Take a piece away: its place stays empty where places do, else what comes after moves up. */
export function taken({ fields }: Form, snapshot: Snapshot, path: Path): Snapshot {
  return fieldAt(fields, path)?.nullable === true ? withValue(snapshot, path, null) : without(snapshot, path);
}

/** Whether a row always has as many places. */
export function isFixed(field: Field): boolean {
  return field.length != null;
}

/** The paths of what lies hidden, or in supplies: it can be left to chance. */
export function hiddenIn(field: Field, value: Json | undefined, path: Path = []): Path[] {
  if (value === undefined || value === null) return [];
  if (field.drawn === 'hidden') return [path];
  if (isRecord(value)) {
    return Object.entries(field.fields ?? {}).flatMap(([name, part]) => hiddenIn(part, value[name], [...path, name]));
  }
  const { item } = field;
  if (Array.isArray(value) && item) return value.flatMap((one, index) => hiddenIn(item, one, [...path, index]));
  return [];
}

/** A snapshot that leaves hidden things to chance. */
export function veiled({ fields }: Form, snapshot: Snapshot): Snapshot {
  return hiddenIn(fields, snapshot).reduce((rest, path) => without(rest, path), snapshot);
}

/** A position with all that it leaves out as it stands in a whole one. */
export function completed(given: Json | undefined, whole: Json | undefined): Json {
  if (given === undefined || (given === UNKNOWN && typeof whole === 'string')) return whole ?? null;
  if (Array.isArray(given))
    return given.map((one, index) => completed(one, Array.isArray(whole) ? whole[index] : undefined));
  if (!isRecord(given) || !isRecord(whole)) return given;
  const names = [...new Set([...Object.keys(whole), ...Object.keys(given)])];
  return Object.fromEntries(names.map((name) => [name, completed(given[name], whole[name])]));
}

/** Whether something is left to chance: the whole position has fields that are not given, or pieces that are drawn. */
export function isSketch(given: Json | undefined, whole: Json | undefined): boolean {
  if (given === undefined) return whole !== undefined && whole !== null;
  if (given === UNKNOWN) return true;
  if (Array.isArray(given))
    return given.some((one, index) => isSketch(one, Array.isArray(whole) ? whole[index] : null));
  if (!isRecord(given) || !isRecord(whole)) return false;
  return Object.keys(whole).some((name) => isSketch(given[name], whole[name]));
}
