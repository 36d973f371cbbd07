// Carriers, which rearm the phasers of shuttles and fighters.
import { type CardId, ownCard, type Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { facts } from '../../language.ts';
import { FLEET, type GeState, pile } from '../../state.ts';
import { standing } from '../texts/standing.ts';
import { isUnder } from '../texts/static-texts.ts';
import { oneShot, PHASERS } from './weapons.ts';

/** Phasers of shuttles and fighters may fire once more. */
const rearmed = facts.define<{ cards: readonly CardId[]; seat: Seat }>('rearmed', {
  apply(s, x) {
    for (const id of x.cards) {
      const card = ownCard(s, id);
      const fired = card.fired.slice();
      fired[PHASERS] = 0;
      card.fired = fired;
    }
  },
  show: { cards: 'cards', seat: 'seat' },
  say: n => `The phasers of ${n.cards} can fire again.`,
});

/** Rearms the cards on working carriers, and cards whose own text rearms them. This happens in the Engagement Phase. */
export function rearm(s: GeState, seat: Seat): void {
  if (standing(s).statics[KIND.rearms] === undefined) return;
  const cards = pile(s, seat, FLEET).filter(
    id => oneShot(s, id) && (s.cards[id]!.fired[PHASERS] ?? 0) > 0 && isUnder(s, KIND.rearms, id),
  );
  if (cards.length > 0) rearmed(s, { cards, seat });
}
