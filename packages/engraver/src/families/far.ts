/** Lights, charts, places of dragons, and several worlds in one. */
import { FAR } from '../worlds/far-kinds.ts';
import { worldsOf } from './placed.ts';

/** Lights, charts, places of dragons, and several worlds in one. */
export const far = { world: worldsOf(FAR) };
