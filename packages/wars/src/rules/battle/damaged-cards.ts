// The cards that a side can damage in a battle, and how much the damaged cards satisfy.
import { type CardId, type Refusal, refuse, type Seat } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { isUndamageable } from '../abilities/cant.ts';
import { defenseOf } from '../cards/modifiers.ts';
import { forces } from '../locations/control.ts';
import { cardLabel, LABEL_ROOM } from '../questions/card-labels.ts';

/** Returns the total defense of a side's damaged ships and units in the battle, no matter when they were damaged (wars/attrition-step/12). */
export function absorbed(s: WarsState, seat: Seat): number {
  let n = 0;
  for (const id of forces(s, seat, s.battle!.at)) if (s.cards[id]!.damaged) n += defenseOf(s, id);
  return n;
}

/** Returns a side's ships and units in the battle that can be damaged. */
export const damageable = (s: WarsState, seat: Seat): CardId[] =>
  forces(s, seat, s.battle!.at).filter(id => !s.cards[id]!.damaged && !isUndamageable(s, id));

const DAMAGED = refuse('wars/damage/2', 'This card is already damaged.');
const UNDAMAGEABLE = refuse('wars/cant/1', 'An ability says that this card cannot be damaged.');

/**
 * Returns the rule that forbids a side to damage this card for attrition or casualties, or null. `outside` is the refusal for cards that are not in
 * the battle.
 */
export function judgeDamage(s: WarsState, seat: Seat, id: CardId, outside: Refusal): Refusal | null {
  if (!forces(s, seat, s.battle!.at).includes(id)) return outside;
  if (s.cards[id]!.damaged) return DAMAGED;
  return isUndamageable(s, id) ? UNDAMAGEABLE : null;
}

/** Returns the label of a choice to damage your own card. */
export const damageLabel = (s: WarsState, id: CardId, seat: Seat): string =>
  `Damage ${cardLabel(s, id, seat, { whose: false, numbers: [`defense ${defenseOf(s, id)}`], room: LABEL_ROOM - 'Damage '.length })}`;
