// The data of one connection, and what all connections share.
import type { ClientEvents, Person, ServerMessages } from '@orrery/protocol';
import type { Server, Socket } from 'socket.io';
import type { Chat } from '../chat/chat.ts';
import type { Games } from '../games/games.ts';
import type { Host } from '../http/host.ts';
import type { Pace } from '../limits/pace.ts';
import type { Codes } from '../tables/wrong-codes.ts';
import type { Audience } from './audience.ts';
import type { Presence } from './presence.ts';

/** The room with all connections of a person, on every node. */
export const roomOf = (person: string): string => `person ${person}`;

/** The room with all connections that were opened with one sign-in session. */
export const signInRoom = (signIn: string): string => `sign-in ${signIn}`;

/** The data of a connection. */
export interface ConnectionData {
  person: Person;
  /** the id of the sign-in session that opened it; null if there is none */
  signIn: string | null;
}

/** A client's connection. */
export type Connection = Socket<ClientEvents, ServerMessages, object, ConnectionData>;
/** The server of the sockets, and a way to stop it. */
export type Sockets = Server<ClientEvents, ServerMessages, object, ConnectionData>;

/** Everything that the sockets need. */
export interface Served {
  readonly host: Host;
  readonly games: Games;
  readonly audience: Audience;
  readonly chat: Chat;
  readonly codes: Codes;
  /** something about a table has changed, other than its game */
  tableChanged(code: string): Promise<void>;
}

/** Everything that each connection needs. */
export interface Shared extends Served {
  readonly presence: Presence;
  readonly pace: Pace;
}

/** How many packets wait to be sent. engine.io keeps them in a list that its types hide. */
export const waiting = ({ conn }: Connection): number =>
  (conn as unknown as { readonly writeBuffer: readonly unknown[] }).writeBuffer.length;
