// Joins two names as `a/b` and keeps the result.

const known = new Map<string, Map<string, string>>();

/**
 * Returns two names as one, `a/b`. The text is built once and kept, so a map that is searched many thousand times a second need not hash it each
 * time. Use it only for names of which there are few.
 */
export function paired(a: string, b: string): string {
  let seconds = known.get(a);
  if (seconds === undefined) {
    seconds = new Map();
    known.set(a, seconds);
  }
  let both = seconds.get(b);
  if (both === undefined) {
    both = `${a}/${b}`;
    seconds.set(b, both);
  }
  return both;
}
