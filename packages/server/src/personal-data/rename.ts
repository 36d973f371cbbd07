// Writes a person's new name wherever their old one stood.
import type { Person } from '@orrery/protocol';
import type { Host } from '../http/host.ts';
import type { Play } from '../play/play.ts';

/**
 * Somebody is called otherwise: so he is at every table, in what he said and in what is kept of it. Whoever takes his old name one day finds it
 * nowhere.
 * @param person as he is called now
 */
export async function rename(host: Host, { tableShown }: Pick<Play, 'tableShown'>, person: Person): Promise<void> {
  const { db } = host.database;
  const { id, name } = person;
  const seats = await db.updateTable('game_seat').set({ name }).where('person', '=', id).returning('code').execute();
  await db.updateTable('chat_line').set({ name }).where('person', '=', id).execute();
  await db.updateTable('chat_report').set({ name }).where('person', '=', id).execute();
  for (const code of new Set(seats.map(seat => seat.code))) await tableShown(code);
}
