import {
  ask,
  type CardId,
  type Menu,
  many,
  named,
  type Option,
  option,
  type Refusal,
  refuse,
  type Seat,
  scene,
} from '@orrery/kernel';
import { type CardDef, defOf } from '../card.ts';
import { call, forEach, repeatWhile, v, when } from '../language.ts';
import { LOOSE } from '../menus.ts';
import { type B5State, cardsIn, DECK, HAND, players, RACES, type Race, RESERVE, type Ruleset, zone } from '../state.ts';
import { drawCard, moved, shuffledDeck } from './cards-in-play.ts';
import { type Brought, deckFaults } from './deck.ts';
import { note, opening, put } from './opening.ts';
import { speciesAmbassador } from './starting-ambassador.ts';

/** Cards chosen for the starting hand besides the ambassador (b5/starting-hand/1), unless the ambassador's text says otherwise. */
export const HAND_CHOICES = 3;
/** Cards drawn in the two-player start (b5/two-player/1). */
const DUEL_CARDS = 8;
/** How many cards one player may move between deck and reserve. */
const MOST_MOVES = 40;

const SAME_TYPE = refuse(
  'b5/starting-hand/2',
  'The cards of a starting hand, the ambassador aside, are of different types.',
);
const SAME_TYPE_ENGINE = refuse('b5/starting-hand/3', 'No two cards of a starting hand are of one type.');
const CHOSEN = refuse('b5/starting-hand/1', 'A starting hand is chosen from the deck, not dealt.');
const NOT_SPECIES = refuse(
  'b5/starting-hand/4',
  'The second ambassador is one of the League, of a species, and leads nobody yet.',
);
const RESERVE_ONLY = refuse('b5/setup/20', 'Cards are exchanged between your deck and your reserve.');

/** How many cards a seat's ambassador lets it choose, or keep, for its starting hand (b5/starting-hand/3). */
export function handSize(def: CardDef | undefined): number {
  return def?.source.starts?.hand ?? HAND_CHOICES;
}

/**
 * The first rule that a starting hand breaks which came with the setup; the ambassador is not among the cards. Null when it is in order.
 * @param unknown how many cards more a list has in it by names that nobody knows
 */
export function judgeHand(
  ruleset: Ruleset,
  race: Race,
  ambassador: CardDef,
  hand: readonly CardDef[],
  unknown = 0,
): Refusal | null {
  const engine = ruleset === 'engine';
  const league = race === 'non-aligned' ? 1 : 0;
  const wanted = handSize(ambassador) + league;
  const held = hand.length + unknown;
  if (held !== wanted) {
    const rule = league ? 'b5/starting-hand/4' : engine ? 'b5/starting-hand/3' : 'b5/starting-hand/1';
    const second = league ? ', a second species ambassador among them' : '';
    return {
      rule,
      text: `The starting hand is the ambassador and ${wanted} more cards${second}; these are ${held}.`,
    };
  }
  const seconds = league ? hand.filter(speciesAmbassador) : [null];
  if (seconds.length === 0) return unknown > 0 ? null : NOT_SPECIES;
  const fine = seconds.some(second => {
    const types = hand.filter((d, i) => d !== second || hand.indexOf(d) !== i).map(d => d.type);
    return new Set(types).size === types.length;
  });
  return fine ? null : engine ? SAME_TYPE_ENGINE : SAME_TYPE;
}

const ambassadorDef = (s: B5State, seat: Seat): CardDef | undefined => {
  const { ambassador } = s.seats[seat]!;
  return ambassador < 0 ? undefined : defOf(s, ambassador);
};

/** The hand without the second ambassador, which takes nobody's place (b5/starting-hand/5). */
const chosenCards = (s: B5State, seat: Seat): CardId[] =>
  cardsIn(s, seat, HAND).filter(id => id !== opening(s).seconds[seat]);

/** One card of each kind. */
function oneOfEach(s: B5State, cards: readonly CardId[]): CardId[] {
  const seen = new Set<number>();
  return cards.filter(id => !seen.has(s.defs[id]!) && seen.add(s.defs[id]!));
}

// Deck and reserve

/** The copies of a card that lie where an exchange takes them from, as many as are meant. */
function copies(s: B5State, seat: Seat, o: Option, n: number): CardId[] {
  const from = cardsIn(s, seat, o.verb === 'to-deck' ? RESERVE : DECK);
  return from.filter(id => s.defs[id] === s.defs[o.a]).slice(0, n);
}

