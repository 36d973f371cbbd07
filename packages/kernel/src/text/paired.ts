// Joins two names to one, `a/b`, without making the text again each time.

const known = new Map<string, Map<string, string>>();

/**
 * Two names as one, `a/b`. It is put together once and kept, so that whoever looks for it in a map many thousand times a second need not read it letter by
 * letter each time: for names of which there are few.
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
