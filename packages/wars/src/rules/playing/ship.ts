// Where ships can enter play (wars/ship).
// When to play them is in phases/deploy-phase.ts.
import { type CardId, refuse, type Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { isShip } from '../cards/types-of-cards.ts';
import { scouts } from '../keywords/scouting.ts';
import { forces } from '../locations/control.ts';
import { energyIcons } from '../locations/energy-icon.ts';
import { isSector } from '../locations/location.ts';

/** The refusal if a ship has no place. */
export const SHIP_PLACE = refuse('wars/ship/2', 'A ship needs a sector where you have an energy icon or another ship.');

/** True if a seat can play this ship at a location: a sector with its energy icon or another ship of its own (wars/ship/2). */
export const takesShip = (s: WarsState, seat: Seat, card: CardId, at: CardId): boolean =>
  isSector(s, at) &&
  (energyIcons(s, at, seat) > 0 || forces(s, seat, at).some(id => isShip(s, id)) || scouts(s, seat, card));

// Other rules of these topics, and the files that enforce them (made by a test):
// - printed.ts: wars/ship/3
// - rules/phases/deploy-phase.ts: wars/ship/1
