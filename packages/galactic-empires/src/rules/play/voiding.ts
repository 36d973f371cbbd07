// Plays that come to nothing, because of a text of the player whose cards they are aimed at (M4 Spacetacean).
import type { CardId, Frame, Seat } from '@orrery/kernel';
import { KIND, type Static } from '../../card.ts';
import { facts } from '../../language.ts';
import { type GeState, inPlay, type Lasting, players } from '../../state.ts';
import { endLasting } from '../texts/standing.ts';
import { anyStatic, meansSeat, stands } from '../texts/static-texts.ts';
import { aimsAt, type Event, eventAt } from './events.ts';

/** What a text says that lets one card come to nothing, and then is over (F7 Protection Field). */
export const ONE_CARD = 'one card';

/** A text has let a card come to nothing, and is over. */
const ignored = facts.define<{ lasting: Lasting; card: CardId; seat: Seat }>('card-ignored', {
  apply(s, x) {
    endLasting(s, x.lasting);
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.card} does nothing to the cards of ${n.seat}.`,
});

/** Returns the cards that a play is aimed at. A reaction that is aimed at none concerns the cards that take part in what it answers. */
function concerned(s: GeState, f: Frame, seat: Seat): readonly CardId[] {
  const e = f.l as unknown as Event;
  const aims = [e.on, ...e.aims];
  const to = aims.some(id => id >= 0) ? null : eventAt(s, f.l.event);
  if (to === null || to.by !== seat) return aims;
  return [to.card, to.on, ...to.aims, ...(to.shots ?? []).map(x => x.card)];
}

/** True for a text that lets a play come to nothing. */
function voids(s: GeState, f: Frame, st: Static, x: Frame): boolean {
  const e = f.l as unknown as Event;
  if (st.what === ONE_CARD)
    return e.by !== x.you && concerned(s, f, x.you).some(id => inPlay(s, id) && st.of?.(s, id, x));
  return (
    (st.of === null || [e.on, ...e.aims].some(id => inPlay(s, id) && st.of?.(s, id, x))) &&
    players(s).some(seat => aimsAt(s, e, seat) && meansSeat(s, st, x, seat))
  );
}

/** True for the play of a frame if it comes to nothing. A text for one card is over then. */
export function comesToNothing(s: GeState, f: Frame): boolean {
  if (f.l.wanted === true || !stands(s, KIND.voids)) return false;
  let by: Lasting | null = null;
  const found = anyStatic(
    s,
    KIND.voids,
    (st, x, made) => {
      if (!voids(s, f, st, x)) return false;
      by = st.what === ONE_CARD ? made : null;
      return true;
    },
    f.self,
  );
  if (by !== null) ignored(s, { lasting: by, card: f.self, seat: (by as Lasting).you });
  return found;
}
