// Writes a deck list as plain text or as a file for LackeyCCG.
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
 * Writes a deck list as plain text or as a deck of LackeyCCG.
 * @throws BadInput that names the first loss: a part of the file that a plain list cannot hold, or, for a deck of LackeyCCG, the first fault of the
 * list
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
