// Words for energy: a player activates it, pays it, or loses it.
import { type Amount, many, type Ref, shuffled } from '@orrery/kernel';
import { v } from '../language.ts';
import { putIn } from '../rules/cards/piles.ts';
import { activate as activateEnergy } from '../rules/energy/activate.ts';
import { canPay, pay as payEnergy } from '../rules/energy/pay.ts';
import { HAND, LOST, pile, RESERVE } from '../state.ts';
import { points } from '../traits.ts';
import { acts, eachOf, energy, energyOf, quantity } from './phrases.ts';
import { upTo } from './up-to.ts';

/** A player activates energy, or all of it if there is less. */
export const activate = v.effect(
  'activate',
  (c, n: Amount, who: Ref = 'you') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    return (s, f) => activateEnergy(s, seat(s, f), k(s, f));
  },
  (t, n, who = 'you') => {
    const each = eachOf(t, n);
    return acts(t.ref(who), 'activate', each === null ? energy(t.amount(n)) : `1 energy for each ${each}`);
  },
  (n, who = 'you') => ({ means: [[who, points(n, 0.4)]] }),
);

/** A player activates any amount up to a limit. */
export const activateUpTo = upTo(
  'activateUpTo',
  'activate',
  n => `${n} energy`,
  (s, seat) => pile(s, seat, RESERVE).length,
  activateEnergy,
  (s, seat) =>
    `It comes from the top of your reserve (${many(pile(s, seat, RESERVE).length, 'card')}). You can then pay with it. You have ${canPay(s, seat)} active energy now.`,
);

/** A player pays energy, or all of it if there is less. */
export const pay = v.effect(
  'pay',
  (c, n: Amount, who: Ref = 'you') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    return (s, f) => payEnergy(s, seat(s, f), k(s, f));
  },
  (t, n, who = 'you') => acts(t.ref(who), 'pay', energyOf(t, n)),
);

/** A player loses energy and chooses each card (wars/lose-energy/1); with `only`, from one pile or from the hand. */
export const lose = v.flow(
  'lose',
  (c, n: Amount, who: Ref = 'you', only?: 'reserve' | 'hand') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    const program = c.program('lose energy');
    const kind = only === undefined ? -1 : only === 'hand' ? HAND : RESERVE;
    c.step({
      op: 'call',
      program: () => program,
      locals: (s, f) => ({ n: k(s, f), only: kind }),
      you: (s, f) => seat(s, f),
      self: null,
    });
  },
  (t, n, who = 'you', only?: 'reserve' | 'hand') => {
    const each = eachOf(t, n);
    const cards = quantity(each === null ? t.amount(n) : '1', 'card');
    const what =
      only === 'hand'
        ? `${cards} from hand${each === null ? '' : ` for each ${each}`}`
        : `${energyOf(t, n)}${only ? ` from ${t.ref(who) === 'you' ? 'your' : 'their'} ${only}` : ''}`;
    // the things counted come first, so that they do not seem to belong to the other player
    return each !== null && only === undefined && t.ref(who) !== 'you'
      ? `for each ${each}, ${acts(t.ref(who), 'lose', '1 energy')}`
      : acts(t.ref(who), 'lose', what);
  },
  (n, who: Ref = 'you', only?: 'reserve' | 'hand') => ({
    means: [[who, points(n, -1)]],
    ...(only === 'hand' && typeof n === 'number' ? { fromHand: n } : {}),
  }),
);

/** A player loses random cards from hand. */
export const loseAtRandom = v.effect(
  'loseAtRandom',
  (c, n: Amount, who: Ref = 'you') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    return (s, f) => {
      for (const id of shuffled(s, pile(s, seat(s, f), HAND)).slice(0, k(s, f))) putIn(s, id, LOST, { shown: true });
    };
  },
  (t, n, who = 'you') => acts(t.ref(who), 'lose', `${quantity(t.amount(n), 'card')} at random from hand`),
  (n, who: Ref = 'you') => ({ means: [[who, points(n, -1)]], ...(typeof n === 'number' ? { fromHand: n } : {}) }),
);
