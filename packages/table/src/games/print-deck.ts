import {
  type DeckList,
  type DekFacts,
  inFile,
  type ListFormat,
  printDek,
  printList,
  tellFault,
  unread,
} from '@orrery/decks';
import { BadInput } from '@orrery/kernel';
import type { DeckForm } from '../game.ts';

/**
 * A list written anew, in plain text or as a deck of LackeyCCG.
 * @throws BadInput naming the first fault where a list with faults is wanted as such a deck, which could not say it
 */
export function printDeck(list: DeckList, form: DeckForm, format: ListFormat, facts: DekFacts): string {
  if (form === 'text') return printList(list);
  const written = printDek(list, format, facts);
  if (written !== null) return written;
  const [first] = inFile(list, unread(list.faults));
  throw new BadInput(`The list has to be put right before it can be written as .dek: ${tellFault(first!)}`);
}
