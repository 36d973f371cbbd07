// Cards that stand for second ones: a stack like that of a ship (E8 Mechad Network Interface), a clone of a crew (E7 Cloning Device).
import { addCard, type CardId, EVERYBODY, ownCard } from '@orrery/kernel';
import { defOf, KIND, sideOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { FLEET, type GeState, inPlay, restingCard, zone } from '../../state.ts';
import { isRefit } from '../fleet/refits.ts';
import { positionOf } from '../table/card-position.ts';
import { noted } from '../table/cards-in-play.ts';
import { isA, isShip, strengthOf } from '../table/definitions.ts';
import { discard } from '../table/duration.ts';
import { stackOf } from '../table/stacks.ts';
import { forget, standing } from '../texts/standing.ts';
import { works } from '../texts/static-texts.ts';
import { hasField } from './mechad.ts';

/** Puts a card in play that stands for a second one like another card, on a place or in its fleet. It comes as if it were just played. Returns it. */
function addStandIn(s: GeState, of: CardId, place: CardId): CardId {
  const { owner, controller, player, as, left, counter } = s.cards[of]!;
  const at = zone(controller, FLEET);
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
  return id;
}

/** Two cards belong together: one has made the other. Each remembers the other. */
function bind(s: GeState, maker: CardId, made: CardId): void {
  ownCard(s, maker).bond = made;
  ownCard(s, made).bond = maker;
  forget(s);
}

/**
 * A card makes a copy of the stack of its ship. The cards of the copy come as if they were just played, and leave the game when they leave play
 * (ge-r-network-interface-1, ge-r-network-interface-2).
 */
const copied = facts.define<{ card: CardId; ship: CardId; stack: readonly CardId[] }>('copied', {
  apply(s, x) {
    const first = s.cards.length;
    /** Returns the copy of a card of the stack. Other cards stand for themselves. */
    const twinOf = (id: CardId): CardId => (x.stack.includes(id) ? first + x.stack.indexOf(id) : id);
    for (const of of x.stack) addStandIn(s, of, of === x.ship ? -1 : twinOf(s.cards[of]!.on));
    // a clone on the copy has the text of the same crew: of its copy, if that crew is in the stack
    for (const of of x.stack) if (defOf(s, of).copies) ownCard(s, twinOf(of)).bond = twinOf(s.cards[of]!.bond);
    bind(s, x.card, first);
  },
  unsettles: true,
  show: { card: 'card', ship: 'card' },
  say: n => `${n.card} makes a second stack like that of ${n.ship}.`,
});

/** A card makes a clone of a crew, at the same place, with clones of the cards on it that are in `stack`. They leave the game when they leave play. */
export const cloned = facts.define<{ card: CardId; crew: CardId; stack: readonly CardId[] }>('cloned', {
  apply(s, x) {
    const clone = addStandIn(s, x.crew, s.cards[x.crew]!.on);
    ownCard(s, clone).engaged = s.cards[x.crew]!.engaged;
    const copies = new Map([[x.crew, clone]]);
    for (const id of x.stack) {
      const copy = addStandIn(s, id, copies.get(s.cards[id]!.on) ?? clone);
      ownCard(s, copy).engaged = s.cards[id]!.engaged;
      copies.set(id, copy);
    }
    bind(s, x.card, clone);
  },
  unsettles: true,
  show: { card: 'card', crew: 'card', stack: 'cards' },
  say: n => `${n.card} makes a clone of ${n.crew}.`,
});

/**
 * True for a stand-in whose card no longer works or is gone: the ship of a copy, or a clone of crew. Other cards of a copy may remember cards of their
 * own.
 */
export const isFaded = (s: GeState, id: CardId): boolean => {
  const { bond } = s.cards[id]!;
  return bond >= 0 && (isShip(s, id) || isA(s, bond, MAKES_CLONES)) && s.cards[bond]!.bond !== id;
};

/** The class of cards that make clones of crew. */
const MAKES_CLONES = 'makes clones';

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
