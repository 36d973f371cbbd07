import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { CORE, field, MOON, over, PLATFORM, ROCK } from '../../fields.ts';
import '../../test-cards.ts';

rule('wars/in-a-battle/2', 'a ship that moves away is in the battle no more', () => {
  const t = field(
    { hand: ['Selfless Protector'], at: { [MOON]: ['Seyaltika', 'Type II Fighter'] } },
    { at: { [MOON]: ['Damir Quarrel'] } },
  ).attack(1, MOON);
  const before = t.totalPower(1);
  t.act(1, 'use', 'Seyaltika', 0).pick(1, 'Vesta/Coveted Rock');
  while (t.question === 'lose') t.pick(1, 'reserve');
  t.resolve();
  expect(t.place('Seyaltika')).toBe(ROCK);
  expect(t.totalPower(1)).toBe(before - 3);
});

// In a battle
rule('wars/in-a-battle/1', 'in a battle is what is at the location attacked', () => {
  const t = field(
    { at: { [CORE]: ['Selfless Protector'], [PLATFORM]: [{ card: 'Tennaru Hari', beneath: ['Sidearm'] }] } },
    { at: { [CORE]: ['Selfless Protector'], [PLATFORM]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  expect([t.totalPower(1), t.attrition(1)]).toEqual([2, 0]);
  expect(t.refuses(1, 'use', 'Sidearm', 0)).toMatch(/^wars\/(target\/7|deploy-phase\/5)$/);
});

rule(
  ['wars/in-a-battle/3', 'wars/in-a-battle/4'],
  'a cannon one site away damages a vehicle in the battle; Armor Penetrating damages two at its own site',
  () => {
    const t = field(
      {
        hand: ['Armor Penetrating'],
        at: { [PLATFORM]: [{ card: 'Stinger', beneath: ['Plasma Cannon'] }], [CORE]: ['Takumi Shadow Warriors'] },
      },
      {
        at: { [CORE]: ['GR-Blade', 'Dagger Lead'], [PLATFORM]: ['Vishal Scout', 'Pavel Royerk', 'CISyn Coordinators'] },
      },
    ).attack(1, CORE);
    t.play(1, 'Armor Penetrating');
    t.use(1, 'Plasma Cannon', 0, 'GR-Blade');
    while (t.question === 'destiny of') t.act(1, 'card', t.options(1)[0]!.a);
    expect(t.damaged('GR-Blade')).toBe(true);
    for (let i = 0; i < 10 && t.question !== 'target'; i++) t.least();
    expect(t.offers(1, 'card', 'Dagger Lead')).toBe(false);
    t.pick(1, 'Vishal Scout', 'Pavel Royerk');
    t.resolveAll();
    expect([t.damaged('Vishal Scout'), t.damaged('Pavel Royerk'), t.damaged('CISyn Coordinators')]).toEqual([
      true,
      true,
      false,
    ]);
    over(t);
    expect(t.inPlay('Vishal Scout')).toBe(false);
    expect(t.inPlay('CISyn Coordinators')).toBe(true);
  },
);
