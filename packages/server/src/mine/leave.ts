import { Refused } from '@orrery/kernel';
import type { Person } from '@orrery/protocol';
import type { Host } from '../host.ts';
import { LEFT } from '../people/names.ts';
import type { Games } from '../play/games.ts';
import { Problem } from '../problem.ts';
import { seatOf, storedTable } from '../tables/info.ts';
import { stand } from '../tables/seats.ts';

/** The tables at which somebody sits, or that he opened, which have not ended. */
async function openTables({ database: { db } }: Host, person: Person): Promise<{ code: string; status: string }[]> {
  return db
    .selectFrom('game_table')
    .leftJoin('game_seat', 'game_seat.code', 'game_table.code')
    .select(['game_table.code', 'game_table.status'])
    .distinct()
    .where('status', 'in', ['waiting', 'playing'])
    .where(({ or, eb }) => or([eb('game_seat.person', '=', person.id), eb('game_table.owner', '=', person.id)]))
    .execute();
}

/**
 * Somebody leaves for good: he resigns where he plays, gives back the seats where nothing has begun, and is gone with all that was his. Games stay,
 * with a name in his place that says so.
 * @param remove deletes who he was, in the end
 */
export async function leaveForGood(
  host: Host,
  games: Games,
  person: Person,
  remove: (person: Person) => Promise<void>,
  tableChanged: (code: string) => Promise<void>,
): Promise<void> {
  const { db } = host.database;
  const open = await openTables(host, person);
  for (const { code, status } of open) {
    if (status === 'waiting') await stand(host, code, person);
    else await resign(games, code, person);
  }
  const seats = await db.selectFrom('game_seat').select('code').where('person', '=', person.id).execute();
  await db.transaction().execute(async db => {
    await db
      .updateTable('game_table')
      .set({ title: 'A table' })
      .where('owner', '=', person.id)
      .where('title', 'like', `%${person.name.replace(/[\\%_]/g, '_')}%`)
      .execute();
    await db.updateTable('game_table').set({ owner: '' }).where('owner', '=', person.id).execute();
    await db.updateTable('game_seat').set({ person: null, name: LEFT }).where('person', '=', person.id).execute();
    await db.deleteFrom('chat_line').where('person', '=', person.id).execute();
    await db.deleteFrom('chat_report').where('reporter', '=', person.id).execute();
    await db
      .deleteFrom('chat_mute')
      .where(({ or, eb }) => or([eb('person', '=', person.id), eb('muted', '=', person.id)]))
      .execute();
  });
  await remove(person);
  for (const code of new Set([...open, ...seats].map(x => x.code))) {
    await games.renew(code);
    await tableChanged(code);
  }
}

async function resign(games: Games, code: string, person: Person): Promise<void> {
  const seat = await games.read(code, live => live.seatOf(person.id));
  if (seat === null) return;
  try {
    await games.do(code, null, { kind: 'resign', seat }, session => session.leave(seat));
  } catch (error) {
    // the game is over already, or frozen, or he has resigned before: then there is nothing to resign
    if (!(error instanceof Refused) && !(error instanceof Problem && error.reason === 'state')) throw error;
  }
}

/** What a guest has at tables goes to the account that he signs in to, but where that sits at the same table. */
export async function handSeats(host: Host, games: Games, guest: Person, account: Person): Promise<void> {
  const { database } = host;
  const seats = await database.db.selectFrom('game_seat').select('code').where('person', '=', guest.id).execute();
  for (const { code } of seats) {
    if (seatOf(await storedTable(database, code), account.id) !== null) continue;
    await database.db
      .updateTable('game_seat')
      .set({ person: account.id, name: account.name })
      .where('code', '=', code)
      .where('person', '=', guest.id)
      .execute();
    await games.renew(code);
  }
  await database.db.updateTable('game_table').set({ owner: account.id }).where('owner', '=', guest.id).execute();
}
