// All games of this server: each does one thing at a time, and writes it to the log before it tells anybody.
import { setTimeout } from 'node:timers/promises';
import { BadInput, Refused, type State } from '@orrery/kernel';
import type { Session } from '@orrery/table';
import { Mutex } from 'async-mutex';
import { isAway, isTaken, isUnsure } from '../database/faults.ts';
import { Problem, Unsure } from '../errors/problem.ts';
import type { Host } from '../http/host.ts';
import { LogBatch } from '../log/batch.ts';
import { type NewRow, type Row, readLog, writeLog } from '../log/rows.ts';
import type { Intent, TableEvent } from '../log/table-event.ts';
import { type StoredTable, storedTable } from '../tables/info.ts';
import { isOver } from '../tables/over.ts';
import { writeFirst } from './first-row.ts';
import { Live, type RecordChange } from './live.ts';
import { type Holding, Memory } from './memory.ts';

/** How often the log is read until it has the number that somebody has seen, and the wait between, in milliseconds. */
const READS = 5;
const READ_AGAIN = 200;
/** How often an action is tried if others are faster each time. */
const TRIES = 5;
/** How long an idle game stays in memory, in milliseconds. The log has it. */
const IDLE = 10 * 60_000;
/** The same for a finished game, even if somebody looks at it: nothing more happens. */
const OVER = 60_000;

/** An action that was done, and its result. */
export interface Done<T> {
  /** the number of its row */
  readonly number: number;
  /** the result of `act`; undefined if it was done before, under the same key */
  readonly result: T | undefined;
}

/** Hears that a game has a new number. Nothing else happens to the game meanwhile. */
export type Watcher = (live: Live, elsewhere: boolean) => void;

/** A table whose game was asked for here. The game is or was in memory. */
class Held implements Holding {
  readonly mutex = new Mutex();
  live: Live | null = null;
  used = 0;

  constructor(readonly code: string) {}

  get bytes(): number {
    return this.live?.bytes ?? 0;
  }

  get busy(): boolean {
    return this.mutex.isLocked();
  }

  drop(): void {
    this.live = null;
  }
}

/**
 * The games of this server. Each does one thing at a time. An action is tried in memory, written to the log, and only then told to anybody. If the
 * row cannot be written, the try is dropped, and the log stays true.
 */
export class Games {
  readonly #held = new Map<string, Held>();
  readonly #watchers: Watcher[] = [];
  readonly #batch: LogBatch;

