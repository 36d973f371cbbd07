// Keyword abilities with a number: what is printed and what is gained are added together (wars/keyword-ability).
// What is printed, and how it reads, is in src/printed.ts.
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { sumOn } from '../abilities/ongoing-ability.ts';

/** The number of a keyword of a card: 0 where it has none (wars/keyword-ability/2, wars/keyword-ability/3). */
export const keywordOf = (s: WarsState, id: CardId, keyword: 'piloting' | 'quickdraw'): number =>
  (defOf(s, id).source[keyword] ?? 0) + sumOn(s, keyword, id);
