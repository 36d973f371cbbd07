// How the log of Galactic Empires is sorted: what belongs together, whom it concerns, and how much it matters.
import { type GeState, seatOfHq, targetName } from '@orrery/galactic-empires';
import type { CardId, Fact, Seat } from '@orrery/kernel';
import { holderOf } from '../holder.ts';

/** What is told under a heading of its own: the fire of a player at a target. */
export function topic(s: GeState, fact: Fact | null, last: string | null): string | null {
  if (fact === null) return null;
  if (fact.t === 'fired') return `Volley at ${targetName(s, fact.target as CardId)}`;
  return fact.t === 'turn' || fact.t === 'phase' || fact.t === 'played' || fact.t === 'function-used' ? null : last;
}

/** Whom a fact concerns that names this: a player, or the holder of a card. */
export function concerns(s: GeState, kind: string, id: number): readonly Seat[] {
  if (kind === 'seat') return [id];
  if (kind === 'target' && seatOfHq(id) >= 0) return [seatOfHq(id)];
  if ((kind !== 'card' && kind !== 'target') || id < 0) return [];
  return [holderOf(s.cards[id]!)];
}

/** What people want to hear of first: not what goes on every turn, nor that a card is used up when its play has been told. */
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
