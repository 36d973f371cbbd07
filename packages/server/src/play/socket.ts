import type { Server as HttpServer } from 'node:http';
import { Refused, type Seat, type State } from '@orrery/kernel';
import {
  type Acknowledged,
  type Answers,
  type ClientEvents,
  type ClientMessage,
  type ClientMessageName,
  ClientMessages,
  type Person,
  type ServerMessages,
} from '@orrery/protocol';
import { hintFor, type Session, wishesMeant } from '@orrery/table';
import { Gauge } from 'prom-client';
import { Server, type Socket } from 'socket.io';
import { Compile } from 'typebox/compile';
import type { Chat } from '../chat/chat.ts';
import { heeding, unheeded } from '../db/heed.ts';
import type { Host } from '../host.ts';
import { Addresses, addressOf, type Wire } from '../limits/addresses.ts';
import type { Codes } from '../limits/codes.ts';
import { isForeign } from '../limits/origins.ts';
import { type Pace, paceOf } from '../limits/pace.ts';
import { askedBy } from '../limits/spending.ts';
import { misreadLine } from '../misread.ts';
import { NoTable, Problem, tellProblem } from '../problem.ts';
import { seatOf, storedTable, tableInfo } from '../tables/info.ts';
import { rematch } from '../tables/rematch.ts';
import type { Audience, Follower } from './audience.ts';
import type { Intent } from './deeds.ts';
import type { News } from './eyes.ts';
import type { Games } from './games.ts';
import type { Live } from './live.ts';
import { Presence } from './presence.ts';

/** The largest message that is read, in bytes. */
const MESSAGE = 32 * 1024;
/** How many packets wait for a client at most: whoever reads more slowly is sent what has come of them, and not each. */
const WAITING = 16;
/** How many messages of one client are in hand at once: those that are worked on, and those whose answers wait until the client reads. */
const AT_ONCE = 16;
/** How many tables one connection follows. */
const TABLES = 20;

/** How long somebody may take to say who he is, in milliseconds. */
const CONNECT = 10_000;
/** A connection that sends so much more than it may is ended. */
const FLOOD = 500;
/** How long a connection that is ended stays open for what its client is told last, in milliseconds. */
const GOODBYE = 1_000;
/**
 * A connection that reads nothing is ended when so many packets wait for it. More than a client can get by asking: at most `AT_ONCE` answers and `FLOOD`
 * refusals wait, however many messages arrive in one piece, so that nobody who reads comes so far.
 */
const UNREAD = 1000;

/** Where all connections of a person are found, on every node. */
export const roomOf = (person: string): string => `person ${person}`;

/** Where all connections are found that were opened with one signing in. */
export const signInRoom = (signIn: string): string => `sign-in ${signIn}`;

/** What is kept of a connection. */
interface Known {
  person: Person;
  /** the id of the signing in with which it was opened; null where there is none */
  signIn: string | null;
}

type Connection = Socket<ClientEvents, ServerMessages, object, Known>;
/** The socket's server, and what ends it. */
export type Sockets = Server<ClientEvents, ServerMessages, object, Known>;

/** What the messages of a connection are answered with. */
type Handlers = {
  [N in ClientMessageName]: (
    message: ClientMessage<N>,
    /** answers at once, before anything else is sent; otherwise with what is given back */
    answer: (answer: Answers[N]) => void,
  ) => Promise<Answers[N] | undefined>;
};

const shapes = Object.fromEntries(
  Object.entries(ClientMessages).map(([name, schema]) => [name, Compile(schema)]),
) as Record<ClientMessageName, ReturnType<typeof Compile>>;

/** What is wrong with a message, in a line; null where nothing is. */
function misshapen(name: ClientMessageName, message: unknown): string | null {
  const shape = shapes[name];
  if (shape.Check(message)) return null;
  return `The message "${name}" cannot be used. ${misreadLine([...shape.Errors(message)])}`;
}

/** What the sockets open on. */
export interface Served {
  readonly host: Host;
  readonly games: Games;
  readonly audience: Audience;
  readonly chat: Chat;
  readonly codes: Codes;
  /** something about a table has changed, other than its game */
  tableChanged(code: string): Promise<void>;
}

/** What every connection works with. */
interface Shared extends Served {
  readonly presence: Presence;
  readonly pace: Pace;
}

