/** What all surfaces share: their type, and distances on the unit globe. */
import type { Surface } from '../pen/globe.ts';
import type { Sheet } from '../pen/sheet.ts';
import { type Crater, placeAt } from './craters.ts';

/** The ground of a world: what lies where, and the craters whose rims are drawn. */
export interface Ground {
  readonly surface: Surface;
  readonly craters?: readonly Crater[];
}

/** Makes the ground of a world for a sheet. */
export type GroundFor = (sheet: Sheet) => Ground;

/** A round region of a globe: its middle and its radius. */
export type Region = readonly [x: number, y: number, z: number, radius: number];

/** Regions from longitudes, latitudes (degrees) and radii (of the unit globe). */
export const regions = (list: readonly (readonly [number, number, number])[]): Region[] =>
  list.map(([lon, lat, radius]) => [...placeAt(lon, lat), radius] as const);

/** How far a point is from the middle of a region; 1 is its edge. */
export function into(x: number, y: number, z: number, [a, b, c, radius]: Region): number {
  const dx = x - a;
  const dy = y - b;
  const dz = z - c;
  return Math.sqrt(dx * dx + dy * dy + dz * dz) / radius;
}

/** A shift of noise that only this world has. */
export const shift = ({ seed }: Sheet, most: number): number => seed % most;
