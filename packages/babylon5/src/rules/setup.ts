import { BadInput, type CardId, freshToken, type Seat, seeded } from '@orrery/kernel';
import { DEFS } from '../card.ts';
import { call, repeatWhile, v } from '../language.ts';
import {
  type B5Card,
  type B5Seat,
  type B5State,
  BLANK_CARD,
  BLANK_SEAT,
  DECK,
  DESIGNATIONS,
  type Designation,
  HAND,
  players,
  RACES,
  type Race,
  RESERVE,
  ROUND_NAMES,
  RULESETS,
  type Ruleset,
  SEAT_ZONES,
  TABLE_ZONES,
  zone,
} from '../state.ts';
import { deckFaults } from './deck.ts';
import { initiativeOrder, orderSet } from './initiative.ts';
import { giveMarks } from './marks.ts';
import type { Opening } from './opening.ts';
import { judgeLeader, lead } from './starting-ambassador.ts';
import { handSize, judgeHand } from './starting-hand.ts';
import { startingTension } from './tension.ts';

/** Rules that the engine rules call optional, and that this table has: all players must agree to them (b5/which-rules/5). */
export const OPTIONAL_RULES = ['two-player start', 'mulligan', 'shared home factions'] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];
/** What a group may drop by rules of its own (b5/which-rules/1): that decks are legal, that starting hands are. */
export const HOUSE_RULES = ['any deck', 'any hand'] as const;
export type HouseRule = (typeof HOUSE_RULES)[number];

/** One player's part of a setup. */
export interface SeatSetup {
  readonly name?: string;
  readonly race: Race;
  /** the kind of faction; the Babylon Project's by default */
  readonly designation?: Designation;
  /** card ids; the starting ambassador is among them or in `hand` */
  readonly deck: readonly string[];
  /** the starting hand, ambassador included or not; without it the player chooses */
  readonly hand?: readonly string[];
  /** the starting ambassador; where several cards could be and none is named, the player chooses */
  readonly ambassador?: string;
  readonly reserve?: readonly string[];
  /** the optional rules to which this player agrees */
  readonly options?: readonly OptionalRule[];
}

/** What starts a match of Babylon 5. */
export interface Setup {
  readonly ruleset: Ruleset;
  readonly seats: readonly SeatSetup[];
  /** casual and tournament: several factions of one race, and more than five players (b5/setup/1, b5/setup/4) */
  readonly alternateFactions?: boolean;
  readonly house?: readonly HouseRule[];
}

/** Influence of Babylon 5, the Shadows and the Vorlons at the start (b5/setup/26). */
const POWER_START = 4;
/** Seats without alternate factions (b5/setup/1), and those that this table has at all. */
const STANDARD_SEATS = 5;
const MOST_SEATS = 12;
/** No deck that anybody plays with is larger; there is no limit in the rules (b5/deck/5). */
const MOST_CARDS = 10_000;

/** A seat of a setup with its cards looked up. */
interface Looked {
  readonly seat: SeatSetup;
  readonly deck: number[];
  readonly hand: number[];
  readonly reserve: number[];
  /** the definition of the ambassador that is named, or the only one there is; -1 where the player will choose */
  readonly leader: number;
}

/**
 * The state of a match before anything has happened.
 * @throws BadInput naming the seat and the fault
 */
export function create(setup: unknown, seed: number, matchProgram: number): B5State {
  const checked = checkSetup(setup);
  const looked = checked.seats.map((seat, i) => lookUp(seat, i));
  const house = checked.house ?? [];
  looked.forEach((x, i) => {
    checkCards(checked.ruleset, x, i, house);
  });
  const leaders = looked.map(x => x.leader);
  leaders.forEach((def, i) => {
    if (checked.ruleset !== 'engine' && def >= 0 && leaders.indexOf(def) < i)
      throw fault(i, `${DEFS[def]!.title} leads another faction already`, 'b5/starting-hand/8');
  });
  return lay(checked, looked, seed, matchProgram);
}

/**
 * The state of a match between these seats, whether or not their cards make legal decks and whoever leads them: for positions.
 * @throws BadInput for an unknown ruleset, race or card
 */
