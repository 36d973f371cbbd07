// Slow work on finished games, done in threads: a replay takes up to half a second.
import { type MatchRecord, PRINT_EVERY, type Result, type Seat, type State } from '@orrery/kernel';
import type { PastMoment } from '@orrery/protocol';
import { type Player, Session } from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import { drawScene, sceneOf } from '../drawings/moment.ts';
import { Problem } from '../errors/problem.ts';
import { playedAlong } from '../log/played-along.ts';
import { type RawRow, rowOf } from '../log/rows.ts';

/** A finished or frozen game, with its log. */
export interface PastGame {
  readonly code: string;
  readonly game: string;
  readonly setup: string;
  readonly seed: number;
  readonly players: readonly Player[];
  readonly rows: readonly RawRow[];
}

/** A game that this thread has replayed, and where it stands. */
interface Walk {
  readonly code: string;
  readonly rows: number;
  readonly record: MatchRecord;
  readonly frozen: boolean;
  session: Session<State> | null;
}

/** The last game: people who look through a game ask for one moment after the other. */
let last: Walk | null = null;

function walkThrough({ code, game, setup, seed, players, rows }: PastGame): Walk {
  if (last?.code === code && last.rows === rows.length) return last;
  const steps = playedAlong(tableGame(game), { setup: JSON.parse(setup), seed }, rows.map(rowOf), players);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { session, divergence } = step.value;
  last = { code, rows: rows.length, record: session.match.record(), frozen: divergence !== null, session: null };
  return last;
}

/** @param after null for where it stands. @throws Problem if there is no such moment */
function sessionAt(past: PastGame, after: number | null) {
  const walk = walkThrough(past);
  const { record, frozen } = walk;
  const choices = after ?? record.choices.length;
  if (choices > record.choices.length)
    throw new Problem('input', `The game has ${record.choices.length} choices, not ${choices}.`);
  let session = walk.session;
  if (session === null || session.match.length > choices)
    session = Session.upTo(tableGame(past.game), record, choices, seat => past.players[seat]!);
  else for (const choice of record.choices.slice(session.match.length, choices)) session.take(choice);
  walk.session = session;
  return { record, frozen, session, choices };
}

/** The record of a game. */
export const recordOf = (past: PastGame): MatchRecord => walkThrough(past).record;

/** A moment of a game, as a seat saw it. @throws Problem if there is none */
export function momentOf({
  past,
  choices,
  viewer,
}: {
  readonly past: PastGame;
  readonly choices: number;
  readonly viewer: Seat | null;
}): PastMoment {
  const { record, session } = sessionAt(past, choices);
  return {
    table: past.code,
    choices,
    of: record.choices.length,
    seat: viewer,
    view: session.view(viewer),
    log: [...session.log(viewer)],
    standing: session.standing(),
  } as PastMoment;
}

/**
 * The picture of a moment, as a spectator saw it: a PNG.
 * @param choices null for the end @param page the folder of the built page, whose letters it has
 * @returns null where no picture can be drawn. @throws Problem if there is no such moment
 */
export async function drawMoment({
  past,
  choices,
  page,
}: {
  readonly past: PastGame;
  readonly choices: number | null;
  readonly page: string | null;
}): Promise<Uint8Array | null> {
  const { session } = sessionAt(past, choices);
  return drawScene(sceneOf(session, tableGame(past.game).cards), page);
}

/** The moment from which a game continues. */
export interface Branch {
  /** true if today's rules play it in another way */
  readonly frozen: boolean;
  readonly result: Result | null;
  /** the choices so far */
  readonly choices: MatchRecord['choices'];
  /** the fingerprints at the places where the log has them */
  readonly prints: MatchRecord['prints'];
  readonly decision: number;
  readonly pace: Session<State>['pace'];
  readonly awaited: readonly Seat[];
}

/** The start of a table that continues a game from a moment, or from where it stands (null). @throws Problem if there is no such moment */
export function branchAt(from: { readonly past: PastGame; readonly choices: number | null }): Branch {
  const { record, frozen, session, choices } = sessionAt(from.past, from.choices);
  return {
    frozen,
    result: session.result,
    choices: record.choices.slice(0, choices),
    prints: record.prints.filter(([at]) => at <= choices && at % PRINT_EVERY === 0),
    decision: session.match.decision,
    pace: session.pace,
    awaited: [...session.awaited],
  };
}
