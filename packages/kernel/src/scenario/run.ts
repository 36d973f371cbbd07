// Checks a scenario or lesson before it is played, makes its moves, and says where in the data a fault is.
import type { TSchema } from 'typebox';
import { BadInput, ProgramFault, Refused } from '../errors.ts';
import { CHECKS, type Check } from './expect.ts';
import { faultIn, meantBy, namesIn, type Path, pathText } from './schema.ts';
import type { AnySitting } from './sitting.ts';
import { expectRefused, makeWish, partsOf, type Refusing } from './wishes.ts';

/** Options of the caller that runs scenarios. */
export interface ScenarioOptions {
  /** the ids of all rules and rulings of the game; a named id must be among them. Leave it out if they are not available */
  readonly ruleIds?: readonly string[];
  /** true to get the whole log, too */
  readonly log?: boolean;
}

/** The start of a scenario or a lesson; `position` and `setup` are the game's own. */
export interface Opening {
  readonly position?: unknown;
  readonly setup?: unknown;
}

/** What a game provides so that its scenarios can be checked and played. */
export interface ScenarioRules<T extends AnySitting> {
  readonly schema: TSchema;
  /** the schema of its lessons */
  readonly lessons: TSchema;
  /** every verb that a move may have, besides `pick` */
  readonly verbs: readonly string[];
  /** the names of the players in moves and expectations of a scenario */
  players(scenario: Opening): readonly string[];
  /** names that no player may have, because they already mean a player: a race */
  readonly reserved?: readonly string[];
  /** checks names that the schema cannot know, by their kind; returns the fault, or null */
  readonly names: Readonly<Record<string, (name: string) => string | null>>;
  /** returns the table at the start of the scenario, at its first question. @throws BadInput if the rules do not allow that position */
  open(scenario: Opening): T;
  /** returns a table at a position, where moves have names */
  sit(s: T['s']): T;
  /** moves that only this game has, by their key */
  readonly moves: Readonly<Record<string, (t: T, value: never) => void>>;
  /** expectations that only this game has, by their key */
  readonly checks: Readonly<Record<string, Check<T>>>;
}

/** A table that refuses ambiguous names, as all written scenarios need. */
export function strictly<T extends AnySitting>(table: T): T {
  table.strict = true;
  return table;
}

/** A fault with its place in the data. */
export class Misplaced extends BadInput {
  constructor(
    readonly at: Path,
    message: string,
  ) {
    super(message);
  }

  /** The fault in one line, after its place. */
  get told(): string {
    const where = pathText(this.at);
    return where === '' ? this.message : `${where}: ${this.message}`;
  }
}

/** Runs a function. @throws BadInput in one line with the place, for a fault that has a place in the data */
export function toldWhere<X>(run: () => X): X {
  try {
    return run();
  } catch (error) {
    throw error instanceof Misplaced ? new BadInput(error.told) : error;
  }
}

/**
 * Checks that data is a scenario or a lesson of a game, as far as that can be known before it is played.
 * @throws Misplaced for a fault
 */
export function judge<T extends AnySitting, D extends Opening>(
  rules: ScenarioRules<T>,
  schema: TSchema,
  data: unknown,
  { ruleIds }: ScenarioOptions = {},
): D {
  const fault = faultIn(schema, data);
  if (fault !== null) throw new Misplaced(fault.path, fault.text);
  const scenario = data as D;
  if ((scenario.position === undefined) === (scenario.setup === undefined))
    throw new Misplaced([], 'it needs either "position" or "setup", where it begins.');
  judgeNames(rules, scenario);
  const players = rules.players(scenario);
  const known = (name: string): string | null =>
    players.includes(name) ? null : `no player is called "${name}". ${meantBy(name, players)}`;
  const judges: ScenarioRules<T>['names'] = {
    player: known,
    mover: name =>
      players.includes(name)
        ? null
        : `"${name}" is neither a player nor a kind of move. ${meantBy(name, [...players, ...Object.keys(rules.moves), ...MOVES])}`,
    viewer: name => (name === 'spectator' || name === 'all' ? null : known(name)),
    wish: text => verbFault(rules, partsOf(text)[0]!),
    rule: id =>
      ruleIds === undefined || ruleIds.includes(id)
        ? null
        : `there is no rule or ruling "${id}". ${meantBy(id, ruleIds)}`,
    ...rules.names,
  };
  for (const { path, kind, name } of namesIn(schema, data)) {
    const wrong = judges[kind]?.(name) ?? null;
    if (wrong !== null) throw new Misplaced(path, wrong);
  }
  return scenario;
}

