// Which cards are ships and which are units (wars/types-of-cards, wars/unit).
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';

export const isShip = (s: WarsState, id: CardId): boolean => defOf(s, id).type === 'ship';
export const isUnit = (s: WarsState, id: CardId): boolean => defOf(s, id).unit;
