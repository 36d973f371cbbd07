import type { Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { multiplyFunctions } from '../../rules/psy/psy-functions.ts';

// Effects on psys and the functions that they use

/** Lets a psy use several times as many functions this turn as its points pay for (A4 Derranged Psy). */
export const usesTimesAsMany = v.effect<[Ref, number]>(
  'usesTimesAsMany',
  (c, card, by) => {
    const read = c.ref(card);
    return (s, f) => {
      if (read(s, f) >= 0) multiplyFunctions(s, read(s, f), by);
    };
  },
  (t, card, by) =>
    `${t.ref(card)} can use ${by === 3 ? 'three' : by} times as many functions this turn as its points pay for`,
  card => ({ means: [[card, 3]] }),
);
