// Writes a deck list again, as plain text or as a file for LackeyCCG.
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
import type { DeckForm } from '../contract/game.ts';

/**
 * A list written anew, in plain text or as a deck of LackeyCCG.
 * @throws BadInput naming the first thing that would get lost: of a file that no plain list can say whole, or of a list with faults that is wanted as
 *   such a deck
 */
export function printDeck(list: DeckList, form: DeckForm, format: ListFormat, facts: DekFacts): string {
  const [lost] = list.unsaid ?? [];
  if (lost !== undefined)
    throw new BadInput(`The file cannot be read as a deck: ${tellFault({ ...lost, rule: '', text: lost.message })}`);
  if (form === 'text') return printList(list);
  const written = printDek(list, format, facts);
  if (written !== null) return written;
  const [first] = inFile(list, unread(list.faults));
  throw new BadInput(`Fix the list before you save it as .dek: ${tellFault(first!)}`);
}
