// Cuts a card's ties to others: the fleet that it leads, the conflicts that it is in.
import { type CardId, ownCard } from '@orrery/kernel';
import { type B5State, LEAD, rows } from '../../state.ts';

/** Ends the link between a fleet and its leader, from either side. */
export function unlead(s: B5State, id: CardId): void {
  const { leading, leader } = s.cards[id]!;
  if (leading >= 0) {
    // a leader that a text readied may lead two fleets (b5-r-hour-of-the-wolf-2)
    for (const fleet of rows(s)) if (s.cards[fleet]!.leader === id) ownCard(s, fleet).leader = -1;
    ownCard(s, id).leading = -1;
    // effects of its own ability stay (b5/lead-fleet/8)
    s.conflicts = s.conflicts.map(c =>
      c.parts.some(p => p.card === id && p.role === LEAD)
        ? { ...c, parts: c.parts.filter(p => p.card !== id || p.role !== LEAD) }
        : c,
    );
  }
  if (leader >= 0) {
    if (s.cards[leader]!.leading === id)
      ownCard(s, leader).leading = rows(s).find(fleet => fleet !== id && s.cards[fleet]!.leader === leader) ?? -1;
    ownCard(s, id).leader = -1;
  }
}

/** Takes a card out of all conflicts (b5/replace/17). */
export function withdraw(s: B5State, id: CardId, conflict = -1): void {
  s.conflicts = s.conflicts.map(c =>
    c.parts.some(p => p.card === id) && (conflict < 0 || conflict === c.id)
      ? { ...c, parts: c.parts.filter(p => p.card !== id) }
      : c,
  );
}