/** Opens the door for play: people at tables, over Socket.IO. */
export function openSockets(
  server: HttpServer,
  served: Served,
): { readonly sockets: Sockets; readonly presence: Presence } {
  const { host, audience } = served;
  const perAddress = new Addresses(host.limits.sockets);
  const pace = paceOf(host.limits.messages, 10, 'You send too much at once');
  const sockets: Sockets = new Server(server, {
    maxHttpBufferSize: MESSAGE,
    // who opens a connection and asks for nothing is not kept
    connectTimeout: CONNECT,
    allowRequest: (request, done) => {
      const ip = addressOf(request, host.trusts);
      const foreign = isForeign(request.headers, host.origins);
      const fault = foreign
        ? { error: 'A page of another place may open no socket here.', reason: 'forbidden' }
        : perAddress.isFull(ip)
          ? { error: 'Your address has too many connections open: close one first.', reason: 'limit' }
          : null;
      if (fault !== null) host.log.warn({ ip, origin: request.headers.origin, fault }, 'refused');
      done(fault?.error, fault === null);
    },
    // the size of what is sent must not tell what is in it
    perMessageDeflate: false,
    httpCompression: false,
    serveClient: false,
  });
  new Gauge({
    name: 'orrery_followers',
    help: 'players and spectators that follow a table on this node',
    registers: [host.metrics],
    collect() {
      this.set(audience.size);
    },
  });
  new Gauge({
    name: 'orrery_waiting_packets',
    help: 'packets that wait to be sent, of the connection that reads most slowly',
    registers: [host.metrics],
    collect() {
      this.set(Math.max(0, ...[...sockets.sockets.sockets.values()].map(waiting)));
    },
  });
  const presence = new Presence(host, sockets);
  sockets.engine.on('connection', (conn: Wire) => perAddress.add(addressOf(conn.request, host.trusts), conn));
  sockets.use(async (socket, next) => {
    const ip = addressOf(socket.request, host.trusts);
    try {
      perAddress.check(ip);
      const caller = await host.caller(socket.handshake.headers);
      if (caller === null)
        throw new Problem('stranger', 'Say first who you are: play as a guest, or with your account.');
      Object.assign(socket.data, caller);
      next();
    } catch (error) {
      const { fault, ours } = tellProblem(error);
      if (ours) host.log.error(error);
      else host.log.warn({ ip, fault }, 'refused');
      next(Object.assign(new Error(fault.error), { data: fault }));
    }
  });
  sockets.on('connection', socket => serve(socket, { ...served, presence, pace }));
  return { sockets, presence };
}

function serve(socket: Connection, shared: Shared): void {
  const { host, audience, presence, pace, codes } = shared;
  const ip = addressOf(socket.request, host.trusts);
  const { person, signIn } = socket.data;
  const followed = new Map<string, Follower>();
  let working = 0;
  /** how many answers wait until the client reads */
  let unread = 0;
  let flood = 0;
  const answers = handlers(socket, shared, followed);
  void socket.join([roomOf(person.id), ...(signIn === null ? [] : [signInRoom(signIn)])]);

  const hear = async (name: string, message: unknown, done: unknown): Promise<void> => {
    const reply = (answer: Acknowledged<object>) => {
      if (typeof done === 'function') done(answer);
    };
    const request = unheeded();
    const refuse = (error: unknown) => {
      const { fault, ours } = tellProblem(error, request.wrote);
      if (ours) host.log.error(error);
      else if (fault.reason !== 'limit') host.log.info({ person: person.id, name, fault }, 'refused');
      // a flood is written down where it begins, and not a million times
      else if (++flood === 1) host.log.warn({ person: person.id, name, fault }, 'refused');
      reply({ ok: false, ...fault });
      if (flood === FLOOD) {
        host.log.warn({ person: person.id }, 'a connection that did not stop was ended');
        end(socket, GOODBYE);
      }
    };
    if (working + unread >= AT_ONCE)
      return refuse(new Problem('limit', 'Too much at once: wait for what you have asked for.'));
    working++;
    try {
      await pace.step(person.id);
      await host.spending.check();
      if (!Object.hasOwn(ClientMessages, name))
        throw new Problem('input', `There is no message "${name.slice(0, 40)}".`);
      const fault = misshapen(name as ClientMessageName, message);
      if (fault !== null) throw new Problem('input', fault);
      await codes.check(ip, (message as { readonly table: string }).table, async () => person.id);
      const answer = await heeding(request, () =>
        answers[name as ClientMessageName](message as never, early => reply({ ok: true, ...early })),
      );
      if (answer !== undefined) reply({ ok: true, ...answer });
    } catch (error) {
      if (error instanceof NoTable) await codes.missed(ip);
      refuse(error);
    } finally {
      working--;
      if (waiting(socket) > 0) unread++;
    }
  };
  const asker = { address: ip, person: person.id };
  socket.onAny((name, ...rest) => void askedBy(asker, () => hear(String(name), rest[0], rest.at(-1))));
  socket.conn.on('packetCreate', () => {
    if (waiting(socket) < UNREAD) return;
    host.log.warn({ person: person.id }, 'a connection that read nothing was ended');
    // what waits is dropped with it: he asks for it when he comes back
    end(socket, 0);
  });
  // what waited too long to be sent goes out as one, as soon as there is room
  socket.conn.on('drain', () => {
    unread = 0;
    for (const [code, follower] of followed)
      if (follower.behind) audience.resume(code, follower).catch(error => host.log.error(error));
  });
  socket.on('disconnect', reason => {
    // too much in one piece, or no message at all
    if (reason === 'transport error' || reason === 'parse error')
      host.log.warn({ person: person.id, reason }, 'a connection was ended');
    for (const [code, follower] of followed) {
      audience.remove(code, follower);
      presence.changed(code);
    }
    followed.clear();
  });
}

