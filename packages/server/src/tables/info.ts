// Reads tables and seats from the database, and says what each person may know of them.
import { shownLine } from '@orrery/kernel';
import type { AgreementInfo, OverlayInfo, SeatInfo, TableInfo, TableOptions, TableStatus } from '@orrery/protocol';
import { agreementsOf, type GivenDeck } from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { GameSeat, GameTable } from '../database/tables.ts';
import { NoTable } from '../errors/problem.ts';

/** A table and its seats from the database, with names that are safe to show. */
export interface StoredTable extends Omit<GameTable, 'options' | 'agreed'> {
  readonly options: TableOptions;
  /** the ids of what its players agree on; null for a table from before there was a choice */
  readonly agreed: readonly string[] | null;
  readonly seats: readonly GameSeat[];
  /** the title of the table; without one, the name of the host if they have a seat */
  readonly title: string;
  /** the title that the host gave; '' for none */
  readonly ownTitle: string;
}

/** Reads a table by its code. @throws NoTable if there is none */
export async function storedTable({ db }: Pick<Database, 'db'>, code: string): Promise<StoredTable> {
  const row = await db.selectFrom('game_table').selectAll().where('code', '=', code).executeTakeFirst();
  if (row === undefined) throw new NoTable(code);
  const seats = await db.selectFrom('game_seat').selectAll().where('code', '=', code).orderBy('seat').execute();
  return asStored(row, seats);
}

/** The name of a deck (JSON), without its list. */
const deckNamed = ({ kind }: Pick<Database, 'kind'>) =>
  kind === 'sqlite'
    ? sql<string | null>`case when deck is null then null else json_object('name', json_extract(deck, '$.name')) end`
    : sql<
        string | null
      >`case when deck is null then null else json_build_object('name', deck::json ->> 'name')::text end`;

/** The columns of a table that a list needs. The others may be long. */
const SHORT = [
  'code',
  'title',
  'game',
  'version',
  'ruleset',
  'owner',
  'status',
  'reason',
  'options',
  'seed',
  'result',
  'turns',
  'due',
  'created',
  'changed',
  'continues',
  'rematch',
  'listed',
  'overlaid',
  'agreed',
] as const satisfies readonly (keyof GameTable)[];

/**
 * Reads several tables for a list, in the order of the codes. It reads no setups and no overlays, and only the names of decks, because the decks of
 * 100 tables with 12 seats may take 24 MB.
 */
export async function storedTables(
  database: Pick<Database, 'db' | 'kind'>,
  codes: readonly string[],
): Promise<StoredTable[]> {
  if (codes.length === 0) return [];
  const { db } = database;
  const rows = await db.selectFrom('game_table').select(SHORT).where('code', 'in', codes).execute();
  const seats = await db
    .selectFrom('game_seat')
    .select(['code', 'seat', 'kind', 'person', 'name', 'ready', deckNamed(database).as('deck')])
    .where('code', 'in', codes)
    .orderBy('seat')
    .execute();
  const tables = new Map(rows.map(row => [row.code, row]));
  const seated = Map.groupBy(seats, ({ code }) => code);
  return codes.flatMap(code => {
    const row = tables.get(code);
    return row === undefined ? [] : [asStored({ ...row, setup: null, overlay: null }, seated.get(code) ?? [])];
  });
}

function asStored(row: GameTable, rows: readonly GameSeat[]): StoredTable {
  const seats = rows.map(seat => ({ ...seat, name: seat.name === null ? null : shownLine(seat.name) }));
  const ownTitle = shownLine(row.title);
  const owner = seats.find(({ kind, person }) => kind === 'person' && person === row.owner)?.name;
  const title = ownTitle || (owner == null ? 'A table' : `${owner}'s table`);
  // tables that were opened before there was a choice had hints
  const options: TableOptions = { hints: true, ...(JSON.parse(row.options) as Omit<TableOptions, 'hints'>) };
  const agreed = row.agreed === null ? null : (JSON.parse(row.agreed) as string[]);
  return { ...row, title, ownTitle, options, agreed, seats };
}

/** The seat of a person at a table; null if they have none. */
export function seatOf(table: StoredTable, person: string): number | null {
  return table.seats.find(seat => seat.kind === 'person' && seat.person === person)?.seat ?? null;
}

/** The deck that was chosen for a seat; null if none was. */
export const deckOf = ({ deck }: Pick<GameSeat, 'deck'>): GivenDeck | null =>
  deck === null ? null : (JSON.parse(deck) as GivenDeck);

/**
 * A table as a person may know it. Only the owner of a secret deck sees it.
 * @param number the last number of its log
 */
export function tableInfo(table: StoredTable, person: string | null, number: number): TableInfo {
  const { code, title, game, version, ruleset, owner, options, reason, created, rematch } = table;
  return {
    code,
    title,
    game,
    version,
    ruleset,
    status: table.status as TableStatus,
    reason,
    owner,
    options,
    seats: table.seats.map(seat => seatInfo(seat, options.decks !== 'secret' || seat.person === person)),
    number,
    created,
    continues: table.continues === null ? null : JSON.parse(table.continues),
    rematch,
    overlay: table.overlaid === null ? null : (JSON.parse(table.overlaid) as OverlayInfo),
    agreed: table.agreed === null || table.agreed.length === 0 ? [] : agreementsAt(game, table.agreed),
  };
}

/** What the players of a table agree on, in words. */
const agreementsAt = (game: string, ids: readonly string[]): AgreementInfo[] =>
  agreementsOf(tableGame(game), ids).map(({ id, title, about }) => ({ id, title, about }));

function seatInfo(row: GameSeat, open: boolean): SeatInfo {
  const deck = deckOf(row);
  return {
    seat: row.seat,
    kind: row.kind as SeatInfo['kind'],
    name: row.name,
    person: row.kind === 'person' ? row.person : null,
    deck: open && deck !== null ? shownLine(deck.name) : null,
    chosen: deck !== null,
    ready: row.ready === 1,
  };
}
