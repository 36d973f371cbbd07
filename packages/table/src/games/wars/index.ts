// The adapter that lets hosts of tables run WARS.
import { weighed } from '@orrery/bots';
import { optionId, parseOption } from '@orrery/kernel';
import {
  ACTIVE,
  CARD_IDS,
  HAND,
  listFormat,
  measures,
  pile,
  readDeck,
  readWish,
  reasons,
  seatName,
  type WarsState,
  wars,
  warsAdvice,
  warsFeatures,
  warsKinds,
  warsLikings,
  warsPace,
  warsWeights,
  wishLabel,
} from '@orrery/wars';
import type { TableGame } from '../../contract/game.ts';
import { PAGES } from './cards.ts';
import { CATALOGUE } from './catalogue.ts';
import { DECKS, FORMATS, judge, prepare, print } from './decks.ts';
import { MOMENTS, moment } from './moments.ts';
import { standings } from './standing.ts';
import { concerns, topic, WEIGHTS } from './story.ts';
import { about, suits } from './uses.ts';

/** The adapter that lets hosts of tables run WARS. */
export const warsTable: TableGame<WarsState> = {
  game: wars,
  advice: warsAdvice,
  features: warsFeatures,
  evaluation: weighed(warsFeatures, warsWeights),
  kinds: warsKinds,
  likings: warsLikings,
  pace: warsPace,
  rulesets: FORMATS,
  players: { least: 2, most: 2, usual: 2 },
  decks: DECKS,
  prepare,
  checkDeck: judge,
  printDeck: print,
  readList: text => readDeck(text).list,
  listFormat: () => listFormat(),
  cards: PAGES,
  catalogue: CATALOGUE,
  // loaded on demand: players do not need the code that judges scenarios
  scenario: async (data, running) => (await import('@orrery/wars/scenario')).warsScenario(data, running),
  lesson: async data => (await import('@orrery/wars/scenario')).warsLesson(data),
  puzzle: async data => (await import('@orrery/wars/scenario')).warsPuzzle(data),
  turn: s => s.turn,
  phase: s => s.phase,
  seatName,
  standings,
  measures,
  topic,
  concerns,
  weights: WEIGHTS,
  reasons,
  stocks: (s, seat) => ({ 'active energy': pile(s, seat, ACTIVE).length, 'cards in hand': pile(s, seat, HAND).length }),
  hand: (s, seat) => pile(s, seat, HAND).map(id => CARD_IDS[s.defs[id]!]!),
  moments: MOMENTS,
  moment,
  wishes: (s, seat, words) => readWish(s, seat, words).map(optionId),
  wish: 'drain Core Shaft',
  wishLabel: (s, id) => wishLabel(s, parseOption(id)!),
  suits,
  about,
};
