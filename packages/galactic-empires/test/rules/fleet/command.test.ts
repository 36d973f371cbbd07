import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';

const MOON = 'T3 Moon';

const fleet = (...places: CardPlace[]) => ({ fleet: [MOON, ...places] });

const S4 = 'S4 Argonian Destroyer';

rule('ge/command/1', 'with two slots full a third ship of strength 4 cannot be played', () => {
  const t = table({ seats: [{ ...fleet(S4, S4), slots: 2, hand: [S4] }, {}] });
  expect(t.refuses(1, 'play', S4)).toBe('ge/command/10');
});

rule('ge/command/2', 'ships, dragons and bases from strength 3 on take a slot each', () => {
  const t = table({
    seats: [
      {
        ...fleet('S3 Argonian Frigate', 'D5 Hydrogen Dragoness', { card: 'T3 Ice Moon', on: ['B4 Base Station'] }),
        empire: 'Space Dragon',
      },
      {},
    ],
  });
  expect(t.slots(1)).toBe(3);
});

rule('ge/command/3', 'those of strength 2 take half a slot each', () => {
  const t = table({
    seats: [fleet('S2 Police Cutter', 'S2 Fleet Tug', { card: 'T3 Ice Moon', on: ['B2 Ancient Ruins'] }), {}],
  });
  expect(t.slots(1)).toBe(1.5);
});

rule('ge/command/5', 'ships of strength 1, terrain, crew and equipment take none', () => {
  const t = table({
    seats: [fleet({ card: 'S1 Fleet Freighter', on: ['C9 Admiral', 'E4 Stellar Map'] }, 'T6 Asteroid Field'), {}],
  });
  expect(t.slots(1)).toBe(0);
});

rule('ge/command/7', 'everybody gets a command point for each player who began, whoever is out by now', () => {
  const t = table({
    phase: 'allocation',
    seats: [fleet({ card: S4, engaged: false }), fleet(), { order: 'never' }, { order: 'never' }],
  });
  t.s.seats[2] = { ...t.s.seats[2]!, out: true };
  t.s.seats[3] = { ...t.s.seats[3]!, out: true };
  t.pick(1, S4);
  expect(t.player(1).slots).toBe(4);
});

rule(['ge/command/8', 'ge-r-command-engaged-1'], 'command points that the fleet generates make slots besides', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          'T5 Star',
          'T3 Moon',
          { card: 'T3 Ice Moon', on: [{ card: 'B5 Administrative Facility', engaged: false }] },
        ],
      },
      {},
    ],
  });
  t.pick(1, 'B5 Administrative Facility');
  expect(t.player(1).slots).toBe(3);
});

rule('ge/command/9', 'four players: four slots, and three ships and a base fill them', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        ...fleet('S3 Argonian Frigate', S4, 'S5 Argonian Light Cruiser', {
          card: 'T3 Ice Moon',
          on: ['B3 Space Station'],
        }),
        slots: 0,
        hand: ['S5 Argonian Light Cruiser'],
      },
      {},
      {},
      {},
    ],
  });
  t.proposed().untilPhase('play A', 1);
  expect([t.player(1).slots, t.slots(1)]).toEqual([4, 4]);
  expect(t.refuses(1, 'play', 'S5 Argonian Light Cruiser')).toBe('ge/command/10');
});

rule('ge/command/10', 'a ship waits in hand until a slot is free', () => {
  const t = table({ seats: [{ ...fleet(S4, S4), slots: 2, hand: [S4] }, {}] });
  expect(t.offers(1, 'play', S4)).toBe(false);
  const free = table({ seats: [{ ...fleet(S4), slots: 2, hand: [S4] }, {}] });
  free.act(1, 'play', S4).pick(1, 'space');
  expect(free.slots(1)).toBe(2);
});

rule('ge/command/11', 'a card just played gives no slot before the next Allocation Phase', () => {
  const t = table({
    seats: [{ fleet: [MOON, S4, 'T3 Ice Moon'], slots: 2, hand: ['B5 Administrative Facility', S4] }, {}],
  });
  t.act(1, 'play', 'B5 Administrative Facility').pick(1, 'T3 Ice Moon');
  expect(t.refuses(1, 'play', S4)).toBe('ge/command/10');
});

rule(
  ['ge/command/12', 'ge-r-command-points-2'],
  'who has fewer slots than cards keeps these, and plays no more until a slot is free',
  () => {
    const seats = (n: number) => [{ ...fleet(...Array.from({ length: n }, () => S4)), slots: 2, hand: [S4] }, {}];
    const three = table({ seats: seats(3) });
    expect(three.all(S4, 1)).toHaveLength(3);
    expect(three.offers(1, 'play', S4)).toBe(false);
    expect(table({ seats: seats(2) }).offers(1, 'play', S4)).toBe(false);
    expect(table({ seats: seats(1) }).offers(1, 'play', S4)).toBe(true);
  },
);

