// How much memory games may take, and which games are dropped when it is full.
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry } from 'prom-client';

const MEGABYTE = 1_000_000;
/** The smallest useful room for games. */
const LEAST = 32 * MEGABYTE;
/** How long after its last use a game counts as being played, in milliseconds. */
const PLAYED = 60_000;

/**
 * The usual room for games: a third of this process's heap limit, and at most an eighth of the machine or container, because threads and the database
 * use its memory as well.
 * @returns bytes
 */
export function usualRoom(): number {
  // 0, or more than there is, if nothing limits the process
  const constrained = process.constrainedMemory();
  const machine = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return Math.max(LEAST, Math.min(getHeapStatistics().heap_size_limit / 3, machine / 8));
}

/** A game in memory that can be made again from its log. */
export interface Holding {
  readonly code: string;
  /** about how many bytes it takes now; 0 if it is not in memory */
  readonly bytes: number;
  /** true while it is in use: it must stay */
  readonly busy: boolean;
  /** drops it. Not called while it is busy */
  drop(): void;
}

interface Place {
  bytes: number;
  used: number;
}

/**
 * The room for games in memory, in bytes by their own account. When it is full, the games that were idle longest are dropped, first those without
 * followers or thinking bots. A game that is in use at this moment stays.
 */
export class Memory {
  /** the last used one is last */
  readonly #places = new Map<Holding, Place>();
  #bytes = 0;
  #pressed = Number.NEGATIVE_INFINITY;

  /**
   * @param room how many bytes there are
   * @param inPlay true for the code of a table that has followers, or whose bots think
   */
  constructor(
    readonly room: number,
    private readonly inPlay: (code: string) => boolean = () => false,
  ) {}

  /** How many bytes the games in memory take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How many games are in memory. */
  get size(): number {
    return this.#places.size;
  }

  /** True if games that were being played had to be dropped lately: there is no room for more. */
  get full(): boolean {
    return performance.now() - this.#pressed < PLAYED;
  }

  /** Notes that a game was used, and its size now. Drops others if there is no room for it. */
  used(holding: Holding): void {
    this.gone(holding);
    const { bytes } = holding;
    if (bytes > 0) {
      this.#places.set(holding, { bytes, used: performance.now() });
      this.#bytes += bytes;
    }
    if (this.#bytes <= this.room) return;
    this.#fit(false);
    this.#fit(true);
  }

  /** Notes that a game is not in memory any more. */
  gone(holding: Holding): void {
    const place = this.#places.get(holding);
    if (place === undefined) return;
    this.#places.delete(holding);
    this.#bytes -= place.bytes;
  }

  /** Registers the figures about its use. */
  measure(metrics: Registry): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [metrics],
        collect() {
          this.set(value());
        },
      });
    gauge('orrery_games_in_memory', 'games that this node has in memory', () => this.size);
    gauge('orrery_games_bytes', 'about how many bytes they take', () => this.bytes);
    gauge('orrery_games_room', 'how many bytes they may take', () => this.room);
  }

  /** @param played true to drop games in play too */
  #fit(played: boolean): void {
    for (const [holding, { used }] of this.#places) {
      if (this.#bytes <= this.room) return;
      const inPlay = this.inPlay(holding.code);
      if (holding.busy || (inPlay && !played)) continue;
      if (inPlay && performance.now() - used < PLAYED) this.#pressed = performance.now();
      this.gone(holding);
      holding.drop();
    }
  }
}
