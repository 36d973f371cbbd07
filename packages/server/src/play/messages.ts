// The server's action for each message of a client at a table.
import { randomInt } from 'node:crypto';
import { Refused, type Seat, type State } from '@orrery/kernel';
import { type Answers, type ClientMessage, type ClientMessageName, ClientMessages } from '@orrery/protocol';
import { hintFor, judgedWishes, type Session, worldFor } from '@orrery/table';
import { Compile } from 'typebox/compile';
import { misreadLine } from '../errors/misread.ts';
import { Problem, tellProblem } from '../errors/problem.ts';
import type { Live } from '../games/live.ts';
import type { Intent } from '../log/table-event.ts';
import { seatOf, storedTable, tableInfo } from '../tables/info.ts';
import { rematch } from '../tables/rematch.ts';
import type { Follower } from './audience.ts';
import { type Connection, roomOf, type Shared, waiting } from './connection.ts';
import type { WholeOrUpdate } from './updates.ts';

/** How many packets may wait for a client. A slower client is sent the combined changes, not each one. */
const WAITING = 16;
/** Seeds of worlds are below this. */
const MOST_SEEDS = 2 ** 44;
/** How many tables one connection may follow. */
const TABLES = 20;

/** The handlers of a connection's messages. */
type Handlers = {
  [N in ClientMessageName]: (
    message: ClientMessage<N>,
    /** answers at once, before anything else is sent; without it, the returned value is the answer */
    answer: (answer: Answers[N]) => void,
  ) => Promise<Answers[N] | undefined>;
};

const shapes = Object.fromEntries(
  Object.entries(ClientMessages).map(([name, schema]) => [name, Compile(schema)]),
) as Record<ClientMessageName, ReturnType<typeof Compile>>;

/** The fault of a message in a line; null if it has none. */
export function misshapen(name: ClientMessageName, message: unknown): string | null {
  const shape = shapes[name];
  if (shape.Check(message)) return null;
  return `The message "${name}" cannot be used. ${misreadLine([...shape.Errors(message)])}`;
}

/** An update for a viewer, in the form of an answer. */
const told = (update: WholeOrUpdate | null): Pick<Answers['join'], 'whole' | 'update'> => ({
  whole: update !== null && 'whole' in update ? update.whole : null,
  update: update !== null && 'update' in update ? update.update : null,
});

const numberOf = (update: WholeOrUpdate): number => ('update' in update ? update.update : update.whole).number;

