import fc from 'fast-check';
import './seed.ts';
import {
  type Amount,
  addCard,
  ask,
  asking,
  assemble,
  awaited,
  BadInput,
  type CardId,
  type CardState,
  count,
  EACH,
  type Effect,
  EVERYBODY,
  type Fact,
  firstOf,
  type Game,
  knower,
  language,
  leastAnswer,
  type Menu,
  moveCard,
  NOBODY,
  named,
  type Option,
  option,
  optionId,
  options,
  ownCard,
  ownFrame,
  ownSeat,
  planBreaks,
  planned,
  push,
  type Ref,
  type Refusal,
  refuse,
  roll,
  type Seat,
  type SeatState,
  type State,
  seeded,
  shuffleHidden,
  start,
  submit,
  unseenBy,
} from '../src/index.ts';

// A toy game for tests: ships on a sea. On their turn players play cards from their hand, draw, or pass. Ten points win.

interface ToyCard extends CardState {
  marks: number;
}

interface ToySeat extends SeatState {
  points: number;
  /** when the player wants to be asked in a squall */
  order: string;
}

export interface Toy extends State {
  cards: ToyCard[];
  seats: ToySeat[];
  active: Seat;
  /** how many turns are over */
  turns: number;
  /** which cards have sunk, as definitions: the cards themselves may be shuffled away */
  sunk: readonly number[];
}

/** Where a match begins: which cards lie where, for each seat. */
export interface Position {
  readonly hands?: readonly (readonly string[])[];
  /** from the bottom to the top */
  readonly decks?: readonly (readonly string[])[];
  readonly play?: readonly (readonly string[])[];
  readonly players?: number;
  /** the seats whose hands everybody has seen; nobody's without it */
  readonly seen?: readonly Seat[];
}

type Place = 'deck' | 'hand' | 'play';
const PLACES: readonly Place[] = ['deck', 'hand', 'play'];

/** The number of a seat's zone. */
export const zoneOf = (s: Toy, place: Place, seat: Seat): number => PLACES.indexOf(place) * s.seats.length + seat;
export const lying = (s: Toy, place: Place, seat: Seat): readonly CardId[] => s.zones[zoneOf(s, place, seat)]!;
const gone = (s: Toy): number => PLACES.length * s.seats.length;

const seatsOf = (s: Toy): Seat[] => s.seats.map((_, seat) => seat);
const inPlay = (s: Toy): CardId[] => seatsOf(s).flatMap(seat => lying(s, 'play', seat));
export const nameOf = (s: Toy, card: CardId): string => CARDS[s.defs[card]!]!.id;

/** Who sees a card: hands are their players', decks nobody's. */
const seers = (s: Toy, card: CardId): number => {
  const { owner, zone } = s.cards[card]!;
  if (zone === zoneOf(s, 'hand', owner)) return knower(owner);
  return zone === zoneOf(s, 'deck', owner) ? NOBODY : EVERYBODY;
};

// Facts.

const spoken = language<Toy, 'seat'>({
  card: nameOf,
  title: nameOf,
  kinds: { seat: (_s, seat) => `Seat ${seat}` },
  name: (s, kind, id) => (kind === 'seat' ? `Seat ${id}` : nameOf(s, id)),
});
const { facts, programs } = spoken;

const drew = facts.define<{ seat: Seat; card: CardId }>('drew', {
  apply: (s, x) => moveCard(s, x.card, zoneOf(s, 'hand', x.seat)),
  show: { seat: 'seat', card: 'card' },
  say: n => `${n.seat} draws ${n.card}.`,
});

const gained = facts.define<{ seat: Seat; amount: number }>('gained', {
  apply: (s, x) => {
    ownSeat(s, x.seat).points += x.amount;
  },
  revert: (s, x) => {
    ownSeat(s, x.seat).points -= x.amount;
  },
  show: { seat: 'seat', amount: 'plain' },
  say: n => `${n.seat} gains ${n.amount}.`,
  unsettles: true,
});

const marked = facts.define<{ card: CardId; amount: number }>('marked', {
  apply: (s, x) => {
    ownCard(s, x.card).marks += x.amount;
  },
  show: { card: 'card', amount: 'plain' },
  say: n => `${n.card} is marked.`,
  unsettles: true,
});

