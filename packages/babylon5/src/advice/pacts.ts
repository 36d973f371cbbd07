import { type CardId, type Option, type Seat, scene } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { mutuallyAtMost } from '../rules/politics/pacts.ts';
import { partyOf } from '../rules/politics/parties.ts';
import { covers, enemies, standsNow } from '../rules/politics/states.ts';
import { type B5State, MILITARY, type Relation } from '../state.ts';
import { INFLUENCE_WORTH } from '../traits.ts';
import { type Situation, spite, strength } from './situation.ts';

// The worth of states between races, and of cards that suspend them.

/** The worth to a seat if all states of a kind come back into force: its own are good for it, those of others bad. */
function comeback(s: B5State, seat: Seat, rival: Seat, kind: Relation['kind']): number {
  let sum = 0;
  for (const r of s.relations) {
    if (r.kind !== kind || !standsNow(s, r)) continue;
    if (covers(s, r.a, seat) || covers(s, r.b, seat)) sum += INFLUENCE_WORTH;
    else if (rival >= 0 && (covers(s, r.a, rival) || covers(s, r.b, rival)))
      sum -= INFLUENCE_WORTH * spite(s, rival, rival);
  }
  return sum;
}

/** The worth to a seat if a card is in play that suspends states and lifts the rating of a player. @param whose the player */
function presence(s: B5State, seat: Seat, rival: Seat, card: CardId, whose: Seat): number {
  let sum = 0;
  for (const st of defOf(s, card).source.always ?? []) {
    if (st.k === 'suspends') sum -= comeback(s, seat, rival, st.what as Relation['kind']);
    if (st.k === 'rating') sum += whose === seat ? INFLUENCE_WORTH : -INFLUENCE_WORTH * spite(s, rival, whose);
  }
  return sum;
}

/** The worth of sponsoring a card that suspends states, besides its price; null for any other card. */
export const suspensionWorth = (s: B5State, at: Situation, card: CardId): number | null =>
  defOf(s, card).statics.suspends === undefined ? null : presence(s, at.seat, at.rival, card, at.seat);

/** The player whose rating a card in play lifts; -1 for nobody. */
export function liftedBy(s: B5State, card: CardId): Seat {
  const [st] = DEFS[s.defs[card]!]!.statics.rating ?? [];
  return st?.whose?.(s, scene(-1, card)) ?? -1;
}

/** The worth to a seat if a card in play that suspends states is discarded. */
export const removalWorth = (s: B5State, seat: Seat, rival: Seat, card: CardId): number =>
  -presence(s, seat, rival, card, liftedBy(s, card));

/** The worth of peace to a seat: an enemy with a stronger military is worth being rid of. @param most the highest tension at which a text makes peace */
export function peaceWorth(s: B5State, seat: Seat, most: number): number {
  const own = strength(s, seat, [MILITARY], true);
  let sum = 0;
  for (const foe of enemies(s, seat))
    if (mutuallyAtMost(s, partyOf(s, seat), partyOf(s, foe), most))
      sum += strength(s, foe, [MILITARY], true) > own ? INFLUENCE_WORTH : -1;
  return sum;
}

/** The worth of ending a state of Neutrality: it pays for a player who is much stronger than the strongest rival. */
export function breakWorth(s: B5State, at: Situation, o: Option): number {
  if (at.rival < 0 || !covers(s, o.a, at.rival)) return -1;
  const [own, theirs] = [at.seat, at.rival].map(seat => strength(s, seat, [MILITARY], true));
  return own! > 1.2 * theirs! + 2 ? 1 : -1;
}
