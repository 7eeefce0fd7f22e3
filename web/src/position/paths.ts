/** Where in a snapshot something stands: `cities[0].wonders.pyramids`, as the server names a wrong field. */

export type Key = string | number;
export type Path = readonly Key[];
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Snapshot = Record<string, Json>;

const PART = /\[(\d+)\]|[^.[\]]+/g;

export function pathOf(name: string): Path {
  return [...name.matchAll(PART)].map(([part, index]) => (index === undefined ? part : Number(index)));
}

export function nameOf(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

export function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && startsWith(one, other);
}

export function startsWith(path: Path, beginning: Path): boolean {
  return beginning.every((key, index) => String(path[index]) === String(key));
}

/** What stands there; undefined if nothing does. */
export function valueAt(root: Json | undefined, path: Path): Json | undefined {
  let part = root;
  for (const key of path) {
    if (Array.isArray(part)) part = part[Number(key)];
    else if (isRecord(part)) part = Object.hasOwn(part, key) ? part[key] : undefined;
    else return undefined;
  }
  return part;
}

/** The same with another value in one place; what leads there is made if it is missing. */
export function withValue<Root extends Json>(root: Root, path: Path, value: Json): Root {
  return put(root, path, value) as Root;
}

function put(part: Json | undefined, [key, ...rest]: Path, value: Json): Json {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const row = Array.isArray(part) ? [...part] : [];
    row[key] = put(row[key], rest, value);
    return row;
  }
  const record = isRecord(part) ? part : {};
  return { ...record, [key]: put(record[key], rest, value) };
}

/** The same without what stands in one place; in a row what comes after it moves up. */
export function without<Root extends Json>(root: Root, path: Path): Root {
  const [key, above] = [path.at(-1), path.slice(0, -1)];
  const part = valueAt(root, above);
  if (key === undefined || part === undefined) return root;
  if (Array.isArray(part)) {
    return withValue(
      root,
      above,
      part.filter((_, index) => index !== key),
    );
  }
  if (!isRecord(part)) return root;
  return withValue(root, above, Object.fromEntries(Object.entries(part).filter(([name]) => name !== key)));
}

export function isRecord(value: unknown): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
