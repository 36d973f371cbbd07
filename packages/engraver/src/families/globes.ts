/** Globes and stones. */
import { GLOBES } from '../worlds/globe-kinds.ts';
import { worldsOf } from './placed.ts';

/** Globes and stones. */
export const globes = { world: worldsOf(GLOBES) };