rule(
  ['ge/command/13', 'ge-r-command-points-1'],
  'a card that needs command points gets only what the occupied slots leave',
  () => {
    const position = (...ships: string[]) =>
      table({
        phase: 'allocation' as const,
        seats: [
          {
            fleet: [
              MOON,
              ...ships,
              { card: 'T5 Star', on: [{ card: 'C4 Navigator', on: [{ card: 'A1 Strategy', engaged: false }] }] },
            ],
          },
          {},
          {},
          {},
          {},
        ],
      });
    expect(position('S3 Tufor Cutter').whyNot(1, 'A1 Strategy')?.rule).toBe('ge/command/13');
    // half a slot does not leave a whole point either
    expect(position('S2 Police Cutter').whyNot(1, 'A1 Strategy')?.rule).toBe('ge/command/13');
    const none = position().pick(1, 'A1 Strategy');
    expect([none.engaged('A1 Strategy'), none.player(1).slots]).toEqual([true, 0]);
  },
);

rule('ge/command/14', 'what no card occupies is empty slots', () => {
  const t = table({ seats: [{ ...fleet(S4, S4), slots: 4, hand: [S4] }, {}] });
  expect(t.player(1).slots - t.slots(1)).toBe(2);
});

rule(
  'ge/command/15',
  'halves count: with one and a half of two slots used half a slot fits, a whole one does not',
  () => {
    const t = table({ seats: [{ ...fleet(S4, 'S2 Fleet Tug'), slots: 2, hand: ['S2 Police Cutter', S4] }, {}] });
    expect([t.offers(1, 'play', 'S2 Police Cutter'), t.offers(1, 'play', S4)]).toEqual([true, false]);
  },
);

rule('ge/command/16', 'one ship of a minor empire takes no slot; a second does, and so does a generic ship', () => {
  const seats = (hand: string[], more: CardPlace[] = []) => [
    { ...fleet(S4, S4, ...more), slots: 2, hand, empire: 'Argonian' },
    {},
  ];
  expect(table({ seats: seats(['S4 Vektrean Light Cruiser']) }).offers(1, 'play', 'S4 Vektrean Light Cruiser')).toBe(
    true,
  );
  expect(table({ seats: seats(['S4 Refueler']) }).offers(1, 'play', 'S4 Refueler')).toBe(false);
  const second = table({ seats: seats(['S4 Vektrean Light Cruiser'], ['S3 Vektrean Destroyer']) });
  expect(second.slots(1)).toBe(2);
  expect(second.offers(1, 'play', 'S4 Vektrean Light Cruiser')).toBe(false);
});

rule('ge/command/17', 'ships of the main empire have no free slot, minor though it is', () => {
  const t = table({
    seats: [{ ...fleet(S4, S4), slots: 2, hand: ['S4 Vektrean Light Cruiser'], empire: 'Vektrean' }, {}],
  });
  expect(t.refuses(1, 'play', 'S4 Vektrean Light Cruiser')).toBe('ge/command/10');
});

rule('ge/command/6', 'a combined card takes slots by the strength of the whole', () => {
  // a cruiser of strength 2 takes half a slot, and a whole one with a capsule of strength 1
  const alone = table({ seats: [{ fleet: [{ card: 'S3 Krebiz Escort Ship', as: 1 }] }, {}] });
  const whole = table({
    seats: [
      { fleet: [{ card: 'S3 Krebiz Escort Ship', as: 1, on: [{ card: 'S4 Krebiz Light Carrier', as: 2 }] }] },
      {},
    ],
  });
  expect([alone.slots(1), whole.slots(1)]).toEqual([0.5, 1]);
});

const CLAW = 'S7 Krebiz Battlecruiser'; // a cruiser of 5 with a capsule of 2

const CRAFT = 'S1 Clydon War Craft';

const CRUISER = 'S4 Clydon Medium Star Cruiser';

const ESCORT = 'S3 Krebiz Escort Ship'; // a cruiser of 2 with a capsule of 1

const SWEEPER = 'S3 Krebiz Minesweeper'; // the same

rule('ge/command/6', 'what joins needs the command slots that the two take as one ship', () => {
  // strengths 2 and 1 take half a slot and none; together they are a ship of 3, which takes 1
  const small = (slots: number, ...more: CardPlace[]): Table =>
    table({ seats: [{ fleet: [{ card: ESCORT, as: 1 }, { card: SWEEPER, as: 2 }, ...more], slots }, {}] });
  expect(small(1).offers(1, 'join', SWEEPER)).toBe(true);
  const full = small(1, { card: ESCORT, as: 1 });
  expect([full.slots(1), full.refuses(1, 'join', SWEEPER)]).toEqual([1, 'ge/empire-clydon/1']);
});

rule(
  ['ge/command/6', 'ge-r-combined-5'],
  'what joins gives its own command slots up, and needs none where its ship has enough',
  () => {
    // strengths 2 and 2 take half a slot each, and 1 together
    const halves = table({
      seats: [
        {
          fleet: [
            { card: ESCORT, as: 1 },
            { card: CLAW, as: 2 },
          ],
          slots: 1,
        },
        {},
      ],
    });
    expect([halves.slots(1), halves.offers(1, 'join', CLAW)]).toEqual([1, true]);
    // a ship of 4 already takes 1 slot, even if its player has few
    const over = table({ seats: [{ fleet: [CRUISER, CRUISER, CRAFT], slots: 1 }, {}] });
    expect([over.slots(1), over.offers(1, 'join', CRAFT)]).toEqual([2, true]);
  },
);
