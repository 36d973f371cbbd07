// The names that decks may have.
import { BadInput, shownLine } from '@orrery/kernel';

/** The name of a deck. @throws BadInput for an empty name */
export function deckName(written: string): string {
  const name = shownLine(written);
  if (name === '') throw new BadInput('A deck needs a name.');
  return name;
}
