import type { Ref } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { v } from '../../language.ts';
import { anyStatic } from '../../rules/texts/static-texts.ts';
import { these } from '../lists.ts';
import { lasts } from './lasting.ts';

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
