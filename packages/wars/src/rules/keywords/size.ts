// Size: how much room a unit takes aboard a ship (wars/size).
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';

/** Returns how much of a ship's capacity a unit takes (wars/size/1, wars/size/2). */
export const sizeOf = (s: WarsState, id: CardId): number =>
  (s.cards[id]!.inverted ? defOf(s, id).source.inverted!.size : undefined) ?? defOf(s, id).source.size ?? 1;