export function deal(setup: Setup, seed: number, matchProgram: number): B5State {
  if (!RULESETS.includes(setup.ruleset)) throw new BadInput(`There is no ruleset "${String(setup.ruleset)}".`);
  if (setup.seats.length < 2) throw new BadInput('A position needs two seats or more.');
  setup.seats.forEach((seat, i) => {
    if (!RACES.includes(seat.race))
      throw fault(i, `"${String(seat.race)}" is no race that can be played`, 'b5/setup/3');
  });
  return lay(
    setup,
    setup.seats.map((seat, i) => lookUp(seat, i)),
    seed,
    matchProgram,
    true,
  );
}

function lay(setup: Setup, looked: readonly Looked[], seed: number, matchProgram: number, position = false): B5State {
  const { ruleset, seats } = setup;
  const own = freshToken();
  const races = seats.map(seat => RACES.indexOf(seat.race));
  const zones: (readonly CardId[])[] = Array.from({ length: seats.length * SEAT_ZONES + TABLE_ZONES }, () => []);
  const cards: B5Card[] = [];
  const defs: number[] = [];
  const put = (def: number, owner: Seat, at: number): CardId => {
    const id = cards.length;
    cards.push({ own, ...BLANK_CARD, owner, zone: at });
    defs.push(def);
    zones[at] = [...zones[at]!, id];
    return id;
  };
  const leaders: CardId[] = [];
  const records: B5Seat[] = looked.map(({ seat, deck, hand, reserve, leader }, i) => {
    const take = (list: number[]) => list.splice(list.indexOf(leader), 1);
    if (leader >= 0) {
      if (hand.includes(leader)) take(hand);
      else if (deck.includes(leader)) take(deck);
      leaders.push(put(leader, i, zone(i, DECK)));
    } else leaders.push(-1);
    for (const d of hand) put(d, i, zone(i, HAND));
    for (const d of deck) put(d, i, zone(i, DECK));
    for (const d of reserve) put(d, i, zone(i, RESERVE));
    // the Non-Aligned start with more unrest (b5/unrest/1, b5/unrest/2)
    return {
      own,
      ...BLANK_SEAT,
      name: seat.name ?? '',
      race: races[i]!,
      designation: seat.designation ?? 'babylon project',
      unrest: seat.race === 'non-aligned' ? 2 : 1,
    };
  });
  const start: Opening = {
    options: seats[0]!.options ?? [],
    legal: setup.house?.includes('any deck') ? 0 : 1,
    named: looked.map(x => x.leader),
    shown: [],
    clashed: [],
    seconds: seats.map(() => -1),
    given: seats.map(seat => (seat.hand === undefined ? 0 : 1)),
  };
  const s: B5State = {
    own,
    cards,
    defs,
    seats: records,
    stack: [
      {
        own,
        program: matchProgram,
        step: 0,
        you: -1,
        self: -1,
        l: { ...start },
      },
    ],
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
    shadowWarOver: false,
    relations: [],
    conflicts: [],
    conflictsMade: 0,
    handles: 0,
    resolving: -1,
    attack: null,
    mods: [],
    modsMade: 0,
    deeds: 0,
    plays: [],
    recent: [],
    tracing: null,
    vote: null,
    spentDefs: [],
    limitedThisTurn: [],
    bids: [],
    active: [],
    healers: [],
    notes: {},
  };
  // where nothing is left to choose and nobody's ambassador is another's too, all of them are known at once
  const clash = leaders.some((id, i) => {
    const def = DEFS[s.defs[id] ?? -1];
    return def === undefined || (def.copies !== 'multiple' && start.named.indexOf(def.index) < i);
  });
  if (position || !clash)
    leaders.forEach((id, i) => {
      lead(s, i, id);
    });
  return s;
}

const fault = (seat: number, text: string, rule: string): BadInput =>
  new BadInput(`Seat ${seat + 1}: ${text} (${rule}).`);

/** A seat's cards by their place in the list of definitions. @throws BadInput for a card that there is not */
function lookUp(seat: SeatSetup, i: number): Looked {
  const find = (id: string): number => {
    const def = DEFS.findIndex(d => d.id === id);
    if (def < 0) throw new BadInput(`Seat ${i + 1}: there is no card "${id}".`);
    return def;
  };
  const known = new Map<string, number>();
  const all = (ids: readonly string[] = []): number[] =>
    ids.map(id => {
      if (!known.has(id)) known.set(id, find(id));
      return known.get(id)!;
    });
  const deck = all(seat.deck);
  const hand = all(seat.hand);
  return {
    seat,
    deck,
    hand,
    reserve: all(seat.reserve),
    leader: seat.ambassador === undefined ? -1 : find(seat.ambassador),
  };
}

