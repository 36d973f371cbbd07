// How cards come into play and move while they are in play (ge/card-position).
import { type CardId, EVERYBODY, moveCard, ownCard, owned, type Seat } from '@orrery/kernel';
import { defOf, typeOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { BLANK_CARD, FLEET, type GeState, type Realm, TABLE, zone } from '../../state.ts';
import { takeForm } from '../empire/aqaaran.ts';
import { arrives, departs, forget, forgetNumbers, relaid } from '../texts/standing.ts';
import { heldBy, releases, takeControl, takesAnywhere } from './control.ts';
import { isElsewhere, realmOf } from './realms.ts';

const { owner: _owner, zone: _zone, known: _known, ...rest } = BLANK_CARD;
/** The values of a card that is not in play. */
export const AT_REST = rest;

/** A card leaves its zone because a player plays or exposes it. Everybody sees it. */
export const shown = facts.define<{ card: CardId; by: Seat }>('shown', {
  aside: true,
  apply(s, x) {
    moveCard(s, x.card, zone(s.cards[x.card]!.owner, TABLE), false, EVERYBODY);
  },
  show: { card: 'card', by: 'seat' },
  say: () => '',
});

/** A card comes into play: on or against another, or at a player's fleet (ge/card-position/1, ge/card-position/2). */
export const entered = facts.define<{
  card: CardId;
  seat: Seat;
  on: CardId;
  at: Seat;
  engaged: number;
  /** the type that it is played as, if it has two */
  as?: number;
  also?: readonly CardId[];
  left?: number;
  /** the realm that it comes into; the fleets if absent */
  realm?: Realm;
}>('entered', {
  apply(s, x) {
    departs(s, x.card);
    moveCard(s, x.card, zone(x.seat, FLEET), false, EVERYBODY);
    s.clock++;
    Object.assign(ownCard(s, x.card), AT_REST, {
      controller: x.seat,
      player: x.seat,
      on: x.on,
      at: x.on >= 0 ? -1 : x.at,
      realm: x.realm ?? 'fleet',
      also: x.also ?? [],
      since: s.clock,
      turn: s.seats[x.seat]!.turns,
      engaged: x.engaged,
      left: x.left ?? -1,
      as: x.as ?? 0,
    });
    takeForm(s, x.card);
    const card = s.cards[x.card]!;
    // a Mechad ship that comes into play has a field of its own strength (ge/empire-mechad/4)
    if (defOf(s, x.card).source.nodes && typeOf(s, x.card) === 'S') card.emf = defOf(s, x.card).source.strength;
    arrives(s, x.card);
  },
  // the log told where the card goes when it was played
  step: 'beside',
  unsettles: true,
  show: { card: 'card', seat: 'seat', on: 'card', at: 'seat', engaged: 'plain', realm: 'plain' },
  say: (n, x) => {
    const where =
      x.realm === 'time origin'
        ? ' at the time origin'
        : n.on
          ? ` on ${n.on}`
          : n.at && n.at !== n.seat
            ? ` against the fleet of ${n.at}`
            : '';
    return `${owned(n.seat, n.card)} comes into play${where}${x.engaged === 0 ? ', disengaged' : ''}.`;
  },
});

interface Move {
  readonly card: CardId;
  readonly on: CardId;
  readonly at: Seat;
  readonly also?: readonly CardId[];
  /** the realm that it goes to, on no card; if absent, it stays in its own */
  readonly realm?: Realm;
}

/** A card in play moves with everything on it: to another card, to a player's fleet, or to the time origin for a time. */
const relocated = facts.define<Move>('moved', {
  apply(s, x) {
    const realm = x.realm ?? (isElsewhere(s, x.card) ? realmOf(s, x.card) : 'fleet');
    relaid(s, x.card, () => {
      const card = ownCard(s, x.card);
      card.on = x.on;
      // a stack stays in its realm
      card.realm = x.on >= 0 ? 'fleet' : realm;
      card.at = x.on >= 0 ? -1 : x.at;
      if (x.also !== undefined) card.also = x.also;
      takeForm(s, x.card);
    });
  },
  unsettles: true,
  show: { card: 'card', on: 'card', at: 'seat', realm: 'plain' },
  say: (n, x) =>
    n.on
      ? `${n.card} moves to ${n.on}.`
      : `${n.card} moves ${x.realm === 'time origin' ? 'to the time origin' : 'into space'}.`,
});

/**
 * Moves a card in play with everything on it: to another card, or to a player's fleet. What it controlled where it was obeys its player again, and it
 * takes control where it goes if its text says so (C6 Rogue Couple).
 */
export function moved(s: GeState, to: Move): boolean {
  const held = heldBy(s, to.card);
  const { controller } = s.cards[to.card]!;
  if (!relocated(s, to)) return false;
  if (held >= 0 && held !== to.on) releases(s, held, controller);
  if (to.on >= 0 && to.on !== held && takesAnywhere(s, to.card)) takeControl(s, to.on, controller);
  return true;
}

/** A number or a card that a card's text remembers changes. */
export const noted = facts.define<{ card: CardId; counter?: number; bond?: CardId; foe?: Seat; left?: number }>(
  'noted',
  {
    apply(s, x) {
      const card = ownCard(s, x.card);
      if (x.counter !== undefined) card.counter = x.counter;
      if (x.bond !== undefined) card.bond = x.bond;
      if (x.foe !== undefined) card.foe = x.foe;
      if (x.left !== undefined) card.left = x.left;
      // a clone gains or loses the texts of the card that it remembers
      if (x.bond !== undefined && defOf(s, x.card).copies) forget(s);
      else forgetNumbers(s);
    },
    unsettles: true,
    show: { card: 'card', counter: 'plain', bond: 'card', foe: 'seat', left: 'plain' },
    say: () => '',
  },
);
