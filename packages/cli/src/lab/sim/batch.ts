// Plays a batch of simulated games, in a worker.
import { setImmediate } from 'node:timers/promises';
import { asked } from '@orrery/bots';
import {
  BadInput,
  checked,
  forced,
  type MatchRecord,
  type Option,
  type Seat,
  type State,
  sharesOf,
} from '@orrery/kernel';
import { loadGame, type TableGame } from '@orrery/table';
import type { Conduct } from '../../external-bots/bot.ts';
import { isProgram } from '../../external-bots/command.ts';
import { Company, type ExternalRun } from '../../external-bots/run.ts';
import { Bout, botAt, DECISION_LIMIT } from './bout.ts';

/** A batch of simulated games, as plain data for a worker. */
export interface Batch {
  readonly game: string;
  /** the setups that games use in turn, by number */
  readonly setups: readonly unknown[];
  /** the bots in these games */
  readonly bots: readonly string[];
  readonly games: readonly PlannedGame[];
  readonly record: boolean;
  /** settings of external bots; absent without them */
  readonly external?: ExternalRun | undefined;
}

/** One game to play. */
export interface PlannedGame {
  readonly seed: number;
  readonly setup: number;
  /** the bot in each seat, by its place in the list */
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
  /** the kind of victory or, without winners, of draw; `aborted` if it was stopped */
  readonly kind: string;
  readonly fault: string | null;
  readonly seconds: number;
  /** by seat: how many answers it gave when it had a choice, and the time of all its answers */
  readonly thought: readonly { readonly decisions: number; readonly millis: number }[];
  readonly record: MatchRecord | null;
  /** the results of external bots */
  readonly external: readonly Conduct[];
}

/**
 * Plays the games of a batch, one after the other. A game that fails is reported as aborted, not thrown.
 * @param stopped true once unfinished games are left out
 */
export default async function playBatch(batch: Batch, stopped = () => false): Promise<Played[]> {
  const all: Played[] = [];
  for (const planned of batch.games) {
    const playing = playOne(batch, planned);
    let step = playing.next();
    while (step.done !== true) {
      step = await step.value.then(
        value => playing.next(value),
        fault => playing.throw(fault),
      );
      if (stopped()) return all;
    }
    all.push(step.value);
  }
  return all;
}

/** A running game. It waits when external bots sit down or must answer, and pauses now and then for the rest of its thread. */
type Playing = Generator<Promise<unknown>, Played, unknown>;

/** How long it plays between pauses, in milliseconds. Signals are heard at a pause. */
const BREATH = 50;

/** Plays a game. If external bots must hear what happens, or a record is wanted, it keeps the events from the beginning. */
function* playOne(batch: Batch, { seed, setup, places }: PlannedGame): Playing {
  const table = (yield loadGame(batch.game, batch.setups[setup])) as TableGame<State>;
  const { game } = table;
  const names = places.map(place => batch.bots[place]!);
  const bots = names.map((name, seat) => (isProgram(name) ? null : botAt(table, name, seed, seat)));
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
  let bout: Bout | null = null;
  const over = (fault: string | null): Played => {
    const result = fault === null ? (bout?.state.result ?? null) : null;
    return {
      seed,
      setup,
      bots: names,
      decisions: bout?.answers ?? 0,
      turns: bout === null ? 0 : table.turn(bout.state),
      winners: result?.winners ?? [],
      kind: fault === null ? (result?.kind ?? 'none') : 'aborted',
      fault,
      seconds: (performance.now() - began) / 1000,
      thought,
      record: batch.record ? (bout?.match?.record() ?? null) : null,
      external: company?.over(result === null ? null : { ...result, rewards: sharesOf(result, names.length) }) ?? [],
    };
  };
  try {
    bout = new Bout(table, batch.setups[setup], seed, batch.record || company !== null);
    if (company !== null) {
      yield company.sit(table, bout.state);
      company.hear(bout.match!.length, bout.match!.hear());
    }
    let breath = performance.now();
    for (let [seat] = bout.asked(); seat !== undefined; [seat] = bout.asked()) {
      if (performance.now() > breath + BREATH) {
        yield setImmediate();
        breath = performance.now();
      }
      const { state } = bout;
      const own = thought[seat]!;
      if (!forced(game, state, seat)) own.decisions++;
      const bot = bots[seat]!;
      const asks = performance.now();
      const picks = bot === null ? yield* outside(bout, seat, company!) : bot.choose(asked(game, state, seat));
      own.millis += performance.now() - asks;
      const heard = bout.answer(seat, picks);
      company?.hear(bout.match!.length, heard);
    }
    return over(bout.stuck === 'too long' ? `more than ${DECISION_LIMIT} decisions` : bout.stuck);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    return over(error instanceof Error ? error.message : String(error));
  }
}

/** The answer of an external bot. */
function* outside(
  { match }: Bout,
  seat: Seat,
  company: Company,
): Generator<Promise<unknown>, readonly Option[], unknown> {
  const { game, state, decision } = match!;
  const ids = yield company.at(seat)!.answer(match!);
  return checked(game, state, decision, seat, ids as readonly string[]);
}
