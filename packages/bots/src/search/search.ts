// The bot that looks ahead: it tries answers in many worlds and takes the one that wins most often.
import { answer, type Option, ProgramFault, type State } from '@orrery/kernel';
import type { Asked } from '../asked.ts';
import type { Bot } from '../bot.ts';
import type { Advice } from '../greedy.ts';
import { type Candidate, candidatesOf, withBesides } from './candidates.ts';
import { Die, mixed } from './die.ts';
import { type Evaluation, type Far, shareOf } from './evaluation.ts';
import { type Policy, rollout } from './rollout.ts';

/** The settings of a search. The first budget that runs out ends it. */
export interface SearchOptions<S extends State> {
  /** the game's own judgement: it orders the answers and plays the tries on */
  readonly advice: Advice<S> | null;
  /** the advice of the other seats in every second world, because their way of play is unknown; without it, all use the same advice */
  readonly others?: Advice<S> | null;
  /** the game's judgement of positions at the horizon; without it, such a match is worth the same to all */
  readonly evaluation?: Evaluation<S> | null;
  /** equal seeds think the same */
  readonly seed: number;
  /** the most worlds to play on */
  readonly iterations?: number;
  /** the most answers in all worlds together. This budget takes about the same time everywhere in a match and is the same on every machine */
  readonly answers?: number;
  /** the most milliseconds to think. The result then depends on the machine */
  readonly millis?: number;
  /** a clock in milliseconds, needed with `millis` */
  readonly now?: () => number;
  /** the most answers to try */
  readonly candidates?: number;
  /** legal answers that are always tried, in addition to those that the search finds; with no `candidates`, these alone */
  readonly besides?: readonly Candidate[];
  /** the number of answers that a world is played on */
  readonly horizon?: number;
  /** the spread from the nearest horizon of a world to the farthest, as a share of the horizon; 0 for the same in all */
  readonly spread?: number;
  /** the most extra answers up to the end of the turn */
  readonly toTurnsEnd?: number;
  /** one answer in this many in a world is random */
  readonly surprise?: number;
  /** true to drop no answer: all are tried in equally many worlds while the budget lasts */
  readonly even?: boolean;
  /** the number of standard errors by which an answer must beat the best-looking one to replace it */
  readonly sure?: number;
  /** replaces `horizon`, `spread`, `toTurnsEnd` and `sure` for more than two players */
  readonly more?: Far;
}

/** An answer that was tried. */
export interface Considered {
  readonly picks: readonly Option[];
  /** the number of worlds in which it was tried */
  readonly visits: number;
  /** the asking seat's chance of winning with it, 0 to 1 */
  readonly value: number;
}

/** The result of a search so far, the best answer first. */
export interface Found {
  readonly iterations: number;
  readonly candidates: readonly Considered[];
}

/** A candidate with its results: its worth in the first world, the second, and so on. */
interface Tried {
  readonly picks: Candidate;
  readonly worths: number[];
}

const CANDIDATES = 6;
/** Longer than any match that goes on. */
const HORIZON = 4000;
/** The deduction for a win as late as the horizon. The search then takes the sooner of two sure wins. */
const HASTE = 0.02;
/** The number of worlds in which all answers are tried before one is dropped or the best-looking one is replaced. A smaller budget is of no use. */
export const FAIR = 4;
/** The number of standard errors by which an answer must trail the leader to be dropped, and must lead to replace the best-looking one. */
const BEHIND = 2;
const SURE = 1;
/** The number of standard errors by which chance can still lift an answer that trails the best-looking one: more happens once in a hundred times. */
const HOPE = 2.326;
/** Its multiples without the whole part spread evenly, however many there are. */
const GOLDEN = 0.618034;
/** Answers that differ by less than this after this many worlds count as equal. */
const ALIKE = 0.001;

