// Engaged or disengaged: the position in which a card comes into play, and its changes (ge/card-position).
import { type CardId, ownCard, type Seat, scene } from '@orrery/kernel';
import { defOf, KIND, type Side, typeOf } from '../../card.ts';
import { facts } from '../../language.ts';
import { type PointKind, requiresAs } from '../../printed.ts';
import type { GeState } from '../../state.ts';
import { understands } from '../fleet/equipment.ts';
import { forgetNumbers } from '../texts/standing.ts';
import { anyStatic } from '../texts/static-texts.ts';

/** True if a card has requirements where it is played: those that are printed, as its own text changes them there. Texts of other cards do not count. */
function costs(s: GeState, card: CardId, side: Side, on: CardId, player: Seat): boolean {
  const { source, forms, sides } = defOf(s, card);
  const printed = forms === null ? source.requires : requiresAs(source, sides.indexOf(side));
  const own = side.statics.filter(x => x.kind === 'needs' && x.even && x.source.to?.w === 'itself');
  if (own.length === 0) return printed !== undefined;
  // ask the text about a copy of the table on which the card is there
  const there = { ...s, cards: s.cards.slice() };
  there.cards[card] = { ...s.cards[card]!, controller: player, player, on };
  const f = scene(player, card);
  const needs: Record<string, number> = { ...printed };
  for (const { what, set, n, holds } of own)
    if (holds === null || holds(there, f))
      for (const kind of what === '' ? Object.keys(needs) : [what as PointKind])
        needs[kind] = set === null ? (needs[kind] ?? 0) + (n?.(there, f) ?? 0) : set(there, f);
  return Object.values(needs).some(x => x > 0);
}

/** True for a card that a text of its player lets come into play engaged (P9 Il'ith I'karnas). */
const comesEngaged = (s: GeState, card: CardId, player: Seat): boolean =>
  anyStatic(s, KIND['enters engaged'], (_st, f) => f.you === player, card);

/**
 * Returns the position in which a card comes into play (ge/card-position/1, ge/card-position/2, ge/equipment/3, ge/equipment/4, ge/equipment/6).
 * @param player the player who plays it
 */
export function positionOf(s: GeState, card: CardId, side: Side, on: CardId, player: Seat): number {
  const { source } = defOf(s, card);
  const { enters } = side.source;
  if (enters !== undefined && enters !== 'engaged in reaction') return enters === 'disengaged' ? 0 : 1;
  if (comesEngaged(s, card, player)) return 1;
  if (costs(s, card, side, on, player)) return 0;
  if (source.technology !== undefined && on >= 0 && !understands(s, card, on)) return 0;
  // non-passive equipment and abilities come disengaged onto what is disengaged
  if (on >= 0 && ((side.type === 'E' && source.passive === false) || (side.type === 'A' && typeOf(s, on) !== 'T')))
    return s.cards[on]!.engaged;
  return 1;
}

/** Returns the position in which a card comes into play as a reaction. */
export const positionInReaction: typeof positionOf = (s, card, side, on, player) =>
  side.source.enters === 'engaged in reaction' ? 1 : positionOf(s, card, side, on, player);

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
