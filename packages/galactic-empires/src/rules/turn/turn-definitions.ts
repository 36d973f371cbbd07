import {
  askStep,
  type CardId,
  type Effect,
  EVERYBODY,
  learn,
  type Menu,
  many,
  option,
  ownCard,
  owned,
  ownFrame,
  ownSeat,
  planned,
  refuse,
  type Seat,
} from '@orrery/kernel';
import { defOf, KIND, type StaticKind, sideOf, typeOf } from '../../card.ts';
import { call, facts, programs, repeatWhile, sequence, v, when, window } from '../../language.ts';
import { brief, PHASE_NAMES, seatName, titleOf } from '../../names.ts';
import {
  DECK,
  DISCARD,
  type Duty,
  FLEET,
  type GeState,
  HAND,
  hqOf,
  inPlay,
  PHASES,
  type Phase,
  PLAYS,
  pile,
  playersAfter,
  zone,
} from '../../state.ts';
import { draw, repaired } from '../damage/damage.ts';
import { rearm } from '../fire/rearming.ts';
import { mostAt, neededFor } from '../fire/volley.ts';
import { judgeTarget, oneShot, targetsFor } from '../fire/weapons.ts';
import { REACTION } from '../play/reaction.ts';
import { movement } from '../fleet/ship-movement.ts';
import { depart, departNow, discard, turn as engage, isHeld, playsChanged } from '../table/cards-in-play.ts';
import { bonusFor, fixedPlays, shieldsOf, strengthOf } from '../table/definitions.ts';
import { cardLabel, cardNote } from '../table/labels.ts';
import { isUnder, lastingChanged, modified } from '../texts/standing.ts';
import { allocate, energised } from './allocation-phase.ts';
import { drawMini } from './draw-phase.ts';
import { playCards } from './play-cards-phase.ts';

// The player turn: seven phases, one after the other (ge/turn-definitions/5)

/** A player's turn begins: a complete turn of his ends (ge/turn-definitions/1). */
export const turnBegan = facts.define<{ seat: Seat; n: number }>('turn', {
  apply(s, x) {
    s.turn++;
    s.turnOf = x.seat;
    s.playedNow = [];
    s.targets = [];
    const seat = ownSeat(s, x.seat);
    seat.quiet = x.n > 1 && !s.firedAt.some(k => k.at === x.seat) ? 1 : 0;
    seat.agendas = [];
    s.firedAt = s.firedAt.filter(k => k.at !== x.seat);
    seat.turns = x.n;
    for (const id of pile(s, x.seat, FLEET)) {
      const card = s.cards[id]!;
      if (card.used !== 0 || card.given.length > 0 || card.fired.length > 0)
        // phasers of shuttles and fighters fire but once
        Object.assign(ownCard(s, id), { used: 0, given: [], fired: oneShot(s, id) ? card.fired.slice(0, 1) : [] });
    }
  },
  show: { seat: 'seat', n: 'plain' },
  heading: 1,
  say: n => `Turn ${n.n} of ${n.seat}.`,
});

/** A phase begins. */
export const phaseBegan = facts.define<{ seat: Seat; phase: Phase }>('phase', {
  apply(s, x) {
    s.phase = x.phase;
    // what holds for the rest of a phase ends with it
    if (!s.lasting.some(l => l.turns < 0)) return;
    s.lasting = s.lasting.filter(l => l.turns >= 0);
    lastingChanged(s);
  },
  unsettles: true,
  show: { seat: 'seat', phase: 'plain' },
  heading: 2,
  say: (n, x) => `${owned(n.seat, PHASE_NAMES[x.phase!])}.`,
});

/** A player has finished the turn (ge/draw-phase/3). */
export const turnEnded = facts.define<{ seat: Seat }>('turn-ended', {
  apply() {},
  show: { seat: 'seat' },
  say: () => '',
});

/** A duration counts down by one turn (ge/turn-definitions/2). */
export const countedDown = facts.define<{ card: CardId; left: number }>('counted-down', {
  apply(s, x) {
    ownCard(s, x.card).left = x.left;
  },
  show: { card: 'card', left: 'plain' },
  say: () => '',
});

