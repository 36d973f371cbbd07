// Starts play: sockets, bots, clocks and notices, and stops them in order.
import { forgottenBots } from '../bots/forgotten.ts';
import { Thinker } from '../bots/thinker.ts';
import { BotTurns } from '../bots/turns.ts';
import type { Chat } from '../chat/chat.ts';
import { keepTime } from '../database/keep-time.ts';
import { Games } from '../games/games.ts';
import { Late } from '../games/late.ts';
import type { Live } from '../games/live.ts';
import { Memory } from '../games/memory.ts';
import type { App, Host } from '../http/host.ts';
import type { Notices } from '../notices/notices.ts';
import { storedTable, tableInfo } from '../tables/info.ts';
import type { Codes } from '../tables/wrong-codes.ts';
import { Audience } from './audience.ts';
import { roomOf, signInRoom } from './connection.ts';
import { every } from './every.ts';
import { wakeNodes } from './nodes.ts';
import { openSockets } from './sockets.ts';
import { type NodeMessage, wakeAlone } from './wakes.ts';

/** How often the server looks for rows of other nodes whose message it missed, in milliseconds. */
const HEAL = 2_000;
/** How often idle games are dropped from memory. */
const FORGET = 60_000;
/** How long requests may take to finish when the server stops, in milliseconds. */
const CUT = 200;
/** How long bots may be idle while only they must choose, before they are asked again, and how often this is checked. */
const BOTS_FORGOTTEN = 5_000;
/** How often the time of play is compared with the database's. */
const TIME = 30_000;

/** Play at the tables of this node. */
export interface Play {
  readonly games: Games;
  readonly audience: Audience;
  /** something about a table has changed, other than its game: tells its followers, on every node */
  tableChanged(code: string): Promise<void>;
  /** the same if only the display has changed, such as a name: no game is read for it */
  tableShown(code: string): Promise<void>;
  /** ends all connections of a person */
  expel(person: string): void;
  /** ends the connections of one sign-in session, on every node. @param signIn its id */
  signedOut(signIn: string): void;
  close(): Promise<void>;
}

/**
 * Opens play: sockets, bots and clocks. Earlier games continue where they stand.
 * @param threads the file that threads for bots run
 * @param room how many bytes of memory the games may take
 * @throws the database's fault
 */
export async function openPlay(
  app: App,
  host: Host,
  chat: Chat,
  notices: Notices,
  threads: string | undefined,
  room: number,
  codes: Codes,
): Promise<Play> {
  const { log, database } = host;
  const memory = new Memory(room, code => audience.has(code) || turns.at(code));
  memory.measure(host.metrics);
  const games = new Games(host, memory);
  const late = new Late(host, memory);
  const audience: Audience = new Audience(host, games, late);
  const thinker = new Thinker(threads);
  const turns: BotTurns = new BotTurns(host, games, thinker);
  const { sockets, presence } = openSockets(app.server, { host, games, audience, chat, codes, tableChanged });
  const fail = (error: unknown) => log.error(error);
  const woken = { host, games, turns, sockets, told };
  const wakes = database.url === null ? wakeAlone(woken) : await wakeNodes(database.url, woken);

  games.watch((live, elsewhere) => {
    if (elsewhere) return;
    wakes.tell('row', live.code);
    arm(live);
  });

  async function isHere(person: string): Promise<boolean> {
    return (await sockets.in(roomOf(person)).fetchSockets()).length > 0;
  }

  /** Starts what happens at a table by itself: bots, clocks, and notices to players who are away. */
  function arm(live: Live): void {
    if (live.moves) wakes.bots(live.code);
    const { due } = live.clock;
    if (due !== null) wakes.clock(live.code, due.at);
    notices.heard(live, isHere).catch(fail);
  }

  /** by table: the last change that its followers here were told of */
  const toldOf = new Map<string, number>();

  /** Tells the followers of a table on this node how the table and its game stand. */
  async function tellHere(code: string): Promise<void> {
    if (!audience.has(code)) return;
    const stored = await storedTable(database, code);
    toldOf.set(code, stored.changed);
    for (const follower of audience.of(code)) follower.info(tableInfo(stored, follower.person, 0));
    if (stored.setup !== null) await audience.sendAll(code);
    // the seats may have changed
    else presence.changed(code);
  }

  function told(message: NodeMessage, code: string): void {
    (message === 'row' ? games.catchUp(code) : tellHere(code)).catch(fail);
  }

  async function tableShown(code: string): Promise<void> {
    await tellHere(code);
    wakes.tell('table', code);
  }

  async function tableChanged(code: string): Promise<void> {
    await tableShown(code);
    const { status } = await storedTable(database, code);
    if (status === 'playing') await games.read(code, arm);
  }

  /** Tells of tables that another node has changed, even if its message was missed. */
  async function healTables(): Promise<void> {
    const codes = audience.followed;
    if (codes.length === 0) return;
    const rows = await database.db
      .selectFrom('game_table')
      .select(['code', 'changed'])
      .where('code', 'in', codes)
      .execute();
    for (const { code, changed } of rows) if (toldOf.get(code) !== changed) await tellHere(code);
  }

  const askForgotten = async (since: number): Promise<void> => {
    for (const code of await forgottenBots(host, since)) if (!turns.at(code)) wakes.bots(code);
  };
  const loops = [
    every(host, HEAL, async () => {
      for (const code of toldOf.keys()) if (!audience.has(code)) toldOf.delete(code);
      await healGames(host, games, audience);
      await healTables();
    }),
    every(host, FORGET, async () => games.forget(code => audience.has(code))),
    every(host, BOTS_FORGOTTEN, () => askForgotten(BOTS_FORGOTTEN)),
    every(host, TIME, () => keepTime(host)),
  ];
  // on an embedded database nothing else remembers the bots that had to play when the server stopped
  if (database.kind === 'sqlite') askForgotten(0).catch(fail);

  return {
    games,
    audience,
    tableChanged,
    tableShown,
    expel: person => sockets.in(roomOf(person)).disconnectSockets(true),
    signedOut: signIn => sockets.in(signInRoom(signIn)).disconnectSockets(true),
    async close() {
      for (const end of loops) end();
      turns.close();
      late.close();
      presence.close();
      // closing waits for every connection; a slow client would hold it for a minute
      const cut = setInterval(() => app.server.closeAllConnections(), CUT);
      await sockets.close();
      clearInterval(cut);
      await wakes.close();
      await thinker.close();
    },
  };
}

/** Reads new rows of games that are followed here, even if another node's message was missed. */
async function healGames({ database: { db } }: Host, games: Games, audience: Audience): Promise<void> {
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
    if (known === null) {
      if (audience.lacks(code, Number(number))) await audience.sendAll(code);
    } else if (known < Number(number)) await games.catchUp(code);
  }
}
