import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { type Table, table } from '../../table.ts';

// Crew of the Primary Edition that fights: its effects, and what it must not do

const SHIP = 'S4 Argonian Destroyer';

/** A crew of player 1 aboard a ship of player 2, with other cards aboard. */
const aboard = (fighter: string, ...others: CardPlace[]): Table =>
  table({
    seats: [
      { fleet: ['T3 Moon'] },
      { fleet: [{ card: SHIP, on: [{ card: fighter, by: 1 }, ...others] }, 'S3 Argonian Frigate'] },
    ],
  });

for (const [party, harm, weak, strong, gear] of [
  ['C1 Boarding Party (Primary Edition)', 1, 'C1 Crewman', 'C2 Engineer', 'E2 Phaser Refit'],
  ['C4 Boarding Party (Primary Edition)', 1, 'C4 Navigator', 'C5 Captain', 'E6 Heavy Weapon Refit'],
  ['C7 Boarding Party (Primary Edition)', 2, 'C7 Doctor', 'C9 Admiral', 'E9 Distribution Nodes'],
] as const) {
  test(`${party}: does ${harm} damage to the structure of the ship that it is aboard, and one thing a turn`, () => {
    const t = aboard(party, weak).act(1, 'use', party, 0);
    expect([t.strength(SHIP), t.shields(SHIP)]).toEqual([[4, 4 - harm], 2]);
    expect(t.refuses(1, 'use', party, 1)).toBe('ge/card-actions-limit/1');
  });
  test(`${party}: captures crew, or destroys equipment, no stronger than itself`, () => {
    const t = aboard(party, weak).act(1, 'use', party, 1);
    expect(t.inPlay(weak)).toBe(false);
    expect(aboard(party, strong).refuses(1, 'use', party, 1)).toBe('ge/crucial-rules/1');
    expect(aboard(party, 'E1 Shield Refit').act(1, 'use', party, 2).inPlay('E1 Shield Refit')).toBe(false);
    expect(aboard(party, gear).refuses(1, 'use', party, 2)).toBe('ge/crucial-rules/1');
  });
  test(`${party}: reaches another ship by shuttle, and comes back on the same turn`, () => {
    const t = table({
      seats: [
        { fleet: [{ card: SHIP, on: [party, 'E3 Shuttlecraft'] }], order: 'never' },
        { fleet: ['S5 Clydon War Cruiser'], order: 'never' },
      ],
    });
    t.act(1, 'use', 'E3 Shuttlecraft', 1);
    expect([t.strength('S5 Clydon War Cruiser'), t.under(party)]).toEqual([[5, 5 - harm], SHIP]);
  });
}

for (const [hired, weak, strong, gear, heavy] of [
  ['C2 Mercenary (Primary Edition)', 'C2 Engineer', 'C3 Nurse', 'E2 Phaser Refit', 'E3 Heavy Weapon Refit'],
  ['C6 Mercenary (Primary Edition)', 'C6 Commando', 'C7 Doctor', 'E6 Heavy Weapon Refit', 'E9 Distribution Nodes'],
] as const) {
  test(`${hired}: destroys an equipment or kills a crew no stronger than itself, one of them a turn`, () => {
    const t = aboard(hired, gear, weak).act(1, 'use', hired, 0);
    expect([t.inPlay(gear), t.inPlay(weak)]).toEqual([false, true]);
    expect(t.refuses(1, 'use', hired, 1)).toBe('ge/card-actions-limit/1');
    expect(aboard(hired, weak).act(1, 'use', hired, 1).inPlay(weak)).toBe(false);
    expect(aboard(hired, heavy).refuses(1, 'use', hired, 0)).toBe('ge/crucial-rules/1');
    expect(aboard(hired, strong).refuses(1, 'use', hired, 1)).toBe('ge/crucial-rules/1');
  });
  test(`${hired}: takes no economy aboard a Vektrean ship, and takes it aboard another`, () => {
    const t = table({
      phase: 'allocation',
      seats: [
        {
          fleet: [
            { card: 'S4 Vektrean Light Cruiser', engaged: false, on: [hired] },
            { card: SHIP, engaged: false, on: [{ card: 'C2 Mercenary', engaged: false }] },
          ],
        },
        {},
      ],
    });
    expect([t.offers(1, 'engage', hired), t.offers(1, 'engage', 'C2 Mercenary')]).toEqual([false, true]);
  });
}

