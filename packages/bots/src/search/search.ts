// The bot that looks ahead: it tries answers in many worlds and takes the one that wins most often.
import { answer, type Option, ProgramFault, type State } from '@orrery/kernel';
import type { Asked } from '../asked.ts';
import type { Bot } from '../bot.ts';
import type { Advice } from '../greedy.ts';
import { type Candidate, candidatesOf, withBesides } from './candidates.ts';
import { Die, mixed } from './die.ts';
import { type Evaluation, type Far, shareOf } from './evaluation.ts';
import { type Policy, rollout } from './rollout.ts';

/** How a search thinks. Whichever budget is used up first ends it. */
export interface SearchOptions<S extends State> {
  /** the game's own judgement: what is tried first, and how the tries are played on */
  readonly advice: Advice<S> | null;
  /** what the other seats go by in every other world, for how they play is not known either; without it they go by the same advice in all */
  readonly others?: Advice<S> | null;
  /** the game's judgement of positions at the horizon; without it such a match is worth the same to all */
  readonly evaluation?: Evaluation<S> | null;
  /** equal seeds think alike */
  readonly seed: number;
  /** how many worlds are played on in all */
  readonly iterations?: number;
  /** how many answers may be given in all worlds together: a budget that takes about as long everywhere in a match, and is the same everywhere */
  readonly answers?: number;
  /** how long it may think. What is found depends on the machine then. */
  readonly millis?: number;
  /** a clock in milliseconds, where `millis` is given */
  readonly now?: () => number;
  /** how many answers are looked at, at most */
  readonly candidates?: number;
  /** legal answers that are looked at whatever is thought of them, besides those that the search finds itself: with no `candidates` these alone */
  readonly besides?: readonly Candidate[];
  /** how many answers a world is played on */
  readonly horizon?: number;
  /** from the nearest horizon of a world to the farthest, as a share of it; 0 for the same in all */
  readonly spread?: number;
  /** how many more, at most, until the turn is over */
  readonly toTurnsEnd?: number;
  /** of so many answers in a world one is any legal one */
  readonly surprise?: number;
  /** true to leave nothing out, whatever falls behind: all are judged in as many worlds, as long as the budget lasts */
  readonly even?: boolean;
  /** by how many standard errors an answer must be better than what looked best to be given instead */
  readonly sure?: number;
  /** instead of `horizon`, `spread`, `toTurnsEnd` and `sure`, among more than two players */
  readonly more?: Far;
}

/** An answer that was looked at. */
export interface Considered {
  readonly picks: readonly Option[];
  /** in how many worlds it was tried */
  readonly visits: number;
  /** the asking seat's chance of winning with it, 0 to 1 */
  readonly value: number;
}

/** What a search has found so far, the best answer first. */
export interface Found {
  readonly iterations: number;
  readonly candidates: readonly Considered[];
}

/** A candidate with what became of it: its worth in the first world, the second, and so on. */
interface Tried {
  readonly picks: Candidate;
  readonly worths: number[];
}

const CANDIDATES = 6;
/** Longer than any match that goes on. */
const HORIZON = 4000;
/** What a win is worth less that comes as late as the horizon: of two sure ones the sooner is taken. */
const HASTE = 0.02;
/** In how many worlds all are tried before any is left out, or what looks best is given up: whoever cannot afford so many thinks in vain. */
export const FAIR = 4;
/** By how many standard errors one must be behind the leader to be left out, and before what looked best to be preferred. */
const BEHIND = 2;
const SURE = 1;
/** By how many standard errors chance may still lift one that is behind what looked best: more than that in one of a hundred. */
const HOPE = 2.326;
/** Multiples of it, without what is before the point, lie evenly however many there are. */
const GOLDEN = 0.618034;
/** What cannot be told apart by so much after this many worlds is the same. */
const ALIKE = 0.001;

/**
 * A seat's decision being thought over, step by step: it can be left at any moment and has its best by then. All candidates are tried in
 * the same worlds, dealt anew and played on as far, so that luck helps none of them; whatever falls behind, or will hardly come far enough ahead, is
 * left out (a race), and what looked best before is only given up for what is better by more than chance.
 */
