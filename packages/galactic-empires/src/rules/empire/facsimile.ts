// The second stack that a card makes of the ship beneath it for as long as it works (E8 Mechad Network Interface).
import { addCard, type CardId, EVERYBODY, ownCard } from '@orrery/kernel';
import { defOf, KIND, sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { FLEET, type GeState, inPlay, restingCard, zone } from '../../state.ts';
import { isRefit } from '../fleet/refits.ts';
import { positionOf } from '../table/card-position.ts';
import { noted } from '../table/cards-in-play.ts';
import { isShip, strengthOf } from '../table/definitions.ts';
import { discard } from '../table/duration.ts';
import { stackOf } from '../table/stacks.ts';
import { forget, standing } from '../texts/standing.ts';
import { works } from '../texts/static-texts.ts';
import { hasField } from './mechad.ts';

/**
 * A card makes a copy of the stack of its ship. The cards of the copy come as if they were just played, and leave the game when they leave play
 * (ge-r-network-interface-1, ge-r-network-interface-2).
 */
const copied = facts.define<{ card: CardId; ship: CardId; stack: readonly CardId[] }>('copied', {
  apply(s, x) {
    const first = s.cards.length;
    /** Returns the copy of a card of the stack. Other cards stand for themselves. */
    const twinOf = (id: CardId): CardId => (x.stack.includes(id) ? first + x.stack.indexOf(id) : id);
    for (const of of x.stack) {
      const { owner, controller, player, on, as, left, counter } = s.cards[of]!;
      const at = zone(controller, FLEET);
      const place = of === x.ship ? -1 : twinOf(on);
      const id = addCard(
        s,
        {
          ...restingCard(s.own, owner, at),
          known: EVERYBODY,
          controller,
          player,
          on: place,
          at: place < 0 ? controller : -1,
          since: ++s.clock,
          turn: s.seats[controller]!.turns,
          engaged: positionOf(s, of, sideOf(s, of), place, player),
          emf: hasField(s, of) ? strengthOf(s, of) : -1,
          as,
          left,
          standIn: 1,
          // the weapons that were chosen for a refit hold for its copy, too
          counter: isRefit(s, of) ? counter : 0,
        },
        s.defs[of]!,
      );
      const zones = s.zones.slice();
      zones[at] = [...zones[at]!, id];
      s.zones = zones;
      forget(s);
    }
    // a clone on the copy has the text of the same crew: of its copy, if that crew is in the stack
    for (const of of x.stack) if (defOf(s, of).copies) ownCard(s, twinOf(of)).bond = twinOf(s.cards[of]!.bond);
    ownCard(s, x.card).bond = first;
    ownCard(s, first).bond = x.card;
    forget(s);
  },
  unsettles: true,
  show: { card: 'card', ship: 'card' },
  say: n => `${n.card} makes a second stack like that of ${n.ship}.`,
});

/** True for a stand-in that is the ship of a copy whose card no longer works or is gone. Other cards of the copy may remember cards of their own. */
export const isFaded = (s: GeState, id: CardId): boolean => {
  const { bond } = s.cards[id]!;
  return bond >= 0 && isShip(s, id) && s.cards[bond]!.bond !== id;
};

/** Makes the copies of cards that have begun to work, and forgets those of cards that work no more. A card whose copy has left play is discarded. */
export function keepCopies(s: GeState): void {
  const list = standing(s).statics[KIND.copied];
  if (list === undefined) return;
  for (const { source, what, f } of list) {
    const { bond, on: ship } = s.cards[source]!;
    if (!inPlay(s, source)) continue;
    if (bond >= 0 && !inPlay(s, bond)) discard(s, source);
    else if (bond >= 0 && !works(s, source)) noted(s, { card: source, bond: -1 });
    else if (bond < 0 && works(s, source) && (what.to === null || what.to(s, ship, f))) {
      const stack = [ship];
      for (const id of stackOf(s, ship)) if (id !== source && stack.includes(s.cards[id]!.on)) stack.push(id);
      copied(s, { card: source, ship, stack });
    }
  }
}
