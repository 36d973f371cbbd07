/** Fleets. */
import { fleet } from '../ships/fleets.ts';
import { drafted } from './drafted.ts';

/** Fleets. */
export const fleets = { fleet: drafted(fleet) };
