import type { Feed, LineState } from '@orrery/client';
import type { ClockNow, Person, Present, TableInfo } from '@orrery/protocol';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the page knows of a table with people, besides the game. */
export interface RoomNow {
  readonly info: TableInfo;
  readonly line: LineState;
  /** why the line will not come back; '' while it may */
  readonly failed: string;
  /** who is there; null until that was told */
  readonly present: Present | null;
  /** how much time there is, and when that was heard on this machine's own clock; null without clocks */
  readonly clock: { readonly told: ClockNow; readonly heard: number } | null;
  /** whether the game can be seen */
  readonly begun: boolean;
}

/** A table with people, followed over its feed. */
export class Room {
  #now: RoomNow;
  readonly #ears = new Set<() => void>();
  readonly #leave: () => void;

  /** @param feed that of a table which was joined */
  constructor(
    readonly feed: Feed,
    /** who one is */
    readonly me: Person,
  ) {
    this.#now = {
      info: feed.info,
      line: feed.line.state,
      failed: '',
      present: null,
      clock: this.#clock(),
      begun: feed.sight !== null,
    };
    this.#leave = feed.follow(heard => {
      switch (heard.what) {
        case 'info':
          this.#set({ info: feed.info });
          break;
        case 'present':
          this.#set({ present: heard.present });
          break;
        case 'sight':
          this.#set({ begun: true, clock: this.#clock() });
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

  /** What a route has answered: the table as it is now. */
  info(info: TableInfo): void {
    this.#set({ info });
  }

  close(): void {
    this.#leave();
    this.feed.line.close();
  }

  #clock(): RoomNow['clock'] {
    const told = this.feed.sight?.clock ?? null;
    return told === null ? null : { told, heard: performance.now() };
  }

  #set(change: Partial<RoomNow>): void {
    this.#now = { ...this.#now, ...change };
    for (const hear of this.#ears) hear();
  }
}

/** The room around a table; null where one plays alone. */
export const RoomContext = createContext<Room | null>(null);

const NOBODY = { subscribe: () => () => {}, get: (): RoomNow | null => null };

/** The room around this part of the page, and what is known of it now; null where one plays alone. */
export function useRoom(): (RoomNow & { readonly room: Room }) | null {
  const room = useContext(RoomContext);
  const { subscribe, get } = room ?? NOBODY;
  const now = useSyncExternalStore<RoomNow | null>(subscribe, get);
  return room === null || now === null ? null : { ...now, room };
}

/** What is known of a room now. */
export const useRoomNow = (room: Room): RoomNow => useSyncExternalStore(room.subscribe, room.get);
