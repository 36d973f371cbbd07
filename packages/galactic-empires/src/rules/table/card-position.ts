// Engaged or disengaged: the position in which a card comes into play, and its changes (ge/card-position).
import { type CardId, ownCard } from '@orrery/kernel';
import { defOf, type Side } from '../../card.ts';
import { facts } from '../../language.ts';
import { requiresAs } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { understands } from '../fleet/equipment.ts';
import { forgetNumbers } from '../texts/standing.ts';

/** Returns the position in which a card comes into play (ge/card-position/1, ge/card-position/2, ge/equipment/3, ge/equipment/4, ge/equipment/6). */
export function positionOf(s: GeState, card: CardId, side: Side, on: CardId): number {
  const { source, forms, sides } = defOf(s, card);
  if (side.source.enters !== undefined) return side.source.enters === 'disengaged' ? 0 : 1;
  if ((forms === null ? source.requires : requiresAs(source, sides.indexOf(side))) !== undefined) return 0;
  if (source.technology !== undefined && on >= 0 && !understands(s, card, on)) return 0;
  if (side.type === 'E' && source.passive === false && on >= 0) return s.cards[on]!.engaged;
  return 1;
}

/** A card becomes engaged or disengaged (ge/engagement-phase). */
export const turned = facts.define<{ card: CardId; engaged: number }>('turned', {
  apply(s, x) {
    ownCard(s, x.card).engaged = x.engaged;
    forgetNumbers(s);
  },
  // strength from a card ends when the card is no longer engaged
  unsettles: true,
  show: { card: 'card', engaged: 'plain' },
  say: (n, x) => `${n.card} is ${x.engaged ? 'engaged' : 'disengaged'}.`,
});

/** Engages or disengages a card, if that changes its position. */
export function turn(s: GeState, card: CardId, engaged: boolean): void {
  const to = engaged ? 1 : 0;
  if (s.cards[card]!.engaged !== to) turned(s, { card, engaged: to });
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - state.ts: ge/card-position/4
