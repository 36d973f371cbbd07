// Takes a seat, chooses a deck, gets ready. The game begins when everybody is ready.
import { randomInt } from 'node:crypto';
import type { DeckChoice, Person, SitWanted } from '@orrery/protocol';
import { loadFor } from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import type { Transaction } from 'kysely';
import type { GameSeat, Tables } from '../database/tables.ts';
import { Problem } from '../errors/problem.ts';
import type { Games } from '../games/games.ts';
import type { Host } from '../http/host.ts';
import { deckOf, type StoredTable, seatOf, storedTable } from '../tables/info.ts';

/** Seeds are below this, because bots make several from each. */
const MOST_SEEDS = 2 ** 44;

type Query = Transaction<Tables>;

/** Changes the seats of a waiting table, one change at a time, on any node. @throws Problem if the table does not wait any more */
async function change<T>(
  { database }: Host,
  code: string,
  act: (stored: StoredTable, db: Query) => Promise<T>,
): Promise<T> {
  return database.db.transaction().execute(async db => {
    // the first transaction that writes the table's row has its seats alone until it ends
    await db.updateTable('game_table').set({ changed: database.clock }).where('code', '=', code).execute();
    const stored = await storedTable({ db }, code);
    if (stored.status !== 'waiting') throw new Problem('state', `Table ${code} does not wait for players any more.`);
    return act(stored, db);
  });
}

const setSeat = (db: Query, code: string, seat: number, values: Partial<GameSeat>) =>
  db.updateTable('game_seat').set(values).where('code', '=', code).where('seat', '=', seat).execute();

/**
 * Asks the others again if they are ready. A player who is ready agrees to the table as it is. If another player changes a deck or leaves, it is
 * another table. Taking a free seat changes nothing until that player chooses a deck.
 */
const askAgain = (db: Query, code: string, but: Person) =>
  db
    .updateTable('game_seat')
    .set({ ready: 0 })
    .where('code', '=', code)
    .where('kind', '=', 'person')
    .where('person', '!=', but.id)
    .execute();

/**
 * A person takes a seat: the named one, or the first that is free for them, invited seats first.
 * @throws Problem if there is none
 */
export async function sit(host: Host, code: string, person: Person, { seat, deck }: SitWanted): Promise<void> {
  const given = deck === undefined ? null : await chosen(host, code, deck);
  return change(host, code, async (stored, db) => {
    if (seatOf(stored, person.id) !== null) throw new Problem('state', 'You already have a seat at this table.');
    const free = stored.seats.filter(x => x.kind === 'open' || (x.kind === 'invited' && isFor(x, person)));
    free.sort((a, b) => Number(b.kind === 'invited') - Number(a.kind === 'invited'));
    const taken = seat === undefined ? free[0] : free.find(x => x.seat === seat);
    if (taken === undefined)
      throw new Problem(
        'state',
        seat === undefined ? 'There is no free seat for you here.' : `Seat ${seat + 1} is not free for you.`,
      );
    await setSeat(db, code, taken.seat, {
      kind: 'person',
      person: person.id,
      name: person.name,
      deck: given,
      ready: 0,
    });
    if (deck !== undefined) await askAgain(db, code, person);
  });
}

/** True if an invitation is for a person. It is for their id: somebody who takes the name later is not invited. */
const isFor = ({ person: invited }: GameSeat, person: Person): boolean => invited === person.id;

/** Judges a chosen deck before any seat changes. @returns the deck as a seat stores it. @throws BadInput for one that cannot be played there */
async function chosen({ database, workshop }: Host, code: string, choice: DeckChoice): Promise<string> {
  const { game, ruleset, overlay, agreed } = await storedTable(database, code);
  return JSON.stringify(await workshop.do('deckFor', { game, ruleset, choice, tableOverlay: overlay, agreed }));
}

