/** Sites on worlds. */
import { BUILT } from '../worlds/built-kinds.ts';
import { GLOBES } from '../worlds/globe-kinds.ts';
import { drawSite } from '../worlds/sites.ts';
import { sitesOf } from './placed.ts';

/** Sites on worlds. */
export const sites = { site: sitesOf({ ...GLOBES, ...BUILT }, drawSite) };
