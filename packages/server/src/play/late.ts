import type { Host } from '../host.ts';
import type { StoredTable } from '../tables/info.ts';
import type { Watcher } from './games.ts';
import { Live } from './live.ts';
import { readLog } from './log.ts';

const SECOND = 1_000;

interface Past {
  live: Live | null;
  timer: NodeJS.Timeout | null;
}

/** The games as those see them who watch with a delay: made from the rows that are old enough. */
export class Late {
  readonly #past = new Map<string, Past>();
  #watcher: Watcher = () => {};

  constructor(private readonly host: Host) {}

  /** Who hears that a game stands at a new number for those who watch late. */
  watch(watcher: Watcher): void {
    this.#watcher = watcher;
  }

  /** A game as it was a while ago; null while it had not begun then. */
  async of(stored: StoredTable): Promise<Live | null> {
    const past = this.#past.get(stored.code) ?? { live: null, timer: null };
    this.#past.set(stored.code, past);
    await this.#advance(stored, past);
    return past.live;
  }

  /** Something has happened at a table that somebody watches late. */
  expect(stored: StoredTable): void {
    const past = this.#past.get(stored.code) ?? { live: null, timer: null };
    this.#past.set(stored.code, past);
    if (past.timer === null) this.#wait(stored, past, delay(stored));
  }

  /** Nobody watches a table late any more. */
  leave(code: string): void {
    const past = this.#past.get(code);
    if (past?.timer) clearTimeout(past.timer);
    this.#past.delete(code);
  }

  close(): void {
    for (const code of [...this.#past.keys()]) this.leave(code);
  }

  async #advance(stored: StoredTable, past: Past): Promise<void> {
    const { database, time } = this.host;
    const until = time.now() - delay(stored);
    const had = past.live?.number ?? 0;
    const rows = await readLog(database, stored.code, had, until);
    if (rows.length > 0 && !rows.every(row => past.live?.apply(row) ?? false))
      past.live = Live.from(stored, await readLog(database, stored.code, 0, until));
    const next = await database.db
      .selectFrom('game_log')
      .select('at')
      .where('code', '=', stored.code)
      .where('number', '=', (past.live?.number ?? 0) + 1)
      .executeTakeFirst();
    if (next !== undefined) this.#wait(stored, past, next.at - until);
  }

  #wait(stored: StoredTable, past: Past, millis: number): void {
    if (past.timer !== null) clearTimeout(past.timer);
    past.timer = setTimeout(
      async () => {
        past.timer = null;
        if (this.#past.get(stored.code) !== past) return;
        try {
          await this.#advance(stored, past);
          if (past.live !== null) this.#watcher(past.live, true);
        } catch (error) {
          this.host.log.error(error);
          this.#wait(stored, past, SECOND);
        }
      },
      Math.max(0, millis),
    );
  }
}

const delay = ({ options }: StoredTable): number => (options.spectators?.delay ?? 0) * SECOND;
