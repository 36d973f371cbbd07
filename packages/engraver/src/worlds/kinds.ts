/** All kinds of worlds by name. The page loads them by families (`families/loading.ts`). */

import { BUILT } from './built-kinds.ts';
import { FAR } from './far-kinds.ts';
import { GLOBES } from './globe-kinds.ts';
import { MANY } from './many-kinds.ts';

/** Every kind of world. To add one, write its ground or its drawing and give it a line in one of these files. */
export const WORLDS = { ...GLOBES, ...MANY, ...FAR, ...BUILT } as const;

/** A kind of world. */
export type WorldKind = keyof typeof WORLDS;
