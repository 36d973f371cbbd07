// The entries of a match so far: its recorded choices, and whether each answered the game, a motion or neither.
import { Refused } from '../errors.ts';
import { type Choice, DEAL, LEAVE, ORDER, UNDO } from '../record/record.ts';
import type { Seat, State } from '../state/state.ts';

/** All choices of a match, in order. */
export class Entries {
  private choices: Choice[];
  /** by choice: true if it answered a motion, not the game */
  private votes: boolean[];
  /** the number of choices when the pending decision was asked; later ones wait for the other players */
  posedAt: number;

  /** @param choices of a record to continue; none of them waits for other players or answers a motion */
  constructor(choices: readonly Choice[] = []) {
    this.choices = choices.slice();
    this.votes = choices.map(() => false);
    this.posedAt = choices.length;
  }

  /** How many there are. */
  get length(): number {
    return this.choices.length;
  }

  /** Returns a copy of all choices, or of those from one place on. */
  since(at: number, to = this.length): readonly Choice[] {
    return this.choices.slice(at, to);
  }

  /** The last one; null if there is none. */
  get last(): Choice | null {
    return this.choices.at(-1) ?? null;
  }

  /** @param vote true if it answers a motion, not the game */
  add(choice: Choice, vote: boolean): void {
    this.votes.push(vote);
    this.choices.push(choice);
  }

  /** Goes back to this number of choices; the next decision is asked there. */
  cut(to: number): void {
    this.choices.length = to;
    this.votes.length = to;
    this.posedAt = to;
  }

  /** Removes one choice at any place. Proposals made since then give their place by the number of choices before it. */
  remove(at: number): void {
    this.choices.splice(at, 1);
    this.votes.splice(at, 1);
    this.choices = this.choices.map((choice, i) =>
      i >= at && choice[1] === UNDO && Number(choice[2]) > at
        ? [choice[0], UNDO, String(Number(choice[2]) - 1)]
        : choice,
    );
  }

  /** True if this choice answered the game. Motions, votes on them and leaving do not count. */
  private answered(at: number, seat: Seat | null = null): boolean {
    const choice = this.choices[at]!;
    return this.votes[at] === false && !choice[1]?.startsWith('!') && (seat === null || choice[0] === seat);
  }

  /** Returns the number of choices before the seat's last answer to the game, of the first `among`; -1 if it has given none. */
  lastAnswer(seat: Seat, among: number): number {
    return this.choices.findLastIndex((_, i) => i < among && this.answered(i, seat));
  }

  /** Counts each seat's answers to the game, without motions, votes and orders. */
  answersOf(seats: number): number[] {
    const counts: number[] = new Array(seats).fill(0);
    for (const [i, [seat]] of this.choices.entries()) if (this.answered(i)) counts[seat]!++;
    return counts;
  }

  /** Returns the place of this seat's answer that waits for other players; -1 if there is none. */
  waiting({ ask, seats, motion }: State, seat: Seat): number {
    if (ask === null || seats[seat]?.out || (ask.picks[ask.seats.indexOf(seat)] ?? null) === null) return -1;
    if (motion?.carried === null)
      return this.choices.findLastIndex((choice, i) => this.votes[i] === true && choice[0] === seat);
    return this.choices.findLastIndex((_, i) => i >= this.posedAt && this.answered(i, seat));
  }

  /** True if any other choice has answered the game since the pending decision was asked. */
  othersAnswered(but: number): boolean {
    return this.choices.some((_, i) => i >= this.posedAt && i !== but && this.answered(i));
  }

  /** Returns the standing orders given after this number of choices. */
  ordersSince(to: number): readonly Choice[] {
    return this.choices.filter((choice, i) => i >= to && choice[1] === ORDER);
  }

  /** Checks that the match can go back to the position after this number of choices. @throws Refused if it cannot */
  checkWayBack(to: number): void {
    const refused = (why: string) => new Refused(why, 'illegal');
    if (!Number.isSafeInteger(to) || to < 0 || to >= this.length)
      throw refused(`You cannot go back to choice ${to}. The match has ${this.length} choices.`);
    // there may be orders in between
    const next = this.choices.findIndex((choice, i) => i >= to && choice[1] !== ORDER);
    if (this.votes[next]) throw refused('You cannot go back into the middle of a motion.');
    if (this.choices.some((choice, i) => i >= to && choice[1] === LEAVE))
      throw refused('You cannot go back to before a player left.');
    if (this.choices.some((choice, i) => i >= to && choice[1] === DEAL))
      throw refused('You cannot go back to before the cards were dealt anew.');
  }
}
