// Surrender: a player at war gives up to an enemy in the draw round and is out of the game (b5/surrender).
import { addCard, ask, type CardId, type Menu, option, ownCard, refuse, ruleLink, type Seat } from '@orrery/kernel';
import { facts, v } from '../../language.ts';
import { seatName } from '../../names.ts';
import { type B5State, players, restingCard, SUPPORTING } from '../../state.ts';
import { enterRow, judgeEntry } from '../cards/entering-play.ts';
import { giveMarks, printedMarks } from '../cards/marks.ts';
import { kindOf } from '../factions/kinds.ts';
import { eliminate } from '../politics/elimination.ts';
import { influenceGained } from '../politics/influence.ts';
import { atWar, enemies } from '../politics/states.ts';

/** A player surrenders to an enemy, who gains 3 influence (b5/surrender/2). */
export const surrendered = facts.define<{ seat: Seat; to: Seat }>('surrendered', {
  apply() {},
  show: { seat: 'seat', to: 'seat' },
  say: n => `${n.seat} ${ruleLink('b5/surrender/1', 'surrenders')} to ${n.to}.`,
});

const NO_ENEMY = refuse('b5/surrender/1', 'You can surrender only to a player whose race is at war with you.');
const PASS = option('pass');

const menu: Menu<B5State> = {
  name: 'surrender',
  list: (s, _f, seat) => [...enemies(s, seat).map(e => option('surrender', e)), PASS],
  label: (s, _f, o) => (o.verb === 'pass' ? 'Fight on' : `Surrender to ${seatName(s, o.a)}`),
  prompt: (s, _f, seat) =>
    `Do you surrender to ${enemies(s, seat).length === 1 ? seatName(s, enemies(s, seat)[0]!) : 'an enemy'}?`,
  stakes: () => 'You are at war, so you may give up now. Your opponent gains 3 influence, and you are out of the game.',
  rule: 'b5/surrender/1',
  note: (_s, _f, o) => (o.verb === 'pass' ? 'the war goes on' : 'you are out of the game'),
  judge: (s, _f, seat, wish) => (wish.verb === 'surrender' && !enemies(s, seat).includes(wish.a) ? NO_ENEMY : null),
};

const asylumMenu: Menu<B5State> = {
  name: 'asylum',
  list: (s, f) => [
    ...players(s)
      .filter(p => p !== f.l.seat)
      .map(p => option('seat', p)),
    option('pass'),
  ],
  label: (s, _f, o) => (o.verb === 'pass' ? 'Ask nobody' : seatName(s, o.a)),
  prompt: () => 'Which player does your ambassador ask for asylum?',
  stakes: () => 'You leave the game. That player gets your ambassador as a supporting character.',
  rule: 'b5/surrender/3',
  note: (_s, _f, o) => (o.verb === 'pass' ? 'your ambassador leaves the game with you' : ''),
};

const offer = ask(
  v,
  'surrender or not',
  { who: (_s, f) => [f.l.list[f.l.i]], menu, skip: false },
  (s, f, picks, seats) => {
    f.l.i++;
    f.l.seat = seats[0]!;
    const pick = picks[0]![0] ?? PASS;
    f.l.to = pick.verb === 'surrender' && enemies(s, f.l.seat).includes(pick.a) ? pick.a : -1;
  },
);

// the engine rules have no asylum (b5/surrender/6), and home factions never have it (b5/home-factions/7)
const flee = ask(
  v,
  'ask for asylum',
  {
    who: (s, f) => (s.ruleset === 'engine' || !kindOf(s, f.l.seat).asylum ? [] : [f.l.seat]),
    menu: asylumMenu,
    skip: false,
  },
  (_s, f, picks) => {
    f.l.host = picks[0]?.[0]?.verb === 'seat' ? picks[0][0].a : -1;
  },
);

const yieldTo = v.rule('surrender', (s, f) => {
  const { seat, to, host } = f.l as { seat: Seat; to: Seat; host: Seat };
  const { ambassador } = s.seats[seat]!;
  surrendered(s, { seat, to });
  influenceGained(s, { seat: to, n: 3 });
  // a faction that could not receive the ambassador cannot grant asylum (b5/surrender/5)
  if (host >= 0 && judgeEntry(s, host, ambassador, ambassador) === null) giveAsylum(s, ambassador, host);
  eliminate(s, seat, 'has surrendered');
});

/**
 * An ambassador in asylum: a supporting card of the host without marks or damage, never in the Inner Circle (b5/surrender/3, b5/surrender/4). Cards
 * on the ambassador leave with their faction.
 */
function giveAsylum(s: B5State, id: CardId, host: Seat): void {
  const refugee = addCard(s, restingCard(s.own, host, -1), s.defs[id]!);
  enterRow(s, refugee, host, SUPPORTING);
  ownCard(s, refugee).barred = 1;
  printedMarks(s, refugee);
  giveMarks(s, refugee);
}

/** Procedure: the player of the local `seat` surrenders to the player of the local `to`, for any reason (b5/surrender/7). */
v.procedure('surrender to', flee, yieldTo);

/** Procedure: in the discard step players at war may surrender (b5/surrender/1). */
v.procedure(
  'surrenders',
  v.rule('who may surrender', (s, f) => {
    f.l.list = s.order.filter(seat => !s.seats[seat]!.out && atWar(s, seat) && enemies(s, seat).length > 0);
    f.l.i = 0;
  }),
  v.flow(
    'each may surrender',
    c => {
      const start = c.code.length;
      const out = c.unless((s, f) => f.l.i < f.l.list.length && s.result === null);
      c.effect(offer);
      const no = c.unless((_s, f) => f.l.to >= 0);
      c.effect(flee);
      c.effect(yieldTo);
      c.land(no);
      c.go(start);
      c.land(out);
    },
    () => '',
  )(),
);
