// Likings: kinds of answer that are better or worse than the game's advice says.
import { answer, awaited, type Game, type Option, type Seat, type State, sharesOf } from '@orrery/kernel';
import { asked } from '../asked.ts';
import { type Advice, greedyAnswer } from '../greedy.ts';
import { Die } from './die.ts';

/**
 * Returns the kind of an answer, and then its traits: `['play', 'weapon', 'weapon/active0']` is liked as `play`, as `play/weapon` and as
 * `play/weapon/active0`. An empty list means that the game does not distinguish it.
 */
export type Kinds<S extends State> = (s: S, seat: Seat, option: Option) => readonly string[];

/** Returns the names under which an answer is liked: its kind, and its kind with each of its traits. */
export const namesOf = ([kind, ...traits]: readonly string[]): readonly string[] =>
  kind === undefined ? [] : [kind, ...traits.map(trait => `${kind}/${trait}`)];

/** The number of points that each kind of answer is worth above or below the advice. */
export type LikingPoints = Readonly<Record<string, number>>;

/** What the game's advice overrates or underrates, from self-play (`orrery tune --likings`). */
export interface Likings {
  readonly points: LikingPoints;
  /** how it was found: matches played, and the share that a player with these likings wins against players without */
  readonly found: Readonly<Record<string, number>>;
}

/**
 * Adds likings to a game's advice. Searches play worlds on with the result.
 * @param worth what is added for an answer, by its kind and traits
 */
export function liked<S extends State>(
  advice: Advice<S>,
  kinds: Kinds<S>,
  worth: (traits: readonly string[]) => number,
): Advice<S> {
  return { ...advice, score: (s, seat, option) => advice.score(s, seat, option) + worth(kinds(s, seat, option)) };
}

const sorted = new WeakMap<LikingPoints, (traits: readonly string[]) => number>();

/** Turns likings into a function. A kind without a liking is worth what the advice says. The likings are sorted once, not for each bot. */
export function pointsFor(points: LikingPoints): (traits: readonly string[]) => number {
  let worth = sorted.get(points);
  if (worth === undefined) {
    worth = byKind(points);
    sorted.set(points, worth);
  }
  return worth;
}

function byKind(points: LikingPoints): (traits: readonly string[]) => number {
  // by kind and then by trait; the kind itself has no trait. No name is built during a match
  const known = new Map<string, ReadonlyMap<string, number>>();
  const all = Object.entries(points);
  const of = (kind: string): ReadonlyMap<string, number> => {
    const under = `${kind}/`;
    const some = all.filter(([name]) => name === kind || name.startsWith(under));
    return new Map(some.map(([name, n]) => [name.slice(under.length), n]));
  };
  return traits => {
    if (traits.length === 0) return 0;
    const kind = traits[0]!;
    let likes = known.get(kind);
    if (likes === undefined) {
      likes = of(kind);
      known.set(kind, likes);
    }
    let sum = likes.get('') ?? 0;
    for (let i = 1; i < traits.length; i++) sum += likes.get(traits[i]!) ?? 0;
    return sum;
  };
}

/** The most points that a whim adds or takes away. */
const WHIM = 3;

/**
 * Makes random likings: each kind of answer, and its first trait, gets more, less or the same as the advice. Equal seeds give equal likings. A player
 * with them reaches positions that good play avoids, and these positions teach what is bad about them.
 * @param seed equal seeds give equal whims
 */
export function whims(seed: number): (traits: readonly string[]) => number {
  const die = new Die(seed);
  const known = new Map<string, number>();
  const of = (name: string): number => {
    let points = known.get(name);
    if (points === undefined) {
      points = die.below(2) === 0 ? 0 : ((2 * die.throw()) / 2 ** 32 - 1) * WHIM;
      known.set(name, points);
    }
    return points;
  };
  return ([kind, trait]) => (kind === undefined ? 0 : of(kind) + (trait === undefined ? 0 : of(`${kind}/${trait}`)));
}

/** A match of self-play with more answers is thrown away. */
export const LONGEST = 20_000;

/** Plays a match between greedy players, each with its own advice. @returns by seat, its share of the victory, also if the match has no end */
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
