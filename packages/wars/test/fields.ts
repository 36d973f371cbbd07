import type { LocationPlace, Position, SeatPosition } from '../src/position.ts';
import { type Table, table } from './table.ts';

/** Two adjacent sites whose texts are only about drains and about generating energy, and a third site beyond them. */
export const CORE = 'Ganymede/Core Shaft';
export const PLATFORM = 'Ganymede/Mining Platform';
export const BUNKER = 'Ganymede/Underground Bunker';
/** The sector of these sites, and a sector that is not related to them. */
export const MOON = 'Ganymede/Traginium Source';
export const ROCK = 'Vesta/Coveted Rock';

export const FIELD: readonly LocationPlace[] = [CORE, PLATFORM, BUNKER, MOON, ROCK];

/** A battle phase of player 1 at these locations, or another phase. */
export const field = (one: SeatPosition, two: SeatPosition, more: Partial<Position> = {}): Table =>
  table({ phase: 'battle', locations: FIELD, seats: [one, two], ...more });

/** Continues until no battle is under way. Players give the smallest legal answers. */
export function over(t: Table): Table {
  for (let i = 0; i < 200 && t.s.battle !== null; i++) t.least();
  return t;
}

/** Continues until a player can act before this step, after the step before it. */
export function after(t: Table, step: 'begin' | 'battle destiny' | 'attrition' | 'power' | 'loss'): Table {
  for (let i = 0; i < 200 && t.s.battle !== null; i++) {
    if (t.s.battle.step === step && !t.s.battle.inStep && t.question === 'initiative') return t;
    t.least();
  }
  return t;
}

/** Returns how much energy each player lost, from the facts. */
export const lostBy = (t: Table, who: number): number =>
  t.happened('energy-lost').filter(x => x.seat === who - 1).length;
