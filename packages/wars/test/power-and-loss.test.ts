import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { compileCard } from '../src/compile/card.ts';
import { DEFS } from '../src/index.ts';
import { v } from '../src/language.ts';
import type { CardPlace, SeatPosition } from '../src/position.ts';
import type { BattleStep } from '../src/state.ts';
import { addTotalPower, isDamagedNow, reduceCasualties, unit } from '../src/words/index.ts';
import { after, CORE, field, lostBy, MOON, over, PLATFORM } from './fields.ts';
import { Asset } from './invented.ts';
import type { Table } from './table.ts';

// The power step, the loss step and the end of a battle

// no printed card waits for the beginning of a step
const stepBegins = v.test(
  'test: a step begins',
  (_c, step: BattleStep) => (_s, f) => f.l.fact.step === step,
  (_t, step) => `the ${step} step begins`,
  undefined,
  { event: 'battle-step' },
);
compileCard(
  Asset('Test Surge', {
    number: '0T2',
    faction: 'independent',
    cost: 0,
    destiny: 1,
    whenever: [{ on: stepBegins('power'), atOnce: true, effect: addTotalPower(3) }],
  }),
);
// a triggered ability that has its effect inside the step
compileCard(
  Asset('Test Relief', {
    number: '0T1',
    faction: 'independent',
    cost: 0,
    destiny: 1,
    whenever: [{ on: isDamagedNow(unit), atOnce: true, effect: reduceCasualties(2) }],
  }),
);

const units = (
  mine: readonly CardPlace[],
  theirs: readonly CardPlace[],
  one: SeatPosition = {},
  two: SeatPosition = {},
): Table => field({ at: { [CORE]: mine }, ...one }, { at: { [CORE]: theirs }, ...two }).attack(1, CORE);

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

/** Three units of power 3, 2 and 5, two of them damaged, with battle destiny 5, against a total of 8. */
function fifteenToEight(two: SeatPosition = {}): Table {
  const t = units(
    [{ card: 'CISyn Coordinators', damaged: true }, { card: 'Pavel Royerk', damaged: true }, 'Takumi Shadow Warriors'],
    [{ card: 'Selfless Protector', damaged: true }, 'Zealous Squad'],
    { reserve: ['Selfless Protector'] },
    two,
  );
  t.untilAsked('reveal for battle destiny').pick(1, 'yes');
  return t;
}

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

rule('wars/tactics/1', 'units and ships have tactics, nothing else has', () => {
  for (const d of DEFS)
    expect([d.title, typeof d.source.tactics === 'number']).toEqual([d.title, d.unit || d.type === 'ship']);
  expect(units(['CISyn Coordinators'], ['Vishal Scout']).battleDestiny(1)).toBe(0);
});

// Loss step

rule('wars/loss-step/1', 'the loser loses energy equal to the casualties', () => {
  const t = units(['Takumi Shadow Warriors'], ['Vishal Scout'], {}, { reserve: 10 }).untilAsked('casualties');
  expect([t.asked, t.s.battle?.casualties]).toEqual([[2], 4]);
  for (let n = 4; n > 0; n--) {
    expect(t.prompt()).toContain(`${n} casualt${n === 1 ? 'y' : 'ies'} left`);
    t.pick(2, 'reserve');
  }
  expect(t.question).toBe('initiative');
  expect([lostBy(t, 2), lostBy(t, 1), t.size(2, 'reserve'), t.size(2, 'lost')]).toEqual([4, 0, 6, 4]);
});

rule(
  ['wars/loss-step/2', 'wars/loss-step/5'],
  '7 casualties, of which a damaged defense of 5 covers all but 2: a card of the hand and one of the reserve',
  () => {
    const t = fifteenToEight({ hand: ['Vishal Scout', 'Vishal Scout'], reserve: 10 });
    t.untilAsked('casualties');
    expect(t.s.battle?.casualties).toBe(7);
    expect(t.prompt()).toContain('2 casualties left');
    expect(t.offers(2, 'damage', 'Zealous Squad')).toBe(true);
    t.pick(2, 'Vishal Scout').pick(2, 'reserve');
    expect(t.question).toBe('initiative');
    expect([t.size(2, 'hand'), t.size(2, 'reserve'), t.size(2, 'lost')]).toEqual([1, 9, 2]);
    expect(t.damaged('Zealous Squad')).toBe(false);
  },
);

rule('wars/loss-step/3', 'the loser may damage more instead', () => {
  const t = fifteenToEight().untilAsked('casualties');
  t.act(2, 'damage', 'Zealous Squad'); // defense 2
  expect([t.question, t.damaged('Zealous Squad'), lostBy(t, 2)]).toEqual(['initiative', true, 0]);
});