export class Thinking<S extends State> {
  private readonly tried: readonly Tried[];
  /** those of which it is not as good as certain that another is better */
  private alive: readonly Tried[];
  private iterations = 0;
  private answers = 0;
  /** how worlds are played on, one way after the other */
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

  /** How often it has tried a candidate in a world. */
  get tries(): number {
    return this.iterations;
  }

  /** True while there is something to think about and the budget lasts. */
  get going(): boolean {
    return this.alive.length > 1 && this.used < 1;
  }

  /** How much of the budget is used up: all of it from 1 on. */
  private get used(): number {
    const { iterations = Infinity, answers = Infinity, millis = Infinity, now } = this.options;
    const time = now === undefined ? 0 : (now() - this.began) / millis;
    return Math.max(this.iterations / iterations, this.answers / answers, time);
  }

  /** Tries one candidate in one world. */
  step(): void {
    // each in turn: whoever has been tried least
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
      // what comes to no end is for the players to judge
      if (!(error instanceof ProgramFault)) throw error;
      value = shareOf({ ...world, result: null })[seat]!;
    }
    const late = Math.min(1, answers / way.horizon);
    candidate.worths.push(value + (1 / world.seats.length - value) * HASTE * late);
    this.iterations++;
    this.answers += answers;
    if (candidate === this.alive.at(-1) && this.options.even !== true) this.race();
  }

  /** What has been found by now. */
  found(): Found {
    const best = this.best();
    const rank = (t: Tried) => (t === best ? 2 : this.alive.includes(t) ? 1 : 0);
    const ranked = this.tried.toSorted((a, b) => rank(b) - rank(a) || mean(b.worths) - mean(a.worths));
    return {
      iterations: this.iterations,
      candidates: ranked.map(t => ({ picks: t.picks, visits: t.worths.length, value: mean(t.worths) })),
    };
  }

  /** Leaves out what has fallen behind. All that are left have been tried in as many worlds. */
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

  /** True of one that will hardly be ahead of what looked best by as much as is wanted when the budget is used up: it is not worth the rest of it. */
  private hopeless(t: Tried, worlds: number): boolean {
    const first = this.tried[0]!;
    if (worlds < 2 * FAIR || !this.alive.includes(first)) return false;
    const { ahead, error } = compared(t.worths, first.worths);
    // so many worlds more for each that there is, and by chance they are better by so much
    const more = Math.max(0, 1 / this.used - 1);
    return (ahead / error) * Math.sqrt(1 + more) + HOPE * Math.sqrt(more) < this.sure;
  }

  /** The one with the best mean of those that are still in the race. */
  private leader(): Tried {
    let leader = this.alive[0]!;
    for (const t of this.alive) if (mean(t.worths) > mean(leader.worths)) leader = t;
    return leader;
  }

  /** The leader, where it is better than what looked best by more than chance. */
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
 * After how many answers a world is judged: sooner in some and later in others, the first few already far apart, alike for all candidates. One horizon
 * for all worlds would decide which of two builds, or volleys, still falls before it.
 */
const horizonIn = (nth: number, horizon: number, spread: number): number =>
  Math.round(horizon * (1 + spread * (((nth * GOLDEN + 0.5) % 1) - 0.5)));

/** By how much one is ahead of another in the worlds in which both were tried, and the standard error of that. */
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
  // a few equal results prove nothing: as if one more had been the other way
  const spread = Math.max(0, squares / n - ahead * ahead) + 1e-6;
  return { ahead, error: Math.sqrt(spread / (n - 1)) };
}

/** Thinks a decision over until the budget is used up. @throws RangeError where no budget is given */
export function search<S extends State>(asked: Asked<S>, options: SearchOptions<S>): Found {
  if (options.iterations === undefined && options.answers === undefined && options.millis === undefined)
    throw new RangeError('a search without a budget');
  const thinking = new Thinking(asked, options);
  while (thinking.going) thinking.step();
  return thinking.found();
}

/** A bot that looks ahead in worlds that agree with what its seat knows, and takes what wins in most of them. */
export function searchBot<A extends State>(options: SearchOptions<A>, name = 'search'): Bot {
  return {
    name,
    choose(asked) {
      return search(asked as unknown as Asked<A>, options).candidates[0]!.picks;
    },
  };
}
