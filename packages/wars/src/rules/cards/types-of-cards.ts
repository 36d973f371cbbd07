// Which cards are ships and which are units (wars/types-of-cards, wars/unit).
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';

/** True for a ship (wars/types-of-cards/1). */
export const isShip = (s: WarsState, id: CardId): boolean => defOf(s, id).type === 'ship';
/** True for a unit: a character, a NoBot or a vehicle (wars/types-of-cards/1, wars/unit/1). */
export const isUnit = (s: WarsState, id: CardId): boolean => defOf(s, id).unit;

// Other rules of these topics, and the files that enforce them (made by a test):
// - printed.ts: wars/types-of-cards/2, wars/types-of-cards/3
