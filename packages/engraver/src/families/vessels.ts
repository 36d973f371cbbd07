/** What is built: ships, bases and vehicles. */
import { base, robot, ship, vehicle, warship } from '../ships/ships.ts';
import { drafted } from './drafted.ts';

/** What is built. */
export const vessels = {
  ship: drafted(ship),
  base: drafted(base),
  warship: drafted(warship),
  vehicle: drafted(vehicle),
  robot: drafted(robot),
};
