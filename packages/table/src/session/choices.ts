// Which choices of a match people made when asked, so that undo knows where to go back to.
import type { Seat } from '@orrery/kernel';

/** Where a match stood when somebody chose: how many choices had been made before. What was passed unasked is none of these. */
export class Choices {
  private list: { readonly seat: Seat; readonly at: number }[] = [];

  add(seat: Seat, at: number): void {
    this.list.push({ seat, at });
  }

  /** How many choices had been made before the seat's last one; -1 where it has made none. */
  lastOf(seat: Seat): number {
    return this.list.findLast(c => c.seat === seat)?.at ?? -1;
  }

  /** True for a choice that somebody has made, and that was not passed unasked. */
  has(at: number): boolean {
    return this.list.some(c => c.at === at);
  }

  /** A single choice has been taken back. What others answered at the same time stays, and counts one place less. */
  without(at: number): void {
    this.list = this.list.filter(c => c.at !== at).map(c => (c.at > at ? { ...c, at: c.at - 1 } : c));
  }

  /** All choices after so many have been taken back. */
  cut(length: number): void {
    this.list = this.list.filter(c => c.at < length);
  }
}
