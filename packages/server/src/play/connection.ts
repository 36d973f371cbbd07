// What the server knows of one connection, and what all connections share.
import type { ClientEvents, Person, ServerMessages } from '@orrery/protocol';
import type { Server, Socket } from 'socket.io';
import type { Chat } from '../chat/chat.ts';
import type { Games } from '../games/games.ts';
import type { Host } from '../http/host.ts';
import type { Pace } from '../limits/pace.ts';
import type { Codes } from '../tables/wrong-codes.ts';
import type { Audience } from './audience.ts';
import type { Presence } from './presence.ts';

/** Where all connections of a person are found, on every node. */
export const roomOf = (person: string): string => `person ${person}`;

/** Where all connections are found that were opened with one signing in. */
export const signInRoom = (signIn: string): string => `sign-in ${signIn}`;

/** What is kept of a connection. */
export interface ConnectionData {
  person: Person;
  /** the id of the signing in with which it was opened; null where there is none */
  signIn: string | null;
}

/** A client's connection. */
export type Connection = Socket<ClientEvents, ServerMessages, object, ConnectionData>;
/** The socket's server, and what ends it. */
export type Sockets = Server<ClientEvents, ServerMessages, object, ConnectionData>;

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
export interface Shared extends Served {
  readonly presence: Presence;
  readonly pace: Pace;
}

/** How many packets wait to be sent; engine.io keeps them in a list that its types hide. */
export const waiting = ({ conn }: Connection): number =>
  (conn as unknown as { readonly writeBuffer: readonly unknown[] }).writeBuffer.length;
