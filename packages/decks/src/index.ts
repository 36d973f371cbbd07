/** Deck lists in plain text: find cards by name, read what people write, print it again. Knows no game. */
export { withCopies, withFact, withSuggestion } from './edit.ts';
export * from './faults.ts';
export * from './format.ts';
export { type DekFacts, isDek, printDek } from './lackey.ts';
export {
  type BlankLine,
  type CardLine,
  type CommentLine,
  cardsIn,
  type DeckList,
  type HeadingLine,
  type Layout,
  type ListedCard,
  type ListFault,
  type ListLine,
  type MeantCard,
  type MetadataLine,
  MOST_BYTES,
  MOST_CARDS,
  MOST_COPIES,
  MOST_LINES,
  mendedCards,
  type UnreadLine,
  unmended,
} from './list.ts';
export * from './names.ts';
export * from './parse.ts';
export { type DeckData, makeList, printList } from './print.ts';