/** A person leaves their seat. If the host leaves, the table closes. @throws Problem if they have no seat */
export function stand(host: Host, code: string, person: Person): Promise<void> {
  return change(host, code, async (stored, db) => {
    const seat = seatOf(stored, person.id);
    if (stored.owner === person.id)
      await db.updateTable('game_table').set({ status: 'closed' }).where('code', '=', code).execute();
    else if (seat === null) throw new Problem('forbidden', 'You have no seat at this table.');
    if (seat !== null) await setSeat(db, code, seat, { kind: 'open', person: null, name: null, deck: null, ready: 0 });
    await askAgain(db, code, person);
  });
}

/** A person chooses a deck, and is not ready until they say so again. @throws Problem; BadInput for a deck that cannot be played */
export async function chooseDeck(host: Host, code: string, person: Person, deck: DeckChoice): Promise<void> {
  const given = await chosen(host, code, deck);
  return change(host, code, async (stored, db) => {
    await setSeat(db, code, mustSit(stored, person), { deck: given, ready: 0 });
    await askAgain(db, code, person);
  });
}

/**
 * A person is ready, or not ready. When all are, the game begins.
 * @returns true if it has begun. @throws Problem; BadInput if the decks cannot make a match
 */
export async function setReady(
  host: Host,
  games: Games,
  code: string,
  person: Person,
  ready: boolean,
): Promise<boolean> {
  for (;;) {
    // slow work comes first: during the change, others wait for the seats
    const prepared = ready ? await prepare(host, games, code, person) : null;
    const begun = await change(host, code, async (before, db) => {
      const seat = mustSit(before, person);
      const stored = withSeat(before, seat, { ready: ready ? 1 : 0 });
      const all = everybodyReady(stored);
      // another player has changed a deck meanwhile, or got ready just before
      if (all && prepared?.of !== decksOf(stored)) return null;
      await setSeat(db, code, seat, { ready: ready ? 1 : 0 });
      if (!all) return false;
      const playing = {
        status: 'playing',
        version: tableGame(stored.game).game.version,
        setup: prepared!.setup,
        seed: randomInt(1, MOST_SEEDS),
      };
      await db.updateTable('game_table').set(playing).where('code', '=', code).execute();
      await games.begin({ ...stored, ...playing }, db);
      return true;
    });
    if (begun !== null) return begun;
  }
}

/** The setup of the game, if this person is the last who is not ready; else null. @throws as `setReady` does */
async function prepare(
  { database, workshop }: Host,
  games: Games,
  code: string,
  person: Person,
): Promise<{ readonly of: string; readonly setup: string } | null> {
  const before = await storedTable(database, code);
  if (before.status !== 'waiting') return null;
  const stored = withSeat(before, mustSit(before, person), { ready: 1 });
  if (!everybodyReady(stored)) return null;
  games.mayBegin();
  const { game, ruleset, options, seats, overlay, agreed } = stored;
  const given = {
    game,
    ruleset,
    decks: seats.map(deckOf),
    openLists: options.decks === 'lists',
    tableOverlay: overlay,
    agreed,
  };
  const setup = await workshop.do('setUp', given);
  // the change below is a transaction, which must not wait for a set
  await loadFor(tableGame(game), JSON.parse(setup));
  return { of: decksOf(stored), setup };
}

const withSeat = (stored: StoredTable, seat: number, values: Partial<GameSeat>): StoredTable => ({
  ...stored,
  seats: stored.seats.map(x => (x.seat === seat ? { ...x, ...values } : x)),
});

const everybodyReady = ({ seats }: StoredTable): boolean =>
  seats.every(seat => seat.ready === 1 && (seat.kind === 'person' || seat.kind === 'bot'));

/** A text that tells the decks of a table from others. */
const decksOf = ({ seats }: StoredTable): string => JSON.stringify(seats.map(({ deck }) => deck));

function mustSit(stored: StoredTable, person: Person): number {
  const seat = seatOf(stored, person.id);
  if (seat === null) throw new Problem('forbidden', 'You have no seat at this table.');
  return seat;
}
