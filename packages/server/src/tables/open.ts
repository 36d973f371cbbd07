// Opens a table: it judges the request and stores the table under a new code.
import { BadInput, shownLine } from '@orrery/kernel';
import type { Person, SeatWanted, TableOptions, TableWanted } from '@orrery/protocol';
import type { GivenDeck } from '@orrery/table';
import { tableGame } from '@orrery/table/rules';
import { isTaken } from '../database/faults.ts';
import type { GameSeat, GameTable, StoredOverlay } from '../database/tables.ts';
import type { Host } from '../http/host.ts';
import { newCode } from './codes.ts';
import { mayOpen, mayOverlay, oneAtATime } from './most.ts';

/** The lengths of codes. Listed tables have short ones; other tables are found only through their link. */
const LISTED = 4;
const UNLISTED = 6;
/** How many codes are tried before a longer one. */
const TRIES = 3;

/** The parts of a table. */
export interface NewTable {
  /** '' if it has no title */
  readonly title: string;
  readonly game: string;
  readonly version: string;
  readonly ruleset: string | null;
  readonly owner: string;
  readonly options: TableOptions;
  readonly seats: readonly Omit<GameSeat, 'code' | 'seat'>[];
  readonly continues?: string;
  /** the overlay, and what is told of it; null for printed cards only */
  readonly overlay: StoredOverlay | null;
  /** the ids of what its players agree on; null for a table from before there was a choice */
  readonly agreed: readonly string[] | null;
}

/** The overlay of a table; null if it has none. */
export const overlayOf = ({ overlay, overlaid }: Pick<GameTable, 'overlay' | 'overlaid'>): StoredOverlay | null =>
  overlay === null || overlaid === null ? null : { overlay, overlaid };

/**
 * Opens a table.
 * @returns its code. @throws BadInput in one line, or one line for each fault of a deck; Problem if the person has too many tables
 */
export async function openTable(host: Host, wanted: TableWanted, owner: Person): Promise<string> {
  // an overlay stays in memory once it is read, so a person who has too many is refused before
  if (wanted.overlay !== undefined) await mayOverlay(host.database, host.limits, owner.id);
  const { ruleset, options, decks, overlay, agreed } = await host.workshop.do('judgeTable', wanted);
  const { game } = tableGame(wanted.game);
  return storeTable(host, {
    title: shownLine(wanted.title ?? ''),
    game: game.name,
    version: game.version,
    ruleset,
    owner: owner.id,
    options,
    overlay,
    agreed,
    seats: await Promise.all(wanted.seats.map((seat, i) => seatRow(host, seat, decks[i]!, owner))),
  });
}

/** @throws BadInput for an invitation to an unknown person */
async function seatRow(
  host: Host,
  seat: SeatWanted,
  deck: GivenDeck | null,
  owner: Person,
): Promise<Omit<GameSeat, 'code' | 'seat'>> {
  const chosen = deck === null ? null : JSON.stringify(deck);
  switch (seat.kind) {
    case 'me':
      return { kind: 'person', person: owner.id, name: owner.name, deck: chosen, ready: 0 };
    case 'bot':
      return { kind: 'bot', person: null, name: seat.bot, deck: chosen, ready: 1 };
    case 'invited': {
      // an invitation is for a person, not for a name that somebody else may take later
      const invited = await host.whoIs(seat.person);
      if (invited === null) throw new BadInput(`Nobody here is called “${shownLine(seat.person)}”.`);
      return { kind: 'invited', person: invited.id, name: invited.name, deck: null, ready: 0 };
    }
    case 'anybody':
      return { kind: 'open', person: null, name: null, deck: null, ready: 0 };
  }
}

/**
 * Stores a table under a new code. All tables are made here.
 * @returns the code. @throws Problem if the person has too many tables
 */
export async function storeTable({ database, limits }: Host, table: NewTable): Promise<string> {
  const { options, seats } = table;
  const now = await database.now();
  for (let tries = 0; ; tries++) {
    const code = newCode((options.listed ? LISTED : UNLISTED) + Math.floor(tries / TRIES));
    try {
      await database.db.transaction().execute(async db => {
        await oneAtATime(db, database, table.owner);
        await mayOpen(db, limits, table.owner, seats.length);
        await db
          .insertInto('game_table')
          .values({
            code,
            title: table.title,
            game: table.game,
            version: table.version,
            ruleset: table.ruleset,
            owner: table.owner,
            status: 'waiting',
            reason: null,
            options: JSON.stringify(options),
            setup: null,
            seed: null,
            result: null,
            turns: null,
            due: null,
            created: now,
            changed: now,
            continues: table.continues ?? null,
            rematch: null,
            listed: options.listed ? 1 : 0,
            overlay: table.overlay?.overlay ?? null,
            overlaid: table.overlay?.overlaid ?? null,
            agreed: table.agreed === null ? null : JSON.stringify(table.agreed),
          })
          .execute();
        await db
          .insertInto('game_seat')
          .values(seats.map((seat, i) => ({ ...seat, code, seat: i })))
          .execute();
      });
      return code;
    } catch (error) {
      if (!isTaken(error) || tries >= 4 * TRIES) throw error;
    }
  }
}
