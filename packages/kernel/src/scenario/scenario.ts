// Runs a scenario: makes its moves and checks its expectations.
import { BadInput } from '../errors.ts';
import type { ScenarioOutcome } from './outcome.ts';
import { judgeRiddle, type Riddle, tryAnswers } from './riddle.ts';
import {
  check,
  judge,
  Misplaced,
  type Opening,
  placed,
  play,
  type ScenarioOptions,
  type ScenarioRules,
} from './run.ts';
import type { AnySitting } from './sitting.ts';

/** A scenario that its schema accepts. */
export interface Scenario extends Opening, Partial<Riddle> {
  readonly scenario: string;
  readonly moves?: readonly Readonly<Record<string, unknown>>[];
  readonly expect?: Readonly<Record<string, unknown>>;
}

/**
 * Returns a scenario with its table after the last move, when all expectations there have been checked.
 * @param opened called with the table as soon as it exists
 * @throws Misplaced for a fault, or an expectation that fails
 */
export function playedOut<T extends AnySitting>(
  rules: ScenarioRules<T>,
  data: unknown,
  running: ScenarioOptions = {},
  opened: (table: T) => void = () => {},
): { readonly scenario: Scenario; readonly table: T } {
  const scenario: Scenario = judge(rules, rules.schema, data, running);
  judgeRiddle(scenario);
  const table = placed([scenario.setup === undefined ? 'position' : 'setup'], () => rules.open(scenario));
  opened(table);
  const { moves = [], expect, best } = scenario;
  moves.forEach((move, i) => {
    placed(['moves', i], () => play(rules, table, move, ['moves', i]));
  });
  if (expect) check(rules, table, expect, ['expect']);
  if (best !== undefined) placed(['you'], () => table.goOn());
  return { scenario, table };
}

/**
 * Checks and plays a scenario: sets up its start, makes its moves, and checks its expectations. Faults of the scenario itself (an unknown key, an
 * unknown card, a move that is not allowed) are reported like failed expectations. For a puzzle, it also plays each named answer and checks the
 * result.
 */
export function runScenario<T extends AnySitting>(
  rules: ScenarioRules<T>,
  data: unknown,
  running: ScenarioOptions = {},
): ScenarioOutcome {
  const title = (data as { readonly scenario?: unknown } | null)?.scenario;
  const named = typeof title === 'string' ? title : 'a scenario without a title';
  let at: T | null = null;
  const logged = () => (running.log ? { log: at === null ? [] : at.log('all') } : {});
  try {
    const { scenario, table } = playedOut(rules, data, running, t => {
      at = t;
    });
    const { moves = [], expect, best } = scenario;
    if (best !== undefined) tryAnswers(rules, table, scenario as Riddle);
    else if (moves.length === 0 && expect === undefined)
      throw new Misplaced([], 'it checks nothing. Say in "expect" what must be true, or in "moves" what happens.');
    return { scenario: named, fault: null, ...logged() };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const misplaced = error instanceof Misplaced ? error : new Misplaced([], error.message);
    return { scenario: named, fault: misplaced.told, at: misplaced.at, ...logged() };
  }
}
