// A puzzle at its question, ready to be played, with a verdict on each answer.
import { type Option, optionId, options } from '../decision/decision.ts';
import { BadInput } from '../errors.ts';
import { clone, type Seat } from '../state/state.ts';
import { covers, type Riddle, readAnswers } from './riddle.ts';
import { placed, type ScenarioRules, toldWhere } from './run.ts';
import { playedOut, type Scenario } from './scenario.ts';
import type { PuzzleKind } from './shape.ts';
import type { AnySitting } from './sitting.ts';
import { partsOf } from './wishes.ts';

/** What an answer to a puzzle is. */
export type PuzzleVerdict = 'best' | 'bad' | 'neither';

/** A puzzle at its question. */
export interface OpenPuzzle<S> {
  readonly title: string;
  readonly kind: PuzzleKind;
  /** why the best answer is the best */
  readonly why: string;
  readonly state: S;
  /** who is asked */
  readonly seat: Seat;
  /** what an answer is, by the ids of the options that it names */
  verdict(ids: readonly string[]): PuzzleVerdict;
  /** an answer as scenarios write it */
  written(ids: readonly string[]): string;
  /** the answers that are right, as scenarios write them */
  readonly best: readonly string[];
}

/**
 * Judges a puzzle and opens it at its question. What its answers lead to is not tried; running it as a scenario does.
 * @returns null for a scenario that is no puzzle
 * @throws BadInput in one line that says where, for what is wrong with it
 */
export function openPuzzle<T extends AnySitting>(rules: ScenarioRules<T>, data: unknown): OpenPuzzle<T['s']> | null {
  return toldWhere(() => {
    const { scenario, table } = playedOut(rules, data);
    if (scenario.best === undefined) return null;
    const riddle = scenario as Scenario & Riddle;
    const { right, wrong } = placed(['you'], () => readAnswers(table, riddle));
    const seat: Seat = table.seat(riddle.you);
    const picked = (ids: readonly string[]): Option[] => {
      const list = options(table.game, table.s, seat);
      return ids.map(id => {
        const found = list.find(o => optionId(o) === id);
        if (found === undefined) throw new BadInput(`"${id}" is not offered there.`);
        return found;
      });
    };
    const parts = (all: readonly string[]): string => all.join(' + ') || 'nothing';
    return {
      title: riddle.scenario,
      kind: riddle.kind,
      why: riddle.why,
      state: clone(table.s),
      seat,
      verdict(ids) {
        const named = picked(ids).map(o => table.nameAndPlace(o));
        if (right.some(x => covers(x, named))) return 'best';
        return wrong.some(x => covers(x, named)) ? 'bad' : 'neither';
      },
      written: ids => parts(picked(ids).map(o => table.named(o))),
      best: riddle.best.map(answer => partsOf(answer.do).join(', ')),
    };
  });
}
