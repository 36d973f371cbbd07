// How likely each seat is to win from a position, from a few numbers with weights.
import { type Seat, type State, sharesOf } from '@orrery/kernel';

/** What a game thinks of a position as a whole: how likely each seat is to win from here, for all that lies open. */
export interface Evaluation<S extends State> {
  /**
   * @param s any position, also one in the middle of an effect
   * @returns by seat a number from 0 to 1; all of them add up to 1
   */
  share(s: S): readonly number[];
}

/** How far a world is played on, and what is made of it. */
export interface Far {
  /** after how many answers it is left to the evaluation */
  readonly horizon: number;
  /** how far apart the horizons of worlds lie, from the nearest to the farthest, as a share of it: where it falls decides less then */
  readonly spread?: number;
  /** how many more may be given until the turn is over, where positions between two turns are judged best */
  readonly toTurnsEnd?: number;
  /** by how many standard errors an answer must be better than what looks best to be given instead: the better the likings are, the more */
  readonly sure?: number;
}

/** How much thought a game takes. */
export interface Pace extends Far {
  /** instead of these, among more than two players */
  readonly more?: Far;
  /** how many answers, in all worlds together, take about as long as a strong player may think */
  readonly answers: number;
  /** how many answers a strong player looks at, where not ten: the less the order tells in which they are tried, the more */
  readonly candidates?: number;
}

/** What of a position a game holds to tell who will win: numbers by seat, each with a name. */
export interface Features<S extends State> {
  readonly names: readonly string[];
  /**
   * Reads a position. What concerns all seats is worked out once; then each seat that is not out can be asked for.
   * @returns as many numbers as there are names, for one seat: the more, the better or the worse for it
   */
  of(s: S): (seat: Seat) => readonly number[];
}

/** What each feature counts, by its name, and the figures that justify it. */
export interface Weights {
  readonly weights: Readonly<Record<string, number>>;
  /** how it was found: games played, and how well the winners of games that it was not made of are told */
  readonly found: Readonly<Record<string, number>>;
}

/** The weights of a game as self-play has them (`orrery tune`): between two, what one loses the other gains; among more it may be a third who gains. */
export interface TunedWeights {
  readonly two: Weights;
  /** for three players and more; as for two where the game is always for two */
  readonly more?: Weights;
}

/**
 * An evaluation made of features: each seat's are weighed and added, and who has more is by so much likelier to win (softmax). Seats that
 * are out have no chance.
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

/** Features times what each counts. */
export function sumOf(features: readonly number[], w: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < w.length; k++) sum += features[k]! * w[k]!;
  return sum;
}

/** Shares that add up to 1, e times as much for each point more. */
export function softmax(points: readonly number[]): number[] {
  const top = Math.max(...points);
  const powers = points.map(p => (top === Number.NEGATIVE_INFINITY ? 1 : Math.exp(p - top)));
  const all = powers.reduce((sum, p) => sum + p, 0);
  return powers.map(p => p / all);
}

/** What a match is worth to each seat as it stands: one that is not over is worth the same to all. */
export const shareOf = (s: State): number[] => sharesOf(s.result ?? { winners: [] }, s.seats.length);
