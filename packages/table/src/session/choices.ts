// The choices that people made when asked, so that undo knows where to go back to.
import type { Seat } from '@orrery/kernel';

/** The state of a match when somebody chose: the number of earlier choices. Passes without a question are not among them. */
export class Choices {
  private list: { readonly seat: Seat; readonly at: number }[] = [];

  add(seat: Seat, at: number): void {
    this.list.push({ seat, at });
  }

  /** Returns the number of choices before the seat's last one; -1 if it has made none. */
  lastOf(seat: Seat): number {
    return this.list.findLast(c => c.seat === seat)?.at ?? -1;
  }

  /** True for a choice that somebody made when asked, not a pass without a question. */
  has(at: number): boolean {
    return this.list.some(c => c.at === at);
  }

  /** Removes one choice that was undone. Answers given at the same time stay, and move one place forward. */
  without(at: number): void {
    this.list = this.list.filter(c => c.at !== at).map(c => (c.at > at ? { ...c, at: c.at - 1 } : c));
  }

  /** Removes all choices after this number. */
  cut(length: number): void {
    this.list = this.list.filter(c => c.at < length);
  }
}
