import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../src/position.ts';
import { endsOf } from '../../src/rules/points/uses.ts';
import { CUTTER, DESTROYER, output, play } from '../scenes.ts';
import { type Table, table } from '../table.ts';

// Rulings on the Allocation Phase, on auctions, and on what changes the points of terrain

const MOON = 'T3 Moon';
const GIANT = 'T9 Gas Giant';
const SHIP = 'S9 Argonian Battleship';
const FLOOD = 'O4 Flood';
const COLONY = 'B5 Penal Colony';

/** Player 1 allocates, against player 2. */
const allocation = (one: SeatPosition, two: SeatPosition = {}): Table =>
  table({
    phase: 'allocation',
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });

rule(
  'ge-r-allocation-reactions-1',
  'a reaction lessens the points while they are allocated, and the plan fits what is left',
  () => {
    const off = { card: DESTROYER, engaged: false };
    const t = allocation({ fleet: [GIANT, off, off, off, off] }, { hand: ['O2 Shipping Delays'], order: 'always' });
    const plan = { engage: t.all(DESTROYER) };
    const calm = t.trial();
    calm.pass(2);
    // four supply are gone, and the ships need four
    t.act(2, 'respond', 'O2 Shipping Delays');
    expect([calm.forbidsPlan(1, plan), t.forbidsPlan(1, plan)]).toEqual(['', 'ge/allocation-phase/6']);
    // no more is asked: the plan is made once, after all reactions
    t.allocate(1, {});
    expect(t.question).toBe('play cards');
  },
);

rule(
  'ge-r-allocation-order-1',
  'points go to a card of another player once in a phase, after what is loaded and left over',
  () => {
    const parasites = { card: 'M3 Alien Parasites', by: 2 };
    const t = allocation(
      {
        fleet: [
          'T3 Repair Moon',
          GIANT,
          { card: SHIP, damage: 1 },
          { card: DESTROYER, on: [parasites] },
          { card: MOON, on: ['C6 Science Officer', 'C4 Science Officer'] },
        ],
      },
      { hand: ['L3 Repair Malfunction'], order: 'always' },
    );
    t.pass(2).allocate(1, {
      engage: [SHIP],
      give: [
        ['M3 Alien Parasites', 'apply', 2],
        [SHIP, 'repair', 1],
        [SHIP, 'weapon 1', 1],
      ],
    });
    expect(t.card('M3 Alien Parasites').applied).toBe(2);
    // after a reaction to the repair nothing more is applied, though one research is left
    t.act(2, 'respond', 'L3 Repair Malfunction');
    expect([t.question, t.card('M3 Alien Parasites').applied]).toEqual(['play cards', 2]);
    const told = t.happened('generated', 'allocated', 'applied').map(f => f.t);
    expect(told).toEqual(['generated', 'allocated', 'applied']);
  },
);

rule('ge-r-quantum-black-hole-1', 'a Quantum Black Hole makes two energy, and what it drains goes to nobody', () => {
  const hole = 'T7 Quantum Black Hole';
  const t = play({ fleet: [hole] }, { fleet: ['T5 Star'] });
  const before = output(t, 'T5 Star').energy ?? 0;
  t.act(1, 'use', hole);
  if (t.question === 'target') t.pick(1, 'T5 Star');
  expect([output(t, hole).energy, output(t, 'T5 Star').energy]).toEqual([2, before - 2]);
});

/** Returns the points that a Flood on a Moon still takes, by kind, with a base on the Moon. */
const owed = (base?: string, engaged = true) => {
  const t = play({ fleet: [{ card: MOON, on: [...(base ? [{ card: base, engaged }] : []), { card: FLOOD, by: 2 }] }] });
  return Object.fromEntries(endsOf(t.s, t.id(FLOOD)).map(x => [x.kind, x.n]));
};

rule('ge-r-flood-3', 'a Flood takes only the terrain’s own points, not what a Starbase makes of them', () => {
  expect(owed()).toEqual({ supply: 2, energy: 1 });
  expect(owed('B9 Starbase')).toEqual(owed());
  expect(output(play({ fleet: [{ card: MOON, on: ['B9 Starbase'] }] }), MOON).supply).toBe(6);
});

rule('ge-r-military-outpost-2', 'a Flood takes what an engaged Military Outpost adds, too', () => {
  expect(owed('B1 Military Outpost')).toEqual({ economy: 1, supply: 3, energy: 1 });
  expect(owed('B1 Military Outpost', false)).toEqual(owed());
  const t = allocation({
    fleet: [{ card: MOON, on: ['B1 Military Outpost', { card: FLOOD, by: 2 }] }, GIANT, GIANT, 'T6 Planet'],
  });
  const pay = (kind: string, n: number) => Array<string>(n).fill(`Apply ${kind} to ${FLOOD}`);
  t.pick(1, 'B1 Military Outpost', ...pay('economy', 1), ...pay('supply', 3), ...pay('energy', 1));
  expect(t.inPlay(FLOOD)).toBe(false);
});

