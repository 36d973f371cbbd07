// Parties: what has tensions and states. A race, or one faction of a race that is divided (b5/dual-race, b5/civil-war).
import type { Seat } from '@orrery/kernel';
import { type B5State, players, RACES } from '../../state.ts';

/**
 * A party by its number: a race is its index in RACES, and one faction of a race is ALONE plus its seat. A race that is played once is always its own
 * index. Several factions of a race are one party (b5/dual-race/11), unless the race is divided.
 */
export type Party = number;

/** The first number of parties that are one faction of a race. */
export const ALONE = RACES.length;

/** A faction of a race by itself, as a party. */
export const alone = (seat: Seat): Party => ALONE + seat;

/** The race of a party, by its index. */
export const raceOfParty = (s: B5State, party: Party): number => (party < ALONE ? party : s.seats[party - ALONE]!.race);

/** True if some race has several factions: it is a dual race (b5/dual-race/1). Only then is the table of tensions larger than 5 by 5. */
export const doubled = (s: B5State): boolean => s.tension.length > RACES.length * RACES.length;

/** True if the rows of the table of tensions are seats, followed by the races that nobody plays; else they are the five races. */
export const bySeat = (s: B5State): boolean => s.ruleset === 'engine' || doubled(s);

/**
 * True for a race whose factions are parties of their own: every dual race under the engine rules (b5/dual-race/10, b5/dual-race/13), otherwise a
 * race in Civil War (b5/civil-war/6).
 */
export function divided(s: B5State, race: number): boolean {
  if (!doubled(s)) return false;
  if (s.ruleset !== 'engine') return s.rifts?.includes(race) === true;
  let n = 0;
  for (const seat of s.seats) if (seat.race === race) n++;
  return n > 1;
}

/** The party of a seat. */
export function partyOf(s: B5State, seat: Seat): Party {
  const { race } = s.seats[seat]!;
  return divided(s, race) ? alone(seat) : race;
}

/** True if a seat belongs to a party. A divided race by its index has all of its factions. */
export const isIn = (s: B5State, seat: Seat, party: Party): boolean =>
  party < ALONE ? s.seats[seat]!.race === party : seat === party - ALONE;

/** The seats still in the game that a party has. A divided race by its index means all of its factions. */
export function seatsOf(s: B5State, party: Party): Seat[] {
  return players(s).filter(seat => isIn(s, seat, party));
}

/** The parties that somebody plays, in the order of their first seats. */
export const partiesPlayed = (s: B5State): Party[] => [...new Set(players(s).map(seat => partyOf(s, seat)))];

/** All parties: races in the order of RACES, a divided one as its factions. Races that nobody plays are among them (b5/tension/7). */
export function allParties(s: B5State): Party[] {
  return RACES.flatMap((_, race) => (divided(s, race) ? seatsOf(s, race).map(alone) : [race]));
}

/**
 * True if a text that speaks of another race means one of two parties when it is the other's. Factions in Civil War are races of their own
 * (b5/civil-war/6); under the engine rules factions of one race remain of one race.
 */
export function strangers(s: B5State, a: Party, b: Party): boolean {
  const [x, y] = [raceOfParty(s, a), raceOfParty(s, b)];
  return x !== y || (s.ruleset !== 'engine' && a !== b && divided(s, x) && a >= ALONE && b >= ALONE);
}

/** The other factions of a seat's race, in the game. */
export function siblings(s: B5State, seat: Seat): Seat[] {
  if (!doubled(s)) return [];
  return players(s).filter(other => other !== seat && s.seats[other]!.race === s.seats[seat]!.race);
}

/** The parties toward which a seat has a tension: all of other races, and each other faction of its own (b5/dual-race/3). */
export function tensionPartners(s: B5State, seat: Seat): Party[] {
  const { race } = s.seats[seat]!;
  return [...allParties(s).filter(p => raceOfParty(s, p) !== race), ...siblings(s, seat).map(alone)];
}

/** The party that a seat is toward another: toward a faction of its own race it is a faction by itself (b5/dual-race/3). */
export const toParty = (s: B5State, seat: Seat, other: Party): Party =>
  raceOfParty(s, other) === s.seats[seat]!.race ? alone(seat) : partyOf(s, seat);

/** The parties that a party stands for: itself, or the factions of a race that is divided. */
export const partsOf = (s: B5State, party: Party): Party[] =>
  party < ALONE && divided(s, party) ? seatsOf(s, party).map(alone) : [party];

/** A party as it counts toward other races: a faction of a race that is not divided stands for the race. */
export const asParty = (s: B5State, party: Party): Party =>
  party >= ALONE && !divided(s, raceOfParty(s, party)) ? raceOfParty(s, party) : party;

/** The races that nobody plays: their tensions still exist (b5/tension/7). */
export function unplayed(races: readonly number[]): number[] {
  return RACES.flatMap((_, race) => (races.includes(race) ? [] : [race]));
}

/** The row of a seat in the table of tensions. */
export const rowOf = (s: B5State, seat: Seat): number => (bySeat(s) ? seat : s.seats[seat]!.race);

/** The rows of a party in the table of tensions: a row for each of its seats, whether or not they are still in the game. */
export function rowsOf(s: B5State, party: Party): number[] {
  if (!bySeat(s)) return [raceOfParty(s, party)];
  if (party >= ALONE) return [party - ALONE];
  const own = s.seats.flatMap((x, seat) => (x.race === party ? [seat] : []));
  return own.length > 0 ? own : [s.seats.length + unplayed(s.seats.map(x => x.race)).indexOf(party)];
}

/** The races of the rows of the table of tensions, by index. */
export function rowRaces(s: B5State): number[] {
  if (!bySeat(s)) return RACES.map((_, i) => i);
  const races = s.seats.map(x => x.race);
  return [...races, ...unplayed(races)];
}

/** The rows that move with a row: those of all factions of a race that is one party, else the row alone. */
export function kin(s: B5State, row: number): number[] {
  if (s.ruleset === 'engine' || row >= s.seats.length || !doubled(s)) return [row];
  const { race } = s.seats[row]!;
  return divided(s, race) ? [row] : rowsOf(s, race);
}
