import {
  assemble,
  type Game,
  type Locals,
  ONCE_ROUND,
  type Response,
  scene,
  type Viewer,
  viewOf,
} from '@orrery/kernel';
import './rules/index.ts';
import { ABOUT } from './about.ts';
import { CARD_IDS, CONTINGENCIES, DEFS, defOf, LIBRARY } from './card.ts';
import { likely } from './decks/likely.ts';
import { dealt, knows, unseen } from './knows.ts';
import { facts, programs, v } from './language.ts';
import { seatName } from './names.ts';
import {
  CONTINGENCY,
  MAY_REVEAL,
  mightReveal,
  occasions,
  type Revealed,
  revealable,
} from './rules/cards/contingency-reveal.ts';
import { settle } from './rules/cards/damage.ts';
import { canAct } from './rules/cards/ready.ts';
import { settleUndoing } from './rules/cards/undoing.ts';
import { defineWar } from './rules/conflict/war.ts';
import { irrevocable, isBlank, youOf } from './rules/effects/blanking.ts';
import { ofTheText } from './rules/effects/reversal.ts';
import { standing } from './rules/effects/standing.ts';
import { arrange } from './rules/effects/triggered.ts';
import { settleDrakh } from './rules/factions/drakh.ts';
import { settleInner } from './rules/factions/held-inner.ts';
import { leave } from './rules/politics/elimination.ts';
import { settlePacts } from './rules/politics/pacts.ts';
import { settleShadowWar } from './rules/politics/shadow-war.ts';
import { HOST_CALLS } from './rules/politics/tournament.ts';
import { create } from './rules/setup/setup.ts';
import { type B5State, BLANK_CARD, BLANK_SEAT, CRUSADE, DECK, HAND, kindOfZone } from './state.ts';
import { tableView, type View } from './view.ts';

/** The version of rules and cards; records carry it. */
export const VERSION = '0.1.1';

defineWar();
v.link(programs);

/** The question for players who may respond to an attack. */
const attackPrompt = (s: B5State, { attacker, target }: Locals): string =>
  `${defOf(s, attacker).title} attacks ${defOf(s, target).title}. Do you respond?`;

/** Babylon 5 as the kernel sees it. Its cards are added by set (`sets.ts`). */
export const babylon5: Game<B5State> = {
  name: 'babylon5',
  title: 'Babylon 5',
  version: VERSION,
  programs,
  facts,
  cardIds: CARD_IDS,
  library: LIBRARY,
  blankCard: BLANK_CARD,
  blankSeat: BLANK_SEAT,
  about: ABOUT,
  repetition: {
    turn: s => s.turn,
    // all players share a turn: the player with the lowest initiative acts first
    active: s => s.order[0] ?? 0,
    pile: (s, at) => [DECK, HAND, CRUSADE].includes(kindOfZone(s, at)),
    ignored: ['turn', 'action', 'conflictsMade', 'handles', 'handle', 'modsMade', 'deeds', 'recent', 'plays'].concat([
      'lastAction',
      'neutralizedOn',
      'usedOn',
    ]),
  },
  definitionFields: ['spentDefs', 'limitedThisTurn'],
  create: (setup, seed) => create(setup, seed, programs.find('match')!),
  settle(s) {
    settle(s);
    settleInner(s);
    settleDrakh(s);
    settleUndoing(s);
    settleShadowWar(s);
    settlePacts(s);
  },
  replace: (_s, _type, fact) => fact,
  notice(s, type, fact) {
    if (fact.done !== 0) s.deeds++;
    if (s.tracing !== null && ofTheText(s)) s.tracing = [...s.tracing, fact];
    if (CONTINGENCIES[type] !== undefined)
      for (const you of s.order)
        if (mightReveal(s, you, { fact }))
          s.pending = [...s.pending, programs.waiting(programs.find(MAY_REVEAL)!, you, -1, { fact })];
    // the text of a card that leaves play still sees that (b5-r-durog-1)
    if (fact.last !== undefined)
      for (const what of DEFS[s.defs[fact.card]!]!.triggers[type] ?? [])
        if (what.holds === null || what.holds(s, scene(fact.last, fact.card, { fact })))
          s.pending = [...s.pending, programs.waiting(what.program, fact.last, fact.card, { fact })];
    const triggers = standing(s).triggers[type];
    if (triggers === undefined) return;
    for (const { source, what } of triggers) {
      if (isBlank(s, source)) continue;
      const you = youOf(s, source);
      if (what.holds !== null && !what.holds(s, scene(you, source, { fact }))) continue;
      s.pending = [...s.pending, programs.waiting(what.program, you, source, { fact })];
    }
  },
  arrange,
  windows: {
    // in order of initiative, each response to its end (b5/triggered/3): a player who passed does not get another chance
    'event played': {
      ...ONCE_ROUND,
      words: {
        prompt: (s, f) => `${seatName(s, f.you)} plays ${defOf(s, s.stack[f.l.at]!.l.a).title}. Do you respond?`,
        stakes: () => 'The cost is paid, but nothing has happened yet. This is your only chance to respond.',
        rule: 'b5/triggered/1',
      },
    },
    attacked: {
      ...ONCE_ROUND,
      words: {
        prompt: (s, f) => attackPrompt(s, s.stack[f.l.at]!.l),
        stakes: () => 'The attack has not done damage yet. This is your only chance to respond.',
        rule: 'b5/triggered/1',
      },
    },
    // every player with a face-down card that may fit sees the question, so nobody can tell whose card fits (b5/cards-contingency/4)
    [CONTINGENCY]: {
      asks: 'who might',
      until: 'once',
      order: 'in turn',
      words: {
        prompt: () => 'Do you reveal a contingency now?',
        stakes: (s, f, seat) =>
          `A contingency may wait for this: ${occasions(s, seat, s.stack[f.l.at]!.l as Revealed).join('; or ')}. You see this question even if yours does not fit, so opponents learn nothing.`,
        rule: 'b5/cards-contingency/5',
        pass: 'your cards stay face down',
      },
    },
  },
  hostCalls: HOST_CALLS,
  windowOrder: (s, window, f) => (window === CONTINGENCY ? [f.you] : s.order),
  mayRespond: (s, window) => window === CONTINGENCY || standing(s).answers[window] !== undefined,
  mightRespond: (s, _window, height, seat) => mightReveal(s, seat, s.stack[height]!.l as Revealed),
  responses(s, window, height, seat): readonly Response[] {
    if (window === CONTINGENCY) return revealable(s, seat, height);
    const list: Response[] = [];
    for (const { source, what } of standing(s).answers[window] ?? []) {
      const card = s.cards[source]!;
      // a response works "while ready" (Ja'Doc, Lennier, Na'Kal), unless it says otherwise (G'Drog)
      const able = what.rotated ? card.neutralized === 0 : canAct(s, source);
      if (card.controller !== seat || card.faceDown || !able || isBlank(s, source)) continue;
      if (what.holds !== null && !what.holds(s, scene(seat, source, { event: height, ...s.stack[height]!.l })))
        continue;
      // an irrevocable event cannot be negated (b5/glossary/14)
      if (what.stops && window === 'event played' && irrevocable(s, s.stack[height]!.l.a)) continue;
      list.push({ card: source, program: what.program, label: what.label, note: what.note });
    }
    return list;
  },
  knows,
  table: tableView,
  unseen,
  likely,
  dealt,
  leave,
};

assemble(babylon5);

/** Everything that a viewer may know of a match now: the table, the pending decision, the result. */
export const view = (s: B5State, viewer: Viewer): View => viewOf(babylon5, s, viewer) as View;