  /** @param memory the room for games; without it there is no limit */
  constructor(
    private readonly host: Host,
    readonly memory: Memory = new Memory(Number.POSITIVE_INFINITY),
  ) {
    const { time, database } = host;
    this.#batch = new LogBatch({
      db: database.db,
      get clock() {
        return time.clock;
      },
    });
  }

  /** Calls a watcher at every new number of a game in this process's memory. */
  watch(watcher: Watcher): void {
    this.#watchers.push(watcher);
  }

  /** The codes of the games in memory. */
  get known(): string[] {
    return [...this.#held].flatMap(([code, { live }]) => (live === null ? [] : [code]));
  }

  /**
   * Reads a game, as far as its log is known here.
   * @throws Problem if there is none, or it has not begun; BadInput
   */
  read<T>(code: string, look: (live: Live) => T | Promise<T>): Promise<T> {
    return this.#alone(code, async held => {
      const live = await this.#live(code, held);
      return this.host.spending.counted(() => look(live));
    });
  }

  /**
   * Reads a game that is at least as far as somebody has seen. Another node may be ahead, so it reads the log until it has that number.
   * @param least the number that somebody has seen
   * @throws Problem as `read` does, and if the log does not get there in time
   */
  async readFrom<T>(code: string, least: number, look: (live: Live) => T | Promise<T>): Promise<T> {
    for (let reads = 1; ; reads++) {
      const seen = await this.#alone(code, async held => {
        if ((await this.#live(code, held)).number < least) await this.#catchUp(code, held);
        const live = await this.#live(code, held);
        return live.number < least ? null : { what: await this.host.spending.counted(() => look(live)) };
      });
      if (seen !== null) return seen.what;
      if (reads >= READS) throw new Problem('busy', 'This server is behind the table that you saw. Try again.');
      await setTimeout(READ_AGAIN);
    }
  }

  /**
   * Does an action at a table.
   * @param key the client's own: an action with a known key is not done again
   * @param act does it in memory. @throws Refused if it is not possible; then nothing has changed
   * @throws Refused, Problem if the table is closed for actions; actions of the table itself then do nothing
   * @throws Problem if the database does not take it: then nobody has heard of it; `Unsure` if it may be in the log. It can be tried again with the
   * same key.
   */
  do<T>(
    code: string,
    key: string | null,
    intent: Intent,
    act: (session: Session<State>, live: Live) => T,
  ): Promise<Done<T>> {
    return this.#alone(code, async held => {
      // once it is unsure whether it was done, only the log can tell
      let unsure = false;
      for (let tries = 1; ; tries++) {
        let live: Live;
        try {
          live = await this.#live(code, held);
        } catch (error) {
          if (unsure && isAway(error)) throw new Unsure();
          throw error;
        }
        const before = key === null ? undefined : live.numberOf(key);
        if (before !== undefined) return { number: before, result: undefined };
        const { closed } = live;
        if (closed !== null) {
          // the table's own action is not needed any more
          if (intent.kind !== 'call' && (intent.seat === undefined || intent.kind === 'bot'))
            return { number: live.number, result: undefined };
          throw closed;
        }
        let tried: ReturnType<typeof live.try<T>>;
        try {
          tried = this.host.spending.counted(() => live.try(session => act(session, live)));
        } catch (error) {
          // a refusal has changed nothing; after any other error, only the log is true
          if (!(error instanceof Refused) && !(error instanceof BadInput)) held.live = null;
          throw error;
        }
        const { change, result } = tried;
        const idle = !change.any && intent.stops === undefined;
        if (idle) return { number: live.number, result };
        try {
          await this.#write(live, key, intent, change);
        } catch (error) {
          held.live = null;
          unsure ||= isUnsure(error);
          if ((isTaken(error) || isUnsure(error)) && tries < TRIES) continue;
          this.host.log.error(error);
          if (unsure) throw new Unsure();
          throw new Problem('busy', 'The database could not save this. Nothing has changed. Try again.');
        }
        this.#tell(live, false);
        return { number: live.number, result };
      }
    });
  }

  /** The known log number of a game; null if the game is not in memory. This does not load it. */
  async numberOf(code: string): Promise<number | null> {
    const held = this.#held.get(code);
    return held === undefined ? null : held.mutex.runExclusive(() => held.live?.number ?? null);
  }

  /** Reads a game when its turn comes, if it is in memory. */
  ifKnown(code: string, look: (live: Live) => void): void {
    const held = this.#held.get(code);
    if (held?.live) void held.mutex.runExclusive(() => held.live !== null && look(held.live));
  }

  /** @throws Problem if there is no room in memory for another game */
  mayBegin(): void {
    if (this.memory.full) throw new Problem('busy', 'This server has too many games now. Try again later.');
  }

  /** Writes the first row of a game, in the transaction that begins it, before anybody knows of it. */
  async begin(stored: StoredTable, db: Parameters<typeof writeFirst>[0]): Promise<void> {
    const first = rowOf(1, null, { kind: 'start' }, Live.begin(stored).change);
    await writeFirst(db, this.host.time, stored.code, stored, first);
  }

  /** Reads new rows of other nodes and tells of them. It does nothing if the game is not in memory. */
  async catchUp(code: string): Promise<void> {
    const held = this.#held.get(code);
    if (held === undefined) return;
    await this.#alone(code, () => this.#catchUp(code, held));
  }

  async #catchUp(code: string, held: Held): Promise<void> {
    const { live } = held;
    if (live === null) return;
    const rows = await readLog(this.host.database, code, live.number);
    if (rows.length === 0) return;
    this.#take(held, live, rows);
    if (held.live !== null) this.#tell(held.live, true);
    else await this.#live(code, held);
  }

  /** Loads a game from the database again at its next use, because its seats have changed. */
  async renew(code: string): Promise<void> {
    if (this.#held.has(code))
      await this.#alone(code, async held => {
        held.live = null;
      });
  }

  /** Drops idle games from memory. @param followed true for a table that somebody follows */
  forget(followed: (code: string) => boolean): void {
    const now = performance.now();
    for (const [code, held] of this.#held) {
      const over = held.live !== null && held.live.session.result !== null;
      if ((!over && followed(code)) || held.busy || now - held.used <= (over ? OVER : IDLE)) continue;
      this.#held.delete(code);
      this.memory.gone(held);
    }
  }

  /** Runs one thing at a time for a game. */
  #alone<T>(code: string, act: (held: Held) => Promise<T>): Promise<T> {
    let held = this.#held.get(code);
    if (held === undefined) {
      held = new Held(code);
      this.#held.set(code, held);
    }
    const mine = held;
    mine.used = performance.now();
    return mine.mutex.runExclusive(async () => {
      try {
        return await act(mine);
      } finally {
        this.memory.used(mine);
      }
    });
  }

  async #live(code: string, held: Held): Promise<Live> {
    if (held.live !== null) return held.live;
    const stored = await storedTable(this.host.database, code);
    if (stored.setup === null) {
      this.#held.delete(code);
      throw new Problem('state', `The game at table ${code} has not begun.`);
    }
    const live = await Live.from(stored, await readLog(this.host.database, code, 0), this.host.spending);
    held.live = live;
    await this.#noteFrozen(live);
    // its followers may know less, for example if another node was faster
    this.#tell(live, true);
    return live;
  }

  /** Stores whether a game can go on. A game that other rules have frozen goes on when the rules agree again. */
  async #noteFrozen({ stored, frozen }: Live): Promise<void> {
    const { code, status, rematch } = stored;
    const now = frozen !== null ? 'frozen' : 'playing';
    if ((frozen !== null) === (status === 'frozen') || isOver(stored)) return;
    // its people continue the deal at another table, so this one stays frozen
    if (rematch !== null) return;
    this.host.log.warn({ code, frozen }, 'a game is frozen, or goes on again');
    await this.host.database.db
      .updateTable('game_table')
      .set({ status: now, reason: frozen })
      .where('code', '=', code)
      .where('status', '=', status)
      .where('rematch', 'is', null)
      .execute();
  }

  /** Applies rows of other nodes. Drops the game if it must be made anew. */
  #take(held: Held, live: Live, rows: readonly Row[]): void {
    try {
      if (rows.every(row => live.apply(row))) return;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    held.live = null;
  }

  async #write(live: Live, key: string | null, intent: Intent, change: RecordChange): Promise<void> {
    const { database } = this.host;
    const { result } = live.session;
    const row = rowOf(live.number + 1, key, intent, change);
    const due = live.clock.due?.at ?? null;
    let at: number;
    // a row alone is one statement; if the table changes too, they share a transaction
    if (result === null && live.stored.options.clock.kind === 'none') at = await this.#batch.write(live.code, row);
    else
      at = await database.db.transaction().execute(async transaction => {
        const written = await writeLog(transaction, this.host.time, live.code, row);
        live.noted({ ...row, at: written });
        const next = result === null ? (live.clock.due?.at ?? null) : null;
        if (next !== due || result !== null)
          await transaction
            .updateTable('game_table')
            .set({
              due: next,
              ...(result === null
                ? {}
                : {
                    status: 'finished',
                    result: JSON.stringify(result),
                    turns: live.session.table.turn(live.session.match.state),
                    changed: written,
                  }),
            })
            .where('code', '=', live.code)
            .execute();
        return written;
      });
    if (live.number < row.number) live.noted({ ...row, at });
  }

  #tell(live: Live, elsewhere: boolean): void {
    for (const watcher of this.#watchers) {
      try {
        watcher(live, elsewhere);
      } catch (error) {
        // a follower that cannot be told now asks later for what it missed
        this.host.log.error(error);
      }
    }
  }
}

function rowOf(number: number, key: string | null, intent: Intent, change: RecordChange): NewRow {
  const { kept, added, prints, unasked, asks } = change;
  const deed: TableEvent = { ...intent, asks, ...(unasked.length > 0 ? { unasked } : {}) };
  return { number, kept, added, prints, deed, key };
}
