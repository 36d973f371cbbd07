/** What hangs in the skies of worlds. */
import type { GLOBES } from './globe-kinds.ts';
import type { WorldKind } from './kinds.ts';

/** What hangs in the sky of a world: which world, how large, and how far to the right, as shares of the width. */
export const SKIES: Readonly<Partial<Record<WorldKind, readonly [keyof typeof GLOBES, number, number]>>> = {
  ganymede: ['jupiter', 0.28, 0.74],
  europa: ['jupiter', 0.34, 0.3],
  titan: ['saturn', 0.3, 0.7],
  luna: ['earth', 0.13, 0.74],
  phobos: ['mars', 0.36, 0.7],
  earth: ['luna', 0.1, 0.78],
  mars: ['phobos', 0.07, 0.74],
};
