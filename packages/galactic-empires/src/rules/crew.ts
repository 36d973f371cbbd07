import type { CardId } from '@orrery/kernel';
import { sideOf, typeOf } from '../card.ts';
import type { GeState } from '../state.ts';
import { eachStatic, standing } from './standing.ts';
import { isA } from './statistics.ts';

// Crew (ge/crew): who attacks, and what may not be attacked

/** True for crew that can attack: it has a function that is an attack, or its text says that it fights. */
export const isCombatCrew = (s: GeState, id: CardId): boolean =>
  typeOf(s, id) === 'C' && (sideOf(s, id).functions.some(fn => fn.source.attack === true) || isA(s, id, 'combat crew'));

/** True if a text keeps one card from attacking another: it may attack only something else, or is too weak to attack there. */
export function mayAttack(s: GeState, attacker: CardId, target: CardId): boolean {
  const { statics } = standing(s);
  let may = true;
  if (statics['attacks only'] !== undefined || s.lasting.length > 0)
    eachStatic(
      s,
      'attacks only',
      (st, f) => {
        if (st.of !== null && !st.of(s, target, f)) may = false;
      },
      attacker,
    );
  if (may && (statics['safe from attack'] !== undefined || s.lasting.length > 0))
    eachStatic(
      s,
      'safe from attack',
      (st, f) => {
        if (st.of === null || st.of(s, attacker, f)) may = false;
      },
      target,
    );
  return may;
}
