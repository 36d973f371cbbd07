import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { after, CORE, field, MOON, over, PLATFORM } from '../../fields.ts';
import { kizen, scouts } from '../../support/attack.ts';
import type { Table } from '../../table.ts';
import '../../test-cards.ts';

// Attacks, the cards in a battle, and the windows and steps of a battle

/** A unit with a weapon that makes its side cause 1 more attrition. */
const armed = (card: string) => ({ card, beneath: ['Sidearm'] });

rule('wars/battle-phase/1', 'an attack on a site makes a site battle, one on a sector a sector battle', () => {
  const at = { [CORE]: ['Selfless Protector'], [MOON]: ['Damir Quarrel'] };
  const t = over(field({ at }, { at }).attack(1, CORE)).attack(1, MOON);
  expect(t.happened('battle-began').map(x => x.site)).toEqual([true, false]);
  expect(t.refuses(1, 'use', 'Damir Quarrel', 1)).toBe('wars/activated-ability/1');
});

rule('wars/battle-phase/2', 'no other attack before the battle has ended', () => {
  const at = { [CORE]: ['Selfless Protector'], [PLATFORM]: ['Selfless Protector'] };
  const t = field({ at }, { at }).attack(1, CORE);
  for (const step of ['begin', 'battle destiny', 'attrition', 'power', 'loss'] as const) {
    after(t, step);
    expect([t.stack, t.s.battle?.step]).toEqual([[], step]);
    expect(t.refuses(1, 'attack', PLATFORM)).toBe('wars/battle-phase/2');
  }
  over(t);
  expect(t.offers(1, 'attack', PLATFORM)).toBe(true);
});

rule(
  ['wars/battle-phase/3', 'wars/battle-phase/10'],
  'before each step the player of the turn, who attacks, is asked first; two passes begin the step',
  () => {
    for (const active of [1, 2] as const) {
      const other = 3 - active;
      const t = field({ ...scouts }, { ...scouts }, { active }).attack(active, CORE);
      expect(t.happened('battle-began')[0]?.attacker).toBe(active - 1);
      for (const step of ['begin', 'battle destiny', 'attrition', 'power', 'loss']) {
        expect([t.s.battle?.step, t.asked]).toEqual([step, [active]]);
        t.pass(active);
        expect([t.s.battle?.step, t.asked]).toEqual([step, [other]]);
        t.pass(other);
      }
      expect(t.s.battle).toBe(null);
    }
  },
);

rule('wars/battle-phase/4', 'nobody has initiative in a step; the player of the turn has it afterwards', () => {
  const t = field(
    { at: { [CORE]: ['Vishal Scout', 'Grid Tactician'] } },
    { at: { [CORE]: [armed('Pavel Royerk')] } },
  ).attack(1, CORE);
  t.untilAsked('attrition');
  expect(t.s.initiative).toBe(-1);
  expect(t.offers(1, 'pass')).toBe(false);
  t.pick(1, 'Vishal Scout');
  expect([t.s.battle?.step, t.s.initiative, t.asked]).toEqual(['attrition', 0, [1]]);
});

rule(
  ['wars/battle-phase/6', 'wars/battle-destiny-step/8'],
  'a destiny that an effect adds is no second battle destiny, and no card revealed for it',
  () => {
    const t = field(
      { at: { [CORE]: ['James Howler'], [PLATFORM]: ['Fighter Support'] }, table: ['Price of the Game'] },
      { at: { [CORE]: ['Vishal Scout'] } },
    ).attack(1, CORE);
    t.untilAsked('reveal for battle destiny').pick(1, 'yes');
    expect(t.question).toBe('may'); // Price of the Game, about the one card revealed for battle destiny
    t.pick(1, 'no');
    t.resolveAll();
    expect(t.happened('destiny').map(x => x.n)).toEqual([4, 4]);
    expect(t.battleDestiny(1)).toBe(8);
    expect(t.happened('destiny').map(x => x.battle)).toEqual([true, false]);
    expect(t.attrition(1)).toBe(8);
  },
);

rule(
  'wars/battle-phase/7',
  'both sides begin with battle destiny 0 and attrition 0; effects add to it unrevealed',
  () => {
    const t = field({ at: { [CORE]: ['GR-Blade'] } }, { ...scouts }).attack(1, CORE);
    expect([t.battleDestiny(1), t.battleDestiny(2), t.attrition(1), t.attrition(2)]).toEqual([0, 0, 0, 0]);
    t.use(1, 'GR-Blade');
    expect([t.battleDestiny(1), t.attrition(1), t.battleDestiny(2)]).toEqual([2, 2, 0]);
    after(t, 'battle destiny');
    expect(t.happened('destiny')).toEqual([]);
    expect(t.battleDestiny(1)).toBe(2);
  },
);

