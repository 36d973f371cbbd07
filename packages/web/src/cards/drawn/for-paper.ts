/** Has cards drawn for paper, after those on the screen: black on white, as SVG, so that a printer draws every line. */
import type { CardFace } from '@orrery/table';
import { paperPicture, whenIdle } from './engraver.ts';

/** How long the page waits for idle time before the next one, in milliseconds. */
const LONGEST = 4_000;
/** How many texts are kept: a page of cards, and its chips. */
const MOST = 160;

/** The addresses of drawings by card, the last used last. */
const kept = new Map<string, Promise<string | null>>();
let last: Promise<unknown> = Promise.resolve();

/** The address of a card's drawing for paper; null for a card without one. One is drawn after another, when the page has time. */
export function paperAddress(face: CardFace): Promise<string | null> {
  const key = `${face.game}|${face.id}`;
  const found = kept.get(key) ?? after(() => make(face));
  kept.delete(key);
  kept.set(key, found);
  for (const [oldest, address] of kept) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
    void address.then(it => it !== null && URL.revokeObjectURL(it));
  }
  return found;
}

function after(make: () => Promise<string | null>): Promise<string | null> {
  const turn = last.then(() => new Promise<void>(ready => whenIdle(ready, LONGEST))).then(make);
  last = turn;
  return turn;
}

async function make(face: CardFace): Promise<string | null> {
  const text = await paperPicture(face);
  return text === null ? null : URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}
