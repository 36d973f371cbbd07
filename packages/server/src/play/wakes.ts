// What makes tables go on by themselves: bots and clocks, for one server alone.
import type { BotTurns } from '../bots/turns.ts';
import { expireAll } from '../games/expiry.ts';
import type { Games } from '../games/games.ts';
import type { Host } from '../http/host.ts';
import type { Sockets } from './connection.ts';
import { every } from './every.ts';

/** What other nodes are told of: a game has a new row, or a table has changed in another way. */
export type NodeMessage = 'row' | 'table';

/** What makes tables go on by themselves, and lets nodes know of each other's doings. */
export interface Wakes {
  /** bots are to play at a table, or somebody is to be passed over */
  bots(code: string): void;
  /** @param due when somebody's time is up at a table */
  clock(code: string, due: number): void;
  /** something has happened at a table that this node has done */
  tell(message: NodeMessage, code: string): void;
  close(): Promise<void>;
}

/** What there is to wake, and to be told. */
export interface Woken {
  readonly host: Host;
  readonly games: Games;
  readonly turns: BotTurns;
  readonly sockets: Sockets;
  /** another node has done something */
  told(message: NodeMessage, code: string): void;
}

/** How often clocks are looked at, in milliseconds. */
const CLOCKS = 1_000;

/** One process alone, on an embedded database. */
export function wakeAlone({ host, games, turns }: Woken): Wakes {
  const end = every(host, CLOCKS, () => expireAll(host, games, 0));
  return {
    bots(code) {
      turns.play(code).catch(error => host.log.error(error));
    },
    // the time is looked at all the same
    clock() {},
    tell() {},
    async close() {
      end();
    },
  };
}