const HUNTER = 'C4 Bounty Hunter (Primary Edition)';
test(`${HUNTER}: kills a weaker crew, or a stronger one for as much economy as its strength`, () => {
  const seats = (paid: number) => [
    {},
    {
      fleet: [{ card: SHIP, on: [{ card: HUNTER, by: 1, given: [...new Array<number>(12).fill(0), paid] }, 'C6 Spy'] }],
    },
  ];
  expect(
    table({ seats: seats(6) })
      .act(1, 'use', HUNTER, 1)
      .inPlay('C6 Spy'),
  ).toBe(false);
  const poor = table({ seats: seats(5) });
  expect([poor.refuses(1, 'use', HUNTER, 0), poor.refuses(1, 'use', HUNTER, 1)]).toEqual([
    'ge/crucial-rules/1',
    'ge/crucial-rules/1',
  ]);
  expect(aboard(HUNTER, 'C4 Navigator').act(1, 'use', HUNTER, 0).inPlay('C4 Navigator')).toBe(false);
});
test(`${HUNTER}: no crew takes the place of its victim`, () => {
  const t = table({
    seats: [{}, { fleet: [{ card: SHIP, on: [{ card: HUNTER, by: 1 }, 'C3 Nurse'] }], hand: ['C1 Crewman'] }],
  });
  t.act(1, 'use', HUNTER, 0);
  expect(t.offers(2, 'respond', 'C1 Crewman')).toBe(false);
  t.pass(2, 2);
  expect(t.inPlay('C3 Nurse')).toBe(false);
});

const MARINE = 'C4 Marine (Primary Edition)';
test(`${MARINE}: kills crew or destroys equipment, and dies if that was stronger`, () => {
  const t = aboard(MARINE, 'E2 Phaser Refit').act(1, 'use', MARINE, 0);
  expect([t.inPlay('E2 Phaser Refit'), t.inPlay(MARINE)]).toEqual([false, true]);
  const strong = aboard(MARINE, 'C8 Assassin').act(1, 'use', MARINE, 0);
  expect([strong.inPlay('C8 Assassin'), strong.inPlay(MARINE)]).toEqual([false, false]);
});
test(`${MARINE}: does not attack where there is a marine of another player, of whatever print`, () => {
  expect(aboard(MARINE, 'C4 Marine', 'C3 Nurse').refuses(1, 'use', MARINE, 0)).toBe('ge/crucial-rules/1');
  expect(aboard('C4 Marine', MARINE, 'C3 Nurse').refuses(1, 'use', 'C4 Marine', 0)).toBe('ge/crucial-rules/1');
});
test(`${MARINE}: played as a reaction it throws boarders off before they act`, () => {
  const t = table({
    seats: [{}, { fleet: [{ card: SHIP, on: [{ card: 'C3 Boarding Party', by: 1 }] }], hand: [MARINE] }],
  });
  t.act(1, 'use', 'C3 Boarding Party', 0).act(2, 'respond', MARINE);
  expect([t.inPlay('C3 Boarding Party'), t.under(MARINE), t.strength(SHIP)]).toEqual([false, SHIP, [4, 4]]);
});

