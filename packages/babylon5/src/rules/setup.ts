import { ask, BadInput, type CardId, freshToken, type Menu, option, type Seat, seeded } from '@orrery/kernel';
import { DEFS, defOf } from '../card.ts';
import { call, repeatWhile, v } from '../language.ts';
import {
  type B5Card,
  type B5Seat,
  type B5State,
  BLANK_CARD,
  BLANK_SEAT,
  cardsIn,
  DECK,
  HAND,
  INNER,
  RACES,
  type Race,
  RESERVE,
  RULESETS,
  type Ruleset,
  SEAT_ZONES,
  TABLE_ZONES,
  zone,
} from '../state.ts';
import { moved, shuffledDeck } from './cards-in-play.ts';
import { initiativeOrder, orderSet } from './initiative.ts';
import { giveMarks, printedMarks } from './marks.ts';
import { startingTension } from './tension.ts';

/** One player's part of a setup. */
export interface SeatSetup {
  readonly name?: string;
  readonly race: Race;
  /** card ids; the starting ambassador is among them or in `hand` */
  readonly deck: readonly string[];
  /** the starting hand, ambassador included or not; without it the player chooses */
  readonly hand?: readonly string[];
  /** the starting ambassador; by default the first in hand or deck */
  readonly ambassador?: string;
  readonly reserve?: readonly string[];
}

/** What starts a match of Babylon 5. */
export interface Setup {
  readonly ruleset: Ruleset;
  readonly seats: readonly SeatSetup[];
}

/** Influence of Babylon 5, the Shadows and the Vorlons at the start (b5/setup/26). */
const POWER_START = 4;
/** Cards chosen for the starting hand besides the ambassador (b5/starting-hand/1). */
const HAND_CHOICES = 3;

/**
 * The state of a match before anything has happened.
 * @throws BadInput naming the seat and the fault
 */
export function create(setup: unknown, seed: number, matchProgram: number): B5State {
  const { ruleset, seats } = checkSetup(setup);
  const own = freshToken();
  const races = seats.map(seat => RACES.indexOf(seat.race));
  const zones: (readonly CardId[])[] = Array.from({ length: seats.length * SEAT_ZONES + TABLE_ZONES }, () => []);
  const cards: B5Card[] = [];
  const index = new Map(DEFS.map(d => [d.id, d.index]));
  const put = (def: number, owner: Seat, at: number): CardId => {
    const id = cards.length;
    cards.push({ own, ...BLANK_CARD, def, owner, zone: at });
    zones[at] = [...zones[at]!, id];
    return id;
  };
  const records: B5Seat[] = seats.map((seat, i) => {
    const deck = seat.deck.map(id => defIndex(index, id, i));
    const hand = (seat.hand ?? []).map(id => defIndex(index, id, i));
    const all = [...hand, ...deck];
    const wanted = seat.ambassador === undefined ? undefined : defIndex(index, seat.ambassador, i);
    const ambassador = all.find(
      d =>
        (wanted === undefined || d === wanted) &&
        DEFS[d]!.keywords.has('Starting Ambassador') &&
        DEFS[d]!.race === seat.race,
    );
    if (ambassador === undefined)
      throw new BadInput(`Seat ${i + 1}: the deck holds no starting ambassador of the ${seat.race} (b5/deck/11).`);
    const take = (list: number[], def: number) => list.splice(list.indexOf(def), 1);
    if (hand.includes(ambassador)) take(hand, ambassador);
    else take(deck, ambassador);
    const first = put(ambassador, i, zone(i, INNER));
    cards[first]!.faction = i;
    cards[first]!.controller = i;
    for (const d of hand) put(d, i, zone(i, HAND));
    for (const d of deck) put(d, i, zone(i, DECK));
    for (const id of seat.reserve ?? []) put(defIndex(index, id, i), i, zone(i, RESERVE));
    // the Non-Aligned start with more unrest (b5/unrest/1, b5/unrest/2)
    return {
      own,
      ...BLANK_SEAT,
      name: seat.name ?? '',
      race: races[i]!,
      ambassador: first,
      unrest: seat.race === 'non-aligned' ? 2 : 1,
    };
  });
  const s: B5State = {
    own,
    cards,
    seats: records,
    stack: [
      {
        own,
        program: matchProgram,
        step: 0,
        you: -1,
        self: -1,
        l: { chosen: seats.map(seat => (seat.hand === undefined ? 0 : HAND_CHOICES)) },
      },
    ],
    zones,
    random: seeded(seed),
    asked: 0,
    ask: null,
    pending: [],
    result: null,
    unsettled: false,
    heard: null,
    menus: null,
    derived: null,
    ruleset,
    turn: 1,
    round: 'setup',
    order: seats.map((_, i) => i),
    acting: 0,
    passes: 0,
    action: 0,
    tension: startingTension(ruleset, races),
    babylon5: POWER_START,
    shadows: POWER_START,
    vorlons: POWER_START,
    shadowWar: false,
    relations: [],
    conflicts: [],
    conflictsMade: 0,
    resolving: -1,
    attack: null,
    mods: [],
    modsMade: 0,
    plays: [],
    tracing: null,
    vote: null,
    spentDefs: [],
    limitedThisTurn: [],
    bids: [],
    active: [],
    healers: [],
    notes: {},
  };
  for (const seat of s.seats) {
    printedMarks(s, seat.ambassador);
    if (DEFS[s.cards[seat.ambassador]!.def]!.active) s.active = [...s.active, seat.ambassador];
  }
  return s;
}

