// The draw round, the last of a turn: players discard and draw, and the game looks for a winner (b5/draw-round).
import { ask, type Menu, many, type Option, option, type Seat, yesNo } from '@orrery/kernel';
import { call, facts, forEach, v } from '../../language.ts';
import { LOOSE, thingsWith } from '../../menus.ts';
import { type B5State, cardsIn, DECK, HAND, INNER, players } from '../../state.ts';
import { dismissMercenaries } from '../actions/mercenary.ts';
import { discardNeutralized } from '../cards/damage.ts';
import { discard } from '../cards/discards.ts';
import { drawCard } from '../cards/drawing.ts';
import { clearEvents } from '../cards/event.ts';
import { forgetThisTurn } from '../cards/this-turn.ts';
import { endMods } from '../effects/lasting.ts';
import { DRAW, END_OF_TURN, whatWasPutOff } from '../effects/later.ts';
import { eachStatic } from '../effects/statics.ts';
import { eliminate } from '../politics/elimination.ts';
import { applyInfluence, available } from '../politics/influence.ts';
import { forgetStarts } from '../politics/levels.ts';
import { isTimeCalled } from '../politics/tournament.ts';
import { matchWon, victors } from '../politics/victory.ts';
import { roundBegan } from './turn.ts';

/** The cost of 1 more card (b5/draw-round/10). */
export const DRAW_COST = 3;

/** A turn is over: effects until the end of the turn end (b5/draw-round/12, b5/draw-round/13). */
export const turnOver = facts.define<{ turn: number }>('turn-over', {
  apply(s) {
    s.turn++;
    forgetStarts(s);
    forgetThisTurn(s);
    s.plays = [];
    const acted = Math.min(...players(s).map(p => s.seats[p]!.lastAction));
    s.recent = s.recent.filter(r => r.action > acted);
    s.bids = [];
    s.limitedThisTurn = [];
    s.conflicts = s.conflicts.filter(c => c.stage === 'postponed');
  },
  show: { turn: 'plain' },
  say: (_n, x) => `Turn ${x.turn} ends. Turn ${x.turn! + 1} begins.`,
});

/** The end of a turn, before effects until then end. */
export const turnEnds = facts.define<{ turn: number }>('turn-ends', {
  apply() {},
  show: 'all',
  say: () => '',
});

/** A player cannot draw: an Inner Circle character goes instead (b5/draw-round/8). */
export const deckEmpty = facts.define<{ seat: Seat }>('deck-empty', {
  apply() {},
  show: { seat: 'seat' },
  say: n => `${n.seat} has no card to draw.`,
});

const discardMenu: Menu<B5State> = {
  name: 'discard',
  list: (s, _f, seat) => cardsIn(s, seat, HAND).map(id => option('card', id)),
  ...LOOSE,
  prompt(s, _f, seat) {
    const n = cardsIn(s, seat, HAND).length;
    return n === 1 ? 'Discard the only card in your hand?' : `Discard any of the ${n} cards in your hand?`;
  },
  stakes: (s, _f, seat) => {
    const free = mayDraw(s, seat) ? freeDraws(s, seat) : 0;
    const drawn = free > 0 ? `You then draw ${many(free, 'card')} free` : 'You draw nothing this turn';
    return `There is no hand limit. ${drawn}, however many you discard.`;
  },
  rule: 'b5/draw-round/4',
};

const buyMenu: Menu<B5State> = {
  name: 'number',
  list(s, _f, seat) {
    const most = Math.min(Math.floor(available(s, seat) / DRAW_COST), cardsIn(s, seat, DECK).length);
    const list: Option[] = [];
    for (let n = 0; n <= most; n++) list.push(option('number', n));
    return list;
  },
  label: (_s, _f, o) => (o.a === 0 ? 'None' : `${o.a} for ${o.a * DRAW_COST} influence`),
  prompt: (s, _f, seat) =>
    `How many cards do you buy, at ${DRAW_COST} influence each? You have ${available(s, seat)} left.`,
  stakes: (s, _f, seat) =>
    `You draw them now. Cards left in your deck: ${cardsIn(s, seat, DECK).length}. You never refill it. You cannot save influence, and all of it comes back next turn.`,
  rule: 'b5/draw-round/10',
  note: (s, _f, o, seat) =>
    o.a === 0 ? 'you draw no more this turn' : `leaves you ${available(s, seat) - o.a * DRAW_COST} influence`,
};

const loseMenu: Menu<B5State> = {
  name: 'lose a character',
  list: (s, f, seat) =>
    f.l.short
      ? cardsIn(s, seat, INNER)
          .filter(id => id !== s.seats[seat]!.ambassador)
          .map(id => option('card', id))
      : [],
  ...thingsWith(() => ({ stats: [0, 1, 2, 3] })),
  prompt: () => 'You have no card to draw. Which Inner Circle character do you discard?',
  stakes: () =>
    'Your deck is empty, so you discard 1 of them each time you must draw. You are out of the game when only your ambassador is left.',
  rule: 'b5/draw-round/8',
};

const inOrder = v.list(
  // b5/draw-round/3
  'players in initiative order',
  () => s => s.order.filter(p => !s.seats[p]!.out),
  () => 'the players',
  'seat',
);

/** True if an effect bars this seat from drawing this turn (b5/draw-round/6). */
export function mayDraw(s: B5State, seat: Seat): boolean {
  return !s.mods.some(m => m.kind === 'no-draw' && m.seat === seat);
}

