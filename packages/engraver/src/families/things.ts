/** Weapons and devices. */
import { device, weapon } from '../figures/weapons.ts';
import { drafted } from './drafted.ts';

/** Weapons and devices. */
export const things = { weapon: drafted(weapon), device: drafted(device) };
