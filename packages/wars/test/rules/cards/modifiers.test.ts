import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { after, CORE, FIELD, field, over } from '../../fields.ts';
import { attacked } from '../../support/attrition.ts';
import { units } from '../../support/power-and-loss.ts';

const THREE = 'Vishal Scout';

rule('wars/defense/1', 'units and ships have defense, nothing else has; it covers attrition and casualties', () => {
  for (const d of DEFS)
    expect([d.title, typeof d.source.defense === 'number']).toEqual([d.title, d.unit || d.type === 'ship']);
  const t = attacked(THREE, ['Pavel Royerk', 'Vishal Scout']).pick(1, 'Pavel Royerk');
  expect([t.question, t.damaged('Vishal Scout')]).toEqual(['initiative', false]);
  after(t, 'power');
  const { casualties } = t.s.battle!;
  expect(casualties).toBe(4 + 3 - 3); // Howler and his destiny against Royerk and Scout
  t.untilAsked('casualties');
  expect(t.prompt()).toContain(`${casualties - 3} casualty left`);
  over(t);
});

// Modifiers
rule(
  ['wars/modifiers/1', 'wars/modifiers/2', 'wars/modifiers/3', 'wars/modifiers/4'],
  'power 2 with -3 is 0, and with +4 then 3, not 4',
  () => {
    const t = field(
      { hand: ['Easy Prey'], at: { [CORE]: [{ card: 'CISyn Coordinators', beneath: ['Sidearm'] }] } },
      { hand: ['Collaborative Strike'], at: { [CORE]: [{ card: 'Pavel Royerk', beneath: ['Sidearm'] }] } },
    ).attack(1, CORE);
    expect(t.stats('Pavel Royerk')).toEqual([2, 3, 3]);
    t.play(1, 'Easy Prey', 'Pavel Royerk');
    expect([t.power('Pavel Royerk'), t.defense('Pavel Royerk')]).toEqual([0, 0]);
    t.pass(1).play(2, 'Collaborative Strike');
    expect([t.power('Pavel Royerk'), t.defense('Pavel Royerk')]).toEqual([3, 4]);
  },
);

rule('wars/modifiers/3', 'one more is no help as long as the sum is below zero', () => {
  const t = field(
    { hand: ['Easy Prey'], at: { [CORE]: [{ card: 'CISyn Coordinators', beneath: ['Sidearm'] }] } },
    { at: { [CORE]: [{ card: 'Qurim Rager', beneath: ['Incapacitated'] }, 'Makal Shrieker'] } },
  ).attack(1, CORE);
  t.play(1, 'Easy Prey', 'Makal Shrieker'); // 1 - 3
  expect(t.power('Makal Shrieker')).toBe(0);
  t.pass(1).use(2, 'Makal Shrieker'); // 1 - 3 + 2
  expect(t.power('Makal Shrieker')).toBe(0);
  t.pass(1).use(2, 'Makal Shrieker'); // 1 - 3 + 2 + 2
  expect(t.power('Makal Shrieker')).toBe(2);
});

rule('wars/modifiers/3', 'destiny 1 with -2 of the place and +1 of a triggered ability is 0, not 1', () => {
  const four = ['Type II Fighter', 'Type II Fighter', 'Type II Fighter', 'Type II Fighter'];
  const ceres = 'Ceres/Belt Hideaway';
  const t = field(
    { table: ['Price of the Game', 'Price of the Game'], reserve: ['Heavy Juggernaut'], at: { [ceres]: four } },
    { at: { [ceres]: four } },
    { locations: [ceres, ...FIELD] },
  ).attack(1, ceres);
  t.untilAsked('reveal for battle destiny', 1).pick(1, 'yes');
  expect(t.battleDestiny(1)).toBe(0); // 1 - 2
  if (t.question === 'trigger') t.least();
  t.pick(1, 'yes').pick(1, 'reserve').pick(1, 0);
  expect(t.battleDestiny(1)).toBe(0); // 1 - 2 + 1
  t.pick(1, 'yes').pick(1, 'reserve').pick(1, 0);
  expect(t.battleDestiny(1)).toBe(1); // 1 - 2 + 1 + 1
  t.leaveOpen();
});

rule('wars/tactics/1', 'units and ships have tactics, nothing else has', () => {
  for (const d of DEFS)
    expect([d.title, typeof d.source.tactics === 'number']).toEqual([d.title, d.unit || d.type === 'ship']);
  expect(units(['CISyn Coordinators'], ['Vishal Scout']).battleDestiny(1)).toBe(0);
});
