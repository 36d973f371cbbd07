import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableOptions } from '@orrery/protocol';
import { prepareMatch } from '@orrery/table';
import { tableGame } from '@orrery/table/games';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { DatabaseTime } from '../../src/database/time.ts';
import { Games } from '../../src/games/games.ts';
import type { Host } from '../../src/http/host.ts';
import { USUAL_LIMITS } from '../../src/limits/limits.ts';
import { Spending } from '../../src/limits/spending.ts';
import { storedTable } from '../../src/tables/info.ts';
import { storeTable } from '../../src/tables/open.ts';

/** The parts of a server that games need, on a database of their own: no sockets, and no bots that play by themselves. */
export class Desk {
  private constructor(
    readonly folder: string,
    readonly database: Database,
    readonly host: Host,
  ) {}

  static async open(): Promise<Desk> {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-desk-'));
    const database = await openDatabase({ folder });
    const log = { error() {}, warn() {}, info() {} };
    const spending = new Spending(Number.POSITIVE_INFINITY, false);
    const host = {
      spending,
      database,
      log,
      time: new DatabaseTime(),
      limits: { ...USUAL_LIMITS, tables: 1_000, seats: 10_000 },
    };
    return new Desk(folder, database, host as unknown as Host);
  }

  /** Begins a game with bots in all seats. @returns its code */
  async begin(game: string, seats: number, options: Partial<TableOptions> = {}): Promise<string> {
    const { host, database } = this;
    const table = tableGame(game);
    const all: TableOptions = {
      decks: 'open',
      clock: { kind: 'none' },
      listed: false,
      spectators: { delay: 0 },
      chat: true,
      hints: true,
      ...options,
    };
    const code = await storeTable(host, {
      title: 'A table',
      game,
      version: table.game.version,
      ruleset: null,
      overlay: null,
      agreed: null,
      owner: 'ann',
      options: all,
      seats: Array.from({ length: seats }, () => ({ kind: 'bot', person: null, name: 'greedy', deck: null, ready: 1 })),
    });
    const { setup } = prepareMatch(table, [], seats, null, { openLists: false });
    const begun = { status: 'playing', setup: JSON.stringify(setup), seed: 7 };
    await database.db.transaction().execute(async db => {
      await db.updateTable('game_table').set(begun).where('code', '=', code).execute();
      await new Games(host).begin({ ...(await storedTable({ db }, code)), ...begun }, db);
    });
    return code;
  }

  async close(): Promise<void> {
    await this.database.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A player who must choose gives the smallest legal answer. @returns the log number after it */
export async function goOn(games: Games, code: string): Promise<number> {
  const { number } = await games.do(code, null, { kind: 'expire' }, session =>
    session.expire(session.awaited[0]!, session.match.decision),
  );
  return number;
}
