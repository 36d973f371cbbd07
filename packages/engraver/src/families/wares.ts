/** Assets and enhancements. */
import { asset, enhancement } from '../figures/wares.ts';
import { drafted } from './drafted.ts';

/** Assets and enhancements. */
export const wares = { asset: drafted(asset), enhancement: drafted(enhancement) };
