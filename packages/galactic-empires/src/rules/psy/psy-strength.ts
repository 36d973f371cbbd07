// The strength with which psys use functions of fields. Texts of bases and terrain may raise it (ge/psy-rules/14).
import type { CardId, Locals } from '@orrery/kernel';
import { KIND } from '../../card.ts';
import { type GeState, inPlay } from '../../state.ts';
import { printedStrength, strengthOf } from '../table/definitions.ts';
import { added, modified } from '../texts/modifiers.ts';
import { eachStatic, stands } from '../texts/static-texts.ts';
import { PARTNER, PSY } from './in-use.ts';

/** What the text of a card says that raises a psy to a strength, if it is weaker (B4 Psy Pyramid). */
export const AT_LEAST = 'at least';

/** Returns the strength of a psy for functions of fields. A text that raises it to some strength comes before all others. */
export function psyStrength(s: GeState, psy: CardId): number {
  const own = strengthOf(s, psy);
  if (!stands(s, KIND['psy strength'])) return own;
  let raise = 0;
  eachStatic(
    s,
    KIND['psy strength'],
    (st, f, made) => {
      if (st.what === AT_LEAST) raise = Math.max(raise, added(s, st, f, made) - printedStrength(s, psy));
    },
    psy,
  );
  return modified(s, KIND['psy strength'], psy, own + raise, 'for functions');
}

/** Returns the strength of the psy that uses a function, with that of the psy that uses it together with it (F4 Field of Channeling). */
export function usersStrength(s: GeState, l: Locals): number {
  const partner: CardId = l[PARTNER] ?? -1;
  return psyStrength(s, l[PSY]) + (partner >= 0 && inPlay(s, partner) ? psyStrength(s, partner) : 0);
}
