import type { Amount, Effect, Ref } from '@orrery/kernel';
import { least, minus, sequence, set, the, v } from '../../language.ts';
import type { PointKind } from '../../printed.ts';
import { production } from '../../rules/points/production.ts';
import { works } from '../../rules/texts/static-texts.ts';
import { thatPlayer } from '../tests.ts';
import { lasts } from './lasting.ts';

// Points that a player gives in an Allocation Phase before any others are used. Economy replaces those that the fleet lacks (ge/allocation-phase/10).

/** The points of a kind that the fleet of a player generates, with the cards that are engaged now. */
export const makesNow = v.amount<[PointKind, Ref]>(
  'makesNow',
  (c, kind, who) => {
    const read = c.ref(who);
    return (s, f) => {
      const { free, drained } = production(s, read(s, f), works);
      return Math.max(0, free[kind] - drained[kind]);
    };
  },
  (t, kind, who) => `the ${kind} of ${t.ref(who)}`,
);

/** A player gives points of a kind in this Allocation Phase. @param payer the local that holds the player */
export function givesNow(kind: PointKind, n: Amount, payer: string): Effect {
  const toll = (what: PointKind, points: string): Effect =>
    lasts(
      { k: 'fleet output', what, n: minus(0, the(points)), who: thatPlayer(payer), toll: true },
      { turns: 1, of: payer },
    );
  return sequence(
    set('plain', least(n, makesNow(kind, payer))),
    set('economy', minus(n, the('plain'))),
    toll(kind, 'plain'),
    toll('economy', 'economy'),
  );
}
