// Scouting: the player can play the card where their side has no energy icon (wars/scouting).
import type { CardId, Seat } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { eachStatic, speaksOf } from '../abilities/ongoing-ability.ts';

/** True for a card with Scouting, or one that an ability lets its player play anywhere (wars/scouting/1, wars/ruling-reconnoiterer/1). */
export function scouts(s: WarsState, seat: Seat, card: CardId): boolean {
  if (defOf(s, card).source.scouting) return true;
  let allowed = false;
  eachStatic(s, 'play anywhere', (st, f, made) => {
    if (f.you === seat && speaksOf(s, st, f, made, card)) allowed = true;
  });
  return allowed;
}
