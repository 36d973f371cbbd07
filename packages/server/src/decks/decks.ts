// The saved decks of people: list, save, change, delete.
import { randomBytes } from 'node:crypto';
import { many, shownLine } from '@orrery/kernel';
import type { DeckChange, DeckChoice, DeckInfo, DeckWanted, KeptDeck, Person } from '@orrery/protocol';
import type { DeckRow } from '../database/tables.ts';
import { Problem } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { deckName } from '../names/deck-names.ts';

/** The saved decks of people. Another person's deck looks like one that does not exist. */
export interface Decks {
  list(person: Person): Promise<DeckInfo[]>;
  /** Saves a deck, with or without faults: its builder sees them. @throws BadInput, Problem if it cannot be saved */
  keep(person: Person, wanted: DeckWanted): Promise<KeptDeck>;
  /** @throws Problem if this person has no such deck; BadInput for an unknown ruleset */
  open(person: Person, id: string, ruleset?: string): Promise<KeptDeck>;
  /** The list of a deck, not judged. @throws Problem if this person has no such deck */
  text(person: Person, id: string): Promise<Pick<KeptDeck, 'deck' | 'text'>>;
  /** @throws Problem, BadInput as `keep` and `open` do */
  change(person: Person, id: string, wanted: DeckChange): Promise<KeptDeck>;
  /** @throws Problem if this person has no such deck */
  remove(person: Person, id: string): Promise<void>;
  /**
   * The chosen deck for a seat. A saved deck is replaced by its list.
   * @throws Problem if this person has no such deck
   */
  listed(person: Person, choice: DeckChoice): Promise<DeckChoice>;
  /** Moves one person's decks to another. Decks that the other person has keep their names. */
  hand(from: Person, to: Person): Promise<void>;
}

export function openDecks({ database, limits, workshop }: Host): Decks {
  const { db } = database;
  const of = (person: Person) => db.selectFrom('deck').selectAll().where('person', '=', person.id);
  const find = async (person: Person, id: string): Promise<DeckRow> => {
    const found = await of(person).where('id', '=', id).executeTakeFirst();
    if (found === undefined) throw new Problem('gone', 'You have no such deck.');
    return found;
  };
  /** @throws Problem if the person has a deck of this name in the game */
  const freeName = async (person: Person, game: string, name: string, but: string | null): Promise<void> => {
    const found = await of(person).where('game', '=', game).where('name', '=', name).executeTakeFirst();
    if (found !== undefined && found.id !== but)
      throw new Problem('state', `You already have a deck called “${name}”. Give this one another name.`);
  };

  return {
    async list(person) {
      const rows = await of(person).orderBy('game').orderBy('name').execute();
      return rows.map(infoOf);
    },

    async keep(person, wanted) {
      const { name: given, text, report } = await workshop.do('readDeck', { game: wanted.game, text: wanted.text });
      const name = deckName(wanted.name ?? given ?? 'A new deck');
      const { kept } = await db
        .selectFrom('deck')
        .select(({ fn }) => fn.countAll<number>().as('kept'))
        .where('person', '=', person.id)
        .executeTakeFirstOrThrow();
      if (Number(kept) >= limits.decks)
        throw new Problem('limit', `You keep ${many(limits.decks, 'deck')}. You cannot keep more: delete one first.`);
      await freeName(person, wanted.game, name, null);
      const now = await database.now();
      const row: DeckRow = {
        id: randomBytes(12).toString('base64url'),
        person: person.id,
        game: wanted.game,
        name,
        text,
        created: now,
        changed: now,
      };
      await db.insertInto('deck').values(row).execute();
      return { deck: infoOf(row), text, report };
    },

    async open(person, id, ruleset) {
      const row = await find(person, id);
      const report = await workshop.do('judgeDeck', { game: row.game, text: row.text, ruleset });
      return { deck: infoOf(row), text: row.text, report };
    },

    async text(person, id) {
      const row = await find(person, id);
      return { deck: infoOf(row), text: row.text };
    },

    async change(person, id, wanted) {
      const row = await find(person, id);
      const given = { game: row.game, text: wanted.text ?? row.text };
      const { text, report } =
        wanted.text === undefined
          ? { text: row.text, report: await workshop.do('judgeDeck', given) }
          : await workshop.do('readDeck', given);
      const name = wanted.name === undefined ? row.name : deckName(wanted.name);
      await freeName(person, row.game, name, id);
      const changed = await database.now();
      await db
        .updateTable('deck')
        .set({ name, text, changed })
        .where('id', '=', id)
        .where('person', '=', person.id)
        .execute();
      return { deck: infoOf({ ...row, name, changed }), text, report };
    },

    async remove(person, id) {
      await find(person, id);
      await db.deleteFrom('deck').where('id', '=', id).where('person', '=', person.id).execute();
    },

    async listed(person, choice) {
      if (!('kept' in choice)) return choice;
      const { name, text } = await find(person, choice.kept);
      return { name, list: text, ...(choice.overlay === undefined ? {} : { overlay: choice.overlay }) };
    },

    async hand(from, to) {
      const taken = new Set((await of(to).execute()).map(({ game, name }) => `${game} ${name}`));
      for (const { id, game, name } of await of(from).execute()) {
        let free = name;
        for (let n = 2; taken.has(`${game} ${free}`); n++) free = `${name} (${n})`;
        taken.add(`${game} ${free}`);
        await db.updateTable('deck').set({ person: to.id, name: free }).where('id', '=', id).execute();
      }
    },
  };
}

const infoOf = ({ id, game, name, created, changed }: DeckRow): DeckInfo => ({
  id,
  game,
  name: shownLine(name),
  created: Number(created),
  changed: Number(changed),
});
