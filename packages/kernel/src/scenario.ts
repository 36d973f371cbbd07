import { BadInput, ProgramFault } from './errors.ts';

/** A scenario as its YAML file gives it (docs/scenario-format.md has the grammar); `position` is the game's own. */
export interface Scenario {
  readonly scenario: string;
  readonly game?: string;
  /** the catalogue or ruling ids that it shows */
  readonly rules?: readonly string[];
  readonly position: unknown;
  readonly moves?: readonly unknown[];
  readonly expect?: Readonly<Record<string, unknown>>;
}

/** How a scenario went: null when all of it held, else what did not and where. */
export interface Outcome {
  readonly scenario: string;
  readonly fault: string | null;
}

const KEYS = ['scenario', 'game', 'rules', 'position', 'moves', 'expect', 'note'];

/**
 * Checks that some data is a scenario of a game.
 * @param usual true for the game that is meant where a scenario names none
 * @throws BadInput naming the file and what is missing
 */
export function parseScenario(data: unknown, where: string, game: string, usual = false): Scenario {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BadInput(`${where} is no scenario: it holds no keys.`);
  const given = data as Partial<Scenario>;
  if (typeof given.scenario !== 'string')
    throw new BadInput(`${where} is no scenario: "scenario", its title, is missing.`);
  if (given.game === undefined ? !usual : given.game !== game)
    throw new BadInput(`${where} is a scenario of "${given.game}", which this version does not have.`);
  if (typeof given.position !== 'object' || given.position === null)
    throw new BadInput(`${where}: "position" is missing.`);
  if (given.moves !== undefined && !Array.isArray(given.moves)) throw new BadInput(`${where}: "moves" is no list.`);
  for (const name of Object.keys(given))
    if (!KEYS.includes(name)) throw new BadInput(`${where}: "${name}" is no part of a scenario.`);
  return given as Scenario;
}

/**
 * Plays a scenario: sets up its position, makes its moves, and looks at what it expects. Faults of the scenario itself (an unknown
 * card, a move that is not allowed) are told like broken expectations.
 */
export function playScenario<T>(
  scenario: Scenario,
  rules: {
    open(position: unknown): T;
    play(table: T, move: unknown): void;
    check(table: T, expected: Readonly<Record<string, unknown>>): void;
  },
): Outcome {
  let at = 'position';
  try {
    const table = rules.open(scenario.position);
    (scenario.moves ?? []).forEach((move, i) => {
      at = `move ${i + 1}`;
      rules.play(table, move);
    });
    at = 'expect';
    if (scenario.expect) rules.check(table, scenario.expect);
    return { scenario: scenario.scenario, fault: null };
  } catch (error) {
    if (error instanceof BadInput || error instanceof ProgramFault)
      return { scenario: scenario.scenario, fault: `${at}: ${error.message}` };
    throw error;
  }
}

/** `support, First Battle Fleet, Border Raid` as its parts; numbers become numbers. */
export function wishParts(value: unknown): [string, ...(string | number)[]] {
  const parts = Array.isArray(value) ? value : String(value ?? '').split(',');
  const list = parts.map(p =>
    typeof p === 'number' ? p : /^\s*\d+\s*$/.test(String(p)) ? Number(p) : String(p).trim(),
  );
  return [String(list[0]), ...list.slice(1)];
}

/** Compares a value with what was expected of it. @throws BadInput that says both */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new BadInput(`${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}.`);
}

/** Looks at everything expected, each by its own check. @throws BadInput for what is not so, and for what nobody can expect */
export function checkAll<T>(
  table: T,
  checks: Readonly<Record<string, (t: T, expected: never) => void>>,
  expected: Readonly<Record<string, unknown>>,
): void {
  if (typeof expected !== 'object' || expected === null) throw new BadInput('"expect" holds no keys.');
  for (const [name, value] of Object.entries(expected)) {
    const test = checks[name];
    if (test === undefined) throw new BadInput(`"${name}" is nothing that can be expected.`);
    test(table, value as never);
  }
}
