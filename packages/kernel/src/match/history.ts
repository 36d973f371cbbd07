// The positions that a player can go back to without asking.
import { clone, type Seat, type State } from '../state/state.ts';

interface KeptPosition<S> {
  readonly state: S;
  readonly seat: Seat;
  /** the number of choices before this one */
  readonly choices: number;
}

/** The most positions that are kept. So it is also the most choices in a row that a player can undo without asking. */
const MOST = 100;

/** The positions that a match can go back to. Each one is a clone. A clone takes little memory and holds the complete state. */
export class History<S extends State> {
  private moments: KeptPosition<S>[] = [];

  /** Stores the position before a choice. */
  before(s: S, seat: Seat, choices: number): void {
    this.moments.push({ state: clone(s), seat, choices });
    if (this.moments.length > MOST) this.moments.shift();
  }

  /** Forgets everything, because a card was revealed or chance was used. After that, no player can go back to an earlier position alone. */
  seal(): void {
    this.moments = [];
  }

  /**
   * Returns true if the seat can go back alone to this number of choices. It must have made all later choices itself, and each must have a stored
   * position. No player goes back alone past another player's choice.
   */
  can(seat: Seat, choices: number): boolean {
    for (let i = this.moments.length - 1; i >= 0; i--) {
      const moment = this.moments[i]!;
      if (moment.seat !== seat || moment.choices < choices) return false;
      if (moment.choices === choices) return true;
    }
    return false;
  }

  /** Returns roughly how many bytes this takes in memory. */
  get bytes(): number {
    let bytes = 0;
    for (const { state } of this.moments) bytes += 2_000 + 8 * state.cards.length;
    return bytes;
  }

  /** Returns the position at that number of choices and forgets all later ones. Returns null if there is none. */
  back(choices: number): S | null {
    const at = this.moments.findLastIndex(m => m.choices === choices);
    if (at < 0) return null;
    const { state } = this.moments[at]!;
    this.moments.length = at;
    return state;
  }
}
