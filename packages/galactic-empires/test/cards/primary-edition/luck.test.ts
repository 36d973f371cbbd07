import { expect, test } from 'vitest';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { anything, draw } from '../../../src/words/index.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, NOMAD, play } from '../../scenes.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Luck cards of the Primary Edition: the effect of each, and cases without one

const ACTION = 'L1 Lucky Crew Action (Primary Edition)';
test(`${ACTION}: a crew ignores a card played on it, and no card played elsewhere`, () => {
  const seats = (hand: string) =>
    table({
      seats: [
        { hand: [hand], order: 'never' },
        { hand: [ACTION], fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }] },
      ],
    }).act(1, 'play', hand);
  const t = seats('O9 Illness').act(2, 'respond', ACTION);
  expect([t.engaged('C2 Engineer'), t.pile(2, 'discard')]).toEqual([true, [ACTION]]);
  const other = seats('L2 Warp Engine Breach');
  expect(other.offers(2, 'respond', ACTION)).toBe(false);
  other.pass(2);
});

const DOCTOR = 'C7 Doctor';
test('L2 Malpractice: a doctor does nothing for one turn, and is at work again in the next', () => {
  const t = play(
    { hand: ['L2 Malpractice'] },
    { fleet: [{ card: DESTROYER, on: [DOCTOR, 'C2 Engineer'] }, 'T6 System'] },
  );
  t.act(1, 'play', 'L2 Malpractice');
  expect([works(t.s, t.id(DOCTOR)), works(t.s, t.id('C2 Engineer')), t.pile(1, 'discard')]).toEqual([
    false,
    true,
    ['L2 Malpractice'],
  ]);
  t.untilPhase('play A', 2);
  expect(works(t.s, t.id(DOCTOR))).toBe(false);
  t.untilPhase('play A', 1);
  expect(works(t.s, t.id(DOCTOR))).toBe(true);
});

test('L2 Malpractice: stops the action of a doctor as a reaction, or answers anything else; not for want of a doctor', () => {
  const seats = (card: string) =>
    table({
      seats: [
        { hand: ['T3 Moon'], fleet: [{ card: DESTROYER, on: [card, { card: 'C3 Nurse' }] }], order: 'never' },
        { hand: ['L2 Malpractice'] },
      ],
    });
  const any = seats(DOCTOR).act(1, 'play', 'T3 Moon').act(2, 'respond', 'L2 Malpractice');
  expect([works(any.s, any.id(DOCTOR)), works(any.s, any.id('C3 Nurse'))]).toEqual([false, true]);
  const none = seats('C2 Engineer').act(1, 'play', 'T3 Moon');
  expect(none.offers(2, 'respond', 'L2 Malpractice')).toBe(false);
  none.pass(2);
});

test('L2 Malpractice: disengages a Hospital for one turn; goes on no other base', () => {
  const t = play(
    { hand: ['L2 Malpractice'] },
    {
      fleet: [
        { card: 'T6 System', on: ['B6 Hospital'] },
        { card: 'T3 Moon', on: ['B4 Base Station'] },
      ],
    },
  );
  t.act(1, 'play', 'L2 Malpractice');
  expect([t.engaged('B6 Hospital'), t.engaged('B4 Base Station')]).toEqual([false, true]);
  t.untilPhase('allocation', 2);
  expect(t.offers(2, 'engage', 'B6 Hospital')).toBe(false);
});

testCard(
  { types: ['C'], strength: 3, title: 'Test Doctor', reaction: true },
  { functions: [{ effect: draw(1) }], reactions: [{ on: anything, effect: draw(2) }] },
);
test('L2 Malpractice: the action of a doctor does nothing', () => {
  const t = table({
    seats: [{ fleet: [{ card: DESTROYER, on: ['C3 Test Doctor'] }], order: 'never' }, { hand: ['L2 Malpractice'] }],
  });
  t.act(1, 'use', 'C3 Test Doctor').act(2, 'respond', 'L2 Malpractice');
  expect([t.size(1, 'hand'), works(t.s, t.id('C3 Test Doctor'))]).toEqual([0, false]);
});

test('L2 Malpractice: a doctor who is played comes without any effect and stays, but does nothing for a turn', () => {
  const t = table({
    seats: [{ hand: ['T3 Moon', 'L2 Malpractice'] }, { hand: ['C3 Test Doctor'], fleet: [DESTROYER] }],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'C3 Test Doctor').act(1, 'respond', 'L2 Malpractice');
  while (t.question === 'respond') t.pass(t.asked[0]! + 1);
  expect([t.under('C3 Test Doctor'), t.size(2, 'hand'), works(t.s, t.id('C3 Test Doctor'))]).toEqual([
    DESTROYER,
    0,
    false,
  ]);
});

const BREACH = 'L2 Warp Engine Breach (Primary Edition)';
test(`${BREACH}: half its strength in damage to the structure of a ship, a dragon too; not on a base`, () => {
  const t = play({ hand: [BREACH, BREACH] }, { fleet: [NOMAD, 'D2 Oort Dragoness'] });
  t.act(1, 'play', BREACH).pick(1, NOMAD).act(1, 'play', BREACH).pick(1, 'D2 Oort Dragoness');
  expect([t.strength(NOMAD), t.shields(NOMAD), t.strength('D2 Oort Dragoness')]).toEqual([[5, 3], 4, [2, 1]]);
  const base = play({ hand: [BREACH] }, { fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }] });
  expect(base.refuses(1, 'play', BREACH)).toBe('ge/playing-on/1');
});

