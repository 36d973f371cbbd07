// Opens a rematch: the same people, the same decks, a new table.
import type { Person, TableStatus } from '@orrery/protocol';
import { tableGame } from '@orrery/table/rules';
import { Problem } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { seatOf, storedTable } from './info.ts';
import { overlayOf, storeTable } from './open.ts';
import { isOver } from './over.ts';

/**
 * Opens a table for a rematch with the same people and decks. The second player who asks gets the same table.
 * @returns its code. @throws Problem if the game is not over, or this person did not play in it
 */
export async function rematch(host: Host, code: string, person: Person): Promise<string> {
  const stored = await storedTable(host.database, code);
  if (seatOf(stored, person.id) === null) throw new Problem('forbidden', 'You have no seat at this table.');
  if (!isOver(stored)) throw new Problem('state', 'The game is not over yet.');
  if (stored.rematch !== null) return stored.rematch;
  const { ownTitle, game, ruleset, options, agreed, seats } = stored;
  const made = await storeTable(host, {
    title: ownTitle,
    game,
    version: tableGame(game).game.version,
    ruleset,
    owner: person.id,
    options,
    overlay: overlayOf(stored),
    agreed,
    seats: seats.map(({ kind, person: who, name, deck }) =>
      // the seat of a person who deleted their account is free
      kind === 'person' && who === null
        ? { kind: 'open', person: null, name: null, deck: null, ready: 0 }
        : { kind, person: who, name, deck, ready: kind === 'bot' ? 1 : 0 },
    ),
  });
  return (await nextAt(host, code, made, 'finished'))!;
}

/**
 * Notes the table where the players of an old table continue. If two nodes do so at the same moment, the first one counts, and the other new table is
 * deleted.
 * @param made the code of the new table
 * @param status the status that the old table must have
 * @returns the code of the table that counts; null if the old table has another status. Then the new one is deleted.
 */
export async function nextAt(
  { database }: Host,
  code: string,
  made: string,
  status: TableStatus,
): Promise<string | null> {
  const { db, clock } = database;
  await db
    .updateTable('game_table')
    .set({ rematch: made, changed: clock })
    .where('code', '=', code)
    .where('status', '=', status)
    .where('rematch', 'is', null)
    .execute();
  const first = (await storedTable(database, code)).rematch;
  if (first !== made) await db.deleteFrom('game_table').where('code', '=', made).execute();
  return first;
}
