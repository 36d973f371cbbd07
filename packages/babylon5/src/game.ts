import { type Game, type Pending, type Response, type Seat, WINDOW, windowProgram } from '@orrery/kernel';
import './rules/index.ts';
import { DEFS } from './card.ts';
import { CARDS } from './cards/index.ts';
import { compileCard } from './compile.ts';
import { facts, programs, v } from './language.ts';
import { defineWar } from './rules/conflict-round.ts';
import { canAct, settle } from './rules/damage.ts';
import { eliminate } from './rules/elimination.ts';
import { create } from './rules/setup.ts';
import { isBlank, scene, youOf } from './rules/statics.ts';
import { type B5State, BLANK_CARD, BLANK_SEAT } from './state.ts';

/** The version of rules and cards; records carry it. */
export const VERSION = '0.1.0';

defineWar();
v.link(programs);
for (const card of CARDS) compileCard(card);

const windows = new Set(DEFS.flatMap(d => d.responses.map(r => r.window)));

/** Babylon 5 as the kernel sees it. */
export const babylon5: Game<B5State> = {
  name: 'babylon5',
  title: 'Babylon 5',
  version: VERSION,
  programs,
  facts,
  get cardIds() {
    return DEFS.map(d => d.id);
  },
  blankCard: BLANK_CARD,
  blankSeat: BLANK_SEAT,
  create: (setup, seed) => create(setup, seed, programs.find('match')!),
  settle,
  replace: (_s, _type, fact) => fact,
  notice(s, type, fact) {
    if (s.tracing !== null) s.tracing = [...s.tracing, fact];
    for (const id of s.active) {
      const triggers = DEFS[s.cards[id]!.def]!.triggers[type];
      if (triggers === undefined) continue;
      const card = s.cards[id]!;
      if (isBlank(s, id)) continue;
      for (const t of triggers) {
        if (t.hidden !== (card.faceDown === 1)) continue;
        const you = t.hidden ? card.controller : youOf(s, id);
        if (t.holds !== null && !t.holds(s, scene(you, id, { fact }))) continue;
        s.pending = [...s.pending, { program: t.program, you, self: id, fact }];
      }
    }
  },
  // simultaneous triggers run in initiative order, each to its end before the next (b5/triggered/3)
  arrange(s, pending): readonly Pending[] {
    s.pending = [];
    if (pending.length < 2) return pending;
    const place = (seat: Seat) => (seat < 0 ? s.order.length : s.order.indexOf(seat));
    return pending.slice().sort((a, b) => place(a.you) - place(b.you));
  },
  windowOrder: s => s.order,
  mayRespond: (s, window) =>
    windows.has(window) && s.active.some(id => DEFS[s.cards[id]!.def]!.responses.some(r => r.window === window)),
  responses(s, window, height, seat): readonly Response[] {
    const list: Response[] = [];
    for (const id of s.active) {
      const card = s.cards[id]!;
      if (card.controller !== seat || card.faceDown) continue;
      for (const r of DEFS[card.def]!.responses) {
        // a response speaks of the card "while ready" (Ja'Doc, Lennier, Na'Kal)
        if (r.window !== window || !canAct(s, id) || isBlank(s, id)) continue;
        if (r.holds !== null && !r.holds(s, scene(seat, id, { event: height, ...s.stack[height]!.l }))) continue;
        list.push({ card: id, program: r.program, label: r.label });
      }
    }
    return list;
  },
  leave: (s, seat) => eliminate(s, seat),
};

programs.add(WINDOW, windowProgram(babylon5));
facts.serve(babylon5);
