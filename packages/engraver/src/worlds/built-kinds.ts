/** What somebody built, by name. */
import { satellite, station, wreck } from './built.ts';
import type { World } from './globes.ts';

/** What somebody built. */
export const BUILT = { station, satellite, wreck } as const satisfies Record<string, World>;
