import { answer, type Option, ProgramFault, type State } from '@orrery/kernel';
import type { Asked } from '../asked.ts';
import type { Bot } from '../bot.ts';
import type { Advice } from '../greedy.ts';
import { type Candidate, candidatesOf, withBesides } from './candidates.ts';
import { Die, mixed } from './die.ts';
import { type Evaluation, shareOf } from './evaluation.ts';
import { type Policy, rollout } from './rollout.ts';

/** How a search thinks. Whichever budget is used up first ends it. */
export interface SearchOptions<S extends State> {
  /** the game's own judgement: what is tried first, and how the tries are played on */
  readonly advice: Advice<S> | null;
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
  /** of so many answers in a world one is any legal one */
  readonly surprise?: number;
  /** how much is tried that looks worse so far: 0 nothing */
  readonly curiosity?: number;
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

/** A candidate with what became of it. */
interface Tried {
  readonly picks: Candidate;
  visits: number;
  sum: number;
}

const CANDIDATES = 8;
const CURIOSITY = 0.5;
/** Longer than any match that goes on. */
const HORIZON = 4000;
/** What a win is worth less that comes as late as the horizon: of two sure ones the sooner is taken. */
const HASTE = 0.02;

/**
 * A seat's decision being thought over, step by step: it can be left at any moment and has its best by then. Candidates are tried in worlds
 * dealt anew, each candidate in the same worlds as the others.
 */
export class Thinking<S extends State> {
  private readonly tried: readonly Tried[];
  private iterations = 0;
  private answers = 0;
  private readonly policy: Policy<S>;
  private readonly began: number;

  constructor(
    private readonly asked: Asked<S>,
    private readonly options: SearchOptions<S>,
  ) {
    const { advice, evaluation = null, horizon = HORIZON, surprise = 0, candidates = CANDIDATES } = options;
    this.began = options.now?.() ?? 0;
    this.policy = { advice, evaluation, horizon, surprise };
    const first = asked.world(this.seedOf(0));
    const list = withBesides(asked, candidatesOf(asked, advice, first, candidates), options.besides ?? []);
    this.tried = list.map(picks => ({ picks, visits: 0, sum: 0 }));
  }

  /** True while there is something to think about and the budget lasts. */
  get going(): boolean {
    if (this.tried.length < 2) return false;
    const { iterations = Infinity, answers = Infinity, millis = Infinity, now } = this.options;
    if (this.iterations >= iterations || this.answers >= answers) return false;
    return now === undefined || now() - this.began < millis;
  }

  /** Tries one candidate in one world. */
  step(): void {
    const candidate = this.next();
    const seed = this.seedOf(candidate.visits + 1);
    const { game, seat } = this.asked;
    const world = this.asked.world(seed);
    let value: number;
    let answers = 1;
    try {
      answer(game, world, seat, candidate.picks);
      const outcome = rollout(game, world, this.policy, new Die(seed));
      answers += outcome.answers;
      value = outcome.share[seat]!;
    } catch (error) {
      // what comes to no end is for the players to judge
      if (!(error instanceof ProgramFault)) throw error;
      value = shareOf({ ...world, result: null })[seat]!;
    }
    const late = Math.min(1, answers / this.policy.horizon);
    candidate.sum += value + (0.5 - value) * HASTE * late;
    candidate.visits++;
    this.iterations++;
    this.answers += answers;
  }

  /** What has been found by now. */
  found(): Found {
    const worth = (t: Tried) => (t.visits === 0 ? 0 : t.sum / t.visits);
    const ranked = this.tried
      .map((t, i) => ({ t, i }))
      .sort((a, b) => b.t.visits - a.t.visits || worth(b.t) - worth(a.t) || a.i - b.i);
    return {
      iterations: this.iterations,
      candidates: ranked.map(({ t }) => ({ picks: t.picks, visits: t.visits, value: worth(t) })),
    };
  }

  /** The candidate to try next: each once, then those that may be the best for all that is known (UCB1). */
  private next(): Tried {
    const { curiosity = CURIOSITY } = this.options;
    let best = this.tried[0]!;
    let highest = Number.NEGATIVE_INFINITY;
    const log = Math.log(this.iterations + 1);
    for (const t of this.tried) {
      if (t.visits === 0) return t;
      const bound = t.sum / t.visits + curiosity * Math.sqrt(log / t.visits);
      if (bound > highest) {
        highest = bound;
        best = t;
      }
    }
    return best;
  }

  private seedOf(world: number): number {
    return mixed(this.options.seed, this.asked.decision, world);
  }
}

/** Thinks a decision over until the budget is used up. @throws RangeError where no budget is given */
export function search<S extends State>(asked: Asked<S>, options: SearchOptions<S>): Found {
  const thinking = new Thinking(asked, options);
  if (options.iterations === undefined && options.answers === undefined && options.millis === undefined)
    throw new RangeError('a search without a budget');
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
