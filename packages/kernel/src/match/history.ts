// The positions to which a player may go back without asking.
import { clone, type Seat, type State } from '../state/state.ts';

interface KeptPosition<S> {
  readonly state: S;
  readonly seat: Seat;
  /** the number of choices before this one */
  readonly choices: number;
}

/** The most positions that are kept, and so the most choices in a row that can be undone without asking. */
const MOST = 100;

/** The positions to which a match can go back. Positions are clones: cheap to keep, complete to return to. */
export class History<S extends State> {
  private moments: KeptPosition<S>[] = [];

  /** Stores the position before a choice. */
  before(s: S, seat: Seat, choices: number): void {
    this.moments.push({ state: clone(s), seat, choices });
    if (this.moments.length > MOST) this.moments.shift();
  }

  /** Forgets everything, because a card was revealed or chance was used. No player can go back past that alone. */
  seal(): void {
    this.moments = [];
  }

  /**
   * True if the seat can go back alone to this number of choices: it made all later choices itself, and each has a stored position. Nobody goes back
   * alone past another player's choice.
   */
  can(seat: Seat, choices: number): boolean {
    for (let i = this.moments.length - 1; i >= 0; i--) {
      const moment = this.moments[i]!;
      if (moment.seat !== seat || moment.choices < choices) return false;
      if (moment.choices === choices) return true;
    }
    return false;
  }

  /** Returns about how many bytes it takes in memory. */
  get bytes(): number {
    let bytes = 0;
    for (const { state } of this.moments) bytes += 2_000 + 8 * state.cards.length;
    return bytes;
  }

  /** The position of then; those after it are forgotten. Null where there is none. */
  back(choices: number): S | null {
    const at = this.moments.findLastIndex(m => m.choices === choices);
    if (at < 0) return null;
    const { state } = this.moments[at]!;
    this.moments.length = at;
    return state;
  }
}
