// Makes tables go on by themselves: bots and clocks, for a single server.
import type { BotTurns } from '../bots/turns.ts';
import { expireAll } from '../games/expiry.ts';
import type { Games } from '../games/games.ts';
import type { Host } from '../http/host.ts';
import type { Sockets } from './connection.ts';
import { every } from './every.ts';

/** The messages between nodes: a game has a new row, or a table has changed in another way. */
export type NodeMessage = 'row' | 'table';

/** Makes tables go on by themselves, and lets nodes tell each other about changes. */
export interface Wakes {
  /** bots must play at a table, or the table must pass for somebody */
  bots(code: string): void;
  /** @param due when a clock at a table runs out */
  clock(code: string, due: number): void;
  /** this node has changed something at a table */
  tell(message: NodeMessage, code: string): void;
  close(): Promise<void>;
}

/** Everything that wakes tables or hears of changes. */
export interface Woken {
  readonly host: Host;
  readonly games: Games;
  readonly turns: BotTurns;
  readonly sockets: Sockets;
  /** another node has changed something */
  told(message: NodeMessage, code: string): void;
}

/** How often clocks are checked, in milliseconds. */
const CLOCKS = 1_000;

/** A single process, on an embedded database. */
export function wakeAlone({ host, games, turns }: Woken): Wakes {
  const end = every(host, CLOCKS, () => expireAll(host, games, 0));
  return {
    bots(code) {
      turns.play(code).catch(error => host.log.error(error));
    },
    // clocks are checked in any case
    clock() {},
    tell() {},
    async close() {
      end();
    },
  };
}
