import type { Ref } from '@orrery/kernel';
import { v } from '../../language.ts';
import { goTo, judgeAttack } from '../../rules/fleet/ship-movement.ts';
import { inPlay } from '../../state.ts';

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
