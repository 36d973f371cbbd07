import { clone, type Seat, type State } from './state.ts';

interface Moment<S> {
  readonly state: S;
  readonly seat: Seat;
  /** how many choices had been made before this one */
  readonly choices: number;
}

/** The positions to which a match can go back. Positions are clones: cheap to keep, complete to return to. */
export class History<S extends State> {
  private moments: Moment<S>[] = [];

  /** Keeps the position before a choice. */
  before(s: S, seat: Seat, choices: number): void {
    this.moments.push({ state: clone(s), seat, choices });
    if (this.moments.length > 500) this.moments.shift();
  }

  /** Forgets everything: something was revealed or left to chance, and there is no way back past that. */
  seal(): void {
    this.moments = [];
  }

  /** True if the seat has a choice of its own to go back to. */
  can(seat: Seat): boolean {
    return this.moments.some(m => m.seat === seat);
  }

  /** Goes back to before the seat's last choice. Null when there is none to go back to. */
  back(seat: Seat): { state: S; choices: number } | null {
    const at = this.moments.findLastIndex(m => m.seat === seat);
    if (at < 0) return null;
    const { state, choices } = this.moments[at]!;
    this.moments.length = at;
    return { state, choices };
  }
}
