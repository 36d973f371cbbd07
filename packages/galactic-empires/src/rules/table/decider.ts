// The player who decides for a card, if a text gives that decision to somebody else.
import type { CardId, Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { eachStatic, stands } from '../texts/static-texts.ts';

/** What a text says by which its player decides for a card in turns of their own (O6 Hypnotic Trance). */
export const IN_YOUR_TURN = 'in your turn';

/**
 * Returns the player who decides for a card: its player, or another one in the turn of its player (O9 Insanity) or in a turn of their own (O6 Hypnotic
 * Trance).
 */
export function deciderOf(s: GeState, id: CardId): Seat {
  const { controller } = s.cards[id]!;
  if (!stands(s, KIND.decides)) return controller;
  let by = controller;
  eachStatic(
    s,
    KIND.decides,
    (st, f) => {
      if (s.turnOf === (st.what === IN_YOUR_TURN ? f.you : controller)) by = f.you;
    },
    id,
  );
  return by;
}