/** What lasted for a time comes nearer to its end, or ends (`Lasting.turns`). */
const expired = facts.define<{ seat: Seat }>('expired', {
  apply(s, x) {
    if (!s.lasting.some(l => l.of === x.seat)) return;
    s.lasting = s.lasting.flatMap(l => (l.of !== x.seat ? [l] : l.turns <= 1 ? [] : [{ ...l, turns: l.turns - 1 }]));
    lastingChanged(s);
  },
  unsettles: true,
  show: { seat: 'seat' },
  say: () => '',
});

/** Something that was owed is settled now. */
export const fellDue = facts.define<{ duty: Duty }>('fell-due', {
  apply(s, x) {
    s.duties = s.duties.filter(d => d !== x.duty);
  },
  show: {},
  say: () => '',
});

/** Begins a phase, and lets what falls due in it fall due: only what was owed before it began. */
const begin = (phase: Phase): Effect[] => [
  v.rule(`${phase} begins`, (s, f) => {
    phaseBegan(s, { seat: f.you, phase });
    f.l.due = s.duties.length === 0 ? [] : s.duties.filter(d => d.phase === phase && d.of === f.you);
  }),
  v.flow(
    `due in ${phase}`,
    c => {
      const start = c.unless((_s, f) => f.l.due.length > 0);
      c.step({
        op: 'do',
        act: (s, f) => {
          const [duty, ...rest] = f.l.due;
          // a saved match has copies of these records, so they are found by what they say
          const record = s.duties.find(d => d === duty || JSON.stringify(d) === JSON.stringify(duty));
          Object.assign(f.l, { due: rest, duty });
          if (record) fellDue(s, { duty: record });
        },
      });
      c.step({
        op: 'call',
        program: (_s, f) => programs.of(f.l.duty.program),
        locals: (_s, f) => ({ ...f.l.duty.l }),
        you: (_s, f) => f.l.duty.you,
        self: (_s, f) => f.l.duty.self,
      });
      c.go(start);
      c.land(start);
    },
    () => '',
  )(),
];

/** A player has drawn what he draws in the Draw Cards Phase. */
const handDrawn = facts.define<{ seat: Seat; cards: readonly CardId[] }>('hand-drawn', {
  apply() {},
  show: { seat: 'seat', cards: 'cards' },
  say: () => '',
});

/** Record keeping (ge/allocation-phase/1, ge/allocation-phase/5, ge/turn-definitions/2). */
const recordKeeping = v.rule('record keeping', (s, f) => {
  const seat = f.you;
  expired(s, { seat });
  const record = s.seats[seat]!;
  const plays = fixedPlays(s, seat) ?? Math.max(0, PLAYS + record.saved + bonusFor(s, KIND['card plays'], seat));
  playsSet(s, { seat, n: plays });
  for (const id of pile(s, seat, FLEET)) {
    if (!inPlay(s, id)) continue;
    const { left, shieldDamage } = s.cards[id]!;
    if (left > 0) countedDown(s, { card: id, left: left - 1 });
    // one shield point comes back by itself (ge/allocation-phase/5)
    if (shieldDamage > 0 && shieldsOf(s, id) > 0)
      repaired(s, { card: id, shields: modified(s, KIND['shield repair'], id, 1), structure: 0 });
  }
  discardExpired(s, seat, (state, id) => !yields(state, id));
});

/** The Card Plays of a turn. */
const playsSet = facts.define<{ seat: Seat; n: number }>('plays-set', {
  apply(s, x) {
    Object.assign(ownSeat(s, x.seat), { plays: x.n, saved: 0 });
  },
  show: { seat: 'seat', n: 'plain' },
  say: () => '',
});

/** The kinds of static texts that change what is generated. */
const OUTPUT: readonly StaticKind[] = ['output', 'makes', 'fleet output', 'shares', 'diverts'];

/** True for a card that generates points or changes what others generate: it does so once more in its last turn (ge/allocation-phase/2). */
const yields = (s: GeState, id: CardId): boolean =>
  defOf(s, id).source.makes !== undefined || sideOf(s, id).statics.some(st => OUTPUT.includes(st.kind));

/** Cards of a player whose turns are over are discarded (ge/duration/3), but for those that a system has kept (ge/ship-systems/9). */
function discardExpired(s: GeState, seat: Seat, which: (s: GeState, id: CardId) => boolean): void {
  for (const id of pile(s, seat, FLEET))
    if (inPlay(s, id) && s.cards[id]!.left === 0 && which(s, id)) {
      if (isHeld(s, id)) departNow(s, id, 'returned', HAND, seat);
      else discard(s, id, 'expired');
    }
}

