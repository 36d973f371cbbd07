// How much memory games may take, and which games must go when it is full.
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry } from 'prom-client';

const MEGABYTE = 1_000_000;
/** The smallest room for games that is of any use. */
const LEAST = 32 * MEGABYTE;
/** A game counts as played while somebody asked for it so short a time ago, in milliseconds. */
const PLAYED = 60_000;

/**
 * How much room games get where nobody says it: a third of what this process may take of the engine's heap, and at most an eighth of the machine or
 * container, whose memory threads and the database use as well.
 * @returns bytes
 */
export function usualRoom(): number {
  // 0, or more than there is, where nothing constrains the process
  const constrained = process.constrainedMemory();
  const machine = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return Math.max(LEAST, Math.min(getHeapStatistics().heap_size_limit / 3, machine / 8));
}

/** A game in memory that can be made anew from its log. */
export interface Holding {
  readonly code: string;
  /** about how many bytes it takes now; 0 where it is not in memory */
  readonly bytes: number;
  /** true while something is done with it: it must stay */
  readonly busy: boolean;
  /** lets go of it. Not called while it is busy */
  drop(): void;
}

interface Place {
  bytes: number;
  used: number;
}

/**
 * The room that games take in memory: so many bytes, by their own account. Where it is full the games go that nobody has asked for the longest, those at which
 * nobody looks and no bot thinks before the others. A game that is in use at this moment stays.
 */
export class Memory {
  /** the one asked for last stands last */
  readonly #places = new Map<Holding, Place>();
  #bytes = 0;
  #pressed = Number.NEGATIVE_INFINITY;

  /**
   * @param room how many bytes there are
   * @param inPlay true for the code of a table that somebody follows, or where bots think
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

  /** True where games had to go lately that were being played: there is no room for more. */
  get full(): boolean {
    return performance.now() - this.#pressed < PLAYED;
  }

  /** A game was asked for, and takes so much now. Others go where there is no room for it. */
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

  /** A game is in memory no longer. */
  gone(holding: Holding): void {
    const place = this.#places.get(holding);
    if (place === undefined) return;
    this.#places.delete(holding);
    this.#bytes -= place.bytes;
  }

  /** Tells how full it is. */
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

  /** @param played whether games go, too, that are in play */
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
