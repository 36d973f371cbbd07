import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { after, CORE, field, over, PLATFORM } from '../../fields.ts';
import { fifteenToEight, units } from '../../support/power-and-loss.ts';

// End of battle step
rule('wars/end-of-battle-step/1', 'the attacker destroys what is damaged in any order, then the defender', () => {
  const t = units(
    [
      { card: 'Selfless Protector', damaged: true },
      { card: 'Ikazuchi Technician', damaged: true },
    ],
    [
      { card: 'Loremaster', damaged: true },
      { card: 'Sheria Coreg', damaged: true },
    ],
  ).untilAsked('destroy damaged');
  expect([t.asked, t.s.initiative]).toEqual([[1], -1]);
  expect(t.offers(1, 'card', 'Loremaster')).toBe(false);
  t.pick(1, 'Ikazuchi Technician', 'Selfless Protector');
  expect(t.asked).toEqual([2]);
  t.pick(2, 'Sheria Coreg');
  over(t).resolveAll();
  expect(t.happened('left').map(x => x.how)).toEqual(['destroyed', 'destroyed', 'destroyed', 'destroyed']);
  expect(t.happened('left').map(x => x.seat)).toEqual([0, 0, 1, 1]);
  expect([t.pile(1, 'lost'), t.pile(2, 'lost')]).toEqual([
    ['Selfless Protector', 'Ikazuchi Technician'],
    ['Loremaster', 'Sheria Coreg'],
  ]);
  expect(t.s.battle).toBe(null);
});

rule('wars/end-of-battle-step/2', 'what is damaged elsewhere is destroyed as well', () => {
  const t = field(
    { at: { [CORE]: ['Selfless Protector'], [PLATFORM]: [{ card: 'Vishal Scout', damaged: true }, 'Pavel Royerk'] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  ).attack(1, CORE);
  after(t, 'loss');
  expect(t.inPlay('Vishal Scout')).toBe(true);
  over(t);
  expect([t.inPlay('Vishal Scout'), t.inPlay('Pavel Royerk')]).toEqual([false, true]);
  expect(t.happened('left')).toMatchObject([{ how: 'destroyed' }]);
});

rule(
  'wars/end-of-battle-step/3',
  'two damaged units of yours and one of theirs are destroyed as the battle ends',
  () => {
    const t = over(fifteenToEight());
    expect(t.happened('left').filter(x => x.how === 'destroyed')).toHaveLength(3);
    expect(t.pile(1, 'lost').sort()).toEqual(['CISyn Coordinators', 'Pavel Royerk']);
    expect(t.pile(2, 'lost')).toContain('Selfless Protector');
    expect(t.inPlay('Takumi Shadow Warriors')).toBe(true);
    expect(t.happened('battle-ended')).toHaveLength(1);
  },
);
