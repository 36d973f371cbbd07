// What can't be chosen as a target (wars/target).
// What may be chosen otherwise is read from the card's text: src/compile/targets.ts, and whose cards it means: src/words/filters.ts.
import type { CardId, Seat } from '@orrery/kernel';
import { inPlay, type WarsState } from '../../state.ts';
import { eachStatic, speaksOf } from './ongoing-ability.ts';

/** True for a card that an ability of the other player keeps `by` from choosing as a target (wars/cant/1, wars/target/7). */
export function isUntargetable(s: WarsState, id: CardId, by: Seat): boolean {
  let found = false;
  if (inPlay(s, id))
    eachStatic(s, 'untargetable', (st, f, made) => {
      if (!found && f.you !== by && speaksOf(s, st, f, made, id)) found = true;
    });
  return found;
}
