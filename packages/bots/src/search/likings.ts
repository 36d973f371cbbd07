import { answer, awaited, type Game, type Option, type Seat, type State, sharesOf } from '@orrery/kernel';
import { asked } from '../asked.ts';
import { type Advice, greedyAnswer } from '../greedy.ts';
import { Die, mixed } from './die.ts';

/** Names for the kinds of answer that an option is, as a game tells them apart; an answer may be of several. */
export type Kinds<S extends State> = (s: S, seat: Seat, option: Option) => readonly string[];

/** How many points each kind of answer is worth more or less than the advice has it. */
export type Points = Readonly<Record<string, number>>;

/** What self-play has found that a game's advice thinks too much or too little of (`orrery tune --likings`). */
export interface Likings {
  readonly points: Points;
  /** how it was found: matches tried, and what share of others a player with these likings wins against those without */
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

/** A player's likings as a function. */
export const pointsFor =
  (points: Points) =>
  (kind: string): number =>
    points[kind] ?? 0;

/** What came of a kind of answer that was liked less, as ever, and more: in how many seats' matches it was offered so, and their shares of the victory in all. */
export interface Trial {
  readonly seats: [number, number, number];
  readonly shares: [number, number, number];
}

/** How kinds of answer are tried. */
export interface Trying<S extends State> {
  readonly advice: Advice<S>;
  readonly kinds: Kinds<S>;
  /** likings that everybody has already */
  readonly points: Points;
  /** by how many points a kind is liked more or less */
  readonly step: number;
}

/** Of the kinds of answer this part is liked more by a seat in a match, and as large a part less. */
const PART = 0.15;
/** A match that takes longer is of no use. */
const LIMIT = 20_000;

/**
 * Plays a match in which each seat likes some kinds of answer more and some less than usual, by chance: one match tries hundreds of them, and over
 * many matches what the others did evens out.
 * @param s is played itself
 * @param trials by kind, what came of it: this match is added
 */
export function tryLikings<S extends State>(
  game: Game<S>,
  s: S,
  seed: number,
  { advice, kinds, points, step }: Trying<S>,
  trials: Map<string, Trial>,
): void {
  const drawn = s.seats.map(() => new Map<string, number>());
  const advices = drawn.map((mine, seat) =>
    liked(advice, kinds, kind => {
      let way = mine.get(kind);
      if (way === undefined) {
        const chance = new Die(mixed(seed, seat, hashOf(kind))).throw() / 2 ** 32;
        way = chance < PART ? 1 : chance < 2 * PART ? -1 : 0;
        mine.set(kind, way);
      }
      return way * step + (points[kind] ?? 0);
    }),
  );
  const shares = played(game, s, seed, advices);
  drawn.forEach((mine, seat) => {
    for (const [kind, way] of mine) {
      let trial = trials.get(kind);
      if (trial === undefined) {
        trial = { seats: [0, 0, 0], shares: [0, 0, 0] };
        trials.set(kind, trial);
      }
      trial.seats[way + 1]!++;
      trial.shares[way + 1]! += shares[seat]!;
    }
  });
}

/** Plays a match between greedy players, each with an advice of its own. @returns by seat, its share of the victory: even where it has no end */
export function played<S extends State>(game: Game<S>, s: S, seed: number, advices: readonly Advice<S>[]): number[] {
  const die = new Die(seed);
  for (let n = 0; s.result === null && n < LIMIT; n++) {
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

/** A kind is taken for better liked more, or less, where that won more by so many standard errors. */
const SURE = 2.5;
/** Of fewer seats nothing is told. */
const FEWEST = 150;

/** The likings that so many trials speak for, those of before among them. @param step by how much each was tried */
export function likingsOf(trials: ReadonlyMap<string, Trial>, before: Points, step: number): Record<string, number> {
  const points = { ...before };
  for (const [kind, { seats, shares }] of [...trials].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (Math.min(...seats) < FEWEST) continue;
    const mean = (way: number) => shares[way]! / seats[way]!;
    const spread = (way: number) => (mean(way) * (1 - mean(way))) / seats[way]!;
    const sure = (way: number) => (mean(way) - mean(1)) / Math.sqrt(spread(way) + spread(1) || 1);
    const way = sure(2) > sure(0) ? 2 : 0;
    if (sure(way) < SURE) continue;
    points[kind] = (points[kind] ?? 0) + (way - 1) * step;
    if (points[kind] === 0) delete points[kind];
  }
  return points;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
