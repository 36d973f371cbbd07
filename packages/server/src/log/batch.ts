// Writes the rows of many games with one statement, so that one wait for the disk serves all.
import type { Insertable } from 'kysely';
import { Taken } from '../database/faults.ts';
import type { Database } from '../database/open.ts';
import type { GameLog } from '../database/tables.ts';
import { type NewRow, valuesOf } from './rows.ts';

/** The most rows in one statement. */
const MOST = 200;

interface Waiting {
  readonly code: string;
  readonly row: NewRow;
  readonly kept: (at: number) => void;
  readonly failed: (error: unknown) => void;
}

/** A key that tells a row of a batch from the others. */
const nameOf = (code: string, { number, key }: Pick<NewRow, 'number' | 'key'>): string => `${code} ${number} ${key}`;

/**
 * Writes the rows of many tables together, so that one wait for the disk serves all of them. While it writes a batch, the next rows gather. After
 * each batch it waits as long as the batch took, so a slow disk leaves half of the time for other work.
 */
export class LogBatch {
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(private readonly database: Pick<Database, 'db' | 'clock'>) {}

  /**
   * Writes the next row of a table. If several nodes write the same number, the first one wins.
   * @returns the time of the write, on the database's clock
   * @throws Taken if another was first; the database's fault. If it is unsure (`isUnsure`), the row may be written.
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
        // each time is for one row only
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
