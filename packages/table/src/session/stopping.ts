// The stops of one seat while the match goes on, with those that are meant for one time only.
import type { State } from '@orrery/kernel';
import type { Stop, TableGame } from '../contract/game.ts';
import { changedStops, NEXT, type Stops, usualStops } from './stops.ts';

/** What a seat is asked at a moment. */
export interface AskedAt {
  readonly decision: number;
  readonly moment: string;
}

/**
 * Where one seat is asked, as it stands. What is wished for once (`once`) holds until the seat has answered a question of that moment that came
 * after the wish; then it is as it was before.
 */
export class Stopping<S extends State> {
  private stops: Stops;
  /** what is wished for once: from which question on, and what it goes back to */
  private readonly armed = new Map<string, { readonly after: number; readonly usual: Stop | undefined }>();

  constructor(private readonly table: TableGame<S>) {
    this.stops = usualStops(table);
  }

  /** What is wished, that of which one is asked now among it. */
  get now(): Stops {
    return this.stops;
  }

  /**
   * Changes what is wished at some moments.
   * @param asked the decision that the seat owes an answer to now: it is not meant by what is wished for once. -1 for none
   * @throws BadInput for a moment that the game does not have
   */
  set(changes: Stops, asked: number): void {
    const before = this.stops;
    this.stops = changedStops(this.table, before, changes);
    for (const [name, stop] of Object.entries(changes))
      if (stop !== 'once') this.armed.delete(name);
      else if (before[name] !== 'once') this.armed.set(name, { after: asked, usual: before[name] });
  }

  /** True where something is wished for once. */
  get waits(): boolean {
    return this.armed.size > 0;
  }

  /** What is wished behind a question that came at a moment: what was meant for it once is as it was before. */
  behind({ decision, moment }: AskedAt): Stops {
    let stops = this.stops;
    for (const name of this.meaning(decision, moment)) {
      const { [name]: _, ...others } = stops;
      const { usual } = this.armed.get(name)!;
      stops = usual === undefined ? others : { ...stops, [name]: usual };
    }
    return stops;
  }

  /** The seat has answered a question that came at a moment. */
  answered(asked: AskedAt): void {
    this.stops = this.behind(asked);
    for (const name of this.meaning(asked.decision, asked.moment)) this.armed.delete(name);
  }

  /** What was wished for once and means this question. */
  private meaning(decision: number, moment: string): string[] {
    return [...this.armed]
      .filter(([name, { after }]) => decision !== after && (name === moment || name === NEXT))
      .map(([name]) => name);
  }
}
