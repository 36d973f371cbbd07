// The action round: players act one at a time, in turn, until all pass in a row (b5/action-round).
// How a player passes is in passing.ts.
import { ask, type Menu, type Option, option, ownSeat, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { alike } from '../../alike.ts';
import { titleOf } from '../../labels.ts';
import { call, facts, repeatWhile, v } from '../../language.ts';
import type { B5State, Round } from '../../state.ts';
import { ambassadorialHealing } from '../actions/heal.ts';
import { clearEvents } from '../cards/event.ts';
import { endMods } from '../effects/lasting.ts';
import { moveChaos } from '../factions/chaos.ts';
import { available } from '../politics/influence.ts';
import { isTimeCalled, TIME_IS_UP } from '../politics/tournament.ts';
import { neverGranted } from '../setup/deck.ts';
import { VERBS } from '../verbs.ts';
import { forbidsPass, passed } from './passing.ts';
import { roundBegan } from './turn.ts';

/** The action round ends before all players have passed (by a card's text). */
// b5/ready-round/11
export const roundEnded = facts.define<{ round: Round }>('round-ended', {
  apply(s) {
    s.passes = s.seats.length;
  },
  show: 'all',
  say: () => 'The round ends.',
});

const PASS = option('pass');

const DECLARED = refuse('b5/action-round/5', 'You can declare conflicts only in the conflict round.');

/** Wishes that no rule allows as an action. */
const NO_ACTION: Readonly<Record<string, Refusal>> = {
  declare: DECLARED,
  'declare-from': DECLARED,
  'declare-war-conflict': DECLARED,
  aftermath: refuse('b5/action-round/5', 'You can play an aftermath only after a conflict has had its effects.'),
  discard: refuse('b5/discards/5', 'You cannot discard cards from play at will.'),
  'take-back': refuse('b5/cards-contingency/18', 'A contingency returns to your hand only if an effect says so.'),
  demote: refuse('b5/promote/7', 'You cannot demote Inner Circle characters at will.'),
};

/** The actions with a second card. */
const ON_CARDS: ReadonlySet<string> = new Set(['attack', 'lead', 'replace']);

/** Writes how many players have passed in a row. */
const others = (s: B5State, seat: Seat): string =>
  s.passes >= s.order.filter(x => x !== seat && !s.seats[x]!.out).length
    ? 'All the others'
    : s.passes === 1
      ? 'One player'
      : `${s.passes} players`;

/** All actions that a player may take in their turn to act (b5/action-round/4, b5/action-round/5). */
export const actionMenu: Menu<B5State> = {
  name: 'action',
  neverEmpty: true,
  list(s, _f, seat) {
    if (isTimeCalled(s)) return [PASS];
    const out: Option[] = [];
    for (const verb of VERBS.values()) verb.list(s, seat, out);
    if (out.length === 0 || forbidsPass(s, seat) === null) out.push(PASS);
    return out;
  },
  label: (s, _f, o, seat) => (o.verb === 'pass' ? 'Pass' : VERBS.get(o.verb)!.label(s, o.a, o.b, seat)),
  prompt: (s, _f, seat) => `Your action? You have ${available(s, seat)} influence to apply.`,
  stakes: (s, _f, seat) =>
    `Players take 1 action each, in turn, until all pass in a row. Then conflicts resolve.${s.passes > 0 ? ` ${others(s, seat)} passed just before you.` : ''}`,
  rule: 'b5/action-round/1',
  note: (s, _f, o, seat) =>
    o.verb === 'pass'
      ? 'you can act again later, unless all players pass'
      : (VERBS.get(o.verb)!.note?.(s, o.a, o.b, seat) ?? ''),
  card: (s, _f, o) => (o.verb === 'pass' ? null : titleOf(s, 'card', o.a)),
  same: (s, _f, a, b) =>
    a.verb === b.verb &&
    a.a >= 0 &&
    alike(s, a.a, b.a) &&
    (a.b === b.b || (ON_CARDS.has(a.verb) && alike(s, a.b, b.b))),
  judge(s, _f, seat, wish) {
    if (isTimeCalled(s)) return wish.verb === 'pass' ? null : TIME_IS_UP;
    if (wish.verb === 'pass') return forbidsPass(s, seat);
    const verb = VERBS.get(wish.verb);
    if (verb === undefined && NO_ACTION[wish.verb] !== undefined) return NO_ACTION[wish.verb]!;
    if (verb === undefined)
      return neverGranted(wish.verb) ?? { rule: 'b5/action-round/5', text: `There is no action called ${wish.verb}.` };
    return verb.judge(s, seat, wish.a, wish.b);
  },
};

const goesOn = v.test(
  'round goes on',
  () => s => s.passes < s.order.filter(seat => !s.seats[seat]!.out).length && !s.result && !isTimeCalled(s),
  () => '',
);

v.procedure(
  'action round',
  v.rule('action round begins', s => {
    roundBegan(s, { round: 'action' });
    s.acting = 0;
    s.passes = 0;
    s.healers = [];
  }),
  repeatWhile(
    goesOn(),
    ask(v, 'choose action', { who: s => [s.order[s.acting]!], menu: actionMenu, skip: false }, (s, f, picks, seats) => {
      const pick = picks[0]![0] ?? PASS;
      const seat = seats[0]!;
      f.l.verb = pick.verb;
      f.l.a = pick.a;
      f.l.b = pick.b;
      f.you = seat;
      if (VERBS.get(pick.verb)?.free) return;
      s.action++;
      if (pick.verb === 'pass') passed(s, { seat });
      else s.passes = 0;
    }),
    v.flow(
      'act',
      c => {
        const pass = c.unless((_s, f) => f.l.verb !== 'pass');
        const programs = new Map([...VERBS.values()].map(x => [x.name, c.program(x.procedure)]));
        c.step({
          op: 'call',
          program: (_s, f) => programs.get(f.l.verb)!,
          locals: (_s, f) => ({ a: f.l.a, b: f.l.b }),
          you: null,
          self: (_s, f) => f.l.a,
        });
        c.land(pass);
      },
      () => '',
    )(),
    moveChaos,
    v.rule('next player', (s, f) => {
      if (VERBS.get(f.l.verb)?.free) return;
      const seat = ownSeat(s, f.you);
      if (f.l.verb !== 'pass') seat.actions++;
      seat.lastAction = s.action;
      const n = s.order.length;
      do s.acting = (s.acting + 1) % n;
      while (s.seats[s.order[s.acting]!]!.out && s.order.some(x => !s.seats[x]!.out));
    }),
  ),
  call('mercenaries'),
  v.rule('action round ends', s => {
    // later happenings come after every player's last action (b5/action-round/9)
    s.action++;
    ambassadorialHealing(s);
    // a card that attacked outside conflicts may be attacked for the rest of the action round (b5-r-expeditionary-fleet-race-name-2)
    endMods(s, m => m.kind === 'open-to-attack');
    clearEvents(s);
  }),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - card.ts: b5/action-round/8
// - rules/actions/lead-fleet.ts: b5/action-round/6
// - rules/actions/use.ts: b5/action-round/7
// - rules/rounds/passing.ts: b5/action-round/2, b5/action-round/3
