/** Many small things, by name. */

import type { World } from './globes.ts';
import { belt, cluster, field, oort, system } from './points.ts';

/** Many small things. */
export const MANY = { belt, field, oort, cluster, system } as const satisfies Record<string, World>;
