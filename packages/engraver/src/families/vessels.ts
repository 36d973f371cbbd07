/** What is built: ships, bases, vehicles and fleets. */
import { base, fleet, robot, ship, vehicle, warship } from '../ships/ships.ts';
import { drafted } from './drafted.ts';

/** What is built. */
export const vessels = {
  ship: drafted(ship),
  base: drafted(base),
  warship: drafted(warship),
  vehicle: drafted(vehicle),
  robot: drafted(robot),
  fleet: drafted(fleet),
};
