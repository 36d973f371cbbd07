// Opens a rematch: the same people, the same decks, a new table.
import type { Person, TableStatus } from '@orrery/protocol';
import { tableGame } from '@orrery/table';
import { Problem } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { seatOf, storedTable } from './info.ts';
import { storeTable } from './open.ts';
import { isOver } from './over.ts';

/**
 * Opens a table for another game of the same people with the same decks; whoever asks second gets the one that the first has opened.
 * @returns its code. @throws Problem where the game is not over, or this person did not play in it
 */
export async function rematch(host: Host, code: string, person: Person): Promise<string> {
  const stored = await storedTable(host.database, code);
  if (seatOf(stored, person.id) === null) throw new Problem('forbidden', 'You have no seat at this table.');
  if (!isOver(stored)) throw new Problem('state', 'The game is not over yet.');
  if (stored.rematch !== null) return stored.rematch;
  const { ownTitle, game, ruleset, options, seats } = stored;
  const made = await storeTable(host, {
    title: ownTitle,
    game,
    version: tableGame(game).game.version,
    ruleset,
    owner: person.id,
    options,
    seats: seats.map(({ kind, person: who, name, deck }) =>
      // who has left for good plays no more: his seat is free
      kind === 'person' && who === null
        ? { kind: 'open', person: null, name: null, deck: null, ready: 0 }
        : { kind, person: who, name, deck, ready: kind === 'bot' ? 1 : 0 },
    ),
  });
  return (await nextAt(host, code, made, 'finished'))!;
}

/**
 * Says of a table where its people go on. Where somebody else has said so at the same moment, the first counts, and the other table is taken away.
 * @param made the code of the new table
 * @param status how the old table has to stand
 * @returns the code of the one that counts; null where the old table does not stand so any more: then the new one is taken away
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
