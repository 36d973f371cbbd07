// Writes the rows of many games with one statement, so that one wait for the disk serves all.
import type { Insertable } from 'kysely';
import { Taken } from '../database/faults.ts';
import type { Database } from '../database/open.ts';
import type { GameLog } from '../database/tables.ts';
import { type NewRow, valuesOf } from './rows.ts';

/** How many rows one statement writes, at most. */
const MOST = 200;

interface Waiting {
  readonly code: string;
  readonly row: NewRow;
  readonly kept: (at: number) => void;
  readonly failed: (error: unknown) => void;
}

/** What tells a row of a batch from the others. */
const nameOf = (code: string, { number, key }: Pick<NewRow, 'number' | 'key'>): string => `${code} ${number} ${key}`;

/**
 * Writes the rows of many tables together, so that one wait for the disk serves them all. While a batch is being written the next ones gather; and it is
 * waited as long again as the last one took, so that a slow disk leaves half of the time to everything else.
 */
export class LogBatch {
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(private readonly database: Pick<Database, 'db' | 'clock'>) {}

  /**
   * Writes the next row of a table: whoever is first has done it.
   * @returns when that was, on the database's clock. @throws Taken where somebody was first; the database's fault: where it is unsure (`isUnsure`) the row may have been written all the same
   */
  write(code: string, row: NewRow): Promise<number> {
    return new Promise((kept, failed) => {
      this.#waiting.push({ code, row, kept, failed });
      if (this.#busy) return;
      this.#busy = true;
      setImmediate(() => void this.#flush());
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.splice(0, MOST);
    const began = performance.now();
    try {
      const { db, clock } = this.database;
      const written = await db
        .insertInto('game_log')
        .values(batch.map(({ code, row }) => valuesOf(code, row, clock) as unknown as Insertable<GameLog>))
        .onConflict(taken => taken.doNothing())
        .returning(['code', 'number', 'key', 'at'])
        .execute();
      const at = new Map(written.map(row => [nameOf(row.code, row), row.at]));
      for (const { code, row, kept, failed } of batch) {
        const name = nameOf(code, row);
        const time = at.get(name);
        // what one row was told no other is
        at.delete(name);
        if (time === undefined) failed(new Taken(`The place ${row.number} of the log of ${code} is taken.`));
        else kept(time);
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
    const next = () => {
      this.#busy = this.#waiting.length > 0;
      if (this.#busy) void this.#flush();
    };
    const took = performance.now() - began;
    if (took < 1) setImmediate(next);
    else setTimeout(next, took);
  }
}
