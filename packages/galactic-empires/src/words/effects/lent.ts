import type { List, Ref } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { v } from '../../language.ts';
import { rested } from '../../rules/play/card-actions-limit.ts';
import { anyStatic } from '../../rules/texts/static-texts.ts';
import { inPlay } from '../../state.ts';
import { these } from '../lists.ts';
import { lasts } from './lasting.ts';
import { countOneMore } from './mishaps.ts';

// Functions that a card gives to other cards: each of them uses it once in a complete turn (B6 Hospital)

/** Fits cards that have not used the function that this card gives them since your turn began (ge/card-actions-limit/1). */
export const stillToDoSo = v.filter(
  'stillToDoSo',
  () => (s, id, f) => s.lasting.length === 0 || !anyStatic(s, KIND['did so'], (_st, at) => at.self === f.self, id),
  () => ({}),
  { rule: 'ge/card-actions-limit/1' },
)();
/** A card uses the function that this card gives it: once in a complete turn. */
export const doesSo = v.flow<[Ref]>(
  'doesSo',
  (c, card) => c.effect(lasts({ k: 'did so' }, { turns: 1 }, these(card))),
  (t, card) => `${t.ref(card)} can do so no more this turn`,
);
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
