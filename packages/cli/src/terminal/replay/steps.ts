// Steps through pages with arrow keys.
import type { Io } from '../../common/io.ts';

const WAYS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    right: 1,
    return: 1,
    space: 1,
    n: 1,
    next: 1,
    '': 1,
    left: -1,
    p: -1,
    b: -1,
    back: -1,
    down: 10,
    up: -10,
    home: Number.NEGATIVE_INFINITY,
    end: Number.POSITIVE_INFINITY,
  }),
);

/**
 * Steps through pages by keys, or by lines if there are no keys: a word of `WAYS`, a page's number from 0, `q` to leave.
 * @param count the number of pages
 */
export async function stepThrough(io: Io, count: number, page: (at: number) => string[]): Promise<void> {
  const help = '← → one choice, ↑ ↓ ten, Home, End, q to quit';
  let at = 0;
  const show = () => {
    if (io.keys) io.turnPage();
    io.out([...page(at), io.style('dim', help)].join('\n'));
  };
  const take = (word: string): boolean => {
    if (word === 'q' || word === 'quit') return false;
    const by = /^\d+$/.test(word) ? Number(word) - at : WAYS.get(word);
    if (by === undefined) io.out(help);
    else {
      at = Math.max(0, Math.min(count - 1, at + by));
      show();
    }
    return true;
  };
  show();
  if (io.keys) {
    for await (const key of io.keys()) if (!take(key)) return;
    return;
  }
  for (;;) {
    const line = await io.ask('');
    if (line === null || !take(line.trim().toLowerCase())) return;
  }
}
