/** All places at once: worlds and sites. */
import { WORLDS } from '../worlds/kinds.ts';
import { drawSite } from '../worlds/sites.ts';
import { sitesOf, worldsOf } from './placed.ts';

/** All places at once: worlds and sites. */
export const places = { world: worldsOf(WORLDS), site: sitesOf(WORLDS, drawSite) };
