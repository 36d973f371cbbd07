import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/index.ts';
import { ofOthers, that, unit } from '../../../src/words/index.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const never = { order: 'never' as const };

const play = (mine: SeatPosition, theirs: SeatPosition = {}) => table({ seats: [mine, { ...never, ...theirs }] });

const mollusc = { types: ['S' as const], strength: 4, empire: 'Gekonauak' as const, shields: 2, phasers: 2 };

testCard({ title: 'Test Walker', ...mollusc });

testCard({ title: 'Test Boarders', types: ['C'], strength: 3 }, { on: that(unit, ofOthers) });

rule('ge/empire-gekonauak/1', 'no crew goes against a Gekonauak ship', () => {
  const against = (ship: string) =>
    play({ fleet: ['T3 Moon'], hand: ['C3 Test Boarders'] }, { fleet: [ship] }).offers(1, 'play', 'C3 Test Boarders');
  expect([against('S4 Test Walker'), against('S4 Refueler')]).toEqual([false, true]);
});

rule('ge/empire-gekonauak/2', 'it holds one crew of its fleet', () => {
  const with_ = (...on: CardPlace[]) =>
    play({ fleet: [{ card: 'S4 Test Walker', on }], hand: ['C2 Engineer'] }).offers(1, 'play', 'C2 Engineer');
  expect([with_(), with_('C3 Nurse')]).toEqual([true, false]);
});

rule('ge/empire-gekonauak/3', 'missions there and back reach it all the same', () => {
  const t = play(
    { fleet: [{ card: 'S4 Refueler', on: ['C1 Boarding Party', 'E3 Shuttlecraft'] }] },
    { fleet: [{ card: 'S4 Test Walker', on: ['C3 Nurse'] }] },
  );
  expect(t.offers(1, 'use', 'E3 Shuttlecraft')).toBe(true);
});
