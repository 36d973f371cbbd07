// Piloting: a character aboard makes its ship stronger (wars/piloting).
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { beneath, eachStatic, numberOf, speaksOf } from '../abilities/ongoing-ability.ts';
import { keywordOf } from './keyword-ability.ts';

/** Returns a character's Piloting. */
export const pilotingOf = (s: WarsState, id: CardId): number => keywordOf(s, id, 'piloting');

/** True for a card with Piloting, printed or gained. An ability that applies only to cards with Piloting gives it to no other card. */
export function hasPiloting(s: WarsState, id: CardId): boolean {
  let has = (defOf(s, id).source.piloting ?? 0) > 0;
  if (!has)
    eachStatic(s, 'piloting', (st, f, made) => {
      if (!has && !st.asksPiloting && speaksOf(s, st, f, made, id)) has = numberOf(s, st, f, made) > 0;
    });
  return has;
}

/** Returns what the pilots aboard a ship add to its power and its tactics (wars/piloting/1). */
export function pilotingAboard(s: WarsState, ship: CardId): number {
  let n = 0;
  for (const id of beneath(s, ship)) if (defOf(s, id).type === 'character') n += pilotingOf(s, id);
  return n;
}
