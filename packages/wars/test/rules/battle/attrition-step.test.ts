import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { after, CORE, field, MOON } from '../../fields.ts';
import { attacked } from '../../support/attrition.ts';

const THREE = 'Vishal Scout';

const FOUR = 'Type II Fighter';

const FIVE = 'Selfless Protector';

const SIX = 'Makal Shrieker';

rule('wars/attrition-step/1', 'the attrition caused is the battle destiny', () => {
  const t = attacked(FIVE, ['Vishal Scout', 'Pavel Royerk', 'Grid Tactician']);
  expect([t.battleDestiny(2), t.attrition(2), t.attrition(1)]).toEqual([5, 5, 0]);
  t.pick(1, 'Vishal Scout').pick(1, 'Pavel Royerk'); // 2 and 3
  expect(t.question).toBe('initiative');
  expect(t.happened('damaged')).toHaveLength(2);
});

rule('wars/attrition-step/2', 'attrition may come without a card revealed', () => {
  const t = field(
    {
      at: {
        [CORE]: [
          { card: 'Vishal Scout', beneath: ['Sidearm'] },
          { card: 'Grid Tactician', beneath: ['Sidearm'] },
        ],
      },
    },
    { at: { [CORE]: ['Pavel Royerk'] } },
  ).attack(1, CORE);
  after(t, 'attrition');
  expect(t.happened('destiny')).toEqual([]);
  expect(t.attrition(1)).toBe(2);
  expect(t.damaged('Pavel Royerk')).toBe(true);
  expect(t.s.battle?.remaining).toEqual([0, 0]);
});

rule(
  ['wars/attrition-step/3', 'wars/attrition-step/4', 'wars/attrition-step/5'],
  'against 4 attrition a defense of 3 and then one of 2 are damaged; 1 too much, and the third is not',
  () => {
    const t = attacked(FOUR, ['Pavel Royerk', 'Vishal Scout', 'Selfless Protector']);
    expect(t.asked).toEqual([1]);
    expect(['Pavel Royerk', 'Vishal Scout', 'Selfless Protector'].every(x => t.offers(1, 'card', x))).toBe(true);
    t.pick(1, 'Pavel Royerk');
    expect([t.question, t.damaged('Pavel Royerk')]).toEqual(['attrition', true]);
    t.pick(1, 'Vishal Scout');
    expect(t.question).toBe('initiative');
    expect(t.damaged('Selfless Protector')).toBe(false);
    expect(t.s.battle?.remaining).toEqual([0, 0]);
  },
);

rule('wars/attrition-step/3', 'a card of defense 6 is enough by itself', () => {
  const t = attacked(FOUR, ['Pavel Royerk', 'Entrenched Infantry']);
  t.pick(1, 'Entrenched Infantry');
  expect([t.question, t.damaged('Pavel Royerk')]).toEqual(['initiative', false]);
});

rule(
  ['wars/attrition-step/6', 'wars/attrition-step/7'],
  'who has only immune cards left may stop, or damage one of them',
  () => {
    const start = () => attacked(SIX, ['Irama-Vishal', 'Vishal Scout']);
    const t = start();
    expect(t.immune('Irama-Vishal')).toBe(true);
    t.pick(1, 'Vishal Scout');
    expect([t.offers(1, 'stop'), t.offers(1, 'card', 'Irama-Vishal')]).toEqual([true, true]);
    t.pick(1, 'stop');
    expect([t.question, t.damaged('Irama-Vishal')]).toEqual(['initiative', false]);
    const other = start().pick(1, 'Irama-Vishal');
    expect([other.question, other.damaged('Irama-Vishal'), other.damaged('Vishal Scout')]).toEqual([
      'initiative',
      true,
      false,
    ]);
  },
);

