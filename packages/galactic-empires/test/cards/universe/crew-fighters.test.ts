import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';

// Crew that fights: its effects, its targets, and forbidden targets

/** A crew of player 1 aboard a ship of player 2, with other cards aboard. */
const aboard = (fighter: string, ...others: string[]): Table =>
  table({
    seats: [
      { fleet: ['T3 Moon'] },
      { fleet: [{ card: 'S4 Argonian Destroyer', on: [{ card: fighter, by: 1 }, ...others] }, 'S3 Argonian Frigate'] },
    ],
  });

const harmOf: Readonly<Record<string, number>> = {
  'C1 Boarding Party': 1,
  'C3 Boarding Party': 1,
  'C4 Boarding Party': 1,
  'C7 Boarding Party': 2,
};
for (const [party, harm] of Object.entries(harmOf)) {
  test(`${party}: damages the structure of the ship that it is aboard, past its shields, and does one thing a turn`, () => {
    const t = aboard(party, 'C1 Crewman');
    t.act(1, 'use', party, 0);
    expect([t.strength('S4 Argonian Destroyer'), t.shields('S4 Argonian Destroyer')]).toEqual([[4, 4 - harm], 2]);
    expect(t.refuses(1, 'use', party, 0)).toBe('ge/card-actions-limit/1');
    expect(t.refuses(1, 'use', party, 1)).toBe('ge/card-actions-limit/1');
  });
}

test('C3 Boarding Party: captures a crew as strong as itself, and not a stronger one', () => {
  const t = aboard('C3 Boarding Party', 'C3 Nurse', 'C4 Navigator');
  t.act(1, 'use', 'C3 Boarding Party', 1);
  expect([t.inPlay('C3 Nurse'), t.inPlay('C4 Navigator'), t.pile(2, 'discard')]).toEqual([false, true, ['C3 Nurse']]);
});

test('C4 Boarding Party: destroys an equipment where it is, and on no other ship', () => {
  const t = aboard('C4 Boarding Party', 'E2 Phaser Refit');
  t.act(1, 'use', 'C4 Boarding Party', 2);
  expect(t.inPlay('E2 Phaser Refit')).toBe(false);
});

test('C4 Boarding Party: has nothing to do on a ship of its own fleet', () => {
  const t = table({
    seats: [{ fleet: [{ card: 'S4 Argonian Destroyer', on: ['C4 Boarding Party', 'C1 Crewman'] }] }, {}],
  });
  expect(t.refuses(1, 'use', 'C4 Boarding Party', 0)).toBe('ge/crucial-rules/1');
  expect(t.refuses(1, 'use', 'C4 Boarding Party', 1)).toBe('ge/crucial-rules/1');
});

test('C2 Mercenary: kills a crew no stronger than itself, or destroys an equipment, one of them a turn', () => {
  const t = aboard('C2 Mercenary', 'C2 Engineer', 'C3 Nurse', 'E2 Phaser Refit');
  t.act(1, 'use', 'C2 Mercenary', 1);
  expect([t.inPlay('C2 Engineer'), t.inPlay('C3 Nurse')]).toEqual([false, true]);
  expect(t.refuses(1, 'use', 'C2 Mercenary', 0)).toBe('ge/card-actions-limit/1');
});

test('C2 Mercenary: takes no pay aboard a Vektrean ship', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          { card: 'S4 Vektrean Light Cruiser', engaged: false, on: ['C2 Mercenary'] },
          { card: 'S4 Argonian Destroyer', engaged: false, on: [{ card: 'C6 Mercenary', engaged: false }] },
        ],
      },
      {},
    ],
  });
  expect([t.offers(1, 'engage', 'C2 Mercenary'), t.offers(1, 'engage', 'C6 Mercenary')]).toEqual([false, true]);
});

test('C6 Mercenary: needs 2 economy to be engaged, and cannot act without', () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [
          { card: 'S4 Argonian Destroyer', on: [{ card: 'C6 Mercenary', by: 1, engaged: false }, 'E2 Phaser Refit'] },
        ],
      },
    ],
  });
  expect(t.refuses(1, 'use', 'C6 Mercenary', 0)).toBe('ge/disengaged/1');
});

