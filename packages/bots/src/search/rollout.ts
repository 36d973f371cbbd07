// Plays a world on, to see what becomes of an answer.
import type { Game } from '@orrery/kernel';
import { answer, awaited, type Option, ProgramFault, type Seat, type State } from '@orrery/kernel';
import { asked } from '../asked.ts';
import { type Advice, greedyAnswer } from '../greedy.ts';
import type { Die } from './die.ts';
import { type Evaluation, shareOf } from './evaluation.ts';

/** How a position is played on to see what becomes of it. */
export interface Policy<S extends State> {
  readonly advice: Advice<S> | null;
  /** what all seats but one go by instead */
  readonly others?: { readonly by: Advice<S>; readonly but: Seat };
  /** of so many answers one is any legal one instead of the best looking; 0 for none */
  readonly surprise: number;
  /** how many answers are given before it is left to the evaluation, or to nobody */
  readonly horizon: number;
  /** so many more may be given until the turn is over */
  readonly toTurnsEnd: number;
  readonly evaluation: Evaluation<S> | null;
}

/** What became of a position. */
export interface RolloutEnd {
  /** by seat, its share of the victory */
  readonly share: readonly number[];
  /** how many answers were given on the way */
  readonly answers: number;
}

/**
 * Plays a world on, quickly, everybody taking what looks best, until somebody has won or a horizon is reached. What comes to no end is won by
 * nobody.
 * @param s is played itself
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

/** What is answered without much thought. The world is one that agrees with what is known at the root: it may be looked at. */
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
