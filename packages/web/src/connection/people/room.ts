/** What the page knows of a table with people: players, presence, clock, connection. */
import type { Feed, LineState } from '@orrery/client';
import type { Person, Present, TableInfo, Whole } from '@orrery/protocol';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { Talk } from './talk.ts';

/** What the page knows of a table with people, except the game. */
export interface RoomNow {
  readonly info: TableInfo;
  readonly line: LineState;
  /** why the connection will not come back; '' while it may */
  readonly failed: string;
  /** who is present; null until that is known */
  readonly present: Present | null;
  /** the game as the user can see it; null while they cannot */
  readonly sight: Whole | null;
  /** the time of the last message, by this device's clock */
  readonly heard: number;
}

/** A table with people, followed over its feed. */
export class Room {
  readonly talk: Talk;
  #now: RoomNow;
  readonly #ears = new Set<() => void>();
  readonly #leave: () => void;

  /** @param feed the feed of a table that was joined */
  constructor(
    readonly feed: Feed,
    /** the user */
    readonly me: Person,
  ) {
    this.#now = {
      info: feed.info,
      line: feed.line.state,
      failed: '',
      present: null,
      sight: feed.sight,
      heard: performance.now(),
    };
    this.talk = new Talk(feed, me);
    this.#leave = feed.follow(heard => {
      switch (heard.what) {
        case 'info':
          this.#set({ info: feed.info });
          break;
        case 'present':
          this.#set({ present: heard.present });
          break;
        case 'sight':
          this.#set({ sight: feed.sight, heard: performance.now() });
          break;
        case 'line':
          this.#set({ line: feed.line.state, failed: feed.line.failed?.message ?? '' });
          break;
        case 'refused':
          this.#set({ failed: heard.error.message });
          break;
      }
    });
  }

  readonly get = (): RoomNow => this.#now;
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** The answer of a route: the table as it is now. */
  info(info: TableInfo): void {
    this.#set({ info });
  }

  close(): void {
    this.#leave();
    this.talk.close();
    this.feed.line.close();
  }

  #set(change: Partial<RoomNow>): void {
    this.#now = { ...this.#now, ...change };
    for (const hear of this.#ears) hear();
  }
}

/** The room around a table; null in a game alone. */
export const RoomContext = createContext<Room | null>(null);

const NOBODY = { subscribe: () => () => {}, get: (): RoomNow | null => null };

/** The room around this part of the page, and what is known of it now; null in a game alone. */
export function useRoom(): (RoomNow & { readonly room: Room; readonly seat: number | null }) | null {
  const room = useContext(RoomContext);
  const { subscribe, get } = room ?? NOBODY;
  const now = useSyncExternalStore<RoomNow | null>(subscribe, get);
  if (room === null || now === null) return null;
  const seat = now.info.seats.find(({ person }) => person === room.me.id)?.seat ?? null;
  return { ...now, room, seat };
}

/** The present state of a room. */
export const useRoomNow = (room: Room): RoomNow => useSyncExternalStore(room.subscribe, room.get);
