// Where characters, NoBots and vehicles can enter play (wars/character, wars/nobot, wars/vehicle).
// When to play them is in phases/deploy-phase.ts. Places aboard ships are in places.ts.
import { type CardId, refuse, type Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { isUnit } from '../cards/types-of-cards.ts';
import { scouts } from '../keywords/scouting.ts';
import { forces } from '../locations/control.ts';
import { energyIcons } from '../locations/energy-icon.ts';
import { isSite } from '../locations/location.ts';

/** The refusal if a unit has no place. */
export const UNIT_PLACE = refuse(
  'wars/character/3',
  'A unit needs a site where you have an energy icon or another unit, or a ship of yours with room.',
);

/**
 * True if a seat can play this unit at a location: a site with its energy icon or another unit of its own (wars/character/2, wars/nobot/2,
 * wars/vehicle/2).
 */
export const takesUnit = (s: WarsState, seat: Seat, card: CardId, at: CardId): boolean =>
  isSite(s, at) &&
  (energyIcons(s, at, seat) > 0 || forces(s, seat, at).some(id => isUnit(s, id)) || scouts(s, seat, card));

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/phases/deploy-phase.ts: wars/character/1
// - rules/playing/places.ts: wars/character/4
