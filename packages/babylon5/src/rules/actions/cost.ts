// What a card costs to sponsor or to promote, after everything that makes it dearer or cheaper (b5/cost).
import { type CardId, type Frame, type Seat, scene } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { type B5State, cardsIn, INNER, RACES } from '../../state.ts';
import { enhancementTargets } from '../cards/enhancement.ts';
import { dearer } from '../cards/loyalty.ts';
import { standing } from '../effects/standing.ts';
import { eachStatic, isSpoken } from '../effects/statics.ts';
import { converts } from '../factions/drakh-cards.ts';
import { surcharge } from '../factions/kinds.ts';
import { helpers, savedByAll, thriftiest, type Way } from './rotation-discount.ts';

const NOBODY: readonly CardId[] = [];

/** How a card that a player sponsors comes into the game: with a sponsor that rotates, or by an effect. */
const wayOf = (sponsor: CardId, turning: readonly CardId[]): Way =>
  turning.includes(sponsor) ? 'sponsored' : 'by an effect';

/** False if no text in force makes any card cheaper to sponsor than printed, except perhaps the card's own. */
export const maySave = (s: B5State): boolean =>
  isSpoken(s, 'sponsor-cost') ||
  isSpoken(s, 'play-cost') ||
  isSpoken(s, 'enhancing-cost') ||
  isSpoken(s, 'rotation-discount') ||
  s.mods.some(m => m.kind === 'sponsor-cost' || m.kind === 'assistant-discount');

/** The printed cost, doubled for a character of another race, before any discount. */
export function printedPrice(s: B5State, seat: Seat, id: CardId): number {
  const { cost, type } = DEFS[s.defs[id]!]!;
  return type === 'character' && dearer(s, seat, id) ? (cost ?? 0) * 2 : (cost ?? 0);
}

/**
 * The cost of sponsoring a card: the printed cost, doubled for a character of another race before any discount (b5/sponsor/5, b5/sponsor/6), at least
 * 0 (b5/sponsor/10). The first Drakh Ambassador costs what is printed (b5/drakh/2). Null for a card without a printed cost (b5/cost/1).
 * @param sponsor the Inner Circle character that rotates; -1 to ignore the assistant's discount
 * @param target the host of an enhancement; -1 to ignore discounts for it
 * @param turning the cards that rotate for it, with the sponsor if it rotates
 */
export function sponsorCost(
  s: B5State,
  seat: Seat,
  id: CardId,
  sponsor: CardId,
  target: CardId = -1,
  turning: readonly CardId[] = NOBODY,
): number | null {
  const { cost, type } = DEFS[s.defs[id]!]!;
  if (converts(s, seat, id)) return cost;
  const usual = usualCost(s, seat, id, sponsor, target, turning);
  if (usual === null || cost === null || type !== 'character' || usual <= cost) return usual;
  // a text may let a player sponsor at the listed cost, without any reduction (Disaffected Narn)
  let listed = false;
  eachStatic(s, 'listed-price', (st, _source, f) => {
    if (f.you === seat && (st.to === null || st.to(s, id, f))) listed = true;
  });
  return listed && dearer(s, seat, id) ? cost : usual;
}

/** The amount that texts in play add to, or take from, what this seat pays to sponsor a card. */
function textCost(s: B5State, seat: Seat, id: CardId): number {
  if (!isSpoken(s, 'sponsor-cost')) return 0;
  let sum = 0;
  eachStatic(s, 'sponsor-cost', (st, source, f) => {
    // a card's text about its own cost does not apply to other cards (Lyta Alexander)
    if (source === id || st.what === 'self') return;
    if (f.you === seat && (st.to === null || st.to(s, id, f))) sum += st.n(s, f);
  });
  return sum;
}

/** The same, without a text that lets its player sponsor at the listed cost. */
function usualCost(
  s: B5State,
  seat: Seat,
  id: CardId,
  sponsor: CardId,
  target: CardId,
  turning: readonly CardId[],
): number | null {
  const def = DEFS[s.defs[id]!]!;
  if (def.cost === null) return null;
  let cost = printedPrice(s, seat, id) + playCost(s, seat, id) + textCost(s, seat, id);
  // a card's text about its own cost works in the hand
  const own = def.statics['sponsor-cost'];
  if (own !== undefined && s.cards[id]!.zone >= 0) {
    const f = { own: 0, program: -1, step: 0, you: seat, self: id, l: {} };
    for (const st of own) if (st.what === 'self' && (st.holds === null || st.holds(s, f))) cost += st.n(s, f);
  }
  if (target >= 0 && def.type === 'enhancement') cost += enhancingCost(s, seat, target);
  for (const m of s.mods) {
    if (m.seat !== seat) continue;
    if (
      m.kind === 'sponsor-cost' &&
      (m.what < 0 || RACES.indexOf(def.race as never) === m.what) &&
      (m.what < 0 || def.type === 'character')
    )
      cost += m.n;
    else if (m.kind === 'assistant-discount' && sponsor >= 0 && sponsor === m.card) cost += m.n;
  }
  if (turning.length > 0) cost -= savedByAll(s, seat, id, turning, wayOf(sponsor, turning));
  return Math.max(0, cost);
}

