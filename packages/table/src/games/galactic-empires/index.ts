// The adapter that lets hosts of tables run Galactic Empires.
import {
  CARD_IDS,
  type GeState,
  galacticEmpires,
  HAND,
  loadSets,
  measures,
  PLAYERS,
  pile,
  readWish,
  reasons,
  seatName,
  wishLabel,
} from '@orrery/galactic-empires/without-cards';
import { optionId, parseOption } from '@orrery/kernel';
import type { TableGame } from '../../contract/game.ts';
import { Late } from '../late.ts';
import { CATALOGUE } from './catalogue.ts';
import { prepare } from './decks.ts';
import { galacticEmpiresLists } from './lists.ts';
import { MOMENTS, moment } from './moments.ts';
import { standings } from './standing.ts';
import { concerns, topic, WEIGHTS } from './story.ts';
import { about, suits } from './uses.ts';

/** What bots know of the game. It comes with the first set: it speaks of cards. */
const bots = new Late<typeof import('./bots.ts').BOTS>('what bots know of Galactic Empires');

/** The pages of its cards. They come with the first set: only compiled cards have texts. */
const pages = new Late<typeof import('./cards.ts').pages>('what the cards of Galactic Empires say');

/** Gives the game what bots know of it, and the pages of its cards. */
export function equip(known: typeof import('./bots.ts').BOTS, cards: typeof import('./cards.ts').pages): void {
  bots.put(known);
  pages.put(cards);
}

/** The code that judges scenarios, with all cards: a scenario may name any. Loaded on demand, because players do not need it. */
async function withCards() {
  const [scenarios] = await Promise.all([import('@orrery/galactic-empires/scenario'), galacticEmpiresTable.load()]);
  return scenarios;
}

/** The adapter that lets hosts of tables run Galactic Empires. */
export const galacticEmpiresTable: TableGame<GeState> = {
  ...galacticEmpiresLists,
  game: galacticEmpires,
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
  players: { ...PLAYERS, usual: 3 },
  prepare,
  mixed: async (seats, seed, how) => (await import('./mixed.ts')).mixed(seats, seed, how),
  get cards() {
    return pages.loaded?.() ?? [];
  },
  async load(sets) {
    const [{ BOTS }, cards] = await Promise.all([import('./bots.ts'), import('./cards.ts'), loadSets(sets)]);
    equip(BOTS, cards.pages);
  },
  async wanted() {
    const { wantedCards } = await import('@orrery/galactic-empires/lists');
    return (await wantedCards()).map(({ empire, ...card }) => ({
      ...card,
      ...(empire !== undefined && { race: empire }),
    }));
  },
  catalogue: CATALOGUE,
  scenario: async (data, running) => (await withCards()).geScenario(data, running),
  lesson: async data => (await withCards()).geLesson(data),
  puzzle: async data => (await withCards()).gePuzzle(data),
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
