import { advance } from '@orrery/kernel';
import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { type GeSetup, galacticEmpires, view } from '../../../src/index.ts';
import { table } from '../../table.ts';

rule('ge/reserve-fleet/2', 'before the antes only the number of its cards is known to others', () => {
  const setup: GeSetup = {
    seats: [
      { deck: Array(40).fill('t3-moon'), reserve: ['s4-argonian-destroyer'] },
      { deck: Array(40).fill('t3-moon') },
    ],
  };
  const s = galacticEmpires.create(setup, 1);
  expect(view(s, 1).seats[0]!.reserve).toEqual([null]);
  expect(view(s, 0).seats[0]!.reserve[0]?.title).toBe('S4 Argonian Destroyer');
  advance(galacticEmpires, s);
  expect(view(s, 1).seats[0]!.reserve[0]?.title).toBe('S4 Argonian Destroyer');
});

rule('ge/reserve-fleet/1', 'a reserve fleet has at most as many cards as there are players', () => {
  const seats = (n: number): GeSetup => ({
    seats: [0, 1, 2].map(i => ({
      deck: Array(40).fill('t3-moon'),
      reserve: i === 0 ? Array(n).fill('t3-ice-moon') : [],
    })),
  });
  for (const n of [0, 3]) expect(() => galacticEmpires.create(seats(n), 1)).not.toThrow();
  expect(() => galacticEmpires.create(seats(4), 1)).toThrow('ge/reserve-fleet/1');
});

rule('ge/reserve-fleet/3', 'an exchange is a Card Play: the reserve card comes to the hand', () => {
  const t = table({ seats: [{ hand: ['C4 Navigator'], reserve: ['S4 Refueler'] }, {}] });
  t.act(1, 'exchange', 'S4 Refueler');
  expect([t.player(1).plays, t.pile(1, 'hand'), t.pile(1, 'reserve')]).toEqual([2, ['S4 Refueler'], ['C4 Navigator']]);
});

rule('ge/reserve-fleet/4', 'the card that goes there is at least as strong', () => {
  const t = table({ seats: [{ hand: ['E3 Shuttlecraft', 'C4 Navigator', 'M5 Zarom'], reserve: ['S4 Refueler'] }, {}] });
  t.act(1, 'exchange', 'S4 Refueler');
  expect(t.offeredTo(1)).not.toContain('Shuttlecraft');
  t.pick(1, 'M5 Zarom');
  expect(t.pile(1, 'reserve')).toEqual(['M5 Zarom']);
  const weak = table({ seats: [{ hand: ['E3 Shuttlecraft'], reserve: ['S4 Refueler'] }, {}] });
  expect(weak.refuses(1, 'exchange', 'S4 Refueler')).toBe('ge/reserve-fleet/4');
});

rule('ge/reserve-fleet/5', 'to play what was fetched takes another Card Play', () => {
  const t = table({ seats: [{ hand: ['C4 Navigator'], reserve: ['T4 Small Planet'] }, {}] });
  t.act(1, 'exchange', 'T4 Small Planet').act(1, 'play', 'T4 Small Planet');
  expect(t.player(1).plays).toBe(1);
});

rule('ge/reserve-fleet/7', 'the reserve fleet is not in play: terrain there generates nothing', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: [{ card: 'S4 Refueler', engaged: false }], reserve: ['T6 Asteroid Field'] }, {}],
  });
  expect(t.whyNot(1, 'S4 Refueler')?.rule).toBe('ge/allocation-phase/6');
});
