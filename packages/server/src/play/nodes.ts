// Several servers on one PostgreSQL: who plays bots, who checks clocks, how they tell each other.
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import { forgottenBots } from '../bots/forgotten.ts';
import { expireAll } from '../games/expiry.ts';
import { Claims } from './claims.ts';
import { every } from './every.ts';
import type { NodeMessage, Wakes, Woken } from './wakes.ts';

/** How often clocks are checked, and bots that another node has, in milliseconds. */
const SECOND = 1_000;
/** After this long, in milliseconds, any node answers for a player whose time is up. Before, a node that has the game in memory does. */
const FORGOTTEN = 2 * SECOND;

/** How far another node's time of play may be ahead of this one's, in milliseconds. */
const AHEAD = 120 * SECOND;

/** The messages between nodes. */
const NOTICE = 'orrery:notice';

/**
 * Several nodes on one PostgreSQL. One node plays the bots of a table, and another if that one dies. The first node to write answers for a player
 * whose time is up. Each node tells the others about its rows.
 * @throws the database's fault
 */
export async function wakeNodes(url: string, { host, games, turns, sockets, told }: Woken): Promise<Wakes> {
  const { log, database } = host;
  const carrier = carrierOf(url, database.pool!);
  sockets.adapter(createAdapter(carrier.pool, { errorHandler: error => log.warn(error) }));
  const notices = sockets as unknown as {
    on(event: string, heard: (message: NodeMessage, code: string) => void): void;
    serverSideEmit(event: string, message: NodeMessage, code: string): boolean;
  };
  notices.on(NOTICE, told);

  const fail = (error: unknown) => log.error(error);
  const claims = await Claims.open(url, {
    gone: () => void takeOver().catch(fail),
    warn: error => log.warn(error),
  });
  /** the tables whose bots another node has, with the timer for the next try */
  const elsewhere = new Map<string, NodeJS.Timeout>();
  let closed = false;

  /**
   * Lets bots play here, unless another node has them.
   * @param insist true to try again soon, because that node may be about to release them
   */
  async function play(code: string, insist: boolean): Promise<void> {
    if (turns.at(code)) return turns.play(code);
    if (closed) return;
    if (!(await claims.take(code))) {
      if (!insist || closed || elsewhere.has(code)) return;
      const again = () => {
        elsewhere.delete(code);
        play(code, true).catch(fail);
      };
      elsewhere.set(code, setTimeout(again, SECOND));
      return;
    }
    try {
      await turns.play(code);
    } finally {
      await claims.give(code);
    }
  }

  /** A node has gone: asks for all bots that must choose. Bots of other nodes stay there. */
  async function takeOver(): Promise<void> {
    for (const code of await forgottenBots(host, -AHEAD)) play(code, false).catch(fail);
  }

  const end = every(host, SECOND, async () => {
    const known = new Set(games.known);
    await expireAll(host, games, 0, code => known.has(code));
    await expireAll(host, games, FORGOTTEN);
  });

  return {
    bots(code) {
      play(code, true).catch(fail);
    },
    // clocks are checked in any case
    clock() {},
    tell(message, code) {
      notices.serverSideEmit(NOTICE, message, code);
    },
    async close() {
      closed = true;
      end();
      for (const timer of elsewhere.values()) clearTimeout(timer);
      await claims.close();
      await carrier.close();
    },
  };
}

/**
 * The transport of messages between nodes: one connection that listens, and the node's own pool for the rest. If the listening one breaks, the
 * adapter asks for another and never returns the first.
 */
function carrierOf(url: string, pool: pg.Pool): { readonly pool: pg.Pool; close(): Promise<void> } {
  let listening: pg.Client | null = null;
  const end = async () => {
    const client = listening;
    listening = null;
    client?.removeAllListeners('end');
    await client?.end().catch(() => {});
  };
  const carrier = {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    async connect() {
      await end();
      const client = new pg.Client({ connectionString: url, application_name: 'orrery notices', keepAlive: true });
      // a broken one is replaced when it has ended
      client.on('error', () => {});
      listening = client;
      await client.connect();
      return Object.assign(client, { release: () => void client.end().catch(() => {}) });
    },
  };
  return { pool: carrier as unknown as pg.Pool, close: end };
}