/** What generates or changes points goes once they have counted (ge/allocation-phase/2). */
const runOut = v.rule('what has run out is discarded', (s, f) => discardExpired(s, f.you, yields));

/** Engagement (ge/engagement-phase): what got its points, or needs none, is engaged; everything else is not. */
const engagement = v.rule('engagement', (s, f) => {
  const engaged = new Set<CardId>(f.l.engaging ?? []);
  for (const id of pile(s, f.you, FLEET)) {
    engage(s, id, engaged.has(id));
    // a Mechad ship that is not engaged has a free field (ge/empire-mechad/4)
    if (!engaged.has(id) && defOf(s, id).source.nodes !== undefined && typeOf(s, id) === 'S') {
      const n = strengthOf(s, id);
      if (s.cards[id]!.emf !== n) energised(s, { card: id, emf: n });
    }
  }
  rearm(s, f.you);
});

const NO_CARDS = refuse(
  'ge/turn-definitions/5',
  'Cards are played and functions used in your two Play Cards Phases, before and after weapons fire.',
);

/** The menu of the Weapons Fire Phase: at whom to fire next. */
const targets: Menu<GeState> = {
  name: 'weapons fire',
  neverEmpty: true,
  list: (s, f) => [
    ...targetsFor(s, f.you).map(target => (target < 0 ? option('headquarters', -2 - target) : option('fire', target))),
    option('pass'),
  ],
  label: (s, _f, o, seat) =>
    o.verb === 'pass'
      ? 'Fire no more'
      : o.verb === 'headquarters'
        ? `Sector HQ of ${seatName(s, o.a)} (${neededFor(s, hqOf(o.a))})`
        : `${brief(cardLabel(s, o.a, seat), 55)} (${neededFor(s, o.a)})`,
  prompt: () => 'At what do you fire?',
  stakes: () =>
    'In brackets: the points that destroy it, shields first. One volley may be fired at each target in a turn, at a Sector HQ only while no ship or dragon protects it.',
  rule: 'ge/weapons-fire-phase/10',
  note: (s, f, o) => {
    if (o.verb === 'pass') return 'your weapons are silent for the rest of the turn';
    const target = o.verb === 'fire' ? o.a : hqOf(o.a);
    return `it takes ${many(neededFor(s, target), 'point')} to destroy; you can fire ${mostAt(s, f.you, target)} at it`;
  },
  card: (s, _f, o) => (o.verb === 'fire' ? titleOf(s, o.a) : null),
  judge: (s, f, _seat, wish) =>
    wish.verb === 'headquarters' && s.seats[wish.a] !== undefined
      ? judgeTarget(s, f.you, hqOf(wish.a))
      : wish.verb === 'fire' && inPlay(s, wish.a)
        ? judgeTarget(s, f.you, wish.a)
        : wish.verb === 'play' || wish.verb === 'use' || wish.verb === 'exchange'
          ? NO_CARDS
          : null,
};

const weaponsFire = v.flow(
  'weapons fire',
  c => {
    const volley = c.program('volley');
    const start = c.code.length;
    c.step(
      askStep({ who: (_s, f) => [f.you], menu: targets }, (_s, f, picks) => {
        const o = picks[0]![0]!;
        f.l.target = o.verb === 'pass' ? -1 : o.verb === 'headquarters' ? hqOf(o.a) : o.a;
      }),
    );
    const goes = c.unless((s, f) => f.l.target !== -1 && s.result === null);
    c.step({ op: 'call', program: () => volley, locals: (_s, f) => ({ a: f.l.target }), you: null, self: null });
    c.go(start);
    c.land(goes);
  },
  () => '',
)();

// The Discard Phase (ge/discard-phase)

const NOT_YOURS = refuse(
  'ge/discard-phase/3',
  'Its owner has lost control of that card: nobody may choose to discard it.',
);
const HELD = refuse(
  'ge/ship-systems/10',
  'A system of its ship keeps that card until it goes back to its owner’s hand.',
);
const TOO_MANY = refuse('ge/discard-phase/1', 'Each card discarded from the hand takes a Card Play that is left.');