test('L3 Lucky Targeting: three phasers of a ship do 4 damage this turn; those of another ship do 3', () => {
  const t = play(
    { hand: ['L3 Lucky Targeting'], fleet: [DESTROYER, FRIGATE] },
    { fleet: [NOMAD, 'S4 Argonian Minesweeper'] },
  );
  t.act(1, 'play', 'L3 Lucky Targeting').pick(1, DESTROYER).untilPhase('weapons fire', 1);
  fire(t, DESTROYER, NOMAD, 3);
  expect([t.shields(NOMAD), t.pile(1, 'discard')]).toEqual([0, ['L3 Lucky Targeting']]);
  const before = t.shields('S4 Argonian Minesweeper');
  fire(t, FRIGATE, 'S4 Argonian Minesweeper', 2);
  expect(before - t.shields('S4 Argonian Minesweeper')).toBe(2);
});

test('L3 Lucky Targeting: goes on no terrain', () => {
  const t = play({ hand: ['L3 Lucky Targeting'], fleet: ['T3 Moon'] });
  expect(t.refuses(1, 'play', 'L3 Lucky Targeting')).toBe('ge/playing-on/1');
});

const UNLUCKY = 'L3 Unlucky Targeting (Primary Edition)';
test(`${UNLUCKY}: a volley is divided by 2; a card that is played is not`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [UNLUCKY] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', UNLUCKY);
  expect(t.shields(CUTTER)).toBe(2);
  const calm = table({ seats: [{ hand: ['T3 Moon'], order: 'never' }, { hand: [UNLUCKY] }] }).act(1, 'play', 'T3 Moon');
  expect(calm.offers(2, 'respond', UNLUCKY)).toBe(false);
  calm.pass(2);
});

const MISCOMMUNICATIONS = 'L4 Miscommunications (Primary Edition)';
test(`${MISCOMMUNICATIONS}: a unit fires at a target that its enemy chooses, never its own fleet while three play`, () => {
  const t = battle(
    { fleet: [DESTROYER, FRIGATE] },
    { fleet: [CUTTER], hand: [MISCOMMUNICATIONS] },
    { fleet: ['S2 Police Cutter'], order: 'never' },
  );
  fire(t, FRIGATE, CUTTER, 1).act(2, 'respond', MISCOMMUNICATIONS).pick(2, DESTROYER);
  expect(t.offers(2, 'fire', FRIGATE)).toBe(false);
  t.act(2, 'fire', 'S2 Police Cutter').pick(2, DESTROYER, DESTROYER, DESTROYER);
  expect([t.shields('S2 Police Cutter'), t.shields(CUTTER)]).toEqual([0, 2]);
});

testCard({ types: ['C'], strength: 1, title: 'Test Communications Officer' });
test(`${MISCOMMUNICATIONS}: not where a Communications Officer is`, () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, on: ['C1 Test Communications Officer'] }] },
    { fleet: [CUTTER], hand: [MISCOMMUNICATIONS] },
  );
  fire(t, DESTROYER, CUTTER, 1);
  expect(t.offers(2, 'respond', MISCOMMUNICATIONS)).toBe(false);
  t.pass(2);
});

const HEALING = 'L4 Monster Healing (Primary Edition)';
test(`${HEALING}: heals up to 4 damage on a dragon, undoes research on a monster, and does nothing for a ship`, () => {
  const t = play({
    hand: [HEALING],
    fleet: [
      { card: 'D6 Astral Dragoness', damage: 5 },
      { card: DESTROYER, damage: 1 },
    ],
  });
  t.act(1, 'play', HEALING);
  expect([t.card('D6 Astral Dragoness').damage, t.card(DESTROYER).damage]).toEqual([1, 1]);
  const studied = play({ hand: [HEALING] }, { fleet: [{ card: 'M4 Spacetacean', by: 1, applied: 3 }] });
  studied.act(1, 'play', HEALING);
  expect(studied.card('M4 Spacetacean').applied).toBe(0);
  const whole = play({ hand: [HEALING], fleet: ['D6 Astral Dragoness'] });
  expect(whole.refuses(1, 'play', HEALING)).toBe('ge/playing-on/1');
});

