/** What the coach says once about winning, when it comes near. */
import type { AnyView, SeatBrief } from '../layout.ts';
import { COACHED, type CoachedGame } from './coaching.ts';
import type { News } from './words.ts';

/** From this share of the way to a win or a loss, the coach speaks of it. */
const CLOSE = 0.75;
/** From this influence on, Babylon 5 itself is close to ending the game, which it does at 20. */
const STATION = 15;

/** What is known of a match of Babylon 5, for its other ways to win. */
interface Council {
  readonly influence?: { readonly babylon5: number };
}

/**
 * The first news about winning that the player has not met; null for none.
 * @param met the names that the player has met
 */
export function newsAt(
  game: CoachedGame,
  view: AnyView | Council,
  seats: readonly SeatBrief[],
  near: number,
  met: ReadonlySet<string>,
): News | null {
  /** how far a seat is on the way to the end of its scale: to a win if scores rise, to a loss if they fall */
  const far = (share: number) => (COACHED[game].rises ? share : 1 - share) >= CLOSE;
  const mine = seats.some(({ seat, share }) => seat === near && far(share));
  const theirs = seats.some(({ seat, share, out }) => seat !== near && !out && far(share));
  const { influence } = view as Council;
  const found: Readonly<Record<News, boolean>> = {
    danger: COACHED[game].rises ? theirs : mine,
    near: COACHED[game].rises ? mine : theirs,
    station: game === 'babylon5' && (influence?.babylon5 ?? 0) >= STATION,
  };
  return (Object.keys(found) as News[]).find(news => found[news] && !met.has(`news-${news}`)) ?? null;
}