rule('wars/attrition-step/8', 'nobody stops while a card that is not immune is undamaged', () => {
  const t = attacked(THREE, ['Irama-Vishal', 'Vishal Scout']);
  expect(t.offers(1, 'stop')).toBe(false);
  expect(t.offers(1, 'card', 'Vishal Scout')).toBe(true);
  t.pick(1, 'Vishal Scout');
  expect([t.question, t.offers(1, 'stop')]).toEqual(['attrition', true]);
  t.pick(1, 'stop');
  expect(t.s.battle?.remaining[1]).toBe(1);
});

rule(
  ['wars/attrition-step/9', 'wars/attrition-step/10', 'wars/attrition-step/11'],
  'against 5: the defense of 0 first and the 5 then, or the 5 alone',
  () => {
    const both = attacked(FIVE, ['Selfless Protector', 'Ivan McCarr']);
    expect([both.defense('Selfless Protector'), both.defense('Ivan McCarr')]).toEqual([5, 0]);
    both.pick(1, 'Ivan McCarr');
    after(both, 'attrition');
    expect([both.damaged('Ivan McCarr'), both.damaged('Selfless Protector')]).toEqual([true, true]);
    const one = attacked(FIVE, ['Selfless Protector', 'Ivan McCarr']).pick(1, 'Selfless Protector');
    expect(one.question).toBe('initiative');
    expect(one.offers(1, 'card', 'Ivan McCarr')).toBe(false);
    expect(one.damaged('Ivan McCarr')).toBe(false);
  },
);

rule('wars/attrition-step/12', 'what is damaged already covers attrition by its defense', () => {
  const t = attacked(FOUR, [{ card: 'Pavel Royerk', damaged: true }, 'Ivan McCarr', 'Vishal Scout']);
  expect(t.prompt()).toContain('3 of it satisfied');
  t.pick(1, 'Ivan McCarr').step('attrition');
  after(t, 'attrition');
  expect(t.damaged('Vishal Scout')).toBe(true);
  const enough = attacked(THREE, [{ card: 'Pavel Royerk', damaged: true }, 'Vishal Scout']);
  expect([enough.question, enough.damaged('Vishal Scout')]).toEqual(['initiative', false]);
});

rule('wars/attrition-step/13', 'in the step nobody can play or use anything; a standing ability still counts', () => {
  const t = field(
    { at: { [CORE]: ['Sumadar-Damir', 'Vishal Scout', 'Anant Attendant', 'Pavel Royerk'] } },
    { reserve: [SIX], at: { [CORE]: ['James Howler'] } },
    { active: 2 },
  ).attack(2, CORE);
  t.untilAsked('reveal for battle destiny').pick(2, 'yes').untilAsked('attrition', 1);
  expect([t.s.initiative, t.offers(1, 'use', 'Sumadar-Damir', 1)]).toEqual([-1, false]);
  expect(t.offers(1, 'stop')).toBe(false);
  t.pick(1, 'Anant Attendant'); // damaged, it makes all units with it immune
  expect(t.offers(1, 'stop')).toBe(true);
  t.pick(1, 'stop');
  expect(t.s.battle?.remaining[1]).toBe(5);
});

rule('wars/attrition-step/13', 'a triggered ability changes attrition in the step, while it is being met', () => {
  const hurt = (table: string[]) => {
    const t = field(
      { table, at: { [CORE]: ['Vishal Scout', 'Pavel Royerk', 'Grid Tactician'] } },
      { reserve: [FOUR], at: { [CORE]: ['James Howler'] } },
      { active: 2 },
    ).attack(2, CORE);
    t.untilAsked('reveal for battle destiny').pick(2, 'yes').untilAsked('attrition', 1);
    expect([t.attrition(2), t.s.initiative]).toEqual([4, -1]);
    t.pick(1, 'Vishal Scout'); // defense 2
    while (t.question === 'attrition') t.pick(1, 'Pavel Royerk');
    return [t.attrition(2), t.damaged('Vishal Scout'), t.damaged('Pavel Royerk')];
  };
  expect(hurt([])).toEqual([4, true, true]);
  // each of the two reduces it by one when the scout is damaged; its defense satisfies 2
  expect(hurt(['Test Balm', 'Test Balm'])).toEqual([2, true, false]);
});

