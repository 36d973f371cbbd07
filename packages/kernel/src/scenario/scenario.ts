import type { Outcome } from './outcome.ts';
import { judgeRiddle, type Riddle, tryAnswers } from './riddle.ts';
import { type AnySitting, check, judge, Misplaced, type Opening, placed, play, type ScenarioRules } from './run.ts';

/** A scenario that its schema has let pass. */
export interface Scenario extends Opening, Partial<Riddle> {
  readonly scenario: string;
  readonly moves?: readonly Readonly<Record<string, unknown>>[];
  readonly expect?: Readonly<Record<string, unknown>>;
}

/**
 * A scenario with its table behind its last move, when all that it expects there has been looked at.
 * @throws Misplaced for what is wrong with it, or is not so
 */
export function playedOut<T extends AnySitting>(
  rules: ScenarioRules<T>,
  data: unknown,
): { readonly scenario: Scenario; readonly table: T } {
  const scenario: Scenario = judge(rules, rules.schema, data);
  judgeRiddle(scenario);
  const table = placed([scenario.setup === undefined ? 'position' : 'setup'], () => rules.open(scenario));
  (scenario.moves ?? []).forEach((move, i) => {
    placed(['moves', i], () => play(rules, table, move, ['moves', i]));
  });
  if (scenario.expect) check(rules, table, scenario.expect, ['expect']);
  return { scenario, table };
}

/**
 * Judges and plays a scenario: sets up where it begins, makes its moves, and looks at what it expects. Faults of the scenario itself
 * (an unknown key, a card that there is not, a move that is not allowed) are told like broken expectations. Of a puzzle each answer that
 * it names is played, too, and what comes of it is looked at.
 */
export function runScenario<T extends AnySitting>(rules: ScenarioRules<T>, data: unknown): Outcome {
  const title = (data as { readonly scenario?: unknown } | null)?.scenario;
  const named = typeof title === 'string' ? title : 'a scenario without a title';
  try {
    const { scenario, table } = playedOut(rules, data);
    if (scenario.best !== undefined) tryAnswers(rules, table, scenario as Riddle);
    return { scenario: named, fault: null };
  } catch (error) {
    if (!(error instanceof Misplaced)) throw error;
    return { scenario: named, fault: error.told, at: error.at };
  }
}
