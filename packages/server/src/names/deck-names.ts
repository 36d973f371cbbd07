// The names that decks may have.
import { BadInput, shownLine } from '@orrery/kernel';

/** What a deck is called. @throws BadInput for a name with nothing in it */
export function deckName(written: string): string {
  const name = shownLine(written);
  if (name === '') throw new BadInput('A deck needs a name.');
  return name;
}
