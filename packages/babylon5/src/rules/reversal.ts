import type { Fact, Seat } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { facts } from '../language.ts';
import type { B5State, Play } from '../state.ts';

/** One fact of a reversed card is undone. */
export const reverted = facts.define<{ fact: Fact }>('reverted', {
  apply(s, x) {
    const type = facts.of(x.fact);
    type.revert?.(s, x.fact as never);
  },
  revert(s, x) {
    facts.of(x.fact).apply(s, x.fact as never);
  },
  say: (s, x) => (facts.say(s, x.fact!, null) ? `Undone: ${facts.say(s, x.fact!, null)}` : ''),
  unsettles: true,
});

/** An event's text is undone; the event stays played. */
export const eventReversed = facts.define<{ play: number }>('event-reversed', {
  apply(s, x) {
    s.plays = s.plays.map((p, i) => (i === x.play ? { ...p, reversed: true } : p));
  },
  revert(s, x) {
    s.plays = s.plays.map((p, i) => (i === x.play ? { ...p, reversed: false } : p));
  },
  say: (s, x) => `${defOf(s, s.plays[x.play!]!.card).title} is reversed.`,
});

/** The events that a seat may have reversed now: played by others since it last could act, whole and not reversed before (b5-r-not-meant-to-be-1, -4, -6, -16). */
export function reversible(s: B5State, seat: Seat): number[] {
  return s.plays.flatMap((p, i) =>
    p.seat !== seat && p.action > s.seats[seat]!.lastAction && !p.reversed && !p.irreversible ? [i] : [],
  );
}

/** What reversing a play takes: what its player applied, and 2 for each mark it required (b5-r-not-meant-to-be-1, -9). */
export function reversalCost(p: Play): number {
  return p.applied + 2 * p.marksRequired;
}

/** Undoes what an event did, the last first; side effects such as neutralization stay (b5-r-not-meant-to-be-2). */
export function reverse(s: B5State, play: number): void {
  const { facts: done } = s.plays[play]!;
  eventReversed(s, { play });
  for (let i = done.length - 1; i >= 0; i--) if (facts.of(done[i]!).revert) reverted(s, { fact: done[i]! });
}