function defIndex(index: ReadonlyMap<string, number>, id: string, seat: number): number {
  const def = index.get(id);
  if (def === undefined) throw new BadInput(`Seat ${seat + 1}: there is no card "${id}".`);
  return def;
}

function checkSetup(setup: unknown): Setup {
  const given = setup as Partial<Setup> | null;
  if (typeof given !== 'object' || given === null)
    throw new BadInput('A match of Babylon 5 needs a setup with a ruleset and seats.');
  if (!RULESETS.includes(given.ruleset as Ruleset))
    throw new BadInput(`Choose a ruleset first: ${RULESETS.join(', ')} (b5/which-rules/1).`);
  const { seats } = given;
  if (!Array.isArray(seats) || seats.length < 2 || (given.ruleset !== 'engine' && seats.length > 5))
    throw new BadInput('Babylon 5 is for two to five players (b5/setup/1).');
  if (seats.length > 12) throw new BadInput('This table seats twelve players at most.');
  const taken = new Set<string>();
  seats.forEach((seat: Partial<SeatSetup>, i) => {
    if (!RACES.includes(seat?.race as Race))
      throw new BadInput(`Seat ${i + 1}: "${String(seat?.race)}" is no race that can be played (b5/setup/3).`);
    if (!Array.isArray(seat.deck)) throw new BadInput(`Seat ${i + 1} has no deck.`);
    if (seat.deck.length > 10_000)
      throw new BadInput(`Seat ${i + 1}: a deck of ${seat.deck.length} cards is more than this table takes.`);
    // without alternate factions no two players run one race (b5/setup/4, b5/setup/7)
    if (taken.has(seat.race!) && !(given.ruleset === 'engine' && seat.race === 'non-aligned'))
      throw new BadInput(`Seat ${i + 1}: the ${seat.race} are taken already (b5/setup/4).`);
    taken.add(seat.race!);
  });
  return given as Setup;
}

const handMenu: Menu<B5State> = {
  name: 'starting hand',
  // three cards of three different types, the ambassador not counted (b5/starting-hand/2)
  list(s, _f, seat) {
    const types = cardsIn(s, seat, HAND).map(id => defOf(s, id).type);
    const seen = new Set<number>();
    return cardsIn(s, seat, DECK)
      .filter(id => {
        const { def } = s.cards[id]!;
        if (types.includes(DEFS[def]!.type) || seen.has(def)) return false;
        seen.add(def);
        return true;
      })
      .map(id => option('card', id));
  },
  label: (s, _f, o) => defOf(s, o.a).title,
  prompt: () => 'Which card do you take into your starting hand?',
};

const choosers = (s: B5State, f: { l: { chosen: number[] } }): Seat[] =>
  s.seats.flatMap((_, seat) =>
    f.l.chosen[seat]! < HAND_CHOICES && handMenu.list(s, s.stack[0]!, seat).length > 0 ? [seat] : [],
  );

v.procedure(
  'match',
  repeatWhile(
    v.test(
      'hands to choose',
      () => (s, f) => choosers(s, f as never).length > 0,
      () => '',
    )(),
    ask(
      v,
      'choose starting hand',
      { who: (s, f) => choosers(s, f as never), menu: handMenu, skip: false },
      (s, f, picks, seats) => {
        const chosen = f.l.chosen.slice();
        picks.forEach((list, i) => {
          const seat = seats[i]!;
          chosen[seat]++;
          const pick = list[0];
          if (pick) moved(s, { card: pick.a, to: zone(seat, HAND), from: zone(seat, DECK) });
        });
        f.l.chosen = chosen;
      },
    ),
  ),
  v.rule('decks are shuffled', s => {
    for (let seat = 0; seat < s.seats.length; seat++) {
      shuffledDeck(s, { seat });
      giveMarks(s, s.seats[seat]!.ambassador);
    }
    orderSet(s, { order: initiativeOrder(s) });
  }),
  // the first turn opens at the conflict round (b5/setup/27)
  call('conflict round'),
  call('action round'),
  call('resolution round'),
  call('draw round'),
  call('turns'),
);

/** Procedure: turns, one after the other, until somebody wins (b5/ready-round/1). */
v.procedure(
  'turns',
  repeatWhile(
    v.test(
      'the match goes on',
      () => s => s.result === null,
      () => '',
    )(),
    call('ready round'),
    call('conflict round'),
    call('action round'),
    call('resolution round'),
    call('draw round'),
  ),
);

/** The rounds at which a position can begin. */
export const ROUNDS = ['ready', 'conflict', 'action', 'resolution', 'draw'] as const;

// procedures for matches that begin in the middle of a turn (positions of tests and scenarios)
ROUNDS.forEach((round, i) => {
  v.procedure(`from the ${round} round`, ...ROUNDS.slice(i).map(r => call(`${r} round`)), call('turns'));
});
