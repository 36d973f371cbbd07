import { asked } from '@orrery/bots';
import {
  answer,
  awaited,
  BadInput,
  Endless,
  endAsDraw,
  forced,
  Match,
  type MatchRecord,
  optionId,
  Positions,
  ProgramFault,
  type State,
  sharesOf,
  start,
} from '@orrery/kernel';
import { makeBot, tableGame } from '@orrery/table';
import type { Conduct } from '../external/bot.ts';
import { isProgram } from '../external/command.ts';
import { Company, type ExternalRun } from '../external/run.ts';

/** One batch of simulated games, as plain data for a worker. */
export interface Batch {
  readonly game: string;
  /** the setups that games have in turn, by number */
  readonly setups: readonly unknown[];
  /** the bots that play in these games */
  readonly bots: readonly string[];
  readonly games: readonly PlannedGame[];
  readonly record: boolean;
  readonly external?: undefined;
}

/** A batch in which bots of others play, too. */
export interface OpenBatch extends Omit<Batch, 'external'> {
  readonly external: ExternalRun;
}

/** One game that is to be played. */
export interface PlannedGame {
  readonly seed: number;
  readonly setup: number;
  /** which of the bots sits in each seat, by its place among them */
  readonly places: readonly number[];
}

/** How one simulated game went. */
export interface Played {
  readonly seed: number;
  /** the number of its setup */
  readonly setup: number;
  /** the bots by seat */
  readonly bots: readonly string[];
  readonly decisions: number;
  readonly turns: number;
  readonly winners: readonly number[];
  /** the kind of victory or, without winners, of draw; `aborted` when it was stopped */
  readonly kind: string;
  readonly fault: string | null;
  readonly seconds: number;
  /** by seat: how many answers it gave that could have been others, and how long all its answers took */
  readonly thought: readonly { readonly decisions: number; readonly millis: number }[];
  readonly record: MatchRecord | null;
  /** how the bots of others did */
  readonly external: readonly Conduct[];
}

/** No game is let to be longer: a fault of the rules or of the bots, not a long game. */
export const DECISION_LIMIT = 20_000;

/**
 * Plays the games of a batch, one after the other. A game that fails is reported as aborted, not thrown.
 * @returns at once where only bots of ours play
 */
export default function playBatch(batch: Batch): Played[];
export default function playBatch(batch: Batch | OpenBatch): Played[] | Promise<Played[]>;
export default function playBatch(batch: Batch | OpenBatch): Played[] | Promise<Played[]> {
  return batch.external === undefined ? batch.games.map(planned => atOnce(playOne(batch, planned))) : inTime(batch);
}

/** A game that is played; it waits where bots of others sit down and where one of them is to answer. */
type Playing = Generator<Promise<unknown>, Played, unknown>;

function atOnce(playing: Playing): Played {
  const { done, value } = playing.next();
  if (done !== true) throw new Error('A game among bots of ours has waited.');
  return value;
}

/** Plays games in which bots of others answer when they have thought. */
async function inTime(batch: OpenBatch): Promise<Played[]> {
  const all: Played[] = [];
  for (const planned of batch.games) {
    const playing = playOne(batch, planned);
    let step = playing.next();
    while (step.done !== true)
      step = await step.value.then(
        value => playing.next(value),
        fault => playing.throw(fault),
      );
    all.push(step.value);
  }
  return all;
}

/**
 * @param kept whether the game is played as a match that keeps its record: then what comes to no end is voted on (`Game.unresolved`), and bots of
 *   others can be told what happens
 */
function* playOne(
  batch: Batch | OpenBatch,
  planned: PlannedGame,
  kept = batch.record || batch.external !== undefined,
): Playing {
  const { seed, setup, places } = planned;
  const table = tableGame(batch.game);
  const { game } = table;
  const names = places.map(place => batch.bots[place]!);
  const bots = names.map((name, seat) => (isProgram(name) ? null : makeBot(table, name, seed * 31 + seat + 1)));
  const thought = names.map(() => ({ decisions: 0, millis: 0 }));
  const company =
    batch.external === undefined
      ? null
      : new Company(
          batch.external,
          places.map((place, seat) => ({ place, name: names[seat]! })),
          setup,
          seed - batch.external.seed + 1,
        );
  const began = performance.now();
  let decisions = 0;
  let state: State | null = null;
  let match: Match<State> | null = null;
  const over = (fault: string | null): Played => {
    const result = fault === null ? (state?.result ?? null) : null;
    return {
      seed,
      setup,
      bots: names,
      decisions,
      turns: state === null ? 0 : table.turn(state),
      winners: result?.winners ?? [],
      kind: fault === null ? (result?.kind ?? 'none') : 'aborted',
      fault,
      seconds: (performance.now() - began) / 1000,
      thought,
      record: batch.record ? (match?.record() ?? null) : null,
      external: company?.over(result === null ? null : { ...result, rewards: sharesOf(result, names.length) }) ?? [],
    };
  };
  try {
    if (kept) match = Match.start(game, batch.setups[setup], seed);
    state = match?.state ?? start(game, batch.setups[setup], seed);
    if (company !== null && match !== null) {
      const begun = match.state;
      yield company.sit(
        table,
        names.map((_, at) => table.seatName(begun, at)),
      );
      company.hear(match.length, match.hear());
    }
    const positions = new Positions(game);
    while (state.result === null) {
      const seat = awaited(state)[0];
      if (seat === undefined) return over('nobody can act');
      // bots claim a draw where they can: nothing else would end some matches
      if (match === null) positions.look(state, decisions);
      if (match?.canClaimDraw(seat) ?? positions.claimable(state, seat)) {
        if (match === null) endAsDraw(game, state);
        else match.claimDraw(seat);
        break;
      }
      if (decisions >= DECISION_LIMIT) return over(`more than ${DECISION_LIMIT} decisions`);
      const own = thought[seat]!;
      if (!forced(game, state, seat)) own.decisions++;
      const bot = bots[seat]!;
      const asks = performance.now();
      const picks = bot === null ? null : bot.choose(asked(game, state, seat));
      const ids = match === null ? null : picks === null ? yield company!.at(seat)!.answer(match) : picks.map(optionId);
      own.millis += performance.now() - asks;
      if (match !== null) {
        match.answer(match.decision, seat, ids as readonly string[]);
        const heard = match.hear();
        company?.hear(match.length, heard);
        state = match.state;
      } else answer(game, state, seat, picks!);
      decisions++;
    }
    return over(null);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    // to vote on what comes to no end one must know the position before it: the same game again, with all that a match keeps
    if (error instanceof Endless && !kept && game.unresolved !== undefined) return yield* playOne(batch, planned, true);
    return over(error instanceof ProgramFault || error instanceof Error ? error.message : String(error));
  }
}
