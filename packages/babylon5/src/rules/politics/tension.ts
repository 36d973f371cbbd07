// Tension of each race toward each other race, from 1 to 5 (b5/tension).
import type { Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { raceName, seatName, tensionName } from '../../names.ts';
import { type B5State, RACES } from '../../state.ts';
import { clamp, noteStart, TENSION } from './levels.ts';
import {
  alone,
  bySeat,
  kin,
  type Party,
  partiesPlayed,
  partsOf,
  raceOfParty,
  rowOf,
  rowRaces,
  rowsOf,
  strangers,
  tensionPartners,
  unplayed,
} from './parties.ts';

/**
 * Starting tensions from row race to column race, in the order of RACES. All rulesets share this table for different races (b5/tension/1). The engine
 * rules add 2 between two factions of one race (b5/tension/2). They print Narn toward Human as 1, which we read as a misprint for 2 (b5/tension/12).
 */
const START: readonly (readonly number[])[] = [
  [2, 1, 3, 2, 2],
  [1, 2, 2, 4, 2],
  [3, 2, 2, 2, 2],
  [2, 4, 2, 2, 2],
  [2, 2, 2, 2, 2],
];

/** The value of a tension (by its place in the table) at the start of the turn. */
export const tensionAtStart = (s: B5State, at: number): number => s.notes[TENSION + at] ?? s.tension[at]!;

const sizeOf = (s: B5State): number => Math.sqrt(s.tension.length);

/**
 * Tension changes from one row of the table toward another; it stays from 1 to 5 (b5/tension/3, b5/tension/4, b5/tension/8). Where a race of several
 * factions is one party, `also` has the other places in the table that change with this one.
 */
export const tensionChanged = facts.define<{
  from: number;
  to: number;
  n: number;
  done?: number;
  also?: readonly number[];
}>('tension-changed', {
  apply(s, x) {
    const table = s.tension.slice();
    const first = x.from * sizeOf(s) + x.to;
    const before = table[first]!;
    for (const at of [first, ...(x.also ?? [])]) {
      noteStart(s, TENSION + at, table[at]!);
      table[at] = clamp(table[at]! + x.n);
    }
    const done = table[first]! - before;
    (x as { done?: number }).done = done;
    s.tension = table;
    if (done !== 0)
      s.recent = [
        ...s.recent,
        { kind: 'tension', action: s.action, seat: -1, card: -1, from: x.from, to: x.to, n: done },
      ];
  },
  revert(s, x) {
    const table = s.tension.slice();
    for (const at of [x.from * sizeOf(s) + x.to, ...(x.also ?? [])]) table[at] = clamp(table[at]! - (x.done ?? x.n));
    s.tension = table;
  },
  show: { from: 'party', to: 'party', n: 'plain', done: 'plain' },
  say: (_n, x, s) => {
    const now = s.tension[x.from! * sizeOf(s) + x.to!];
    const goes = x.done === 0 ? 'stays at' : x.n! < 0 ? 'goes down to' : 'goes up to';
    return `${tensionName(s, x.from!, x.to!)} ${goes} ${now}.`;
  },
  unsettles: true,
});

/**
 * Changes the tension of one row toward another, and with it that of their kin. Two factions of one race have a tension of their own, pair by pair
 * (b5/dual-race/3).
 */
export function moveTension(s: B5State, from: number, to: number, n: number): void {
  const races = rowRaces(s);
  if (races[from] === races[to]) {
    tensionChanged(s, { from, to, n });
    return;
  }
  const size = sizeOf(s);
  const [first, ...also] = kin(s, from).flatMap(a => kin(s, to).map(b => a * size + b));
  tensionChanged(s, { from: Math.floor(first! / size), to: first! % size, n, ...(also.length > 0 ? { also } : {}) });
}

/** The number by which a change that lasts names two parties, and the parties of such a number. */
export const pairNumber = (a: Party, b: Party): number =>
  a < RACES.length && b < RACES.length ? a * RACES.length + b : FAR + a * FAR + b;
export const pairOf = (n: number): readonly [Party, Party] =>
  n < FAR ? [Math.floor(n / RACES.length), n % RACES.length] : [Math.floor(n / FAR) - 1, n % FAR];
/** Numbers of pairs with a faction by itself begin here. */
const FAR = 100;

/** True if a tension, by the rows of the table, cannot go up. */
function held(s: B5State, from: number, to: number): boolean {
  return s.mods.some(m => {
    if (m.kind !== 'fixed-tension') return false;
    const [a, b] = pairOf(m.what);
    return rowsOf(s, a).includes(from) && rowsOf(s, b).includes(to);
  });
}

/** Resets a tension to its value at the start of the turn, as far as effects allow. */
export function restoreTension(s: B5State, at: number): void {
  const [from, to] = [Math.floor(at / sizeOf(s)), at % sizeOf(s)];
  const n = tensionAtStart(s, at) - s.tension[at]!;
  if (n !== 0 && !(n > 0 && held(s, from, to))) moveTension(s, from, to, n);
}

/** The places in the table of a race's tensions that have changed this turn. Tensions that move together are one. */
export function changedTensions(s: B5State, race: number): number[] {
  const size = sizeOf(s);
  const races = rowRaces(s);
  return s.tension.flatMap((now, at) => {
    const [from, to] = [Math.floor(at / size), at % size];
    const leads = races[from] === races[to] || (kin(s, from)[0] === from && kin(s, to)[0] === to);
    return races[from] === race && leads && tensionAtStart(s, at) !== now ? [at] : [];
  });
}

/** The names of the rows of the table. */
export function tensionParties(s: B5State): readonly string[] {
  return bySeat(s) ? rowRaces(s).map((race, i) => (i < s.seats.length ? seatName(s, i) : raceName(race))) : RACES;
}

/** The table of tensions at the start. A race that is played twice gives every seat a row (b5/dual-race/3). */
export function startingTension(ruleset: B5State['ruleset'], races: readonly number[]): readonly number[] {
  const seats = ruleset === 'engine' || new Set(races).size < races.length;
  const rows = seats ? [...races, ...unplayed(races)] : RACES.map((_, race) => race);
  return rows.flatMap(from => rows.map(to => START[from]![to]!));
}

/** The tension of a seat toward a seat (b5/tension/9, b5/tension/10). */
export function tensionToward(s: B5State, seat: Seat, other: Seat): number {
  return s.tension[rowOf(s, seat) * sizeOf(s) + rowOf(s, other)]!;
}

/** The tension of a seat toward a party. Toward a race that has several numbers it is the highest; no seat has one toward itself. */
export function tensionTowardRace(s: B5State, seat: Seat, party: Party): number {
  const row = rowOf(s, seat) * sizeOf(s);
  if (!bySeat(s)) return s.tension[row + raceOfParty(s, party)]!;
  let most = 0;
  for (const to of rowsOf(s, party)) if (to !== seat) most = Math.max(most, s.tension[row + to]!);
  return most;
}

/**
 * Raises or lowers the tension of one party toward another, in one direction only (b5/tension/5, b5/tension/6). A divided race by its index means each
 * of its factions.
 */
export function changeTension(s: B5State, from: Party, to: Party, n: number): void {
  for (const a of partsOf(s, from))
    for (const b of partsOf(s, to)) {
      const [x, y] = [rowsOf(s, a)[0]!, rowsOf(s, b)[0]!];
      if ((bySeat(s) && x === y) || (n > 0 && held(s, x, y))) continue;
      moveTension(s, x, y, n);
    }
}

/** Changes the mutual tension of two parties: both directions. */
export function changeMutualTension(s: B5State, a: Party, b: Party, n: number): void {
  changeTension(s, a, b, n);
  if (a !== b) changeTension(s, b, a, n);
}

/** Changes the tension of each party that somebody plays toward a party of another race. */
export function changeTensionOfAll(s: B5State, toward: Party, n: number): void {
  for (const from of partiesPlayed(s)) if (strangers(s, from, toward)) changeTension(s, from, toward, n);
}

/**
 * The party by which a word for a race means one of two players: in the tension between two factions of one race it is the player alone, because a race
 * has none toward itself (b5/dual-race/3).
 */
export function sides(
  s: B5State,
  [a, one]: readonly [Party, Seat],
  [b, other]: readonly [Party, Seat],
): [Party, Party] {
  if (a < 0 || b < 0 || raceOfParty(s, a) !== raceOfParty(s, b) || one < 0 || other < 0 || one === other) return [a, b];
  return bySeat(s) ? [alone(one), alone(other)] : [a, b];
}

/** A seat's highest tension toward any other party. */
export const highestTension = (s: B5State, seat: Seat): number =>
  Math.max(0, ...tensionPartners(s, seat).map(party => tensionTowardRace(s, seat, party)));

/** A seat's lowest tension toward any other party. */
export const lowestTension = (s: B5State, seat: Seat): number =>
  Math.min(...tensionPartners(s, seat).map(party => tensionTowardRace(s, seat, party)));

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/politics/parties.ts: b5/tension/7
// - rules/setup/starting-ambassador.ts: b5/tension/11
