// Plays a world on to see where an answer leads.
import type { Game } from '@orrery/kernel';
import { answer, awaited, type Option, ProgramFault, type Seat, type State } from '@orrery/kernel';
import { asked } from '../asked.ts';
import { type Advice, greedyAnswer } from '../greedy.ts';
import type { Die } from './die.ts';
import { type Evaluation, shareOf } from './evaluation.ts';

/** How a position is played on. */
export interface Policy<S extends State> {
  readonly advice: Advice<S> | null;
  /** the advice of all other seats, if it differs */
  readonly others?: { readonly by: Advice<S>; readonly but: Seat };
  /** one answer in this many is random; 0 for none */
  readonly surprise: number;
  /** the number of answers before the evaluation judges, or nobody */
  readonly horizon: number;
  /** the number of extra answers up to the end of the turn */
  readonly toTurnsEnd: number;
  readonly evaluation: Evaluation<S> | null;
}

/** The result of playing a position on. */
export interface RolloutEnd {
  /** by seat, its share of the victory */
  readonly share: readonly number[];
  /** the number of answers on the way */
  readonly answers: number;
}

/**
 * Plays a world on quickly until somebody wins or the horizon is reached. All seats take the best-looking answer. Nobody wins an endless match.
 * @param s the world to play; it changes
 */
export function rollout<S extends State>(game: Game<S>, s: S, policy: Policy<S>, die: Die): RolloutEnd {
  let answers = 0;
  try {
    let turn: number | null = null;
    while (s.result === null && answers < policy.horizon + policy.toTurnsEnd) {
      if (answers >= policy.horizon) {
        const now = game.repetition?.turn(s) ?? null;
        if (turn !== null && now !== turn) break;
        turn = now;
      }
      const seat = awaited(s)[0]!;
      answer(game, s, seat, lightAnswer(game, s, seat, policy, die));
      answers++;
    }
  } catch (error) {
    if (!(error instanceof ProgramFault)) throw error;
    return { share: shareOf({ ...s, result: null }), answers };
  }
  const share = s.result === null && policy.evaluation !== null ? policy.evaluation.share(s) : shareOf(s);
  return { share, answers };
}

/** Returns a quick answer. The world agrees with what the root knows, so it may be read. */
function lightAnswer<S extends State>(game: Game<S>, s: S, seat: Seat, policy: Policy<S>, die: Die): readonly Option[] {
  const question = asked(game, s, seat);
  const pick = die.throw();
  if (policy.surprise > 0 && pick % policy.surprise === 0) {
    const { options: list } = question;
    const { min, max } = question.count;
    if (min === 1 && max === 1 && !question.plan) return [list[die.below(list.length)]!];
  }
  const { advice, others } = policy;
  return greedyAnswer(question, pick, others === undefined || others.but === seat ? advice : others.by, () => s);
}
