// How the log of Galactic Empires is sorted: which facts belong together, whom they concern, and how important they are.
import { type GeState, seatOfHq, targetName } from '@orrery/galactic-empires/without-cards';
import type { CardId, Fact, Seat } from '@orrery/kernel';
import { holderOf } from '../holder.ts';

/** Returns the heading for a fact: a player's fire at a target. */
export function topic(s: GeState, fact: Fact | null, last: string | null): string | null {
  if (fact === null) return null;
  if (fact.t === 'fired') return `Volley at ${targetName(s, fact.target as CardId)}`;
  return fact.t === 'turn' || fact.t === 'phase' || fact.t === 'played' || fact.t === 'function-used' ? null : last;
}

/** Returns the seats that a named thing concerns: a player, or the holder of a card. */
export function concerns(s: GeState, kind: string, id: number): readonly Seat[] {
  if (kind === 'seat') return [id];
  if (kind === 'target' && seatOfHq(id) >= 0) return [seatOfHq(id)];
  if ((kind !== 'card' && kind !== 'target') || id < 0) return [];
  return [holderOf(s.cards[id]!)];
}

/** How important each kind of fact is. Facts of every turn are left out, and so are cards that are used up after their play was told. */
export const WEIGHTS: Readonly<Record<string, number | ((fact: Fact) => number)>> = {
  won: 4,
  eliminated: 4,
  'hq-damaged': 3,
  left: fact => (fact.how === 'used' || fact.how === 'expired' ? 0 : 3),
  controlled: 3,
  damaged: 2,
  fired: 2,
  played: fact => (fact.reaction === true ? 2 : 1),
  'function-used': 1,
};
