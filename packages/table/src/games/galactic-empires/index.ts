// Galactic Empires as hosts of tables know it.
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
  PLAYERS,
  pile,
  readDeck,
  readWish,
  reasons,
  seatName,
  wishLabel,
} from '@orrery/galactic-empires';
import { optionId, parseOption } from '@orrery/kernel';
import type { CatalogueSource, TableGame } from '../../contract/game.ts';
import { PAGES } from './cards.ts';
import { DECKS, judge, prepare, print } from './decks.ts';
import { MOMENTS, moment } from './moments.ts';
import { standings } from './standing.ts';
import { concerns, topic, WEIGHTS } from './story.ts';

/** The rules of Galactic Empires; left out is what only the expansions have. */
const CATALOGUE: CatalogueSource = {
  folder: 'packages/galactic-empires/data',
  prefix: 'ge',
  example: 'ge/command/4',
  later: new Set([
    'ancient',
    'cyberspace',
    'empire-comedy-club',
    'empire-cyber-nought',
    'empire-filarian',
    'empire-psy',
    'empire-time-knights',
    'empire-tranoan',
    'field',
    'headquarters',
    'installation',
    'psy',
    'psy-rules',
    'time-origin',
  ]),
  laterRulesets: new Set(['expansion']),
  sources: '',
  code: ['packages/galactic-empires/src'],
  tests: ['packages/galactic-empires/test'],
};

/** Galactic Empires as hosts of tables know it. */
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
  // read on demand: nobody who plays needs what judges scenarios
  scenario: async (data, running) => (await import('@orrery/galactic-empires/scenario')).geScenario(data, running),
  lesson: async data => (await import('@orrery/galactic-empires/scenario')).geLesson(data),
  puzzle: async data => (await import('@orrery/galactic-empires/scenario')).gePuzzle(data),
  turn: s => s.turn,
  phase: s => s.phase,
  seatName,
  standings,
  topic,
  concerns,
  weights: WEIGHTS,
  reasons,
  // nobody minds playing the last card: two are drawn each turn
  stocks: () => ({}),
  hand: (s, seat) => pile(s, seat, HAND).map(id => CARD_IDS[s.defs[id]!]!),
  moments: MOMENTS,
  moment,
  personsOrder: 'aimed',
  wishes: (s, seat, words) => readWish(s, seat, words).map(optionId),
  wish: 'fire Argonian Destroyer',
  wishLabel: (s, id) => wishLabel(s, parseOption(id)!),
};
