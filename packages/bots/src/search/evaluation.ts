import type { State } from '@orrery/kernel';

/** What a game thinks of a position as a whole: how likely each seat is to win from here, for all that lies open. */
export interface Evaluation<S extends State> {
  /**
   * @param s any position, also one in the middle of an effect
   * @returns by seat a number from 0 to 1; all of them add up to 1
   */
  share(s: S): readonly number[];
}

/** What a finished match was worth to each seat: those who have won share it, and where nobody has all do. */
export function shareOf(s: State): number[] {
  const winners = s.result?.winners ?? [];
  if (winners.length === 0) return s.seats.map(() => 1 / s.seats.length);
  return s.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
