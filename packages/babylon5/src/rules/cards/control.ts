// A player takes control of a card that stays in the faction of another (b5/glossary/2).
import { type CardId, ownCard, type Seat } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import { facts } from '../../language.ts';
import type { B5State } from '../../state.ts';
import { usesRace } from '../factions/drakh-cards.ts';

/** True if this seat may control the card. Under the engine rules an agenda of one race has no controller of another (b5/agenda/31). */
export function mayControl(s: B5State, seat: Seat, id: CardId): boolean {
  const { type, race } = DEFS[s.defs[id]!]!;
  if (s.ruleset !== 'engine' || type !== 'agenda' || race === null || race === 'neutral') return true;
  return usesRace(s, seat, race);
}

/** A player takes control of a card that stays in its faction. The player may now use it for actions and to meet requirements (b5/glossary/2). */
export const controlTaken = facts.define<{ card: CardId; seat: Seat; before?: Seat }>('control-taken', {
  apply(s, x) {
    const card = ownCard(s, x.card);
    (x as { before?: Seat }).before = card.controller;
    card.controller = x.seat;
    // from now on, searches must include cards whose faction is not their controller's
    s.notes = { ...s.notes, control: (s.notes.control ?? 0) + 1 };
  },
  revert(s, x) {
    ownCard(s, x.card).controller = x.before ?? -1;
  },
  show: { card: 'card', seat: 'seat' },
  say: n => `${n.seat} takes control of ${n.card}.`,
  unsettles: true,
});
