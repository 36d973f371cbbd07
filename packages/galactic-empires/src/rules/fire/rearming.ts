// Carriers, which rearm the phasers of shuttles and fighters.
import { type CardId, ownCard, type Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { facts } from '../../language.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { added } from '../texts/modifiers.ts';
import { standing } from '../texts/standing.ts';
import { eachStatic, isUnder } from '../texts/static-texts.ts';
import { oneShot, PHASERS } from './weapons.ts';

/** Phasers of shuttles and fighters may fire once more: all of them, or so many of each card. */
export const rearmed = facts.define<{ cards: readonly CardId[]; seat: Seat; n?: number }>('rearmed', {
  apply(s, x) {
    for (const id of x.cards) {
      const card = ownCard(s, id);
      const fired = card.fired.slice();
      fired[PHASERS] = x.n === undefined ? 0 : Math.max(0, fired[PHASERS]! - x.n);
      card.fired = fired;
    }
  },
  show: { cards: 'cards', seat: 'seat', n: 'plain' },
  say: n => `The phasers of ${n.cards} can fire again.`,
});

/** Rearms the cards on working carriers, and cards whose own text rearms them. This happens in the Engagement Phase. */
export function rearm(s: GeState, seat: Seat): void {
  if (standing(s).statics[KIND.rearms] === undefined) return;
  const cards = pile(s, seat, FLEET).filter(
    id => oneShot(s, id) && (s.cards[id]!.fired[PHASERS] ?? 0) > 0 && isUnder(s, KIND.rearms, id),
  );
  const whole = cards.filter(id => phasersRearmed(s, id) === 0);
  if (whole.length > 0) rearmed(s, { cards: whole, seat });
  for (const id of cards) if (!whole.includes(id)) rearmed(s, { cards: [id], seat, n: phasersRearmed(s, id) });
}

/** Returns how many phasers of a card the texts in play rearm; 0 for all. */
function phasersRearmed(s: GeState, id: CardId): number {
  let n = 0;
  let all = false;
  eachStatic(
    s,
    KIND.rearms,
    (st, f, made) => {
      if (st.n === null) all = true;
      else n += added(s, st, f, made);
    },
    id,
  );
  return all ? 0 : n;
}
