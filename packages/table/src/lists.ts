// What reads deck lists, for hosts that play no match: it loads neither rules nor bots.
export { type DeckListFault, decodeText, tellFault } from '@orrery/decks';
export {
  DECK_FORMS,
  type DeckForm,
  type GameLists,
  type GivenDeck,
  type OverlaidCard,
  type Prepared,
  type TableGame,
} from './contract/game.ts';
export * from './decks/agreements.ts';
export * from './decks/decks.ts';
export { gameNames, loadDecks, loadRules, USUAL, undress, wear } from './games/shelf.ts';
