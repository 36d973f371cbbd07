// How much two lists share at their start: what still stands of a log or a record after something was undone.

/**
 * How many entries two lists share at their start.
 * @param same tells whether two entries are the same; without it they must be the same object or value
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
