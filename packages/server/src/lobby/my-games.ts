// The games of one person: those that wait for them, those going on, those that are over.
import { type Result, shownLine } from '@orrery/kernel';
import type { FinishedGames, MyGame, MyGames, Person, TableStatus } from '@orrery/protocol';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { GameSeat } from '../database/tables.ts';
import type { TableEvent } from '../log/table-event.ts';
import { deckOf, type StoredTable, seatOf, storedTables } from '../tables/info.ts';
import { pageOf } from '../tables/listed.ts';

/** How many finished games a page has, the latest first. */
const PAGE = 100;
/** The most other games in the answer: those where it is the person's turn come first. */
const MOST_OPEN = 500;
/** How many logs one statement asks about. */
const AT_ONCE = 1_000;

/** The games of a person: those where it is their turn, those where it is not, and finished ones. The logs say all of this, so no game is loaded. */
export async function gamesOf(database: Database, person: Person): Promise<MyGames> {
  const seats = await seatsAt(database, person, ['playing', 'waiting']).execute();
  const asked = await askedAt(
    database,
    seats.filter(({ status }) => status === 'playing').map(({ code }) => code),
  );
  const isMine = ({ code, seat }: (typeof seats)[number]) => asked.get(code)?.persons.includes(seat) ?? false;
  const open = await storedTables(
    database,
    [...seats.filter(isMine), ...seats.filter(row => !isMine(row))].slice(0, MOST_OPEN).map(({ code }) => code),
  );
  const games = open.map(stored => gameOf(stored, person, asked.get(stored.code)));
  const playing = games
    .filter(({ status }) => status === 'playing')
    .sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || a.changed - b.changed);
  return {
    turns: playing.filter(game => game.mine),
    going: playing.filter(game => !game.mine),
    waiting: games.filter(({ status }) => status === 'waiting'),
    ...(await finishedOf(database, person, undefined)),
  };
}

/** A page of a person's games that are over or frozen. @param after the code of the last game of the page before */
export async function finishedOf(
  database: Database,
  person: Person,
  after: string | undefined,
): Promise<FinishedGames> {
  let query = seatsAt(database, person, ['finished', 'frozen']);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(game_table.changed, game_table.code) < (select changed, code from game_table where code = ${after})`,
    );
  const { found, next } = pageOf(await query.limit(PAGE + 1).execute(), PAGE);
  const stored = await storedTables(
    database,
    found.map(({ code }) => code),
  );
  return { finished: stored.map(table => gameOf(table, person, undefined)), next };
}

/** The tables where a person has a seat, the ones with the latest action first. */
const seatsAt = ({ db }: Database, person: Person, statuses: readonly string[]) =>
  db
    .selectFrom('game_seat')
    .innerJoin('game_table', 'game_table.code', 'game_seat.code')
    .select(['game_table.code', 'game_table.status', 'game_seat.seat'])
    .where('game_seat.person', '=', person.id)
    .where('game_seat.kind', '=', 'person')
    .where('game_table.status', 'in', statuses)
    .orderBy('game_table.changed', 'desc')
    .orderBy('game_table.code', 'desc');

/** The last row of a game: the persons who owe an answer, and since when. */
interface LastAsked {
  readonly persons: readonly number[];
  readonly at: number;
}

async function askedAt(database: Database, codes: readonly string[]): Promise<Map<string, LastAsked>> {
  const asked = new Map<string, LastAsked>();
  for (let from = 0; from < codes.length; from += AT_ONCE)
    for (const { code, deed, at } of await lastRows(database, codes.slice(from, from + AT_ONCE)))
      asked.set(code, { persons: (JSON.parse(deed) as TableEvent).asks.persons, at: Number(at) });
  return asked;
}

/** The last row of each log. */
const lastRows = ({ db }: Database, codes: readonly string[]) =>
  db
    .selectFrom('game_log')
    .innerJoin(
      db
        .selectFrom('game_log')
        .select(({ fn }) => ['code as at_table', fn.max('number').as('last')])
        .where('code', 'in', codes)
        .groupBy('code')
        .as('ends'),
      join => join.onRef('ends.at_table', '=', 'game_log.code').onRef('ends.last', '=', 'game_log.number'),
    )
    .select(['game_log.code', 'game_log.deed', 'game_log.at'])
    .execute();

function gameOf(stored: StoredTable, person: Person, asked: LastAsked | undefined): MyGame {
  const { code, title, game, status, due, changed, seats, result, turns } = stored;
  const seat = seatOf(stored, person.id);
  const waits = asked?.persons ?? [];
  return {
    code,
    title,
    game,
    status: status as TableStatus,
    players: seats.map(x => x.name ?? 'nobody yet'),
    waitsFor: waits.map(at => seats[at]?.name ?? ''),
    mine: seat !== null && waits.includes(seat),
    due: due === null ? null : Number(due),
    winners: result === null ? null : [...(JSON.parse(result) as Result).winners],
    seat,
    deck: seat === null ? null : shownDeck(seats[seat]!),
    turns,
    changed: Math.max(Number(changed), asked?.at ?? 0),
  };
}

/** The name of the deck at a seat; null if none is chosen. */
function shownDeck(seat: GameSeat): string | null {
  const deck = deckOf(seat);
  return deck === null ? null : shownLine(deck.name);
}
