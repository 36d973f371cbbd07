import type { SeatPosition } from '../src/position.ts';
import { outputOf } from '../src/rules/fleet/terrain.ts';
import { works } from '../src/rules/texts/static-texts.ts';
import { type Table, table } from './table.ts';

/** Ships for trying other cards. */
export const BATTLESHIP = 'S9 Argonian Battleship';
export const DESTROYER = 'S4 Argonian Destroyer';
export const FRIGATE = 'S3 Argonian Frigate';
export const CUTTER = 'S3 Tufor Cutter';
export const NOMAD = 'S5 Indirigan Destroyer';

/** Player 1 plays, with a hand and a fleet, against player 2. */
export const play = (one: SeatPosition, two: SeatPosition = {}, ...more: SeatPosition[]): Table =>
  table({ seats: [{ order: 'never', ...one }, { order: 'never', ...two }, ...more] });

/** Player 1 fires; player 2 has a card to react with. */
export const battle = (one: SeatPosition, two: SeatPosition, ...more: SeatPosition[]): Table =>
  table({ phase: 'weapons fire', seats: [{ order: 'never', ...one }, two, ...more] });

/** Player 1 fires a number of phasers of a ship at a target. */
export const fire = (t: Table, ship: string, target: string, n: number): Table =>
  t.act(1, 'fire', target).pick(1, ...Array<string>(n).fill(ship));

/** Returns the points that a card generates now. */
export const output = (t: Table, name: string) => outputOf(t.s, t.id(name), works);