test(`${HEALING}: heals what a volley does to a dragon, saves it from destruction, or answers anything else`, () => {
  const armed = { card: DESTROYER, given: [0, 0, 2] };
  const volley = battle({ fleet: [armed] }, { fleet: ['D5 Void Dragoness'], hand: [HEALING] });
  volley.act(1, 'fire', 'D5 Void Dragoness').pick(1, DESTROYER, DESTROYER, DESTROYER).act(2, 'respond', HEALING);
  expect([volley.card('D5 Void Dragoness').damage, volley.pile(2, 'discard')]).toEqual([0, [HEALING]]);
  const lost = battle({ fleet: [armed] }, { fleet: ['D2 Oort Dragoness'], hand: [HEALING], order: 'loss' });
  lost.act(1, 'fire', 'D2 Oort Dragoness').pick(1, DESTROYER, DESTROYER, DESTROYER, DESTROYER, DESTROYER);
  lost.pass(2).act(2, 'respond', HEALING);
  expect(lost.inPlay('D2 Oort Dragoness')).toBe(true);
  const any = table({
    seats: [
      { hand: ['T3 Moon'], fleet: [{ card: 'M9 Kraken', by: 2, damage: 5 }], order: 'never' },
      { hand: [HEALING] },
    ],
  });
  any.act(1, 'play', 'T3 Moon').act(2, 'respond', HEALING);
  expect(any.card('M9 Kraken').damage).toBe(1);
});

const SWEEPING = 'L4 Unsuccessful Minesweeping (Primary Edition)';
test(`${SWEEPING}: a minesweeper of another player sweeps no mines for two turns; other ships and own ones are no target`, () => {
  const t = play(
    { hand: [SWEEPING], fleet: [{ card: 'S2 Police Cutter', on: ['E1 Explosive Mine'] }] },
    {
      fleet: ['S4 Argonian Minesweeper'],
      order: 'always',
    },
  );
  t.act(1, 'play', SWEEPING);
  while (t.question === 'respond') t.pass(2);
  t.act(1, 'use', 'E1 Explosive Mine');
  if (t.question === 'respond') {
    expect(t.offers(2, 'respond', 'S4 Argonian Minesweeper')).toBe(false);
    t.pass(2);
  }
  expect(t.card('S4 Argonian Minesweeper').shieldDamage).toBe(1);
  const own = play({ hand: [SWEEPING], fleet: ['S4 Argonian Minesweeper'] }, { fleet: [DESTROYER] });
  expect(own.refuses(1, 'play', SWEEPING)).toBe('ge/playing-on/1');
});

test(`${SWEEPING}: is no reaction`, () => {
  const t = table({
    seats: [{ hand: ['T3 Moon'], fleet: ['S4 Argonian Minesweeper'], order: 'never' }, { hand: [SWEEPING] }],
  });
  t.act(1, 'play', 'T3 Moon');
  expect(t.offers(2, 'respond', SWEEPING)).toBe(false);
  t.pass(2);
});

const OVERRIDE = 'L5 Defensive Override (Primary Edition)';
test(`${OVERRIDE}: the phasers of one ship do nothing in a volley; its heavy weapons fire on`, () => {
  const t = battle({ fleet: [DESTROYER, FRIGATE] }, { fleet: [CUTTER], hand: [OVERRIDE] });
  t.act(1, 'fire', CUTTER).pick(1, DESTROYER, DESTROYER, FRIGATE, FRIGATE);
  t.act(2, 'respond', OVERRIDE).pick(2, DESTROYER);
  expect(t.shields(CUTTER)).toBe(1);
  const heavy = battle({ fleet: [{ card: DESTROYER, given: [0, 0, 2] }] }, { fleet: ['T3 Moon'], hand: [OVERRIDE] });
  heavy.act(1, 'fire', 'T3 Moon').pick(1, DESTROYER, DESTROYER);
  expect(heavy.offers(2, 'respond', OVERRIDE)).toBe(false);
  heavy.pass(2);
});

const ERROR = 'L8 Targeting Error (Primary Edition)';
test(`${ERROR}: a volley hits another card of the firing player, or a Sector HQ that only firing cards protect`, () => {
  const t = battle({ fleet: [DESTROYER, FRIGATE] }, { fleet: [CUTTER], hand: [ERROR] });
  fire(t, DESTROYER, CUTTER, 2).act(2, 'respond', ERROR);
  expect([t.shields(CUTTER), t.shields(FRIGATE), t.shields(DESTROYER)]).toEqual([3, 0, 2]);
  const hq = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [ERROR] });
  fire(hq, DESTROYER, CUTTER, 3).act(2, 'respond', ERROR);
  expect([hq.hq(1), hq.shields(CUTTER)]).toEqual([3, 3]);
});

test(`${ERROR}: answers no card that is played`, () => {
  const t = table({ seats: [{ hand: ['T3 Moon'], order: 'never' }, { hand: [ERROR] }] }).act(1, 'play', 'T3 Moon');
  expect(t.offers(2, 'respond', ERROR)).toBe(false);
  t.pass(2);
});
