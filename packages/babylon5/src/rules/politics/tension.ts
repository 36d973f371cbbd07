// Tension of each race toward each other race, from 1 to 5 (b5/tension).
import { owned, type Seat } from '@orrery/kernel';
import { facts } from '../../language.ts';
import { raceName, seatName, unplayed } from '../../names.ts';
import { type B5State, RACES } from '../../state.ts';
import { clamp, noteStart, TENSION } from './levels.ts';

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

/**
 * Tension between parties changes; it stays from 1 to 5 (b5/tension/3, b5/tension/4, b5/tension/8). Parties are races, or seats under the
 * engine rules.
 */
export const tensionChanged = facts.define<{ from: number; to: number; n: number; done?: number }>('tension-changed', {
  apply(s, x) {
    const size = Math.sqrt(s.tension.length);
    const at = x.from * size + x.to;
    const table = s.tension.slice();
    const before = table[at]!;
    noteStart(s, TENSION + at, before);
    table[at] = clamp(before + x.n);
    const done = table[at]! - before;
    (x as { done?: number }).done = done;
    s.tension = table;
    if (done !== 0)
      s.recent = [
        ...s.recent,
        { kind: 'tension', action: s.action, seat: -1, card: -1, from: x.from, to: x.to, n: done },
      ];
  },
  revert(s, x) {
    const size = Math.sqrt(s.tension.length);
    const at = x.from * size + x.to;
    const table = s.tension.slice();
    table[at] = clamp(table[at]! - (x.done ?? x.n));
    s.tension = table;
  },
  show: { from: 'party', to: 'party', n: 'plain', done: 'plain' },
  say: (n, x, s) => {
    const size = Math.sqrt(s.tension.length);
    const now = s.tension[x.from! * size + x.to!];
    const goes = x.done === 0 ? 'stays at' : x.n! < 0 ? 'goes down to' : 'goes up to';
    return `${owned(n.from, 'tension')} toward ${n.to} ${goes} ${now}.`;
  },
});

/** The races of the parties under the engine rules: the seats', then the races that nobody plays. */
function partyRaces(s: B5State): number[] {
  const races = s.seats.map(seat => seat.race);
  return [...races, ...unplayed(races)];
}

/** Resets a tension to its value at the start of the turn, as far as effects allow. */
export function restoreTension(s: B5State, at: number): void {
  const size = Math.sqrt(s.tension.length);
  const [from, to] = [Math.floor(at / size), at % size];
  const n = tensionAtStart(s, at) - s.tension[at]!;
  const races = s.ruleset === 'engine' ? partyRaces(s) : RACES.map((_, i) => i);
  const held = s.mods.some(m => m.kind === 'fixed-tension' && m.what === races[from]! * RACES.length + races[to]!);
  if (n !== 0 && !(n > 0 && held)) tensionChanged(s, { from, to, n });
}

/** The places in the table of a race's tensions that have changed this turn. */
export function changedTensions(s: B5State, race: number): number[] {
  const size = Math.sqrt(s.tension.length);
  const races = s.ruleset === 'engine' ? partyRaces(s) : RACES.map((_, i) => i);
  return s.tension.flatMap((now, at) =>
    races[Math.floor(at / size)] === race && tensionAtStart(s, at) !== now ? [at] : [],
  );
}

/** The names of the parties between which there is tension, in the order of the table. */
export function tensionParties(s: B5State): readonly string[] {
  return s.ruleset === 'engine'
    ? partyRaces(s).map((race, i) => (i < s.seats.length ? seatName(s, i) : raceName(race)))
    : RACES;
}

/** The table of tensions at the start. */
export function startingTension(ruleset: B5State['ruleset'], races: readonly number[]): readonly number[] {
  const parties = ruleset === 'engine' ? [...races, ...unplayed(races)] : [0, 1, 2, 3, 4];
  return parties.flatMap(from => parties.map(to => START[from]![to]!));
}

/** The tension of a seat toward a seat (b5/tension/9, b5/tension/10). */
export function tensionToward(s: B5State, seat: Seat, other: Seat): number {
  if (s.ruleset === 'engine') return s.tension[seat * Math.sqrt(s.tension.length) + other]!;
  return s.tension[s.seats[seat]!.race * 5 + s.seats[other]!.race]!;
}

/** The tension of a seat toward a race: under the engine rules the highest toward one of its factions. */
export function tensionTowardRace(s: B5State, seat: Seat, race: number): number {
  if (s.ruleset !== 'engine') return s.tension[s.seats[seat]!.race * 5 + race]!;
  const size = Math.sqrt(s.tension.length);
  let most = 0;
  let played = false;
  for (let other = 0; other < s.seats.length; other++) {
    if (s.seats[other]!.race !== race) continue;
    played = true;
    if (other !== seat) most = Math.max(most, s.tension[seat * size + other]!);
  }
  return played ? most : s.tension[seat * size + partyRaces(s).indexOf(race)]!;
}

/** The tension that a race stands for: under the engine rules, that of one of its players (b5/tension/10). */
export interface Whose {
  /** the player whose own tension changes; -1 for all of the race */
  readonly from?: Seat;
  /** the player toward whom it changes; -1 for all of the race */
  readonly to?: Seat;
}

/** Raises or lowers the tension of one race toward another, in one direction only (b5/tension/5, b5/tension/6). */
export function changeTension(s: B5State, fromRace: number, toRace: number, n: number, whose: Whose = {}): void {
  if (n > 0 && s.mods.some(m => m.kind === 'fixed-tension' && m.what === fromRace * 5 + toRace)) return;
  if (s.ruleset !== 'engine') {
    tensionChanged(s, { from: fromRace, to: toRace, n });
    return;
  }
  const { from = -1, to = -1 } = whose;
  const races = partyRaces(s);
  races.forEach((x, a) => {
    if (x !== fromRace || (from >= 0 && a !== from)) return;
    races.forEach((y, b) => {
      if (a !== b && y === toRace && (to < 0 || b === to)) tensionChanged(s, { from: a, to: b, n });
    });
  });
}

/** Changes the mutual tension of two races: both directions. */
export function changeMutualTension(s: B5State, a: number, b: number, n: number, whose: Whose = {}): void {
  const { from = -1, to = -1 } = whose;
  changeTension(s, a, b, n, whose);
  // between all factions of one race both directions are covered already, and a race's tension toward itself is one number
  if (a !== b || (s.ruleset === 'engine' && (from >= 0 || to >= 0))) changeTension(s, b, a, n, { from: to, to: from });
}

/** A seat's highest tension toward any other race. */
export function highestTension(s: B5State, seat: Seat): number {
  let most = 0;
  const race = s.seats[seat]!.race;
  for (let r = 0; r < 5; r++) if (r !== race) most = Math.max(most, tensionTowardRace(s, seat, r));
  return most;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - names.ts: b5/tension/7
// - rules/setup/starting-ambassador.ts: b5/tension/11
