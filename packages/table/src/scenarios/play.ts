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
import { gameNames, loadGame, SHELF, USUAL } from '../games/shelf.ts';

/**
 * Checks a scenario and plays it with its game; without a game, with the usual one.
 * @param data the contents of its file
 * @param where its name in messages, such as the file's name
 * @param running more options; the ids of a game's rules
 * @throws BadInput if it is not a scenario, or of an unknown game
 */
export async function playScenario(
  data: unknown,
  where: string,
  running: { readonly log?: boolean; readonly ruleIds?: (table: TableGame<State>) => readonly string[] } = {},
): Promise<ScenarioOutcome> {
  const table = await gameOf(data, where);
  const { log = false, ruleIds } = running;
  const outcome = await table.scenario(data, {
    log,
    ...(ruleIds === undefined ? {} : { ruleIds: ruleIds(table) }),
  });
  // if the file names no game and has keys unlike those of the usual one, the message says which game was assumed
  const unnamed = (data as { readonly game?: unknown }).game === undefined;
  if (
    !unnamed ||
    !/^(?:position|setup)\..* is not a key here\. (?:Choose from|There are none)/.test(outcome.fault ?? '')
  )
    return outcome;
  return { ...outcome, fault: `${outcome.fault} (The scenario names no "game". It counts as ${USUAL}.)` };
}

/** Returns the game of a scenario; the usual one if it names none. @throws BadInput if it is not a scenario, or of an unknown game */
async function gameOf(data: unknown, where: string): Promise<TableGame<State>> {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BadInput(`${where} is not a scenario. It has no keys.`);
  const name = (data as { readonly game?: unknown }).game ?? USUAL;
  const entry = SHELF.find(game => game.name === name);
  if (entry === undefined)
    throw new BadInput(
      `${where} is a scenario of "${String(name)}". This version does not have that game. Choose from ${gameNames()}.`,
    );
  return loadGame(entry.name);
}

/** A bot's answer to a puzzle. */
export interface Solved {
  readonly puzzle: string;
  readonly game: string;
  readonly kind: PuzzleKind;
  /** whether the answer is one of the best, a bad one, or neither */
  readonly verdict: PuzzleVerdict;
  /** the answer, as scenarios write it */
  readonly answer: string;
  /** the best answers, as scenarios write them */
  readonly best: readonly string[];
  /** why they are the best */
  readonly why: string;
}

/**
 * Asks a bot for its answer to a puzzle. The bot gets what its seat may know, as at any table.
 * @param name of the bot
 * @param seed of the bot: the same bot with the same seed and budget gives the same answer
 * @returns null for a scenario that is not a puzzle
 * @throws BadInput for an unknown bot, or a fault of the scenario
 */
export async function solvePuzzle(data: unknown, where: string, name: string, seed: number): Promise<Solved | null> {
  const table = await gameOf(data, where);
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