/**
 * A search on a seat's decision, step by step. It can stop at any moment and has a best answer then. All candidates are tried in the same worlds,
 * dealt and played on alike, so luck helps none of them. Answers that trail, or can hardly lead by enough, are dropped (a race). The best-looking
 * answer is replaced only by one that is better by more than chance.
 */
export class Thinking<S extends State> {
  private readonly tried: readonly Tried[];
  /** answers that are not yet almost certainly worse than another */
  private alive: readonly Tried[];
  private iterations = 0;
  private answers = 0;
  /** the ways of playing worlds on, in turn */
  private readonly policies: readonly Policy<S>[];
  private readonly sure: number;
  private readonly spread: number;
  private readonly began: number;

  constructor(
    private readonly asked: Asked<S>,
    private readonly options: SearchOptions<S>,
  ) {
    const { advice, evaluation = null, surprise = 0, candidates = CANDIDATES } = options;
    this.began = options.now?.() ?? 0;
    const first = asked.world(this.seedOf(0));
    const far: Partial<Far> = first.seats.length > 2 ? (options.more ?? options) : options;
    const { horizon = HORIZON, toTurnsEnd = 0, spread = 0, sure = advice === null ? 0 : SURE } = far;
    this.sure = sure;
    this.spread = spread;
    const policy = { advice, evaluation, horizon, toTurnsEnd, surprise };
    const { others = null } = options;
    this.policies = others === null ? [policy] : [policy, { ...policy, others: { by: others, but: asked.seat } }];
    const list = withBesides(asked, candidatesOf(asked, advice, first, candidates), options.besides ?? []);
    this.tried = list.map(picks => ({ picks, worths: [] }));
    this.alive = this.tried;
  }

  /** The number of tries of a candidate in a world. */
  get tries(): number {
    return this.iterations;
  }

  /** True while there is something to think about and the budget lasts. */
  get going(): boolean {
    return this.alive.length > 1 && this.used < 1;
  }

  /** The used share of the budget: 1 or more when all is used. */
  private get used(): number {
    const { iterations = Infinity, answers = Infinity, millis = Infinity, now } = this.options;
    const time = now === undefined ? 0 : (now() - this.began) / millis;
    return Math.max(this.iterations / iterations, this.answers / answers, time);
  }

  /** Tries one candidate in one world. */
  step(): void {
    // the one with the fewest tries is next
    let candidate = this.alive[0]!;
    for (const t of this.alive) if (t.worths.length < candidate.worths.length) candidate = t;
    const nth = candidate.worths.length;
    const seed = this.seedOf(nth + 1);
    const way = this.policies[nth % this.policies.length]!;
    const policy = { ...way, horizon: horizonIn(nth, way.horizon, this.spread) };
    const { game, seat } = this.asked;
    const world = this.asked.world(seed);
    let value: number;
    let answers = 1;
    try {
      answer(game, world, seat, candidate.picks);
      const outcome = rollout(game, world, policy, new Die(seed));
      answers += outcome.answers;
      value = outcome.share[seat]!;
    } catch (error) {
      // players must decide on an endless effect
      if (!(error instanceof ProgramFault)) throw error;
      value = shareOf({ ...world, result: null })[seat]!;
    }
    const late = Math.min(1, answers / way.horizon);
    candidate.worths.push(value + (1 / world.seats.length - value) * HASTE * late);
    this.iterations++;
    this.answers += answers;
    if (candidate === this.alive.at(-1) && this.options.even !== true) this.race();
  }

  /** The result so far. */
  found(): Found {
    const best = this.best();
    const rank = (t: Tried) => (t === best ? 2 : this.alive.includes(t) ? 1 : 0);
    const ranked = this.tried.toSorted((a, b) => rank(b) - rank(a) || mean(b.worths) - mean(a.worths));
    return {
      iterations: this.iterations,
      candidates: ranked.map(t => ({ picks: t.picks, visits: t.worths.length, value: mean(t.worths) })),
    };
  }