rule('wars/attrition-step/13', 'an interrupt or ability that comes after the step began changes no attrition', () => {
  const start = () =>
    field(
      { at: { [CORE]: ['Sumadar-Damir', 'Vishal Scout', 'Pavel Royerk'] } },
      { reserve: [FOUR], at: { [CORE]: ['James Howler'] } },
      { active: 2 },
    ).attack(2, CORE);
  const early = start();
  early.untilAsked('reveal for battle destiny').pick(2, 'yes');
  for (let i = 0; i < 20 && early.question !== 'initiative'; i++) early.least();
  if (!early.asked.includes(1)) early.pass(2);
  early.use(1, 'Sumadar-Damir', 1);
  expect(early.attrition(2)).toBe(2); // 4 - 2
  const late = start().untilAsked('reveal for battle destiny').pick(2, 'yes').untilAsked('attrition', 1);
  expect([late.s.initiative, late.asked]).toEqual([-1, [1]]);
  expect(late.offers(1, 'use', 'Sumadar-Damir', 1)).toBe(false);
  late.leaveOpen();
});

rule(
  'wars/attrition-step/14',
  'the attacker satisfies all attrition before the defender; none of it is pending',
  () => {
    for (const active of [1, 2] as const) {
      const armed = (card: string) => ({ card, beneath: ['Sidearm'] });
      const at = { [CORE]: [armed('Vishal Scout'), armed('Ivan McCarr'), armed('Consigned Trooper')] };
      const t = field({ at }, { at }, { active }).attack(active, CORE).untilAsked('attrition');
      const made = t.s.itemsMade;
      const order: number[] = [];
      while (t.question === 'attrition') {
        order.push(t.asked[0]!);
        expect(t.stack).toEqual([]);
        t.pick(t.asked[0]!, t.options(t.asked[0]!)[0]!.a);
      }
      expect(order).toEqual([...order].sort((a, b) => (active === 1 ? a - b : b - a)));
      expect(t.happened('damaged').map(x => t.s.cards[x.card]!.owner + 1)).toEqual(
        [...t.happened('damaged').map(x => t.s.cards[x.card]!.owner + 1)].sort((a, b) =>
          active === 1 ? a - b : b - a,
        ),
      );
      expect(new Set(t.happened('damaged').map(x => t.s.cards[x.card]!.owner)).size).toBe(2);
      expect(t.s.itemsMade).toBe(made);
    }
  },
);

rule('wars/attrition-step/15', 'with all damaged, what is left of the attrition is owed to nobody', () => {
  const t = attacked(
    SIX,
    ['Vishal Scout', 'Pavel Royerk'],
    [
      { card: 'James Howler', beneath: ['Sidearm'] },
      { card: 'Tennaru Hari', beneath: ['Sidearm'] },
      { card: 'Consigned Trooper', beneath: ['Sidearm'] },
      { card: 'Vishal Scout', beneath: ['Sidearm'] },
    ],
  );
  expect(t.attrition(2)).toBe(10);
  after(t, 'attrition');
  expect([t.damaged('Vishal Scout', 1), t.damaged('Pavel Royerk')]).toEqual([true, true]);
  expect(t.s.battle?.remaining).toEqual([0, 5]);
  expect(t.happened('energy-lost')).toEqual([]);
});

rule('wars/attrition-step/15', 'units aboard ships are at the location too, and may be damaged', () => {
  const t = field(
    { at: { [MOON]: [{ card: 'Guardian-Class Carrier', beneath: ['Vishal Scout'] }] } },
    { at: { [MOON]: [{ card: 'Tilak Quarrel', beneath: ['LongBow Missile 27-B'] }] } },
  ).attack(1, MOON);
  t.untilAsked('attrition');
  expect([t.offers(1, 'card', 'Guardian-Class Carrier'), t.offers(1, 'card', 'Vishal Scout')]).toEqual([true, true]);
  t.pick(1, 'Vishal Scout');
  expect([t.question, t.damaged('Guardian-Class Carrier')]).toEqual(['initiative', false]);
});
