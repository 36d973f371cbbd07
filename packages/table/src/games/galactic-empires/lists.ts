// What reads and checks the deck lists of Galactic Empires.
import { absentCard } from '@orrery/decks';
import { listFormat, loadKnown, loadPrinted, readDeck } from '@orrery/galactic-empires/lists';
import type { GameLists } from '../../contract/game.ts';
import { DECKS, judge, print } from './decks.ts';

/** What reads and checks the deck lists of Galactic Empires, without its rules of play. */
export const galacticEmpiresLists: GameLists = {
  game: { name: 'galactic-empires', title: 'Galactic Empires' },
  rulesets: [],
  decks: DECKS,
  checkDeck: judge,
  printDeck: print,
  readList: text => readDeck(text).list,
  listFormat,
  loadLists: () => loadPrinted(),
  loadKnown,
  absent: name => absentCard(listFormat().absent, name),
};
