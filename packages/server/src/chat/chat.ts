// Chat at a table: writing, reading, reporting, muting.
import { BadInput, shownLine } from '@orrery/kernel';
import type { ChatLine, Muted, Person } from '@orrery/protocol';
import { isTaken } from '../database/faults.ts';
import type { ChatRow } from '../database/tables.ts';
import { Problem } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { paceOf } from '../limits/pace.ts';
import { type StoredTable, seatOf, storedTable } from '../tables/info.ts';
import { isOver } from '../tables/over.ts';

/** How many lines are read at once. */
const PAGE = 100;
/** How often a line is tried if others write at the same moment. */
const TRIES = 10;

/** A saved line, and the people who get it. */
export interface Said {
  readonly line: ChatLine;
  /** false if it was written before, under the same key */
  readonly isNew: boolean;
  /** the ids of the only people at the table who get it; null if all followers do */
  readonly only: readonly string[] | null;
  /** the ids of the people who muted the writer */
  readonly not: readonly string[];
}

/** The chat of tables. */
export interface Chat {
  /** Saves a line. @throws BadInput, Problem if it cannot be written; then it saves nothing */
  say(person: Person, code: string, text: string, key: string): Promise<Said>;
  /** The latest lines, or those before a line. @throws Problem if this person may not read them */
  lines(person: Person | null, code: string, before?: number): Promise<ChatLine[]>;
  /** Turns chat on or off. @throws Problem unless this person is the host */
  turn(person: Person, code: string, on: boolean): Promise<void>;
  /** Reports a line to the operator. @throws Problem if this person can read no such line */
  report(person: Person, code: string, number: number, reason: string): Promise<void>;
  muted(person: Person): Promise<Muted>;
  /** @throws Problem for an unknown person, or oneself */
  mute(person: Person, other: string, muted: boolean): Promise<void>;
}

