import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { after, BUNKER, CORE, field, over, PLATFORM } from '../../fields.ts';
import { scouts } from '../../support/attack.ts';
import '../../test-cards.ts';

rule('wars/attack-action/1', 'an attack costs 1 energy and needs units or ships of both players', () => {
  const t = field({ at: { [CORE]: ['Vishal Scout'], [PLATFORM]: ['Vishal Scout'] } }, { ...scouts });
  expect(t.refuses(1, 'attack', PLATFORM)).toBe('wars/attack-action/1');
  expect(t.refuses(1, 'attack', BUNKER)).toBe('wars/attack-action/1');
  t.act(1, 'attack', CORE);
  expect([t.size(1, 'active'), t.size(1, 'used')]).toEqual([19, 1]);
  const poor = field({ ...scouts, active: 0 }, { ...scouts });
  expect(poor.refuses(1, 'attack', CORE)).toBe('wars/attack-action/1');
});

rule('wars/attack-action/2', 'an attack is pending first, and the battle begins when it comes off the stack', () => {
  const t = field({ ...scouts }, { ...scouts }).act(1, 'attack', CORE);
  expect(t.stack).toEqual(['Attack']);
  expect(t.asked).toEqual([1]);
  t.pass(1);
  expect([t.s.battle, t.asked]).toEqual([null, [2]]);
  t.pass(2);
  expect(t.stack).toEqual([]);
  expect(t.s.battle?.step).toBe('begin');
});

rule('wars/attack-action/3', 'a location is attacked once in a battle phase', () => {
  const at = { [CORE]: ['Selfless Protector'], [PLATFORM]: ['Selfless Protector'] };
  const t = over(field({ at }, { at }).attack(1, CORE));
  expect(t.s.phase).toBe('battle');
  expect(t.refuses(1, 'attack', CORE)).toBe('wars/attack-action/3');
  expect(t.offers(1, 'attack', PLATFORM)).toBe(true);
});

rule(
  ['wars/attack-action/4', 'wars/in-a-battle/2'],
  'a unit that has fought fights again where it is moved to; what is elsewhere does not count',
  () => {
    const t = field(
      {
        hand: ['Jet Pack Attack'],
        at: { [CORE]: ['CISyn Coordinators'], [PLATFORM]: ['Selfless Protector'] },
      },
      { at: { [CORE]: ['CISyn Coordinators'], [PLATFORM]: ['CISyn Coordinators'] } },
    ).attack(1, CORE);
    expect(t.totalPower(1)).toBe(3);
    over(t).attack(1, PLATFORM);
    expect(t.totalPower(1)).toBe(2);
    t.play(1, 'Jet Pack Attack');
    expect(t.totalPower(1)).toBe(5);
    after(t, 'power');
    expect(t.s.battle).toMatchObject({ winner: 0, casualties: 2 });
  },
);
