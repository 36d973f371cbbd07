// Plays a scenario with the game that it names, and lets a bot solve a puzzle.
import { asked } from '@orrery/bots';
import {
  BadInput,
  optionId,
  type PuzzleKind,
  type PuzzleVerdict,
  type ScenarioOutcome,
  type State,
} from '@orrery/kernel';
import { makeBot } from '../bots/levels.ts';
import type { TableGame } from '../contract/game.ts';
import { GAMES, gameNames, USUAL } from '../games/registry.ts';

/**
 * Judges a scenario and plays it with the game that it names, the usual one where it names none.
 * @param data as its file gives it
 * @param where what to call it in a message, such as the file's name
 * @param running what is wanted besides; the rule ids by the game's name
 * @throws BadInput where it is none, or of a game that there is not
 */
export async function playScenario(
  data: unknown,
  where: string,
  running: { readonly log?: boolean; readonly ruleIds?: (game: string) => readonly string[] } = {},
): Promise<ScenarioOutcome> {
  const table = gameOf(data, where);
  const { log = false, ruleIds } = running;
  const outcome = await table.scenario(data, {
    log,
    ...(ruleIds === undefined ? {} : { ruleIds: ruleIds(table.game.name) }),
  });
  // whoever forgets the game is told of keys that the usual one does not have, and nothing like them
  const unnamed = (data as { readonly game?: unknown }).game === undefined;
  if (
    !unnamed ||
    !/^(?:position|setup)\..* is not a key here\. (?:Choose from|There are none)/.test(outcome.fault ?? '')
  )
    return outcome;
  return { ...outcome, fault: `${outcome.fault} (The scenario names no "game". It counts as ${USUAL}.)` };
}

/** The game that a scenario names, the usual one where it names none. @throws BadInput where it is no scenario, or of a game that there is not */
function gameOf(data: unknown, where: string): TableGame<State> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BadInput(`${where} is not a scenario. It has no keys.`);
  const name = (data as { readonly game?: unknown }).game ?? USUAL;
  const table = GAMES.find(t => t.game.name === name);
  if (table === undefined)
    throw new BadInput(
      `${where} is a scenario of "${String(name)}". This version does not have that game. Choose from ${gameNames()}.`,
    );
  return table;
}

/** How a bot has answered a puzzle. */
export interface Solved {
  readonly puzzle: string;
  readonly game: string;
  readonly kind: PuzzleKind;
  /** whether the answer is one of the best, one that must not be given, or neither */
  readonly verdict: PuzzleVerdict;
  /** the answer, as scenarios write it */
  readonly answer: string;
  /** the best answers, as scenarios write them */
  readonly best: readonly string[];
  /** why those are the best */
  readonly why: string;
}

/**
 * Asks a bot for its answer to a puzzle. It gets what its seat may know, like at any table.
 * @param name of the bot
 * @param seed of the bot: the same bot with the same seed and budget answers the same
 * @returns null for a scenario that is no puzzle
 * @throws BadInput for an unknown bot, and for what is wrong with the scenario
 */
export async function solvePuzzle(data: unknown, where: string, name: string, seed: number): Promise<Solved | null> {
  const table = gameOf(data, where);
  const puzzle = await table.puzzle(data);
  if (puzzle === null) return null;
  const { title, kind, why, best, state, seat } = puzzle;
  const ids = makeBot(table, name, seed)
    .choose(asked(table.game, state, seat))
    .map(optionId);
  return {
    puzzle: title,
    game: table.game.name,
    kind,
    verdict: puzzle.verdict(ids),
    answer: puzzle.written(ids),
    best,
    why,
  };
}
