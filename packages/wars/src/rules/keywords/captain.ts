// Captain: with this character aboard, a ship and its units are immune to attrition (wars/captain).
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { beneath, eachStatic } from '../abilities/ongoing-ability.ts';

/** True while the captain of a ship is aboard (wars/captain/1). */
export function captainAboard(s: WarsState, ship: CardId): boolean {
  const { captain } = defOf(s, ship).source;
  if (captain !== undefined && !s.cards[ship]!.inverted && holdsTitle(s, ship, captain)) return true;
  let found = false;
  eachStatic(s, 'captain', (st, f) => {
    if (f.self === ship && holdsTitle(s, ship, st.what)) found = true;
  });
  return found;
}

const holdsTitle = (s: WarsState, ship: CardId, title: string): boolean =>
  beneath(s, ship).some(id => defOf(s, id).title === title);
