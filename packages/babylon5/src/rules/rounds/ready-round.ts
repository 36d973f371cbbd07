// The ready round, the first of a turn: cards ready, influence comes back, initiative is set (b5/ready-round).
// Which round follows which is in turn.ts.
import {
  ask,
  type CardId,
  type Frame,
  type Menu,
  type Option,
  option,
  ownSeat,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { facts, forEach, v } from '../../language.ts';
import { THINGS, thingsWith } from '../../menus.ts';
import { AGENDA, ATTACHED, type B5State, cardsIn, FACTION, GLOBAL, players, rows, tableZone } from '../../state.ts';
import { stopsLeading } from '../actions/lead-fleet.ts';
import { readied } from '../cards/ready.ts';
import { forbidding } from '../effects/cannot.ts';
import { endMods } from '../effects/lasting.ts';
import { eachStatic } from '../effects/statics.ts';
import { applyInfluence, extraInfluence, rating, temporaryGained } from '../politics/influence.ts';
import { initiativeOrder, orderSet } from './initiative.ts';
import { carryOnOne, endUnsustainable, sustainable, sustained, sustainedBy } from './sustain.ts';
import { roundBegan } from './turn.ts';

/**
 * Influence applied last turn returns, except the amount that an effect holds back (b5/ready-round/7). Temporary influence that was not applied is
 * gone (b5/ready-round/6, b5/influence/9).
 */
export const influenceRestored = facts.define<{ seat: Seat; withheld?: number }>('influence-restored', {
  apply(s, x) {
    const seat = ownSeat(s, x.seat);
    seat.spent = Math.min(seat.spent, x.withheld ?? 0);
    seat.temporary = 0;
    seat.gained = 0;
    seat.applied = 0;
    seat.actions = 0;
  },
  show: { seat: 'seat' },
  say: () => '',
});

/** The rotated cards of a seat: those it controls, and those of its faction that nobody controls (b5/ready-round/5). */
function rotatedCards(s: B5State, seat: Seat): CardId[] {
  const list: CardId[] = [];
  const consider = (id: CardId): void => {
    const card = s.cards[id]!;
    if (card.rotated && (card.controller === seat || (card.controller < 0 && card.faction === seat))) list.push(id);
  };
  for (const id of rows(s)) consider(id);
  for (let p = 0; p < s.seats.length; p++) {
    for (const id of cardsIn(s, p, AGENDA)) consider(id);
    for (const id of cardsIn(s, p, FACTION)) consider(id);
  }
  for (const id of s.zones[tableZone(s, GLOBAL)]!) consider(id);
  for (const id of s.zones[tableZone(s, ATTACHED)]!) if (s.cards[id]!.controller === seat) consider(id);
  return list;
}

const menu: Menu<B5State> = {
  name: 'sustain',
  list: (s, _f, seat) =>
    rotatedCards(s, seat)
      .filter(id => sustainable(s, id) && forbidding(s, 'ready', id) < 0)
      .map(id => option('card', id)),
  ...thingsWith((s, _f, id) => ({ more: sustainedBy(s, id) })),
  same: THINGS.same!,
  prompt(s, f, seat) {
    const [first, ...more] = menu.list(s, f, seat);
    return more.length === 0 && first !== undefined
      ? `Does ${defOf(s, first.a).title} stay rotated to keep its effect?`
      : `Which of these ${more.length + 1} cards stay rotated to keep their effects?`;
  },
  stakes: () =>
    'All your other cards ready now and can act this turn. A card that stays rotated cannot act, but its effect lasts another turn.',
  rule: 'b5/sustain/1',
};

/** The cost of readying a card (Hunted), usually 0. */
export function readyCost(s: B5State, id: CardId): number {
  let cost = 0;
  eachStatic(s, 'ready-cost', (st, _source, f) => {
    if (st.to === null || st.to(s, id, f)) cost += st.n(s, f);
  });
  return cost;
}

/** The cards of a seat that cost influence to ready, without those that stay rotated anyway. */
const dear = (s: B5State, f: Frame, seat: Seat): CardId[] =>
  rotatedCards(s, seat).filter(id => !f.l.kept.includes(id) && readyCost(s, id) > 0);

const owed = (s: B5State, picks: readonly Option[]): number => picks.reduce((n, o) => n + readyCost(s, o.a), 0);

const TOO_DEAR = refuse('b5/influence/7', 'You cannot apply more influence in a turn than your rating.');

const payMenu: Menu<B5State> = {
  name: 'pay to ready',
  list: (s, f, seat) =>
    dear(s, f, seat)
      .filter(id => readyCost(s, id) <= rating(s, seat))
      .map(id => option('card', id)),
  ...thingsWith((s, _f, id) => ({ more: [`${readyCost(s, id)} influence`] })),
  prompt(s, f, seat) {
    const [first, ...more] = payMenu.list(s, f, seat);
    return more.length === 0 && first !== undefined
      ? `Do you apply ${readyCost(s, first.a)} influence to ready ${defOf(s, first.a).title}?`
      : `Which of these ${more.length + 1} cards do you ready for influence?`;
  },
  stakes: (s, _f, seat) =>
    `An effect makes these cards cost influence to ready. You have ${rating(s, seat)} this turn. Cards that you do not choose stay rotated and cannot act.`,
  rule: 'b5/ready-round/5',
  judge: (s, f, seat, wish) =>
    wish.verb === 'card' && dear(s, f, seat).includes(wish.a) && readyCost(s, wish.a) > rating(s, seat)
      ? TOO_DEAR
      : null,
};

const seats = v.list(
  'players',
  () => s => players(s),
  () => 'the players',
  'seat',
);

v.procedure(
  // b5/ready-round/4, b5/ready-round/8
  'ready round',
  v.rule('ready round begins', s => {
    roundBegan(s, { round: 'ready' });
  }),
  ask(
    v,
    'choose what to sustain',
    {
      who: s => players(s).filter(p => menu.list(s, s.stack[s.stack.length - 1]!, p).length > 0),
      menu,
      min: () => 0,
      max: () => 99,
      skip: false,
    },
    (s, f, picks) => {
      f.l.kept = picks.flat().map(o => o.a);
      for (const id of f.l.kept) sustained(s, { card: id });
      f.l.debts = s.seats.map(() => 0);
    },
  ),
  carryOnOne,
  forEach(
    seats(),
    'seat',
    ask(
      v,
      'pay to ready',
      {
        who: (s, f) => (payMenu.list(s, f, f.l.seat).length > 0 ? [f.l.seat] : []),
        menu: payMenu,
        min: () => 0,
        max: () => 99,
        skip: false,
        plan: {
          times: () => 1,
          check: (s, f, _seat, picks) => (owed(s, picks) > rating(s, f.l.seat) ? TOO_DEAR : null),
        },
      },
      (s, f, picks) => {
        const paid = picks[0] ?? [];
        const left = dear(s, f, f.l.seat).filter(id => !paid.some(o => o.a === id));
        f.l.kept = [...f.l.kept, ...left];
        f.l.debts = f.l.debts.map((n: number, seat: number) => (seat === f.l.seat ? owed(s, paid) : n));
      },
    ),
  ),
  v.rule('cards ready', (s, f) => {
    for (const seat of players(s)) {
      for (const id of rotatedCards(s, seat))
        if (!f.l.kept.includes(id) && forbidding(s, 'ready', id) < 0) readied(s, { card: id });
        else endUnsustainable(s, id);
    }
    for (const id of rows(s)) if (s.cards[id]!.leading >= 0 && !s.cards[id]!.rotated) stopsLeading(s, { card: id });
  }),
  v.rule('influence is restored', (s, f) => {
    for (const seat of players(s)) {
      const withheld = s.mods.reduce((n, m) => n + (m.kind === 'withheld' && m.seat === seat ? m.n : 0), 0);
      influenceRestored(s, { seat, ...(withheld > 0 ? { withheld } : {}) });
      const extra =
        extraInfluence(s, seat) +
        s.mods.reduce((n, m) => n + (m.kind === 'extra-influence' && m.seat === seat ? m.n : 0), 0);
      if (extra > 0) temporaryGained(s, { seat, n: extra });
      if (f.l.debts[seat] > 0) applyInfluence(s, seat, f.l.debts[seat], 'to ready cards');
    }
  }),
  v.rule('initiative is determined', s => {
    orderSet(s, { order: initiativeOrder(s) });
    endMods(
      s,
      m => m.kind === 'extra-influence' || m.kind === 'withheld' || (m.until === 'readying' && m.turn < s.turn),
    );
  }),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/ready.ts: b5/ready-round/9
// - rules/rounds/action-round.ts: b5/ready-round/11
// - rules/rounds/turn.ts: b5/ready-round/1, b5/ready-round/2, b5/ready-round/3
// - words/filters.ts: b5/ready-round/10