const mayDiscard = (s: GeState, seat: Seat, id: CardId): boolean =>
  s.cards[id]!.controller === seat && s.cards[id]!.player === seat && !isHeld(s, id) && !isUnder(s, KIND.kept, id);

const discards: Menu<GeState> = {
  name: 'discard',
  list: (s, f) => [
    ...(s.seats[f.you]!.plays > 0 ? pile(s, f.you, HAND).map(id => option('hand', id)) : []),
    ...pile(s, f.you, FLEET).flatMap(id => (mayDiscard(s, f.you, id) ? [option('fleet', id)] : [])),
  ],
  some: (s, f) =>
    (s.seats[f.you]!.plays > 0 && pile(s, f.you, HAND).length > 0) ||
    pile(s, f.you, FLEET).some(id => mayDiscard(s, f.you, id)),
  label: (s, _f, o, seat) =>
    o.verb === 'hand' ? `${brief(titleOf(s, o.a), 50)} from your hand` : cardLabel(s, o.a, seat),
  prompt: () => 'Do you discard anything?',
  stakes: (s, f) => {
    const { plays } = s.seats[f.you]!;
    const hand =
      plays > 0 && pile(s, f.you, HAND).length > 0
        ? `Each card of your hand takes one of the ${many(plays, 'Card Play')} that you have left.`
        : 'You have no Card Play left for cards of your hand.';
    return `Most turns nobody does. ${hand} What you discard of your fleet goes with all that lies on it.`;
  },
  rule: 'ge/discard-phase/1',
  note: (s, _f, o, seat) => (o.verb === 'hand' ? 'takes a Card Play that you have left' : cardNote(s, o.a, seat)),
  card: (s, _f, o) => titleOf(s, o.a),
  proposal: () => [],
  judge: (s, f, _seat, wish) =>
    wish.verb === 'fleet' && inPlay(s, wish.a) && !mayDiscard(s, f.you, wish.a)
      ? isHeld(s, wish.a)
        ? HELD
        : NOT_YOURS
      : null,
};

/** A card is discarded from a hand. */
export const thrownAway = facts.define<{ seat: Seat; card: CardId }>('thrown-away', {
  apply() {},
  show: { seat: 'seat', card: 'card' },
  say: () => '',
});

const discarding = planned(
  v,
  'cards are discarded',
  {
    who: (_s, f) => f.you,
    menu: discards,
    goesOn: s => s.result === null,
    once: true,
    max: () => 99,
    check: (s, f, _seat, picks) =>
      picks.filter(o => o.verb === 'hand').length > s.seats[f.you]!.plays ? TOO_MANY : null,
    act: (s, f, o) => {
      f.l.gone = o.a;
      if (o.verb === 'hand') {
        playsChanged(s, { seat: f.you, n: -1 });
        thrownAway(s, { seat: f.you, card: o.a });
      }
    },
  },
  call('discard one'),
);

v.procedure(
  'discard one',
  v.rule('the card is discarded', (s, f) => {
    const outer = s.stack[s.stack.length - 2]!;
    const card: CardId = outer.l.gone;
    Object.assign(f.l, { kind: 'discard', by: f.you, card, on: -1, fleet: -1, aims: [] });
    // whoever may react is told which it is
    learn(s, card, EVERYBODY);
  }),
  window(REACTION),
  v.rule('and goes', (s, f) => {
    const { card } = f.l;
    if (f.l.stopped) return;
    if (inPlay(s, card)) discard(s, card, 'discarded', f.you);
    else if (s.cards[card]!.zone === zone(f.you, HAND)) depart(s, card, 'discarded', DISCARD, f.you);
  }),
);

/** How many cards a player draws at the end of the turn (ge/draw-phase). */
export const drawsOf = (s: GeState, seat: Seat): number => {
  const hand = pile(s, seat, HAND).length;
  return Math.max(0, (hand <= 9 ? 2 : hand <= 11 ? 1 : 0) + bonusFor(s, KIND['card draws'], seat));
};

/** True for a phase that this turn still has before it: a position may begin in the middle of a turn. */
const due = v.test<[Phase]>(
  'the phase is due',
  (_c, phase: Phase) => (s, f) => PHASES.indexOf(phase) >= f.l.from && s.result === null && !s.seats[f.you]!.out,
  () => '',
);
const phaseOf = (phase: Phase, ...effects: Effect[]): Effect => when(due(phase), sequence(...begin(phase), ...effects));

