// Damage that a text keeps off a card and passes on: to its location, or back to the cards that deal it (A4 Scroll Of Viskaras, F5 Field of Viscaras).
import type { CardId } from '@orrery/kernel';
import { typeOf } from '../../card.ts';
import { v } from '../../language.ts';
import { type GeState, inPlay } from '../../state.ts';
import { isUnit } from '../table/definitions.ts';
import { locationOf } from '../table/locations.ts';
import { cardDamage, hit, type Share } from './damage.ts';

/** What a text says that passes the points that it keeps off a card on to the location of that card. */
export const TO_LOCATION = 'to its location';
/** What a text says that sends those points back to the cards that deal them. */
export const BACK = 'back';

/** Returns the card that the points of a card come back to: shuttles fire from their unit. -1 if it has left play. */
export const unitOf = (s: GeState, card: CardId): CardId => {
  if (card < 0 || !inPlay(s, card)) return -1;
  // combined ships are one (ge-r-combined-1)
  return isUnit(s, card) || typeOf(s, card) === 'E' ? locationOf(s, card) : card;
};

/** Returns the first points of some damage by the card that deals them, after those that have gone already. */
export function first(shares: readonly Share[], gone: number, n: number): Share[] {
  let skip = gone;
  let left = n;
  return shares.flatMap(x => {
    const k = Math.min(left, Math.max(0, x.n - skip));
    skip = Math.max(0, skip - x.n);
    left -= k;
    return k > 0 ? [{ card: x.card, n: k }] : [];
  });
}

/**
 * Passes on points that a text has kept off the card of the frame, if it says so. `what` is what the text says, `n` the points, `dealt` the points that
 * came to the structure of the card by the card that deals them, and `gone` how many of these other texts have kept off before.
 */
v.procedure(
  'damage passed on',
  v.rule('damage that is kept off a card is passed on', (s, f) => {
    const { what, n, dealt, gone, source, by } = f.l;
    if (what === TO_LOCATION) {
      const at = f.l.at as CardId;
      if (at >= 0 && at !== f.self) hit(s, at, { n, source, by, shares: first(dealt, gone, n) });
      return;
    }
    for (const x of first(dealt, gone, n)) {
      const unit = unitOf(s, x.card);
      if (unit >= 0) cardDamage(s, unit, x.n, f.you, f.self);
    }
  }),
);