rule('wars/battle-phase/8', 'one more attrition, or one more battle destiny, for a lone unit of power 1', () => {
  const more = field(
    { hand: ['Crossfire'], at: { [CORE]: ['Consigned Trooper'] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  ).attack(1, CORE);
  more.play(1, 'Crossfire');
  expect([more.attrition(1), more.totalPower(1)]).toEqual([1, 1]);
  const both = field(
    { hand: ['Introversion'], reserve: ['Heavy Juggernaut'], at: { [CORE]: ['Ace McCallister'] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  ).attack(1, CORE);
  both.play(1, 'Introversion');
  expect([both.attrition(1), both.totalPower(1)]).toEqual([1, 2]);
});

rule(
  'wars/battle-phase/9',
  'with all of one side gone the rest of the battle does not happen: no winner, no loss of energy',
  () => {
    const t = field(
      {
        at: {
          [CORE]: [
            { card: 'Selfless Protector', beneath: ['Colt-Burton MK. 412'] },
            { card: 'Sheria Coreg', damaged: true },
          ],
        },
      },
      { at: { [CORE]: ['Vishal Scout'] } },
    ).attack(1, CORE);
    t.use(1, 'Colt-Burton MK. 412');
    expect(t.inPlay('Vishal Scout')).toBe(false);
    expect(t.s.battle).toBe(null);
    expect(t.happened('battle-canceled')).toHaveLength(1);
    expect(t.happened('battle-decided', 'battle-ended', 'energy-lost')).toEqual([]);
    // of the two rules about it, the more specific one applies: damaged cards are lost, not destroyed
    expect(t.happened('left').map(x => x.how)).toEqual(['destroyed', 'lost']);
  },
);

rule('wars/battle-phase/9', 'a NoBot keeps its side in the battle', () => {
  const t = field(
    { at: { [CORE]: [{ card: 'Selfless Protector', beneath: ['Colt-Burton MK. 412'] }] } },
    { at: { [CORE]: ['Vishal Scout', 'Ikazuchi'] } },
  ).attack(1, CORE);
  t.use(1, 'Colt-Burton MK. 412', 0, 'Vishal Scout');
  expect(t.inPlay('Vishal Scout')).toBe(false);
  expect(t.happened('battle-canceled')).toEqual([]);
  expect(t.s.battle).not.toBe(null);
});

rule('wars/battle-phase/11', 'before the battle destiny step is the last time for an interrupt about it', () => {
  const early = field(kizen, { ...scouts }).attack(1, CORE);
  early.play(1, 'Apparition');
  expect(early.battleDestiny(1)).toBe(3);
  const late = after(field(kizen, { ...scouts }).attack(1, CORE), 'battle destiny');
  late.play(1, 'Apparition');
  expect(late.pile(1, 'lost')).toEqual(['Apparition']);
  expect([late.battleDestiny(1), late.attrition(1), late.totalPower(1)]).toEqual([0, 0, 3]);
});

rule('wars/battle-phase/11', 'so it is for an activated ability about it', () => {
  const start = () =>
    field(
      { at: { [CORE]: ['Shikami Follower', 'Vishal Scout'] } },
      { reserve: ['Type II Fighter'], at: { [CORE]: ['James Howler'] } },
      { active: 2 },
    ).attack(2, CORE);
  const follow = (t: Table) => (t.asked.includes(1) ? t : t.pass(2)).use(1, 'Shikami Follower', 0);
  const early = follow(start());
  early.untilAsked('reveal for battle destiny').pick(2, 'yes');
  expect(early.battleDestiny(2)).toBe(1); // 4 - 3
  const late = start().untilAsked('reveal for battle destiny').pick(2, 'yes');
  follow(after(late, 'battle destiny'));
  expect([late.battleDestiny(2), late.attrition(2), late.inPlay('Vishal Scout')]).toEqual([4, 4, false]);
});

rule('wars/battle-phase/11', 'the window closes on two passes in a row with nothing pending, and on no others', () => {
  const t = field(
    { hand: ['Apparition', 'Test Spare'], at: { [CORE]: ['CISyn Coordinators'] } },
    { hand: ['Test Spark', 'Test Spare'], at: { [CORE]: ['Vishal Scout'] } },
  ).attack(1, CORE);
  const open = () => [t.s.battle!.step, t.s.battle!.inStep, t.stack.length];
  // a pass and then an interrupt: the passes are not in a row
  t.pass(1).act(2, 'play', 'Test Spark');
  expect(open()).toEqual(['begin', false, 1]);
  // two passes in a row with something pending: it happens, and the window stays open
  while (t.stack.length > 0) t.pass(t.asked[0]!);
  expect(open()).toEqual(['begin', false, 0]);
  expect(t.asked).toEqual([1]);
  t.play(1, 'Apparition');
  expect([t.battleDestiny(1), ...open()]).toEqual([3, 'begin', false, 0]);
  // now two passes in a row with nothing pending
  t.pass(1);
  expect(open()).toEqual(['begin', false, 0]);
  t.pass(2);
  expect(t.s.battle!.step).toBe('battle destiny');
  t.leaveOpen();
});

rule('wars/battle-phase/12', 'before the attrition step is the last time to change attrition', () => {
  const start = () =>
    field(
      { at: { [CORE]: ['Sumadar-Damir', 'Vishal Scout'] } },
      { at: { [CORE]: [armed('Pavel Royerk'), armed('CISyn Coordinators')] } },
    ).attack(1, CORE);
  const early = after(start(), 'battle destiny');
  expect(early.attrition(2)).toBe(2);
  early.use(1, 'Sumadar-Damir', 1);
  expect(early.attrition(2)).toBe(0);
  after(early, 'attrition');
  expect(early.happened('damaged')).toEqual([]);
  const late = start().untilAsked('attrition');
  expect(late.offers(1, 'use', 'Sumadar-Damir', 1)).toBe(false);
  late.pick(1, 'Vishal Scout').use(1, 'Sumadar-Damir', 1);
  expect(late.damaged('Vishal Scout')).toBe(true);
});

rule('wars/battle-phase/13', 'before the power step is the last time to change power', () => {
  const start = () =>
    field(
      {
        hand: ['Collaborative Strike'],
        at: { [CORE]: [{ card: 'Selfless Protector', beneath: ['Sidearm'] }] },
      },
      { at: { [CORE]: ['Pavel Royerk'] } },
    ).attack(1, CORE);
  const early = after(start(), 'attrition');
  early.play(1, 'Collaborative Strike');
  after(early, 'power');
  expect(early.s.battle).toMatchObject({ winner: 0, casualties: 4 });
  const late = after(start(), 'power');
  late.play(1, 'Collaborative Strike');
  expect(late.power('Selfless Protector')).toBe(6);
  expect(late.s.battle).toMatchObject({ winner: -1, casualties: 0 });
});

rule(
  ['wars/battle-phase/14', 'wars/loss-step/6'],
  'before the loss step is the last time to change casualties; nobody can do anything in it',
  () => {
    const start = () =>
      field(
        { hand: ['Last Stand'], at: { [CORE]: ['Ivan McCarr'] } },
        { at: { [CORE]: ['Clandestine Team'] } },
        { locations: [{ card: CORE, beneath: ["Ganymede/Pilgrims' Camp"] }] },
      ).attack(1, CORE);
    const early = after(start(), 'power');
    expect(early.s.battle?.casualties).toBe(4);
    early.play(1, 'Last Stand');
    expect(early.s.battle?.casualties).toBe(0);
    over(early);
    expect(early.happened('energy-lost')).toEqual([]);
    const late = start().untilAsked('casualties');
    expect([late.s.initiative, late.asked]).toEqual([-1, [1]]);
    expect(late.offers(1, 'play', 'Last Stand')).toBe(false);
    for (let n = 0; n < 4; n++) late.pick(1, 'reserve');
    expect(late.question).toBe('initiative');
    late.play(1, 'Last Stand');
    expect([late.s.battle?.casualties, late.happened('energy-lost').length]).toEqual([4, 4]);
  },
);

rule('wars/battle-phase/15', 'before the end of battle step is the last time for a weapon', () => {
  const t = field(
    { at: { [CORE]: [{ card: 'Veteran Pilot', beneath: ['Sidearm'] }] } },
    { at: { [CORE]: ['Selfless Protector'] } },
  ).attack(1, CORE);
  after(t, 'loss');
  expect(t.offers(1, 'use', 'Sidearm', 0)).toBe(true);
  over(t);
  expect(t.refuses(1, 'use', 'Sidearm', 0)).toMatch(/^wars\/(target\/7|deploy-phase\/5)$/);
});
