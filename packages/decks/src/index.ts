// The public entry: deck lists in plain text. It finds cards by name, reads lists, fixes them and prints them.

export { decodeText } from './decode.ts';
export { type DekFacts, printDek } from './dek.ts';
export { type Mending, withCopies, withFact, withSuggestions } from './edit.ts';
export * from './faults.ts';
export { fileKind } from './files.ts';
export * from './format.ts';
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
