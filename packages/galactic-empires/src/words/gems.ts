import type { Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { shieldsLeft } from '../rules/table/definitions.ts';

// Cards with shields that are gone once these are (L6 Artifact - Dragon Gem of Protection)

/** True if a card has no shield point left. */
export const shieldsGone = v.test<[Ref]>(
  'shieldsGone',
  (c, card) => {
    const read = c.ref(card);
    return (s, f) => read(s, f) >= 0 && shieldsLeft(s, read(s, f)) === 0;
  },
  (t, card) => `${t.ref(card)} has no shield point left`,
);
