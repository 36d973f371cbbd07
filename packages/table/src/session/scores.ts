// The scores of a match over time, and the turns in which the lead changed most.
import type { Seat, Sentence } from '@orrery/kernel';
import type { LogLine } from './log.ts';

/** A turn in which the match turned. */
export interface TurningPoint {
  /** how many choices had been made when the score last changed in it */
  readonly after: number;
  readonly turn: number;
  /** whose score was not at its end what it had been, and how */
  readonly changes: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
  /** the weightiest of what was told of it */
  readonly told: readonly Sentence[];
}

interface Mark {
  readonly after: number;
  readonly turn: number;
  readonly scores: readonly number[];
}

/** True if a line concerns somebody whose score is not what it was. */
const touches = ({ concerns }: LogLine, now: Mark, before: Mark): boolean =>
  concerns.some(seat => now.scores[seat] !== before.scores[seat]);

/** How far each seat is ahead of the best of the others. */
const leads = (scores: readonly number[]): number[] =>
  scores.map((score, seat) => score - Math.max(0, ...scores.filter((_, other) => other !== seat)));

/** How much more or less each seat leads by than before. */
function swing(before: Mark, now: Mark): number {
  const had = leads(before.scores);
  return leads(now.scores).reduce((sum, lead, seat) => sum + Math.abs(lead - had[seat]!), 0);
}

/** How many lines are told of a turn. */
const TOLD = 3;

/** The scores of a match after each choice that changed one. */
export class Scores {
  private marks: Mark[] = [];

  /** Notes the scores as they stand after so many choices. */
  note(after: number, turn: number, scores: readonly number[]): void {
    const last = this.marks[this.marks.length - 1];
    if (last?.scores.every((score, seat) => score === scores[seat])) return;
    this.marks.push({ after, turn, scores });
  }

  /** Forgets what came after so many choices: they have been taken back. */
  cut(choices: number): void {
    this.marks = this.marks.filter(mark => mark.after <= choices);
  }

  /** A choice that changed none has been taken back: what came behind it came one choice sooner. */
  without(at: number): void {
    this.marks = this.marks.map(mark => (mark.after > at ? { ...mark, after: mark.after - 1 } : mark));
  }

  /**
   * The turns that changed most who leads by how much, in the order in which they came: where all gain or lose alike nothing turns.
   * @param most how many at most
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

  /** How the scores stood when each turn that changed them began, and when it was over. */
  private turns(): { readonly before: Mark; readonly now: Mark }[] {
    const ends = this.marks.filter((mark, i) => this.marks[i + 1]?.turn !== mark.turn);
    return ends.map((now, i) => ({ before: ends[i - 1] ?? this.marks[0]!, now }));
  }
}