rule('ge-r-auction-1', 'a bid is bounded by what the bidder’s working cards would make', () => {
  /** The highest bid that player 2 can make, with more cards besides a planet that makes two economy. */
  const most = (...more: CardPlace[]) => {
    const t = table({
      phase: 'discard',
      seats: [
        { fleet: [{ card: SHIP, on: ['C5 Time Merchant'] }], plays: 1, order: 'never' },
        { fleet: ['T5 Planet Candor II', ...more], order: 'never' },
      ],
    });
    t.untilAsked('way', 1).pick(1, 'Sell it to the highest bidder').leaveOpen();
    let n = 0;
    while (t.question === 'bid' && t.offers(2, 'number', String(n + 1))) n++;
    return n;
  };
  const flooded = { card: 'T6 Vorn Ringed Gas Giant', on: [{ card: FLOOD, by: 1 }] };
  expect([most(), most('T6 Vorn Ringed Gas Giant'), most(flooded)]).toEqual([2, 6, 2]);
  // an outpost adds only while it is engaged
  const outpost = (engaged: boolean) => most({ card: MOON, on: [{ card: 'B1 Military Outpost', engaged }] });
  expect([outpost(true), outpost(false)]).toEqual([3, 2]);
  // another player's Penal Colony takes three economy first
  expect(most({ card: 'T6 Vorn Ringed Gas Giant', on: [{ card: COLONY, by: 1 }] })).toBe(3);
});

rule(
  'ge-r-auction-2',
  'what a winning bidder cannot pay is owed in the next Allocation Phase, and lowers their bids',
  () => {
    const t = table({
      phase: 'discard',
      seats: [
        { fleet: [{ card: SHIP, on: ['C5 Time Merchant'] }], plays: 1, order: 'never' },
        { fleet: [CUTTER], hand: ['O2 Comet Impact'], order: 'never' },
        { fleet: ['T5 Planet Candor II', { card: DESTROYER, engaged: false }], order: 'never' },
      ],
    });
    const bid = (n: number) => {
      t.untilAsked('way', 1).pick(1, 'Sell it to the highest bidder');
      while (t.question === 'bid' && !t.asked.includes(3)) t.pass();
      return t.question === 'bid' && t.offers(3, 'number', String(n));
    };
    /** Returns the economy that player 3 has in their next Allocation Phase, and what they still owe after it. */
    const allocate = () => {
      t.untilAsked('allocation', 3);
      const [sum] = /\d+ economy/.exec(t.prompt()) ?? ['none'];
      t.allocate(3, {});
      return [sum, t.happened('debts-paid').at(-1)?.left];
    };
    expect(bid(2)).toBe(true);
    t.act(3, 'number', '2');
    // the planet makes nothing for a turn
    t.untilPhase('play A', 2).act(2, 'play', 'O2 Comet Impact');
    if (t.question === 'place') t.pick(2, 'T5 Planet Candor II');
    expect(allocate()).toEqual(['none', 2]);
    // an open debt lowers the next bid
    expect(bid(1)).toBe(false);
    expect([allocate(), allocate()]).toEqual([
      ['none', 0],
      ['2 economy', 0],
    ]);
  },
);

rule('ge-r-auction-2', 'what cards take is paid before debts', () => {
  const t = table({
    phase: 'discard',
    seats: [
      { fleet: [{ card: SHIP, on: ['C5 Time Merchant'] }], plays: 1, order: 'never' },
      { fleet: [CUTTER], hand: ['O2 Comet Impact'], order: 'never' },
      {
        fleet: ['T5 Planet Candor II', { card: 'T6 Vorn Ringed Gas Giant', on: [{ card: COLONY, by: 1 }] }],
        order: 'never',
      },
    ],
  });
  t.untilAsked('way', 1).pick(1, 'Sell it to the highest bidder');
  while (!t.asked.includes(3)) t.pass();
  t.act(3, 'number', '3');
  t.untilPhase('play A', 2).act(2, 'play', 'O2 Comet Impact');
  if (t.question === 'place') t.pick(2, 'T5 Planet Candor II');
  // the giant makes four economy, and the colony takes three of them
  t.untilPhase('play A', 3);
  expect(t.happened('debts-paid').at(-1)?.left).toBe(2);
});
