/** What somebody built among the worlds. */
import { BUILT } from '../worlds/built-kinds.ts';
import { worldsOf } from './placed.ts';

/** What somebody built among the worlds. */
export const built = { world: worldsOf(BUILT) };
