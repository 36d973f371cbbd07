// The scores of a match over time, and the turns in which the lead changed most.
import type { Seat, Sentence } from '@orrery/kernel';
import type { LogLine } from './log.ts';

/** A turn that changed the lead. */
export interface TurningPoint {
  /** the number of choices when the score last changed in it */
  readonly after: number;
  readonly turn: number;
  /** the seats whose scores changed during it, and how */
  readonly changes: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
  /** its most important lines */
  readonly told: readonly Sentence[];
}

interface Mark {
  readonly after: number;
  readonly turn: number;
  readonly scores: readonly number[];
}

/** True if a line concerns a seat whose score has changed. */
const touches = ({ concerns }: LogLine, now: Mark, before: Mark): boolean =>
  concerns.some(seat => now.scores[seat] !== before.scores[seat]);

/** Returns how far each seat is ahead of the best other seat. */
const leads = (scores: readonly number[]): number[] =>
  scores.map((score, seat) => score - Math.max(0, ...scores.filter((_, other) => other !== seat)));

/** Returns how much each seat's lead has changed. */
function swing(before: Mark, now: Mark): number {
  const had = leads(before.scores);
  return leads(now.scores).reduce((sum, lead, seat) => sum + Math.abs(lead - had[seat]!), 0);
}

/** The number of lines for a turn. */
const TOLD = 3;

/** The scores of a match after each choice that changed one. */
export class Scores {
  private marks: Mark[] = [];

  /** Stores the scores after this number of choices. */
  note(after: number, turn: number, scores: readonly number[]): void {
    const last = this.marks[this.marks.length - 1];
    if (last?.scores.every((score, seat) => score === scores[seat])) return;
    this.marks.push({ after, turn, scores });
  }

  /** Removes the scores after this number of choices, because they were undone. */
  cut(choices: number): void {
    this.marks = this.marks.filter(mark => mark.after <= choices);
  }

  /** Removes an undone choice that changed no score. Later scores move one choice forward. */
  without(at: number): void {
    this.marks = this.marks.map(mark => (mark.after > at ? { ...mark, after: mark.after - 1 } : mark));
  }

  /**
   * Returns the turns that changed the lead most, in order. A turn in which all gain or lose equally does not count.
   * @param most the most turns to return
   * @param log what was told, to say what happened there
   */
  turningPoints(most: number, log: readonly LogLine[]): TurningPoint[] {
    return this.turns()
      .map(({ before, now }) => ({ before, now, size: swing(before, now) }))
      .filter(({ size }) => size > 0)
      .sort((a, b) => b.size - a.size || a.now.after - b.now.after)
      .slice(0, most)
      .sort((a, b) => a.now.after - b.now.after)
      .map(({ before, now }) => ({
        after: now.after,
        turn: now.turn,
        changes: now.scores.flatMap((to, seat) => {
          const from = before.scores[seat]!;
          return from === to ? [] : [{ seat, from, to }];
        }),
        told: log
          .filter(line => line.after > before.after && line.after <= now.after)
          .filter(line => line.weight > 1 && touches(line, now, before))
          .sort((a, b) => b.weight - a.weight)
          .slice(0, TOLD)
          .sort((a, b) => a.after - b.after),
      }));
  }

  /** Returns the scores at the start and end of each turn that changed them. */
  private turns(): { readonly before: Mark; readonly now: Mark }[] {
    const ends = this.marks.filter((mark, i) => this.marks[i + 1]?.turn !== mark.turn);
    return ends.map((now, i) => ({ before: ends[i - 1] ?? this.marks[0]!, now }));
  }
}
