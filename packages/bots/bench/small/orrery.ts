import {
  type Amount,
  ask,
  assemble,
  BadInput,
  type CardState,
  EVERYBODY,
  type Frame,
  type Game,
  knower,
  language,
  type Menu,
  moveCard,
  NOBODY,
  type Option,
  option,
  ownCard,
  ownSeat,
  push,
  type Ref,
  type Seat,
  type SeatState,
  type State,
  seeded,
  unseenBy,
} from '@orrery/kernel';
import { CARDS, type Card, DEALS, DECK, deal, energyOf, HAND, LIFE, PLAYERS, type Summary, TURNS } from './cards.ts';

interface SmallCard extends CardState {
  damage: number;
  boost: number;
  ready: boolean;
}

interface SmallSeat extends SeatState {
  life: number;
  energy: number;
  turns: number;
}

/** A match of the small game on the kernel. */
export interface Small extends State {
  cards: SmallCard[];
  seats: SmallSeat[];
  turn: number;
  active: Seat;
}

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const BLANK_CARD = { owner: 0, zone: -1, known: 0, damage: 0, boost: 0, ready: false };
const BLANK_SEAT = { out: false, life: LIFE, energy: 0, turns: 0 };

const deck = (seat: Seat) => seat;
const hand = (seat: Seat) => PLAYERS + seat;
const play = (seat: Seat) => 2 * PLAYERS + seat;
const discard = (seat: Seat) => 3 * PLAYERS + seat;
const gone = 4 * PLAYERS;

const definition = (s: Small, card: number): Card => CARDS[s.defs[card]!]!;
const name = (s: Small, card: number): string => definition(s, card).id;
const player = (seat: Seat): string => `player ${seat + 1}`;
const power = (s: Small, card: number): number => definition(s, card).power + s.cards[card]!.boost;

/** Who sees the cards of a zone: hands are their players', decks nobody's. */
const seersAt = (_s: Small, zone: number): number =>
  zone < PLAYERS ? NOBODY : zone < 2 * PLAYERS ? knower(zone - PLAYERS) : EVERYBODY;
const seers = (s: Small, card: number): number => seersAt(s, s.cards[card]!.zone);

// What can happen.

const { v, facts, programs, call, choose, repeatWhile, together } = language<Small, 'seat'>({
  card: name,
  title: name,
  kinds: { seat: (_s, seat) => player(seat) },
  name: (s, kind, id) => (kind === 'seat' ? player(id) : name(s, id)),
});

const drew = facts.define<{ seat: Seat; card: number }>('drew', {
  apply: (s, x) => moveCard(s, x.card, hand(x.seat)),
  show: { seat: 'seat', card: 'card' },
  say: n => `${n.seat} draws ${n.card}.`,
});

const energized = facts.define<{ seat: Seat; amount: number }>('energized', {
  apply: (s, x) => {
    ownSeat(s, x.seat).energy += x.amount;
  },
  show: { seat: 'seat', amount: 'plain' },
  say: (n, x) => `${n.seat} has ${x.amount! < 0 ? 'paid' : 'gained'} ${Math.abs(x.amount!)} energy.`,
});

const entered = facts.define<{ card: number }>('entered', {
  apply: (s, x) => moveCard(s, x.card, play(s.cards[x.card]!.owner)),
  show: { card: 'card' },
  say: n => `${n.card} enters play.`,
});

const used = facts.define<{ card: number }>('used', {
  apply: (s, x) => moveCard(s, x.card, discard(s.cards[x.card]!.owner)),
  show: { card: 'card' },
  say: n => `${n.card} is played.`,
});

const readied = facts.define<{ card: number; ready: boolean }>('readied', {
  apply: (s, x) => {
    ownCard(s, x.card).ready = x.ready;
  },
  show: { card: 'card', ready: 'plain' },
  say: () => '',
});

const damaged = facts.define<{ card: number; amount: number }>('damaged', {
  apply: (s, x) => {
    ownCard(s, x.card).damage += x.amount;
  },
  show: { card: 'card', amount: 'plain' },
  say: n => `${n.card} takes ${n.amount} damage.`,
  unsettles: true,
});

const boosted = facts.define<{ card: number; amount: number }>('boosted', {
  apply: (s, x) => {
    ownCard(s, x.card).boost += x.amount;
  },
  show: { card: 'card', amount: 'plain' },
  say: (n, x) => `${n.card} has ${Math.abs(x.amount!)} power ${x.amount! < 0 ? 'less' : 'more'}.`,
  unsettles: true,
});

