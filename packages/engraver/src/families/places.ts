/** All places at once: worlds and sites. */
import { WORLDS } from '../worlds/kinds.ts';
import { worldsOf } from './placed.ts';
import { sites } from './sites.ts';

/** All places at once: worlds and sites. */
export const places = { world: worldsOf(WORLDS), ...sites };
