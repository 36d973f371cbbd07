// Where ships may enter play (wars/ship).
// When they may be played is in phases/deploy-phase.ts.
import { type CardId, refuse, type Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { isShip } from '../cards/types-of-cards.ts';
import { scouts } from '../keywords/scouting.ts';
import { forces } from '../locations/control.ts';
import { energyIcons } from '../locations/energy-icon.ts';
import { isSector } from '../locations/location.ts';

/** Why a ship has no place. */
export const SHIP_PLACE = refuse('wars/ship/2', 'A ship needs a sector where you have an energy icon or another ship.');

/** True if a seat may play this ship at a location: at a sector that is open to it (wars/ship/2). */
export const takesShip = (s: WarsState, seat: Seat, card: CardId, at: CardId): boolean =>
  isSector(s, at) &&
  (energyIcons(s, at, seat) > 0 || forces(s, seat, at).some(id => isShip(s, id)) || scouts(s, seat, card));
