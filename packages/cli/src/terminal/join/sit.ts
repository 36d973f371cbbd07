// Joins a table on a server and plays there.
import type { State } from '@orrery/kernel';
import type { WholeOverlay } from '@orrery/protocol';
import { loadGame, type TableGame } from '@orrery/table';
import { undress } from '@orrery/table/shelf';
import { Exit, FAILED } from '../../common/errors.ts';
import type { Io } from '../../common/io.ts';
import { exitCodeOf, takePart } from '../../common/signals.ts';
import { wrap } from '../../common/text.ts';
import { secret } from '../../common/wizard.ts';
import { wearOverlay } from '../../files/overlays.ts';
import { sitDown } from '../play/sit.ts';
import { playAgain } from './again.ts';
import { commandsAt } from './commands.ts';
import { Feed } from './feed.ts';
import type { Link } from './link.ts';
import { Lobby, type Wishes } from './lobby.ts';
import { RemoteDoor } from './remote-door.ts';
import { Visitor } from './visitor.ts';

/** A person's name or account for a server, and their wishes at a table there. */
export interface JoinWishes extends Wishes {
  readonly name?: string | undefined;
  readonly account?: string | undefined;
}

/** Signs in: as before on this server, with an account, or as a guest. @returns false if the person leaves. @throws Exit */
async function comeIn(io: Io, visitor: Visitor, { name, account }: JoinWishes): Promise<boolean> {
  if (await visitor.back(account ?? name, account !== undefined)) return true;
  if (account !== undefined) {
    const password = io.env.ORRERY_PASSWORD ?? (await secret(io, `Password of ${account}:`));
    if (password === null) return false;
    await visitor.signIn(account, password);
    return true;
  }
  const wanted = name ?? (await io.ask('Your name? (Enter: the server chooses one) '));
  if (wanted === null) return false;
  await visitor.guest(wanted.trim());
  return true;
}

/**
 * Plays or watches at a table on a server until the game is over, and again while the same people play on.
 * @throws Exit, BadInput in one line if the person may not, or the server does not answer
 */
export async function joinTable(io: Io, { origin, code }: Link, wishes: JoinWishes): Promise<void> {
  const visitor = new Visitor(origin, io.env);
  // a missing table is reported before the person must sign in
  await visitor.ask('GET', `/api/tables/${code}`);
  if (!(await comeIn(io, visitor, wishes))) return;
  let next: string | null = code;
  // at a rematch everybody has their seats and decks
  for (let wanted: Wishes = wishes; next !== null; wanted = {}) next = await playAt(io, visitor, next, wanted);
  if (io.interrupted !== null) throw new Exit(exitCodeOf(io.interrupted));
}

/** What the overlay of a table changes, in lines; none without one. Its cards are loaded. */
async function overlayAt({ visitor, code, info }: Feed, table: TableGame<State>): Promise<readonly string[]> {
  undress();
  if (info.overlay === null) return [];
  const { overlay } = await visitor.ask<WholeOverlay>('GET', `/api/tables/${code}/overlay`);
  return wearOverlay(table, JSON.parse(overlay), 'this table');
}

/** Plays or watches at a table. @returns the code of the next table if they play again; null if they leave */
async function playAt(io: Io, visitor: Visitor, code: string, wishes: Wishes): Promise<string | null> {
  const { origin } = visitor;
  const again = `./orrery join ${origin}/t/${code}`;
  const leave = takePart({ word: `The game goes on without you. Come back with: ${again}` });
  const feed = new Feed(visitor, code);
  try {
    await feed.join();
    const { info } = feed;
    const table = await loadGame(info.game);
    io.out(`You are ${visitor.person.name}.`);
    if (info.status === 'closed') throw new Exit(FAILED, `Table ${code} is closed.`);
    for (const line of await overlayAt(feed, table)) io.out(wrap(line, io.width));
    if (feed.sight === null && info.status === 'waiting') {
      const stays = await new Lobby(io, feed, table, wishes).enter();
      if (!stays) {
        io.out(`Come back with: ${again}`);
        return null;
      }
    }
    // a spectator with a delay sees nothing at first
    while (feed.sight === null) await feed.changed();
    const door = new RemoteDoor(feed, table);
    const { seat } = door;
    const left = await sitDown(
      io,
      door,
      {
        seats: seat === null ? [] : [seat],
        kept: `The server saves the game. Come back with: ${again}`,
        opening: [
          `${table.game.title} at ${origin}/t/${code}: ${seat === null ? 'you are watching' : `you are ${door.seatName(seat)}`}. Type ${seat === null ? 'help' : '?'} for help.`,
          ...(info.status === 'frozen' && info.reason !== null ? [info.reason] : []),
          ...feed.notices(),
        ],
        save() {},
      },
      commandsAt(feed),
    );
    if (left !== 'over') io.out(`The game goes on without you. Come back with: ${again}`);
    else if (seat !== null && io.interrupted === null) return await playAgain(io, feed);
    return null;
  } finally {
    feed.line.close();
    leave();
  }
}
