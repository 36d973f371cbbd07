// The start of a match: the empty table, both decks, the two starting locations and the opening hands (wars/starting-the-game).
// The places of the two locations are in playing/playing-a-location.ts.
import {
  addCard,
  ask,
  BadInput,
  type CardId,
  EVERYBODY,
  freshToken,
  learn,
  type Menu,
  option,
  push,
  roll,
  type Seat,
  seeded,
  shuffleHidden,
} from '@orrery/kernel';
import { DEFS, defOf, LIBRARY } from '../../card.ts';
import { deckFaults, type WarsSetup } from '../../decks/deck.ts';
import { facts, v } from '../../language.ts';
import { FACTION_NAMES, PILE_NAMES, titleOf } from '../../names.ts';
import { BLANK_SEAT, pile, RESERVE, restingCard, type WarsState, ZONES, zone } from '../../state.ts';
import { draw } from '../cards/draw.ts';
import { entered } from '../cards/in-play.ts';

/** The number of cards in an opening hand (wars/starting-the-game/6). */
export const OPENING_HAND = 8;

/** Returns an empty table for two, without cards. */
export function emptyTable(seed: number): WarsState {
  const own = freshToken();
  return {
    own,
    cards: [],
    defs: [],
    seats: [0, 1].map(() => ({ own, ...BLANK_SEAT })),
    stack: [],
    zones: Array.from({ length: ZONES }, () => []),
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
    phase: 'activate',
    phaseOver: false,
    tournament: false,
    initiative: -1,
    passes: 0,
    items: [],
    itemsMade: 0,
    resolving: [],
    waiting: [],
    delayed: [],
    lasting: [],
    battle: null,
    regions: [],
    activated: false,
    drained: [],
    attacked: [],
    fought: [],
    entries: [],
    done: [],
    movesNow: false,
  };
}

/** Returns the index of a card's definition by its id. @throws BadInput if there is none */
export function defById(id: string): number {
  const def = LIBRARY.find(id);
  if (def === undefined) throw new BadInput(`There is no WARS card "${id}".`);
  return def.index;
}

/** Adds a card to the table, in a zone. Returns its number. */
export function deal(s: WarsState, def: number, owner: Seat, at: number): CardId {
  const id = addCard(s, restingCard(s.own, owner, at), def);
  const zones = s.zones.slice();
  zones[at] = [...zones[at]!, id];
  s.zones = zones;
  return id;
}

/** Returns a match at its very beginning. @throws BadInput if the setup is wrong */
export function create(setup: unknown, seed: number, match: number): WarsState {
  const { seats, first, format = 'constructed', tournament = false } = (setup ?? {}) as Partial<WarsSetup>;
  if (!Array.isArray(seats) || seats.length !== 2)
    throw new BadInput('WARS is a game for 2 players. The setup needs 2 seats.');
  const s = emptyTable(seed);
  seats.forEach((seat, i) => {
    if (!Array.isArray(seat?.deck)) throw new BadInput(`Seat ${i + 1} of the setup has no deck.`);
    if (seat.name !== undefined) s.seats[i]!.name = String(seat.name);
    const deck = seat.location === undefined ? seat.deck : [seat.location, ...seat.deck];
    const fault =
      format === 'any' ? undefined : deckFaults(deck.map(String), format, id => LIBRARY.find(id)?.source)[0];
    if (fault !== undefined) throw new BadInput(`The deck of seat ${i + 1}: ${fault.text} (${fault.rule})`);
    for (const id of deck) deal(s, defById(String(id)), i, zone(i, RESERVE));
    if (!pile(s, i, RESERVE).some(id => defOf(s, id).type === 'location'))
      throw new BadInput(`The deck of seat ${i + 1} has no location to start with.`);
  });
  if (first !== undefined && first !== 0 && first !== 1) throw new BadInput('The first turn goes to seat 0 or seat 1.');
  s.tournament = tournament === true;
  s.active = first ?? roll(s, 2);
  push(s, match, s.active, -1, {});
  return s;
}

/** The starting locations are revealed together (wars/starting-the-game/3). */
export const startingLocation = facts.define<{ seat: Seat; card: CardId }>('starting-location', {
  apply(s, x) {
    learn(s, x.card, EVERYBODY);
  },
  show: { seat: 'seat', card: 'card' },
  opens: () => true,
  say: n => `${n.seat} starts with ${n.card}.`,
});

/** A reserve, or another hidden pile, is shuffled. */
export const shuffled = facts.define<{ seat: Seat; kind: number }>('shuffled', {
  apply(s, x) {
    const ids = pile(s, x.seat, x.kind);
    shuffleHidden(s, ids);
  },
  show: { seat: 'seat', kind: 'plain' },
  say: (n, x) => `${n.seat} shuffles the ${PILE_NAMES[x.kind!]}.`,
});

/** Returns the locations of a player's reserve, each title once, in the order of the deck list (wars/starting-the-game/2). */
export function startingLocations(s: WarsState, seat: Seat): CardId[] {
  const seen = new Set<number>();
  return pile(s, seat, RESERVE).filter(id => {
    const def = s.defs[id]!;
    if (DEFS[def]!.type !== 'location' || seen.has(def)) return false;
    seen.add(def);
    return true;
  });
}

const startMenu: Menu<WarsState> = {
  name: 'starting location',
  list: (s, _f, seat) => startingLocations(s, seat).map(id => option('card', id)),
  label: (s, _f, o) => {
    const [mine, theirs] = defOf(s, o.a).source.energy ?? [0, 0];
    return `${titleOf(s, o.a)} (energy ${mine} for you, ${theirs} for them)`;
  },
  prompt: () => 'Which location do you start with?',
  stakes: () =>
    'Each energy icon on your side lets you activate 1 more energy a turn. Icons on the other side help your opponent. Both players show their locations together.',
  rule: 'wars/starting-the-game/2',
  note: (s, _f, o) => {
    const { kind, icon } = defOf(s, o.a).source;
    return `a ${kind}, for ${kind === 'sector' ? 'ships' : 'units'}${icon === undefined ? '' : `; its support icon is ${FACTION_NAMES[icon]}`}`;
  },
  card: (s, _f, o) => titleOf(s, o.a),
};

v.procedure(
  'set up',
  ask(
    v,
    'choose starting locations',
    { who: s => [s.active, 1 - s.active], menu: startMenu },
    (s, _f, picks, seats) => {
      picks.forEach((pick, i) => {
        startingLocation(s, { seat: seats[i]!, card: pick[0]!.a });
      });
      picks.forEach((pick, i) => {
        entered(s, { card: pick[0]!.a, seat: seats[i]!, at: -1, on: -1, slot: i, played: false });
      });
      s.waiting = [];
      s.entries = [];
      // the rest of the deck is the reserve (wars/starting-the-game/5)
      for (const seat of seats) shuffled(s, { seat, kind: RESERVE });
      for (const seat of seats) draw(s, seat, OPENING_HAND, RESERVE);
    },
  ),
);

// Other rules of these topics, and the files that enforce them (made by a test):
// - decks/deck.ts: wars/starting-the-game/1
// - rules/playing/playing-a-location.ts: wars/starting-the-game/4