/** The cards that a plan of exchanges moves, to the deck and to the reserve. */
function moves(s: B5State, seat: Seat, picks: readonly Option[]): { toDeck: CardId[]; toReserve: CardId[] } {
  const meant = (verb: string) =>
    picks.filter((o, i) => o.verb === verb && picks.findIndex(x => x.verb === verb && x.a === o.a) === i);
  const of = (verb: string) => meant(verb).flatMap(o => copies(s, seat, o, named(picks, o)));
  return { toDeck: of('to-deck'), toReserve: of('to-reserve') };
}

/** The first fault that a seat's cards would have after these exchanges; null where they would have none. */
function afterMoves(s: B5State, seat: Seat, picks: readonly Option[]): Refusal | null {
  if (picks.length === 0 || !opening(s).legal) return null;
  const { toDeck, toReserve } = moves(s, seat, picks);
  const left = (kind: number, gone: readonly CardId[], come: readonly CardId[]) =>
    [...cardsIn(s, seat, kind).filter(id => !gone.includes(id)), ...come].map(id => s.defs[id]!);
  const { ambassador, race } = s.seats[seat]!;
  const cards: Brought = {
    ambassador: s.defs[ambassador]!,
    hand: [],
    toChoose: handSize(defOf(s, ambassador)) + (RACES[race] === 'non-aligned' ? 1 : 0),
    deck: left(DECK, toReserve, toDeck),
    reserve: left(RESERVE, toDeck, toReserve),
    crusade: 0,
  };
  return deckFaults(s.ruleset, cards)[0] ?? null;
}

const exchangeMenu: Menu<B5State> = {
  name: 'exchange',
  list: (s, _f, seat) => [
    ...oneOfEach(s, cardsIn(s, seat, RESERVE)).map(id => option('to-deck', id)),
    ...oneOfEach(s, cardsIn(s, seat, DECK)).map(id => option('to-reserve', id)),
  ],
  label: (s, _f, o) => `${defOf(s, o.a).title}: into the ${o.verb === 'to-deck' ? 'deck' : 'reserve'}`,
  card: (s, _f, o) => defOf(s, o.a).title,
  prompt: () => 'Which cards do you exchange between your deck and your reserve?',
  stakes: () =>
    'You have seen all ambassadors. You may move as many cards as you like, all at once, as long as the deck stays legal; if you name none, all stays as it is.',
  rule: s => (s.ruleset === 'engine' ? 'b5/setup/20' : 'b5/starting-hand/9'),
  judge(s, _f, seat, wish) {
    if (wish.verb === 'card') return RESERVE_ONLY;
    const toDeck = wish.verb === 'to-deck';
    if ((!toDeck && wish.verb !== 'to-reserve') || s.cards[wish.a]?.owner !== seat) return null;
    return cardsIn(s, seat, toDeck ? RESERVE : DECK).includes(wish.a) ? null : RESERVE_ONLY;
  },
};

/** Who may exchange cards: in tournaments everybody with a reserve (b5/starting-hand/9), under the engine rules whose ambassadors clashed (b5/setup/20). */
function mayExchange(s: B5State): Seat[] {
  const { given, clashed } = opening(s);
  return players(s).filter(
    seat =>
      cardsIn(s, seat, RESERVE).length > 0 &&
      !given[seat] &&
      (s.ruleset === 'tournament' || (s.ruleset === 'engine' && clashed.includes(seat))),
  );
}

v.procedure(
  'exchange cards',
  ask(
    v,
    'exchange cards',
    {
      who: mayExchange,
      menu: exchangeMenu,
      min: () => 0,
      max: () => MOST_MOVES,
      skip: false,
      plan: {
        times: (s, _f, seat, o) => copies(s, seat, o, MOST_MOVES).length,
        check: (s, _f, seat, picks) => afterMoves(s, seat, picks),
      },
    },
    (s, _f, picks, seats) => {
      picks.forEach((list, i) => {
        const seat = seats[i]!;
        const { toDeck, toReserve } = moves(s, seat, list);
        for (const card of toDeck) moved(s, { card, to: zone(seat, DECK), from: zone(seat, RESERVE) });
        for (const card of toReserve) moved(s, { card, to: zone(seat, RESERVE), from: zone(seat, DECK) });
      });
    },
  ),
);