const ASSASSIN = 'C8 Assassin (Primary Edition)';
test(`${ASSASSIN}: kills a crew where it is, or looks at a card of a hand, not both in one turn`, () => {
  const t = aboard(ASSASSIN, 'C7 Doctor').act(1, 'use', ASSASSIN, 0);
  expect(t.inPlay('C7 Doctor')).toBe(false);
  const looks = table({
    seats: [
      { fleet: [{ card: SHIP, on: [ASSASSIN] }] },
      { fleet: [{ card: SHIP, on: [{ card: 'C2 Engineer' }] }], hand: ['T3 Moon', 'C2 Engineer'], order: 'never' },
    ],
  });
  expect(looks.refuses(1, 'use', ASSASSIN, 0)).toBe('ge/crucial-rules/1');
  looks.act(1, 'use', ASSASSIN, 1);
  expect(looks.happened('looked')[0]!.cards.length).toBe(1);
  expect(looks.refuses(1, 'use', ASSASSIN, 1)).toBe('ge/card-actions-limit/1');
});
test(`${ASSASSIN}: does not kill a crew stronger than itself`, () => {
  expect(aboard(ASSASSIN, 'C9 Admiral').refuses(1, 'use', ASSASSIN, 0)).toBe('ge/crucial-rules/1');
});

const OFFICER = 'C4 Security Officer (Primary Edition)';
test(`${OFFICER}: crew no stronger than it attacks nothing where it is; combat crew with it has 2 more strength`, () => {
  const t = aboard('C4 Boarding Party', OFFICER, 'C1 Boarding Party', 'C2 Engineer');
  expect(t.refuses(1, 'use', 'C4 Boarding Party', 0)).toBe('ge/crucial-rules/1');
  expect([t.strength('C1 Boarding Party')[0], t.strength('C2 Engineer')[0]]).toEqual([3, 2]);
  const strong = aboard('C7 Boarding Party', OFFICER).act(1, 'use', 'C7 Boarding Party', 0);
  expect(strong.strength(SHIP)).toEqual([4, 2]);
});
test(`${OFFICER}: played as a reaction it stops such an attack`, () => {
  const t = table({
    seats: [{}, { fleet: [{ card: SHIP, on: [{ card: 'C3 Boarding Party', by: 1 }] }], hand: [OFFICER] }],
  });
  t.act(1, 'use', 'C3 Boarding Party', 0).act(2, 'respond', OFFICER);
  expect([t.strength(SHIP), t.under(OFFICER)]).toEqual([[4, 4], SHIP]);
});

const SQUAD = 'C5 Suicide Squad (Primary Edition)';
test(`${SQUAD}: does its strength in damage, which shields take first, and leaves play`, () => {
  const t = table({
    seats: [{}, { fleet: [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: [{ card: SQUAD, by: 1 }] }] }] }],
  });
  t.act(1, 'use', SQUAD, 0);
  expect([t.strength('B9 Starbase'), t.shields('B9 Starbase'), t.inPlay(SQUAD)]).toEqual([[9, 9], 4, false]);
});
test(`${SQUAD}: does nothing to terrain`, () => {
  const t = table({ seats: [{}, { fleet: [{ card: 'T3 Moon', on: [{ card: SQUAD, by: 1 }] }] }] });
  expect(t.refuses(1, 'use', SQUAD, 0)).toBe('ge/crucial-rules/1');
});

const MARAUDER = 'C9 Marauder (Primary Edition)';
test(`${MARAUDER}: does two of three things a turn; shields take its 2 damage first`, () => {
  const t = aboard(MARAUDER, 'C10 Legendary Officer', 'E2 Phaser Refit');
  t.act(1, 'use', MARAUDER, 0).act(1, 'use', MARAUDER, 1);
  expect([t.strength(SHIP), t.shields(SHIP), t.inPlay('C10 Legendary Officer')]).toEqual([[4, 4], 0, false]);
  expect(t.refuses(1, 'use', MARAUDER, 2)).toBe('ge/card-actions-limit/1');
});
test(`${MARAUDER}: destroys an equipment where it is, and does no damage to terrain`, () => {
  expect(aboard(MARAUDER, 'E2 Phaser Refit').act(1, 'use', MARAUDER, 2).inPlay('E2 Phaser Refit')).toBe(false);
  const t = table({ seats: [{}, { fleet: [{ card: 'T3 Moon', on: [{ card: MARAUDER, by: 1 }] }] }] });
  expect(t.refuses(1, 'use', MARAUDER, 0)).toBe('ge/crucial-rules/1');
});

