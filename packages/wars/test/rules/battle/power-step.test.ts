import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { DEFS } from '../../../src/index.ts';
import { after, CORE, field, MOON, over } from '../../fields.ts';
import { fifteenToEight, units } from '../../support/power-and-loss.ts';

rule('wars/power-step/1', 'power of all units at a site; at a sector of ships, not of units aboard', () => {
  const site = units(['Selfless Protector', 'Entrenched Infantry'], ['Vishal Scout']);
  expect([site.totalPower(1), site.totalPower(2)]).toEqual([5, 1]);
  const sector = field(
    { at: { [MOON]: [{ card: 'Guardian-Class Carrier', beneath: ['Heavy Juggernaut', 'Vishal Scout'] }] } },
    { at: { [MOON]: ['Damir Quarrel'] } },
  ).attack(1, MOON);
  expect([sector.power('Heavy Juggernaut'), sector.totalPower(1), sector.totalPower(2)]).toEqual([7, 4, 3]);
  after(sector, 'power');
  expect(sector.s.battle).toMatchObject({ winner: 0, casualties: 1 });
});

rule('wars/power-step/2', 'battle destiny is added to total power, at a site and at a sector', () => {
  const t = units(['Tennaru Hari', 'Selfless Protector'], ['Vishal Scout'], { reserve: ['Vishal Scout'] });
  t.untilAsked('reveal for battle destiny').pick(1, 'yes');
  expect(t.totalPower(1)).toBe(6 + 3);
  const sector = field(
    { reserve: ['Vishal Scout'], at: { [MOON]: ['Guardian-Class Carrier', 'Damir Quarrel'] } },
    { at: { [MOON]: ['Damir Quarrel'] } },
  ).attack(1, MOON);
  sector.untilAsked('reveal for battle destiny').pick(1, 'yes');
  expect(sector.totalPower(1)).toBe(4 + 3 + 3);
});

rule('wars/power-step/3', 'other cards change total power', () => {
  const at = { [MOON]: ['Atlantis'], [CORE]: ['Selfless Protector'] };
  const t = field({ at }, { at: { [CORE]: ['Selfless Protector'] } }).attack(1, CORE);
  expect([t.totalPower(1), t.totalPower(2)]).toEqual([2 + 2, 2]);
  after(t, 'power');
  expect(t.s.battle).toMatchObject({ winner: 0, casualties: 2 });
  const none = field({ at: { ...at, [MOON]: [] } }, { at: { [CORE]: ['Selfless Protector'] } }).attack(1, CORE);
  expect(none.totalPower(1)).toBe(2);
});

rule(
  'wars/power-step/4',
  'from the power step on an interrupt or activated ability changes nothing of the outcome',
  () => {
    const start = () =>
      field(
        { at: { [CORE]: ['Selfless Protector', 'Well-concealed Charge'] } },
        { at: { [CORE]: ['CISyn Coordinators'] } },
      ).attack(1, CORE);
    const early = after(start(), 'attrition').use(1, 'Well-concealed Charge');
    expect(early.totalPower(1)).toBe(6);
    after(early, 'power');
    expect(early.s.battle).toMatchObject({ winner: 0, casualties: 3 });
    const late = after(start(), 'power').use(1, 'Well-concealed Charge');
    expect(late.s.battle).toMatchObject({ winner: 1, casualties: 1 });
  },
);

rule('wars/power-step/4', 'a triggered ability still changes total power once the step has begun', () => {
  const decided = (table: string[]) =>
    after(units(['Selfless Protector'], ['CISyn Coordinators'], { table }), 'power').happened('battle-decided');
  expect(decided([])).toMatchObject([{ power: [2, 3], winner: 1, casualties: 1 }]);
  expect(decided(['Test Surge'])).toMatchObject([{ power: [5, 3], winner: 0, casualties: 2 }]);
});

rule(
  ['wars/power-step/5', 'wars/power-step/7'],
  'the higher total wins by the difference; equal totals decide nothing',
  () => {
    const won = after(
      units(['Heavy Juggernaut', 'Tennaru Hari', 'Vishal Scout'], ['Heavy Juggernaut', 'Selfless Protector']),
      'power',
    );
    expect(won.happened('battle-decided')).toMatchObject([{ power: [12, 9], winner: 0, loser: 1, casualties: 3 }]);
    const even = over(units(['Heavy Juggernaut', 'Selfless Protector'], ['Heavy Juggernaut', 'Selfless Protector']));
    expect(even.happened('battle-decided')).toMatchObject([{ power: [9, 9], winner: -1, loser: -1, casualties: 0 }]);
    expect(even.happened('energy-lost', 'damaged', 'left')).toEqual([]);
  },
);

rule(
  ['wars/power-step/6', 'wars/power/1'],
  '3, 2 and 5 and battle destiny 5 are 15, damaged or not: 8 loses by 7',
  () => {
    const t = fifteenToEight();
    after(t, 'power');
    expect(t.happened('battle-decided')).toMatchObject([{ power: [15, 8], winner: 0, casualties: 7 }]);
    for (const d of DEFS)
      expect([d.title, typeof d.source.power === 'number']).toEqual([d.title, d.unit || d.type === 'ship']);
  },
);