/** Ends a connection. @param goodbye so long its client may take to hear of it, in milliseconds; one that reads nothing would be waited for much longer */
function end(socket: Connection, goodbye: number): void {
  const { conn } = socket;
  const wire = conn.transport.name === 'websocket' ? conn.request.socket : null;
  if (goodbye > 0) socket.disconnect(true);
  else conn.close(true);
  if (wire !== null) setTimeout(() => wire.destroy(), goodbye).unref();
}

/** How many packets wait to be sent; engine.io keeps them in a list that its types hide. */
const waiting = ({ conn }: Connection): number =>
  (conn as unknown as { readonly writeBuffer: readonly unknown[] }).writeBuffer.length;

/** News as an answer says them. */
const told = (news: News | null): Pick<Answers['join'], 'whole' | 'update'> => ({
  whole: news !== null && 'whole' in news ? news.whole : null,
  update: news !== null && 'update' in news ? news.update : null,
});

const numberOf = (news: News): number => ('update' in news ? news.update : news.whole).number;

function handlers(
  socket: Connection,
  { host, games, audience, chat, presence, tableChanged }: Shared,
  followed: Map<string, Follower>,
): Handlers {
  const { person } = socket.data;

  /** The seat of this person. @throws Problem for who has none */
  const mySeat = (live: Live): Seat => {
    const seat = live.seatOf(person.id);
    if (seat === null) throw new Problem('forbidden', 'You have no seat at this table.');
    return seat;
  };
  /** How far a game has to be known here to somebody who has seen that much of it. */
  const least = (table: string, seen = 0): number => Math.max(seen, followed.get(table)?.have ?? 0);
  const act = async (
    { table, key, seen }: { readonly table: string; readonly key: string; readonly seen?: number },
    kind: Intent['kind'],
    deed: (session: Session<State>, seat: Seat, live: Live) => void,
    more: Pick<Intent, 'stops'> = {},
  ): Promise<{ number: number }> => {
    // who sits where does not change once a game has begun
    const seat = await games.readFrom(table, least(table, seen), mySeat);
    // each has keys of their own: nobody uses up those of another
    const { number } = await games.do(table, `${seat} ${key}`, { kind, seat, ...more }, (session, live) =>
      deed(session, seat, live),
    );
    return { number };
  };
  const look = <T>(table: string, see: (session: Session<State>, seat: Seat) => T): Promise<T> =>
    games.readFrom(table, least(table), live => see(live.session, mySeat(live)));
  /** A question about what one is asked. @throws Refused where that is not asked any more */
  const trial = <T>(
    { table, decision }: ClientMessage<'preview'>,
    see: (session: Session<State>, seat: Seat) => T,
  ): Promise<T> =>
    look(table, (session, seat) => {
      if (session.match.decision !== decision)
        throw new Refused('That question has been answered already; look at the table again.', 'stale');
      if (!session.awaited.includes(seat)) throw new Refused('Nothing is asked of you now.', 'not-asked');
      return see(session, seat);
    });

  return {
    async join({ table, have = 0, seen = 0 }, answer) {
      const stored = await storedTable(host.database, table);
      // who has seen something of a game knows that it has begun
      const begun = stored.setup !== null || Math.max(have, seen) > 0;
      if (begun && stored.options.spectators === null && seatOf(stored, person.id) === null)
        throw new Problem('forbidden', 'Nobody may watch at this table.');
      let follower = followed.get(table);
      if (follower === undefined) {
        if (followed.size >= TABLES)
          throw new Problem('limit', `One connection follows ${TABLES} tables at most: leave one first.`);
        follower = {
          person: person.id,
          have: 0,
          behind: false,
          ready: () => waiting(socket) < WAITING,
          info: info => socket.emit('info', info),
          send: news => ('update' in news ? socket.emit('update', news.update) : socket.emit('whole', news.whole)),
        };
        followed.set(table, follower);
        // what is said there is sent to the room of the table
        await socket.join(table);
      }
      const joined = (news: News | null) =>
        answer({ info: tableInfo(stored, person.id, news === null ? have : numberOf(news)), ...told(news) });
      if (begun) await audience.follow(table, follower, have, seen, joined);
      else {
        audience.add(table, follower);
        joined(null);
      }
      // who has gone meanwhile follows nothing
      if (!socket.connected) audience.remove(table, follower);
      presence.changed(table);
    },
    async leave({ table }) {
      const follower = followed.get(table);
      if (follower !== undefined) {
        followed.delete(table);
        audience.remove(table, follower);
        await socket.leave(table);
        presence.changed(table);
      }
      return {};
    },
    async catchUp({ table, have, seen = 0 }, answer) {
      const follower = followed.get(table);
      if (follower === undefined) throw new Problem('state', 'Join the table first.');
      await audience.follow(table, follower, have, seen, news => answer(told(news)));
    },
    answer: message =>
      act(message, 'answer', (session, seat, live) => {
        if (live.tookBackSince(message.seen))
          throw new Refused('Choices have been taken back since you saw this; look at the table again.', 'stale');
        session.choose(seat, message.decision, message.options);
      }),
    undo: message =>
      act(message, 'undo', (session, seat, live) => {
        if (!live.clock.mayTakeBack(seat, host.time.now()))
          throw new Refused(
            'You do not have enough time left to undo that: the time since your choice would count as yours.',
            'illegal',
          );
        if (!session.undo(seat))
          throw new Refused(
            'You cannot take back your last choice alone: others have chosen since, something was shown, or chance has spoken. You can ask the others.',
            'illegal',
          );
      }),
    proposeUndo: message => act(message, 'propose-undo', (session, seat) => session.proposeUndo(seat)),
    proposeEnd: message => act(message, 'propose-end', (session, seat) => session.proposeEnd(seat)),
    claimDraw: message => act(message, 'draw', (session, seat) => session.claimDraw(seat)),
    resign: message =>
      act(message, 'resign', (session, seat) => {
        if (session.result !== null) throw new Refused('The game is over.', 'over');
        session.leave(seat);
      }),
    order: message => act(message, 'order', (session, seat) => session.order(seat, message.order)),
    stops: message =>
      act(message, 'stops', (session, seat) => session.setStops(seat, message.stops), { stops: message.stops }),
    rematch: async ({ table }) => {
      const made = await rematch(host, table, person);
      await tableChanged(table);
      return { table: made };
    },
    preview: async message => ({
      preview: await trial(message, (session, seat) => session.preview(seat, message.options)),
    }),
    draft: async message => ({
      draft: await trial(message, (session, seat) => {
        const { refused, sum } = session.draft(seat, message.options);
        // an error's sentence does not survive the way
        return { refused: refused === null ? null : tellProblem(refused).fault, sum };
      }),
    }),
    why: async ({ table, wish }) => ({
      wishes: await look(table, ({ table: game, match }, seat) => {
        if (!match.awaited.includes(seat)) throw new Refused('Nothing is asked of you now.', 'not-asked');
        const meant = wishesMeant(game, match.state, seat, wish);
        return (meant.length > 0 ? meant : [wish]).map(id => {
          const refusal = match.why(seat, id);
          const label = meant.length > 0 ? game.wishLabel(match.state, id) : wish;
          return { id, label, text: refusal?.text ?? null, rule: refusal?.rule || null };
        });
      }),
    }),
    say: async ({ table, key, text }) => {
      const { line, isNew, only, not } = await chat.say(person, table, text, key);
      if (isNew)
        socket.nsp
          .to(only === null ? table : only.map(roomOf))
          .except(not.map(roomOf))
          .emit('said', line);
      return { line };
    },
    hint: async ({ table }) => ({
      options: await look(table, (session, seat) => {
        if (!session.awaited.includes(seat)) throw new Refused('Nothing is asked of you now.', 'not-asked');
        return hintFor(session.table, session.match, seat);
      }),
    }),
  };
}
