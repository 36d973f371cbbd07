import { type Amount, type Compiler, deed, type Frame, type Ref } from '@orrery/kernel';
import { v } from '../language.ts';
import { countRevealed } from '../rules/battle/battle-destiny-step.ts';
import { battleChanged, mayChange } from '../rules/battle/battle-phase.ts';
import { pile, RESERVE, type WarsState } from '../state.ts';
import { points } from '../traits.ts';
import { acts, eachOf, isNumber, moreOrLess, signed } from './phrases.ts';

// Effects that change the battle under way

const change = (name: string, what: 'destiny' | 'attrition' | 'power', told: string) =>
  v.effect(
    name,
    (c: Compiler<WarsState>, n: Amount, who: Ref = 'you') => {
      const k = c.amount(n);
      const seat = c.ref(who);
      return (s: WarsState, f: Frame) => {
        const x = k(s, f);
        if (x !== 0 && mayChange(s, what)) battleChanged(s, { seat: seat(s, f), what, n: x });
      };
    },
    (t, n, who = 'you') => {
      const x = t.amount(n);
      const each = eachOf(t, n);
      if (each !== null)
        return what === 'attrition'
          ? acts(t.ref(who), 'cause', `1 more attrition for each ${each}`)
          : deed('add 1 to', `${t.own(who, told)} for each ${each}`);
      if (what === 'attrition')
        return acts(
          t.ref(who),
          'cause',
          isNumber(x) ? moreOrLess(x, 'attrition') : `additional attrition equal to ${x}`,
        );
      const { less, much } = signed(x);
      return deed(less ? `subtract ${much} from` : `add ${much} to`, t.own(who, told));
    },
    (n, who = 'you') => ({ swings: { whose: who, what, n: points(n) } }),
  );
/** Adds to a side's battle destiny in the battle under way, which changes both power and attrition (wars/battle-phase/8). */
export const addBattleDestiny = change('addBattleDestiny', 'destiny', 'battle destiny');
/** Adds to the attrition that a side causes. */
export const addAttrition = change('addAttrition', 'attrition', 'attrition caused');
/** Adds to a side's total power. */
export const addTotalPower = change('addTotalPower', 'power', 'total power');
/** Adds to the destiny of the card that a side revealed for battle destiny. */
export const addToRevealed = v.effect(
  'addToRevealed',
  (c, n: Amount, who: Ref = 'thatPlayerSeat') => {
    const k = c.amount(n);
    const seat = who === 'thatPlayerSeat' ? (_s: WarsState, f: Frame) => f.l.fact.seat as number : c.ref(who);
    return (s, f) => {
      if (s.battle !== null) battleChanged(s, { seat: seat(s, f), what: 'revealed', n: k(s, f) });
    };
  },
  (t, n) => {
    const { less, much } = signed(t.amount(n));
    return deed(less ? `subtract ${much} from` : `add ${much} to`, "that card's destiny");
  },
);
/** Reduces the casualties that the loser has to satisfy. */
export const reduceCasualties = v.effect(
  'reduceCasualties',
  (c, n: Amount) => {
    const k = c.amount(n);
    return (s, f) => {
      if (s.battle !== null && s.battle.winner >= 0 && mayChange(s, 'casualties'))
        battleChanged(s, { seat: 1 - s.battle.winner, what: 'casualties', n: -k(s, f) });
    };
  },
  (t, n) => deed('reduce', `the casualties by ${t.amount(n)}`),
  n => ({ swings: { whose: 'you', what: 'casualties', n: points(n) } }),
);
/** Limits the casualties to a number. */
export const limitCasualties = v.effect(
  'limitCasualties',
  (c, n: Amount) => {
    const k = c.amount(n);
    return (s, f) => {
      if (s.battle === null || s.battle.winner < 0 || !mayChange(s, 'casualties')) return;
      const over = s.battle.casualties - k(s, f);
      if (over > 0) battleChanged(s, { seat: 1 - s.battle.winner, what: 'casualties', n: -over });
    };
  },
  (t, n) => deed('reduce', `the casualties to ${n === 0 ? '0' : `${t.amount(n)}, if they are more`}`),
  { swings: { whose: 'you', what: 'casualties', n: 3 } },
);
/** Reveals a card of a list (the bottom of a reserve, or one of three) as the card for battle destiny. */
export const revealForBattle = v.effect(
  'revealForBattle',
  (c, from: 'bottom' | 'top' | Ref, who: Ref = 'you') => {
    const seat = c.ref(who);
    const card = from === 'bottom' || from === 'top' ? null : c.ref(from);
    return (s, f) => {
      if (s.battle === null) return;
      const reserve = pile(s, seat(s, f), RESERVE);
      const id = card === null ? (from === 'bottom' ? reserve[0] : reserve[reserve.length - 1]) : card(s, f);
      if (id !== undefined && id >= 0) countRevealed(s, seat(s, f), id, from === 'bottom');
    };
  },
  (t, from, who = 'you') =>
    acts(
      t.ref(who),
      'reveal',
      from === 'bottom'
        ? `the bottom card of ${t.own(who, 'reserve')} for battle destiny`
        : from === 'top'
          ? `the top card of ${t.own(who, 'reserve')} for battle destiny instead`
          : `${t.ref(from)} for battle destiny`,
    ),
);