const MOVES = ['pass', 'asked', 'over', 'refused', 'expect'];

/** Checks that the names of the players have no other meaning. @throws Misplaced for the first that has */
function judgeNames<T extends AnySitting>(rules: ScenarioRules<T>, { position, setup }: Opening): void {
  const seats = (position as { readonly seats?: readonly { readonly name?: string }[] } | undefined)?.seats;
  const names =
    seats?.map(seat => seat.name) ?? (setup as { readonly names?: readonly string[] } | undefined)?.names ?? [];
  const taken: string[] = [...MOVES, ...Object.keys(rules.moves), ...(rules.reserved ?? []), 'spectator', 'all'];
  names.forEach((name, i) => {
    if (name === undefined) return;
    const at: Path = seats === undefined ? ['setup', 'names', i] : ['position', 'seats', i, 'name'];
    if (/^\d+$/.test(name))
      throw new Misplaced(at, `"${name}" cannot be a name. Numbers stand for the places of players.`);
    if (taken.includes(name))
      throw new Misplaced(at, `"${name}" cannot be this player's name: it means something else here.`);
    taken.push(name);
  });
}

const verbFault = <T extends AnySitting>(rules: ScenarioRules<T>, verb: string): string | null =>
  verb === 'pick' || rules.verbs.includes(verb)
    ? null
    : `"${verb}" is not a verb. ${meantBy(verb, [...rules.verbs, 'pick'])}`;

/** Makes one move of a scenario. @param at its place in the data */
export function play<T extends AnySitting>(
  rules: ScenarioRules<T>,
  t: T,
  move: Readonly<Record<string, unknown>>,
  at: Path,
): void {
  const [name, value] = Object.entries(move)[0]!;
  const own = Object.hasOwn(rules.moves, name) ? rules.moves[name] : undefined;
  if (own !== undefined) own(t, value as never);
  else if (name === 'pass') for (const who of Array.isArray(value) ? value : [value]) t.goOn().pass(String(who));
  else if (name === 'over') t.untilOver(String(value));
  else if (name === 'asked') t.untilAsked(String(value));
  else if (name === 'refused') expectRefused(t, value as Refusing);
  else if (name === 'expect') check(rules, t, value as Readonly<Record<string, unknown>>, [...at, name]);
  else makeWish(t, name, partsOf(value));
}

/** Checks each expectation. @throws Misplaced for the first that fails */
export function check<T extends AnySitting>(
  rules: ScenarioRules<T>,
  t: T,
  expected: Readonly<Record<string, unknown>>,
  at: Path,
): void {
  const empty = emptyIn(expected);
  if (empty !== null) throw new Misplaced([...at, ...empty], 'it expects nothing.');
  for (const [name, value] of Object.entries(expected))
    placed([...at, name], () => {
      const test = (rules.checks[name] ?? CHECKS[name]) as Check<T>;
      test(t, value as never);
    });
}

/** Returns the place of an empty map in an expectation, because an empty map would always hold; null if there is none. */
function emptyIn(expected: unknown): Path | null {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) return null;
  const entries = Object.entries(expected);
  if (entries.length === 0) return [];
  for (const [key, value] of entries) {
    const inside = emptyIn(value);
    if (inside !== null) return [key, ...inside];
  }
  return null;
}

/** Runs a function, and adds the place in the data to its faults. */
export function placed<X>(at: Path, run: () => X): X {
  try {
    return run();
  } catch (error) {
    if (error instanceof Misplaced) throw error;
    if (error instanceof BadInput || error instanceof ProgramFault || error instanceof Refused)
      throw new Misplaced(at, error.message);
    throw error;
  }
}