v.procedure(
  'turn',
  v.rule('the turn begins', (s, f) => {
    if (f.l.from === undefined) {
      f.l.from = 0;
      turnBegan(s, { seat: f.you, n: s.seats[f.you]!.turns + 1 });
    }
    f.l.engaging = pile(s, f.you, FLEET).filter(id => s.cards[id]!.engaged === 1);
  }),
  phaseOf('record keeping', recordKeeping, movement),
  phaseOf('allocation', call('allocation')),
  phaseOf('engagement', engagement, runOut),
  phaseOf('play A', playCards('plays A')),
  phaseOf('weapons fire', call('first fire'), weaponsFire),
  phaseOf('play B', playCards('plays B')),
  phaseOf('discard', discarding),
  phaseOf(
    'draw',
    v.rule('cards are drawn', (s, f) => {
      const before = pile(s, f.you, HAND).length;
      draw(s, f.you, drawsOf(s, f.you));
      handDrawn(s, { seat: f.you, cards: pile(s, f.you, HAND).slice(before) });
      drawMini(s, f.you);
    }),
  ),
  v.rule('the turn ends', (s, f) => {
    if (s.result === null && !s.seats[f.you]!.out) turnEnded(s, { seat: f.you });
  }),
);

const repairing = v.test(
  'repair points were allocated',
  () => (_s, f) => f.l.repairs.length > 0,
  () => '',
);

v.procedure(
  'allocation',
  v.rule('points are allocated', (_s, f) => {
    Object.assign(f.l, { kind: 'allocation', by: f.you, card: -1, on: -1, fleet: -1, aims: [] });
  }),
  window(REACTION),
  allocate,
  // what has been repaired is known now: it is answered once more (L3 Repair Malfunction)
  when(repairing(), window(REACTION)),
  v.rule('the plan is kept', (s, f) => {
    ownFrame(s, s.stack.length - 2).l.engaging = f.l.engaging;
  }),
);

const goesOn = v.test(
  'the match goes on',
  () => s => s.result === null,
  () => '',
);

/** True where nobody who is left can ever do anything again: no card in any deck, hand or fleet, and nothing that falls due. */
const isSpent = (s: GeState): boolean =>
  s.turn > 0 &&
  s.duties.length === 0 &&
  s.seats.every((seat, i) => seat.out || [DECK, HAND, FLEET].every(kind => pile(s, i, kind).length === 0));

/**
 * The match ends with nobody as the winner, because no card is left to fight with. Discard piles are not shuffled anew (ge/draw-phase/2), so that no turn
 * could ever change anything; no source says what comes then.
 */
const spent = facts.define<object>('spent', {
  apply(s) {
    s.result = { winners: [], kind: 'spent' };
  },
  show: {},
  say: () => 'Nobody has a card left to fight with: the match ends without a winner.',
});

/** One player turn after the other (ge/getting-started/3): extra turns first. */
const turns = repeatWhile(
  goesOn(),
  v.rule('whose turn is next', s => {
    if (isSpent(s)) {
      spent(s, {});
      return;
    }
    const [extra, ...rest] = s.extraTurns;
    if (extra !== undefined && !s.seats[extra]!.out) {
      s.extraTurns = rest;
      s.turnOf = extra;
    } else if (s.turn > 0) s.turnOf = playersAfter(s, s.turnOf)[0] ?? s.turnOf;
    else s.turnOf = s.order[0]!;
  }),
  when(
    goesOn(),
    v.flow(
      'a turn',
      c => {
        const turn = c.program('turn');
        c.step({ op: 'call', program: () => turn, locals: null, you: s => s.turnOf, self: null });
      },
      () => '',
    )(),
  ),
);

v.procedure('match', call('set up'), turns);
/** A match that goes on from a position: the rest of this turn, from phase `from` on, then turn after turn. */
v.procedure(
  'continue',
  v.flow(
    'the rest of the turn',
    c => {
      const turn = c.program('turn');
      c.step({
        op: 'call',
        program: () => turn,
        locals: (_s, f) => ({ from: f.l.from }),
        you: s => s.turnOf,
        self: null,
      });
    },
    () => '',
  )(),
  turns,
);
