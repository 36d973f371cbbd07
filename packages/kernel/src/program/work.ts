// How much the words of strangers may work: a card that looks through all cards again and again must not stop a table.
import { BadInput } from '../errors.ts';

/** How many words from outside one answer may run, and as many one look at the table. Cards that people write need some thousands. */
export const MOST_WORK = 100_000;

/** An answer at which words from outside work too much. */
export class TooMuchWork extends BadInput {
  constructor() {
    super('A card of the overlay looks at too much at once, so it cannot be played.');
    this.name = 'TooMuchWork';
  }
}

/** The work that is left; and whether a match goes on meanwhile, which must not go on with half of it. */
let left = MOST_WORK;
let going = false;

/** Begins to count, as a match goes on. @returns false if it is counted already: then nobody must end it here */
export function beginWork(): boolean {
  if (going) return false;
  going = true;
  left = MOST_WORK;
  return true;
}

/** Ends what `beginWork` has begun. */
export function endWork(): void {
  going = false;
  left = MOST_WORK;
}

/** Counts anew for a look at the table. While a match goes on, it counts as part of that. */
export function beginLook(): void {
  if (!going) left = MOST_WORK;
}

/**
 * Counts one word from outside.
 * @returns false if it must not run: somebody only looks, and has looked at too much
 * @throws TooMuchWork while a match goes on
 */
export function mayWork(): boolean {
  if (--left >= 0) return true;
  if (going) throw new TooMuchWork();
  return false;
}
