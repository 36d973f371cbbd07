// Runs a scenario: it plays the choices and looks whether all that is expected holds.
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

/** A scenario that its schema has let pass. */
export interface Scenario extends Opening, Partial<Riddle> {
  readonly scenario: string;
  readonly moves?: readonly Readonly<Record<string, unknown>>[];
  readonly expect?: Readonly<Record<string, unknown>>;
}

/**
 * A scenario with its table behind its last move, when all that it expects there has been looked at.
 * @param opened told of the table as soon as there is one
 * @throws Misplaced for what is wrong with it, or is not so
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
 * Judges and plays a scenario: sets up where it begins, makes its moves, and looks at what it expects. Faults of the scenario itself
 * (an unknown key, a card that there is not, a move that is not allowed) are told like broken expectations. Of a puzzle each answer that
 * it names is played, too, and what comes of it is looked at.
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
