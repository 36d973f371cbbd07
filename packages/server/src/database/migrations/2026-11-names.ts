// Migration: keeps what each name looks like, and invites people by id.
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { capsKey, nameKey } from '../../names/looks.ts';

/** The tables at that time, as far as this migration needs them. */
interface Then {
  person: { id: string; name: string; nameKey: string | null; nameCaps: string | null };
  game_table: { code: string; title: string; owner: string };
  game_seat: { code: string; seat: number; kind: string; person: string | null; name: string | null };
}

/**
 * Stores how names look in small letters and in capitals, makes invitations to people instead of names, and removes titles that were made from names.
 */
export const names: Migration = {
  async up(any: Kysely<unknown>): Promise<void> {
    const db = any as Kysely<Then>;
    await db.schema.alterTable('person').addColumn('nameCaps', 'text').execute();
    const people = await db
      .selectFrom('person')
      .select(['id', 'name'])
      .orderBy('createdAt' as 'id')
      .execute();
    // written one by one: a new key must not meet an old one of another person
    await db.updateTable('person').set({ nameKey: null }).execute();
    // two names that look alike by today's list both stay: the later one is found by its exact spelling
    const ownKey = (taken: Set<string>, key: string, id: string): string => {
      const mine = taken.has(key) ? `${key} ${id}` : key;
      taken.add(mine);
      return mine;
    };
    const [small, caps] = [new Set<string>(), new Set<string>()];
    for (const { id, name } of people)
      await db
        .updateTable('person')
        .set({ nameKey: ownKey(small, nameKey(name), id), nameCaps: ownKey(caps, capsKey(name), id) })
        .where('id', '=', id)
        .execute();
    await db.schema.createIndex('person_nameCaps').on('person').column('nameCaps').unique().execute();

    const invited = await db
      .selectFrom('game_seat')
      .select(['code', 'seat', 'name'])
      .where('kind', '=', 'invited')
      .where('person', 'is', null)
      .execute();
    const byId = new Map(people.map(person => [person.id, person]));
    const byName = new Map(people.map(person => [person.name.toLowerCase(), person]));
    for (const { code, seat, name } of invited) {
      const person = byId.get(name ?? '') ?? byName.get((name ?? '').toLowerCase());
      if (person === undefined) continue;
      await db
        .updateTable('game_seat')
        .set({ person: person.id, name: person.name })
        .where('code', '=', code)
        .where('seat', '=', seat)
        .execute();
    }

    const titled = await db
      .selectFrom('game_table')
      .select(['code', 'title'])
      .where('title', 'like', "%'s table")
      .execute();
    for (const { code, title } of titled) {
      const seats = await db.selectFrom('game_seat').select('name').where('code', '=', code).execute();
      if (seats.some(({ name }) => name !== null && title === `${name}'s table`))
        await db.updateTable('game_table').set({ title: '' }).where('code', '=', code).execute();
    }
  },
};
