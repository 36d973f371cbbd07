// Removes a person from everything when they delete their account, and moves a guest's seats to an account.
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

/** The tables that have not ended and where a person sits or is the host. */
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
 * Deletes a person: resigns their games, frees their seats at waiting tables, and removes all their data. Games stay. `LEFT` replaces their name
 * everywhere: at seats, in titles, in what others wrote, in reports, in names of decks.
 * @param remove deletes the account, at the end
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
    // a seat that was reserved for them is free
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

/**
 * The tables where a person sits, is invited or is the host, and all tables linked to them by rematch or continuation, because titles are handed on.
 */
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

/** How many tables one query looks for. */
const AT_ONCE = 100;

/** Removes a person's name from a table: its title, chat of others, reports, names of decks. */
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
    // Their own lists are removed, also at tables that continue the game. The setup of the game has the cards. The seat only says that there was a
    // deck.
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

/** The lists that a person brought to tables. */
async function listsOf(db: Transaction<Tables>, { id }: Person): Promise<ReadonlySet<string>> {
  const seats = await db.selectFrom('game_seat').select('deck').where('person', '=', id).execute();
  const decks = seats.flatMap(({ deck }) => (deck === null ? [] : [JSON.parse(deck) as GivenDeck]));
  return new Set(decks.filter(({ ready }) => !ready).map(({ text }) => text));
}

/** Replaces a name where it stands as a word of its own, in capitals or not. */
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
    // the game is over or frozen, or they have resigned before: nothing to do
    if (!(error instanceof Refused) && !(error instanceof Problem && error.reason === 'state')) throw error;
  }
}

/** Moves a guest's seats to the account that they sign in to, except at tables where the account has a seat. */
export async function handSeats(host: Host, games: Games, guest: Person, account: Person): Promise<void> {
  const { database } = host;
  await database.db
    .updateTable('chat_line')
    .set({ person: account.id, name: account.name })
    .where('person', '=', guest.id)
    // both may have used the same key, and keys are not needed any more
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