// The second ambassador of the Non-Aligned

const secondMenu: Menu<B5State> = {
  name: 'second ambassador',
  list(s, _f, seat) {
    const standing = players(s).map(p => ambassadorDef(s, p)?.index);
    return oneOfEach(s, cardsIn(s, seat, DECK))
      .filter(id => speciesAmbassador(defOf(s, id)) && !standing.includes(s.defs[id]!))
      .map(id => option('second', id));
  },
  ...LOOSE,
  prompt: () => 'Which second ambassador do you take into your hand?',
  stakes: () => 'It starts in your hand, besides the cards of your starting hand, and can be sponsored later.',
  rule: 'b5/starting-hand/4',
  judge: (_s, _f, _seat, wish) => (wish.verb === 'second' ? NOT_SPECIES : null),
};

const lastFirst = v.list(
  'the Non-Aligned, the last first',
  () => s =>
    players(s)
      .filter(seat => RACES[s.seats[seat]!.race] === 'non-aligned' && !opening(s).given[seat])
      .reverse(),
  () => '',
  'seat',
);

/**
 * Procedure: each Non-Aligned player takes a second species ambassador into the hand, in reverse order (b5/starting-hand/4,
 * b5/starting-hand/6, b5/starting-hand/7, b5/starting-hand/8).
 */
v.procedure(
  'second ambassadors',
  forEach(
    lastFirst(),
    'seat',
    ask(v, 'choose second ambassador', { who: (_s, f) => [f.l.seat], menu: secondMenu }, (s, f, picks) => {
      const pick = picks[0]?.[0];
      if (pick === undefined) return;
      const seat: Seat = f.l.seat;
      moved(s, { card: pick.a, to: zone(seat, HAND), from: zone(seat, DECK) });
      note(s, { seconds: put(opening(s).seconds, seat, pick.a) });
    }),
  ),
);

// The starting hand

const handMenu: Menu<B5State> = {
  name: 'starting hand',
  list: (s, _f, seat) => oneOfEach(s, cardsIn(s, seat, DECK)).map(id => option('card', id)),
  ...LOOSE,
  prompt: (s, _f, seat) => `Which ${many(toChoose(s, seat), 'card')} of your deck do you start with in hand?`,
  stakes: () =>
    'Each must be of another type. You choose these instead of drawing; the rest is shuffled and is your deck. A cheap character, a conflict and an agenda are a good start.',
  rule: s => (s.ruleset === 'engine' ? 'b5/starting-hand/3' : 'b5/starting-hand/1'),
  // the first card of each type, as many as are chosen
  least: (s, _f, seat, list) =>
    list
      .filter((o, i) => list.findIndex(x => defOf(s, x.a).type === defOf(s, o.a).type) === i)
      .slice(0, toChoose(s, seat)),
  judge: () => CHOSEN,
};

/** How many cards a seat chooses for its starting hand: fewer where its deck has not as many types (b5/starting-hand/2). */
function toChoose(s: B5State, seat: Seat): number {
  const types = new Set(cardsIn(s, seat, DECK).map(id => defOf(s, id).type));
  return Math.min(handSize(ambassadorDef(s, seat)), types.size);
}

/** Two cards of a starting hand are of one type, the ambassadors not counted (b5/starting-hand/2, b5/starting-hand/5). */
function sameType(s: B5State, picks: readonly Option[]): Refusal | null {
  const types = picks.map(o => defOf(s, o.a).type);
  if (new Set(types).size === types.length) return null;
  return s.ruleset === 'engine' ? SAME_TYPE_ENGINE : SAME_TYPE;
}

const choosers = (s: B5State): Seat[] => players(s).filter(seat => !opening(s).given[seat] && toChoose(s, seat) > 0);

/**
 * The cards of which a seat may take one more, since its whole hand is of the kind that its ambassador's text asks for
 * (b5/two-player/4, b5/two-player/5, b5/two-player/6).
 */
function oneMore(s: B5State, seat: Seat, hand: readonly CardId[], from: readonly CardId[]): CardId[] {
  const fits = ambassadorDef(s, seat)?.oneMoreIfAll ?? null;
  if (fits === null) return [];
  const f = scene(seat, s.seats[seat]!.ambassador);
  return hand.every(id => fits(s, id, f)) ? from.filter(id => fits(s, id, f)) : [];
}

