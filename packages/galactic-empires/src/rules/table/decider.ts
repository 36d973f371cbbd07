// Who decides what a card does, where a text gives that to somebody else.
import type { CardId, Seat } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import type { GeState } from '../../state.ts';
import { eachStatic } from '../texts/static-texts.ts';

/** Who decides what a card does: its player, or in its own player's turn perhaps another (O9 Insanity). */
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
