/** Things. */
import { asset, device, enhancement, weapon } from '../figures/weapons.ts';
import { drafted } from './drafted.ts';

/** Things. */
export const things = {
  weapon: drafted(weapon),
  device: drafted(device),
  asset: drafted(asset),
  enhancement: drafted(enhancement),
};