const oneMoreMenu: Menu<B5State> = {
  name: 'one more card',
  // of another type than those chosen before (b5/starting-hand/2)
  list: (s, _f, seat) => {
    const types = chosenCards(s, seat).map(id => defOf(s, id).type);
    const fresh = oneOfEach(s, cardsIn(s, seat, DECK)).filter(id => !types.includes(defOf(s, id).type));
    return oneMore(s, seat, cardsIn(s, seat, HAND), fresh).map(id => option('card', id));
  },
  ...LOOSE,
  prompt: () => 'Which one card more do you take into your starting hand?',
  stakes: () =>
    'All of your hand is of the kind that your ambassador asks for, so you may take one more of that kind. You may also take none.',
  rule: 'b5/two-player/5',
};

v.procedure(
  'starting hands',
  ask(
    v,
    'choose starting hand',
    {
      who: choosers,
      menu: handMenu,
      min: (s, _f, seat) => toChoose(s, seat),
      max: (s, _f, seat) => toChoose(s, seat),
      skip: false,
      plan: { times: () => 1, check: (s, _f, _seat, picks) => sameType(s, picks) },
    },
    (s, _f, picks, seats) => {
      picks.forEach((list, i) => {
        const seat = seats[i]!;
        for (const o of list) moved(s, { card: o.a, to: zone(seat, HAND), from: zone(seat, DECK) });
      });
    },
  ),
  ask(
    v,
    'choose one more',
    {
      who: s => players(s).filter(seat => !opening(s).given[seat] && ambassadorDef(s, seat)?.oneMoreIfAll),
      menu: oneMoreMenu,
      min: () => 0,
      skip: false,
    },
    (s, _f, picks, seats) => {
      picks.forEach(([pick], i) => {
        if (pick) moved(s, { card: pick.a, to: zone(seats[i]!, HAND), from: zone(seats[i]!, DECK) });
      });
    },
  ),
);

// The two-player start of the engine rules

const againMenu: Menu<B5State> = {
  name: 'mulligan',
  list: (s, f, seat) =>
    f.l.size[seat] > 1 && chosenCards(s, seat).length > 0 ? [option('mulligan'), option('pass')] : [option('pass')],
  label: (_s, _f, o) => (o.verb === 'pass' ? 'Keep these cards' : 'Shuffle them away and draw one card fewer'),
  prompt: (_s, f, seat) => `You have drawn ${many(f.l.size[seat], 'card')}. Do you go on with them?`,
  stakes: (s, f, seat) =>
    `You keep ${handSize(ambassadorDef(s, seat))} of them in hand and put the others on top of your deck. Each new try gives one card fewer: ${f.l.size[seat] - 1} next.`,
  rule: 'b5/two-player/2',
};

const keepMenu: Menu<B5State> = {
  name: 'keep',
  list: (s, _f, seat) => chosenCards(s, seat).map(id => option('card', id)),
  ...LOOSE,
  prompt: (s, _f, seat) =>
    `Which ${handSize(ambassadorDef(s, seat))} of your ${chosenCards(s, seat).length} cards do you keep?`,
  stakes: () =>
    'They are your starting hand, of whatever types. The others go back on top of your deck, in an order that you choose next.',
  rule: 'b5/two-player/1',
};

const keepOneMoreMenu: Menu<B5State> = {
  name: 'one more card',
  list(s, f, seat) {
    const rest: readonly CardId[] = f.l.rest[seat];
    const kept = cardsIn(s, seat, HAND).filter(id => !rest.includes(id));
    return oneMore(s, seat, kept, rest).map(id => option('card', id));
  },
  ...LOOSE,
  prompt: () => 'Which one card more do you keep?',
  stakes: () =>
    'All that you keep is of the kind that your ambassador asks for, so you may keep one more of that kind. You may also keep none.',
  rule: 'b5/two-player/5',
  judge: (_s, _f, _seat, wish) => (wish.verb === 'card' ? MORE : null),
};
const MORE = refuse(
  'b5/two-player/5',
  'One card more can be kept only if all of the hand are of the kind that your ambassador asks for.',
);

