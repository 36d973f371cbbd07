import type { Seat, Sentence } from '@orrery/kernel';
import type { LogLine } from './log.ts';

/** A moment at which the match turned: one choice after which the scores were not what they had been. */
export interface TurningPoint {
  /** how many choices had been made */
  readonly after: number;
  readonly turn: number;
  /** whose score changed, and how */
  readonly changes: readonly { readonly seat: Seat; readonly from: number; readonly to: number }[];
  /** what was told of it */
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

  /**
   * The choices that changed most who leads by how much, in the order in which they came: where all gain or lose alike nothing turns.
   * @param most how many at most
   * @param log what was told, to say what happened there
   */
  turningPoints(most: number, log: readonly LogLine[]): TurningPoint[] {
    const size = (i: number) => {
      const before = leads(this.marks[i - 1]!.scores);
      return leads(this.marks[i]!.scores).reduce((sum, lead, seat) => sum + Math.abs(lead - before[seat]!), 0);
    };
    return this.marks
      .slice(1)
      .map((mark, k) => ({ mark, before: this.marks[k]!, size: size(k + 1) }))
      .sort((a, b) => b.size - a.size || a.mark.after - b.mark.after)
      .slice(0, most)
      .sort((a, b) => a.mark.after - b.mark.after)
      .map(({ mark, before }) => ({
        after: mark.after,
        turn: mark.turn,
        changes: mark.scores.flatMap((to, seat) => {
          const from = before.scores[seat]!;
          return from === to ? [] : [{ seat, from, to }];
        }),
        told: log
          .filter(line => line.after === mark.after && line.weight > 1 && touches(line, mark, before))
          .slice(0, 3),
      }));
  }
}
