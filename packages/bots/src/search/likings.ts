import { answer, awaited, type Game, type Option, type Seat, type State, sharesOf } from '@orrery/kernel';
import { asked } from '../asked.ts';
import { type Advice, greedyAnswer } from '../greedy.ts';
import { Die } from './die.ts';

/** Names for the kinds of answer that an option is, as a game tells them apart; an answer may be of several. */
export type Kinds<S extends State> = (s: S, seat: Seat, option: Option) => readonly string[];

/** How many points each kind of answer is worth more or less than the advice has it. */
export type Points = Readonly<Record<string, number>>;

/** What self-play has found that a game's advice thinks too much or too little of (`orrery tune --likings`). */
export interface Likings {
  readonly points: Points;
  /** how it was found: matches played, and what share of others a player with these likings wins against those without */
  readonly found: Readonly<Record<string, number>>;
}

/**
 * A game's advice with likings: what searches play worlds on by.
 * @param of what is added for a kind of answer
 */
export function liked<S extends State>(advice: Advice<S>, kinds: Kinds<S>, of: (kind: string) => number): Advice<S> {
  return {
    ...advice,
    score(s, seat, option) {
      let score = advice.score(s, seat, option);
      for (const kind of kinds(s, seat, option)) score += of(kind);
      return score;
    },
  };
}

/** A player's likings as a function: kinds of answer that nothing is said of are worth what the advice says. */
export function pointsFor(points: Points): (kind: string) => number {
  const known = new Map(Object.entries(points));
  return kind => known.get(kind) ?? 0;
}

/** A match of self-play that takes more answers is of no use. */
export const LONGEST = 20_000;

/** Plays a match between greedy players, each with an advice of its own. @returns by seat, its share of the victory: even where it has no end */
export function played<S extends State>(game: Game<S>, s: S, seed: number, advices: readonly Advice<S>[]): number[] {
  const die = new Die(seed);
  for (let n = 0; s.result === null && n < LONGEST; n++) {
    const seat = awaited(s)[0]!;
    answer(
      game,
      s,
      seat,
      greedyAnswer(asked(game, s, seat), die.throw(), advices[seat]!, () => s),
    );
  }
  return sharesOf(s.result ?? { winners: [] }, s.seats.length);
}
