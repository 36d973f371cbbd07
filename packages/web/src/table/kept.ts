/** Keeps parts of new data as the old objects where nothing changed, so that React draws less. */

type Row = Readonly<Record<string, unknown>>;

/** True for a record with an id. */
const isNamed = (x: unknown): x is Row => typeof x === 'object' && x !== null && 'id' in x;

/**
 * The same data as `now`, but every part that has not changed is the old object of `before`. So React draws only what has changed.
 * In lists, records are found by their `id`, even if they have moved.
 * @param before plain data; it stays as it is
 * @param now plain data that may share parts with it
 */
export function kept<T>(before: unknown, now: T): T {
  if (before === now || typeof now !== 'object' || now === null || typeof before !== 'object' || before === null)
    return now;
  if (Array.isArray(now)) return (Array.isArray(before) ? keptList(before, now) : now) as T;
  return (Array.isArray(before) ? now : keptRecord(before as Row, now as Row)) as T;
}

function keptRecord(before: Row, now: Row): Row {
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = {};
  for (const key of keys) {
    made[key] = kept(before[key], now[key]);
    same &&= made[key] === before[key] && key in before;
  }
  return same ? before : made;
}

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let named: ReadonlyMap<unknown, unknown> | null = null;
  const called = (id: unknown): unknown => {
    named ??= new Map(before.filter(isNamed).map(x => [x.id, x]));
    return named.get(id);
  };
  const made = now.map((x, i) => {
    const there = before[i];
    if (x === there || !isNamed(x)) return kept(there, x);
    return kept(isNamed(there) && there.id === x.id ? there : called(x.id), x);
  });
  return made.length === before.length && made.every((x, i) => x === before[i]) ? before : made;
}
