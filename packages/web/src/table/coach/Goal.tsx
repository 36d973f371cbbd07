/** The goal of the game in one sentence, with the numbers that it is about. */
import type { CSSProperties } from 'react';
import { t } from '../../copy/index.ts';
import type { SeatBrief } from '../layout.ts';
import type { CoachedGame } from './coaching.ts';
import { goalOf } from './words.ts';

/** How many ticks the scale has. */
const TICKS = 12;

/**
 * How to win, the player's number and the best number of the others, and how far the player is.
 * @param near the player's seat
 */
export function Goal({ game, seats, near }: { game: CoachedGame; seats: readonly SeatBrief[]; near: number }) {
  const mine = seats.find(({ seat }) => seat === near);
  const others = seats.filter(({ seat, out }) => seat !== near && !out);
  const best = others.reduce<SeatBrief | null>((top, one) => (top === null || one.share > top.share ? one : top), null);
  const full = Math.round((mine?.share ?? 0) * TICKS);
  return (
    <section className="goal" aria-label={t('coach.goalLabel')}>
      <p className="grow">{goalOf(game)}</p>
      {mine !== undefined && <b className={mine.look}>{t('coach.you', { score: mine.score })}</b>}
      <span className={`goal-scale ${mine?.look ?? ''}`} aria-hidden="true">
        {Array.from({ length: TICKS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ticks in a row
          <i key={i} className={i < full ? 'on' : ''} style={{ '--i': i } as CSSProperties} />
        ))}
      </span>
      {best !== null && <b className={best.look}>{t('coach.rival', { name: best.name, score: best.score })}</b>}
    </section>
  );
}
