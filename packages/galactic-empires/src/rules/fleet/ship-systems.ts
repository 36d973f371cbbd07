// Maneuvering and electronic warfare systems, which keep the cards played to their ship (ge/ship-systems).
// With 1 energy, each system takes one card of its kind (ge/ship-systems/8, ge/ship-systems/9, ge/ship-systems/10, ge/ship-systems/11). After use
// that card is not discarded (`depart` checks that). It returns to its owner's hand when its player's next turn begins.
import { articled, type CardId, type Frame, ownCard } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { type GeState, inPlay } from '../../state.ts';
import { eventAt } from '../play/events.ts';
import { isA } from '../table/definitions.ts';
import { works } from '../texts/static-texts.ts';
import { CARD_SYSTEMS, systemName } from './system-names.ts';

/** A system of a ship takes a card that is played to the ship. That uses the system's energy. */
const systemTaken = facts.define<{ card: CardId; ship: CardId; use: number }>('system-taken', {
  aside: true,
  apply(s, x) {
    const ship = ownCard(s, x.ship);
    const given = ship.given.slice();
    given[x.use] = given[x.use]! - 1;
    ship.given = given;
    ownCard(s, x.card).system = x.ship;
  },
  show: { card: 'card', ship: 'card', use: 'plain' },
  say: (n, x) => `${n.card} uses ${articled(systemName(x.use!))} of ${n.ship}, so it is not discarded.`,
});

/**
 * Lets an active system for cards of its kind take a card that has been played to a ship, if one is left. Players cannot refuse this
 * (ge/ship-systems/10).
 */
export function takeSystem(s: GeState, card: CardId, ship: CardId): void {
  if (ship < 0 || !inPlay(s, ship) || !works(s, ship)) return;
  for (const [word, use] of CARD_SYSTEMS)
    if (isA(s, card, word) && (s.cards[ship]!.given[use] ?? 0) > 0) {
      systemTaken(s, { card, ship, use });
      return;
    }
}

/**
 * Returns the ship that a card is played to, if the card does not stay in play: the chosen ship, or the target of the event that it reacts to; -1 for
 * none.
 */
export function playedTo(s: GeState, f: Frame): CardId {
  const aims: readonly CardId[] = f.l.aims ?? [];
  const at = aims.length > 0 ? aims[0]! : (eventAt(s, f.l.event)?.on ?? -1);
  return at >= 0 && inPlay(s, at) && s.cards[at]!.controller === f.you ? at : -1;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/fire/weapons.ts: ge/ship-systems/5
// - rules/fleet/mines.ts: ge/ship-systems/1, ge/ship-systems/2, ge/ship-systems/3, ge/ship-systems/4
// - rules/fleet/transgate.ts: ge/ship-systems/12, ge/ship-systems/13, ge/ship-systems/14
// - rules/points/demands.ts: ge/ship-systems/7
// - rules/points/uses.ts: ge/ship-systems/6
