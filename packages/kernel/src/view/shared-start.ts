// How many entries two lists share at their start: the part of a log or a record that an undo left unchanged.

/**
 * Counts the entries that two lists share at their start.
 * @param same checks whether two entries are the same; by default they must be the same object or value
 */
export function sharedStart<T>(
  before: readonly T[],
  after: readonly T[],
  same: (a: T, b: T) => boolean = (a, b) => a === b,
): number {
  const most = Math.min(before.length, after.length);
  let kept = 0;
  while (kept < most && same(before[kept]!, after[kept]!)) kept++;
  return kept;
}