const hurt = facts.define<{ seat: Seat; amount: number }>('hurt', {
  apply: (s, x) => {
    ownSeat(s, x.seat).life -= x.amount;
  },
  show: { seat: 'seat', amount: 'plain' },
  say: n => `${n.seat} loses ${n.amount} life.`,
  unsettles: true,
});

const died = facts.define<{ card: number }>('died', {
  apply: (s, x) => {
    moveCard(s, x.card, discard(s.cards[x.card]!.owner));
    const card = ownCard(s, x.card);
    card.damage = 0;
    card.boost = 0;
    card.ready = false;
  },
  show: { card: 'card' },
  say: n => `${n.card} dies.`,
});

const fell = facts.define<{ seat: Seat }>('fell', {
  apply: (s, x) => {
    ownSeat(s, x.seat).out = true;
    for (const zone of [deck(x.seat), hand(x.seat), play(x.seat)]) {
      for (const card of s.zones[zone]!) moveCard(s, card, gone);
    }
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} is out.`,
});

const began = facts.define<{ seat: Seat }>('began', {
  apply: (s, x) => {
    const seat = ownSeat(s, x.seat);
    s.turn++;
    s.active = x.seat;
    seat.turns++;
    seat.energy = energyOf(seat.turns);
  },
  show: { seat: 'seat' },
  say: n => `${n.seat} begins a turn.`,
});

// The words in which cards and procedures are written.

const powerOf = v.amount(
  'powerOf',
  (c, unit: Ref) => {
    const id = c.ref(unit);
    return (s, f) => power(s, id(s, f));
  },
  (t, unit) => `the power of ${t.ref(unit)}`,
);

const enemyUnits = v.list(
  'enemyUnits',
  () => (s, f) => SEATS.flatMap(seat => (seat === f.you ? [] : s.zones[play(seat)]!)),
  () => 'the units of other players',
);

const damage = v.effect(
  'damage',
  (c, unit: Ref, amount: Amount) => {
    const id = c.ref(unit);
    const read = c.amount(amount);
    return (s, f) => damaged(s, { card: id(s, f), amount: read(s, f) });
  },
  (t, unit, amount) => `deal ${t.amount(amount)} damage to ${t.ref(unit)}`,
);

const loseLife = v.effect(
  'loseLife',
  (c, seat: Ref, amount: Amount) => {
    const id = c.ref(seat);
    const read = c.amount(amount);
    return (s, f) => hurt(s, { seat: id(s, f), amount: read(s, f) });
  },
  (t, seat, amount) => `${t.ref(seat)} loses ${t.amount(amount)} life`,
);

const boost = v.effect(
  'boost',
  (c, unit: Ref, amount: Amount) => {
    const id = c.ref(unit);
    const read = c.amount(amount);
    return (s, f) => boosted(s, { card: id(s, f), amount: read(s, f) });
  },
  (t, unit, amount) => `${t.ref(unit)} has ${t.amount(amount)} more power until the end of the turn`,
);

const gainEnergy = v.effect(
  'gainEnergy',
  (c, amount: Amount) => {
    const read = c.amount(amount);
    return (s, f) => energized(s, { seat: f.you, amount: read(s, f) });
  },
  (t, amount) => `gain ${t.amount(amount)} energy`,
);

const exhaust = v.effect(
  'exhaust',
  (c, unit: Ref) => {
    const id = c.ref(unit);
    return (s, f) => readied(s, { card: id(s, f), ready: false });
  },
  (t, unit) => `${t.ref(unit)} is no longer ready`,
);

// The procedures.

v.procedure(
  'attack a unit',
  exhaust('self'),
  together(damage('target', powerOf('self')), damage('self', powerOf('target'))),
);

v.procedure('attack a player', exhaust('self'), loseLife('target', powerOf('self')));

/** What the player whose turn it is may do. Both versions list it in this order. */
const actions: Menu<Small> = {
  name: 'action',
  list(s, _f, you) {
    const list: Option[] = [];
    const { energy } = s.seats[you]!;
    for (const card of s.zones[hand(you)]!) {
      const { kind, cost, does } = definition(s, card);
      if (cost > energy) continue;
      if (kind === 'unit') list.push(option('play', card));
      else if (does === 'boost') for (const unit of s.zones[play(you)]!) list.push(option('use', card, unit));
      else strikes(s, you, 'use', 'hit', card, list);
    }
    for (const unit of s.zones[play(you)]!) if (s.cards[unit]!.ready) strikes(s, you, 'attack', 'raid', unit, list);
    list.push(option('end'));
    return list;
  },
  label(s, _f, o) {
    const target = o.verb === 'hit' || o.verb === 'raid' ? player(o.b) : o.b < 0 ? '' : name(s, o.b);
    if (o.verb === 'end') return 'End the turn';
    if (o.verb === 'attack' || o.verb === 'raid') return `Attack ${target} with ${name(s, o.a)}`;
    return `Play ${name(s, o.a)}${target && ` on ${target}`}`;
  },
  prompt: () => 'Play a card, attack, or end your turn.',
};

/** Every unit and player that a seat may strike. */
function strikes(s: Small, you: Seat, unitVerb: string, playerVerb: string, by: number, list: Option[]): void {
  for (const seat of SEATS) {
    if (seat === you || s.seats[seat]!.out) continue;
    for (const unit of s.zones[play(seat)]!) list.push(option(unitVerb, by, unit));
    list.push(option(playerVerb, by, seat));
  }
}

function act(s: Small, f: Frame, { verb, a, b }: Option): void {
  if (verb === 'end') f.l.done = true;
  else if (verb === 'attack') push(s, attackUnit, f.you, a, { target: b });
  else if (verb === 'raid') push(s, attackPlayer, f.you, a, { target: b });
  else {
    energized(s, { seat: f.you, amount: -definition(s, a).cost });
    if (verb === 'play') entered(s, { card: a });
    else {
      const { onUnit, onPlayer } = effects[s.defs[a]!]!;
      used(s, { card: a });
      push(s, verb === 'hit' ? onPlayer : onUnit, f.you, a, { target: b });
    }
  }
}

const activePlayer = v.ref(
  'activePlayer',
  () => s => s.active,
  () => 'the player whose turn it is',
);
const inTurn = v.test(
  'inTurn',
  () => (_s, f) => f.l.done !== true,
  () => 'the turn is not over',
);
const untilTheEnd = v.test(
  'untilTheEnd',
  () => s => s.result === null,
  () => 'the game is not over',
);

v.procedure(
  'turn',
  v.rule('begin the turn', (s, f) => {
    began(s, { seat: f.you });
    for (const unit of s.zones[play(f.you)]!) if (!s.cards[unit]!.ready) readied(s, { card: unit, ready: true });
    const top = s.zones[deck(f.you)]!.at(-1);
    if (top !== undefined) drew(s, { seat: f.you, card: top });
  }),
  repeatWhile(
    inTurn(),
    ask<Small>(v, 'action', { who: (_s, f) => [f.you], menu: actions, skip: false }, (s, f, picks) =>
      act(s, f, picks[0]![0]!),
    ),
  ),
  v.rule('end the boosts', s => {
    for (const seat of SEATS) {
      for (const unit of s.zones[play(seat)]!) {
        const { boost } = s.cards[unit]!;
        if (boost > 0) boosted(s, { card: unit, amount: -boost });
      }
    }
  }),
  v.rule('pass the turn on', s => {
    if (s.turn === TURNS) {
      const most = Math.max(...s.seats.map(seat => (seat.out ? 0 : seat.life)));
      s.result = { winners: SEATS.filter(seat => s.seats[seat]!.life === most), kind: 'most life' };
      return;
    }
    do s.active = (s.active + 1) % PLAYERS;
    while (s.seats[s.active]!.out);
  }),
);

v.procedure('match', repeatWhile(untilTheEnd(), call('turn', { you: activePlayer() })));

// The cards: data becomes words, words become programs.

v.link(programs);
const attackUnit = programs.find('attack a unit')!;
const attackPlayer = programs.find('attack a player')!;

const effects = CARDS.map(card => {
  const compile = (what: string, ...words: Parameters<typeof v.compile>[1]) =>
    programs.add(`${card.id}: ${what}`, v.compile(programs, words));
  const none = -1;
  return {
    onUnit:
      card.kind === 'unit'
        ? none
        : compile('on a unit', card.does === 'boost' ? boost('target', card.power) : damage('target', card.power)),
    onPlayer: card.does === 'damage' ? compile('on a player', loseLife('target', card.power)) : none,
    enters: card.enters
      ? compile(
          'enters',
          choose(
            'victim',
            { list: enemyUnits(), prompt: `${card.id} damages which unit?` },
            damage('victim', card.enters),
          ),
        )
      : none,
    mourns: card.mourns ? compile('mourns', gainEnergy(card.mourns)) : none,
  };
});

/** The small game. Its setup is `{ deal: number }`. */
export const smallGame: Game<Small> = {
  name: 'small',
  title: 'The small game',
  version: '1',
  programs,
  facts,
  cardIds: CARDS.map(card => card.id),
  blankCard: BLANK_CARD,
  blankSeat: BLANK_SEAT,
  about: {},

  create(options, seed) {
    const number = (options as { deal?: unknown } | null)?.deal;
    if (!Number.isInteger(number) || (number as number) < 0 || (number as number) >= DEALS) {
      throw new BadInput(`The small game has the deals 0 to ${DEALS - 1}.`);
    }
    const defs = deal(number as number);
    const zones: number[][] = Array.from({ length: gone + 1 }, () => []);
    const s: Small = {
      own: 0,
      cards: [],
      defs,
      seats: SEATS.map(() => ({ own: 0, ...BLANK_SEAT })),
      stack: [],
      zones,
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
      turn: 0,
      active: 0,
    };
    for (let id = 0; id < PLAYERS * DECK; id++) {
      const owner = Math.floor(id / DECK);
      const zone = id % DECK < HAND ? hand(owner) : deck(owner);
      s.cards.push({ own: 0, owner, zone, known: 0, damage: 0, boost: 0, ready: false });
      zones[zone]!.push(id);
    }
    for (const seat of SEATS) zones[deck(seat)]!.reverse();
    push(s, programs.find('match')!, 0, -1, {});
    return s;
  },

  settle(s) {
    for (const seat of SEATS) {
      for (const unit of s.zones[play(seat)]!) if (s.cards[unit]!.damage >= 2 * power(s, unit)) died(s, { card: unit });
    }
    for (const seat of SEATS) if (!s.seats[seat]!.out && s.seats[seat]!.life <= 0) fell(s, { seat });
    const left = SEATS.filter(seat => !s.seats[seat]!.out);
    if (left.length === 1) s.result = { winners: left, kind: 'last one left' };
  },

  replace: (_s, _type, fact) => fact,

  notice(s, type, fact) {
    if (type === entered.index) {
      const { owner } = s.cards[fact.card]!;
      const program = effects[s.defs[fact.card]!]!.enters;
      if (program >= 0) s.pending = [...s.pending, programs.waiting(program, owner, fact.card, { fact })];
    } else if (type === died.index) {
      for (const seat of SEATS) {
        for (const unit of s.zones[play(seat)]!) {
          const program = effects[s.defs[unit]!]!.mourns;
          if (program >= 0) s.pending = [...s.pending, programs.waiting(program, seat, unit, { fact })];
        }
      }
    }
  },

  arrange: (_s, pending) => pending,
  windowOrder: () => [],
  responses: () => [],
  mayRespond: () => false,
  knows: (s, card, viewer) => viewer === 'all' || (seers(s, card) & knower(viewer)) !== 0,
  unseen: (s, viewer) => unseenBy(s, viewer, seersAt, seers),
  table: (s, viewer) => ({
    turn: s.turn,
    active: s.active,
    seats: s.seats.map(({ out, life, energy }, seat) => ({
      out,
      life,
      energy,
      hand: s.zones[hand(seat)]!.map(id => (seat === viewer || viewer === 'all' ? { id, card: name(s, id) } : null)),
      units: s.zones[play(seat)]!.map(id => {
        const { damage, boost, ready } = s.cards[id]!;
        return { id, card: name(s, id), damage, boost, ready };
      }),
    })),
  }),
  leave: (s, seat) => {
    fell(s, { seat });
    s.unsettled = true;
  },
};

assemble(smallGame);

/** Where a match stands. */
export function summary(s: Small): Summary {
  return {
    turn: s.turn,
    active: s.active,
    players: s.seats.map((seat, i) => ({
      life: seat.life,
      energy: seat.energy,
      hand: s.zones[hand(i)]!,
      units: s.zones[play(i)]!.map(id => {
        const { damage, boost, ready } = s.cards[id]!;
        return [id, damage, boost, ready ? 1 : 0] as const;
      }),
    })),
    winners: s.result?.winners ?? null,
  };
}