test('C6 Mercenary: one action a turn: an equipment or a crew that is no stronger, and none of its own player', () => {
  const at = (...on: CardPlace[]) =>
    table({
      seats: [{}, { fleet: [{ card: 'S4 Argonian Destroyer', on: [{ card: 'C6 Mercenary', by: 1 }, ...on] }] }],
    });
  const gear = at('E2 Phaser Refit', 'C5 Captain').act(1, 'use', 'C6 Mercenary', 0);
  expect([gear.inPlay('E2 Phaser Refit'), gear.inPlay('C5 Captain')]).toEqual([false, true]);
  expect(gear.refuses(1, 'use', 'C6 Mercenary', 1)).toBe('ge/card-actions-limit/1');
  const crew = at('E2 Phaser Refit', 'C6 Commando').act(1, 'use', 'C6 Mercenary', 1);
  expect([crew.inPlay('E2 Phaser Refit'), crew.inPlay('C6 Commando')]).toEqual([true, false]);
  expect(at('C7 Doctor').refuses(1, 'use', 'C6 Mercenary', 1)).toBe('ge/crucial-rules/1');
  expect(at({ card: 'C5 Captain', by: 1 }).refuses(1, 'use', 'C6 Mercenary', 1)).toBe('ge/crucial-rules/1');
});

test('C4 Bounty Hunter: kills a weaker crew, or a stronger one for economy equal to its strength', () => {
  const seats = (paid: number) => [
    {},
    {
      fleet: [
        {
          card: 'S4 Argonian Destroyer',
          on: [{ card: 'C4 Bounty Hunter', by: 1, given: [...new Array(12).fill(0), paid] }, 'C6 Spy'],
        },
      ],
    },
  ];
  const t = table({ seats: seats(6) });
  t.act(1, 'use', 'C4 Bounty Hunter', 1);
  expect(t.inPlay('C6 Spy')).toBe(false);
  const poor = table({ seats: seats(5) });
  expect(poor.refuses(1, 'use', 'C4 Bounty Hunter', 1)).toBe('ge/crucial-rules/1');
  expect(poor.refuses(1, 'use', 'C4 Bounty Hunter', 0)).toBe('ge/crucial-rules/1');
});

test('C4 Bounty Hunter: no crew can replace its victim', () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [{ card: 'S4 Argonian Destroyer', on: [{ card: 'C4 Bounty Hunter', by: 1 }, 'C3 Nurse'] }],
        hand: ['C1 Crewman'],
      },
    ],
  });
  t.act(1, 'use', 'C4 Bounty Hunter', 0);
  expect(t.offers(2, 'respond', 'C1 Crewman')).toBe(false);
  t.pass(2, 2);
  expect(t.inPlay('C3 Nurse')).toBe(false);
});

test('C4 Marine: kills crew or destroys equipment of any strength, and dies if that was stronger', () => {
  const t = aboard('C4 Marine', 'C3 Nurse');
  t.act(1, 'use', 'C4 Marine', 0);
  expect([t.inPlay('C3 Nurse'), t.inPlay('C4 Marine')]).toEqual([false, true]);
  const strong = aboard('C4 Marine', 'C8 Assassin');
  strong.act(1, 'use', 'C4 Marine', 0);
  expect([strong.inPlay('C8 Assassin'), strong.inPlay('C4 Marine')]).toEqual([false, false]);
});

test('C4 Marine: does not attack where there are marines of another player', () => {
  const t = table({
    seats: [
      {},
      { fleet: [{ card: 'S4 Argonian Destroyer', on: [{ card: 'C4 Marine', by: 1 }, 'C4 Marine', 'C3 Nurse'] }] },
    ],
  });
  expect(t.refuses(1, 'use', 'C4 Marine', 0)).toBe('ge/crucial-rules/1');
});

test('C4 Marine: played as a reaction it throws boarders off before they act', () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [{ card: 'S4 Argonian Destroyer', on: [{ card: 'C3 Boarding Party', by: 1 }] }],
        hand: ['C4 Marine'],
      },
    ],
  });
  t.act(1, 'use', 'C3 Boarding Party', 0);
  t.act(2, 'respond', 'C4 Marine');
  expect([t.inPlay('C3 Boarding Party'), t.under('C4 Marine', 2)]).toEqual([false, 'S4 Argonian Destroyer']);
  expect(t.strength('S4 Argonian Destroyer')).toEqual([4, 4]);
});

