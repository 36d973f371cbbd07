// The player who decides for a card, if a text gives that decision to somebody else.
import type { CardId, Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { eachStatic } from '../texts/static-texts.ts';

/** Returns the player who decides for a card: its player, or another in its player's own turn (O9 Insanity). */
export function deciderOf(s: GeState, id: CardId): Seat {
  const { controller } = s.cards[id]!;
  if (s.turnOf !== controller) return controller;
  let by = controller;
  eachStatic(
    s,
    KIND.decides,
    (_st, f) => {
      by = f.you;
    },
    id,
  );
  return by;
}
