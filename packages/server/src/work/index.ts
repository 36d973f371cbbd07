// Slow work by name: what a thread can do, how a task goes in and its result comes out.
import { BadInput, Refused } from '@orrery/kernel';
import { loadFor, loadToRead } from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import { Problem } from '../errors/problem.ts';
import { worked } from '../limits/spending.ts';
import { cardFace } from './cards.ts';
import { deckFor, dekOf, judgeDeck, judgeTable, readDeck, setUp } from './decks.ts';
import { loadOverlay } from './overlays.ts';
import { branchAt, drawMoment, momentOf, recordOf } from './past.ts';

/** The tasks of threads, by name. Each takes plain data and returns plain data. */
const DEEDS = {
  cardFace,
  readDeck,
  judgeDeck,
  dekOf,
  deckFor,
  judgeTable,
  setUp,
  recordOf,
  momentOf,
  drawMoment,
  branchAt,
};

export type SlowWork = typeof DEEDS;

/** A task. */
export interface Task {
  readonly name: keyof SlowWork;
  readonly given: unknown;
}

/** The result of a task. An Error object does not survive the way from a thread, so a refusal is plain data. */
export type Outcome = { readonly took: number } & (
  | { readonly result: unknown }
  | { readonly error: string; readonly kind: 'input' }
  | { readonly error: string; readonly kind: 'problem'; readonly reason: Problem['reason'] }
  | {
      readonly error: string;
      readonly kind: 'refused';
      readonly reason: Refused['reason'];
      readonly rule: Refused['rule'];
    }
);

/** What the given of a task may say of its match: the game, and the setup once there is one, or the overlay of its table. */
interface Given {
  readonly game: string;
  readonly setup?: string;
  readonly tableOverlay?: string | null;
}

/** Loads what a task needs before it begins: the sets of its match, or the lists of all cards for a task about decks. */
async function load(given: unknown): Promise<void> {
  const { game, setup, tableOverlay } =
    'past' in (given as object) ? (given as { past: Given }).past : (given as Given);
  const table = tableGame(game);
  await (setup === undefined ? loadToRead(table) : loadFor(table, JSON.parse(setup)));
  if (tableOverlay != null) await loadOverlay(table, tableOverlay);
}

/** Does a task; a thread's file exports it. */
export async function work({ name, given }: Task): Promise<Outcome> {
  const began = worked();
  const took = () => worked() - began;
  try {
    await load(given);
    const result: unknown = await DEEDS[name](given as never);
    return { result, took: took() };
  } catch (error) {
    if (error instanceof BadInput) return { kind: 'input', error: error.message, took: took() };
    if (error instanceof Problem) return { kind: 'problem', error: error.message, reason: error.reason, took: took() };
    if (error instanceof Refused)
      return { kind: 'refused', error: error.message, reason: error.reason, rule: error.rule, took: took() };
    throw error;
  }
}

/** The value of a result. @throws the refusal, if the task was refused */
export function resultOf(outcome: Outcome): unknown {
  if ('result' in outcome) return outcome.result;
  switch (outcome.kind) {
    case 'input':
      throw new BadInput(outcome.error);
    case 'problem':
      throw new Problem(outcome.reason, outcome.error);
    case 'refused':
      throw new Refused(outcome.error, outcome.reason, outcome.rule);
  }
}
