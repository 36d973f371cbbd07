import type { List, Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { rested } from '../../rules/play/card-actions-limit.ts';
import { inPlay } from '../../state.ts';
import { lasts } from '../effects/lasting.ts';
import { stillToDoSo } from '../effects/lent.ts';
import { countOneMore } from '../effects/mishaps.ts';
import { these } from '../lists.ts';

// Functions that can be used again, and cards that move on to those that have not had them

/** Cards can use their functions again in this complete turn, as if they had not used them yet. */
export const functionsAgain = v.effect<[List]>(
  'functionsAgain',
  (c, list) => {
    const read = c.list(list);
    return (s, f) => {
      for (const id of read(s, f)) if (inPlay(s, id) && s.cards[id]!.used !== 0) rested(s, { card: id });
    };
  },
  (t, list) => `the functions of ${t.list(list)} can be used again`,
);
/** Fits cards that this card has not been on. */
export const notHeldYet = v.filter(
  'notHeldYet',
  c => c.filter(stillToDoSo),
  t => ({ that: `has not had ${t.ref('self')}` }),
)();
/** Records that a card has this card on it, and counts it. */
export const hasHeld = v.flow<[Ref]>(
  'hasHeld',
  (c, card) => {
    c.effect(lasts({ k: 'did so' }, 'game', these(card)));
    c.effect(countOneMore);
  },
  () => '',
);
/** Tells crew to leave this card before the turn ends (I1 Solitary Station). */
export const tellsToLeave = v.flow<[List]>(
  'tellsToLeave',
  (c, list) => c.effect(lasts({ k: 'on notice' }, 'turn', list)),
  (t, list) => `${t.list(list)} must leave it in this turn`,
);
