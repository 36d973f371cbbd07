// Decides which of several servers plays the bots of a table, by locks of PostgreSQL.
import { randomInt } from 'node:crypto';
import { Mutex } from 'async-mutex';
import pg from 'pg';

/** How often a node shows that it is alive, and checks the others, in milliseconds. */
const BEAT = 1_000;
/** The database releases the claims of a node after this long without a sign of it, in milliseconds: the node or its machine has died. */
const SILENCE = 3_000;
/** How long to wait before the database is tried again, in milliseconds. */
const AGAIN = 1_000;
/** The numbers that mark the locks of nodes and of tables: any numbers that nothing else uses. */
const NODES = 0x6f727279;
const TABLES = 1;

/** The events that a node wants to hear. */
export interface ClaimListener {
  /** another node has died or stopped: its bots play elsewhere */
  gone(): void;
  /** the database does not answer */
  warn(error: unknown): void;
}

/**
 * Decides which node plays the bots of which table. A claim is a lock of PostgreSQL that belongs to one connection of the node. It ends with the
 * node: at once if its process ends, and soon if its machine falls silent, because the database ends a silent session. Two nodes that play the same
 * bots do no harm: the first one to write counts.
 */
export class Claims {
  #client: pg.Client | null = null;
  #beat: NodeJS.Timeout | null = null;
  #closed = false;
  #nodes = new Set<number>();
  /** one query after the other */
  readonly #alone = new Mutex();
  readonly #node = randomInt(1, 2 ** 31 - 1);

  private constructor(
    private readonly url: string,
    private readonly listener: ClaimListener,
  ) {}

  /** @throws the database's fault */
  static async open(url: string, listener: ClaimListener): Promise<Claims> {
    const claims = new Claims(url, listener);
    await claims.#connect();
    return claims;
  }

  /** Claims the bots of a table. @returns true if they are this node's now; false also if the database does not answer */
  async take(code: string): Promise<boolean> {
    const rows = await this.#ask('select pg_try_advisory_lock(hashtextextended($1, $2)) as taken', [code, TABLES]);
    return rows?.[0]?.taken === true;
  }

  /** Releases the bots of a table. */
  async give(code: string): Promise<void> {
    await this.#ask('select pg_advisory_unlock(hashtextextended($1, $2))', [code, TABLES]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#beat !== null) clearTimeout(this.#beat);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: SILENCE,
      query_timeout: SILENCE,
      application_name: 'orrery claims',
    });
    client.on('error', error => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    await client.connect();
    await client.query(`set idle_session_timeout = ${SILENCE}`);
    await client.query('select pg_advisory_lock($1, $2)', [NODES, this.#node]);
    if (this.#closed) return client.end();
    this.#client = client;
    this.#wait(() => this.#look());
  }

  /** Shows that this node is alive, and checks the others. */
  async #look(): Promise<void> {
    const rows = await this.#ask(
      `select objid::bigint as node from pg_locks
       where locktype = 'advisory' and objsubid = 2 and granted and classid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [NODES],
    );
    if (rows === null) return;
    const now = new Set(rows.map(({ node }) => Number(node)));
    const gone = [...this.#nodes].some(node => !now.has(node));
    this.#nodes = now;
    if (gone) this.listener.gone();
    this.#wait(() => this.#look());
  }

  async #ask(query: string, values: unknown[]): Promise<readonly Record<string, unknown>[] | null> {
    return this.#alone.runExclusive(async () => {
      const client = this.#client;
      if (client === null) return null;
      try {
        return (await client.query<Record<string, unknown>>(query, values)).rows;
      } catch (error) {
        this.#lost(client, error);
        return null;
      }
    });
  }

  /** Handles a lost connection: all claims are gone with it. */
  #lost(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = null;
    if (error !== null) this.listener.warn(error);
    client.end().catch(() => {});
    this.#wait(() => this.#again(), AGAIN);
  }

  async #again(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      this.listener.warn(error);
      this.#wait(() => this.#again(), AGAIN);
    }
  }

  #wait(act: () => Promise<void>, millis = BEAT): void {
    if (this.#closed) return;
    if (this.#beat !== null) clearTimeout(this.#beat);
    this.#beat = setTimeout(() => void act(), millis);
  }
}
