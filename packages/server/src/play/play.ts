import type { TableInfo } from '@orrery/protocol';
import { Thinker } from '../bots/thinker.ts';
import { BotTurns } from '../bots/turns.ts';
import type { Chat } from '../chat/chat.ts';
import { expireDue } from '../clocks/expiry.ts';
import type { App, Host } from '../host.ts';
import { storedTable, tableInfo } from '../tables/info.ts';
import { Audience } from './audience.ts';
import { Games } from './games.ts';
import { Late } from './late.ts';
import { openSockets, roomOf } from './socket.ts';

/** How often clocks are looked at, in milliseconds. */
const CLOCKS = 1_000;
/** How often a node looks whether another has written what it was not told of, in milliseconds. */
const HEAL = 2_000;
/** How often games that nobody looks at are forgotten. */
const FORGET = 60_000;

/** Play at the tables of this node. */
export interface Play {
  readonly games: Games;
  readonly audience: Audience;
  /** something about a table has changed, other than its game: tells those who follow it, on every node */
  tableChanged(code: string): Promise<void>;
  /** ends all connections of a person */
  expel(person: string): void;
  close(): Promise<void>;
}

/**
 * Opens play: sockets, bots and clocks. Tables of former days go on where they stand.
 * @param threads the file that threads for bots run
 */
export function openPlay(app: App, host: Host, chat: Chat, threads: string | undefined): Play {
  const games = new Games(host);
  const late = new Late(host);
  const audience = new Audience(host, games, late);
  const thinker = new Thinker(threads);
  const turns = new BotTurns(host, games, thinker);
  const sockets = openSockets(app.server, host, games, audience, chat, tableChanged);
  const fail = (error: unknown) => host.log.error(error);

  const wake = (code: string) => void turns.play(code).catch(fail);
  games.watch((live, elsewhere) => {
    if (!elsewhere && live.moves) wake(live.code);
  });

  /** Tells those who follow a table on this node how it is, and where its game stands. */
  async function tell(code: string): Promise<void> {
    if (!audience.has(code)) return;
    const stored = await storedTable(host.database, code);
    for (const follower of audience.of(code)) follower.info(infoFor(follower.person));
    if (stored.setup !== null) await audience.news(code);

    function infoFor(person: string): TableInfo {
      return tableInfo(stored, person, 0);
    }
  }

  async function tableChanged(code: string): Promise<void> {
    await tell(code);
    const stored = await storedTable(host.database, code);
    if (stored.status === 'playing') wake(code);
  }

  const loops = [
    every(CLOCKS, () => expireDue(host, games)),
    every(HEAL, () => heal(host, games, audience)),
    every(FORGET, async () => games.forget(code => audience.has(code))),
  ];
  // bots that were to play when the server ended
  void unfinished(host)
    .then(async codes => {
      for (const code of codes) await turns.play(code).catch(fail);
    })
    .catch(fail);

  function every(millis: number, act: () => Promise<unknown>): NodeJS.Timeout {
    let busy = false;
    return setInterval(async () => {
      if (busy) return;
      busy = true;
      await act().catch(fail);
      busy = false;
    }, millis);
  }

  return {
    games,
    audience,
    tableChanged,
    expel: person => sockets.in(roomOf(person)).disconnectSockets(true),
    async close() {
      for (const loop of loops) clearInterval(loop);
      turns.close();
      late.close();
      await sockets.close();
      await thinker.close();
    },
  };
}

/** Takes what other nodes have written for games that are followed here, whether a notice came or not. */
async function heal({ database: { db } }: Host, games: Games, audience: Audience): Promise<void> {
  const codes = audience.followed;
  if (codes.length === 0) return;
  const rows = await db
    .selectFrom('game_log')
    .select(({ fn }) => ['code', fn.max('number').as('number')])
    .where('code', 'in', codes)
    .groupBy('code')
    .execute();
  for (const { code, number } of rows) {
    const known = await games.numberOf(code);
    if (known === null) await audience.news(code);
    else if (known < Number(number)) await games.catchUp(code);
  }
}

/** How many games are looked at when a server begins. */
const MOST_UNFINISHED = 500;

/** The games that bots take part in and that go on, the latest first. */
async function unfinished({ database: { db } }: Host): Promise<string[]> {
  const rows = await db
    .selectFrom('game_table')
    .innerJoin('game_seat', 'game_seat.code', 'game_table.code')
    .select('game_table.code')
    .distinct()
    .where('status', '=', 'playing')
    .where('kind', '=', 'bot')
    .limit(MOST_UNFINISHED)
    .execute();
  return rows.map(row => row.code);
}