const stackMenu: Menu<B5State> = {
  name: 'stack',
  list: (_s, f, seat) => f.l.rest[seat].map((id: CardId) => option('card', id)),
  ...LOOSE,
  prompt: (_s, f, seat) =>
    `In which order do the other ${f.l.rest[seat].length} go back on your deck, the top card first?`,
  stakes: () => 'You draw them in that order, one each turn, before the rest of your deck.',
  rule: 'b5/two-player/1',
};

const drawSome = (s: B5State, seat: Seat, n: number): void => {
  for (let k = 0; k < n; k++) if (!drawCard(s, seat)) return;
};

/** Procedure: instead of choosing a hand each player draws eight cards, keeps some and stacks the others (b5/two-player/1). */
v.procedure(
  'two-player start',
  v.rule('eight cards are drawn', (s, f) => {
    f.l.size = s.seats.map(() => DUEL_CARDS);
    f.l.unsure = opening(s).options.includes('mulligan') ? players(s) : [];
    for (const seat of players(s)) {
      shuffledDeck(s, { seat });
      drawSome(s, seat, DUEL_CARDS);
    }
  }),
  // a hand is shuffled away for one of a card less, as often as one likes (b5/two-player/2)
  repeatWhile(
    v.test(
      'somebody is not content',
      () => (_s, f) => f.l.unsure.length > 0,
      () => '',
    )(),
    ask(v, 'mulligan or not', { who: (_s, f) => f.l.unsure, menu: againMenu }, (s, f, picks, seats) => {
      const again = seats.filter((_, i) => picks[i]![0]?.verb === 'mulligan');
      for (const seat of again) {
        f.l.size = put(f.l.size, seat, f.l.size[seat] - 1);
        for (const card of chosenCards(s, seat)) moved(s, { card, to: zone(seat, DECK), from: zone(seat, HAND) });
        shuffledDeck(s, { seat });
        drawSome(s, seat, f.l.size[seat]);
      }
      f.l.unsure = again;
    }),
  ),
  ask(
    v,
    'choose what to keep',
    {
      who: s => players(s),
      menu: keepMenu,
      min: (s, _f, seat) => handSize(ambassadorDef(s, seat)),
      max: (s, _f, seat) => handSize(ambassadorDef(s, seat)),
    },
    (s, f, picks, seats) => {
      const rest: CardId[][] = s.seats.map(() => []);
      seats.forEach((seat, i) => {
        const kept = picks[i]!.map(o => o.a);
        rest[seat] = chosenCards(s, seat).filter(id => !kept.includes(id));
      });
      f.l.rest = rest;
    },
  ),
  ask(
    v,
    'keep one more',
    {
      who: s => players(s).filter(seat => ambassadorDef(s, seat)?.oneMoreIfAll),
      menu: keepOneMoreMenu,
      min: () => 0,
      skip: false,
    },
    (_s, f, picks, seats) => {
      picks.forEach(([pick], i) => {
        const seat = seats[i]!;
        if (pick)
          f.l.rest = put(
            f.l.rest as CardId[][],
            seat,
            (f.l.rest as CardId[][])[seat]!.filter(id => id !== pick.a),
          );
      });
    },
  ),
  ask(
    v,
    'stack the rest',
    {
      who: (s, f) => players(s).filter(seat => f.l.rest[seat].length > 0),
      menu: stackMenu,
      min: (_s, f, seat) => f.l.rest[seat].length,
      max: (_s, f, seat) => f.l.rest[seat].length,
      ordered: true,
    },
    (s, _f, picks, seats) => {
      picks.forEach((list, i) => {
        for (const o of [...list].reverse())
          moved(s, { card: o.a, to: zone(seats[i]!, DECK), from: zone(seats[i]!, HAND) });
      });
    },
  ),
);

const duel = v.test(
  'two-player start',
  () => s => opening(s).options.includes('two-player start'),
  () => '',
);

/** Procedure: hands are chosen and decks shuffled; or, in the two-player start, shuffled first and drawn (b5/setup/21). */
v.procedure(
  'hands and decks',
  when(
    duel(),
    call('two-player start'),
    v.flow(
      'choose and shuffle',
      c => {
        c.effect(call('starting hands'));
        c.step({
          op: 'do',
          act: s => {
            for (const seat of players(s)) shuffledDeck(s, { seat });
          },
        });
      },
      () => '',
    )(),
  ),
);