export function openChat({ database, limits, log, time }: Host): Chat {
  const { db } = database;
  const pace = paceOf(limits.chat, 10, 'You write too much at once');

  const mayRead = (stored: StoredTable, person: Person | null): boolean =>
    atTable(stored, person) || stored.setup === null || stored.options.spectators !== null;
  /** Spectators with a delay read lines up to this moment. */
  const readUntil = (stored: StoredTable, person: Person | null): number => {
    const delay = stored.options.spectators?.delay ?? 0;
    const now = delay === 0 || atTable(stored, person) || isOver(stored);
    return now ? Number.MAX_SAFE_INTEGER : time.now() - delay * 1000;
  };
  const readable = (stored: StoredTable, person: Person | null) => {
    if (!mayRead(stored, person)) throw new Problem('forbidden', 'Nobody can watch this table.');
    return db
      .selectFrom('chat_line')
      .selectAll()
      .where('code', '=', stored.code)
      .where('at', '<=', readUntil(stored, person));
  };
  const mutersOf = async (person: string): Promise<string[]> =>
    (await db.selectFrom('chat_mute').select('person').where('muted', '=', person).execute()).map(row => row.person);

  return {
    async say(person, code, written, key) {
      const stored = await storedTable(database, code);
      if (!atTable(stored, person)) throw new Problem('forbidden', 'Only players at the table can chat there.');
      if (!stored.options.chat || limits.chat <= 0) throw new Problem('forbidden', 'Chat is off at this table.');
      const text = properText(written);
      const only = stored.options.spectators?.delay === 0 ? null : seated(stored);
      const heard = async (row: ChatRow, isNew: boolean): Promise<Said> => ({
        line: lineOf(row),
        isNew,
        only,
        not: await mutersOf(person.id),
      });
      const before = await db
        .selectFrom('chat_line')
        .selectAll()
        .where('code', '=', code)
        .where('person', '=', person.id)
        .where('key', '=', key)
        .executeTakeFirst();
      if (before !== undefined) return heard(before, false);
      await pace.step(person.id);
      for (let tries = 1; ; tries++) {
        const last = await db
          .selectFrom('chat_line')
          .select(({ fn }) => fn.max('number').as('number'))
          .where('code', '=', code)
          .executeTakeFirst();
        const row: ChatRow = {
          code,
          number: Number(last?.number ?? 0) + 1,
          person: person.id,
          // a person whose name has changed has the new name here, too
          name: stored.seats.find(seat => seat.person === person.id)?.name ?? person.name,
          text,
          key,
          at: await database.now(),
        };
        try {
          await db.insertInto('chat_line').values(row).execute();
          return heard(row, true);
        } catch (error) {
          if (!isTaken(error) || tries >= TRIES) throw error;
        }
      }
    },

    async lines(person, code, before) {
      const stored = await storedTable(database, code);
      let query = readable(stored, person);
      if (before !== undefined) query = query.where('number', '<', before);
      if (person !== null)
        query = query.where(({ or, eb, not, exists, selectFrom }) =>
          or([
            eb('person', 'is', null),
            not(
              exists(
                selectFrom('chat_mute')
                  .select('muted')
                  .where('chat_mute.person', '=', person.id)
                  .whereRef('chat_mute.muted', '=', 'chat_line.person'),
              ),
            ),
          ]),
        );
      const rows = await query.orderBy('number', 'desc').limit(PAGE).execute();
      return rows.reverse().map(lineOf);
    },

    async turn(person, code, on) {
      await db.transaction().execute(async db => {
        // this transaction has the row alone until it ends
        await db.updateTable('game_table').set({ changed: database.clock }).where('code', '=', code).execute();
        const stored = await storedTable({ db }, code);
        if (stored.owner !== person.id)
          throw new Problem('forbidden', 'Only the host of the table can switch its chat on or off.');
        const options = JSON.stringify({ ...stored.options, chat: on });
        await db.updateTable('game_table').set({ options }).where('code', '=', code).execute();
      });
    },

    async report(person, code, number, reason) {
      const stored = await storedTable(database, code);
      const line = await readable(stored, person).where('number', '=', number).executeTakeFirst();
      if (line === undefined) throw new Problem('gone', 'There is no such line of chat.');
      const told = { code, number, person: line.person, name: line.name, text: line.text, reason: shownLine(reason) };
      await db
        .insertInto('chat_report')
        .values({ ...told, reporter: person.id, at: await database.now() })
        .onConflict(c => c.columns(['code', 'number', 'reporter']).doNothing())
        .execute();
      // only the report stores the text and the name, so that they can be removed from there
      log.warn({ code, number, person: told.person, reporter: person.id }, 'a line of chat was reported');
    },

    async muted(person) {
      const people = await db
        .selectFrom('chat_mute')
        .innerJoin('person', 'person.id', 'chat_mute.muted')
        .select(['person.id', 'person.name'])
        .where('chat_mute.person', '=', person.id)
        .orderBy('person.name')
        .execute();
      return { people };
    },

    async mute(person, other, muted) {
      if (!muted) {
        await db.deleteFrom('chat_mute').where('person', '=', person.id).where('muted', '=', other).execute();
        return;
      }
      if (other === person.id) throw new BadInput('You cannot mute yourself.');
      const found = await db.selectFrom('person').select('id').where('id', '=', other).executeTakeFirst();
      if (found === undefined) throw new Problem('gone', 'Nobody has that id.');
      const { kept } = await db
        .selectFrom('chat_mute')
        .select(({ fn }) => fn.countAll<number>().as('kept'))
        .where('person', '=', person.id)
        .executeTakeFirstOrThrow();
      if (Number(kept) >= MOST_MUTED)
        throw new Problem('limit', `You have muted ${MOST_MUTED} people. You cannot mute more.`);
      await db
        .insertInto('chat_mute')
        .values({ person: person.id, muted: other })
        .onConflict(c => c.columns(['person', 'muted']).doNothing())
        .execute();
    },
  };
}

const MOST_MUTED = 1000;

const seated = ({ seats }: StoredTable): string[] =>
  seats.flatMap(seat => (seat.kind === 'person' && seat.person !== null ? [seat.person] : []));

const atTable = (stored: StoredTable, person: Person | null): boolean =>
  person !== null && (stored.owner === person.id || seatOf(stored, person.id) !== null);

const lineOf = ({ code, number, person, name, text, at }: ChatRow): ChatLine => ({
  table: code,
  number: Number(number),
  person,
  name: shownLine(name),
  text: shownLine(text),
  at: Number(at),
});

/** A line in the form that is stored. @throws BadInput if nothing is left of it */
function properText(written: string): string {
  const text = shownLine(written);
  if (text === '') throw new BadInput('The message is empty.');
  return text;
}
