import type { LocationPlace, Position, SeatPosition } from '../src/position.ts';
import { type Table, table } from './table.ts';

/** Two neighbouring sites whose texts speak of drains and of generating energy only, and a third beyond them. */
export const CORE = 'Ganymede/Core Shaft';
export const PLATFORM = 'Ganymede/Mining Platform';
export const BUNKER = 'Ganymede/Underground Bunker';
/** Their sector, and one that is not related to them. */
export const MOON = 'Ganymede/Traginium Source';
export const ROCK = 'Vesta/Coveted Rock';

export const FIELD: readonly LocationPlace[] = [CORE, PLATFORM, BUNKER, MOON, ROCK];

/** A battle phase of player 1 on that field, or another phase. */
export const field = (one: SeatPosition, two: SeatPosition, more: Partial<Position> = {}): Table =>
  table({ phase: 'battle', locations: FIELD, seats: [one, two], ...more });

/** Goes on until no battle is under way; everybody does as little as possible. */
export function over(t: Table): Table {
  for (let i = 0; i < 200 && t.s.battle !== null; i++) t.least();
  return t;
}

/** Goes on until a question of the window before this step can be answered: its step before is over. */
export function after(t: Table, step: 'begin' | 'battle destiny' | 'attrition' | 'power' | 'loss'): Table {
  for (let i = 0; i < 200 && t.s.battle !== null; i++) {
    if (t.s.battle.step === step && !t.s.battle.inStep && t.question === 'initiative') return t;
    t.least();
  }
  return t;
}

/** The facts about energy lost, as how much each player has lost. */
export const lostBy = (t: Table, who: number): number =>
  t.happened('energy-lost').filter(x => x.seat === who - 1).length;
