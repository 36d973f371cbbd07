// What reads and checks the deck lists of WARS.
import { FORMATS, listFormat, loadPrinted, readDeck } from '@orrery/wars/lists';
import type { GameLists } from '../../contract/game.ts';
import { DECKS, judge, print } from './decks.ts';

/** What reads and checks the deck lists of WARS, without its rules of play. */
export const warsLists: GameLists = {
  game: { name: 'wars', title: 'WARS' },
  rulesets: FORMATS,
  decks: DECKS,
  checkDeck: judge,
  printDeck: print,
  readList: text => readDeck(text).list,
  listFormat,
  loadLists: () => loadPrinted(),
};
