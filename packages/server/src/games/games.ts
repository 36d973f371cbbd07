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

/** How often the log is read until it has what somebody has seen, and how long it is waited in between, in milliseconds. */
const READS = 5;
const READ_AGAIN = 200;
/** How often a deed is tried where others are quicker each time. */
const TRIES = 5;
/** A game that nobody has asked for so long is forgotten: the log has it. In milliseconds. */
const IDLE = 10 * 60_000;
/** And so long one that is over, even while somebody looks at it: nothing comes any more. */
const OVER = 60_000;

/** What has been done, and what came of it. */
export interface Done<T> {
  /** the number of its row */
  readonly number: number;
  /** what it gave; undefined where it had been done before, under the same key */
  readonly result: T | undefined;
}

/** Hears that a game stands at a new number, in its turn: nothing else happens to the game meanwhile. */
export type Watcher = (live: Live, elsewhere: boolean) => void;

/** A table whose game was asked for here: it is in memory, or was. */
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
 * The games of this server, each at one thing at a time. What is done is tried in memory, written into the log, and only then told to
 * anybody: where the row cannot be written, what was tried is dropped, and the log says what is.
 */
export class Games {
  readonly #held = new Map<string, Held>();
  readonly #watchers: Watcher[] = [];
  readonly #batch: LogBatch;

  /** @param memory where the games lie; without it there is room for any number */
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

  /** From now on hears of every new number of a game that this process has in memory. */
  watch(watcher: Watcher): void {
    this.#watchers.push(watcher);
  }

  /** The codes of the games in memory. */
  get known(): string[] {
    return [...this.#held].flatMap(([code, { live }]) => (live === null ? [] : [code]));
  }

  /**
   * Looks at a game, as far as its log is known here.
   * @throws Problem where there is none, or it has not begun; BadInput
   */
  read<T>(code: string, look: (live: Live) => T | Promise<T>): Promise<T> {
    return this.#alone(code, async held => {
      const live = await this.#live(code, held);
      return this.host.spending.counted(() => look(live));
    });
  }

  /**
   * Looks at a game that has come as far as somebody has seen: on another node it may have come further than is known here. The log is read until it has.
   * @param least the number that somebody has seen
   * @throws Problem as `read` does, and where the log does not come so far in a while
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
   * Does something at a table.
   * @param key the client's own: what has been done under it is not done again
   * @param act does it in memory. @throws Refused where it cannot be done; nothing has changed then
   * @throws Refused, Problem where nothing can be done at this table any more; the table itself then does nothing
   * @throws Problem where the database does not take it: nobody has heard of it then; `Unsure` where it may stand in the log all the same. With the same
   *   key it can be tried again
   */
  do<T>(
    code: string,
    key: string | null,
    intent: Intent,
    act: (session: Session<State>, live: Live) => T,
  ): Promise<Done<T>> {
    return this.#alone(code, async held => {
      // once it is not known whether it was done, only the log can tell
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
          // what the table would do by itself has become needless
          if (intent.seat === undefined || intent.kind === 'bot') return { number: live.number, result: undefined };
          throw closed;
        }
        let tried: ReturnType<typeof live.try<T>>;
        try {
          tried = this.host.spending.counted(() => live.try(session => act(session, live)));
        } catch (error) {
          // a refusal has changed nothing; whatever else it is, the log has what is true
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

  /** How far the log of a game is known here; null where it is not in memory. To ask this keeps none there. */
  async numberOf(code: string): Promise<number | null> {
    const held = this.#held.get(code);
    return held === undefined ? null : held.mutex.runExclusive(() => held.live?.number ?? null);
  }

  /** Looks at a game when its turn comes, where it is in memory. */
  ifKnown(code: string, look: (live: Live) => void): void {
    const held = this.#held.get(code);
    if (held?.live) void held.mutex.runExclusive(() => held.live !== null && look(held.live));
  }

  /** @throws Problem where there is no room for one more game in memory */
  mayBegin(): void {
    if (this.memory.full) throw new Problem('busy', 'This server has too many games now. Try again later.');
  }

  /** Writes the first row of a game: within the transaction that begins it, before anybody knows of it. */
  async begin(stored: StoredTable, db: Parameters<typeof writeFirst>[0]): Promise<void> {
    const first = rowOf(1, null, { kind: 'start' }, Live.begin(stored).change);
    await writeFirst(db, this.host.time, stored.code, stored, first);
  }

  /** Takes what other nodes have written, and tells of it; nothing happens where the game is not in memory. */
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

  /** Makes a game anew from the database when it is next asked for: who sits there has changed. */
  async renew(code: string): Promise<void> {
    if (this.#held.has(code))
      await this.#alone(code, async held => {
        held.live = null;
      });
  }

  /** Forgets games that nobody has asked for in a while. @param followed those that somebody looks at */
  forget(followed: (code: string) => boolean): void {
    const now = performance.now();
    for (const [code, held] of this.#held) {
      const over = held.live !== null && held.live.session.result !== null;
      if ((!over && followed(code)) || held.busy || now - held.used <= (over ? OVER : IDLE)) continue;
      this.#held.delete(code);
      this.memory.gone(held);
    }
  }

  /** Lets one thing at a time happen to a game. */
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
    // whoever follows it may know less: where another node was quicker, say
    this.#tell(live, true);
    return live;
  }

  /** Keeps whether a game can go on: one that was frozen by another version of the rules goes on where they agree again. */
  async #noteFrozen({ stored, frozen }: Live): Promise<void> {
    const { code, status, rematch } = stored;
    const now = frozen !== null ? 'frozen' : 'playing';
    if ((frozen !== null) === (status === 'frozen') || isOver(stored)) return;
    // its people play the same deal on elsewhere: here it stays as it is
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

  /** Takes rows of other nodes; drops the game where it has to be made anew. */
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
    // on its own a row is one statement; what else is said of the table goes with it
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
              ...(result === null ? {} : { status: 'finished', result: JSON.stringify(result), changed: written }),
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
        // whoever cannot be told now asks for what they missed
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
