// The adapter that lets hosts of tables run Babylon 5.
import {
  available,
  type B5State,
  babylon5,
  CARD_IDS,
  cardsIn,
  HAND,
  loadSets,
  measures,
  readWish,
  reasons,
  seatName,
  wishLabel,
} from '@orrery/babylon5/without-cards';
import { optionId, parseOption } from '@orrery/kernel';
import type { TableGame } from '../../contract/game.ts';
import { Late } from '../late.ts';
import { CALLS } from './agreements.ts';
import { CATALOGUE } from './catalogue.ts';
import { needed, prepare } from './decks.ts';
import { babylon5Lists } from './lists.ts';
import { MOMENTS, moment, obvious } from './moments.ts';
import { standings } from './standing.ts';
import { concerns, topic, WEIGHTS } from './story.ts';
import { about, suits } from './uses.ts';

/** What bots know of the game. It comes with the first set: it speaks of cards. */
const bots = new Late<typeof import('./bots.ts').BOTS>('what bots know of Babylon 5');

/** The pages of its cards. They come with the first set: only compiled cards have texts. */
const pages = new Late<typeof import('./cards.ts').pages>('what the cards of Babylon 5 say');

/** Gives the game what bots know of it, and the pages of its cards. */
export function equip(known: typeof import('./bots.ts').BOTS, cards: typeof import('./cards.ts').pages): void {
  bots.put(known);
  pages.put(cards);
}

/** The code that judges scenarios, with all cards: a scenario may name any. Loaded on demand, because players do not need it. */
async function withCards() {
  const [scenarios] = await Promise.all([import('@orrery/babylon5/scenario'), babylon5Table.load()]);
  return scenarios;
}

/** The adapter that lets hosts of tables run Babylon 5. */
export const babylon5Table: TableGame<B5State> = {
  ...babylon5Lists,
  game: babylon5,
  get advice() {
    return bots.here.advice;
  },
  get kinds() {
    return bots.here.kinds;
  },
  get likings() {
    return bots.here.likings;
  },
  get features() {
    return bots.here.features;
  },
  get evaluation() {
    return bots.here.evaluation;
  },
  get pace() {
    return bots.here.pace;
  },
  players: { least: 2, most: 12, usual: 4 },
  mixed: async (seats, seed, how) => (await import('./mixed.ts')).mixed(seats, seed, how),
  prepare,
  needed,
  calls: CALLS,
  get cards() {
    return pages.loaded?.() ?? [];
  },
  async load(sets, overlay) {
    // an overlay may correct a card of any set
    const [{ BOTS }, cards] = await Promise.all([
      import('./bots.ts'),
      import('./cards.ts'),
      loadSets(overlay === undefined ? sets : undefined),
    ]);
    equip(BOTS, cards.pages);
    if (overlay !== undefined) (await import('@orrery/babylon5/overlay')).addOverlay(overlay);
  },
  overlays: async () => (await import('./overlays.ts')).OVERLAYS,
  wanted: async () => {
    await loadSets();
    return (await import('@orrery/babylon5/wanted')).wantedCards();
  },
  catalogue: CATALOGUE,
  async scenario(data, running) {
    const scenarios = await withCards();
    const brings = typeof data === 'object' && data !== null && ('cards' in data || 'overlay' in data);
    if (!brings) return scenarios.babylon5Scenario(data, running);
    const { withItsCards } = await import('./scenario-cards.ts');
    return withItsCards(data, own => scenarios.babylon5Scenario(own, running));
  },
  lesson: async data => (await withCards()).babylon5Lesson(data),
  puzzle: async data => (await withCards()).babylon5Puzzle(data),
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
