// Piloting: a character aboard makes its ship stronger (wars/piloting).
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { beneath } from '../abilities/ongoing-ability.ts';
import { keywordOf } from './keyword-ability.ts';

/** A character's Piloting. */
export const pilotingOf = (s: WarsState, id: CardId): number => keywordOf(s, id, 'piloting');

/** What the pilots aboard a ship add to its power and its tactics (wars/piloting/1). */
export function pilotingAboard(s: WarsState, ship: CardId): number {
  let n = 0;
  for (const id of beneath(s, ship)) if (defOf(s, id).type === 'character') n += pilotingOf(s, id);
  return n;
}
