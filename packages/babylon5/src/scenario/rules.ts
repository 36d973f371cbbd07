import { BadInput, type Seat, start } from '@orrery/kernel';
import {
  type Check,
  cardNaming,
  expectSame,
  kindsOf,
  meantBy,
  mustBeInPlay,
  type Opening,
  type OpenLesson,
  type OpenPuzzle,
  openLesson,
  openPuzzle,
  perPlayer,
  runScenario,
  type ScenarioOptions,
  type ScenarioOutcome,
  type ScenarioRules,
  strictly,
} from '@orrery/kernel/scenario';
import { defOf, LIBRARY } from '../card.ts';
import { cardNames } from '../decks/format.ts';
import { readDeck } from '../decks/read.ts';
import { setupFrom } from '../decks/setup.ts';
import { STARTER_LISTS } from '../decks/starter-decks.ts';
import { babylon5 } from '../game.ts';
import { nameOf } from '../names.ts';
import { setUp } from '../position.ts';
import { membersOf } from '../rules/politics/isa.ts';
import { ALONE } from '../rules/politics/parties.ts';
import { active } from '../rules/politics/states.ts';
import { Sitting } from '../sitting.ts';
import {
  type Ability,
  type B5State,
  MARKS,
  type Mark,
  RACES,
  type Race,
  type Relation,
  type Round,
  rowOfSeat,
} from '../state.ts';
import { judgePosition } from './legal.ts';
import { callOf, ROWS, type RowName, rowOf, VERB_NAMES, whereIs } from './naming.ts';
import {
  type Beginning,
  babylon5Lessons,
  babylon5Schema,
  type CardFacts,
  type ConflictFacts,
  type Position,
} from './shape.ts';

type PerPlayer<X> = Readonly<Record<string, X>>;

/** The kinds of question that Babylon 5 asks. */
export const KINDS = kindsOf(babylon5);

/** Starts a match from a scenario's setup. */
function begin(given: Beginning): Sitting {
  const decks = given.decks.map(deck =>
    readDeck(typeof deck === 'string' ? STARTER_LISTS[deck as keyof typeof STARTER_LISTS] : deck.list),
  );
  const more = given.anyDeck ? { house: ['any deck'] as const } : {};
  const setup = setupFrom(decks, given.ruleset ?? 'casual', given.names ?? [], more);
  return new Sitting(start(babylon5, setup, given.seed ?? 1, true));
}

const open = (scenario: Opening): Sitting =>
  strictly(scenario.setup !== undefined ? begin(scenario.setup as Beginning) : placed(scenario.position as Position));

function placed(position: Position): Sitting {
  const unsaid = position.seats.flatMap((seat, i): Seat[] => (seat.deck === undefined ? [i] : []));
  const full = { ...position, seats: position.seats.map(seat => ({ ...seat, deck: seat.deck ?? 20 })) };
  return new Sitting(setUp(full, judgePosition), unsaid);
}

const seatOrNull = (seat: Seat): number | null => (seat < 0 ? null : seat + 1);
const titleOrNull = (t: Sitting, id: number): string | null => (id < 0 ? null : defOf(t.s, id).title);

/** How to read one field of a card. */
const FIELDS: Readonly<Record<Exclude<keyof CardFacts, Mark>, (t: Sitting, id: number) => unknown>> = {
  'in play': (t, id) => t.inPlay(id),
  in: (t, id) => whereIs(t.s, id),
  rotated: (t, id) => t.card(id).rotated === 1,
  neutralized: (t, id) => t.card(id).neutralized === 1,
  captured: (t, id) => t.card(id).captured === 1,
  'face down': (t, id) => t.card(id).faceDown === 1,
  damage: (t, id) => t.card(id).damage,
  severe: (t, id) => t.card(id).severe,
  tokens: (t, id) => t.card(id).tokens,
  chaos: (t, id) => t.card(id).chaos,
  faction: (t, id) => seatOrNull(t.card(id).faction),
  controller: (t, id) => seatOrNull(t.card(id).controller),
  on: (t, id) => titleOrNull(t, t.card(id).host),
  leads: (t, id) => titleOrNull(t, t.card(id).leading),
};

/** Fields that only cards on the table have. */
const ON_TABLE: ReadonlySet<string> = new Set([
  'rotated',
  'neutralized',
  'captured',
  'face down',
  'damage',
  'severe',
  'tokens',
  'chaos',
  'leads',
]);

/** True for a card in play, also face down. */
const isLaid = (t: Sitting, id: number): boolean =>
  t.inPlay(id) ||
  (t.card(id).faceDown === 1 && !['hand', 'deck', 'discard', 'removed', 'reserve'].includes(whereIs(t.s, id)));

