// Games as spectators with a delay see them.
import type { Host } from '../http/host.ts';
import { readLog } from '../log/rows.ts';
import type { StoredTable } from '../tables/info.ts';
import type { Watcher } from './games.ts';
import { Live } from './live.ts';
import type { Holding, Memory } from './memory.ts';

const SECOND = 1_000;

/** A game as it was a while ago. */
class Past implements Holding {
  live: Live | null = null;
  timer: NodeJS.Timeout | null = null;
  /** how many calls use it now */
  at = 0;

  constructor(readonly code: string) {}

  get bytes(): number {
    return this.live?.bytes ?? 0;
  }

  get busy(): boolean {
    return this.at > 0;
  }

  drop(): void {
    this.live = null;
  }
}

/** The games for spectators with a delay, made from rows that are old enough. */
export class Late {
  readonly #past = new Map<string, Past>();
  #watcher: Watcher = () => {};

  /** @param memory the room for games */
  constructor(
    private readonly host: Host,
    private readonly memory: Memory,
  ) {}

  /** Calls a watcher when a delayed game has a new number. */
  watch(watcher: Watcher): void {
    this.#watcher = watcher;
  }

  /** A game as it was a while ago; null if it had not begun then. */
  async of(stored: StoredTable): Promise<Live | null> {
    const past = this.#pastOf(stored.code);
    return this.#advance(stored, past);
  }

  /** Notes a new row at a table that has delayed spectators. */
  expect(stored: StoredTable): void {
    const past = this.#pastOf(stored.code);
    if (past.timer === null) this.#wait(stored, past, delay(stored));
  }

  /** The last delayed spectator of a table has left. */
  leave(code: string): void {
    const past = this.#past.get(code);
    if (past === undefined) return;
    if (past.timer) clearTimeout(past.timer);
    this.#past.delete(code);
    this.memory.gone(past);
  }

  close(): void {
    for (const code of [...this.#past.keys()]) this.leave(code);
  }

  #pastOf(code: string): Past {
    let past = this.#past.get(code);
    if (past === undefined) {
      past = new Past(code);
      this.#past.set(code, past);
    }
    return past;
  }

  /** Applies rows that are old enough now. @returns the game as it was then; null if it had not begun */
  async #advance(stored: StoredTable, past: Past): Promise<Live | null> {
    past.at++;
    try {
      const { database, time } = this.host;
      const until = time.now() - delay(stored);
      const had = past.live?.number ?? 0;
      const rows = await readLog(database, stored.code, had, until);
      if (rows.length > 0 && !rows.every(row => past.live?.apply(row) ?? false))
        past.live = await Live.from(stored, await readLog(database, stored.code, 0, until), this.host.spending);
      const next = await database.db
        .selectFrom('game_log')
        .select('at')
        .where('code', '=', stored.code)
        .where('number', '=', (past.live?.number ?? 0) + 1)
        .executeTakeFirst();
      if (next !== undefined) this.#wait(stored, past, next.at - until);
      return past.live;
    } finally {
      past.at--;
      // if all have left meanwhile, nobody needs it
      if (this.#past.get(stored.code) === past) this.memory.used(past);
    }
  }

  #wait(stored: StoredTable, past: Past, millis: number): void {
    if (past.timer !== null) clearTimeout(past.timer);
    past.timer = setTimeout(
      async () => {
        past.timer = null;
        if (this.#past.get(stored.code) !== past) return;
        try {
          const live = await this.#advance(stored, past);
          if (live !== null) this.#watcher(live, true);
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
