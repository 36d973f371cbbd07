// A location is captured: it changes to the faction of the captor (b5/captured-locations).
import { type CardId, ownCard, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import { type B5State, DISCARD, inPlay, SUPPORTING, zone } from '../../state.ts';
import { inAnyOrder } from '../cards/discards.ts';
import { leavePlay, moved } from '../cards/in-play.ts';
import { unlead, withdraw } from '../cards/ties.ts';
import { usesRace } from '../factions/drakh-cards.ts';

/**
 * A location changes hands (b5/war/14). What is attached to it is discarded (b5/captured-locations/5, b5/captured-locations/6,
 * b5/cards-enhancement/9).
 */
export const captured = facts.define<{ card: CardId; by: Seat; from: Seat; before?: number }>('captured', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    (x as { before?: number }).before = card.captured;
    // a location of the captor's own race works at once (b5/captured-locations/3), and so does the captor's own card; only the engine rules also
    // check its race (b5/captured-locations/2, b5/captured-locations/4)
    const own = usesRace(s, x.by, DEFS[s.defs[x.card]!]!.race);
    card.captured = own || (s.ruleset !== 'engine' && card.owner === x.by) ? 0 : 1;
    card.faction = x.by;
    card.controller = s.ruleset === 'engine' && card.captured ? -1 : x.by;
  },
  revert(s, x) {
    ownCard(s, x.card).captured = x.before ?? 0;
  },
  show: { card: 'card', by: 'seat', from: 'seat' },
  say: n => `${n.by} captures ${n.card}.`,
  unsettles: true,
});

/** A faction takes a location from another. */
export function capture(s: B5State, id: CardId, by: Seat): void {
  const from = s.cards[id]!.faction;
  if (from === by || !inPlay(s, id)) return;
  const on = s.cards[id]!.attached;
  for (const a of on) leavePlay(s, a, DISCARD);
  inAnyOrder(s, on);
  unlead(s, id);
  withdraw(s, id);
  moved(s, { card: id, to: zone(by, SUPPORTING), from: s.cards[id]!.zone, faction: by });
  captured(s, { card: id, by, from });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/effects/ability.ts: b5/captured-locations/1
