// Estimates how likely each seat is to win from a position, with a few weighted numbers.
import { type Seat, type State, sharesOf } from '@orrery/kernel';

/** How a game judges a whole position: how likely each seat is to win, judged by public facts. */
export interface Evaluation<S extends State> {
  /**
   * @param s any position, also one in the middle of an effect
   * @returns by seat a number from 0 to 1; all of them add up to 1
   */
  share(s: S): readonly number[];
}

/** How far a world is played on, and how the result is used. */
export interface Far {
  /** the number of answers after which the evaluation judges */
  readonly horizon: number;
  /**
   * the spread of the horizons of worlds, from the nearest to the farthest, as a share of the horizon. With a spread, the exact horizon matters less
   */
  readonly spread?: number;
  /** the number of extra answers up to the end of the turn, because positions between turns are judged best */
  readonly toTurnsEnd?: number;
  /** the number of standard errors by which an answer must beat the best-looking one to replace it. Better likings need a larger number */
  readonly sure?: number;
}

/** How much thinking a game needs. */
export interface Pace extends Far {
  /** replaces these for more than two players */
  readonly more?: Far;
  /** the number of answers, in all worlds together, that take about as long as a strong player may think */
  readonly answers: number;
  /** the number of answers that a strong player tries, if it is not ten. Raise it if the order of the answers says little */
  readonly candidates?: number;
}

/** The features of a position that help to predict the winner: numbers for each seat, each with a name. */
export interface Features<S extends State> {
  readonly names: readonly string[];
  /**
   * Reads a position. It computes what all seats share once; then you can ask for each seat that is not out.
   * @returns one number for each name, for one seat. A feature is always good or always bad for its seat
   */
  of(s: S): (seat: Seat) => readonly number[];
}

/** The weight of each feature, by its name, with the figures that justify it. */
export interface Weights {
  readonly weights: Readonly<Record<string, number>>;
  /** how it was found: games played, and how well it predicts the winners of games that it was not made from */
  readonly found: Readonly<Record<string, number>>;
}

/** The weights of a game from self-play (`orrery tune`). With two players, one gains what the other loses. With more, a third player may gain. */
export interface TunedWeights {
  readonly two: Weights;
  /** for three players and more; the same as for two if the game is always for two */
  readonly more?: Weights;
}

/**
 * Makes an evaluation from features. Each seat's features are weighted and added. A seat with a higher sum is more likely to win (softmax). Seats
 * that are out have no chance.
 */
export function weighed<S extends State>(features: Features<S>, { two, more = two }: TunedWeights): Evaluation<S> {
  const listed = ({ weights }: Weights) => features.names.map(name => weights[name] ?? 0);
  const forTwo = listed(two);
  const forMore = listed(more);
  return {
    share(s) {
      const w = s.seats.length === 2 ? forTwo : forMore;
      const read = features.of(s);
      return softmax(s.seats.map(({ out }, seat) => (out ? Number.NEGATIVE_INFINITY : sumOf(read(seat), w))));
    },
  };
}

/** Adds up features times weights. */
export function sumOf(features: readonly number[], w: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < w.length; k++) sum += features[k]! * w[k]!;
  return sum;
}

/** Turns scores into shares that add up to 1. One point more makes a share e times as large. */
export function softmax(points: readonly number[]): number[] {
  const top = Math.max(...points);
  const powers = points.map(p => (top === Number.NEGATIVE_INFINITY ? 1 : Math.exp(p - top)));
  const all = powers.reduce((sum, p) => sum + p, 0);
  return powers.map(p => p / all);
}

/** Returns what a match is worth to each seat now. A match that is not over is worth the same to all. */
export const shareOf = (s: State): number[] => sharesOf(s.result ?? { winners: [] }, s.seats.length);
