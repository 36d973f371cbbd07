// An event is reversed: its results are undone, the last first (b5/reversal).
import type { Fact, Seat } from '@orrery/kernel';
import { facts, programs } from '../../language.ts';
import type { B5State, Play } from '../../state.ts';
import { loseInfluence } from '../politics/influence.ts';
import { irrevocable } from './blanking.ts';

/** One fact of a reversed card is undone. */
export const reverted = facts.define<{ fact: Fact }>('reverted', {
  apply(s, x) {
    const type = facts.of(x.fact);
    type.revert?.(s, x.fact as never);
  },
  // reverting this fact repeats the original one; clones of the table share the fact itself
  revert(s, x) {
    facts.of(x.fact).apply(s, { ...x.fact } as never);
  },
  show: { fact: 'fact' },
  say: n => (n.fact ? `Undone: ${n.fact}` : ''),
  unsettles: true,
});

/** An event's text is undone. The event stays played, and nothing reverses it again (b5-r-not-meant-to-be-6, -15). */
export const eventReversed = facts.define<{ play: number }>('event-reversed', {
  apply(s, x) {
    s.plays = s.plays.map((p, i) => (i === x.play ? { ...p, reversed: true } : p));
  },
  show: { play: 'play' },
  say: n => `${n.play} is reversed.`,
});

/**
 * The events that a seat may reverse now: played by others since it last could act, complete, and not reversed before (b5-r-not-meant-to-be-1, -4,
 * -6, -16).
 */
export function reversible(s: B5State, seat: Seat): number[] {
  return s.plays.flatMap((p, i) =>
    p.seat !== seat && p.action > s.seats[seat]!.lastAction && !p.reversed && !p.irreversible && !irrevocable(s, p.card)
      ? [i]
      : [],
  );
}

/** The cost of reversing a play: the influence its player applied, and 2 for each mark it required (b5-r-not-meant-to-be-1, -9). */
export function reversalCost(p: Play): number {
  return p.applied + 2 * p.marksRequired;
}

/**
 * Facts that reversal cannot undo. An event that caused one cannot be reversed (b5/reversal/2, b5/reversal/3, b5/replace/14). A faction that has turned
 * Drakh is among them, because its ambassador keeps the place (b5/drakh/10).
 */
const FINAL: ReadonlySet<string> = new Set([
  'shuffled',
  'shown',
  'replaced',
  'round-ended',
  'conflict-initiated',
  'became-drakh',
]);

/** True if an event that caused this cannot be reversed as a whole (b5-r-not-meant-to-be-4, b5/reversal/1). */
export function irreversible(done: readonly Fact[]): boolean {
  return done.some(x => FINAL.has(x.t));
}

/**
 * True if the present step belongs to the text of the event in progress. Triggers and responses of other cards do not, and actions that the text
 * grants do not: their frames have `fact`, `window` or `aside` in their locals.
 */
export function ofTheText(s: B5State): boolean {
  const event = programs.find('event')!;
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]!;
    if (frame.program === event) return true;
    const { l } = frame;
    if (l.fact !== undefined || l.window !== undefined || l.aside !== undefined) return false;
  }
  return false;
}

/** Undoings that are happenings of their own, and may trigger effects: influence taken back is lost (b5-r-a-better-place-2). */
const UNDONE_BY: Readonly<Record<string, (s: B5State, x: Fact) => void>> = {
  'influence-gained': (s, x) => loseInfluence(s, x.seat, x.n),
};

/** Undoes the results of an event that still stand, the last first (b5-r-not-meant-to-be-10). */
export function reverse(s: B5State, play: number): void {
  const { facts: done } = s.plays[play]!;
  eventReversed(s, { play });
  for (let i = done.length - 1; i >= 0; i--) {
    const fact = done[i]!;
    const undone = UNDONE_BY[fact.t];
    if (undone) undone(s, fact);
    else if (facts.of(fact).revert) reverted(s, { fact });
  }
}
