import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { after, CORE, field, MOON } from '../../fields.ts';
import { kizen, scouts } from '../../support/attack.ts';
import '../../test-cards.ts';

// Battle destiny step
rule('wars/battle-destiny-step/1', 'battle destiny counts for attrition and for power', () => {
  const t = field({ at: { [CORE]: ['James Howler'] } }, { at: { [CORE]: ['Selfless Protector'] } }).attack(1, CORE);
  t.untilAsked('reveal for battle destiny').pick(1, 'yes');
  expect([t.battleDestiny(1), t.attrition(1), t.totalPower(1)]).toEqual([4, 4, 4 + 4]);
  after(t, 'power');
  expect(t.damaged('Selfless Protector')).toBe(true);
  expect(t.s.battle?.casualties).toBe(8 - 2);
});

rule('wars/battle-destiny-step/1', 'a card whose standing ability counted may leave: the battle destiny stays', () => {
  const start = () =>
    field(
      { at: { [CORE]: ['Chindon Relk', 'Pavel Royerk'] } },
      {
        reserve: ['Selfless Protector'],
        at: { [CORE]: [{ card: 'Selfless Protector', beneath: ['Colt-Burton MK. 412'] }] },
      },
    ).attack(1, CORE);
  const t = after(start(), 'battle destiny').pass(1);
  expect(t.battleDestiny(1)).toBe(1);
  t.use(2, 'Colt-Burton MK. 412', 0, 'Chindon Relk');
  expect([t.inPlay('Chindon Relk'), t.battleDestiny(1)]).toEqual([false, 1]);
  const early = start().pass(1).use(2, 'Colt-Burton MK. 412', 0, 'Chindon Relk');
  expect([early.inPlay('Chindon Relk'), early.battleDestiny(1)]).toEqual([false, 0]);
});

rule('wars/battle-destiny-step/2', 'total tactics in a site battle is that of all units', () => {
  const t = field({ at: { [CORE]: ['Grid Tactician', 'Resource Technician'] } }, { ...scouts });
  expect([t.totalTactics(1, CORE), t.totalTactics(2, CORE)]).toEqual([3, 2]);
  t.attack(1, CORE).step('attrition');
  expect(t.happened('destiny')).toEqual([]);
});

rule('wars/battle-destiny-step/3', 'total tactics in a sector battle is that of ships, not of units aboard', () => {
  const t = field(
    { at: { [MOON]: [{ card: 'Zocho', beneath: ['Entrenched Infantry'] }] } },
    { at: { [MOON]: ['Damir Quarrel'] } },
  );
  expect([t.tactics('Zocho'), t.tactics('Entrenched Infantry'), t.totalTactics(1, MOON)]).toEqual([3, 5, 3]);
  t.attack(1, MOON);
  after(t, 'attrition');
  expect(t.happened('destiny')).toEqual([]);
});

rule(
  ['wars/battle-destiny-step/4', 'wars/battle-phase/5', 'wars/triggered-ability/4'],
  'in the step a triggered ability changes the card revealed at once; nobody may play anything',
  () => {
    const t = field(
      { hand: ['Apparition'], at: { [CORE]: ['James Howler'] }, table: ['Price of the Game'] },
      { ...scouts },
    ).attack(1, CORE);
    t.untilAsked('reveal for battle destiny');
    expect(t.offers(1, 'play', 'Apparition')).toBe(false);
    t.pick(1, 'yes');
    expect([t.question, t.s.initiative, t.s.battle?.inStep, t.stack]).toEqual(['may', -1, true, []]);
    t.pick(1, 'yes');
    while (t.question !== 'initiative')
      t.question === 'lose' ? t.pick(1, 'reserve') : t.act(1, t.options(1)[0]!.verb, t.options(1)[0]!.a);
    expect([t.s.battle?.step, t.s.battle?.inStep]).toEqual(['battle destiny', false]);
    expect([3, 5]).toContain(t.battleDestiny(1));
    expect(t.happened('energy-lost')).toHaveLength(1);
  },
);

rule(
  ['wars/battle-destiny-step/5', 'wars/tactics/1'],
  'with total tactics 4 a card may be revealed: from the reserve, to the used pile; with 3 not',
  () => {
    const three = field({ at: { [CORE]: ['CISyn Coordinators'] } }, { ...scouts }).attack(1, CORE);
    expect(three.totalTactics(1, CORE)).toBe(3);
    after(three, 'battle destiny');
    expect(three.happened('destiny')).toEqual([]);
    const four = () =>
      field({ reserve: ['Selfless Protector'], at: { [CORE]: ['James Howler'] } }, { ...scouts }).attack(1, CORE);
    const t = four().untilAsked('reveal for battle destiny');
    expect(t.asked).toEqual([1]);
    t.pick(1, 'yes');
    expect(t.pile(1, 'used')[0]).toBe('Selfless Protector');
    expect(t.size(1, 'reserve')).toBe(20);
    expect(t.battleDestiny(1)).toBe(5); // its destiny, and no tactics
    const no = four().untilAsked('reveal for battle destiny').pick(1, 'no');
    expect([no.battleDestiny(1), no.pile(1, 'reserve')[0]]).toEqual([0, 'Selfless Protector']);
  },
);

rule('wars/battle-destiny-step/6', 'battle destiny changes without a card revealed', () => {
  const t = field(kizen, { ...scouts }).attack(1, CORE);
  t.play(1, 'Apparition');
  after(t, 'battle destiny');
  expect(t.happened('destiny')).toEqual([]);
  expect([t.battleDestiny(1), t.attrition(1), t.totalPower(1)]).toEqual([3, 3, 6]);
});

rule('wars/battle-destiny-step/7', 'tactics 2, 3 and 3 are 8; the card revealed is the battle destiny', () => {
  const t = field(
    { reserve: ['Selfless Protector'], at: { [CORE]: ['Vishal Scout', 'CISyn Coordinators', 'Pavel Royerk'] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  ).attack(1, CORE);
  expect(t.totalTactics(1, CORE)).toBe(8);
  t.untilAsked('reveal for battle destiny').pick(1, 'yes');
  expect(t.battleDestiny(1)).toBe(5);
});

rule('wars/battle-destiny-step/9', 'first the attacker reveals, then the defender, and not by the stack', () => {
  for (const active of [1, 2] as const) {
    const t = field({ at: { [CORE]: ['James Howler'] } }, { at: { [CORE]: ['Tennaru Hari'] } }, { active });
    t.attack(active, CORE).untilAsked('reveal for battle destiny');
    const made = t.s.itemsMade;
    expect(t.asked).toEqual([active]);
    t.pick(active, 'yes');
    expect([t.question, t.asked]).toEqual(['reveal for battle destiny', [3 - active]]);
    t.pick(3 - active, 'yes');
    expect(t.happened('destiny').map(x => x.seat + 1)).toEqual([active, 3 - active]);
    expect(t.s.itemsMade).toBe(made);
  }
});
