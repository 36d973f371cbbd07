// Positions with no support icons except those of their locations.
import { DEFS } from '../../src/index.ts';
import type { SeatPosition } from '../../src/position.ts';
import { energyIcons } from '../../src/rules/locations/energy-icon.ts';
import type { Phase } from '../../src/state.ts';
import { type Table, table } from '../table.ts';

/** Two sectors. */
export const HOME = "Earth/Humanity's Home";
export const TITAN = "Titan/Raving Red's Refuge";

/** The places of locations in a position. */
export type Places = Parameters<typeof table>[0]['locations'];

/** A position with no support icons except those of these locations. */
export const bare = (
  phase: Phase,
  places: Places,
  one: SeatPosition = {},
  two: SeatPosition = {},
  active: 1 | 2 = 1,
): Table =>
  table({
    phase,
    active,
    locations: places,
    seats: [
      { icons: {}, ...one },
      { icons: {}, ...two },
    ],
  });

/** Returns the titles of the sites of a region, in order. */
export const row = (t: Table, region: string): string[] =>
  (t.s.regions.find(r => r.name === region)?.sites ?? []).map(id => DEFS[t.s.defs[id]!]!.title);

/** Returns the energy icons on both sides of a location. */
export const sides = (t: Table, title: string): number[] => [0, 1].map(seat => energyIcons(t.s, t.id(title), seat));