  /** Drops answers that trail. All that stay have been tried in equally many worlds. */
  private race(): void {
    const worlds = this.alive[0]!.worths.length;
    if (worlds < FAIR) return;
    const leader = this.leader();
    this.alive = this.alive.filter(t => {
      const first = t === this.tried[0];
      if (!first && this.hopeless(t, worlds)) return false;
      if (t === leader) return true;
      const { ahead, error } = compared(leader.worths, t.worths);
      const alike = worlds >= 2 * FAIR && ahead + error < ALIKE;
      return ahead <= (first ? Math.max(BEHIND, this.sure) : BEHIND) * error && !(alike && !first);
    });
  }

  /** True if an answer can hardly lead the best-looking one by enough when the budget ends. The rest of the budget is not worth spending on it. */
  private hopeless(t: Tried, worlds: number): boolean {
    const first = this.tried[0]!;
    if (worlds < 2 * FAIR || !this.alive.includes(first)) return false;
    const { ahead, error } = compared(t.worths, first.worths);
    // the number of worlds left for each answer, and how much better chance can make it in these
    const more = Math.max(0, 1 / this.used - 1);
    return (ahead / error) * Math.sqrt(1 + more) + HOPE * Math.sqrt(more) < this.sure;
  }

  /** The answer with the best mean of those still in the race. */
  private leader(): Tried {
    let leader = this.alive[0]!;
    for (const t of this.alive) if (mean(t.worths) > mean(leader.worths)) leader = t;
    return leader;
  }

  /** The leader, if it beats the best-looking answer by more than chance. */
  private best(): Tried {
    const first = this.tried[0]!;
    const leader = this.leader();
    if (leader === first || !this.alive.includes(first)) return leader;
    const { ahead, error } = compared(leader.worths, first.worths);
    const worlds = Math.min(leader.worths.length, first.worths.length);
    return this.sure === 0 || (worlds >= FAIR && ahead > this.sure * error) ? leader : first;
  }

  private seedOf(world: number): number {
    return mixed(this.options.seed, this.asked.decision, world);
  }
}

const mean = (xs: readonly number[]): number => (xs.length === 0 ? 0 : xs.reduce((sum, x) => sum + x, 0) / xs.length);

/**
 * The number of answers after which a world is judged. It differs between worlds, with the first few far apart, and is the same for all candidates.
 * One horizon for all worlds would decide which of two builds or volleys still falls before it.
 */
const horizonIn = (nth: number, horizon: number, spread: number): number =>
  Math.round(horizon * (1 + spread * (((nth * GOLDEN + 0.5) % 1) - 0.5)));

/** Returns the lead of one answer over another in the worlds where both were tried, and its standard error. */
function compared(one: readonly number[], other: readonly number[]): { ahead: number; error: number } {
  const n = Math.min(one.length, other.length);
  if (n < 2) return { ahead: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const by = one[i]! - other[i]!;
    sum += by;
    squares += by * by;
  }
  const ahead = sum / n;
  // a few equal results prove nothing, so the code assumes one opposite result more
  const spread = Math.max(0, squares / n - ahead * ahead) + 1e-6;
  return { ahead, error: Math.sqrt(spread / (n - 1)) };
}

/** Thinks about a decision until the budget is used. @throws RangeError if there is no budget */
export function search<S extends State>(asked: Asked<S>, options: SearchOptions<S>): Found {
  if (options.iterations === undefined && options.answers === undefined && options.millis === undefined)
    throw new RangeError('a search without a budget');
  const thinking = new Thinking(asked, options);
  while (thinking.going) thinking.step();
  return thinking.found();
}

/** Makes a bot that looks ahead in worlds that agree with its seat's knowledge, and takes the answer that wins in most of them. */
export function searchBot<A extends State>(options: SearchOptions<A>, name = 'search'): Bot {
  return {
    name,
    choose(asked) {
      return search(asked as unknown as Asked<A>, options).candidates[0]!.picks;
    },
  };
}
