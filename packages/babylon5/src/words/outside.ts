import type { Ref } from '@orrery/kernel';
import { call, v } from '../language.ts';
import { fetching } from '../rules/setup/reserve.ts';

/** Take a card with a keyword from outside the game into your hand (b5/deck/15, b5/deck/16). */
export const fetchFromOutside = v.flow<[string]>(
  'fetchFromOutside',
  (c, keyword) => c.step(fetching(keyword)),
  (_t, keyword) => `take a card with ${keyword} from outside the game into your hand`,
);

/** A player must surrender to another, without terms (b5/surrender/7). */
export const surrenderTo = (who: Ref, to: Ref) => call('surrender to', { seat: who, to });
