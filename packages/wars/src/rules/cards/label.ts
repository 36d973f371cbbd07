// Which labels a card has: Kizen, Fighter and the like (wars/label).
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { eachStatic, speaksOf } from '../abilities/ongoing-ability.ts';

/** True if the card has a label, printed or given; `Unit`, `Ship` and the other types count as labels here (wars/label/3). */
export function hasLabel(s: WarsState, id: CardId, label: string): boolean {
  if (defOf(s, id).labels.has(label)) return true;
  let found = false;
  eachStatic(s, 'label', (st, f, made) => {
    if (!found && st.what === label && speaksOf(s, st, f, made, id)) found = true;
  });
  return found;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - printed.ts: wars/label/1, wars/label/2
