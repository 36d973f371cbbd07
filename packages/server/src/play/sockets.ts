// Opens the sockets for play: who may connect, how much they may send, when a connection ends.
import type { Server as HttpServer } from 'node:http';
import { type Acknowledged, type ClientMessageName, ClientMessages } from '@orrery/protocol';
import { Gauge } from 'prom-client';
import { Server } from 'socket.io';
import { newNotes, takingNotes } from '../database/request-notes.ts';
import { NoTable, Problem, tellProblem } from '../errors/problem.ts';
import { Addresses, addressOf, type Wire } from '../limits/addresses.ts';
import { isForeign } from '../limits/origins.ts';
import { paceOf } from '../limits/pace.ts';
import { askedBy } from '../limits/spending.ts';
import type { Follower } from './audience.ts';
import { type Connection, roomOf, type Served, type Shared, type Sockets, signInRoom, waiting } from './connection.ts';
import { handlers, misshapen } from './messages.ts';
import { Presence } from './presence.ts';

/** The largest message that the server reads, in bytes. */
const MESSAGE = 32 * 1024;
/** How many messages of one client may be open at once: in work, or answered while the client does not read. */
const AT_ONCE = 16;
/** How long a new connection may ask for nothing before it is closed, in milliseconds. */
const CONNECT = 10_000;
/** How far over its limit a connection may go before it is closed. */
const FLOOD = 500;
/** How long a connection that is being closed stays open for its last message, in milliseconds. */
const GOODBYE = 1_000;
/**
 * How many packets may wait for a connection that reads nothing, before it is closed. Requests alone cannot reach this: at most `AT_ONCE` answers and
 * `FLOOD` refusals wait, even if many messages arrive in one piece. So no client that reads is closed.
 */
const UNREAD = 1000;

/** Opens play for people at tables, over Socket.IO. */
export function openSockets(
  server: HttpServer,
  served: Served,
): { readonly sockets: Sockets; readonly presence: Presence } {
  const { host, audience } = served;
  const perAddress = new Addresses(host.limits.sockets);
  const pace = paceOf(host.limits.messages, 10, 'You send too much at once');
  const sockets: Sockets = new Server(server, {
    maxHttpBufferSize: MESSAGE,
    // close connections that ask for nothing
    connectTimeout: CONNECT,
    allowRequest: (request, done) => {
      const ip = addressOf(request, host.trusts);
      const foreign = isForeign(request.headers, host.origins);
      const fault = foreign
        ? { error: 'A page of another site may not open a socket here.', reason: 'forbidden' }
        : perAddress.isFull(ip)
          ? { error: 'Your address has too many connections open. Close one first.', reason: 'limit' }
          : null;
      if (fault !== null) host.log.warn({ ip, origin: request.headers.origin, fault }, 'refused');
      done(fault?.error, fault === null);
    },
    // the size of a message must not tell what is in it
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
    help: 'packets that wait for the slowest connection',
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
      if (caller === null) throw new Problem('stranger', 'Sign in first, or play as a guest.');
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
    const request = newNotes();
    const refuse = (error: unknown) => {
      const { fault, ours } = tellProblem(error, request.wrote);
      if (ours) host.log.error(error);
      else if (fault.reason !== 'limit') host.log.info({ person: person.id, name, fault }, 'refused');
      // log a flood once, when it begins
      else if (++flood === 1) host.log.warn({ person: person.id, name, fault }, 'refused');
      reply({ ok: false, ...fault });
      if (flood === FLOOD) {
        host.log.warn({ person: person.id }, 'a connection that did not stop was ended');
        end(socket, GOODBYE);
      }
    };
    if (working + unread >= AT_ONCE)
      return refuse(new Problem('limit', 'You asked for too much at once. Wait for your first requests.'));
    working++;
    try {
      await pace.step(person.id);
      await host.spending.check();
      if (!Object.hasOwn(ClientMessages, name))
        throw new Problem('input', `There is no message "${name.slice(0, 40)}".`);
      const fault = misshapen(name as ClientMessageName, message);
      if (fault !== null) throw new Problem('input', fault);
      await codes.check(ip, (message as { readonly table: string }).table, async () => person.id);
      const answer = await takingNotes(request, () =>
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
    // the waiting messages are dropped with it; the client asks for them when it returns
    end(socket, 0);
  });
  // skipped updates go out as one, as soon as there is room
  socket.conn.on('drain', () => {
    unread = 0;
    for (const [code, follower] of followed)
      if (follower.behind) audience.resume(code, follower).catch(error => host.log.error(error));
  });
  socket.on('disconnect', reason => {
    // too much in one piece, or not a message at all
    if (reason === 'transport error' || reason === 'parse error')
      host.log.warn({ person: person.id, reason }, 'a connection was ended');
    for (const [code, follower] of followed) {
      audience.remove(code, follower);
      presence.changed(code);
    }
    followed.clear();
  });
}

/**
 * Closes a connection. @param goodbye how long the client may take to read the last message, in milliseconds; a client that reads nothing would hold
 * it much longer
 */
function end(socket: Connection, goodbye: number): void {
  const { conn } = socket;
  const wire = conn.transport.name === 'websocket' ? conn.request.socket : null;
  if (goodbye > 0) socket.disconnect(true);
  else conn.close(true);
  if (wire !== null) setTimeout(() => wire.destroy(), goodbye).unref();
}
