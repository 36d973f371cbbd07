// The adapter that lets hosts of tables run Babylon 5.
import {
  available,
  type B5State,
  b5Kinds,
  b5Likings,
  babylon5,
  babylon5Advice,
  babylon5Features,
  babylon5Pace,
  babylon5Weights,
  CARD_IDS,
  cardsIn,
  HAND,
  listFormat,
  measures,
  RULESETS,
  readDeck,
  readWish,
  reasons,
  seatName,
  wishLabel,
} from '@orrery/babylon5';
import { weighed } from '@orrery/bots';
import { absentCard } from '@orrery/decks';
import { optionId, parseOption } from '@orrery/kernel';
import type { TableGame } from '../../contract/game.ts';
import { PAGES } from './cards.ts';
import { CATALOGUE } from './catalogue.ts';
import { DECKS, judge, prepare, print } from './decks.ts';
import { MOMENTS, moment, obvious } from './moments.ts';
import { standings } from './standing.ts';
import { concerns, topic, WEIGHTS } from './story.ts';
import { about, suits } from './uses.ts';

/** The adapter that lets hosts of tables run Babylon 5. */
export const babylon5Table: TableGame<B5State> = {
  game: babylon5,
  advice: babylon5Advice,
  kinds: b5Kinds,
  likings: b5Likings,
  features: babylon5Features,
  evaluation: weighed(babylon5Features, babylon5Weights),
  pace: babylon5Pace,
  rulesets: RULESETS,
  players: { least: 2, most: 5, usual: 4 },
  decks: DECKS,
  prepare,
  checkDeck: judge,
  printDeck: print,
  readList: text => readDeck(text).list,
  listFormat: () => listFormat(),
  cards: PAGES,
  absent: name => absentCard(listFormat().absent, name),
  catalogue: CATALOGUE,
  // loaded on demand: players do not need the code that judges scenarios
  scenario: async (data, running) => (await import('@orrery/babylon5/scenario')).babylon5Scenario(data, running),
  lesson: async data => (await import('@orrery/babylon5/scenario')).babylon5Lesson(data),
  puzzle: async data => (await import('@orrery/babylon5/scenario')).babylon5Puzzle(data),
  turn: s => s.turn,
  phase: s => s.round,
  seatName,
  standings,
  measures,
  topic,
  concerns,
  weights: WEIGHTS,
  reasons,
  stocks: (s, seat) => ({ influence: available(s, seat), 'cards in hand': cardsIn(s, seat, HAND).length }),
  hand: (s, seat) => cardsIn(s, seat, HAND).map(id => CARD_IDS[s.defs[id]!]!),
  moments: MOMENTS,
  moment,
  obvious,
  wishes: (s, seat, words) => readWish(s, seat, words).map(optionId),
  wish: 'attack Londo',
  wishLabel: (s, id) => wishLabel(s, parseOption(id)!),
  suits,
  about,
};