function cardField(t: Sitting, id: number, field: keyof CardFacts, expected: unknown): void {
  const what = `"${field}" of ${nameOf(t.s, 'card', id)}`;
  const mark = MARKS.find(x => x === field);
  if (mark !== undefined || ON_TABLE.has(field)) mustBeInPlay(what, isLaid(t, id), whereIs(t.s, id));
  const actual = mark === undefined ? FIELDS[field as keyof typeof FIELDS](t, id) : t.card(id)[mark];
  // a captured location counts as captured, and also lies in a row
  if (field === 'in' && actual === 'captured' && expected !== 'captured') {
    expectSame(what, rowOf(t.s, id), expected);
    return;
  }
  const player = (field === 'faction' || field === 'controller') && expected !== null;
  if (player)
    expectSame(
      what,
      actual === null ? null : callOf(t.s, (actual as number) - 1),
      callOf(t.s, t.seat(expected as string)),
    );
  else expectSame(what, actual, expected);
}

function conflictField(t: Sitting, name: string, wanted: ConflictFacts): void {
  const c = t.conflict(name);
  const over = c.stage === 'resolved';
  const sides = over ? c.sides : c.now.sides;
  const aim =
    c.targetCard >= 0
      ? nameOf(t.s, 'card', c.targetCard)
      : c.targetSeat >= 0
        ? callOf(t.s, c.targetSeat)
        : c.targetRace >= 0
          ? (RACES[c.targetRace] ?? callOf(t.s, c.targetRace - ALONE))
          : null;
  const actual: Readonly<Record<Exclude<keyof ConflictFacts, 'sides'>, unknown>> = {
    support: over ? c.support : c.now.support,
    opposition: over ? c.opposition : c.now.opposition,
    margin: over ? c.support - c.opposition : c.now.support - c.now.opposition,
    won: c.won,
    uncontested: c.uncontested,
    stage: c.stage,
    by: callOf(t.s, c.seat),
    target: aim,
  };
  for (const [field, expected] of Object.entries(wanted)) {
    const what = `"${field}" of ${name}`;
    if ((field === 'won' || field === 'uncontested') && !over)
      throw new BadInput(`${what} is not known until the conflict resolves. It is ${c.stage}.`);
    if (field === 'sides')
      for (const [who, n] of Object.entries(expected as PerPlayer<number>))
        expectSame(`${what} for ${who}`, sides[t.seat(who)] ?? 0, n);
    else if (field === 'by') expectSame(what, actual.by, callOf(t.s, t.seat(expected as string)));
    else expectSame(what, actual[field as keyof typeof actual], expected);
  }
}

/** All pairs of races in a relation, each pair and the list in alphabetical order. */
const pairsOf = (t: Sitting, kind: Relation['kind']): string[][] =>
  sorted(t.s.relations.filter(r => r.kind === kind && active(t.s, r)).map(r => [sideOf(r.a), sideOf(r.b)]));
/** A side of a relation: a race, or a faction of a divided race by the number of its seat. */
const sideOf = (party: number): string => RACES[party] ?? String(party - ALONE + 1);
const sorted = (pairs: readonly (readonly string[])[]): string[][] =>
  pairs.map(p => [...p].sort()).sort((a, b) => (a.join() < b.join() ? -1 : 1));