/**
 * The amount that texts add to, or take from, the cost of any card that this seat plays or sponsors. Such a text speaks of the card's player, or of
 * all players, or of all others; the local `payer` is the player who pays.
 */
export function playCost(s: B5State, seat: Seat, id: CardId): number {
  if (!isSpoken(s, 'play-cost')) return 0;
  let sum = 0;
  eachStatic(s, 'play-cost', (st, source, f) => {
    if (source === id || (st.what === 'all' ? false : st.what === 'others' ? f.you === seat : f.you !== seat)) return;
    const paid: Frame = { ...f, l: { ...f.l, payer: seat } };
    if (st.to === null || st.to(s, id, paid)) sum += st.n(s, paid);
  });
  return sum;
}

/**
 * How much less an event costs this seat if it is aimed at certain cards (Sandra Hiroshi).
 * @param aims the cards; null for the most that any aim can save
 */
export function aimedDiscount(s: B5State, seat: Seat, aims: readonly CardId[] | null): number {
  if (!isSpoken(s, 'aimed-cost')) return 0;
  let less = 0;
  eachStatic(s, 'aimed-cost', (st, _source, f) => {
    if (f.you === seat && (aims === null || st.to === null || aims.some(id => st.to!(s, id, f)))) less -= st.n(s, f);
  });
  return less;
}

/** A seat plays or sponsors a card: what texts say of its next card alone is over. */
export function nextCardPlayed(s: B5State, seat: Seat): void {
  s.mods = s.mods.filter(m => m.until !== 'next-card' || m.seat !== seat);
}

/** The amount that texts add to, or take from, the cost of this seat's enhancements on a card (Drigo). */
export function enhancingCost(s: B5State, seat: Seat, target: CardId): number {
  if (!isSpoken(s, 'enhancing-cost')) return 0;
  let sum = 0;
  eachStatic(s, 'enhancing-cost', (st, _source, f) => {
    if (f.you === seat && (st.to === null || st.to(s, target, f))) sum += st.n(s, f);
  });
  return sum;
}

/**
 * The cost of promoting a character: its influence cost, doubled for another race, plus 1 for each Inner Circle character (b5/promote/4,
 * b5/promote/5, b5/promote/6). A corporate faction applies more for a character of its race (b5/corporate/6).
 */
export function promoteCost(s: B5State, seat: Seat, id: CardId): number | null {
  const def = DEFS[s.defs[id]!]!;
  if (def.cost === null) return null;
  let cost = printedPrice(s, seat, id) + cardsIn(s, seat, INNER).length;
  for (const m of s.mods) if (m.kind === 'promote-cost' && m.seat === seat) cost += m.n;
  eachStatic(s, 'promote-cost', (st, _source, f) => {
    if (f.you === seat) cost += st.n(s, f);
  });
  return Math.max(0, cost) + surcharge(s, seat, id, 'promote');
}

/** The host on which an enhancement is cheapest, if texts make a difference; else -1. */
export function cheapestTarget(s: B5State, seat: Seat, id: CardId): CardId {
  if (DEFS[s.defs[id]!]!.type !== 'enhancement' || standing(s).statics['enhancing-cost'] === undefined) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const t of enhancementTargets(s, seat, id)) {
    const n = t < 0 ? 0 : enhancingCost(s, seat, t);
    if (n < least) {
      least = n;
      best = t;
    }
  }
  return best;
}

/** The total influence for sponsoring: the cost after discounts, plus the extra that the text or the kind of faction demands (b5/cost/10, b5/corporate/6). */
export function fullCost(
  s: B5State,
  seat: Seat,
  id: CardId,
  sponsor: CardId,
  target: CardId = -1,
  turning: readonly CardId[] = NOBODY,
): number {
  const more = DEFS[s.defs[id]!]!.sponsoring?.apply;
  const fee = surcharge(s, seat, id, 'sponsor');
  return (sponsorCost(s, seat, id, sponsor, target, turning) ?? 0) + (more ? more(s, scene(seat, id)) : 0) + fee;
}

/**
 * The cards that rotate if a seat sponsors a card for as little influence as possible, and the influence for all of it.
 * @param sponsor the card that sponsors it; -1 if none does
 * @param turning the cards that rotate in any case, with the sponsor if it rotates
 */
export function thriftiestSponsoring(
  s: B5State,
  seat: Seat,
  id: CardId,
  sponsor: CardId,
  target: CardId,
  turning: readonly CardId[],
): { readonly turning: readonly CardId[]; readonly total: number } {
  const price = (list: readonly CardId[]) => fullCost(s, seat, id, sponsor, target, list);
  return thriftiest(s, price, turning, helpers(s, seat, id, wayOf(sponsor, turning)));
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: b5/cost/11, b5/cost/12
// - rules/actions/heal.ts: b5/cost/7
// - rules/actions/sponsor.ts: b5/cost/6
// - words/amounts.ts: b5/cost/3, b5/cost/9
// - words/filters.ts: b5/cost/5
// - words/lists.ts: b5/cost/4