rule('wars/loss-step/4', 'the last card damaged may be too much; no further one is damaged then', () => {
  const t = units(['Zealous Squad'], ['Entrenched Infantry', 'Selfless Protector']).untilAsked('casualties');
  expect(t.s.battle?.casualties).toBe(1);
  t.act(2, 'damage', 'Entrenched Infantry');
  expect([t.question, t.offers(2, 'damage', 'Selfless Protector'), t.damaged('Selfless Protector')]).toEqual([
    'initiative',
    false,
    false,
  ]);
  over(t);
  expect([t.size(2, 'lost'), lostBy(t, 2)]).toEqual([1, 0]);
});

rule('wars/loss-step/6', 'a triggered ability still changes casualties inside the step', () => {
  const t = units(['Takumi Shadow Warriors'], ['Pavel Royerk', 'Ivan McCarr'], {}, { table: ['Test Relief'] });
  t.untilAsked('casualties');
  expect([t.s.battle?.casualties, t.offers(2, 'pass')]).toEqual([3, false]);
  t.act(2, 'damage', 'Ivan McCarr'); // defense 0
  expect([t.s.battle?.casualties, t.stack]).toEqual([1, []]);
  expect(t.prompt()).toContain('1 casualty left');
  t.pick(2, 'reserve');
  expect(t.question).toBe('initiative');
});

rule('wars/loss-step/7', 'what is done for casualties is done at once and never pending', () => {
  const t = units(['Takumi Shadow Warriors'], ['Pavel Royerk']).untilAsked('casualties');
  const made = t.s.itemsMade;
  t.pick(2, 'active');
  expect([t.question, t.stack, t.asked, t.size(2, 'lost')]).toEqual(['casualties', [], [2], 1]);
  t.act(2, 'damage', 'Pavel Royerk');
  expect([t.s.itemsMade, t.question]).toEqual([made, 'initiative']);
});

rule('wars/loss-step/8', 'energy, a card of the hand and a damaged card of defense 2 against 3 casualties', () => {
  const t = units(['Takumi Shadow Warriors'], ['Shikami Warrior', 'Ivan McCarr'], {}, { hand: ['Vishal Scout'] });
  t.untilAsked('casualties');
  expect(t.s.battle?.casualties).toBe(3);
  t.pick(2, 'active');
  expect(t.prompt()).toContain('2 casualties left');
  t.pick(2, 'Vishal Scout');
  expect(t.prompt()).toContain('1 casualty left');
  t.act(2, 'damage', 'Ivan McCarr'); // defense 0 covers nothing
  expect(t.prompt()).toContain('1 casualty left');
  t.act(2, 'damage', 'Shikami Warrior');
  expect([t.question, lostBy(t, 2)]).toEqual(['initiative', 2]);
});

rule('wars/loss-step/9', 'who cannot satisfy all casualties loses all there is, and the match', () => {
  const start = (mine: readonly CardPlace[]) =>
    units(
      mine,
      [{ card: 'Sheria Coreg', damaged: true }],
      {},
      { reserve: 1, active: 1, used: 1, hand: ['Vishal Scout', 'Vishal Scout'] },
    );
  // 12 against 2: 10 casualties, of which 4, 3 and 2 can be met
  const t = over(start(['Heavy Juggernaut', 'Takumi Shadow Warriors']));
  expect(t.happened('battle-decided')[0]?.casualties).toBe(10);
  expect(t.happened('battle-canceled')).toHaveLength(1);
  expect([t.size(2, 'hand'), lostBy(t, 2)]).toEqual([0, 5]);
  for (let i = 0; i < 5 && t.s.ask !== null; i++) t.least();
  expect(t.s.result).toMatchObject({ winners: [0] });
  // 11 against 2: satisfied, with no energy left all the same
  const just = start(['Heavy Juggernaut', 'Tennaru Hari']);
  for (let i = 0; i < 60 && just.s.ask !== null; i++) just.least();
  expect(just.happened('battle-decided')[0]?.casualties).toBe(9);
  expect(just.happened('battle-canceled')).toEqual([]);
  expect(just.s.result).toMatchObject({ winners: [0] });
});

rule('wars/casualties/1', 'casualties are the difference of the totals', () => {
  const t = after(units(['Heavy Juggernaut'], ['Pavel Royerk', 'Vishal Scout']), 'power');
  expect(t.s.battle?.casualties).toBe(7 - 3);
});

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
