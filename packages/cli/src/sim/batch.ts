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
  start,
} from '@orrery/kernel';
import { makeBot, tableGame } from '@orrery/table';

/** One batch of simulated games, as plain data for a worker. */
export interface Batch {
  readonly game: string;
  /** the setups that games have in turn, by number */
  readonly setups: readonly unknown[];
  /** bots by seat */
  readonly bots: readonly string[];
  /** `turned`: by how many seats the bots have moved */
  readonly games: readonly { readonly seed: number; readonly setup: number; readonly turned: number }[];
  readonly record: boolean;
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
}

/** No game is let to be longer: a fault of the rules or of the bots, not a long game. */
export const DECISION_LIMIT = 20_000;

/** Plays the games of a batch, one after the other. A game that fails is reported as aborted, not thrown. */
export default function playBatch(batch: Batch): Played[] {
  return batch.games.map(({ seed, setup, turned }) => playOne(batch, seed, setup, turned));
}

/** @param kept whether the game is played as a match that keeps its record: then what comes to no end is voted on (`Game.unresolved`) */
function playOne(batch: Batch, seed: number, setup: number, turned: number, kept = batch.record): Played {
  const table = tableGame(batch.game);
  const { game } = table;
  const names = batch.bots.map((_, seat) => batch.bots[(seat + turned) % batch.bots.length]!);
  const bots = names.map((name, seat) => makeBot(table, name, seed * 31 + seat + 1));
  const thought = names.map(() => ({ decisions: 0, millis: 0 }));
  const began = performance.now();
  let decisions = 0;
  let state: State | null = null;
  let match: Match<State> | null = null;
  const over = (fault: string | null): Played => ({
    seed,
    setup,
    bots: names,
    decisions,
    turns: state === null ? 0 : table.turn(state),
    winners: fault === null ? (state?.result?.winners ?? []) : [],
    kind: fault === null ? (state?.result?.kind ?? 'none') : 'aborted',
    fault,
    seconds: (performance.now() - began) / 1000,
    thought,
    record: batch.record ? (match?.record() ?? null) : null,
  });
  try {
    if (kept) match = Match.start(game, batch.setups[setup], seed);
    state = match?.state ?? start(game, batch.setups[setup], seed);
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
      const asks = performance.now();
      const picks = bots[seat]!.choose(asked(game, state, seat));
      own.millis += performance.now() - asks;
      if (match !== null) {
        match.answer(match.decision, seat, picks.map(optionId));
        match.hear();
        state = match.state;
      } else answer(game, state, seat, picks);
      decisions++;
    }
    return over(null);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    // to vote on what comes to no end one must know the position before it: the same game again, with all that a match keeps
    if (error instanceof Endless && !kept && game.unresolved !== undefined)
      return playOne(batch, seed, setup, turned, true);
    return over(error instanceof ProgramFault || error instanceof Error ? error.message : String(error));
  }
}
