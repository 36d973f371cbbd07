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

  /** True if the last choice was the seat's own, with a way back. Behind the choice of another nobody goes back alone. */
  can(seat: Seat): boolean {
    return this.moments.at(-1)?.seat === seat;
  }

  /** Goes back to before the last choice if it was the seat's own; null otherwise. */
  back(seat: Seat): { state: S; choices: number } | null {
    return this.can(seat) ? this.moments.pop()! : null;
  }
}
