// Keyword abilities with a number: printed and gained numbers are added (wars/keyword-ability).
// Printed keywords and their text are in src/printed.ts.
import type { CardId } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { WarsState } from '../../state.ts';
import { sumOn } from '../abilities/ongoing-ability.ts';

/** Returns the number of a card's keyword; 0 if it does not have it (wars/keyword-ability/2, wars/keyword-ability/3). */
export const keywordOf = (s: WarsState, id: CardId, keyword: 'piloting' | 'quickdraw'): number =>
  (defOf(s, id).source[keyword] ?? 0) + sumOn(s, keyword, id);

// Other rules of these topics, and the files that enforce them (made by a test):
// - printed.ts: wars/keyword-ability/1, wars/keyword-ability/4