/** The definitions of the cards that could lead a seat. */
function candidates({ seat, deck, hand }: Looked, ruleset: Ruleset): number[] {
  return [...new Set([...hand, ...deck])].filter(
    def => judgeLeader(DEFS[def]!, seat.race, seat.designation ?? 'babylon project', ruleset) === null,
  );
}

/** Checks a seat's cards by the rules of decks and starting hands, and finds its only ambassador. @throws BadInput with the first fault */
function checkCards(ruleset: Ruleset, looked: Looked, i: number, house: readonly HouseRule[]): void {
  const { seat, deck, hand, reserve } = looked;
  const designation = seat.designation ?? 'babylon project';
  let { leader } = looked;
  if (leader >= 0) {
    const def = DEFS[leader]!;
    const barred = judgeLeader(def, seat.race, designation, ruleset);
    if (barred !== null) throw fault(i, `${def.title} cannot lead this faction: ${sentence(barred.text)}`, barred.rule);
    if (!hand.includes(leader) && !deck.includes(leader))
      throw fault(i, `${def.title} is not among its cards`, 'b5/deck/11');
  } else {
    const able = candidates(looked, ruleset);
    if (able.length === 0) throw fault(i, `the deck holds no starting ambassador of the ${seat.race}`, 'b5/deck/11');
    if (able.length === 1) {
      leader = able[0]!;
      (looked as { leader: number }).leader = leader;
    } else if (seat.hand !== undefined)
      throw fault(i, 'name the ambassador of the starting hand', 'b5/starting-hand/1');
    else leader = able[0]!;
  }
  const without = (list: readonly number[], def: number): number[] => {
    const at = list.indexOf(def);
    return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
  };
  const inHand = hand.includes(leader);
  const rest = inHand ? without(hand, leader) : hand;
  const ambassador = DEFS[leader]!;
  if (!house.includes('any deck')) {
    const first = deckFaults(ruleset, {
      ambassador: leader,
      hand: rest,
      toChoose: seat.hand === undefined ? handSize(ambassador) + (seat.race === 'non-aligned' ? 1 : 0) : 0,
      deck: inHand ? deck : without(deck, leader),
      reserve,
      crusade: 0,
    })[0];
    if (first) throw fault(i, sentence(first.text), first.rule);
  }
  if (seat.hand !== undefined && !house.includes('any hand')) {
    const bad = judgeHand(
      ruleset,
      seat.race,
      ambassador,
      rest.map(def => DEFS[def]!),
    );
    if (bad !== null) throw fault(i, sentence(bad.text), bad.rule);
  }
}

/** A sentence as a part of another. */
const sentence = (text: string): string => text.replace(/\.$/, '');

/** The first thing wrong with a setup besides its cards. @throws BadInput */
function checkSetup(setup: unknown): Setup {
  const given = setup as Partial<Setup> | null;
  if (typeof given !== 'object' || given === null)
    throw new BadInput('A match of Babylon 5 needs a setup with a ruleset and seats.');
  const { ruleset, seats } = given;
  if (!RULESETS.includes(ruleset as Ruleset))
    throw new BadInput(`Choose a ruleset first: ${RULESETS.join(', ')} (b5/which-rules/1).`);
  for (const rule of given.house ?? [])
    if (!HOUSE_RULES.includes(rule))
      throw new BadInput(`"${rule}" is no house rule here; there are: ${HOUSE_RULES.join(', ')} (b5/which-rules/1).`);
  const engine = ruleset === 'engine';
  if (!Array.isArray(seats) || seats.length < 2)
    throw new BadInput(`Babylon 5 is for two players or more (${engine ? 'b5/setup/2' : 'b5/setup/1'}).`);
  if (!engine && !given.alternateFactions && seats.length > STANDARD_SEATS)
    throw new BadInput('Without alternate factions Babylon 5 is for two to five players (b5/setup/1).');
  if (seats.length > MOST_SEATS) throw new BadInput('This table seats twelve players at most.');
  seats.forEach((seat, i) => {
    checkSeat(given as Setup, seat, i);
  });
  checkOptions(given as Setup);
  checkFactions(given as Setup);
  return given as Setup;
}

