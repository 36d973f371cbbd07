/** What lives in space. */
import { dragon, monster } from '../figures/beasts.ts';
import { drafted } from './drafted.ts';

/** What lives in space. */
export const beasts = { monster: drafted(monster), dragon: drafted(dragon) };
