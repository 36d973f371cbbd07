// The words of the time origin: cards there, and ways back to a fleet (ge/time-origin).
import type { Filter, Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { isAtOrigin } from '../rules/table/realms.ts';
import { allInPlay } from '../rules/table/stacks.ts';
import { comeBack } from '../rules/time/time-origin.ts';
import { inPlay } from '../state.ts';

/** The cards at the time origin that fit, also for a card that is not there itself: a text that names the place reaches it. */
export const fromOrigin = v.list<[Filter]>(
  'fromOrigin',
  (c, filter) => {
    const fits = c.filter(filter);
    return (s, f) => allInPlay(s).filter(id => isAtOrigin(s, id) && fits(s, id, f));
  },
  (t, filter) => `${t.filter(filter, true)} at the time origin`,
  'card',
  (t, filter) => `${t.filter(filter)} at the time origin`,
);

/** A card comes back from the time origin: to another card, or into its player's fleet (ge/time-origin/11). */
export const comesBack = v.effect<[Ref, Ref?]>(
  'comesBack',
  (c, card, to) => {
    const what = c.ref(card);
    const where = to === undefined ? null : c.ref(to);
    return (s, f) => {
      const id = what(s, f);
      const on = where === null ? -1 : where(s, f);
      if (inPlay(s, id) && isAtOrigin(s, id) && (on < 0 || inPlay(s, on))) comeBack(s, id, on, f.you);
    };
  },
  (t, card, to) => `${t.ref(card)} comes back from the time origin${to === undefined ? '' : ` to ${t.ref(to)}`}`,
);
