// Collects everything that the server keeps of one person.
import type { Person } from '@orrery/protocol';
import type { Decks } from '../decks/decks.ts';
import type { Host } from '../http/host.ts';
import { signedIn } from '../people/sessions.ts';

/** Everything that is stored of a person, except for the password, which nobody can read. */
export async function dataOf({ database }: Host, decks: Decks, person: Person): Promise<object> {
  const { db } = database;
  const known = await db.selectFrom('person').selectAll().where('id', '=', person.id).executeTakeFirst();
  const kept = await decks.list(person);
  const seats = await db
    .selectFrom('game_seat')
    .innerJoin('game_table', 'game_table.code', 'game_seat.code')
    .select(['game_table.code', 'title', 'game', 'status', 'seat', 'name', 'deck', 'created', 'result'])
    .where('game_seat.person', '=', person.id)
    .where('game_seat.kind', '=', 'person')
    .orderBy('created')
    .execute();
  const said = await db
    .selectFrom('chat_line')
    .select(['code', 'number', 'text', 'at'])
    .where('person', '=', person.id)
    .orderBy('at')
    .execute();
  const muted = await db.selectFrom('chat_mute').select('muted').where('person', '=', person.id).execute();
  const reported = await db
    .selectFrom('chat_report')
    .select(['code', 'number', 'reason', 'at'])
    .where('reporter', '=', person.id)
    .execute();
  const mail = await db
    .selectFrom('mail_address')
    .select(['address', 'confirmed', 'notices'])
    .where('person', '=', person.id)
    .executeTakeFirst();
  const read = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
  return {
    person: { ...person, since: sinceOf(known) },
    signedIn: (await signedIn(database, person, null)).map(({ since, seen, client }) => ({ since, seen, client })),
    mail: mail === undefined ? null : { ...mail, confirmed: mail.confirmed === 1, notices: mail.notices === 1 },
    decks: await Promise.all(kept.map(async deck => ({ ...deck, text: (await decks.text(person, deck.id)).text }))),
    games: seats.map(seat => ({ ...seat, deck: read(seat.deck), result: read(seat.result) })),
    chat: { said, muted: muted.map(row => row.muted), reported },
  };
}

/** When a person first came; null if better-auth does not know. */
function sinceOf(row: object | undefined): string | null {
  const at = (row as { readonly createdAt?: Date | string } | undefined)?.createdAt;
  return at === undefined ? null : new Date(at).toISOString();
}
