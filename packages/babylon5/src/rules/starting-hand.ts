import { ask, type CardId, type Menu, option, type Refusal, refuse, type Seat, scene } from '@orrery/kernel';
import { type CardDef, defOf } from '../card.ts';
import { call, forEach, repeatWhile, v, when } from '../language.ts';
import { type B5State, cardsIn, DECK, HAND, players, RACES, type Race, RESERVE, type Ruleset, zone } from '../state.ts';
import { drawCard, moved, shuffledDeck } from './cards-in-play.ts';
import { type Brought, deckFaults } from './deck.ts';
import { note, opening, put } from './opening.ts';
import { speciesAmbassador } from './starting-ambassador.ts';

/** Cards chosen for the starting hand besides the ambassador (b5/starting-hand/1), unless the ambassador's text says otherwise. */
export const HAND_CHOICES = 3;
/** Cards drawn in the two-player start (b5/two-player/1). */
const DUEL_CARDS = 8;
/** How many cards one player may move between deck and reserve, one at a time. */
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

/** The faults that a seat's cards would have if this card lay on the other side. */
function afterMove(s: B5State, seat: Seat, card: CardId, toDeck: boolean): Refusal | null {
  if (!opening(s).legal) return null;
  const defs = (cards: readonly CardId[]) => cards.map(id => s.defs[id]!);
  const def = s.defs[card]!;
  const deck = defs(cardsIn(s, seat, DECK));
  const reserve = defs(cardsIn(s, seat, RESERVE));
  const [from, to] = toDeck ? [reserve, deck] : [deck, reserve];
  from.splice(from.indexOf(def), 1);
  to.push(def);
  const { ambassador, race } = s.seats[seat]!;
  const cards: Brought = {
    ambassador: s.defs[ambassador]!,
    hand: [],
    toChoose: handSize(defOf(s, ambassador)) + (RACES[race] === 'non-aligned' ? 1 : 0),
    deck,
    reserve,
    crusade: 0,
  };
  return deckFaults(s.ruleset, cards)[0] ?? null;
}

