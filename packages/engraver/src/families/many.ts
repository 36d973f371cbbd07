/** Many small things among the worlds. */
import { MANY } from '../worlds/many-kinds.ts';
import { worldsOf } from './placed.ts';

/** Many small things among the worlds. */
export const many = { world: worldsOf(MANY) };