const CHECKS: Readonly<Record<string, Check<Sitting>>> = {
  rating: perPlayer<Sitting>('the rating', (t, who) => t.rating(who)),
  available: perPlayer<Sitting>('the influence available', (t, who) => t.available(who)),
  power: perPlayer<Sitting>('the power', (t, who) => t.power(who)),
  unrest: perPlayer<Sitting>('the unrest', (t, who) => t.s.seats[t.seat(who)]!.unrest),
  out: perPlayer<Sitting>('whether out', (t, who) => t.s.seats[t.seat(who)]!.out, true),
  marks: (t, expected: PerPlayer<Readonly<Partial<Record<Mark, number>>>>) => {
    for (const [who, marks] of Object.entries(expected))
      for (const [mark, n] of Object.entries(marks))
        expectSame(`${mark} marks of ${who}`, t.marks(who, mark as Mark), n);
  },
  tension: (t, expected: PerPlayer<number>) => {
    for (const [parties, n] of Object.entries(expected)) {
      const [from, toward] = parties.split('>').map(x => x.trim());
      if (!from || !toward || parties.split('>').length !== 2)
        throw new BadInput(`"${parties}" is not a tension. Write narn>centauri.`);
      expectSame(`tension ${parties}`, t.tension(from, toward), n);
    }
  },
  babylon5: (t, n: number) => expectSame('the influence of Babylon 5', t.s.babylon5, n),
  shadows: (t, n: number) => expectSame('the influence of the Shadows', t.s.shadows, n),
  vorlons: (t, n: number) => expectSame('the influence of the Vorlons', t.s.vorlons, n),
  'shadow war': (t, begun: boolean) => expectSame('whether the Shadow War has begun', t.s.shadowWar, begun),
  isa: (t, members: readonly (string | number)[]) =>
    expectSame(
      'the members of the ISA',
      membersOf(t.s).map(seat => callOf(t.s, seat)),
      members
        .map(who => t.seat(who))
        .sort((a, b) => a - b)
        .map(seat => callOf(t.s, seat)),
    ),
  round: (t, round: string) => expectSame('the round', t.s.round, round),
  turn: (t, n: number) => expectSame('the turn', t.s.turn, n),
  order: (t, list: readonly (string | number)[]) =>
    expectSame(
      'the order of initiative',
      t.s.order.map(seat => callOf(t.s, seat)),
      list.map(who => callOf(t.s, t.seat(who))),
    ),
  ability: (t, list: PerPlayer<Readonly<Record<string, number>>>) => {
    for (const [card, abilities] of Object.entries(list)) {
      const id = t.copy(card);
      for (const [name, n] of Object.entries(abilities)) {
        mustBeInPlay(`${name} of ${card}`, t.inPlay(id), whereIs(t.s, id));
        expectSame(`${name} of ${card}`, t.ability(id, name as Ability), n);
      }
    }
  },
  card: (t, list: PerPlayer<CardFacts>) => {
    for (const [title, wanted] of Object.entries(list)) {
      const id = t.copy(title);
      for (const [field, expected] of Object.entries(wanted)) cardField(t, id, field as keyof CardFacts, expected);
    }
  },
  cards: (t, list: PerPlayer<Readonly<Record<string, readonly string[] | number>>>) => {
    for (const [who, rows] of Object.entries(list))
      for (const [row, wanted] of Object.entries(rows)) {
        const titles = rowOfSeat(t.s, t.seat(who), ROWS[row as RowName]).map(id => defOf(t.s, id).title);
        expectSame(`${row} of ${who}`, Array.isArray(wanted) ? titles : titles.length, wanted);
      }
  },
  conflict: (t, list: PerPlayer<ConflictFacts>) => {
    for (const [name, wanted] of Object.entries(list)) conflictField(t, name, wanted);
  },
  war: (t, pairs: readonly (readonly string[])[]) => expectSame('who is at war', pairsOf(t, 'war'), sorted(pairs)),
  relations: (t, expected: Partial<Record<Relation['kind'], readonly (readonly string[])[]>>) => {
    for (const [kind, pairs] of Object.entries(expected))
      expectSame(`the relations of ${kind}`, pairsOf(t, kind as Relation['kind']), sorted(pairs));
  },
  result: (t, expected: { readonly winners: readonly (string | number)[]; readonly kind: string } | null) =>
    expectSame(
      'the result',
      t.s.result === null
        ? null
        : { winners: t.s.result.winners.map(seat => callOf(t.s, seat)), kind: t.s.result.kind },
      expected === null ? null : { ...expected, winners: expected.winners.map(who => callOf(t.s, t.seat(who))) },
    ),
};

const PARTIES = new RegExp(`^(${RACES.join('|')}|\\d+)\\s*(>|<>|=|-)\\s*(${RACES.join('|')}|\\d+)$`);

const CARD_NAMES = cardNaming(
  'Babylon 5',
  name => cardNames().has(name) || LIBRARY.find(name) !== undefined,
  name => cardNames().nearest(name),
);

/** How to judge and play scenarios of Babylon 5. */
export const RULES: ScenarioRules<Sitting> = {
  schema: babylon5Schema(KINDS),
  lessons: babylon5Lessons(KINDS),
  verbs: VERB_NAMES,
  players: ({ position, setup }) => {
    const seats = (position as Position | undefined)?.seats;
    const given = (setup as Beginning | undefined)?.names ?? seats?.map(x => x.name) ?? [];
    const races = seats?.map(x => x.race) ?? racesOf(setup as Beginning);
    return [
      ...new Set([
        ...races,
        ...given.flatMap(x => (x === undefined ? [] : [x])),
        ...races.map((_, i) => String(i + 1)),
      ]),
    ];
  },
  reserved: RACES,
  names: {
    ...CARD_NAMES,
    conflict: name => (name === 'war' ? null : CARD_NAMES.card(name)),
    target: name => (RACES.includes(name as Race) ? null : CARD_NAMES.card(name)),
    deck: name =>
      Object.hasOwn(STARTER_LISTS, name)
        ? null
        : `there is no starter deck "${name}". ${meantBy(name, Object.keys(STARTER_LISTS))}`,
    tension: name =>
      PARTIES.test(name)
        ? null
        : `"${name}" is not a tension. Write narn>centauri for one side, narn-centauri for both.`,
  },
  open,
  sit: s => strictly(new Sitting(s)),
  moves: { until: (t, round: Round) => void t.until(round) },
  checks: CHECKS,
};

/** The races that play in a match set up from decks. */
const racesOf = (given: Beginning): string[] =>
  given.decks.map((deck, i) => (typeof deck === 'string' ? deck : (readDeck(deck.list).race ?? String(i + 1))));

/** Judges a lesson of Babylon 5 and opens it. @throws BadInput with the fault in 1 line */
export const babylon5Lesson = (data: unknown): OpenLesson<B5State> => openLesson(RULES, data);

/** Judges a puzzle of Babylon 5 and opens it; null for a scenario that is not a puzzle. @throws BadInput with the fault in 1 line */
export const babylon5Puzzle = (data: unknown): OpenPuzzle<B5State> | null => openPuzzle(RULES, data);

/** Judges and plays a scenario of Babylon 5. */
export const babylon5Scenario = (data: unknown, running?: ScenarioOptions): ScenarioOutcome =>
  runScenario(RULES, data, running);
