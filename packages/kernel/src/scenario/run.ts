// Judges a scenario or a lesson before it is played, plays its choices, and says where in the data a fault is.
import type { TSchema } from 'typebox';
import { BadInput, ProgramFault, Refused } from '../errors.ts';
import { CHECKS, type Check } from './expect.ts';
import { faultIn, meantBy, namesIn, type Path, pathText } from './schema.ts';
import type { AnySitting } from './sitting.ts';
import { expectRefused, makeWish, partsOf, type Refusing } from './wishes.ts';

/** What whoever runs scenarios adds. */
export interface ScenarioOptions {
  /** the ids of all rules and rulings of the game: one that is named must be among them. Left out where they are not at hand */
  readonly ruleIds?: readonly string[];
  /** true where the whole log is wanted besides */
  readonly log?: boolean;
}

/** Where a scenario or a lesson begins; `position` and `setup` are the game's own. */
export interface Opening {
  readonly position?: unknown;
  readonly setup?: unknown;
}

/** What a game gives to have its scenarios judged and played. */
export interface ScenarioRules<T extends AnySitting> {
  readonly schema: TSchema;
  /** the schema of its lessons */
  readonly lessons: TSchema;
  /** every verb that a move may have, besides `pick` */
  readonly verbs: readonly string[];
  /** the names by which moves and expectations may call the players of a scenario */
  players(scenario: Opening): readonly string[];
  /** what no player may be called, because it means a player already: a race */
  readonly reserved?: readonly string[];
  /** judges names that the schema cannot know, by their kind: what is wrong with one, or null */
  readonly names: Readonly<Record<string, (name: string) => string | null>>;
  /** the table as the scenario begins, at its first question. @throws BadInput for what the rules do not allow */
  open(scenario: Opening): T;
  /** a table at a position, at which moves are named */
  sit(s: T['s']): T;
  /** moves of this game alone, by their key */
  readonly moves: Readonly<Record<string, (t: T, value: never) => void>>;
  /** expectations of this game alone, by their key */
  readonly checks: Readonly<Record<string, Check<T>>>;
}

/** A table at which a name that may mean several things is refused, as in all that is written down. */
export function strictly<T extends AnySitting>(table: T): T {
  table.strict = true;
  return table;
}

/** A fault with the place in the data where it is. */
export class Misplaced extends BadInput {
  constructor(
    readonly at: Path,
    message: string,
  ) {
    super(message);
  }

  /** The fault in one line, behind the place where it is. */
  get told(): string {
    const where = pathText(this.at);
    return where === '' ? this.message : `${where}: ${this.message}`;
  }
}

/** Runs something. @throws BadInput in one line that says where, for a fault that has its place in the data */
export function toldWhere<X>(run: () => X): X {
  try {
    return run();
  } catch (error) {
    throw error instanceof Misplaced ? new BadInput(error.told) : error;
  }
}

/**
 * Checks that some data is a scenario or a lesson of a game, in everything that can be known before it is played.
 * @throws Misplaced for what is wrong with it
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

/** Checks that the names of the players can mean nothing else. @throws Misplaced for the first that can */
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

/** Makes one move of a scenario. @param at where it stands */
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

/** Looks at everything expected, each by its own check. @throws Misplaced for the first that is not so */
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

/** Where in an expectation a map is empty, so that it would hold whatever is so; null for nowhere. */
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

/** Runs something, and says where in the data a fault of it is. */
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
