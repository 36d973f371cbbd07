import { type CardId, type Seat, scene } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { covers, standsNow } from '../rules/politics/states.ts';
import type { B5State, Relation } from '../state.ts';
import { INFLUENCE_WORTH } from '../traits.ts';

// The worth of cards that suspend states between races.

/** The worth of a point that a player loses. */
type Hurt = (seat: Seat) => number;

/** The worth to a seat if all states of a kind come back into force: its own are good for it, those of others bad. */
function comeback(s: B5State, seat: Seat, rival: Seat, hurt: Hurt, kind: Relation['kind']): number {
  let sum = 0;
  for (const r of s.relations) {
    if (r.kind !== kind || !standsNow(s, r)) continue;
    if (covers(s, r.a, seat) || covers(s, r.b, seat)) sum += INFLUENCE_WORTH;
    else if (rival >= 0 && (covers(s, r.a, rival) || covers(s, r.b, rival))) sum -= INFLUENCE_WORTH * hurt(rival);
  }
  return sum;
}

/** The worth to a seat if a card is in play that suspends states and lifts the rating of a player. @param whose the player */
function presence(s: B5State, seat: Seat, rival: Seat, hurt: Hurt, card: CardId, whose: Seat): number {
  let sum = 0;
  for (const st of defOf(s, card).source.always ?? []) {
    if (st.k === 'suspends') sum -= comeback(s, seat, rival, hurt, st.what as Relation['kind']);
    if (st.k === 'rating') sum += whose === seat ? INFLUENCE_WORTH : -INFLUENCE_WORTH * hurt(whose);
  }
  return sum;
}

/** The worth of sponsoring a card that suspends states, besides its price; null for any other card. */
export const suspensionWorth = (s: B5State, seat: Seat, rival: Seat, hurt: Hurt, card: CardId): number | null =>
  defOf(s, card).statics.suspends === undefined ? null : presence(s, seat, rival, hurt, card, seat);

/** The player whose rating a card in play lifts; -1 for nobody. */
export function liftedBy(s: B5State, card: CardId): Seat {
  const [st] = DEFS[s.defs[card]!]!.statics.rating ?? [];
  return st?.whose?.(s, scene(-1, card)) ?? -1;
}

/** The worth to a seat if a card in play that suspends states is discarded. */
export const removalWorth = (s: B5State, seat: Seat, rival: Seat, hurt: Hurt, card: CardId): number =>
  -presence(s, seat, rival, hurt, card, liftedBy(s, card));
