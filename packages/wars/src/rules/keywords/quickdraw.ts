// Quickdraw: the weapons of a card fire more often in a turn (wars/quickdraw).
import type { CardId } from '@orrery/kernel';
import type { WarsState } from '../../state.ts';
import { eachStatic, numberOf, speaksOf } from '../abilities/ongoing-ability.ts';
import { keywordOf } from './keyword-ability.ts';

/**
 * Returns a card's Quickdraw (wars/quickdraw/1). Abilities that give it only to a card without Quickdraw count last, and only the highest of them
 * counts.
 */
export function quickdrawOf(s: WarsState, id: CardId): number {
  const n = keywordOf(s, id, 'quickdraw');
  if (n > 0) return n;
  let most = 0;
  eachStatic(s, 'quickdraw otherwise', (st, f, made) => {
    if (speaksOf(s, st, f, made, id)) most = Math.max(most, numberOf(s, st, f, made));
  });
  return most;
}
