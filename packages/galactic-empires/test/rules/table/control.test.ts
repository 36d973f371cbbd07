import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { giveBack } from '../../../src/words/expansions/index.ts';
import { control, controllable, host, ofOthers, ship, that } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Control of other players' cards, with test cards that take a ship and give it back

testCard(
  { title: 'Test Capture', types: ['O'], strength: 1 },
  { on: that(ship, ofOthers, controllable), after: 'discard', effect: control(host) },
);
testCard(
  { title: 'Test Return', types: ['O'], strength: 1 },
  { target: { prey: ship }, on: 'your fleet', after: 'discard', effect: giveBack('prey') },
);
const S4 = 'S4 Argonian Destroyer';
const sides = (ships: readonly CardPlace[], mine: Partial<SeatPosition> = {}, theirs: Partial<SeatPosition> = {}) =>
  table({
    seats: [
      { fleet: ['T3 Moon'], hand: ['O1 Test Capture', 'O1 Test Return'], ...mine },
      { fleet: ['T3 Moon', ...ships], order: 'never', ...theirs },
    ],
  });

rule('ge/control/1', 'nobody fires with the ship of another, as long as he has no control of it', () => {
  const t = sides([S4], { fleet: ['T3 Moon', 'S3 Tufor Cutter'] }).untilPhase('weapons fire');
  t.act(1, 'fire', S4);
  expect(t.offeredTo(1)).not.toContain('Destroyer');
  t.leaveOpen();
});

rule(['ge/control/2', 'ge-r-control-1'], 'to take a ship one needs a command slot for it', () => {
  expect(sides([S4], { slots: 2, fleet: ['S4 Refueler', 'S4 Refueler'] }).offers(1, 'play', 'O1 Test Capture')).toBe(
    false,
  );
  expect(sides([S4], { slots: 3, fleet: ['S4 Refueler', 'S4 Refueler'] }).offers(1, 'play', 'O1 Test Capture')).toBe(
    true,
  );
});

rule(['ge/control/3', 'ge-r-control-1'], 'a ship taken uses a slot of its new player and none of the old', () => {
  const t = sides([S4]);
  expect([t.slots(1), t.slots(2)]).toEqual([0, 1]);
  t.act(1, 'play', 'O1 Test Capture');
  expect([t.slots(1), t.slots(2)]).toEqual([1, 0]);
});

rule('ge/control/4', 'a ship that was engaged may fire for its new player in the same turn', () => {
  const t = sides([S4], {}, { fleet: ['T3 Moon', S4, 'S3 Tufor Cutter'] });
  t.act(1, 'play', 'O1 Test Capture').pick(1, S4).untilPhase('weapons fire');
  t.act(1, 'fire', 'S3 Tufor Cutter').pick(1, S4, S4, S4);
  expect(t.shields('S3 Tufor Cutter')).toBe(0);
});

rule(['ge/control/5', 'ge-r-control-2'], 'on later turns it must be paid for, or it is disengaged', () => {
  const t = sides([S4]).act(1, 'play', 'O1 Test Capture').untilPhase('allocation', 2).untilPhase('allocation', 1);
  t.least();
  expect(t.engaged(S4)).toBe(false);
});

rule(
  ['ge/control/6', 'ge-r-heavy-weapons-1'],
  'its phasers fire, and of its heavy weapons those that were armed and have not fired',
  () => {
    // two energy fluxes, one of them with ammunition
    const t = sides([{ card: S4, given: [0, 0, 1] }, 'S3 Tufor Cutter']);
    t.act(1, 'play', 'O1 Test Capture').pick(1, S4).untilPhase('weapons fire').act(1, 'fire', 'S3 Tufor Cutter');
    t.pick(1, S4, S4, S4, S4);
    expect(t.happened('fired')[0]!.fire).toMatchObject({ phasers: 3, heavy: 1, other: 0, pierce: 0 });
  },
);

rule(['ge/control/7', 'ge-r-control-1'], 'a ship taken protects the Sector HQ of its new player alone', () => {
  const t = sides([S4]);
  expect([t.protected(1), t.protected(2)]).toEqual([false, true]);
  t.act(1, 'play', 'O1 Test Capture');
  expect([t.protected(1), t.protected(2)]).toEqual([true, false]);
});

rule('ge/control/9', 'it goes back to an owner who has no slot free', () => {
  const t = sides([S4], {}, { slots: 1 }).act(1, 'play', 'O1 Test Capture');
  t.s.seats[1] = { ...t.s.seats[1]!, slots: 0 };
  t.act(1, 'play', 'O1 Test Return');
  expect([t.card(S4).controller, t.slots(2)]).toEqual([1, 1]);
});

rule('ge/definitions/2', 'a unit that is captured comes under control of its captor', () => {
  const t = sides(['S3 Tufor Cutter']).act(1, 'play', 'O1 Test Capture');
  expect([t.card('S3 Tufor Cutter').controller, t.card('S3 Tufor Cutter').owner]).toEqual([0, 1]);
});

rule('ge/discard-phase/3', 'a card that another controls is discarded by neither', () => {
  const t = sides([S4]).act(1, 'play', 'O1 Test Capture').untilPhase('discard', 1);
  expect(t.refuses(1, 'fleet', S4)).toBe('ge/discard-phase/3');
  t.untilPhase('discard', 2);
  expect(t.whyNot(2, 'fleet', S4)).not.toBeNull();
});
