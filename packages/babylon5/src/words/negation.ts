import { askStep, type Effect, type Frame, yesNo } from '@orrery/kernel';
import { defOf } from '../card.ts';
import { v } from '../language.ts';
import { influenceOfPower, rating } from '../rules/politics/influence.ts';
import { type B5State, conflictOf } from '../state.ts';

// The two sides of a conflict that is over, and what they may negate.

/** Effects that either side of the conflict may negate if it has more influence than Babylon 5 (Negotiated Surrender). */
export const unlessNegated = v.flow<Effect[]>(
  'unlessNegated',
  (c, ...effects) => {
    const negated = c.name('negated');
    const sides = (s: B5State, f: Frame): number[] => {
      const k = conflictOf(s, f.l.conflict);
      return [k.seat, k.targetSeat].filter(p => p >= 0 && rating(s, p) > influenceOfPower(s, 'babylon5'));
    };
    c.step({
      op: 'do',
      act: (_s, f) => {
        f.l[negated] = 0;
        f.l.at = 0;
      },
    });
    const start = c.code.length;
    const out = c.unless((s, f) => f.l[negated] === 0 && f.l.at < sides(s, f).length);
    c.step(
      askStep(
        {
          who: (s, f) => [sides(s, f)[f.l.at]!],
          menu: yesNo((s, f) => `${defOf(s, f.self).title}: do you negate it?`, {
            stakes: (s, f) =>
              `You have more influence than Babylon 5, so you may. ${defOf(s, f.self).text().join(' ')}`,
            yes: 'nothing happens',
            no: 'it happens, as far as it is up to you',
          }),
          skip: false,
        },
        (_s, f, picks) => {
          f.l.at++;
          if (picks[0]?.[0]?.verb === 'yes') f.l[negated] = 1;
        },
      ),
    );
    c.go(start);
    c.land(out);
    const skip = c.unless((_s, f) => f.l[negated] === 0);
    for (const e of effects) c.effect(e);
    c.land(skip);
  },
  (t, ...effects) =>
    `${t.effects(effects)}, unless a side of the conflict with more influence than Babylon 5 negates it`,
);

/** The side that won the conflict, and the one that lost it: its initiator, and the player it targeted. */
export const conflictWinner = v.ref(
  'conflictWinner',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return k.won ? k.seat : k.targetSeat;
  },
  () => 'the winner',
)();
export const conflictLoser = v.ref(
  'conflictLoser',
  () => (s, f) => {
    const k = conflictOf(s, f.l.conflict);
    return k.won ? k.targetSeat : k.seat;
  },
  () => 'the loser',
)();
