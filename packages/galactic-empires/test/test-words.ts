// Words that no printed card says, for test cards.
import type { Amount, Ref } from '@orrery/kernel';
import { v } from '../src/language.ts';
import { goTo, judgeAttack } from '../src/rules/fleet/ship-movement.ts';
import { hitHq } from '../src/rules/table/sector-hq.ts';
import { inPlay } from '../src/state.ts';

/** Moves a ship into position against another player's terrain, or to its own (ge/ship-movement/2, ge/ship-movement/5, ge/ship-movement/7). */
export const goAgainst = v.effect(
  'goAgainst',
  (c, ship: Ref, terrain: Ref) => {
    const [what, where] = [c.ref(ship), c.ref(terrain)];
    return (s, f) => {
      const [id, goal] = [what(s, f), where(s, f)];
      if (inPlay(s, id) && inPlay(s, goal)) goTo(s, id, goal);
    };
  },
  (t, ship, terrain) => `move ${t.ref(ship)} into position at ${t.ref(terrain)}`,
);

/** Fits terrain that a ship can move against: no ship on it keeps that ship away (ge/ship-movement/3). */
export const openToAttack = v.filter<[Ref]>(
  'openToAttack',
  (c, ship: Ref) => {
    const read = c.ref(ship);
    return (s, id, f) => inPlay(s, read(s, f)) && judgeAttack(s, read(s, f), id) === null;
  },
  () => ({ after: 'without a defender as strong' }),
  { rule: 'ge/ship-movement/3' },
);

/** Damages a player's Sector HQ. */
export const damageHq = v.effect(
  'damageHq',
  (c, who: Ref, n: Amount) => {
    const [read, points] = [c.ref(who), c.amount(n)];
    return (s, f) => hitHq(s, read(s, f), points(s, f), f.you, 'card');
  },
  (t, who, n) => `${t.own(who, 'Sector HQ')} takes ${t.amount(n)} damage`,
  (who, n) => ({ means: [[who, typeof n === 'number' ? -2 * n : -4]] }),
);