const exchangeMenu: Menu<B5State> = {
  name: 'exchange',
  list: (s, _f, seat) => [
    option('pass'),
    ...oneOfEach(s, cardsIn(s, seat, RESERVE))
      .filter(id => afterMove(s, seat, id, true) === null)
      .map(id => option('to-deck', id)),
    ...oneOfEach(s, cardsIn(s, seat, DECK))
      .filter(id => afterMove(s, seat, id, false) === null)
      .map(id => option('to-reserve', id)),
  ],
  label: (s, _f, o) =>
    o.verb === 'pass'
      ? 'Leave deck and reserve as they are'
      : `${defOf(s, o.a).title}: into the ${o.verb === 'to-deck' ? 'deck' : 'reserve'}`,
  prompt: () => 'The ambassadors are known. Do you exchange cards between your deck and your reserve?',
  judge(s, _f, seat, wish) {
    if (wish.verb === 'card') return RESERVE_ONLY;
    const toDeck = wish.verb === 'to-deck';
    if ((!toDeck && wish.verb !== 'to-reserve') || s.cards[wish.a]?.owner !== seat) return null;
    if (!cardsIn(s, seat, toDeck ? RESERVE : DECK).includes(wish.a)) return RESERVE_ONLY;
    return afterMove(s, seat, wish.a, toDeck);
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
  v.rule('who exchanges', (s, f) => {
    f.l.list = mayExchange(s);
    f.l.moves = s.seats.map(() => 0);
  }),
  repeatWhile(
    v.test(
      'cards are exchanged',
      () => (_s, f) => f.l.list.length > 0,
      () => '',
    )(),
    ask(v, 'exchange a card', { who: (_s, f) => f.l.list, menu: exchangeMenu, skip: false }, (s, f, picks, seats) => {
      const moves: number[] = f.l.moves;
      const done = new Set<Seat>();
      picks.forEach(([pick], i) => {
        const seat = seats[i]!;
        if (pick === undefined || pick.verb === 'pass' || moves[seat]! + 1 >= MOST_MOVES) done.add(seat);
        if (pick === undefined || pick.verb === 'pass') return;
        const toDeck = pick.verb === 'to-deck';
        moved(s, {
          card: pick.a,
          to: zone(seat, toDeck ? DECK : RESERVE),
          from: zone(seat, toDeck ? RESERVE : DECK),
        });
      });
      f.l.moves = moves.map((n, seat) => n + (seats.includes(seat) ? 1 : 0));
      f.l.list = seats.filter(seat => !done.has(seat));
    }),
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
  label: (s, _f, o) => defOf(s, o.a).title,
  prompt: () => 'Which second ambassador do you take into your hand?',
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

/** Procedure: each Non-Aligned player takes a second species ambassador into the hand, in reverse order (b5/starting-hand/4, /6 to /8). */
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
  // cards of different types, the ambassadors not counted (b5/starting-hand/2, b5/starting-hand/5)
  list(s, _f, seat) {
    const types = chosenCards(s, seat).map(id => defOf(s, id).type);
    return oneOfEach(s, cardsIn(s, seat, DECK))
      .filter(id => !types.includes(defOf(s, id).type))
      .map(id => option('card', id));
  },
  label: (s, _f, o) => defOf(s, o.a).title,
  prompt: () => 'Which card do you take into your starting hand?',
  judge(s, _f, seat, wish) {
    if (wish.verb !== 'card') return CHOSEN;
    if (!cardsIn(s, seat, DECK).includes(wish.a)) return CHOSEN;
    return s.ruleset === 'engine' ? SAME_TYPE_ENGINE : SAME_TYPE;
  },
};

const choosers = (s: B5State): Seat[] => {
  const { chosen, given } = opening(s);
  return players(s).filter(
    seat =>
      !given[seat] &&
      chosen[seat]! < handSize(ambassadorDef(s, seat)) &&
      handMenu.list(s, s.stack[0]!, seat).length > 0,
  );
};

/**
 * The cards of which a seat may take one more, since its whole hand is of the kind that its ambassador's text asks for
 * (b5/two-player/4 to /6).
 */
function oneMore(s: B5State, seat: Seat, hand: readonly CardId[], from: readonly CardId[]): CardId[] {
  const fits = ambassadorDef(s, seat)?.oneMoreIfAll ?? null;
  if (fits === null) return [];
  const f = scene(seat, s.seats[seat]!.ambassador);
  return hand.every(id => fits(s, id, f)) ? from.filter(id => fits(s, id, f)) : [];
}

const oneMoreMenu: Menu<B5State> = {
  name: 'one more card',
  list: (s, _f, seat) => {
    const offered = new Set(handMenu.list(s, s.stack[0]!, seat).map(o => o.a));
    return oneMore(s, seat, cardsIn(s, seat, HAND), cardsIn(s, seat, DECK))
      .filter(id => offered.has(id))
      .map(id => option('card', id));
  },
  label: (s, _f, o) => defOf(s, o.a).title,
  prompt: () => 'Your hand lets you take one card more. Which?',
};

v.procedure(
  'starting hands',
  repeatWhile(
    v.test(
      'hands to choose',
      () => s => choosers(s).length > 0,
      () => '',
    )(),
    ask(v, 'choose starting hand', { who: s => choosers(s), menu: handMenu, skip: false }, (s, _f, picks, seats) => {
      picks.forEach(([pick], i) => {
        const seat = seats[i]!;
        note(s, { chosen: put(opening(s).chosen, seat, opening(s).chosen[seat]! + 1) });
        if (pick) moved(s, { card: pick.a, to: zone(seat, HAND), from: zone(seat, DECK) });
      });
    }),
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
  prompt: (_s, f, seat) => `You have drawn ${f.l.size[seat]} cards. Do you keep them?`,
};

const keepMenu: Menu<B5State> = {
  name: 'keep',
  list: (s, _f, seat) => chosenCards(s, seat).map(id => option('card', id)),
  label: (s, _f, o) => defOf(s, o.a).title,
  prompt: (s, _f, seat) => `Which ${handSize(ambassadorDef(s, seat))} cards do you keep?`,
};

const keepOneMoreMenu: Menu<B5State> = {
  name: 'one more card',
  list(s, f, seat) {
    const rest: readonly CardId[] = f.l.rest[seat];
    const kept = cardsIn(s, seat, HAND).filter(id => !rest.includes(id));
    return oneMore(s, seat, kept, rest).map(id => option('card', id));
  },
  label: (s, _f, o) => defOf(s, o.a).title,
  prompt: () => 'Your hand lets you keep one card more. Which?',
  judge: (_s, _f, _seat, wish) => (wish.verb === 'card' ? MORE : null),
};
const MORE = refuse(
  'b5/two-player/5',
  'One card more can be kept only if all of the hand are of the kind that your ambassador asks for.',
);

const stackMenu: Menu<B5State> = {
  name: 'stack',
  list: (_s, f, seat) => f.l.rest[seat].map((id: CardId) => option('card', id)),
  label: (s, _f, o) => defOf(s, o.a).title,
  prompt: () => 'In which order do the others go back on your deck, the new top card first?',
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