const GENERAL = 'C8 General (Primary Edition)';
const base = (...on: CardPlace[]): CardPlace => ({ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on }] });
test(`${GENERAL}: boarding parties of the fleet have 2 more strength, and no other crew`, () => {
  const t = table({ seats: [{ fleet: [base(GENERAL), { card: SHIP, on: ['C3 Boarding Party', 'C4 Marine'] }] }, {}] });
  expect([t.strength('C3 Boarding Party')[0], t.strength('C4 Marine')[0]]).toEqual([5, 4]);
});
test(`${GENERAL}: sends a Marine of its base on a mission with no transportation, and no boarding party`, () => {
  const at = (fighter: string) =>
    table({
      seats: [
        { fleet: [base(GENERAL, fighter)], order: 'never' },
        { fleet: [{ card: SHIP, on: ['C2 Engineer'] }], order: 'never' },
      ],
    });
  const t = at('C4 Marine').act(1, 'use', GENERAL, 0);
  expect([t.inPlay('C2 Engineer'), t.under('C4 Marine')]).toEqual([false, 'B9 Starbase']);
  expect(at('C3 Boarding Party').refuses(1, 'use', GENERAL, 0)).toBe('ge/crucial-rules/1');
});
test(`${GENERAL}: is played on a base, and on no ship`, () => {
  const t = table({ seats: [{ fleet: [SHIP], hand: [GENERAL] }, {}] });
  expect(t.refuses(1, 'play', GENERAL)).toBe('ge/crew/1');
});

const OVERLORD = 'C8 Mechad Overlord';
/** A boarding party of player 2, or another crew, that flies to the moon of the overlord. */
const landing = (...on: CardPlace[]) =>
  table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: [OVERLORD, 'C1 Crewman'] }], order: 'never' },
      { fleet: [{ card: SHIP, on: ['E3 Shuttlecraft', ...on] }], order: 'never' },
    ],
    active: 2,
  });
test(`${OVERLORD}: kills weaker crew of others before it does anything`, () => {
  const t = landing('C7 Boarding Party').act(2, 'use', 'E3 Shuttlecraft', 1);
  expect([t.inPlay('C7 Boarding Party'), t.inPlay('C1 Crewman')]).toEqual([false, true]);
});
test(`${OVERLORD}: does not kill crew as strong as itself, nor crew with an Automaton`, () => {
  const strong = landing('C9 Marauder').act(2, 'use', 'E3 Shuttlecraft', 1).pick(2, 'C1 Crewman');
  expect([strong.inPlay('C9 Marauder'), strong.inPlay('C1 Crewman')]).toEqual([true, false]);
  const machine = landing({ card: 'C1 Boarding Party', on: ['A1 Lesser Automaton'] }).act(
    2,
    'use',
    'E3 Shuttlecraft',
    1,
  );
  expect([machine.inPlay('C1 Boarding Party'), machine.inPlay('C1 Crewman')]).toEqual([true, false]);
});
test(`${OVERLORD}: is played on terrain, and on no ship`, () => {
  const t = table({ seats: [{ empire: 'Mechad', fleet: ['S4 Mechad Light Cruiser'], hand: [OVERLORD] }, {}] });
  expect(t.refuses(1, 'play', OVERLORD)).toBe('ge/crew/1');
});
test(`${HUNTER}: takes as much economy as the strength of the strongest crew that it cannot kill for nothing`, () => {
  const give = (n: number, ...others: string[]) =>
    table({
      phase: 'allocation',
      seats: [
        {
          fleet: ['T6 Planet', 'T6 Planet', 'T6 Planet', { card: SHIP, on: [{ card: HUNTER, engaged: false }] }],
          order: 'never',
        },
        { fleet: [{ card: 'S3 Argonian Frigate', on: others }], order: 'never' },
      ],
    })
      .allocate(1, { give: [[HUNTER, 'text 1', n]] })
      .card(HUNTER)
      .given.at(-1);
  expect(give(7, 'C6 Spy', 'C7 Doctor')).toBe(7);
  expect(() => give(8, 'C6 Spy', 'C7 Doctor')).toThrow('takes at most 7 points');
});
