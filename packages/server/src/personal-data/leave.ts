// Takes a person out of everything when they leave for good, or when a guest becomes an account.
import { Refused } from '@orrery/kernel';
import type { Person } from '@orrery/protocol';
import type { GivenDeck } from '@orrery/table';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { Problem } from '../errors/problem.ts';
import type { Games } from '../games/games.ts';
import type { Host } from '../http/host.ts';
import { stand } from '../lobby/seats.ts';
import { LEFT } from '../names/names.ts';
import type { Play } from '../play/play.ts';
import { seatOf, storedTable } from '../tables/info.ts';

/** The tables at which somebody sits, or that he opened, which have not ended. */
async function openTables({ database: { db } }: Host, person: Person): Promise<{ code: string; status: string }[]> {
  return db
    .selectFrom('game_table')
    .leftJoin('game_seat', 'game_seat.code', 'game_table.code')
    .select(['game_table.code', 'game_table.status'])
    .distinct()
    .where('status', 'in', ['waiting', 'playing'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('game_seat.person', '=', person.id), eb('game_seat.kind', '=', 'person')]),
        eb('game_table.owner', '=', person.id),
      ]),
    )
    .execute();
}

/**
 * Somebody leaves for good: he resigns where he plays, gives back the seats where nothing has begun, and is gone with all that was his. Games stay,
 * with a name in his place that says so, wherever his name stood: at seats, in titles, in what others said there, in reports, in names of decks.
 * @param remove deletes who he was, in the end
 */
export async function leaveForGood(
  host: Host,
  games: Games,
  person: Person,
  remove: (person: Person) => Promise<void>,
  { tableChanged, tableShown }: Pick<Play, 'tableChanged' | 'tableShown'>,
): Promise<void> {
  const { db } = host.database;
  const open = await openTables(host, person);
  for (const { code, status } of open) {
    if (status === 'waiting') await stand(host, code, person);
    else await resign(games, code, person);
  }
  const codes = await tablesAround(host, person);
  await db.transaction().execute(async db => {
    const brought = await listsOf(db, person);
    for (const code of codes) await unname(db, code, person, brought);
    await db.updateTable('game_table').set({ owner: '' }).where('owner', '=', person.id).execute();
    // a seat that was kept for him is free
    await db
      .updateTable('game_seat')
      .set({ kind: 'open', person: null, name: null })
      .where('person', '=', person.id)
      .where('kind', '=', 'invited')
      .execute();
    await db.updateTable('game_seat').set({ person: null, name: LEFT }).where('person', '=', person.id).execute();
    await db.deleteFrom('chat_line').where('person', '=', person.id).execute();
    await db.deleteFrom('chat_report').where('reporter', '=', person.id).execute();
    await db.updateTable('chat_report').set({ person: null, name: LEFT }).where('person', '=', person.id).execute();
    await db
      .deleteFrom('chat_mute')
      .where(({ or, eb }) => or([eb('person', '=', person.id), eb('muted', '=', person.id)]))
      .execute();
  });
  await remove(person);
  const own = new Set(open.map(x => x.code));
  for (const code of new Set([...own, ...codes])) {
    await games.renew(code);
    await (own.has(code) ? tableChanged(code) : tableShown(code));
  }
}

