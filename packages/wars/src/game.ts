import { asking, assemble, type Game, type Viewer, viewOf } from '@orrery/kernel';
import './rules/index.ts';
import './words/index.ts';
import { ABOUT } from './about.ts';
import { CARD_IDS, LIBRARY } from './card.ts';
import { dealt, likely } from './decks/likely.ts';
import { knows, unseen } from './knows.ts';
import { facts, programs, v } from './language.ts';
import { notice } from './rules/abilities/triggered-ability.ts';
import { create } from './rules/setup/starting-the-game.ts';
import { INITIATIVE, INITIATIVE_POLICY, initiativeMenu, mightAct } from './rules/turn/initiative.ts';
import { matchOver } from './rules/turn/winning-the-game.ts';
import { BLANK_CARD, BLANK_SEAT, opponentOf, REMOVED, SEAT_ZONES, type WarsState } from './state.ts';
import { tableView, type View } from './view.ts';

/** The version of rules and cards. Records keep it. */
export const VERSION = '0.1.0';

v.link(programs);

/** WARS, as the kernel needs it. Its cards are added by set (`sets.ts`). */
export const wars: Game<WarsState> = {
  name: 'wars',
  title: 'WARS',
  version: VERSION,
  programs,
  facts,
  cardIds: CARD_IDS,
  library: LIBRARY,
  blankCard: BLANK_CARD,
  blankSeat: BLANK_SEAT,
  about: ABOUT,
  waitingFields: ['waiting', 'delayed', 'items', 'resolving'],
  repetition: {
    turn: s => s.turn,
    active: s => s.active,
    // cards in energy piles are all alike, and retrieved cards are random
    pile: (_s, at) => at < 2 * SEAT_ZONES && at % SEAT_ZONES !== REMOVED,
    ignored: ['turn', 'itemsMade', 'won', 'since', 'entered', 'moved'],
  },
  create: (setup, seed) => create(setup, seed, programs.find('match')!),
  // the rules check only when a player gains initiative (wars/systematic-rules/1)
  settle() {},
  // replacements ask players, so the procedure of each replaced event runs them
  replace: (_s, _type, fact) => fact,
  notice,
  arrange: (_s, pending) => pending,
  // responses use the game's own stack; its initiative procedure asks players according to this policy
  windows: { [INITIATIVE]: INITIATIVE_POLICY },
  mightRespond: (s, _window, _height, seat) => mightAct(s, seat),
  windowOrder: s => [s.active, opponentOf(s.active)],
  mayRespond: () => false,
  responses: () => [],
  answering: s => s.items.length > 0 && asking(wars, s).step.menu === initiativeMenu,
  knows,
  table: tableView,
  unseen,
  likely,
  dealt,
  leave(s, seat) {
    s.seats[seat] = { ...s.seats[seat]!, own: s.own, out: true };
    matchOver(s, { winners: [opponentOf(seat)] });
  },
};

assemble(wars);

/** Returns everything that a viewer may know of a match now: the table, the pending decision and the result. */
export const view = (s: WarsState, viewer: Viewer): View => viewOf(wars, s, viewer) as View;
