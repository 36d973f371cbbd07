// How the log of WARS is sorted: which facts belong together, whom they concern, and how important they are.
import type { CardId, Fact, Seat } from '@orrery/kernel';
import { titleOf, type WarsState } from '@orrery/wars/without-cards';
import { holderOf } from '../holder.ts';

/** Returns the heading for the facts of a battle, from its beginning to its end; null outside a battle. */
export function topic(s: WarsState, fact: Fact | null, last: string | null): string | null {
  if (fact === null) return s.battle === null ? null : `Battle at ${titleOf(s, s.battle.at)}`;
  if (fact.t === 'battle-began') return `Battle at ${titleOf(s, (fact.at as { readonly id: CardId }).id)}`;
  return fact.t === 'turn' || fact.t === 'phase' ? null : last;
}

/** Returns the seats that a named thing concerns: a player, or the player of a card. */
export function concerns(s: WarsState, kind: string, id: number): readonly Seat[] {
  if (kind === 'seat') return [id];
  if (kind !== 'card') return [];
  return [holderOf(s.cards[id]!)];
}

/** How important each kind of fact is. Summaries tell the most important first. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  'match-over': 4,
  left: 3,
  'taken-over': 3,
  drained: 3,
  'battle-decided': 3,
  damaged: 2,
  canceled: 2,
  'battle-began': 2,
  inverted: 2,
  'energy-lost': 2,
  declared: 1,
  entered: 1,
  destiny: 1,
};