/** The tables where somebody sits, is invited, or that he opened, with those that go on from them or that they go on from: their titles were handed on. */
async function tablesAround({ database: { db } }: Host, person: Person): Promise<ReadonlySet<string>> {
  const seats = await db.selectFrom('game_seat').select('code').where('person', '=', person.id).execute();
  const own = await db.selectFrom('game_table').select('code').where('owner', '=', person.id).execute();
  const found = new Set([...seats, ...own].map(({ code }) => code));
  for (let next = [...found]; next.length > 0; ) {
    const codes = next.splice(0, AT_ONCE);
    const ahead = await db
      .selectFrom('game_table')
      .select(['rematch', 'continues'])
      .where('code', 'in', codes)
      .execute();
    const behind = await db.selectFrom('game_table').select('code').where('rematch', 'in', codes).execute();
    const onward = await db
      .selectFrom('game_table')
      .select('code')
      .where(({ or, eb }) => or(codes.map(code => eb('continues', 'like', `{"table":"${code}",%`))))
      .execute();
    const linked = [
      ...ahead.flatMap(({ rematch, continues }) => [
        ...(rematch === null ? [] : [rematch]),
        ...(continues === null ? [] : [(JSON.parse(continues) as { readonly table: string }).table]),
      ]),
      ...[...behind, ...onward].map(({ code }) => code),
    ];
    for (const code of linked) {
      if (found.has(code)) continue;
      found.add(code);
      next.push(code);
    }
  }
  return found;
}

/** So many tables are looked for at once. */
const AT_ONCE = 100;

/** Takes somebody's name out of what stands at a table: its title, what others said, what was reported, what his deck is called. */
async function unname(
  db: Transaction<Tables>,
  code: string,
  { id, name }: Person,
  brought: ReadonlySet<string>,
): Promise<void> {
  const without = unnamed(name);
  const table = await db
    .selectFrom('game_table')
    .select(['title', 'setup'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (table !== undefined && without(table.title) !== table.title)
    await db.updateTable('game_table').set({ title: '' }).where('code', '=', code).execute();
  const lines = await db.selectFrom('chat_line').select(['number', 'text']).where('code', '=', code).execute();
  for (const { number, text } of lines)
    if (without(text) !== text)
      await db
        .updateTable('chat_line')
        .set({ text: without(text) })
        .where('code', '=', code)
        .where('number', '=', number)
        .execute();
  const reports = await db.selectFrom('chat_report').selectAll().where('code', '=', code).execute();
  for (const { number, reporter, text, reason } of reports)
    await db
      .updateTable('chat_report')
      .set({ text: without(text), reason: without(reason) })
      .where('code', '=', code)
      .where('number', '=', number)
      .where('reporter', '=', reporter)
      .execute();
  const seats = await db
    .selectFrom('game_seat')
    .select(['seat', 'deck', 'person'])
    .where('code', '=', code)
    .where('deck', 'is not', null)
    .execute();
  for (const { seat, deck, person } of seats) {
    const given = JSON.parse(deck!) as GivenDeck;
    // what he has brought is his, also where others went on with it, and the game has its cards: what is left is that there was a deck
    const own = !given.ready && (person === id || (table?.setup != null && brought.has(given.text)));
    if (!own && without(given.name) === given.name) continue;
    const kept: GivenDeck = own ? { name: 'A deck', text: '', ready: false } : { ...given, name: without(given.name) };
    await db
      .updateTable('game_seat')
      .set({ deck: JSON.stringify(kept) })
      .where('code', '=', code)
      .where('seat', '=', seat)
      .execute();
  }
}

/** The lists that somebody has brought to tables. */
async function listsOf(db: Transaction<Tables>, { id }: Person): Promise<ReadonlySet<string>> {
  const seats = await db.selectFrom('game_seat').select('deck').where('person', '=', id).execute();
  const decks = seats.flatMap(({ deck }) => (deck === null ? [] : [JSON.parse(deck) as GivenDeck]));
  return new Set(decks.filter(({ ready }) => !ready).map(({ text }) => text));
}

/** Puts words in the place of a name, where it stands as a word of its own, in small letters or large ones. */
export function unnamed(name: string): (text: string) => string {
  const written = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const word = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${written}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
  return text => text.replace(word, () => LEFT);
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
  await database.db
    .updateTable('chat_line')
    .set({ person: account.id, name: account.name })
    .where('person', '=', guest.id)
    // a key of his own may be that of a line of the other: it is needed no more
    .set({ key: null })
    .execute();
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
