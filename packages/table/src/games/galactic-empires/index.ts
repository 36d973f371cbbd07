// The adapter that lets hosts of tables run Galactic Empires.
import { weighed } from '@orrery/bots';
import {
  CARD_IDS,
  type GeState,
  galacticEmpires,
  galacticEmpiresFeatures,
  galacticEmpiresPace,
  galacticEmpiresWeights,
  geAdvice,
  geKinds,
  geLikings,
  HAND,
  listFormat,
  measures,
  PLAYERS,
  pile,
  readDeck,
  readWish,
  reasons,
  seatName,
  wishLabel,
} from '@orrery/galactic-empires';
import { optionId, parseOption } from '@orrery/kernel';
import type { TableGame } from '../../contract/game.ts';
import { PAGES } from './cards.ts';
import { CATALOGUE } from './catalogue.ts';
import { DECKS, judge, prepare, print } from './decks.ts';
import { MOMENTS, moment } from './moments.ts';
import { standings } from './standing.ts';
import { concerns, topic, WEIGHTS } from './story.ts';
import { about, suits } from './uses.ts';

/** The adapter that lets hosts of tables run Galactic Empires. */
export const galacticEmpiresTable: TableGame<GeState> = {
  game: galacticEmpires,
  advice: geAdvice,
  features: galacticEmpiresFeatures,
  evaluation: weighed(galacticEmpiresFeatures, galacticEmpiresWeights),
  kinds: geKinds,
  likings: geLikings,
  pace: galacticEmpiresPace,
  rulesets: [],
  players: { ...PLAYERS, usual: 3 },
  decks: DECKS,
  prepare,
  checkDeck: judge,
  printDeck: print,
  readList: text => readDeck(text).list,
  listFormat: () => listFormat(),
  cards: PAGES,
  catalogue: CATALOGUE,
  // loaded on demand: players do not need the code that judges scenarios
  scenario: async (data, running) => (await import('@orrery/galactic-empires/scenario')).geScenario(data, running),
  lesson: async data => (await import('@orrery/galactic-empires/scenario')).geLesson(data),
  puzzle: async data => (await import('@orrery/galactic-empires/scenario')).gePuzzle(data),
  turn: s => s.turn,
  phase: s => s.phase,
  seatName,
  standings,
  measures,
  topic,
  concerns,
  weights: WEIGHTS,
  reasons,
  // the last card in hand needs no warning, because players draw 2 each turn
  stocks: () => ({}),
  hand: (s, seat) => pile(s, seat, HAND).map(id => CARD_IDS[s.defs[id]!]!),
  moments: MOMENTS,
  moment,
  personsOrder: 'aimed',
  wishes: (s, seat, words) => readWish(s, seat, words).map(optionId),
  wish: 'fire Argonian Destroyer',
  wishLabel: (s, id) => wishLabel(s, parseOption(id)!),
  suits,
  about,
};
