// The followers of each table on this server, and what each of them is sent.
import type { Seat } from '@orrery/kernel';
import type { TableInfo } from '@orrery/protocol';
import type { Games } from '../games/games.ts';
import type { Late } from '../games/late.ts';
import type { Live } from '../games/live.ts';
import type { Host } from '../http/host.ts';
import { updateFor, type WholeOrUpdate } from './updates.ts';

/** A follower of a table over one connection. */
export interface Follower {
  readonly person: string;
  /** the last number that was sent to the client; 0 before the first */
  have: number;
  /** false while so many packets wait for this client that more would only pile up */
  ready(): boolean;
  /** true if an update was skipped meanwhile */
  behind: boolean;
  send(update: WholeOrUpdate): void;
  /** the table has changed: its seats or its status */
  info(info: TableInfo): void;
}

/** The followers of each table on this node, and what they are sent. */
export class Audience {
  readonly #tables = new Map<string, Set<Follower>>();

  constructor(
    private readonly host: Host,
    private readonly games: Games,
    private readonly late: Late,
  ) {
    games.watch(live => this.#tell(live, false));
    late.watch(live => this.#tell(live, true));
  }

  /** True while somebody follows the table. */
  has(code: string): boolean {
    return this.#tables.has(code);
  }

  /** The tables that somebody follows here. */
  get followed(): string[] {
    return [...this.#tables.keys()];
  }

  /** True if a follower of a table is behind a number. */
  lacks(code: string, number: number): boolean {
    for (const { have } of this.of(code)) if (have < number) return true;
    return false;
  }

  /** How many followers all tables have. */
  get size(): number {
    let all = 0;
    for (const followers of this.#tables.values()) all += followers.size;
    return all;
  }

  /** The followers of a table. */
  of(code: string): Iterable<Follower> {
    return this.#tables.get(code) ?? [];
  }

  /** Adds a follower of a table, before its game begins. */
  add(code: string, follower: Follower): void {
    let followers = this.#tables.get(code);
    if (followers === undefined) {
      followers = new Set();
      this.#tables.set(code, followers);
    }
    followers.add(follower);
  }

  /** Removes a follower of a table. */
  remove(code: string, follower: Follower): void {
    const followers = this.#tables.get(code);
    if (followers?.delete(follower) && followers.size === 0) {
      this.#tables.delete(code);
      this.late.leave(code);
    }
    this.games.ifKnown(code, live => {
      const viewer = live.seatOf(follower.person);
      for (const other of this.of(code)) if (live.seatOf(other.person) === viewer) return;
      live.session.lookAway(viewer);
    });
  }

  /**
   * Adds a follower of a game, from its beginning or from a number.
   * @param have the number that the client has; 0 for nothing
   * @param seen the highest number that it has heard of; it gets nothing older
   * @param deliver gets what the client has missed, before later updates are sent; null if it has all
   * @throws Problem if the game has not begun, or has not come so far here
   */
  async follow(
    code: string,
    follower: Follower,
    have: number,
    seen: number,
    deliver: (update: WholeOrUpdate | null) => void,
  ): Promise<void> {
    const follow = (live: Live | null) => {
      follower.have = have;
      follower.behind = false;
      const update = live === null ? null : this.#updateFor(live, follower);
      if (update !== null) follower.have = live!.number;
      this.add(code, follower);
      deliver(update);
    };
    await this.#read(code, follower, Math.max(have, seen), follow);
  }

  /** Sends a skipped follower what it has missed, when it can take more. */
  async resume(code: string, follower: Follower): Promise<void> {
    if (!follower.behind) return;
    await this.#read(code, follower, follower.have, live => live !== null && this.#send(live, follower, new Map()));
  }

  /** Sends all followers of a game what they have not. @throws Problem if it has not begun */
  async sendAll(code: string): Promise<void> {
    await this.games.read(code, live => this.#tell(live, false));
  }

  /** Reads a game as a person sees it: now, or as it was a while ago; null if it had not begun then. */
  #read(code: string, { person }: Follower, least: number, look: (live: Live | null) => unknown): Promise<unknown> {
    return this.games.readFrom(code, least, async live => {
      const late = delayOf(live, live.seatOf(person)) > 0;
      look(late ? await this.late.of(live.stored) : live);
    });
  }

  #updateFor(live: Live, { person, have }: Follower): WholeOrUpdate | null {
    const viewer = live.seatOf(person);
    return mayLook(live, viewer) ? updateFor(live, viewer, have, this.host.time.now()) : null;
  }

  #tell(live: Live, late: boolean): void {
    const made = new Map<string, WholeOrUpdate | null>();
    for (const follower of this.of(live.code))
      if (delayOf(live, live.seatOf(follower.person)) > 0 === late) this.#send(live, follower, made);
      else if (!late) this.late.expect(live.stored);
  }

  /** @param made updates that were made for others with the same view and the same number */
  #send(live: Live, follower: Follower, made: Map<string, WholeOrUpdate | null>): void {
    if (follower.have >= live.number) return;
    follower.behind = !follower.ready();
    if (follower.behind) return;
    const key = `${live.seatOf(follower.person)} ${follower.have}`;
    let update = made.get(key);
    if (update === undefined) {
      update = this.#updateFor(live, follower);
      made.set(key, update);
    }
    if (update === null) return;
    follower.have = live.number;
    follower.send(update);
  }
}

/** True if a viewer may see a game: they have a seat, or spectators may watch. */
const mayLook = (live: Live, viewer: Seat | null): boolean =>
  viewer !== null || live.stored.options.spectators !== null;

/** The delay of a viewer in seconds. */
const delayOf = (live: Live, viewer: Seat | null): number =>
  viewer !== null || live.over ? 0 : (live.stored.options.spectators?.delay ?? 0);
