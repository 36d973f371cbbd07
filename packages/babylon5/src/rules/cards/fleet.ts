// Fleet cards: what only fleets obey (b5/cards-fleet).
import { refuse } from '@orrery/kernel';

// also b5/cards-fleet/6
export const HOME_FLEET = refuse(
  'b5/cards-fleet/5',
  'This fleet takes part only in conflicts that target you, unless you are at war.',
);

export const FLEET_OF_POWER = refuse('b5/sponsor/15', 'Shadow and Vorlon fleets come in only as their own text says.');

// also b5/cards-fleet/2
export const FLEET_LIMITED = refuse('b5/cards-fleet/1', 'Your race has a fleet of that name in play already.');