/** The number of cards in the free draw: 1. "Instead" effects replace it, and "additional" effects add to it (b5/cumulative/1, b5/cumulative/2). */
export function freeDraws(s: B5State, seat: Seat): number {
  let base = 1;
  let more = 0;
  eachStatic(s, 'draw', (st, _source, f) => {
    if (f.you !== seat) return;
    if (st.what === 'instead') base = Math.max(base, st.n(s, f));
    else if (st.what === 'additional') more += st.n(s, f);
  });
  return base + more;
}

/** How many more free cards this seat may draw if it likes. Cards that it must draw anyway count against them. */
function moreDraws(s: B5State, seat: Seat): number {
  if (s.seats[seat]!.out || !mayDraw(s, seat)) return 0;
  let most = 0;
  eachStatic(s, 'draw', (st, _source, f) => {
    if (f.you === seat && st.what === 'may') most = Math.max(most, st.n(s, f));
  });
  return most === 0 ? 0 : Math.max(0, most - freeDraws(s, seat));
}

const moreMenu = yesNo<B5State>(
  (s, f) =>
    `Do you draw ${many(freeDraws(s, f.l.seat) + moreDraws(s, f.l.seat), 'free card')} instead of ${freeDraws(s, f.l.seat)}?`,
  {
    stakes: () => 'A card of yours lets you. The cards cost nothing. You never refill your deck.',
    yes: 'you have one more card',
    no: 'your deck lasts longer',
  },
);

v.procedure(
  // b5/draw-round/1, b5/draw-round/4, b5/draw-round/5, b5/draw-round/11
  'draw round',
  v.rule('neutralized supporters are discarded', s => {
    roundBegan(s, { round: 'draw' });
    for (const seat of s.order) if (!s.seats[seat]!.out) discardNeutralized(s, seat);
    whatWasPutOff(s, DRAW);
  }),
  call('surrenders'),
  call('neutrality ends'),
  ask(
    v,
    'discard from hand',
    {
      who: s => players(s).filter(p => cardsIn(s, p, HAND).length > 0),
      menu: discardMenu,
      min: () => 0,
      max: () => 999,
      skip: false,
    },
    (s, _f, picks) => {
      for (const list of picks) for (const o of list) discard(s, o.a);
    },
  ),
  forEach(
    inOrder(),
    'seat',
    ask(
      v,
      'draw more free cards',
      { who: (s, f) => (moreDraws(s, f.l.seat) > 0 ? [f.l.seat] : []), menu: moreMenu, skip: false },
      (_s, f, picks) => {
        f.l.more = picks[0]?.[0]?.verb === 'yes' ? 1 : 0;
      },
    ),
    v.rule('free draw', (s, f) => {
      const seat: Seat = f.l.seat;
      f.l.short = 0;
      if (s.seats[seat]!.out || !mayDraw(s, seat)) return;
      for (let n = freeDraws(s, seat) + (f.l.more === 1 ? moreDraws(s, seat) : 0); n > 0; n--)
        if (!drawCard(s, seat)) f.l.short = 1;
      if (!f.l.short) return;
      deckEmpty(s, { seat });
      // an ambassador cannot be discarded (b5/draw-round/9)
      if (cardsIn(s, seat, INNER).length <= 1) eliminate(s, seat, 'has no card to draw and is eliminated');
    }),
    ask(
      v,
      'discard instead of drawing',
      { who: (s, f) => (f.l.short && !s.seats[f.l.seat]!.out ? [f.l.seat] : []), menu: loseMenu },
      (s, _f, picks) => {
        const pick = picks[0]?.[0];
        if (pick) discard(s, pick.a);
      },
    ),
  ),
  ask(
    v,
    'buy cards',
    {
      who: s => players(s).filter(p => available(s, p) >= DRAW_COST && cardsIn(s, p, DECK).length > 0 && mayDraw(s, p)),
      menu: buyMenu,
      skip: false,
    },
    (s, _f, picks, seats) => {
      picks.forEach((list, i) => {
        const n = list[0]?.a ?? 0;
        applyInfluence(s, seats[i]!, n * DRAW_COST, n === 1 ? 'to draw one more card' : `to draw ${n} more cards`);
        for (let k = 0; k < n; k++) drawCard(s, seats[i]!);
      });
    },
  ),
  v.rule('victory check', s => {
    const result = victors(s);
    if (result !== null) matchWon(s, result);
    else if (isTimeCalled(s)) matchWon(s, { winners: [], kind: 'time' });
  }),
  v.rule('the turn ends', s => {
    turnEnds(s, { turn: s.turn });
    dismissMercenaries(s);
    for (const m of s.mods) if (m.kind === 'leaves-at-end' && s.cards[m.card]!.zone >= 0) discard(s, m.card);
    whatWasPutOff(s, END_OF_TURN);
  }),
  // effects that can be sustained wait until their card readies (b5/sustain/5)
  v.rule('what lasted to the end of the turn ends', s => {
    endMods(
      s,
      m =>
        (m.until === 'turn' ||
          m.until === 'next-card' ||
          ((m.until === 'next-turn' || m.until === 'only-next-turn') && m.turn < s.turn)) &&
        !(m.sustainable && m.source >= 0 && s.cards[m.source]!.rotated === 1 && s.cards[m.source]!.neutralized === 0),
    );
    clearEvents(s);
  }),
  // a separate step: a card neutralized by the end of a bonus counts as neutralized in the turn that is over (b5/damage/10, b5/heal/5)
  v.rule('the turn is over', s => {
    turnOver(s, { turn: s.turn });
  }),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/damage.ts: b5/draw-round/2
// - rules/setup/deck.ts: b5/draw-round/7
