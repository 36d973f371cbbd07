/** The frame that hulls are built in: one scale for all ships. */
import type { Chance } from '../maths/chance.ts';
import type { Draft } from '../pen/draft.ts';
import type { Point } from '../pen/path.ts';

/** Where a hull is built: 0 is the middle, -1 the bow, 1 the stern and the sides. */
export interface Frame {
  readonly draft: Draft;
  /** 1 to 10 */
  readonly strength: number;
  readonly chance: Chance;
  /** half its length and half its width */
  readonly long: number;
  readonly wide: number;
  /** the place across and along, in units of the square */
  readonly x: (k: number) => number;
  readonly y: (k: number) => number;
  /** points from shares: [[0, -1], [0.5, 1]] */
  readonly at: (points: readonly Point[]) => Point[];
}

/** How a people builds a hull. */
export type Build = (frame: Frame) => void;

/** A frame for a ship. @param slim how narrow, about 0.8 to 1.2 @param size how large beside others, about 1 */
export function frameFor(draft: Draft, strength: number, slim = 1, size = 1, middle = 56): Frame {
  const long = (11.6 + strength * 2) * size;
  const wide = (7.6 + strength * 1.42) * slim * size;
  const x = (k: number) => 50 + k * wide;
  const y = (k: number) => middle + k * long;
  return {
    draft,
    strength,
    chance: draft.chance,
    long,
    wide,
    x,
    y,
    at: points => points.map(([u, v]): Point => [x(u), y(v)]),
  };
}
