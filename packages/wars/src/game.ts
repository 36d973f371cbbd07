import { asking, assemble, type Game, type Viewer, viewOf } from '@orrery/kernel';
import './rules/index.ts';
import './words/index.ts';
import { ABOUT } from './about.ts';
import { CARD_IDS } from './card.ts';
import { CARDS } from './cards/index.ts';
import { compileCard } from './compile/card.ts';
import { dealt, likely } from './decks/likely.ts';
import { knows, unseen } from './knows.ts';
import { facts, programs, v } from './language.ts';
import { notice } from './rules/abilities/triggered-ability.ts';
import { create } from './rules/setup/starting-the-game.ts';
import { INITIATIVE, INITIATIVE_POLICY, initiativeMenu, mightAct } from './rules/turn/initiative.ts';
import { matchOver } from './rules/turn/winning-the-game.ts';
import { BLANK_CARD, BLANK_SEAT, opponentOf, REMOVED, SEAT_ZONES, type WarsState } from './state.ts';
import { tableView, type View } from './view.ts';

/** The version of rules and cards; records carry it. */
export const VERSION = '0.1.0';

v.link(programs);
for (const card of CARDS) compileCard(card);

/** WARS as the kernel sees it. */
export const wars: Game<WarsState> = {
  name: 'wars',
  title: 'WARS',
  version: VERSION,
  programs,
  facts,
  cardIds: CARD_IDS,
  blankCard: BLANK_CARD,
  blankSeat: BLANK_SEAT,
  about: ABOUT,
  waitingFields: ['waiting', 'delayed', 'items', 'resolving'],
  repetition: {
    turn: s => s.turn,
    active: s => s.active,
    // energy is energy, and what is retrieved from the lost pile comes at random
    pile: (_s, at) => at < 2 * SEAT_ZONES && at % SEAT_ZONES !== REMOVED,
    ignored: ['turn', 'itemsMade', 'won', 'since', 'entered', 'moved'],
  },
  create: (setup, seed) => create(setup, seed, programs.find('match')!),
  // nothing happens by itself at any other moment than when a player gains initiative (wars/systematic-rules/1)
  settle() {},
  // replacements ask their players, so they stand in the procedures of what they replace
  replace: (_s, _type, fact) => fact,
  notice,
  arrange: (_s, pending) => pending,
  // responses are put on the game's own stack, in its own procedure of initiative, which asks as it says here
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

/** Everything that a viewer may know of a match now: the table, the pending decision, the result. */
export const view = (s: WarsState, viewer: Viewer): View => viewOf(wars, s, viewer) as View;
