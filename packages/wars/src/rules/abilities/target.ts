// Cards that cannot be targets (wars/target).
// The card's text decides what else can be a target: src/compile/targets.ts. The players whose cards it means are in
// src/words/filters.ts.
import type { CardId, Seat } from '@orrery/kernel';
import { inPlay, type WarsState } from '../../state.ts';
import { eachStatic, speaksOf } from './ongoing-ability.ts';

/** True for a card that `by` cannot target because of an ability of the other player (wars/cant/1, wars/target/7). */
export function isUntargetable(s: WarsState, id: CardId, by: Seat): boolean {
  let found = false;
  if (inPlay(s, id))
    eachStatic(s, 'untargetable', (st, f, made) => {
      if (!found && f.you !== by && speaksOf(s, st, f, made, id)) found = true;
    });
  return found;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - compile/costs.ts: wars/target/8
// - compile/targets.ts: wars/target/1, wars/target/2, wars/target/4, wars/target/6
// - rules/playing/asset.ts: wars/target/5
// - words/filters.ts: wars/target/3
// - words/pending.ts: wars/target/9, wars/target/10
