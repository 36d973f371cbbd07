import type { Result } from '@orrery/kernel';
import type { MyGame, MyGames, Person, TableStatus } from '@orrery/protocol';
import type { Database } from '../db/open.ts';
import type { Deed } from '../play/deeds.ts';
import { type StoredTable, seatOf, storedTables } from '../tables/info.ts';

/** So many games that are over are told, the latest first. */
const MOST_FINISHED = 100;
/** And so many of the others. */
const MOST_OPEN = 500;

/** The games of a person: what waits for him, what waits for others, what is over. All of it stands in the log: no game is opened for it. */
export async function gamesOf(database: Database, person: Person): Promise<MyGames> {
  const open = await tablesOf(database, person, ['playing', 'waiting'], MOST_OPEN);
  const over = await tablesOf(database, person, ['finished', 'frozen'], MOST_FINISHED);
  const asked = await askedAt(database, open);
  const games = [...open, ...over].map(stored => gameOf(stored, person, asked.get(stored.code)));
  const at = (...statuses: string[]) => games.filter(game => statuses.includes(game.status));
  const playing = at('playing').sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || a.changed - b.changed);
  return {
    turns: playing.filter(game => game.mine),
    going: playing.filter(game => !game.mine),
    waiting: at('waiting'),
    finished: at('finished', 'frozen'),
  };
}

async function tablesOf(
  database: Database,
  person: Person,
  statuses: readonly string[],
  most: number,
): Promise<StoredTable[]> {
  const rows = await database.db
    .selectFrom('game_seat')
    .innerJoin('game_table', 'game_table.code', 'game_seat.code')
    .select('game_table.code')
    .where('game_seat.person', '=', person.id)
    .where('game_seat.kind', '=', 'person')
    .where('game_table.status', 'in', statuses)
    .orderBy('game_table.changed', 'desc')
    .limit(most)
    .execute();
  return storedTables(
    database,
    rows.map(row => row.code),
  );
}

/** What the last row of a game says: who owes an answer, and since when. */
interface Asked {
  readonly persons: readonly number[];
  readonly at: number;
}

async function askedAt({ db }: Database, tables: readonly StoredTable[]): Promise<Map<string, Asked>> {
  const codes = tables.filter(stored => stored.status === 'playing').map(stored => stored.code);
  if (codes.length === 0) return new Map();
  const rows = await db
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
  return new Map(
    rows.map(({ code, deed, at }) => [code, { persons: (JSON.parse(deed) as Deed).asks.persons, at: Number(at) }]),
  );
}

function gameOf(stored: StoredTable, person: Person, asked: Asked | undefined): MyGame {
  const { code, title, game, status, due, changed, seats, result } = stored;
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
    changed: Math.max(Number(changed), asked?.at ?? 0),
  };
}
