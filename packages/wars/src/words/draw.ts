// Words for drawing cards.
import { type Amount, askStep, deed, type Frame, isSeveral, type Menu, many, option, type Ref } from '@orrery/kernel';
import { titleFor, v } from '../language.ts';
import { draw as drawCards } from '../rules/cards/draw.ts';
import { ACTIVE, HAND, pile, RESERVE, USED, type WarsState } from '../state.ts';
import { points } from '../traits.ts';
import { acts, eachOf, quantity } from './phrases.ts';
import { upTo } from './up-to.ts';

/** A player draws a number of cards, from the reserve unless another pile is given. */
export const draw = v.effect(
  'draw',
  (c, n: Amount, who: Ref = 'you', from: 'reserve' | 'used pile' | 'active pile' = 'reserve') => {
    const k = c.amount(n);
    const seat = c.ref(who);
    const kind = from === 'reserve' ? RESERVE : from === 'used pile' ? USED : ACTIVE;
    return (s, f) => drawCards(s, seat(s, f), k(s, f), kind);
  },
  (t, n, who = 'you', from = 'reserve') => {
    const each = eachOf(t, n);
    // as many cards as an earlier effect affected
    const counted = t.counted(n);
    if (counted !== null && isSeveral(counted.of))
      return acts(t.ref(who), 'draw', `as many cards from ${t.own(who, from)}`);
    return acts(
      t.ref(who),
      'draw',
      `${each === null ? quantity(t.amount(n), 'card') : '1 card'} from ${t.own(who, from)}${each === null ? '' : ` for each ${each}`}`,
    );
  },
  (n, who: Ref = 'you', _from?: 'reserve' | 'used pile' | 'active pile') => ({ means: [[who, points(n, 0.6)]] }),
);

export const drawUpTo = upTo(
  'drawUpTo',
  'draw',
  n => quantity(n, 'card'),
  (s, seat) => pile(s, seat, RESERVE).length,
  (s, seat, n) => drawCards(s, seat, n, RESERVE),
  (s, seat) =>
    `Each card you draw leaves your reserve (${many(pile(s, seat, RESERVE).length, 'card')}) and is no longer energy. You have ${many(pile(s, seat, HAND).length, 'card')} in hand.`,
);

/** You draw up to a number of cards. In one battle, this ability draws no more than that number in all. */
export const drawUpToInBattle = v.flow(
  'drawUpToInBattle',
  (c, n: number) => {
    // each drawn card leaves a mark with the battle's number, which lasts for the turn
    const mark = (s: WarsState, f: Frame) => `drawn#${f.self}#${s.fought.length}`;
    const left = (s: WarsState, f: Frame) => (s.battle === null ? n : n - s.done.filter(x => x === mark(s, f)).length);
    const menu: Menu<WarsState> = {
      name: 'number',
      list: (s, f) =>
        Array.from({ length: Math.min(left(s, f), pile(s, f.you, RESERVE).length) + 1 }, (_, i) =>
          option('number', i),
        ).reverse(),
      label: (_s, _f, o) => `Draw ${quantity(String(o.a), 'card')}`,
      prompt: (s, f) => `${titleFor(f)}: how many cards do you draw? Choose up to ${left(s, f)}.`,
      stakes: s =>
        `Each card you draw leaves your reserve and is no longer energy.${s.battle === null ? '' : ` You can draw at most ${n} in one battle.`}`,
    };
    c.step(
      askStep({ who: (_s, f) => [f.you], menu }, (s, f, picks) => {
        const k = picks[0]![0]?.a ?? 0;
        drawCards(s, f.you, k, RESERVE);
        if (s.battle !== null) s.done = [...s.done, ...Array.from({ length: k }, () => mark(s, f))];
      }),
    );
  },
  (_t, n) => deed('draw', `up to ${quantity(String(n), 'card')} from your reserve, no more than ${n} in one battle`),
);
