// Finished games: their records, their moments, and continuing from one of them.
import type { MatchRecord, Seat } from '@orrery/kernel';
import type { ContinueWanted, PastMoment, Person } from '@orrery/protocol';
import { checkBot } from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import type { GameSeat } from '../database/tables.ts';
import { Problem } from '../errors/problem.ts';
import { writeFirst } from '../games/first-row.ts';
import type { Games } from '../games/games.ts';
import { paceAt, playersOf } from '../games/live.ts';
import type { Host } from '../http/host.ts';
import { readRaw } from '../log/rows.ts';
import { type StoredTable, seatOf, storedTable } from '../tables/info.ts';
import { mayOpen } from '../tables/most.ts';
import { overlayOf, storeTable } from '../tables/open.ts';
import { mustBeOver } from '../tables/over.ts';
import { nextAt } from '../tables/rematch.ts';
import type { Branch, PastGame } from '../work/past.ts';

/** The usual bot if a game continues against bots. */
const USUAL_BOT = 'medium';

/** A finished game that this person may look at. @param person null for somebody unknown. @throws Problem if it is not over, or not for this person */
async function over(
  host: Pick<Host, 'database'>,
  code: string,
  person: Person | null,
): Promise<{ stored: StoredTable; seat: Seat | null }> {
  const stored = await storedTable(host.database, code);
  await mustBeOver(host.database, stored);
  const seat = person === null ? null : seatOf(stored, person.id);
  if (seat === null && stored.options.spectators === null)
    throw new Problem('forbidden', 'Only its players can look at this game.');
  return { stored, seat };
}

/** True if everybody may see all of a finished game. Secret decks stay secret. */
const isOpen = ({ options }: StoredTable): boolean => options.decks !== 'secret';

/**
 * The record of a finished game. It tells everything that was hidden, so games with secret decks have none to give.
 * @throws Problem
 */
export async function pastRecord(host: Host, code: string, person: Person): Promise<MatchRecord> {
  const { stored } = await over(host, code, person);
  if (!isOpen(stored))
    throw new Problem(
      'forbidden',
      'The decks of this game were secret, and its record would show them. Look at its moments instead.',
    );
  return host.workshop.do('recordOf', await logOf(host, stored));
}

/**
 * A moment of a finished game, after a number of choices, as a seat saw it.
 * @param of the seat whose view it is; without it, that of this person, or of spectators
 * @throws Problem if this person may not see it, or there is no such moment
 */
export async function pastMoment(
  host: Host,
  code: string,
  person: Person,
  choices: number,
  of: Seat | undefined,
): Promise<PastMoment> {
  const { stored, seat } = await over(host, code, person);
  const viewer = of ?? seat;
  if (viewer !== seat && !isOpen(stored))
    throw new Problem('forbidden', 'The decks of this game were secret. You can only see it from your own seat.');
  if (viewer !== null && stored.seats[viewer] === undefined)
    throw new Problem('input', `There is no seat ${viewer + 1} at this table.`);
  return host.workshop.do('momentOf', { past: await logOf(host, stored), choices, viewer });
}

/** A finished game that everybody may look at. @throws Problem if it is not over, or only for its players */
export const openToAll = async (host: Pick<Host, 'database'>, code: string): Promise<StoredTable> =>
  (await over(host, code, null)).stored;

/**
 * The picture of a moment of such a game, as a spectator saw it: a PNG.
 * @param choices null for the end @param page the folder of the built page, whose letters it has
 * @returns null where no picture can be drawn. @throws Problem if there is no such moment
 */
export async function pastPicture(
  host: Host,
  stored: StoredTable,
  choices: number | null,
  page: string | null,
): Promise<Uint8Array | null> {
  return host.workshop.do('drawMoment', { past: await logOf(host, stored), choices, page });
}

/** A game in the form that a thread replays. */
async function logOf({ database }: Host, stored: StoredTable): Promise<PastGame> {
  const { code, game, setup, seed } = stored;
  return { code, game, setup: setup!, seed: seed!, players: playersOf(stored), rows: await readRaw(database, code, 0) };
}

/** The moment from which somebody wants to continue. @throws Problem if there is no such moment, or no room for another table or game */
async function branchFrom(
  host: Host,
  games: Games,
  stored: StoredTable,
  person: Person,
  choices: number | null,
): Promise<Branch> {
  await mayOpen(host.database.db, host.limits, person.id, stored.seats.length);
  games.mayBegin();
  return host.workshop.do('branchAt', { past: await logOf(host, stored), choices });
}

