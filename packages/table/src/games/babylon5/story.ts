// How the log of Babylon 5 is sorted: which facts belong together, whom they concern, and how important they are.
import { type B5State, conflictName } from '@orrery/babylon5/without-cards';
import type { Fact, Seat } from '@orrery/kernel';
import { holderOf } from '../holder.ts';

/** The facts that belong to no conflict. They end the section of a conflict. */
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

/** Returns the heading for a fact: the conflict that it names, or the one that is resolving, with everything that follows from it. */
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

/** Returns the seats that a named thing concerns: the holder of a card, or the initiator and the target of a conflict. */
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
      // a face-down conflict must not reveal its target
      if (faceDown) return [seat];
      return [seat, targetCard >= 0 ? holderOf(s.cards[targetCard]!) : targetSeat];
    }
    default:
      return [];
  }
}

/** How important each kind of fact is. Summaries tell the most important first. */
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
  'isa-founded': 3,
  'isa-expelled': 3,
  'isa-joined': 2,
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