function checkSeat({ ruleset, alternateFactions }: Setup, seat: SeatSetup, i: number): void {
  if (!RACES.includes(seat?.race))
    throw fault(i, `"${String(seat?.race)}" is no race that can be played`, 'b5/setup/3');
  const { designation = 'babylon project' } = seat;
  if (!DESIGNATIONS.includes(designation))
    throw fault(
      i,
      `nobody starts as a faction called "${String(designation)}"; choose ${DESIGNATIONS.join(', ')}`,
      'b5/setup/6',
    );
  if (ruleset !== 'engine' && designation !== 'babylon project' && !alternateFactions)
    throw fault(i, `${designation} factions need the alternate faction rules`, 'b5/setup/15');
  if (ruleset === 'engine' && designation === 'home' && seat.race === 'non-aligned')
    throw fault(i, 'the Non-Aligned have no home faction', 'b5/setup/14');
  if (designation === 'psi corps' && seat.race !== 'human')
    throw fault(i, 'only a Human player leads the Psi Corps', 'b5/setup/13');
  for (const [what, list] of [
    ['deck', seat.deck],
    ['hand', seat.hand ?? []],
    ['reserve', seat.reserve ?? []],
  ] as const) {
    if (!Array.isArray(list)) throw new BadInput(`Seat ${i + 1} has no ${what}.`);
    if (list.length > MOST_CARDS)
      throw new BadInput(`Seat ${i + 1}: a ${what} of ${list.length} cards is more than this table takes.`);
  }
}

/** Optional rules are for engine games, and in force only where all players agree (b5/which-rules/5). */
function checkOptions({ ruleset, seats }: Setup): void {
  seats.forEach(({ options = [] }, i) => {
    for (const rule of options) {
      if (ruleset !== 'engine' || !OPTIONAL_RULES.includes(rule))
        throw fault(
          i,
          `"${rule}" is no optional rule of ${ruleset} games, whose rules are taken as a whole`,
          'b5/which-rules/5',
        );
      const against = seats.findIndex(x => !x.options?.includes(rule));
      if (against >= 0)
        throw fault(against, `this player has not agreed to the optional rule "${rule}"`, 'b5/which-rules/5');
    }
    if (options.includes('mulligan') && !options.includes('two-player start'))
      throw fault(i, 'the mulligan belongs to the two-player start', 'b5/two-player/2');
    if (!options.includes('two-player start')) return;
    if (seats.length !== 2) throw fault(i, 'the two-player start is for two players', 'b5/two-player/1');
    if (seats[i]!.hand !== undefined)
      throw fault(i, 'the two-player start draws the hand, so none can be chosen', 'b5/two-player/1');
  });
}

/** Who may play what beside whom (b5/setup/4, b5/setup/5, b5/setup/7, b5/setup/9, b5/setup/10, b5/setup/13). */
function checkFactions({ ruleset, seats, alternateFactions }: Setup): void {
  const taken = new Set<string>();
  seats.forEach(({ race, designation = 'babylon project', options = [] }, i) => {
    const engine = ruleset === 'engine';
    if (!engine && !alternateFactions && taken.has(race)) throw fault(i, `the ${race} are taken already`, 'b5/setup/4');
    const what = designation === 'psi corps' ? designation : `${race} ${designation}`;
    const several =
      designation === 'corporate' ||
      race === 'non-aligned' ||
      (designation === 'home' && options.includes('shared home factions'));
    if (taken.has(what) && !several) {
      const rule = { 'psi corps': 'b5/setup/13', home: 'b5/setup/9', corporate: '', 'babylon project': 'b5/setup/7' }[
        designation
      ];
      throw fault(i, `a game has one ${what} faction`, engine ? rule : 'b5/setup/4');
    }
    taken.add(race).add(what);
  });
}

v.procedure(
  'match',
  call('ambassadors'),
  call('exchange cards'),
  call('second ambassadors'),
  call('hands and decks'),
  v.rule('play begins', s => {
    for (const seat of players(s)) giveMarks(s, s.seats[seat]!.ambassador);
    orderSet(s, { order: initiativeOrder(s) });
  }),
  // the first turn opens at the conflict round (b5/setup/25, b5/setup/27)
  call('conflict round'),
  call('action round'),
  call('resolution round'),
  call('draw round'),
  call('turns'),
);

/** Procedure: turns, one after the other, until somebody wins (b5/ready-round/1, b5/ready-round/2, b5/ready-round/3). */
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

// procedures for matches that begin in the middle of a turn (positions of tests and scenarios)
ROUND_NAMES.forEach((round, i) => {
  v.procedure(`from the ${round} round`, ...ROUND_NAMES.slice(i).map(r => call(`${r} round`)), call('turns'));
});
