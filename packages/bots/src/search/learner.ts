// Learns likings by playing many matches.
import { answer, awaited, type Game, type Option, type State } from '@orrery/kernel';
import { asked } from '../asked.ts';
import { type Advice, greedyAnswer, scoresOf } from '../greedy.ts';
import { Die } from './die.ts';
import { type Evaluation, shareOf, softmax } from './evaluation.ts';
import { type Kinds, type LikingPoints, LONGEST, liked, namesOf } from './likings.ts';

// Learns likings by play. An answer is liked more if the game went better than expected after it. (Actor-critic with the game's evaluation as critic
// and generalised advantages; Adam takes the steps.)

/** The game that a learner plays. */
export interface Lessons<S extends State> {
  readonly game: Game<S>;
  readonly advice: Advice<S>;
  readonly kinds: Kinds<S>;
  /** judges the match at each moment, so that an answer gets no credit for luck before it */
  readonly evaluation: Evaluation<S> | null;
  /** the likings at the start */
  readonly points: LikingPoints;
  /** the number of points by which an answer must look better to be chosen e times as often (softmax temperature) */
  readonly temperature: number;
}

/** An answer that was chosen at random. */
interface Choice {
  /** the places of its kinds, by option */
  readonly kinds: readonly (readonly number[])[];
  /** the chance of being chosen, by option */
  readonly chances: readonly number[];
  readonly taken: number;
  /** the expected share of the victory when the question was asked */
  readonly expected: number;
}

/**
 * How much an answer gets credit for later results, for each answer in between. With 0.9, WARS learnt nothing, because that trusts the critic too
 * much.
 */
const LATER = 0.98;
/** Adam's usual numbers. */
const [KEPT, KEPT_SQUARES, LEAST] = [0.9, 0.999, 1e-4];

/** One kind of answer: its liking, and its data for the next step. */
interface Liking {
  readonly kind: string;
  points: number;
  /** the gradient of this batch */
  slope: number;
  met: boolean;
  mean: number;
  square: number;
}

/** A player that learns its likings. It chooses at random; better-looking answers have a higher chance. */
export class Learner<S extends State> {
  private readonly likings: Liking[] = [];
  private readonly places = new Map<string, number>();
  private readonly mine: Advice<S>;
  private matches = 0;
  private steps = 0;

  /** @param rate about how many points a liking may change in one step */
  constructor(
    private readonly lessons: Lessons<S>,
    private readonly rate: number,
  ) {
    for (const [kind, points] of Object.entries(lessons.points)) this.likings[this.placeOf(kind)]!.points = points;
    this.mine = liked(lessons.advice, lessons.kinds, traits => this.worth(this.placesOf(traits)));
  }

  /** Returns its present likings by kind, without those near zero. */
  get points(): Record<string, number> {
    const told = this.likings.map(({ kind, points }) => [kind, Number(points.toFixed(2))] as const);
    return Object.fromEntries(
      told.filter(([, points]) => Math.abs(points) >= 0.05).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  /**
   * Plays a match and stores its results for the next step.
   * @param s the match to play; it changes
   * @param learns by seat, true if the learner plays it; the others take the best-looking answer by advice alone
   * @returns by seat, its share of the victory, also if the match has no end
   */
  play(s: S, seed: number, learns: readonly boolean[]): number[] {
    const { game, advice } = this.lessons;
    const die = new Die(seed);
    const told: Choice[][] = s.seats.map(() => []);
    for (let n = 0; s.result === null && n < LONGEST; n++) {
      const seat = awaited(s)[0]!;
      const question = asked(game, s, seat);
      const { options, count, plan } = question;
      const single = options.length > 1 && count.min === 1 && count.max === 1 && !plan;
      if (learns[seat] && single) {
        const choice = this.choose(s, seat, options, die);
        if (choice.kinds.some(places => places.length > 0)) told[seat]!.push(choice);
        answer(game, s, seat, [options[choice.taken]!]);
      } else {
        const by = learns[seat] ? this.mine : advice;
        answer(
          game,
          s,
          seat,
          greedyAnswer(question, die.throw(), by, () => s),
        );
      }
    }
    const shares = shareOf(s);
    told.forEach((choices, seat) => {
      this.remember(choices, shares[seat]!);
    });
    this.matches++;
    return shares;
  }

  /** Takes a step in the direction that the matches since the last step suggest. */
  step(): void {
    this.steps++;
    const [sure, sureSquare] = [1 - KEPT ** this.steps, 1 - KEPT_SQUARES ** this.steps];
    for (const x of this.likings) {
      if (!x.met) continue;
      const slope = x.slope / this.matches;
      x.mean = KEPT * x.mean + (1 - KEPT) * slope;
      x.square = KEPT_SQUARES * x.square + (1 - KEPT_SQUARES) * slope * slope;
      x.points += (this.rate * x.mean) / sure / (Math.sqrt(x.square / sureSquare) + LEAST);
      Object.assign(x, { slope: 0, met: false });
    }
    this.matches = 0;
  }

  /** Chooses one of several options at random. */
  private choose(s: S, seat: number, options: readonly Option[], die: Die): Choice {
    const { advice, kinds, evaluation, temperature } = this.lessons;
    const places = options.map(o => this.placesOf(kinds(s, seat, o)));
    const scores = scoresOf(advice, () => s, seat, options).map((score, i) => score + this.worth(places[i]!));
    const chances = softmax(scores.map(score => score / temperature));
    let left = die.throw() / 2 ** 32;
    let taken = 0;
    while (taken < options.length - 1 && left >= chances[taken]!) left -= chances[taken++]!;
    const expected = (evaluation === null ? shareOf(s) : evaluation.share(s))[seat]!;
    return { kinds: places, chances, taken, expected };
  }

  /** Gives each answer credit for what went better or worse than expected after it. */
  private remember(choices: readonly Choice[], share: number): void {
    let gain = 0;
    let after = share;
    for (const { kinds, chances, taken, expected } of choices.toReversed()) {
      gain = after - expected + LATER * gain;
      after = expected;
      kinds.forEach((places, i) => {
        const blame = ((i === taken ? 1 : 0) - chances[i]!) * gain;
        for (const k of places) {
          const x = this.likings[k]!;
          x.slope += blame;
          x.met = true;
        }
      });
    }
  }

  private placesOf(traits: readonly string[]): number[] {
    return namesOf(traits).map(name => this.placeOf(name));
  }

  private worth(places: readonly number[]): number {
    return places.reduce((sum, k) => sum + this.likings[k]!.points, 0);
  }

  private placeOf(kind: string): number {
    let place = this.places.get(kind);
    if (place === undefined) {
      place = this.likings.length;
      this.places.set(kind, place);
      this.likings.push({ kind, points: 0, slope: 0, met: false, mean: 0, square: 0 });
    }
    return place;
  }
}
