import { assemble, type Game, type Viewer, viewOf } from '@orrery/kernel';
import './rules/index.ts';
import { ABOUT } from './about.ts';
import { CARD_IDS, LIBRARY } from './card.ts';
import { likely } from './decks/likely.ts';
import { knows, unseen } from './knows.ts';
import { facts, programs, v } from './language.ts';
import { mightReact, REACTION, REACTION_POLICY, reactionOrder, reactionsOf } from './rules/play/reaction.ts';
import { ORDER_LIST, orderOf, setOrder } from './rules/play/standing-orders.ts';
import { create } from './rules/setup/new-match.ts';
import { eliminate } from './rules/table/how-to-win.ts';
import { settle } from './rules/table/settling.ts';
import { notice, replace } from './rules/texts/triggers.ts';
import { BLANK_CARD, BLANK_SEAT, type GeState, REMOVED, SEAT_ZONES } from './state.ts';
import { tableView, type View } from './view.ts';

/** The version of rules and cards. Recorded games contain it. */
export const VERSION = '0.1.0';

v.link(programs);

/** Galactic Empires as a game for the kernel. Its cards are added by set (`sets.ts`). */
export const galacticEmpires: Game<GeState> = {
  name: 'galactic-empires',
  title: 'Galactic Empires',
  version: VERSION,
  programs,
  facts,
  cardIds: CARD_IDS,
  library: LIBRARY,
  blankCard: BLANK_CARD,
  blankSeat: BLANK_SEAT,
  about: ABOUT,
  waitingFields: ['duties'],
  repetition: {
    turn: s => s.turn,
    active: s => s.turnOf,
    pile: (_s, at) => at % SEAT_ZONES !== REMOVED,
    ignored: ['turn', 'turns', 'clock', 'since', 'left'],
  },
  // the players settle an endless interaction (ge/unresolved-interactions/1, ge/unresolved-interactions/2)
  unresolved: { rule: 'ge/unresolved-interactions/1' },
  orders: { list: ORDER_LIST, of: orderOf, set: setOrder },
  create: (setup, seed) => create(setup, seed, programs.find('match')!),
  settle,
  replace,
  notice,
  arrange: (_s, pending) => pending,
  windows: { [REACTION]: REACTION_POLICY },
  mightRespond: (s, _window, height, seat) => mightReact(s, height, seat),
  windowOrder: (s, _window, f) => reactionOrder(s, f),
  mayRespond: s => s.result === null && s.seats[s.turnOf]!.turns > 1,
  responses: (s, _window, height, seat) => reactionsOf(s, height, seat),
  knows,
  table: tableView,
  unseen,
  likely,
  leave: (s, seat) => eliminate(s, seat, true),
};

assemble(galacticEmpires);

/** Returns everything that a viewer may know of a match now: the table, the pending decision, the result. */
export const view = (s: GeState, viewer: Viewer): View => viewOf(galacticEmpires, s, viewer) as View;