test('C8 Assassin: kills a crew where it is, or looks at one card of a hand', () => {
  const t = aboard('C8 Assassin', 'C7 Doctor');
  t.act(1, 'use', 'C8 Assassin', 0);
  expect(t.inPlay('C7 Doctor')).toBe(false);
  const looks = table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['C8 Assassin'] }] },
      { hand: ['T3 Moon', 'C2 Engineer'], order: 'never' },
      {},
    ],
  });
  expect(looks.refuses(1, 'use', 'C8 Assassin', 0)).toBe('ge/crucial-rules/1');
  looks.act(1, 'use', 'C8 Assassin', 1);
  const seen = looks.happened('looked')[0]!;
  expect([seen.of, seen.cards.length]).toEqual([1, 1]);
  // the player who looks sees the card; the third player does not
  expect(looks.toldTo(seen, 0)).not.toEqual(looks.toldTo(seen, 2));
  expect(looks.log(2).at(-1)).toContain('looks at a card');
});

test('C5 Suicide Squad: deals its strength to the structure of a ship or base, and leaves play', () => {
  const t = table({
    seats: [
      {},
      { fleet: [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: [{ card: 'C5 Suicide Squad', by: 1 }] }] }] },
    ],
  });
  t.act(1, 'use', 'C5 Suicide Squad', 0);
  expect([t.strength('B9 Starbase'), t.shields('B9 Starbase'), t.inPlay('C5 Suicide Squad')]).toEqual([
    [9, 4],
    9,
    false,
  ]);
});

test('C5 Suicide Squad: does nothing to terrain', () => {
  const t = table({ seats: [{}, { fleet: [{ card: 'T3 Moon', on: [{ card: 'C5 Suicide Squad', by: 1 }] }] }] });
  expect(t.refuses(1, 'use', 'C5 Suicide Squad', 0)).toBe('ge/crucial-rules/1');
});

test('C9 Marauder: does two of three things a turn', () => {
  const t = aboard('C9 Marauder', 'C10 Legendary Officer', 'E2 Phaser Refit');
  t.act(1, 'use', 'C9 Marauder', 0);
  t.act(1, 'use', 'C9 Marauder', 1);
  expect([t.strength('S4 Argonian Destroyer'), t.inPlay('C10 Legendary Officer')]).toEqual([[4, 2], false]);
  expect(t.refuses(1, 'use', 'C9 Marauder', 2)).toBe('ge/card-actions-limit/1');
});

rule(
  'ge-r-saboteur-1',
  'C7 Saboteur: destroys an equipment of the ship that it is against, and research ends it only then',
  () => {
    const t = table({
      seats: [
        { hand: ['C7 Saboteur'] },
        { fleet: [{ card: 'S4 Argonian Destroyer', on: ['E2 Phaser Refit'] }, 'T6 Comet'] },
      ],
    });
    t.act(1, 'play', 'C7 Saboteur');
    expect(t.under('C7 Saboteur')).toBe('S4 Argonian Destroyer');
    const early = t.trial();
    early.untilAsked('allocation', 2);
    expect(early.offers(2, 'give', 'C7 Saboteur', 'apply')).toBe(false);
    t.act(1, 'use', 'C7 Saboteur', 0);
    expect(t.inPlay('E2 Phaser Refit')).toBe(false);
    t.untilAsked('allocation', 2);
    expect(t.offers(2, 'give', 'C7 Saboteur', 'apply')).toBe(true);
  },
);

test('C4 Security Officer: keeps crew no stronger than itself from attacking anything where it is, and helps its own fighters', () => {
  const t = aboard('C4 Boarding Party', 'C4 Security Officer', 'C1 Boarding Party', 'C2 Engineer');
  expect(t.refuses(1, 'use', 'C4 Boarding Party', 0)).toBe('ge/crucial-rules/1');
  expect([t.strength('C1 Boarding Party')[0], t.strength('C2 Engineer')[0]]).toEqual([3, 2]);
  const strong = aboard('C7 Boarding Party', 'C4 Security Officer');
  strong.act(1, 'use', 'C7 Boarding Party', 0);
  expect(strong.strength('S4 Argonian Destroyer')).toEqual([4, 2]);
});

