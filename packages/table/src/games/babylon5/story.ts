// How the log of Babylon 5 is sorted: what belongs together, whom it concerns, and how much it matters.
import { type B5State, conflictName } from '@orrery/babylon5';
import type { Fact, Seat } from '@orrery/kernel';
import { holderOf } from '../holder.ts';

/** What belongs to no conflict, and ends what is told of one. */
const APART: ReadonlySet<string> = new Set([
  'round',
  'round-ended',
  'turn-over',
  'turn-ends',
  'passed',
  'initiative',
  'sponsored',
  'promoted',
  'event-played',
  'agenda',
  'influence-built',
  'conflict-declined',
]);

/** What is told under a heading of its own: the conflict that a fact speaks of, or that resolves, with all that comes of it. */
export function topic(s: B5State, fact: Fact | null, last: string | null): string | null {
  if (fact !== null && APART.has(fact.t)) return null;
  const of = fact?.conflict;
  const conflict = typeof of === 'number' ? of : fact === null ? s.resolving : -1;
  return s.conflicts.some(c => c.id === conflict)
    ? `Conflict: ${conflictName(s, conflict)}`
    : fact === null
      ? null
      : last;
}

/** Whom a fact concerns that names this: the holder of a card, who has begun a conflict and whom it is against. */
export function concerns(s: B5State, kind: string, id: number): readonly Seat[] {
  switch (kind) {
    case 'seat':
    case 'party':
      return id < s.seats.length ? [id] : [];
    case 'card':
      return [holderOf(s.cards[id]!)];
    case 'conflict': {
      const conflict = s.conflicts.find(c => c.id === id);
      if (conflict === undefined) return [];
      const { seat, faceDown, targetSeat, targetCard } = conflict;
      // what lies face down tells nobody whom it is against
      if (faceDown) return [seat];
      return [seat, targetCard >= 0 ? holderOf(s.cards[targetCard]!) : targetSeat];
    }
    default:
      return [];
  }
}

/** What people want to hear of first. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  won: 4,
  eliminated: 4,
  surrendered: 4,
  neutralized: 3,
  captured: 3,
  'severe-damage': 1,
  'shadow-war': 3,
  'control-taken': 3,
  'influence-lost': 3,
  'influence-transferred': 3,
  'power-transferred': 3,
  'state-began': 3,
  'state-ended': 2,
  attack: 2,
  damaged: 2,
  'conflict-declared': 2,
  'conflict-initiated': 2,
  'conflict-resolved': 2,
  'unrest-changed': 2,
  'tension-changed': 2,
  'influence-gained': 2,
  'power-changed': 2,
  'event-negated': 2,
  'event-played': 1,
  'aftermath-played': 1,
  agenda: 1,
  joined: 1,
  'mark-gained': 1,
  vote: 1,
};