const placed = facts.define<{ card: CardId; gone: boolean }>('placed', {
  apply: (s, x) => moveCard(s, x.card, x.gone ? gone(s) : zoneOf(s, 'play', s.cards[x.card]!.owner)),
  show: { card: 'card', gone: 'plain' },
  say: () => '',
});

const sank = facts.define<{ card: CardId }>('sank', {
  apply: (s, x) => {
    moveCard(s, x.card, gone(s));
    ownCard(s, x.card).marks = 0;
    s.sunk = [...s.sunk, s.defs[x.card]!];
  },
  show: { card: 'card' },
  say: n => `${n.card} sinks.`,
  unsettles: true,
});

const rolled = facts.define<{ value: number }>('rolled', {
  apply: () => {},
  show: 'all',
  say: n => `The die shows ${n.value}.`,
});

const seen = facts.define<{ card: CardId; by: Seat }>('seen', {
  apply: () => {},
  show: { card: 'card', by: 'seat' },
  opens: (_s, x, viewer) => viewer === x.by,
  say: n => `${n.card} is looked at.`,
});

const left = facts.define<{ seat: Seat }>('left', {
  apply: (s, x) => {
    ownSeat(s, x.seat).out = true;
    for (const place of PLACES) for (const card of lying(s, place, x.seat)) moveCard(s, card, gone(s));
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} leaves.`,
  unsettles: true,
});

// Words.

export const { v } = spoken;
export const flow = spoken;
export const logic = spoken;
const { call, chooseNumber, choose, forEach, may, repeat, repeatWhile, sequence, set, together, when, window } = spoken;
const { not, the } = spoken;

export const gain = v.effect<[Amount, Ref?]>(
  'gain',
  (c, amount, who = 'you') => {
    const read = c.amount(amount);
    const whose = c.ref(who);
    return (s, f) => {
      f.l.gained = gained(s, { seat: whose(s, f), amount: read(s, f) }) ? 1 : 0;
    };
  },
  (t, amount, who) => `${who === undefined ? 'gain' : `${t.ref(who)} gains`} ${t.amount(amount)}`,
);

const draw = v.effect(
  'draw',
  () => (s, f) => {
    const top = lying(s, 'deck', f.you).at(-1);
    if (top !== undefined) drew(s, { seat: f.you, card: top });
  },
  () => 'draw a card',
);

export const mark = v.effect(
  'mark',
  (c, card: Ref, amount: Amount) => {
    const which = c.ref(card);
    const read = c.amount(amount);
    return (s, f) => marked(s, { card: which(s, f), amount: read(s, f) });
  },
  (t, card, amount) => `put ${t.amount(amount)} marks on ${t.ref(card)}`,
);

const rollDie = v.effect<[string]>(
  'rollDie',
  (_c, name) => (s, f) => {
    f.l[name] = roll(s, 6) + 1;
    rolled(s, { value: f.l[name] });
  },
  () => 'roll a die',
);

const shuffle = v.effect(
  'shuffle',
  () => (s, f) => shuffleHidden(s, lying(s, 'deck', f.you)),
  () => 'shuffle your deck',
);

const lookAt = v.effect(
  'lookAt',
  (c, card: Ref) => {
    const which = c.ref(card);
    return (s, f) => seen(s, { card: which(s, f), by: f.you });
  },
  (t, card) => `look at ${t.ref(card)}`,
);

const markAllShips = v.native(
  'markAllShips',
  s => {
    for (const card of inPlay(s)) if (nameOf(s, card) === 'ship') marked(s, { card, amount: 1 });
  },
  'put a mark on every ship',
);

const stopEvent = v.effect(
  'stopEvent',
  () => (s, f) => {
    ownFrame(s, f.l.event).l.stopped = true;
  },
  () => 'stop it',
);

const spend = v.effect(
  'spend',
  () => (s, f) => placed(s, { card: f.self, gone: true }),
  () => 'discard this',
);

const stopped = v.test(
  'stopped',
  () => (_s, f) => f.l.stopped === true,
  () => 'it is stopped',
);

const happened = v.test(
  'happened',
  () => (_s, f) => f.l.gained === 1,
  () => 'that happened',
);

const always = v.test(
  'always',
  () => s => s.result === null,
  () => 'the game goes on',
);

const inTurn = v.test(
  'inTurn',
  () => (_s, f) => f.l.done !== true,
  () => 'the turn goes on',
);

export const ships = v.list(
  'ships',
  () => s => inPlay(s).filter(card => nameOf(s, card) === 'ship'),
  () => 'the ships',
);

const ownDeck = v.list(
  'ownDeck',
  () => (s, f) => lying(s, 'deck', f.you),
  () => 'the cards of your deck',
);

const handsOfOthers = v.list(
  'handsOfOthers',
  () => (s, f) => seatsOf(s).flatMap(other => (other === f.you ? [] : lying(s, 'hand', other))),
  () => 'the cards in other hands',
);

export const everyone = v.list(
  'everyone',
  () => s => seatsOf(s).filter(other => !s.seats[other]!.out),
  () => 'the players',
  'seat',
);

const active = v.ref(
  'active',
  () => s => s.active,
  () => 'the player whose turn it is',
);

// Questions of procedures.

const NEEDS_POINTS = refuse('toy/play/1', 'You need two points to play a whale.');
const NOT_YOURS = refuse('toy/play/2', 'You may only play cards of your own hand.');

const actions: Menu<Toy> = {
  name: 'action',
  list: (s, f) => [
    ...lying(s, 'hand', f.you)
      .filter(card => affordable(s, card, f.you))
      .map(card => option('play', card)),
    ...(lying(s, 'deck', f.you).length > 0 ? [option('draw')] : []),
    option('pass'),
  ],
  label: (s, _f, o) => (o.verb === 'play' ? `Play ${nameOf(s, o.a)}` : o.verb),
  prompt: () => 'Play a card, draw, or pass.',
  judge: (s, _f, you, wish): Refusal | null => {
    if (wish.verb !== 'play') return null;
    if (!lying(s, 'hand', you).includes(wish.a)) return NOT_YOURS;
    return affordable(s, wish.a, you) ? null : NEEDS_POINTS;
  },
};

const affordable = (s: Toy, card: CardId, you: Seat): boolean =>
  nameOf(s, card) !== 'whale' || s.seats[you]!.points >= 2;

const bids: Menu<Toy> = {
  name: 'bid',
  list: () => [0, 1, 2, 3].map(n => option('number', n)),
  label: (_s, _f, o) => `Bid ${o.a}`,
  prompt: () => 'How much do you bid?',
};

const ownHand: Menu<Toy> = {
  name: 'own hand',
  list: (s, _f, you) => lying(s, 'hand', you).map(card => option('card', card)),
  label: (s, _f, o) => nameOf(s, o.a),
  prompt: () => 'Discard one to three cards.',
};

const ownShips: Menu<Toy> = {
  name: 'own ships',
  list: (s, _f, you) =>
    lying(s, 'play', you)
      .filter(card => nameOf(s, card) === 'ship')
      .map(card => option('card', card)),
  label: (s, _f, o) => nameOf(s, o.a),
  prompt: () => 'In which order?',
};

/** Everybody names a number at the same time, in secret. The highest bidders gain what they bid. */
const auction = ask<Toy>(v, 'auction', { who: seatsOf, menu: bids, skip: false }, (s, _f, picks, seats) => {
  const made = picks.map(p => p[0]?.a ?? 0);
  const best = Math.max(...made);
  seats.forEach((bidder, i) => {
    if (made[i] === best && best > 0) gained(s, { seat: bidder, amount: best });
  });
});

/** The player gains what is named; the most stands first, so that the menu has to say what is least. */
const ransom = ask<Toy>(
  v,
  'ransom',
  {
    who: (_s, f) => [f.you],
    menu: {
      name: 'ransom',
      list: () => [3, 2, 1, 0].map(n => option('number', n)),
      label: (_s, _f, o) => `Ask for ${o.a}`,
      prompt: () => 'How much do you ask for?',
      least: (_s, _f, _seat, list) => list.slice(-1),
    },
  },
  (s, f, picks) => {
    gained(s, { seat: f.you, amount: picks[0]![0]!.a });
  },
);

/** Everybody names a ship at the same time; each is marked as often as it is named. */
const vote = ask<Toy>(
  v,
  'vote',
  {
    who: s => seatsOf(s).filter(seat => !s.seats[seat]!.out),
    menu: {
      name: 'vote',
      list: s => inPlay(s).map(card => option('card', card)),
      label: (s, _f, o) => nameOf(s, o.a),
      prompt: () => 'Which ship?',
    },
    skip: false,
  },
  (s, _f, picks) => {
    for (const pick of picks) for (const o of pick) marked(s, { card: o.a, amount: 1 });
  },
);

const TOO_LOW = refuse('toy/barrage/1', 'A ship is hit no more often than there are ships.');

/** Three hits on ships, one after the other, which the player plans together; asked of nobody where there is one ship alone. */
const barrage = sequence(
  set('hits', 3),
  planned<Toy>(v, 'barrage', {
    who: (_s, f) => f.you,
    menu: {
      name: 'barrage',
      list: s => inPlay(s).flatMap(card => (nameOf(s, card) === 'ship' ? [option('card', card)] : [])),
      label: (s, _f, o) => nameOf(s, o.a),
      prompt: (_s, f) => `${f.l.hits} hits: on which ships?`,
      same: (s, f, x, y) => sameShips.same!(s, f, x, y),
      // one on each, as far as they go round
      proposal: (s, f) => {
        const all = inPlay(s).filter(card => nameOf(s, card) === 'ship');
        return Array.from({ length: f.l.hits }, (_, i) => option('card', all[i % all.length]!));
      },
    },
    goesOn: (s, f) => f.l.hits > 0 && inPlay(s).some(card => nameOf(s, card) === 'ship'),
    max: (_s, f) => f.l.hits,
    times: (_s, f) => f.l.hits,
    check: (s, _f, _seat, picks) => {
      const most = inPlay(s).filter(card => nameOf(s, card) === 'ship').length;
      return picks.some(o => named(picks, o) > most) ? TOO_LOW : null;
    },
    alike: (_s, f, _seat, list) => (list.length === 1 ? firstOf(list, () => f.l.hits, f.l.hits) : null),
    act: (s, f, o) => {
      f.l.hits--;
      marked(s, { card: o.a, amount: 1 });
    },
  }),
);

const OVERLOADED = refuse('toy/cargo/1', 'No ship carries more than a third of the cargo and one.');
const UNBALANCED = refuse('toy/cargo/2', 'A ship that carries cargo carries at least two.');

/**
 * The player gives up to six marks of cargo to ships (of other players too) in one answer. A ship takes at most four, none more than a
 * third of all and one, and none a single one.
 */
const cargo = ask<Toy>(
  v,
  'cargo',
  {
    who: (_s, f) => [f.you],
    menu: {
      name: 'cargo',
      list: s => inPlay(s).map(card => option('card', card)),
      label: (s, _f, o) => nameOf(s, o.a),
      prompt: () => 'Which ship takes how much cargo?',
      stakes: (_s, f) => `You gain a point for each.${f.l.least === undefined ? '' : ' At least five must be loaded.'}`,
      rule: 'toy/cargo/1',
      sum: (_s, _f, _seat, picks) => `${picks.length} of 6 loaded.`,
      proposal: s => {
        const among = inPlay(s).slice(0, 3);
        if (among.length < 2) return [];
        return among.flatMap(card => Array<Option>(6 / among.length).fill(option('card', card)));
      },
    },
    // with less than two ships there is no way to load five
    min: (s, f) => (inPlay(s).length < 2 ? 0 : (f.l.least ?? 0)),
    max: () => 6,
    plan: {
      times: () => 4,
      check: (_s, _f, _seat, picks) => {
        for (const o of picks) {
          const n = named(picks, o);
          if (n > picks.length / 3 + 1) return OVERLOADED;
          if (n === 1) return UNBALANCED;
        }
        return null;
      },
    },
  },
  (s, f, picks) => {
    gained(s, { seat: f.you, amount: picks[0]!.length });
    for (const o of new Set(picks[0])) marked(s, { card: o.a, amount: named(picks[0]!, o) });
  },
);

const harvest = ask<Toy>(v, 'harvest', { who: (_s, f) => [f.you], menu: ownHand, max: () => 3 }, (s, f, picks) => {
  for (const pick of picks[0]!) placed(s, { card: pick.a, gone: true });
  gained(s, { seat: f.you, amount: picks[0]!.length });
});

const all = (s: Toy, f: { you: Seat }): number => ownShips.list(s, f as never, f.you).length;

/** The player puts all ships in an order; each gets as many marks as its place, counted from 0. */
const line = ask<Toy>(
  v,
  'line',
  { who: (_s, f) => [f.you], menu: ownShips, min: all, max: all, ordered: true },
  (s, _f, picks) => {
    for (const [i, pick] of picks[0]!.entries()) if (i > 0) marked(s, { card: pick.a, amount: i });
  },
);

/** Ships of one owner that carry as many marks are the same to whoever unloads one. */
const sameShips: Pick<Menu<Toy>, 'list' | 'label' | 'same'> = {
  list: s => inPlay(s).map(card => option('card', card)),
  label: (s, _f, o) => `${nameOf(s, o.a)} of player ${s.cards[o.a]!.owner + 1} (${s.cards[o.a]!.marks})`,
  same: (s, _f, a, b) =>
    s.cards[a.a]!.owner === s.cards[b.a]!.owner &&
    s.cards[a.a]!.marks === s.cards[b.a]!.marks &&
    nameOf(s, a.a) === nameOf(s, b.a),
};

/** The player marks one of the ships. */
const salvo = ask<Toy>(
  v,
  'salvo',
  { who: (_s, f) => [f.you], menu: { ...sameShips, name: 'salvo', prompt: () => 'Which ship is hit?' } },
  (s, _f, picks) => {
    for (const o of picks[0]!) marked(s, { card: o.a, amount: 1 });
  },
);

/** The player puts all ships in an order; each gets as many marks as its place, counted from 0. */
const parade = ask<Toy>(
  v,
  'parade',
  {
    who: (_s, f) => [f.you],
    menu: { ...sameShips, name: 'parade', prompt: () => 'In which order?' },
    min: s => inPlay(s).length,
    max: s => inPlay(s).length,
    ordered: true,
  },
  (s, _f, picks) => {
    for (const [i, pick] of picks[0]!.entries()) if (i > 0) marked(s, { card: pick.a, amount: i });
  },
);

// Cards.

interface ToyDefinition {
  readonly id: string;
  /** what an event does; other cards stay in play */
  readonly effects?: readonly Effect[];
  /** when a fact of this name happens, to its owner where it concerns a seat */
  readonly on?: { readonly fact: string; readonly effects: readonly Effect[] };
  /** changes how much its owner gains; null prevents it */
  readonly gains?: (amount: number) => number | null;
  /** from play; in a squall from the hand */
  readonly responds?: { readonly window: string; readonly effects: readonly Effect[] };
}

export const CARDS: readonly ToyDefinition[] = [
  { id: 'ship' },
  // toy/points/1
  { id: 'gull', effects: [gain(1)] },
  { id: 'whale', effects: [gain(3)] },
  { id: 'die', effects: [rollDie('value'), gain(the('value'))] },
  { id: 'spyglass', effects: [choose('card', { list: handsOfOthers(), prompt: 'Which card?' }, lookAt('card'))] },
  { id: 'periscope', effects: [choose('card', { list: ownDeck(), prompt: 'Which card?' }, lookAt('card'))] },
  { id: 'tax', effects: [forEach(everyone(), 'who', gain(-1, 'who'))] },
  {
    id: 'cannon',
    effects: [choose('ship', { list: ships(), optional: true, prompt: 'Which ship?' }, mark('ship', 2))],
  },
  { id: 'broadside', effects: [repeat(2, choose('ship', { list: ships(), prompt: 'Which ship?' }, mark('ship', 1)))] },
  {
    id: 'storm',
    effects: [window('storm'), when(not(stopped()), sequence(forEach(ships(), 'ship', mark('ship', 1)), gain(1)))],
  },
  { id: 'trade', effects: [chooseNumber('n', { min: 0, max: 3, prompt: 'How much?' }), gain(the('n'))] },
  { id: 'bottle', effects: [may('Open it?', sequence(gain(1), draw()))] },
  { id: 'compass', effects: [draw(), draw(), shuffle()] },
  { id: 'auction', effects: [auction] },
  { id: 'harvest', effects: [harvest] },
  { id: 'vote', effects: [vote] },
  { id: 'cargo', effects: [cargo] },
  { id: 'freight', effects: [set('least', 5), cargo] },
  { id: 'barrage', effects: [barrage] },
  { id: 'ransom', effects: [ransom] },
  { id: 'line', effects: [line] },
  { id: 'salvo', effects: [salvo] },
  { id: 'parade', effects: [parade] },
  { id: 'collision', effects: [together(markAllShips(), gain(1)), draw()] },
  { id: 'toll', effects: [gain(-1), when(happened(), gain(3), draw())] },
  { id: 'whirlpool', effects: [repeatWhile(always(), gain(0))] },
  { id: 'mirror', effects: [call('mirror')] },
  { id: 'vortex', effects: [gain(1), may('Sail in?', repeatWhile(always(), gain(0))), gain(1)] },
  { id: 'buoy', on: { fact: 'drew', effects: [gain(1)] } },
  { id: 'wreck', on: { fact: 'sank', effects: [gain(2)] } },
  { id: 'widow', on: { fact: 'left', effects: [may('Mourn?', gain(1))] } },
  { id: 'dirge', on: { fact: 'left', effects: [repeatWhile(always(), gain(0))] } },
  { id: 'siren', on: { fact: 'marked', effects: [gain(1)] } },
  { id: 'echo', on: { fact: 'gained', effects: [gain(0)] } },
  { id: 'lens', gains: amount => (amount > 0 ? 2 * amount : amount) },
  { id: 'anchor', gains: amount => (amount < 0 ? null : amount) },
  { id: 'lighthouse', responds: { window: 'storm', effects: [spend(), stopEvent()] } },
  { id: 'pilot', responds: { window: 'storm', effects: [spend(), gain(1)] } },
  { id: 'squall', effects: [window('squall'), when(not(stopped()), forEach(ships(), 'ship', mark('ship', 1)))] },
  { id: 'flare', responds: { window: 'squall', effects: [spend(), stopEvent()] } },
];

// Procedures.

v.procedure('mirror', call('mirror'));

v.procedure(
  'turn',
  repeatWhile(
    inTurn(),
    ask<Toy>(v, 'action', { who: (_s, f) => [f.you], menu: actions, skip: false }, (s, f, picks) => {
      const { verb, a } = picks[0]![0]!;
      if (verb === 'pass') f.l.done = true;
      else if (verb === 'draw') drew(s, { seat: f.you, card: lying(s, 'deck', f.you).at(-1)! });
      else {
        const program = programOf.play[s.defs[a]!]!;
        placed(s, { card: a, gone: program >= 0 });
        if (program >= 0) push(s, program, f.you, a, {});
      }
    }),
  ),
  v.rule('pass the turn on', s => {
    s.turns++;
    do s.active = (s.active + 1) % s.seats.length;
    while (s.seats[s.active]!.out);
  }),
);

v.procedure('match', repeatWhile(always(), call('turn', { you: active() })));

v.link(programs);

const compiled = (what: string, effects: (card: ToyDefinition) => readonly Effect[] | undefined) =>
  CARDS.map(card => {
    const words = effects(card);
    return words ? programs.add(`${card.id}: ${what}`, v.compile(programs, words)) : -1;
  });

const programOf = {
  play: compiled('play', card => card.effects),
  on: compiled('trigger', card => card.on?.effects),
  responds: compiled('response', card => card.responds?.effects),
};

const ownersInPlay = (s: Toy, fits: (card: ToyDefinition) => boolean): CardId[] =>
  inPlay(s).filter(card => fits(CARDS[s.defs[card]!]!));

/** Whether a player is asked in a squall: as the order says that stands, and not whether a flare is held. */
const wantsToBeAsked = (s: Toy, seat: Seat): boolean => {
  if (s.seats[seat]!.out || lying(s, 'hand', seat).length === 0) return false;
  const { order } = s.seats[seat]!;
  return order === 'always' || (order === 'ships' && lying(s, 'play', seat).some(card => nameOf(s, card) === 'ship'));
};

export const toy: Game<Toy> = {
  name: 'toy',
  title: 'The toy game',
  version: '1',
  programs,
  facts,
  cardIds: CARDS.map(card => card.id),
  blankCard: { owner: 0, zone: 0, known: 0, marks: 0 } as Game['blankCard'],
  definitionFields: ['sunk'],
  blankSeat: { out: false, points: 0, order: 'always' } as Game['blankSeat'],
  about: { play: ['card'], card: ['card'], draw: [], pass: [] },

  orders: {
    list: [
      { name: 'always', title: 'in every squall' },
      { name: 'ships', title: 'in squalls while a ship of yours is out' },
      { name: 'never', title: 'never' },
    ],
    of: (s, seat) => s.seats[seat]!.order,
    set: (s, seat, name) => {
      ownSeat(s, seat).order = name;
    },
  },
  unresolved: { rule: 'toy/loop/1' },
  windows: { squall: { asks: 'who might', until: 'once', order: 'in turn' } },

  repetition: {
    turn: s => s.turns,
    active: s => s.active,
    pile: (s, zone) => zone < PLACES.indexOf('play') * s.seats.length,
    ignored: ['turns'],
  },

  create(setup, seed) {
    if (typeof setup !== 'object' || setup === null) throw new BadInput('A toy match needs a position.');
    const { hands = [], decks = [], play = [], players = 2, seen = [] } = setup as Position;
    const s: Toy = {
      own: 0,
      cards: [],
      defs: [],
      seats: Array.from({ length: players }, () => ({ own: 0, out: false, points: 0, order: 'always' })),
      stack: [],
      zones: [],
      random: seeded(seed),
      asked: 0,
      ask: null,
      motion: null,
      pending: [],
      result: null,
      unsettled: false,
      heard: null,
      menus: null,
      derived: null,
      active: 0,
      turns: 0,
      sunk: [],
    };
    const zones: CardId[][] = Array.from({ length: PLACES.length * players + 1 }, () => []);
    for (const [place, lists] of Object.entries({ hand: hands, deck: decks, play })) {
      for (const [owner, names] of lists.entries()) {
        const zone = zoneOf(s, place as Place, owner);
        for (const name of names) {
          const def = CARDS.findIndex(card => card.id === name);
          if (def < 0) throw new BadInput(`There is no card ${name}.`);
          const known = place === 'hand' && seen.includes(owner) ? EVERYBODY : NOBODY;
          zones[zone]!.push(addCard(s, { own: 0, owner, zone, known, marks: 0 }, def));
        }
      }
    }
    s.zones = zones;
    push(s, programs.find('match')!, 0, -1, {});
    return s;
  },

  settle(s) {
    const doomed = inPlay(s).find(card => s.cards[card]!.marks >= 2);
    if (doomed !== undefined) sank(s, { card: doomed });
    const rich = seatsOf(s).filter(one => s.seats[one]!.points >= 10);
    const here = seatsOf(s).filter(one => !s.seats[one]!.out);
    // toy/points/2
    if (rich.length > 0) s.result = { winners: rich, kind: 'ten points' };
    else if (here.length < 2) s.result = { winners: here, kind: 'last one here' };
  },

  replace(s, type, fact) {
    let now: Fact = fact;
    if (type !== gained.index) return now;
    for (const card of lying(s, 'play', fact.seat)) {
      const amount = CARDS[s.defs[card]!]!.gains?.(now.amount);
      if (amount === null) return null;
      if (amount !== undefined && amount !== now.amount) now = { ...now, amount };
    }
    return now;
  },

  notice(s, type, fact) {
    const name = facts.types[type]!.name;
    for (const card of ownersInPlay(s, c => c.on?.fact === name)) {
      const { owner } = s.cards[card]!;
      if (fact.seat === undefined || fact.seat === owner || fact.t === 'left') {
        s.pending = [...s.pending, programs.waiting(programOf.on[s.defs[card]!]!, owner, card, { fact })];
      }
    }
  },

  arrange: (_s, pending) => pending,
  windowOrder: s => seatsOf(s).map(i => (s.active + i) % s.seats.length),
  responses: (s, name, _height, of) =>
    (name === 'squall' ? lying(s, 'hand', of) : lying(s, 'play', of))
      .filter(card => CARDS[s.defs[card]!]!.responds?.window === name)
      .map(card => ({ card, program: programOf.responds[s.defs[card]!]!, label: `Use ${nameOf(s, card)}` })),
  knows: (s, card, viewer) => viewer === 'all' || (seers(s, card) & knower(viewer)) !== 0,
  unseen: (s, viewer) => unseenBy(s, viewer, () => EACH, seers),
  table: (s, viewer) => ({
    active: s.active,
    seats: s.seats.map(({ out, points }, seat) => ({
      out,
      points,
      deck: lying(s, 'deck', seat).length,
      hand: lying(s, 'hand', seat).map(id => (toy.knows(s, id, viewer) ? { id, card: nameOf(s, id) } : null)),
      play: lying(s, 'play', seat).map(id => ({ id, card: nameOf(s, id), marks: s.cards[id]!.marks })),
    })),
  }),
  mayRespond: (s, name) =>
    name === 'squall'
      ? seatsOf(s).some(seat => wantsToBeAsked(s, seat))
      : ownersInPlay(s, card => card.responds?.window === name).length > 0,
  mightRespond: (s, _name, _height, seat) => wantsToBeAsked(s, seat),
  leave: (s, of) => {
    left(s, { seat: of });
  },
};

assemble(toy);

// Helpers of tests.

/** A match from a position, at its first decision, with facts being heard. */
export const table = (position: Position = {}, seed = 1): Toy => start(toy, position, seed, true);

/** Answers the pending decision by option ids. */
export const say = (s: Toy, of: Seat, ...ids: string[]): void => submit(toy, s, s.ask?.id ?? -1, of, ids);

/** The option that plays a card of this name from the hand of a seat. */
export const playing = (s: Toy, of: Seat, name: string): string => {
  const card = lying(s, 'hand', of).find(id => nameOf(s, id) === name);
  if (card === undefined) throw new Error(`seat ${of} has no ${name}`);
  return `play:${card}`;
};

/** Plays a card of this name from a hand. */
export const plays = (s: Toy, of: Seat, name: string): void => say(s, of, playing(s, of, name));

/** The ids of what a seat may choose. */
export const choices = (s: Toy, of: Seat): string[] => options(toy, s, of).map(optionId);

/** The points of all seats. */
export const points = (s: Toy): number[] => s.seats.map(one => one.points);

/** The names of the facts since the last look. */
export const heard = (s: Toy): string[] => {
  const names = s.heard!.map(({ fact }) => fact.t);
  s.heard = [];
  return names;
};

/** Every card but those that never come to an end, for play at random. */
export const SOUND: readonly string[] = CARDS.map(card => card.id).filter(
  id => !['periscope', 'whirlpool', 'mirror', 'vortex', 'dirge', 'echo'].includes(id),
);

/** The answer that a number stands for, whoever is asked and whatever; null when the match is over. */
export function answerFor(s: Toy, number: number): { seat: Seat; ids: string[] } | null {
  const seats = awaited(s);
  if (seats.length === 0) return null;
  const of = seats[number % seats.length]!;
  const list = choices(s, of);
  const { min, max } = count(toy, s, of);
  const many = min + (number % (max - min + 1));
  if (asking(toy, s).step.plan !== null) {
    const places = Array.from({ length: many }, (_, i) => options(toy, s, of)[((number + i) >> 1) % list.length]!);
    const picks = planBreaks(toy, s, of, places) === null ? places : leastAnswer(toy, s, of);
    return { seat: of, ids: picks.map(optionId) };
  }
  return { seat: of, ids: Array.from({ length: many }, (_, i) => list[(number + i) % list.length]!) };
}

/** Plays on by numbers, each standing for an answer. */
export function walk(s: Toy, numbers: readonly number[]): void {
  for (const number of numbers) {
    const next = answerFor(s, number);
    if (next === null) return;
    say(s, next.seat, ...next.ids);
  }
}

/** Any position of two to four players with sound cards. */
export const positions: fc.Arbitrary<Position> = fc.integer({ min: 2, max: 4 }).chain(players => {
  const lists = (names: readonly string[], maxLength: number) =>
    fc.array(fc.array(fc.constantFrom(...names), { maxLength }), { minLength: players, maxLength: players });
  const staying = CARDS.filter(card => SOUND.includes(card.id) && card.effects === undefined).map(card => card.id);
  return fc.record({
    players: fc.constant(players),
    hands: lists(SOUND, 6),
    decks: lists(SOUND, 5),
    play: lists(staying, 3),
  });
});

/** Numbers for `walk`. */
export const numbers: fc.Arbitrary<number[]> = fc.array(fc.nat(10_000), { maxLength: 40 });
