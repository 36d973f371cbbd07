// Differences between two pieces of plain data, as a JSON Patch.

/** A change of plain data in the operations of JSON Patch (RFC 6902). Any library for JSON Patch can apply it. */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };
export type Patch = readonly Operation[];

type Key = string | number;
type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the patch that turns `before` into `after`. After the patch, both give exactly the same JSON. Records with other keys, or with keys in
 * another order, are replaced as a whole. Records in lists are matched by their `id`.
 */
export function difference(before: unknown, after: unknown): Patch {
  const patch: Operation[] = [];
  compare(before, after, [], patch);
  return patch;
}

/** Applies a patch and returns the new data. The old data does not change. Both share the parts that the patch does not touch. */
export function patched<V>(data: V, patch: Patch): V {
  let now: unknown = data;
  for (const change of patch) now = applied(now, keysOf(change.path), 0, change);
  return now as V;
}

function compare(a: unknown, b: unknown, at: Key[], patch: Operation[]): void {
  if (a === b) return;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) write('replace', b, at, patch);
  else if (Array.isArray(a))
    if (Array.isArray(b)) compareLists(a, b, at, patch);
    else write('replace', b, at, patch);
  else compareRecords(a as Row, b as Row, at, patch);
}

function compareRecords(a: Row, b: Row, at: Key[], patch: Operation[]): void {
  const keys = Object.keys(a);
  if (Array.isArray(b) || !sameKeys(keys, Object.keys(b))) {
    write('replace', b, at, patch);
    return;
  }
  for (const key of keys) {
    const value = b[key];
    if (a[key] === value) continue;
    at.push(key);
    compare(a[key], value, at, patch);
    at.pop();
  }
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function compareLists(a: readonly unknown[], b: readonly unknown[], at: Key[], patch: Operation[]): void {
  const pairs = a.length === b.length && (typeof b[0] !== 'object' || b.every((x, i) => idOf(x) === idOf(a[i])));
  if (pairs)
    for (let i = 0; i < b.length; i++) {
      if (a[i] === b[i]) continue;
      at.push(i);
      compare(a[i], b[i], at, patch);
      at.pop();
    }
  else if (a.length === 0 || b.length === 0) write('replace', b, at, patch);
  else editList(a, b, at, patch);
}

/**
 * Compares lists in which items were added, removed or moved. It works from the start. The index of each operation refers to the list after the
 * operations before it.
 */
function editList(a: readonly unknown[], b: readonly unknown[], at: Key[], patch: Operation[]): void {
  const list = a.slice();
  for (let i = 0; i < b.length; i++) {
    at.push(i);
    while (i < list.length && idOf(list[i]) !== idOf(b[i]) && !laterIn(b, i, idOf(list[i]))) {
      write('remove', undefined, at, patch);
      list.splice(i, 1);
    }
    if (i < list.length && idOf(list[i]) === idOf(b[i])) compare(list[i], b[i], at, patch);
    else {
      write('add', b[i], at, patch);
      list.splice(i, 0, b[i]);
    }
    at.pop();
  }
  at.push(b.length);
  for (let i = list.length; i > b.length; i--) write('remove', undefined, at, patch);
  at.pop();
}

function laterIn(list: readonly unknown[], from: number, id: unknown): boolean {
  for (let i = from + 1; i < list.length; i++) if (idOf(list[i]) === id) return true;
  return false;
}

/** Returns the identity of an item in a list: the `id` of a record, or the item itself if it is not a record. */
function idOf(x: unknown): unknown {
  return typeof x === 'object' && x !== null ? (x as Row).id : x;
}

function write(op: Operation['op'], value: unknown, at: readonly Key[], patch: Operation[]): void {
  const path = at.length === 0 ? '' : `/${at.map(escaped).join('/')}`;
  patch.push(op === 'remove' ? { op, path } : { op, path, value });
}

const escaped = (key: Key): Key =>
  typeof key === 'number' || !/[~/]/.test(key) ? key : key.replace(/~/g, '~0').replace(/\//g, '~1');

function keysOf(path: string): string[] {
  return path === ''
    ? []
    : path
        .slice(1)
        .split('/')
        .map(key => key.replace(/~1/g, '/').replace(/~0/g, '~'));
}

function applied(data: unknown, keys: readonly string[], at: number, change: Operation): unknown {
  if (at === keys.length) return change.op === 'remove' ? undefined : change.value;
  const key = keys[at]!;
  const last = at === keys.length - 1;
  if (Array.isArray(data)) {
    const list = data.slice();
    const i = Number(key);
    if (last && change.op === 'remove') list.splice(i, 1);
    else if (last && change.op === 'add') list.splice(i, 0, change.value);
    else list[i] = applied(list[i], keys, at + 1, change);
    return list;
  }
  return { ...(data as Row), [key]: applied((data as Row)[key], keys, at + 1, change) };
}
