// Writes a person's new name wherever their old one stood.
import type { Person } from '@orrery/protocol';
import type { Host } from '../http/host.ts';
import type { Play } from '../play/play.ts';

/**
 * Changes a person's name at every table, in chat and in everything stored. Somebody who takes the old name later finds no trace of it.
 * @param person with the new name
 */
export async function rename(host: Host, { tableShown }: Pick<Play, 'tableShown'>, person: Person): Promise<void> {
  const { db } = host.database;
  const { id, name } = person;
  const seats = await db.updateTable('game_seat').set({ name }).where('person', '=', id).returning('code').execute();
  await db.updateTable('chat_line').set({ name }).where('person', '=', id).execute();
  await db.updateTable('chat_report').set({ name }).where('person', '=', id).execute();
  for (const code of new Set(seats.map(seat => seat.code))) await tableShown(code);
}
