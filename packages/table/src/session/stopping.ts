// The stops of one seat during the match, with those for one time only.
import type { State } from '@orrery/kernel';
import type { Stop, TableGame } from '../contract/game.ts';
import { changedStops, NEXT, type Stops, usualStops } from './stops.ts';

/** What a seat wants at a moment. */
export interface AskedAt {
  readonly decision: number;
  readonly moment: string;
}

/**
 * The present stops of one seat. A `once` holds until the seat has answered a question of that moment that came after the wish; then the earlier
 * setting returns.
 */
export class Stopping<S extends State> {
  private stops: Stops;
  /** a wish for one time: the question it starts from, and the setting it returns to */
  private readonly armed = new Map<string, { readonly after: number; readonly usual: Stop | undefined }>();

  constructor(private readonly table: TableGame<S>) {
    this.stops = usualStops(table);
  }

  /** Returns the settings, with the one of the present question. */
  get now(): Stops {
    return this.stops;
  }

  /**
   * Changes the settings of some moments.
   * @param asked the seat's present decision, which a `once` does not mean; -1 for none
   * @throws BadInput for a moment that the game does not have
   */
  set(changes: Stops, asked: number): void {
    const before = this.stops;
    this.stops = changedStops(this.table, before, changes);
    for (const [name, stop] of Object.entries(changes))
      if (stop !== 'once') this.armed.delete(name);
      else if (before[name] !== 'once') this.armed.set(name, { after: asked, usual: before[name] });
  }

  /** True if there is a `once`. */
  get waits(): boolean {
    return this.armed.size > 0;
  }

  /** Returns the settings after a question of a moment; a `once` for it has returned to the earlier setting. */
  behind({ decision, moment }: AskedAt): Stops {
    let stops = this.stops;
    for (const name of this.meaning(decision, moment)) {
      const { [name]: _, ...others } = stops;
      const { usual } = this.armed.get(name)!;
      stops = usual === undefined ? others : { ...stops, [name]: usual };
    }
    return stops;
  }

  /** Call this when the seat has answered a question of a moment. */
  answered(asked: AskedAt): void {
    this.stops = this.behind(asked);
    for (const name of this.meaning(asked.decision, asked.moment)) this.armed.delete(name);
  }

  /** Returns the `once` wishes that mean this question. */
  private meaning(decision: number, moment: string): string[] {
    return [...this.armed]
      .filter(([name, { after }]) => decision !== after && (name === moment || name === NEXT))
      .map(([name]) => name);
  }
}
