// The adapter that lets hosts of tables run WARS.
import { optionId, parseOption } from '@orrery/kernel';
import {
  ACTIVE,
  CARD_IDS,
  HAND,
  loadSets,
  measures,
  pile,
  readWish,
  reasons,
  seatName,
  type WarsState,
  wars,
  wishLabel,
} from '@orrery/wars/without-cards';
import type { TableGame } from '../../contract/game.ts';
import { Late } from '../late.ts';
import { CATALOGUE } from './catalogue.ts';
import { prepare } from './decks.ts';
import { warsLists } from './lists.ts';
import { MOMENTS, moment } from './moments.ts';
import { standings } from './standing.ts';
import { concerns, topic, WEIGHTS } from './story.ts';
import { about, suits } from './uses.ts';

/** What bots know of the game. It comes with the first set: it speaks of cards. */
const bots = new Late<typeof import('./bots.ts').BOTS>('what bots know of WARS');

/** The pages of its cards. They come with the first set: only compiled cards have texts. */
const pages = new Late<typeof import('./cards.ts').pages>('what the cards of WARS say');

/** Gives the game what bots know of it, and the pages of its cards. */
export function equip(known: typeof import('./bots.ts').BOTS, cards: typeof import('./cards.ts').pages): void {
  bots.put(known);
  pages.put(cards);
}

/** The code that judges scenarios, with all cards: a scenario may name any. Loaded on demand, because players do not need it. */
async function withCards() {
  const [scenarios] = await Promise.all([import('@orrery/wars/scenario'), warsTable.load()]);
  return scenarios;
}

/** The adapter that lets hosts of tables run WARS. */
export const warsTable: TableGame<WarsState> = {
  ...warsLists,
  game: wars,
  get advice() {
    return bots.here.advice;
  },
  get features() {
    return bots.here.features;
  },
  get evaluation() {
    return bots.here.evaluation;
  },
  get kinds() {
    return bots.here.kinds;
  },
  get likings() {
    return bots.here.likings;
  },
  get pace() {
    return bots.here.pace;
  },
  players: { least: 2, most: 2, usual: 2 },
  prepare,
  get cards() {
    return pages.loaded?.() ?? [];
  },
  async load(sets) {
    const [{ BOTS }, cards] = await Promise.all([import('./bots.ts'), import('./cards.ts'), loadSets(sets)]);
    equip(BOTS, cards.pages);
  },
  catalogue: CATALOGUE,
  scenario: async (data, running) => (await withCards()).warsScenario(data, running),
  lesson: async data => (await withCards()).warsLesson(data),
  puzzle: async data => (await withCards()).warsPuzzle(data),
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