/**
 * Continues a game as a new table: a finished one from a moment, against bots; a frozen one from where it stands, with the same people.
 * @returns its code. @throws Problem
 */
export async function continueFrom(
  host: Host,
  games: Games,
  code: string,
  person: Person,
  wanted: ContinueWanted,
): Promise<string> {
  const stored = await storedTable(host.database, code);
  return stored.status === 'frozen'
    ? goOnTogether(host, games, stored, person, wanted)
    : branchOff(host, games, code, person, wanted);
}

/** Continues a finished game alone, against bots, from a moment. */
async function branchOff(
  host: Host,
  games: Games,
  code: string,
  person: Person,
  { choices, seat: wanted, bot = USUAL_BOT }: ContinueWanted,
): Promise<string> {
  checkBot(bot);
  const { stored, seat: own } = await over(host, code, person);
  const seat = wanted ?? own ?? 0;
  if (stored.seats[seat] === undefined) throw new Problem('input', `There is no seat ${seat + 1} at this table.`);
  if (seat !== own && !isOpen(stored))
    throw new Problem('forbidden', 'The decks of this game were secret. You can only go on from your own seat.');
  const from = await branchFrom(host, games, stored, person, choices ?? null);
  if (from.result !== null) throw new Problem('state', 'The game is over at that moment. Choose an earlier one.');
  const mine = { kind: 'person', person: person.id, name: person.name };
  const theirs = { kind: 'bot', person: null, name: bot };
  return playOn(host, stored, person, from, x => (x.seat === seat ? mine : theirs));
}

/**
 * Continues a frozen game with the same people from where it stands. No other moment is possible, because its moments are not shown. The second
 * player who continues gets the table of the first. The frozen game itself does not go on any more.
 */
async function goOnTogether(
  host: Host,
  games: Games,
  stored: StoredTable,
  person: Person,
  { choices }: ContinueWanted,
): Promise<string> {
  const { code } = stored;
  if (seatOf(stored, person.id) === null)
    throw new Problem('forbidden', 'This game is not over yet. Only its players can go on with it.');
  if (stored.rematch !== null) return stored.rematch;
  const from = await branchFrom(host, games, stored, person, null);
  if (!from.frozen) throw goesOnHere();
  const { length } = from.choices;
  if (choices !== undefined && choices !== length)
    throw new Problem('state', `A frozen game goes on from where it stopped: after ${length} choices.`);
  const made = await playOn(host, stored, person, from, ({ kind, person, name }) => ({ kind, person, name }));
  const next = await nextAt(host, code, made, 'frozen');
  if (next === null) throw goesOnHere();
  await games.renew(code);
  return next;
}

const goesOnHere = (): Problem => new Problem('state', 'This game goes on at its own table again.');

/** Opens a table that continues a game from one of its moments. @returns its code */
async function playOn(
  host: Host,
  stored: StoredTable,
  owner: Person,
  from: Branch,
  sits: (seat: GameSeat) => Pick<GameSeat, 'kind' | 'person' | 'name'>,
): Promise<string> {
  const choices = from.choices.length;
  const seats = stored.seats.map(seat => ({ ...sits(seat), deck: seat.deck, ready: 1 }));
  const persons = seats.filter(({ kind }) => kind === 'person').length;
  const made = await storeTable(host, {
    title: stored.ownTitle,
    game: stored.game,
    version: tableGame(stored.game).game.version,
    ruleset: stored.ruleset,
    owner: owner.id,
    // somebody who goes on alone against bots harms nobody with a hint
    options: { ...stored.options, listed: false, hints: stored.options.hints || persons < 2 },
    overlay: overlayOf(stored),
    agreed: stored.agreed,
    continues: JSON.stringify({ table: stored.code, choices }),
    seats,
  });
  await host.database.db.transaction().execute(async db => {
    await db
      .updateTable('game_table')
      .set({ status: 'playing', setup: stored.setup, seed: stored.seed })
      .where('code', '=', made)
      .execute();
    const persons = from.awaited.filter(x => seats[x]!.kind === 'person');
    await writeFirst(db, host.time, made, stored, {
      added: from.choices,
      prints: from.prints,
      deed: { kind: 'start', asks: { decision: from.decision, persons, ...paceAt(stored, from) } },
    });
  });
  return made;
}
