// Who is aboard a ship, and how much room it has left (wars/capacity).
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { beneath, eachStatic } from '../abilities/ongoing-ability.ts';
import { isUnit } from '../cards/types-of-cards.ts';
import { sizeOf } from '../keywords/size.ts';

/** Returns the ship that a unit is aboard; -1 if there is none. */
export function aboardOf(s: WarsState, id: CardId): CardId {
  const { on } = s.cards[id]!;
  return on >= 0 && defOf(s, id).unit && defOf(s, on).type === 'ship' ? on : -1;
}

/** Returns the capacity that a ship has left (wars/capacity/1, wars/capacity/2). */
export function roomAboard(s: WarsState, ship: CardId): number {
  let room = defOf(s, ship).source.capacity ?? 0;
  for (const id of beneath(s, ship)) if (isUnit(s, id) && !uncounted(s, ship, id)) room -= sizeOf(s, id);
  return room;
}

/** True if a unit fits aboard a ship now. A unit already aboard is not checked again (wars/capacity/3, wars/capacity/4, wars/capacity/5). */
export const fitsAboard = (s: WarsState, ship: CardId, unit: CardId): boolean =>
  uncounted(s, ship, unit) || sizeOf(s, unit) <= roomAboard(s, ship);

/** True for a unit that does not count against this ship's capacity. */
function uncounted(s: WarsState, ship: CardId, unit: CardId): boolean {
  let found = false;
  eachStatic(s, 'uncounted aboard', (st, f) => {
    if (f.self === ship && st.to!(s, unit, f)) found = true;
  });
  return found;
}