test('C4 Security Officer: played as a reaction it stops an attack of crew no stronger than itself', () => {
  const t = table({
    seats: [
      {},
      {
        fleet: [{ card: 'S4 Argonian Destroyer', on: [{ card: 'C3 Boarding Party', by: 1 }] }],
        hand: ['C4 Security Officer'],
      },
    ],
  });
  t.act(1, 'use', 'C3 Boarding Party', 0);
  t.act(2, 'respond', 'C4 Security Officer');
  expect([t.strength('S4 Argonian Destroyer'), t.under('C4 Security Officer')]).toEqual([
    [4, 4],
    'S4 Argonian Destroyer',
  ]);
});

test.each([
  ['C1 Boarding Party', 'E2 Phaser Refit'],
  ['C3 Boarding Party', 'E6 Heavy Weapon Refit'],
  ['C7 Boarding Party', 'E9 Distribution Nodes'],
])('%s: destroys an equipment no stronger than itself where it is, and no %s', (party, strong) => {
  const t = aboard(party, 'E1 Shield Refit', strong).act(1, 'use', party, 2);
  expect([t.inPlay('E1 Shield Refit'), t.inPlay(strong)]).toEqual([false, true]);
  expect(aboard(party, strong).refuses(1, 'use', party, 2)).toBe('ge/crucial-rules/1');
});

test('C9 Marauder: destroys an equipment where it is, and has nothing to destroy where there is none', () => {
  const t = aboard('C9 Marauder', 'E2 Phaser Refit').act(1, 'use', 'C9 Marauder', 2);
  expect(t.inPlay('E2 Phaser Refit')).toBe(false);
  expect(aboard('C9 Marauder', 'C2 Engineer').refuses(1, 'use', 'C9 Marauder', 2)).toBe('ge/crucial-rules/1');
});

test('C2 Mercenary: destroys an equipment of strength 2, and none of 3', () => {
  const t = aboard('C2 Mercenary', 'E2 Phaser Refit');
  t.act(1, 'use', 'C2 Mercenary', 0);
  expect(t.inPlay('E2 Phaser Refit')).toBe(false);
  expect(aboard('C2 Mercenary', 'E3 Heavy Weapon Refit').refuses(1, 'use', 'C2 Mercenary', 0)).toBe(
    'ge/crucial-rules/1',
  );
});

test('C6 Mercenary: takes no pay aboard a Vektrean ship', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          { card: 'S4 Vektrean Light Cruiser', engaged: false, on: ['C6 Mercenary'] },
          { card: 'S4 Argonian Destroyer', engaged: false, on: [{ card: 'C2 Mercenary', engaged: false }] },
        ],
      },
      {},
    ],
  });
  expect([t.offers(1, 'engage', 'C6 Mercenary'), t.offers(1, 'engage', 'C2 Mercenary')]).toEqual([false, true]);
});

test('C4 Bounty Hunter: takes as much economy as the strength of the strongest crew that it cannot kill for nothing', () => {
  const at = (...others: string[]) =>
    table({
      phase: 'allocation',
      seats: [
        {
          fleet: [
            'T6 Planet',
            'T6 Planet',
            'T6 Planet',
            { card: 'S4 Argonian Destroyer', on: [{ card: 'C4 Bounty Hunter', engaged: false }] },
          ],
          order: 'never',
        },
        { fleet: [{ card: 'S3 Argonian Frigate', on: others }], order: 'never' },
      ],
    });
  const give = (n: number, ...others: string[]) => {
    const t = at(...others);
    return t
      .allocate(1, { give: [['C4 Bounty Hunter', 'text 1', n]] })
      .card('C4 Bounty Hunter')
      .given.at(-1);
  };
  expect(give(7, 'C6 Spy', 'C7 Doctor')).toBe(7);
  expect(() => give(8, 'C6 Spy', 'C7 Doctor')).toThrow('takes at most 7 points');
  expect([at('C5 Captain'), at('C4 Navigator')].map(t => t.offers(1, 'give', 'C4 Bounty Hunter'))).toEqual([
    true,
    false,
  ]);
});
