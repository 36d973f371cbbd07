// Unique cards: no second copy for the same player (wars/unique).
import type { CardId, Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import { IN_PLAY, type WarsState } from '../../state.ts';

/**
 * True for a unique card if the seat has a copy in play. The other player's cards and cards stacked on a card do not count (wars/unique/1,
 * wars/unique/2, wars/unique/3, wars/asset/4, wars/asset/5).
 */
export const hasCopy = (s: WarsState, seat: Seat, card: CardId): boolean =>
  defOf(s, card).source.unique === true &&
  s.zones[IN_PLAY]!.some(id => id !== card && s.cards[id]!.controller === seat && s.defs[id]! === s.defs[card]!);
