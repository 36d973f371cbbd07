// The entries of a match so far: its choices as the record has them, and which of them answered the game, a motion or nothing.
import { Refused } from '../errors.ts';
import { type Choice, LEAVE, ORDER, UNDO } from '../record/record.ts';
import type { Seat, State } from '../state/state.ts';

/** What has been chosen in a match, in order. */
export class Entries {
  private choices: Choice[];
  /** by choice: whether it answered a motion, not the game */
  private votes: boolean[];
  /** how many choices had been made when the pending decision was posed: those since then wait for the others */
  posedAt: number;

  /** @param choices of a record that is gone on with: none of them waits for others or answers a motion */
  constructor(choices: readonly Choice[] = []) {
    this.choices = choices.slice();
    this.votes = choices.map(() => false);
    this.posedAt = choices.length;
  }

  /** How many there are. */
  get length(): number {
    return this.choices.length;
  }

  /** All of them, or those from one place on, as a list of its own. */
  since(at: number, to = this.length): readonly Choice[] {
    return this.choices.slice(at, to);
  }

  /** @param vote whether it answers a motion, not the game */
  add(choice: Choice, vote: boolean): void {
    this.votes.push(vote);
    this.choices.push(choice);
  }

  /** Goes back to where there were so many: the next decision is posed there. */
  cut(to: number): void {
    this.choices.length = to;
    this.votes.length = to;
    this.posedAt = to;
  }

  /** Takes one out, wherever it stands. What was proposed since then names its place by the number of choices before it. */
  remove(at: number): void {
    this.choices.splice(at, 1);
    this.votes.splice(at, 1);
    this.choices = this.choices.map((choice, i) =>
      i >= at && choice[1] === UNDO && Number(choice[2]) > at
        ? [choice[0], UNDO, String(Number(choice[2]) - 1)]
        : choice,
    );
  }

  /** True if this choice answered the game: it is no motion, no answer to one, and nobody left. */
  private answered(at: number, seat: Seat | null = null): boolean {
    const choice = this.choices[at]!;
    return this.votes[at] === false && !choice[1]?.startsWith('!') && (seat === null || choice[0] === seat);
  }

  /** How many choices had been made before the seat's last answer to the game, of the first `among`; -1 when it has given none. */
  lastAnswer(seat: Seat, among: number): number {
    return this.choices.findLastIndex((_, i) => i < among && this.answered(i, seat));
  }

  /** How many answers to the game each of so many seats has given: no motions, no votes on them, no orders. */
  answersOf(seats: number): number[] {
    const counts: number[] = new Array(seats).fill(0);
    for (const [i, [seat]] of this.choices.entries()) if (this.answered(i)) counts[seat]!++;
    return counts;
  }

  /** The place of an answer of this seat that waits for others, to the game or to a motion; -1 when there is none. */
  waiting({ ask, seats, motion }: State, seat: Seat): number {
    if (ask === null || seats[seat]?.out || (ask.picks[ask.seats.indexOf(seat)] ?? null) === null) return -1;
    if (motion?.carried === null)
      return this.choices.findLastIndex((choice, i) => this.votes[i] === true && choice[0] === seat);
    return this.choices.findLastIndex((_, i) => i >= this.posedAt && this.answered(i, seat));
  }

  /** True if anything but the choice at a place has answered the game since the pending decision was posed. */
  othersAnswered(but: number): boolean {
    return this.choices.some((_, i) => i >= this.posedAt && i !== but && this.answered(i));
  }

  /** The standing orders given after so many choices. */
  ordersSince(to: number): readonly Choice[] {
    return this.choices.filter((choice, i) => i >= to && choice[1] === ORDER);
  }

  /** @throws Refused where there is no way back to the position after so many choices */
  checkWayBack(to: number): void {
    const refused = (why: string) => new Refused(why, 'illegal');
    if (!Number.isSafeInteger(to) || to < 0 || to >= this.length)
      throw refused(`You cannot go back to choice ${to}. The match has ${this.length} choices.`);
    // orders may have been given meanwhile
    const next = this.choices.findIndex((choice, i) => i >= to && choice[1] !== ORDER);
    if (this.votes[next]) throw refused('You cannot go back into the middle of a motion.');
    if (this.choices.some((choice, i) => i >= to && choice[1] === LEAVE))
      throw refused('You cannot go back to before a player left.');
  }
}
