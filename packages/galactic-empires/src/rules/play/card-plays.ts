// Card Plays: how many a player has (ge/play-cards-phase/1).
import { ownSeat, type Seat } from '@orrery/kernel';
import { KIND, type Kind } from '../../card.ts';
import { facts } from '../../language.ts';
import type { GeState } from '../../state.ts';
import { added } from '../texts/modifiers.ts';
import { eachStatic, meansSeat, stands } from '../texts/static-texts.ts';

/** A player gets or loses Card Plays, this turn or the next. */
export const playsChanged = facts.define<{ seat: Seat; n: number; next?: boolean }>('plays', {
  aside: true,
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    if (x.next) seat.saved += x.n;
    else seat.plays += x.n;
  },
  show: { seat: 'seat', n: 'plain', next: 'plain' },
  say: (n, x) =>
    x.n! < 0 && !x.next
      ? ''
      : `${n.seat} has ${Math.abs(x.n!)} ${x.n! < 0 ? 'fewer' : 'more'} Card ${Math.abs(x.n!) === 1 ? 'Play' : 'Plays'}${x.next ? ' next turn' : ''}.`,
});

/** Returns the number of Card Plays that a text fixes for a player, whatever else adds to them, or null (O3 Bureaucracy). */
export function fixedPlays(s: GeState, seat: Seat): number | null {
  let fixed: number | null = null;
  if (!stands(s, KIND['card plays'])) return fixed;
  eachStatic(s, KIND['card plays'], (st, f) => {
    if (st.set !== null && meansSeat(s, st, f, seat)) fixed = Math.min(fixed ?? 99, st.set(s, f));
  });
  return fixed;
}

/** Returns the number by which texts of a kind multiply a number of a player (O5 Dragon Coupling). */
export function factorFor(s: GeState, kind: Kind, seat: Seat): number {
  let factor = 1;
  eachStatic(s, kind, (st, f) => {
    if (st.times !== null && meansSeat(s, st, f, seat)) factor *= st.times(s, f);
  });
  return factor;
}

/** Returns the Card Plays that a player has at the start of their turn (ge/play-cards-phase/1). */
export function bonusFor(s: GeState, kind: Kind, seat: Seat): number {
  let n = 0;
  eachStatic(s, kind, (st, f, made) => {
    if (meansSeat(s, st, f, seat)) n += added(s, st, f, made);
  });
  return n;
}
