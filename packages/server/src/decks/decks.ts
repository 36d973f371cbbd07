import { randomBytes } from 'node:crypto';
import { BadInput, many, type State, shownLine, shownText } from '@orrery/kernel';
import type { DeckChange, DeckChoice, DeckFaults, DeckInfo, DeckWanted, KeptDeck, Person } from '@orrery/protocol';
import { rulesetOf, type TableGame, tableGame } from '@orrery/table';
import type { DeckRow } from '../db/tables.ts';
import type { Host } from '../host.ts';
import { Problem } from '../problem.ts';

/** The longest plain list that is kept, in characters. */
const LONGEST = 20_000;

/** Decks that people keep. Whoever asks for a deck of somebody else is told what he is told of one that there is not. */
export interface Decks {
  list(person: Person): Promise<DeckInfo[]>;
  /** Keeps a deck, with faults too: who builds one is told them. @throws BadInput, Problem where it cannot be kept */
  keep(person: Person, wanted: DeckWanted): Promise<KeptDeck>;
  /** @throws Problem where this person has no such deck; BadInput for a ruleset that there is not */
  open(person: Person, id: string, ruleset?: string): Promise<KeptDeck>;
  /** @throws Problem, BadInput as `keep` and `open` do */
  change(person: Person, id: string, wanted: DeckChange): Promise<KeptDeck>;
  /** @throws Problem where this person has no such deck */
  remove(person: Person, id: string): Promise<void>;
  /**
   * A choice of a deck for a seat, with the list of the deck that a person keeps in its place.
   * @throws Problem where this person has no such deck
   */
  listed(person: Person, choice: DeckChoice): Promise<DeckChoice>;
  /** Gives one person's decks to another, whose own keep their names. */
  hand(from: Person, to: Person): Promise<void>;
}

export function openDecks({ database, limits }: Host): Decks {
  const { db } = database;
  const of = (person: Person) => db.selectFrom('deck').selectAll().where('person', '=', person.id);
  const find = async (person: Person, id: string): Promise<DeckRow> => {
    const found = await of(person).where('id', '=', id).executeTakeFirst();
    if (found === undefined) throw new Problem('gone', 'You have no such deck.');
    return found;
  };
  /** @throws Problem where the person has a deck of this name in the game */
  const freeName = async (person: Person, game: string, name: string, but: string | null): Promise<void> => {
    const found = await of(person).where('game', '=', game).where('name', '=', name).executeTakeFirst();
    if (found !== undefined && found.id !== but)
      throw new Problem('state', `You have a deck called “${name}” already: give this one another name.`);
  };

  return {
    async list(person) {
      const rows = await of(person).orderBy('game').orderBy('name').execute();
      return rows.map(infoOf);
    },

    async keep(person, wanted) {
      const table = tableGame(wanted.game);
      const text = plainText(table, wanted.text);
      const name = deckName(wanted.name ?? namedIn(text) ?? 'A new deck');
      const { kept } = await db
        .selectFrom('deck')
        .select(({ fn }) => fn.countAll<number>().as('kept'))
        .where('person', '=', person.id)
        .executeTakeFirstOrThrow();
      if (Number(kept) >= limits.decks)
        throw new Problem(
          'limit',
          `You keep ${many(limits.decks, 'deck')}, which is as many as one may: delete one first.`,
        );
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
      return { deck: infoOf(row), text, report: judge(table, text, undefined) };
    },

    async open(person, id, ruleset) {
      const row = await find(person, id);
      return { deck: infoOf(row), text: row.text, report: judge(tableGame(row.game), row.text, ruleset) };
    },

    async change(person, id, wanted) {
      const row = await find(person, id);
      const table = tableGame(row.game);
      const text = wanted.text === undefined ? row.text : plainText(table, wanted.text);
      const name = wanted.name === undefined ? row.name : deckName(wanted.name);
      await freeName(person, row.game, name, id);
      const changed = await database.now();
      await db
        .updateTable('deck')
        .set({ name, text, changed })
        .where('id', '=', id)
        .where('person', '=', person.id)
        .execute();
      return { deck: infoOf({ ...row, name, changed }), text, report: judge(table, text, undefined) };
    },

    async remove(person, id) {
      await find(person, id);
      await db.deleteFrom('deck').where('id', '=', id).where('person', '=', person.id).execute();
    },

    async listed(person, choice) {
      if (!('kept' in choice)) return choice;
      const { name, text } = await find(person, choice.kept);
      return { name, list: text };
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

/** What a deck is called. @throws BadInput for a name with nothing in it */
export function deckName(written: string): string {
  const name = shownLine(written);
  if (name === '') throw new BadInput('A deck needs a name.');
  return name;
}

/** The name that a list gives its deck. */
const namedIn = (text: string): string | undefined => /^Name: *(.+?) *$/m.exec(text)?.[1]?.slice(0, 60);

/** A list in plain text, whatever it was. @throws BadInput where it is too long */
function plainText(table: TableGame<State>, written: string): string {
  const text = shownText(table.printDeck(written, 'text'));
  if (text.length > LONGEST)
    throw new BadInput(`A deck list has at most ${LONGEST} characters; this one has ${text.length}.`);
  return text;
}

/**
 * What is wrong with a list.
 * @param ruleset the usual one of the game where it is not given
 * @throws BadInput for one that there is not
 */
export function judge(table: TableGame<State>, text: string, ruleset: string | undefined): DeckFaults {
  const named = rulesetOf(table, ruleset);
  const { faults, size } = table.checkDeck(text, named);
  return { ruleset: named, size, faults: faults.map(fault => ({ ...fault, suggestions: [...fault.suggestions] })) };
}
