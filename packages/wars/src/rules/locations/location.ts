// The locations in play: sites on the ground and sectors in space (wars/location).
// Their icons are in energy-icon.ts and playing/support-icons.ts.
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { isEncamped, standing } from '../abilities/ongoing-ability.ts';

/** Returns all locations in play, in the order of the table (wars/location/1). */
export const locations = (s: WarsState): readonly CardId[] => standing(s).locations;

/** True for a location in play that is a site (wars/site/1). An encampment beneath another location does not count (wars/encampment/2). */
export const isSite = (s: WarsState, id: CardId): boolean =>
  id >= 0 && defOf(s, id).source.kind === 'site' && !isEncamped(s, id);
/** True for a location in play that is a sector (wars/sector/1). */
export const isSector = (s: WarsState, id: CardId): boolean =>
  id >= 0 && defOf(s, id).source.kind === 'sector' && !isEncamped(s, id);

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/locations/energy-icon.ts: wars/location/3
// - rules/phases/deploy-phase.ts: wars/location/2
