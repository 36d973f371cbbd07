// Encampments: locations that can lie beneath another location as a part of it (wars/encampment).
// Their icons count in locations/energy-icon.ts and support-icons.ts. The choice between apart and beneath is in places.ts.
import type { CardId, Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { beneath } from '../abilities/ongoing-ability.ts';
import { forces } from '../locations/control.ts';
import { energyIcons } from '../locations/energy-icon.ts';

/** True if a seat may stack an encampment beneath a location (wars/encampment/3, wars/encampment/4). */
export function takesEncampment(s: WarsState, seat: Seat, at: CardId): boolean {
  if (beneath(s, at).some(id => defOf(s, id).type === 'location' && s.cards[id]!.controller === seat)) return false;
  return energyIcons(s, at, seat) > 0 || forces(s, seat, at).length > 0;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/abilities/ongoing-ability.ts: wars/encampment/2
// - rules/locations/energy-icon.ts: wars/encampment/5, wars/encampment/6
// - rules/playing/places.ts: wars/encampment/1
