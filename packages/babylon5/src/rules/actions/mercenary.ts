// The actions of mercenaries: for a turn these cards serve the player who bids most or pays (b5/mercenary).
import {
  ask,
  type CardId,
  type Menu,
  type Option,
  option,
  ownCard,
  type Refusal,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { DEFS, defOf } from '../../card.ts';
import { titleOf } from '../../labels.ts';
import { facts, repeatWhile, v } from '../../language.ts';
import { seatName } from '../../names.ts';
import { type B5State, rows } from '../../state.ts';
import { isReady } from '../cards/ready.ts';
import { standing } from '../effects/standing.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { VERBS, verb } from '../verbs.ts';

const NO_MERCENARY = refuse('b5/mercenary/1', 'You can bid only for a mercenary.');
const NOT_FOR_HIRE = refuse('b5/mercenary/6', 'You can hire only a mercenary.');
const TOO_DEAR = refuse('b5/mercenary/1', 'You cannot bid more influence than you can apply.');
const NO_BIDS = refuse('b5/mercenary/6', "The engine rules have no bids. Pay the mercenary's cost instead.");
const NO_HIRING = refuse('b5/mercenary/1', 'You must bid for a mercenary. The highest bidder directs it.');
const NO_PRICE = refuse('b5/mercenary/6', 'You do not have enough influence for this mercenary.');
const HIRED = refuse('b5/mercenary/7', 'You already control this mercenary.');
const NOT_READY = refuse('b5/action-round/6', 'The mercenary must be ready and not neutralized.');

/** A bid for a mercenary; bids of one player add up (b5/mercenary/1, b5-r-ngrath-1). */
export const bidMade = facts.define<{ card: CardId; seat: Seat; n: number }>('bid', {
  apply(s, x) {
    const has = s.bids.find(b => b[0] === x.card && b[1] === x.seat);
    s.bids = [...s.bids.filter(b => b !== has), [x.card, x.seat, (has?.[2] ?? 0) + x.n]];
  },
  show: { card: 'card', seat: 'seat', n: 'plain' },
  say: n => `${n.seat} bids ${n.n} influence for ${n.card}.`,
  deed: true,
});

/** A player gains control of a mercenary, or (seat -1) nobody controls it any more. Its faction stays the same (b5/mercenary/8). */
export const directed = facts.define<{ card: CardId; seat: Seat }>('mercenary-directed', {
  apply(s, x) {
    ownCard(s, x.card).controller = x.seat;
  },
  show: { card: 'card', seat: 'seat' },
  say: n => (n.seat ? `${n.card} serves ${n.seat}.` : `${n.card} no longer serves anyone.`),
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

const isMercenary = (s: B5State, id: CardId): boolean => DEFS[s.defs[id]!]!.source.mercenary === true;

function judge(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (s.ruleset === 'engine') return NO_BIDS;
  if (!s.cards[id] || !rows(s).includes(id) || !isMercenary(s, id)) return NO_MERCENARY;
  if (!isReady(s, id)) return NOT_READY;
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
  prompt: (s, f, seat) => `How much of your ${available(s, seat)} influence do you bid for ${defOf(s, f.l.a).title}?`,
  stakes: (s, f) =>
    `The highest bidder uses it when all players have passed. You pay your bid now, even if you lose. ${bidsFor(s, f.l.a)}`,
  rule: 'b5/mercenary/1',
  note: (s, f, o, seat) =>
    `makes your bid ${o.a + bidOf(s, f.l.a, seat)}; leaves you ${available(s, seat) - o.a} influence`,
};

/** A seat's bid for a mercenary this turn. */
const bidOf = (s: B5State, card: CardId, seat: Seat): number =>
  s.bids.find(b => b[0] === card && b[1] === seat)?.[2] ?? 0;

/** Writes the bids for a mercenary as a sentence. */
function bidsFor(s: B5State, card: CardId): string {
  const list = s.bids.filter(b => b[0] === card).map(b => `${seatName(s, b[1])} ${b[2]}`);
  return list.length === 0 ? 'Nobody has bid yet.' : `So far: ${list.join(', ')}.`;
}

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
  note: (s, a) => `the highest bidder uses it at the end of this round. ${bidsFor(s, a)}`,
  procedure: 'bid',
});

/** The actions that a mercenary may take for the high bidder, as if it were that player's card (b5/mercenary/4, b5/mercenary/5). */
const SERVICES = ['support', 'oppose', 'attack', 'build', 'lead', 'use'];

const services: Menu<B5State> = {
  name: 'mercenary',
  list(s, f) {
    const list: Option[] = [];
    for (const name of SERVICES) VERBS.get(name)!.list(s, f.l.bidder, list);
    return [...list.filter(o => o.a === f.l.mercenary), option('pass')];
  },
  label: (s, _f, o, seat) => (o.verb === 'pass' ? 'Do nothing with it' : VERBS.get(o.verb)!.label(s, o.a, o.b, seat)),
  prompt: (s, f) => `You bid most for ${defOf(s, f.l.mercenary).title}. What does it do for you?`,
  stakes: () => 'It does 1 thing now, before conflicts resolve. Then you no longer control it.',
  rule: 'b5/mercenary/2',
  note: (s, _f, o, seat) =>
    o.verb === 'pass' ? 'you do not get your bid back' : (VERBS.get(o.verb)!.note?.(s, o.a, o.b, seat) ?? ''),
  card: (s, _f, o) => (o.verb === 'pass' ? null : titleOf(s, 'card', o.a)),
  judge: (s, f, seat, wish) =>
    wish.a === f.l.mercenary ? (VERBS.get(wish.verb)?.judge(s, seat, wish.a, wish.b) ?? null) : null,
};

/** After all players have passed, and before resolution, each mercenary with a bid acts (b5/mercenary/2). */
v.procedure(
  'mercenaries',
  v.rule('find mercenaries', (s, f) => {
    f.l.list = standing(s).mercenaries.filter(id => highBidder(s, id) >= 0 && isReady(s, id));
    f.l.i = 0;
  }),
  repeatWhile(
    v.test(
      'mercenaries left',
      () => (_s, f) => f.l.i < f.l.list.length,
      () => '',
    )(),
    v.rule('next mercenary', (s, f) => {
      f.l.mercenary = f.l.list[f.l.i++];
      f.l.bidder = highBidder(s, f.l.mercenary);
      directed(s, { card: f.l.mercenary, seat: f.l.bidder });
    }),
    ask(v, 'direct mercenary', { who: (_s, f) => [f.l.bidder], menu: services }, (_s, f, picks) => {
      const pick = picks[0]?.[0] ?? option('pass');
      f.l.verb = pick.verb;
      f.l.a = pick.a;
      f.l.b = pick.b;
    }),
    v.flow(
      'serve',
      c => {
        const nothing = c.unless((_s, f) => f.l.verb !== 'pass');
        const programs = new Map(SERVICES.map(name => [name, c.program(VERBS.get(name)!.procedure)]));
        c.step({
          op: 'call',
          program: (_s, f) => programs.get(f.l.verb)!,
          locals: (_s, f) => ({ a: f.l.a, b: f.l.b }),
          you: (_s, f) => f.l.bidder,
          self: (_s, f) => f.l.a,
        });
        c.land(nothing);
      },
      () => '',
    )(),
    v.rule('mercenary is done', (s, f) => {
      directed(s, { card: f.l.mercenary, seat: -1 });
    }),
  ),
);

/** Why a seat may not pay for a mercenary under the engine rules; null when it may (b5/mercenary/6). */
function judgeHire(s: B5State, seat: Seat, id: CardId): Refusal | null {
  if (s.ruleset !== 'engine') return NO_HIRING;
  if (!s.cards[id] || !rows(s).includes(id) || !isMercenary(s, id)) return NOT_FOR_HIRE;
  if (s.cards[id]!.controller === seat) return HIRED;
  const { cost } = defOf(s, id);
  return cost === null || cost > available(s, seat) ? NO_PRICE : null;
}

v.procedure(
  'hire',
  v.rule('pay a mercenary', (s, f) => {
    applyInfluence(s, f.you, defOf(s, f.l.a).cost!, 'to hire a mercenary');
    directed(s, { card: f.l.a, seat: f.you });
  }),
);

verb({
  name: 'hire',
  list(s, seat, out) {
    if (s.ruleset !== 'engine') return;
    for (const id of standing(s).mercenaries) if (judgeHire(s, seat, id) === null) out.push(option('hire', id));
  },
  judge: judgeHire,
  label: (s, a) => `Pay ${defOf(s, a).cost} for ${defOf(s, a).title}`,
  note: () => 'you control it until the end of the turn, or until another player pays for it',
  procedure: 'hire',
});

/** At the end of a turn nobody controls mercenaries any more (b5/mercenary/7). */
export function dismissMercenaries(s: B5State): void {
  for (const id of standing(s).mercenaries) if (s.cards[id]!.controller >= 0) directed(s, { card: id, seat: -1 });
}
