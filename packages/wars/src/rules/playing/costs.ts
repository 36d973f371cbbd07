// The energy costs of playing a card: energy to pay, and energy to lose (wars/costs).
// Support icons are in support-icons.ts. The costs of texts are in src/compile/costs.ts.
import type { CardId, Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { eachStatic, holdsAt, means, numberOf, speaksOf } from '../abilities/ongoing-ability.ts';
import { iconPrice } from './support-icons.ts';

/** The terms for playing a card by another card's text: cheaper, or at no energy cost. */
export interface Terms {
  readonly less?: number;
  readonly free?: boolean;
  /** the ship that the card goes aboard */
  readonly aboard?: CardId;
  /** true if another card's effect lets the player play it */
  readonly byEffect?: boolean;
  /** true if it costs nothing at all, not even support icons */
  readonly nothing?: boolean;
}

/** Returns the sum of what abilities of a kind add if this seat plays this card at this location. */
function sumPlaying(
  s: WarsState,
  kind: 'play cost' | 'play pays' | 'play loses',
  seat: Seat,
  card: CardId,
  at: CardId,
  terms: Terms,
): number {
  let sum = 0;
  eachStatic(s, kind, (st, f, made) => {
    // a card's text about its own cost is counted below, and does not count once it is in play
    if (st.source.own || (st.what === 'aboard' && terms.aboard !== f.self)) return;
    if (means(st, f, seat) && speaksOf(s, st, f, made, card) && holdsAt(s, st, f, made, at))
      sum += numberOf(s, st, f, made);
  });
  // a card's text about its own cost counts while the card is being played (wars/ongoing-ability/6)
  for (const st of defOf(s, card).front.statics)
    if (st.kind === kind && st.source.own) {
      const f = {
        own: 0,
        program: -1,
        step: 0,
        you: seat,
        self: card,
        l: { place: at, byEffect: terms.byEffect ? 1 : 0 },
      };
      if (st.holds === null || st.holds(s, f)) sum += st.n(s, f);
    }
  return sum;
}

/** True if the card says that it costs no energy there. */
function freeThere(s: WarsState, seat: Seat, card: CardId, at: CardId): boolean {
  return defOf(s, card).front.statics.some(st => {
    if (st.kind !== 'play free') return false;
    const f = { own: 0, program: -1, step: 0, you: seat, self: card, l: { place: at } };
    return (st.at === null || st.at(s, at, f)) && (st.holds === null || st.holds(s, f));
  });
}

/**
 * Returns the energy cost for a seat to play a card at a location (-1 for no location), with additional costs. Locations cost nothing (wars/costs/1,
 * wars/costs/5, wars/playing-a-location/1, wars/ongoing-ability/2, wars/ruling-komoku/1).
 */
export function energyCost(s: WarsState, seat: Seat, card: CardId, at: CardId, terms: Terms = {}): number {
  const base =
    terms.free || terms.nothing || freeThere(s, seat, card, at)
      ? 0
      : Math.max(
          0,
          (defOf(s, card).source.cost ?? 0) + sumPlaying(s, 'play cost', seat, card, at, terms) - (terms.less ?? 0),
        );
  return base + sumPlaying(s, 'play pays', seat, card, at, terms) + (terms.nothing ? 0 : iconPrice(s, seat, card));
}

/** Returns the energy that a player must lose to play a card there. */
export const tollOf = (s: WarsState, seat: Seat, card: CardId, at: CardId, terms: Terms = {}): number =>
  sumPlaying(s, 'play loses', seat, card, at, terms);

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile/costs.ts: wars/costs/6
// - rules/energy/pay.ts: wars/costs/3
// - rules/playing/support-icons.ts: wars/costs/2, wars/costs/4
// - rules/stack/cancel.ts: wars/costs/7