/** The handlers of a connection for each message. @param followed the tables that it follows */
export function handlers(
  socket: Connection,
  { host, games, audience, chat, presence, tableChanged }: Shared,
  followed: Map<string, Follower>,
): Handlers {
  const { person } = socket.data;

  /** The seat of this person. @throws Problem if they have none */
  const mySeat = (live: Live): Seat => {
    const seat = live.seatOf(person.id);
    if (seat === null) throw new Problem('forbidden', 'You have no seat at this table.');
    return seat;
  };
  /** The least number that this node must know, so that the person sees nothing older. */
  const least = (table: string, seen = 0): number => Math.max(seen, followed.get(table)?.have ?? 0);
  const act = async (
    { table, key, seen }: { readonly table: string; readonly key: string; readonly seen?: number },
    kind: Intent['kind'],
    deed: (session: Session<State>, seat: Seat, live: Live) => void,
    more: Pick<Intent, 'stops'> = {},
  ): Promise<{ number: number }> => {
    // seats do not change once a game has begun
    const seat = await games.readFrom(table, least(table, seen), mySeat);
    // each seat has its own keys, so nobody can use up those of another
    const { number } = await games.do(table, `${seat} ${key}`, { kind, seat, ...more }, (session, live) =>
      deed(session, seat, live),
    );
    return { number };
  };
  const look = <T>(table: string, see: (session: Session<State>, seat: Seat) => T): Promise<T> =>
    games.readFrom(table, least(table), live => see(live.session, mySeat(live)));
  /** Helps a seat with its question. @throws Problem if this table gives no hints; Refused if the seat has no question */
  const advised = <T>(table: string, help: (session: Session<State>, seat: Seat) => T): Promise<T> =>
    games.readFrom(table, least(table), live => {
      const { session } = live;
      const seat = mySeat(live);
      if (!live.stored.options.hints) throw new Problem('forbidden', 'This table gives no hints.');
      if (!session.awaited.includes(seat)) throw new Refused('You have no question to answer now.', 'not-asked');
      return help(session, seat);
    });
  /** Answers a question about a possible answer. @throws Refused if the game asks something else now */
  const trial = <T>(
    { table, decision }: ClientMessage<'preview'>,
    see: (session: Session<State>, seat: Seat) => T,
  ): Promise<T> =>
    look(table, (session, seat) => {
      if (session.match.decision !== decision)
        throw new Refused('This question has already been answered. Look at the table again.', 'stale');
      if (!session.awaited.includes(seat)) throw new Refused('You have no question to answer now.', 'not-asked');
      return see(session, seat);
    });

  return {
    async join({ table, have = 0, seen = 0 }, answer) {
      const stored = await storedTable(host.database, table);
      // a client that has seen something of a game knows that it has begun
      const begun = stored.setup !== null || Math.max(have, seen) > 0;
      if (begun && stored.options.spectators === null && seatOf(stored, person.id) === null)
        throw new Problem('forbidden', 'Nobody can watch this table.');
      let follower = followed.get(table);
      if (follower === undefined) {
        if (followed.size >= TABLES)
          throw new Problem('limit', `One connection can follow ${TABLES} tables. Leave one first.`);
        follower = {
          person: person.id,
          have: 0,
          behind: false,
          ready: () => waiting(socket) < WAITING,
          info: info => socket.emit('info', info),
          send: update =>
            'update' in update ? socket.emit('update', update.update) : socket.emit('whole', update.whole),
        };
        followed.set(table, follower);
        // chat lines go to the room of the table
        await socket.join(table);
      }
      const joined = (update: WholeOrUpdate | null) =>
        answer({ info: tableInfo(stored, person.id, update === null ? have : numberOf(update)), ...told(update) });
      if (begun) await audience.follow(table, follower, have, seen, joined);
      else {
        audience.add(table, follower);
        joined(null);
      }
      // a client that has left meanwhile follows nothing
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
      await audience.follow(table, follower, have, seen, update => answer(told(update)));
    },
    answer: message =>
      act(message, 'answer', (session, seat, live) => {
        if (live.tookBackSince(message.seen))
          throw new Refused('A player has undone choices since you saw this. Look at the table again.', 'stale');
        session.choose(seat, message.decision, message.options);
      }),
    undo: message =>
      act(message, 'undo', (session, seat, live) => {
        if (!live.clock.mayTakeBack(seat, host.time.now()))
          throw new Refused(
            'You do not have enough time left to undo that. The time since your choice would count as yours.',
            'illegal',
          );
        if (!session.undo(seat))
          throw new Refused(
            'You cannot undo your last choice alone. Another player has chosen, something was shown, or chance has decided something. You can ask the others to undo.',
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
    callAsHost: async ({ table, key, call }) => {
      await games.readFrom(table, least(table), ({ stored }) => {
        if (stored.owner !== person.id) throw new Problem('forbidden', 'Only the host of the table can do this.');
      });
      // no seat does it, so its key belongs to the host
      const { number } = await games.do(table, `host ${key}`, { kind: 'call' }, session => session.callAsHost(call));
      return { number };
    },
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
        const { refused, sum, left } = session.draft(seat, message.options);
        // the message of an Error object is lost on the way
        return { refused: refused === null ? null : tellProblem(refused).fault, sum, left };
      }),
    }),
    why: async ({ table, wish }) => ({
      wishes: await look(table, ({ table: game, match }, seat) => {
        if (!match.awaited.includes(seat)) throw new Refused('You have no question to answer now.', 'not-asked');
        const judged = judgedWishes(game, match, seat, wish);
        if (judged.length > 0) return judged.map(x => ({ ...x, rule: x.rule || null }));
        const { text = null, rule = '' } = match.why(seat, wish) ?? {};
        return [{ id: wish, label: wish, text, rule: rule || null }];
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
      options: await advised(table, (session, seat) => hintFor(session.table, session.match, seat)),
    }),
    world: async ({ table }) => ({
      world: await advised(table, (session, seat) =>
        worldFor(session.table, session.match.state, seat, randomInt(1, MOST_SEEDS)),
      ),
    }),
  };
}
