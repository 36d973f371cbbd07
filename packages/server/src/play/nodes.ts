import { createAdapter } from '@socket.io/postgres-adapter';
import { PgBoss } from 'pg-boss';
import { expire, expireAll } from '../clocks/expiry.ts';
import { poolOf } from '../db/open.ts';
import type { Notice, Wakes, Woken } from './wakes.ts';
import { every } from './wakes.ts';

const BOTS = 'bots';
const CLOCKS = 'clocks';
/** How many tables' bots play at once on a node. */
const TABLES = 8;
/** A node that says nothing for so long, in seconds, has died: another goes on with its bots. */
const SILENCE = 10;
const SECOND = 1_000;
/** Time that is up so long, in milliseconds, is looked after by whoever sees it. */
const FORGOTTEN = 10 * SECOND;

interface Job {
  readonly code: string;
}

/** What goes from node to node. */
const NOTICE = 'orrery:notice';

/**
 * Several nodes on one PostgreSQL: bots and clocks are jobs of which each is done by one node, and by another where that one dies; what a node
 * writes it tells the others.
 * @throws the database's fault
 */
export async function wakeNodes(url: string, { host, games, turns, sockets, told }: Woken): Promise<Wakes> {
  const { log } = host;
  // a pool of its own: where a connection breaks the adapter takes another and never gives back the first
  const pool = poolOf(url, 3);
  sockets.adapter(createAdapter(pool, { errorHandler: error => log.warn(error) }));
  const notices = sockets as unknown as {
    on(event: string, heard: (notice: Notice, code: string) => void): void;
    serverSideEmit(event: string, notice: Notice, code: string): boolean;
  };
  notices.on(NOTICE, told);

  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: SILENCE,
    monitorIntervalSeconds: SILENCE,
    connectionTimeoutMillis: 5 * SECOND,
  });
  boss.on('error', error => log.warn(error));
  await boss.start();
  // one that waits and one that is done for each table: whoever asks while it is done is heard after that
  const kept = { policy: 'stately', retryLimit: 1_000, retryDelay: 1, deleteAfterSeconds: 60 } as const;
  await boss.createQueue(BOTS, { ...kept, notify: true, heartbeatSeconds: SILENCE, expireInSeconds: 3_600 });
  await boss.createQueue(CLOCKS, { ...kept, expireInSeconds: 30 });

  const send = (queue: string, code: string, more: { startAfter?: Date } = {}) => {
    boss.send(queue, { code }, { singletonKey: code, ...more }).catch(error => log.warn(error));
  };
  const arm = (code: string) =>
    games.read(code, live => {
      const due = live.clock.due;
      if (due !== null && live.closed === null) send(CLOCKS, code, { startAfter: new Date(due.at) });
    });
  await boss.work<Job>(
    BOTS,
    { localConcurrency: TABLES, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 },
    async jobs => {
      for (const { data } of jobs) await turns.play(data.code);
    },
  );
  await boss.work<Job>(CLOCKS, { pollingIntervalSeconds: 0.5 }, async jobs => {
    for (const { data } of jobs) {
      await expire(host, games, data.code);
      await arm(data.code);
    }
  });
  const end = every(host, FORGOTTEN, () => expireAll(host, games, FORGOTTEN));

  return {
    bots(code) {
      if (turns.at(code)) turns.play(code).catch(error => log.error(error));
      else send(BOTS, code);
    },
    clock: (code, due) => send(CLOCKS, code, { startAfter: new Date(due) }),
    tell(notice, code) {
      notices.serverSideEmit(NOTICE, notice, code);
    },
    async close() {
      end();
      await boss.stop({ graceful: false, close: true });
      // which waits for what is never given back
      pool.end().catch(error => log.warn(error));
    },
  };
}
