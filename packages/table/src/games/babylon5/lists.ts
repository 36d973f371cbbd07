// What reads and checks the deck lists of Babylon 5.
import { listFormat, loadPrinted, RULESETS, readDeck } from '@orrery/babylon5/lists';
import { absentCard } from '@orrery/decks';
import type { GameLists } from '../../contract/game.ts';
import { AGREEMENTS } from './agreements.ts';
import { DECKS, judge, print } from './decks.ts';

/** What reads and checks the deck lists of Babylon 5, without its rules of play. */
export const babylon5Lists: GameLists = {
  game: { name: 'babylon5', title: 'Babylon 5' },
  rulesets: RULESETS,
  agreements: AGREEMENTS,
  decks: DECKS,
  checkDeck: judge,
  printDeck: print,
  readList: text => readDeck(text).list,
  listFormat: () => listFormat(),
  async loadLists() {
    await Promise.all([loadPrinted(), import('@orrery/babylon5/wanted')]);
  },
  absent: name => absentCard(listFormat().absent, name),
};
