import { ask, type CardId, type Menu, option, type Refusal, refuse, type Seat } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { facts, repeatWhile, sequence, v } from '../language.ts';
import { conflictName, seatName } from '../names.ts';
import { type B5State, OPPOSE, rows, SUPPORT } from '../state.ts';
import { rotated } from './cards-in-play.ts';
import { canAct } from './damage.ts';
import { applyInfluence, available } from './influence.ts';
import { join, openConflicts, restricted, sideOf, waysToJoin } from './participation.ts';
import { standing } from './standing.ts';
import { verb } from './verbs.ts';

const NO_MERCENARY = refuse('b5/mercenary/1', 'Only a mercenary can be bid for.');
const TOO_DEAR = refuse('b5/mercenary/1', 'A bid is influence that you can apply.');
const NOT_READY = refuse('b5/action-round/6', 'The mercenary must be ready and not neutralized.');

/** A bid for a mercenary; bids of one player add up (b5/mercenary/1, b5-r-ngrath-1). */
export const bidMade = facts.define<{ card: CardId; seat: Seat; n: number }>('bid', {
  apply(s, x) {
    const has = s.bids.find(b => b[0] === x.card && b[1] === x.seat);
    s.bids = [...s.bids.filter(b => b !== has), [x.card, x.seat, (has?.[2] ?? 0) + x.n]];
  },
  say: (s, x) => `${seatName(s, x.seat!)} bids ${x.n} for ${defOf(s, x.card!).title}.`,
});

/** The seat with the single highest bid for a mercenary, -1 for none (b5/mercenary/2, b5/mercenary/3). */
export function highBidder(s: B5State, card: CardId): Seat {
  let best = -1;
  let most = 0;
  for (const [c, seat, n] of s.bids) {
    if (c !== card) continue;
    if (n > most) {
      most = n;
      best = seat;
    } else if (n === most) best = -1;
  }
  return best;
}

const isMercenary = (s: B5State, id: CardId): boolean => DEFS[s.cards[id]!.def]!.source.mercenary === true;

function judge(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (!s.cards[id] || !rows(s).includes(id) || !isMercenary(s, id)) return NO_MERCENARY;
  if (!canAct(s, id)) return NOT_READY;
  return available(s, seat) > 0 ? null : TOO_DEAR;
}

const amounts: Menu<B5State> = {
  name: 'number',
  list(s, _f, seat) {
    const list = [];
    for (let n = 1; n <= available(s, seat); n++) list.push(option('number', n));
    return list;
  },
  label: (_s, _f, o) => String(o.a),
  prompt: (s, f) => `How much do you add to your bid for ${defOf(s, f.l.a).title}?`,
};

v.procedure(
  'bid',
  ask(v, 'choose bid', { who: (_s: B5State, f: { you: Seat }) => [f.you], menu: amounts }, (_s, f, picks) => {
    f.l.n = picks[0]![0]!.a;
  }),
  v.rule('bid', (s, f) => {
    applyInfluence(s, f.you, f.l.n);
    bidMade(s, { card: f.l.a, seat: f.you, n: f.l.n });
  }),
);

verb({
  name: 'bid',
  list(s, seat, out) {
    for (const id of standing(s).mercenaries) if (judge(s, seat, id) === null) out.push(option('bid', id));
  },
  judge,
  label: (s, a) => `Bid for ${defOf(s, a).title}`,
  procedure: 'bid',
});

const services: Menu<B5State> = {
  name: 'mercenary',
  list(s, f) {
    const id: CardId = f.l.mercenary;
    const list = [];
    for (const c of openConflicts(s)) {
      if (sideOf(c, id) !== null) continue;
      for (const [name, role] of [
        ['support', SUPPORT],
        ['oppose', OPPOSE],
      ] as const)
        if (restricted(s, id, c, role) === null && waysToJoin(s, id, c, role).length > 0)
          list.push(option(name, id, c.id));
    }
    return [...list, option('pass')];
  },
  label: (s, _f, o) =>
    o.verb === 'pass' ? 'Let it do nothing' : `${defOf(s, o.a).title} ${o.verb}s ${conflictName(s, o.b)}`,
  prompt: (s, f) => `What does ${defOf(s, f.l.mercenary).title} do for you?`,
};

/** After all have passed and before resolution each mercenary that was bid for acts (b5/mercenary/2). */
v.procedure(
  'mercenaries',
  v.rule('find mercenaries', (s, f) => {
    f.l.list = rows(s).filter(id => isMercenary(s, id) && highBidder(s, id) >= 0 && canAct(s, id));
    f.l.i = 0;
  }),
  repeatWhile(
    v.test(
      'mercenaries left',
      () => (_s, f) => f.l.i < f.l.list.length,
      () => '',
    )(),
    sequence(
      v.rule('next mercenary', (s, f) => {
        f.l.mercenary = f.l.list[f.l.i++];
        f.l.bidder = highBidder(s, f.l.mercenary);
      }),
      ask(v, 'direct mercenary', { who: (_s, f) => [f.l.bidder], menu: services }, (s, f, picks) => {
        const pick = picks[0]![0]!;
        if (pick.verb === 'pass') return;
        const role = pick.verb === 'support' ? SUPPORT : OPPOSE;
        const way = waysToJoin(s, pick.a, s.conflicts.find(c => c.id === pick.b)!, role)[0]!;
        rotated(s, { card: pick.a });
        join(s, pick.b, pick.a, f.l.bidder, role, way);
      }),
    ),
  ),
);
