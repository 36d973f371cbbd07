// Likings: which kinds of answer are better or worse than the advice of the game says.
import { answer, awaited, type Game, type Option, type Seat, type State, sharesOf } from '@orrery/kernel';
import { asked } from '../asked.ts';
import { type Advice, greedyAnswer } from '../greedy.ts';
import { Die } from './die.ts';

/**
 * What kind of answer an option is, as a game tells them apart, and then its traits: `['play', 'weapon', 'weapon/active0']` is liked as `play`, as
 * `play/weapon` and as `play/weapon/active0`. Of nothing that is told apart where it is empty.
 */
export type Kinds<S extends State> = (s: S, seat: Seat, option: Option) => readonly string[];

/** The names by which an answer is liked: its kind's, and those of its kind with each of its traits. */
export const namesOf = ([kind, ...traits]: readonly string[]): readonly string[] =>
  kind === undefined ? [] : [kind, ...traits.map(trait => `${kind}/${trait}`)];

/** How many points each kind of answer is worth more or less than the advice has it. */
export type LikingPoints = Readonly<Record<string, number>>;

/** What self-play has found that a game's advice thinks too much or too little of (`orrery tune --likings`). */
export interface Likings {
  readonly points: LikingPoints;
  /** how it was found: matches played, and what share of others a player with these likings wins against those without */
  readonly found: Readonly<Record<string, number>>;
}

/**
 * A game's advice with likings: what searches play worlds on by.
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

/** A player's likings as a function: kinds of answer that nothing is said of are worth what the advice says. They are sorted once, not for each bot that is made. */
export function pointsFor(points: LikingPoints): (traits: readonly string[]) => number {
  let worth = sorted.get(points);
  if (worth === undefined) {
    worth = byKind(points);
    sorted.set(points, worth);
  }
  return worth;
}

function byKind(points: LikingPoints): (traits: readonly string[]) => number {
  // by kind and then by trait, the kind itself by no trait: no name is put together while a match is played on
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

/** A whim is worth at most so many points more or less. */
const WHIM = 3;

/**
 * Likings by chance: of each kind of answer, and of its first trait, one more or less or as the advice has it, always the same for equal seeds. Who plays by them comes
 * into positions that good play avoids, and out of those it is learnt what is bad about them.
 * @param seed equal ones have equal whims
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
