import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { KIND } from '../../../src/card.ts';
import type { SeatPosition } from '../../../src/position.ts';
import { phasersOf } from '../../../src/rules/fire/weapons.ts';
import { outputOf, printedOutput } from '../../../src/rules/fleet/terrain.ts';
import { production } from '../../../src/rules/points/production.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { heavyOf } from '../../../src/rules/points/uses.ts';
import { isUnder, works } from '../../../src/rules/texts/static-texts.ts';
import { type Table, table } from '../../table.ts';

// Crew with a special trade, and crew that changes what others do

const SHIP = 'S4 Argonian Destroyer';
const DITTO = 'C1 Confidential Coordinating First Chief Executive Deputy Assistant to the .....';
const makes = (t: Table, what: string, who?: number) => outputOf(t.s, t.id(what, who), works);
const needs = (t: Table, what: string, who?: number) => needsOf(t.s, t.id(what, who));
/** On a base of player 1, and on a ship of player 2. */
const onBaseAndShip = (name: string): Table =>
  table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: [name] }] }] },
      { fleet: [{ card: SHIP, on: [name] }] },
    ],
  });

test(`${DITTO}: doubles the points of one crew, command points aside`, () => {
  const t = table({
    seats: [
      {
        fleet: [
          {
            card: SHIP,
            on: [{ card: 'C7 Doctor', on: [DITTO] }, { card: 'C5 Captain', on: [DITTO] }, 'C6 Science Officer'],
          },
        ],
      },
      {},
    ],
  });
  expect(['C7 Doctor', 'C5 Captain', 'C6 Science Officer'].map(x => makes(t, x))).toEqual([
    { research: 6 },
    { command: 1 },
    { research: 2 },
  ]);
});

test(`${DITTO}: goes to no crew that generates nothing`, () => {
  const t = table({ seats: [{ fleet: [{ card: SHIP, on: ['C2 Engineer'] }], hand: [DITTO] }, {}] });
  expect(t.refuses(1, 'play', DITTO)).toBe('ge/crew/1');
});

test('C4 Temporal Mechanic: one more card is drawn, and one of those goes beneath the deck', () => {
  const t = table({
    phase: 'draw',
    seats: [
      {
        fleet: [{ card: SHIP, on: ['C4 Temporal Mechanic'] }],
        hand: ['C1 Crewman'],
        deck: ['T3 Moon', 'C2 Engineer', 'C3 Nurse', 'C5 Captain'],
        order: 'never',
      },
      {},
    ],
  });
  expect(t.whyNot(1, 'C1 Crewman')).not.toBeNull();
  t.pick(1, 'C2 Engineer');
  expect(t.pile(1, 'hand').sort()).toEqual(['C1 Crewman', 'C3 Nurse', 'T3 Moon']);
  expect(t.pile(1, 'deck')).toEqual(['C5 Captain', 'C2 Engineer']);
  expect(t.log(1).join(' ')).not.toContain('C2 Engineer beneath');
});

test('C4 Trophy Hunter: with a shuttle at hand discards a monster, and falls with one that is stronger', () => {
  const hunt = (monster: string, ride: string[]) =>
    table({
      seats: [
        {
          fleet: [
            { card: SHIP, on: ['C4 Trophy Hunter', ...ride] },
            { card: 'T3 Moon', on: [{ card: monster, by: 2 }] },
          ],
          order: 'never',
        },
        { order: 'never' },
      ],
    });
  const t = hunt('M1 Small Phaser Eel', ['E3 Shuttlecraft']);
  t.act(1, 'use', 'C4 Trophy Hunter', 0);
  expect([t.inPlay('M1 Small Phaser Eel'), t.inPlay('C4 Trophy Hunter')]).toEqual([false, true]);
  // the shuttle has used its one action
  expect(t.refuses(1, 'use', 'E3 Shuttlecraft', 0)).toBe('ge/card-actions-limit/1');
  const strong = hunt('M9 Kraken', ['E3 Shuttlecraft']);
  strong.act(1, 'use', 'C4 Trophy Hunter', 0);
  expect([strong.inPlay('M9 Kraken'), strong.inPlay('C4 Trophy Hunter')]).toEqual([false, false]);
  expect(hunt('M1 Small Phaser Eel', []).refuses(1, 'use', 'C4 Trophy Hunter', 0)).toBe('ge/crucial-rules/1');
});

test('C6 Ace Fighter Pilot: a fighter flies alone and protects the Sector HQ; one aboard does not', () => {
  const t = table({
    seats: [
      {
        fleet: [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: ['E5 Fighter'] }] }],
        hand: ['C6 Ace Fighter Pilot'],
      },
      {},
    ],
  });
  expect(t.protected(1)).toBe(false);
  t.act(1, 'play', 'C6 Ace Fighter Pilot');
  const aboard = t.trial();
  aboard.pick(1, 'no');
  expect([aboard.under('E5 Fighter'), aboard.protected(1)]).toEqual(['B9 Starbase', false]);
  t.pick(1, 'yes');
  expect([t.under('E5 Fighter'), t.under('C6 Ace Fighter Pilot'), t.protected(1)]).toEqual(['', 'E5 Fighter', true]);
});

test('C6 Ace Fighter Pilot: its fighter takes 2 less from a volley', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [{ fleet: [SHIP] }, { fleet: [{ card: 'E5 Fighter', on: ['C6 Ace Fighter Pilot'] }] }],
  });
  t.act(1, 'fire', 'E5 Fighter');
  t.pick(1, SHIP, SHIP, SHIP);
  t.pass(2);
  expect(t.strength('E5 Fighter')).toEqual([5, 4]);
});

test('C6 Ace Fighter Pilot: as a reaction it escapes when the ship that carries its fighter is lost', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S6 Vektrean Battlecruiser'] },
      { fleet: [{ card: 'S1 Fleet Freighter', on: [{ card: 'E5 Fighter', on: ['C6 Ace Fighter Pilot'] }] }] },
    ],
  });
  t.act(1, 'fire', 'S1 Fleet Freighter');
  t.pick(1, ...new Array(6).fill('S6 Vektrean Battlecruiser'));
  while (!t.offers(2, 'respond', 'C6 Ace Fighter Pilot')) t.pass(2);
  t.act(2, 'respond', 'C6 Ace Fighter Pilot');
  t.pass(2);
  expect([t.inPlay('S1 Fleet Freighter'), t.under('E5 Fighter'), t.inPlay('C6 Ace Fighter Pilot')]).toEqual([
    false,
    '',
    true,
  ]);
});

test('C6 Squadron Commander: half of the shuttles and fighters escape from a lost ship, but the commander is lost', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S6 Vektrean Battlecruiser'] },
      {
        fleet: [
          {
            card: 'S1 Fleet Freighter',
            on: ['C6 Squadron Commander', 'E5 Fighter', 'E3 Shuttlecraft', 'E3 Shuttlecraft'],
          },
          SHIP,
        ],
      },
    ],
  });
  t.act(1, 'fire', 'S1 Fleet Freighter');
  t.pick(1, ...new Array(6).fill('S6 Vektrean Battlecruiser'));
  while (!t.offers(2, 'respond', 'C6 Squadron Commander')) t.pass(2);
  t.act(2, 'respond', 'C6 Squadron Commander');
  t.pick(2, 'E5 Fighter');
  expect([t.under('E5 Fighter'), t.inPlay('E3 Shuttlecraft'), t.inPlay('C6 Squadron Commander')]).toEqual([
    SHIP,
    false,
    false,
  ]);
});

test('C6 Squadron Commander: a fighter at its location fires a heavy weapon without ammunition, one elsewhere does not', () => {
  const shots = (fighter: string, ...crew: string[]) => {
    const t = table({
      phase: 'weapons fire',
      seats: [{ fleet: [{ card: SHIP, on: [...crew, fighter] }] }, { fleet: ['S10 Explosive Ore Carrier'] }],
    });
    t.act(1, 'fire', 'S10 Explosive Ore Carrier');
    const n = t.options(1).filter(o => o.a === t.id(fighter)).length;
    t.pick(1, ...new Array(n).fill(fighter));
    return 4 - t.shields('S10 Explosive Ore Carrier');
  };
  const commander = 'C6 Squadron Commander';
  expect([shots('E5 Fighter', commander), shots('E5 Fighter')]).toEqual([2, 1]);
});

test('C6 Commando: other players’ shuttles cannot land crew on its ship, but can on another; a carrier with it acts twice', () => {
  const t = table({
    seats: [{ fleet: [{ card: SHIP, on: ['C6 Commando', 'E3 Shuttlecraft'] }, 'S3 Argonian Frigate'] }, {}],
  });
  expect([
    isUnder(t.s, KIND['no landing'], t.id(SHIP)),
    isUnder(t.s, KIND['no landing'], t.id('S3 Argonian Frigate')),
  ]).toEqual([true, false]);
  expect(isUnder(t.s, KIND['extra uses'], t.id('E3 Shuttlecraft'))).toBe(true);
});

test('C6 Damage Control Team: played as a reaction it leaves a ship that would be destroyed with 1 point', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S6 Vektrean Battlecruiser'] },
      { fleet: ['S2 Police Cutter'], hand: ['C6 Damage Control Team'] },
    ],
  });
  t.act(1, 'fire', 'S2 Police Cutter');
  t.pick(1, ...new Array(6).fill('S6 Vektrean Battlecruiser'));
  while (!t.offers(2, 'respond', 'C6 Damage Control Team')) t.pass(2);
  t.act(2, 'respond', 'C6 Damage Control Team');
  expect([t.strength('S2 Police Cutter'), t.under('C6 Damage Control Team')]).toEqual([[2, 1], 'S2 Police Cutter']);
});

test('C6 Damage Control Team: its repair points go to its location alone', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          { card: SHIP, damage: 2, on: ['C6 Damage Control Team'] },
          { card: 'S3 Argonian Frigate', damage: 2 },
        ],
      },
      {},
    ],
  });
  const repair = (name: string) => ({ verb: 'give', a: t.id(name), b: 0 });
  const has = (name: string) => t.options(1).some(o => o.verb === 'give' && o.a === repair(name).a && o.b === 0);
  expect(has(SHIP)).toBe(true);
  expect(production(t.s, 0, works).restricted.map(r => [r.kind, r.n])).toEqual([['repair', 2]]);
  const [only] = production(t.s, 0, works).restricted;
  const frame = { own: 0, program: -1, step: 0, you: 0, self: only!.from, l: {} };
  expect([only!.fits(t.s, t.id(SHIP), frame), only!.fits(t.s, t.id('S3 Argonian Frigate'), frame)]).toEqual([
    true,
    false,
  ]);
});

test('C6 Operations Officer: its location needs 1 less supply or 1 less energy, as its player chooses each turn', () => {
  const t = table({
    phase: 'draw',
    active: 2,
    seats: [{ fleet: [{ card: SHIP, on: ['C6 Operations Officer'] }], order: 'never' }, { order: 'never' }],
  });
  expect(needs(t, SHIP)).toEqual({ energy: 1 });
  t.pick(1, 'Energy');
  expect(needs(t, SHIP)).toEqual({ supply: 1 });
  // in the next turn it needs less supply again
  t.untilPhase('play A', 2).untilAsked('way', 1);
  t.pick(1, 'Supply');
  expect(needs(t, SHIP)).toEqual({ energy: 1 });
});

test('C6 Operations Officer: a point of ammunition arms two heavy weapons', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: SHIP, given: [0, 0, 1], on: ['C6 Operations Officer'] }] },
      { fleet: ['T4 Small Planet'] },
    ],
  });
  t.act(1, 'fire', 'T4 Small Planet');
  t.pick(1, SHIP, SHIP);
  expect(t.strength('T4 Small Planet')).toEqual([4, 2]);
});

test('C7 Research Developer: on a base every 7 research points give a card, counted from turn to turn', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          'T6 Comet',
          { card: 'T3 Moon', on: [{ card: 'B9 Starbase', engaged: false, on: ['C7 Research Developer'] }] },
        ],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.pick(1, ...new Array(6).fill('C7 Research Developer'));
  expect([t.card('C7 Research Developer').counter, t.happened('drawn').length]).toEqual([6, 0]);
  t.untilAsked('allocation', 1);
  const drawn = t.happened('drawn').length;
  t.pick(1, ...new Array(6).fill('C7 Research Developer'));
  expect([t.card('C7 Research Developer').counter, t.happened('drawn').length - drawn]).toEqual([5, 1]);
});

test('C7 Research Developer: 21 research of one turn are three cards', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [
          ...new Array(4).fill('T6 Comet'),
          { card: 'T3 Moon', on: [{ card: 'B9 Starbase', engaged: false, on: ['C7 Research Developer'] }] },
        ],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.pick(1, ...new Array(21).fill('C7 Research Developer'));
  expect([t.card('C7 Research Developer').counter, t.happened('drawn').length]).toEqual([0, 3]);
});

test('C7 Research Developer: on a ship it takes no research', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ fleet: ['T6 Comet', { card: SHIP, on: ['C7 Research Developer'] }] }, {}],
  });
  expect(t.options(1).some(o => o.a === t.id('C7 Research Developer'))).toBe(false);
});

test('C6 CFO: saves economy from turn to turn, and takes 1 economy less in the Corporate empire', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: ['T4 Small Planet', 'T4 Small Planet', { card: SHIP, on: ['C6 CFO'] }],
        order: 'never',
        empire: 'Corporate',
      },
      { order: 'never' },
    ],
  });
  expect(needs(t, 'C6 CFO')).toEqual({ economy: 1 });
  t.pick(1, 'C6 CFO');
  expect(t.player(1).kept).toEqual({ economy: 3 });
  t.untilAsked('allocation', 1);
  t.pick(1, 'C6 CFO');
  expect(t.player(1).kept).toEqual({ economy: 6 });
  const other = table({ seats: [{ fleet: [{ card: SHIP, on: ['C6 CFO'] }] }, {}] });
  expect(needs(other, 'C6 CFO')).toEqual({ economy: 2 });
});

test('C8 CEO: other cards of the fleet need no economy, and its economy is not lessened', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C8 CEO', 'C6 Mercenary'] },
          'S2 Vektrean Frigate',
          { card: 'T4 Small Planet', on: [{ card: 'C4 Corrupt Politician', by: 2 }] },
        ],
      },
      { fleet: ['S2 Vektrean Frigate'] },
    ],
  });
  expect([needs(t, 'C6 Mercenary'), needs(t, 'S2 Vektrean Frigate', 1), needs(t, 'S2 Vektrean Frigate', 2)]).toEqual([
    null,
    null,
    { economy: 1 },
  ]);
  expect([needs(t, 'C8 CEO'), makes(t, 'T4 Small Planet').economy]).toEqual([{ economy: 4 }, 2]);
});

test('C8 CEO: needs 2 economy less in the Corporate empire', () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: ['C8 CEO'] }], empire: 'Corporate' },
      { fleet: [{ card: SHIP, on: ['C8 CEO'] }] },
    ],
  });
  expect([needs(t, 'C8 CEO', 1), needs(t, 'C8 CEO', 2)]).toEqual([{ economy: 2 }, { economy: 4 }]);
});

test('C8 CEO: other players’ cards take no economy from the fleet’s points', () => {
  const drained = (...on: string[]) =>
    production(
      table({
        seats: [
          { fleet: ['T4 Small Planet', { card: SHIP, on }] },
          { fleet: [{ card: SHIP, on: [{ card: 'C2 Engineer', on: ['A2 Slick Bargainer'] }] }] },
        ],
        active: 2,
      }).act(2, 'use', 'A2 Slick Bargainer', 0).s,
      0,
      works,
    ).drained.economy;
  expect([drained('C8 CEO'), drained()]).toEqual([0, 2]);
});

test('C8 General: on a base combat crew has 2 more strength, other crew not; on a ship nothing', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: ['C8 General', 'C4 Marine', 'C2 Engineer'] }] }] },
      { fleet: [{ card: SHIP, on: ['C8 General', 'C4 Marine'] }] },
    ],
  });
  expect([t.strength('C4 Marine', 1)[0], t.strength('C2 Engineer', 1)[0], t.strength('C4 Marine', 2)[0]]).toEqual([
    6, 2, 4,
  ]);
});

test('C8 General: sends combat crew of its base on a mission without transportation', () => {
  const t = table({
    seats: [
      {
        fleet: [{ card: 'T3 Moon', on: [{ card: 'B9 Starbase', on: ['C8 General', 'C3 Boarding Party'] }] }],
        order: 'never',
      },
      { fleet: [{ card: SHIP, on: ['C2 Engineer'] }], order: 'never' },
    ],
  });
  t.act(1, 'use', 'C8 General', 0);
  t.act(1, 'deed', t.id('C3 Boarding Party'), 1);
  expect([t.inPlay('C2 Engineer'), t.under('C3 Boarding Party')]).toEqual([false, 'B9 Starbase']);
  expect(onBaseAndShip('C8 General').refuses(1, 'use', 'C8 General', 0)).toBe('ge/crucial-rules/1');
});

test('C10 Legendary Officer: the fleet needs 4 supply less; its stack returns to hand, but it does not', () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['S6 Vektrean Battlecruiser'] },
      { fleet: [{ card: 'S2 Police Cutter', on: ['C10 Legendary Officer', 'C2 Engineer'] }], order: 'never' },
    ],
  });
  expect(production(t.s, 1, works).restricted.map(r => [r.kind, r.n])).toEqual([['supply', 4]]);
  t.act(1, 'fire', 'S2 Police Cutter');
  t.pick(1, ...new Array(6).fill('S6 Vektrean Battlecruiser'));
  expect([t.pile(2, 'hand').sort(), t.pile(2, 'discard')]).toEqual([
    ['C2 Engineer', 'S2 Police Cutter'],
    ['C10 Legendary Officer'],
  ]);
});

test('C10 Legendary Officer: reactions do not weaken the fire of its ship', () => {
  const seats = (on: string[]) => [
    { fleet: [{ card: SHIP, on }] },
    { fleet: ['S5 Clydon War Cruiser'], hand: ['O3 Defensive Electronic Warfare'] },
  ];
  const t = table({ phase: 'weapons fire', seats: seats(['C10 Legendary Officer']) });
  expect(isUnder(t.s, KIND['firm fire'], t.id(SHIP))).toBe(true);
  t.act(1, 'fire', 'S5 Clydon War Cruiser');
  t.pick(1, SHIP, SHIP, SHIP);
  t.act(2, 'respond', 'O3 Defensive Electronic Warfare');
  expect(t.shields('S5 Clydon War Cruiser')).toBe(2);
});

// Crew that changes what others do

test('C3 Escaped Prisoner: combat crew of that fleet attacks only it, and nothing for a turn after it has left', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C4 Marine', { card: 'C3 Escaped Prisoner', by: 2 }, { card: 'C1 Crewman', by: 2 }] },
        ],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.act(1, 'use', 'C4 Marine', 0);
  expect([t.inPlay('C3 Escaped Prisoner'), t.inPlay('C1 Crewman')]).toEqual([false, true]);
  expect(isUnder(t.s, KIND['attacks only'], t.id('C4 Marine'))).toBe(true);
  t.untilPhase('play A', 2);
  t.untilPhase('play A', 1);
  expect(t.offers(1, 'use', 'C4 Marine', 0)).toBe(true);
});

test('C3 Escaped Prisoner: goes back to hand where a penal colony is engaged against that fleet', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C4 Marine', { card: 'C3 Escaped Prisoner', by: 2 }] },
          { card: 'T3 Moon', on: [{ card: 'B5 Penal Colony', by: 2 }] },
        ],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.act(1, 'use', 'C4 Marine', 0);
  expect(t.pile(2, 'hand')).toEqual(['C3 Escaped Prisoner']);
});

test('C6 Prophet: turns a card played against the fleet to another fleet, once a turn, unless the card is stronger', () => {
  const t = table({
    seats: [
      { hand: ['C5 Mutineer', 'C7 Saboteur'] },
      { fleet: [SHIP, { card: 'T3 Moon', on: ['C6 Prophet'] }] },
      { fleet: ['S3 Argonian Frigate'] },
    ],
  });
  const strong = t.trial();
  t.act(1, 'play', 'C5 Mutineer');
  t.pick(1, SHIP);
  t.act(2, 'respond', 'C6 Prophet');
  t.pass(1, 2);
  expect([t.card(SHIP).controller, t.card('S3 Argonian Frigate').controller]).toEqual([1, 0]);
  strong.act(1, 'play', 'C7 Saboteur');
  strong.pick(1, SHIP);
  expect(strong.offers(2, 'respond', 'C6 Prophet')).toBe(false);
});

test('C7 Mystic Wanderer: each other player brings a crew in their turn; there it does nothing', () => {
  const t = table({
    phase: 'draw',
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['C7 Mystic Wanderer'] }], order: 'never' },
      { fleet: [{ card: SHIP, on: ['C2 Engineer'] }], order: 'never' },
    ],
  });
  expect([t.under('C2 Engineer'), works(t.s, t.id('C2 Engineer')), t.card('C2 Engineer').controller]).toEqual([
    'T3 Moon',
    false,
    1,
  ]);
});

test('C7 Mystic Wanderer: no crew follows it onto a ship', () => {
  const t = table({
    phase: 'draw',
    seats: [
      { fleet: [{ card: 'S3 Argonian Frigate', on: ['C7 Mystic Wanderer'] }], order: 'never' },
      { fleet: [{ card: SHIP, on: ['C2 Engineer'] }], order: 'never' },
    ],
  });
  expect([t.under('C2 Engineer'), works(t.s, t.id('C2 Engineer'))]).toEqual([SHIP, true]);
});

/** An engineer of player 3 follows the wanderer of player 2, whose own crew is too strong for every judge. */
const followed = (mine: SeatPosition['fleet'], before?: { phase: 'draw'; active: 3 }): Table =>
  table({
    ...before,
    seats: [
      { fleet: mine, order: 'never' },
      {
        fleet: [
          { card: 'T3 Moon', on: ['C7 Mystic Wanderer', { card: 'C2 Engineer', by: 3 }] },
          { card: SHIP, on: ['C10 Spiritual Leader'] },
        ],
        order: 'never',
      },
      { fleet: ['S3 Argonian Frigate'], order: 'never' },
    ],
  });

test('C7 Mystic Wanderer: no judge calls crew of others away from it', () => {
  const t = followed([{ card: 'S5 Argonian Light Cruiser', on: ['C7 Criminal Judge', 'C1 Crewman'] }], {
    phase: 'draw',
    active: 3,
  });
  t.pick(1, 'C1 Crewman').untilPhase('play A', 1);
  expect(t.under('C2 Engineer')).toBe('T3 Moon');
});

test('C7 Mystic Wanderer: planetary transportation carries no crew of others off', () => {
  const t = followed([{ card: 'T4 Small Planet', on: ['E5 Planetary Transportation'] }]);
  t.act(1, 'use', 'E5 Planetary Transportation');
  expect(t.options(1).map(o => t.s.defs[o.a])).toEqual([t.s.defs[t.id('C7 Mystic Wanderer')]]);
  t.pick(1, 'C7 Mystic Wanderer');
  expect([t.under('C7 Mystic Wanderer'), t.under('C2 Engineer')]).toEqual(['T4 Small Planet', 'T3 Moon']);
});

/** The judge calls a crew and asks for 2 research as bail. */
const court = (research: string): Table => {
  const t = table({
    phase: 'draw',
    active: 2,
    seats: [
      { fleet: ['T2 Comet', { card: SHIP, on: ['C7 Criminal Judge'] }], order: 'never' },
      { fleet: [research, { card: 'S3 Argonian Frigate', on: ['C2 Engineer'] }], order: 'never' },
    ],
  });
  t.untilAsked('allocation', 1);
  expect(t.under('C2 Engineer')).toBe(SHIP);
  t.pick(1, 'C7 Criminal Judge', 'C7 Criminal Judge');
  t.untilAsked('way', 2);
  return t;
};

test('C7 Criminal Judge: a crew goes home for as much research as the judge has been given', () => {
  const t = court('T6 Comet');
  t.pick(2, 'Pay the bail in research and get the crew back');
  expect(t.under('C2 Engineer')).toBe('S3 Argonian Frigate');
  expect(production(t.s, 1, works).drained.research).toBe(2);
});

test('C7 Criminal Judge: economy pays the bail in place of research that the fleet lacks', () => {
  const t = court('T6 Planet');
  const { free } = production(t.s, 1, works);
  t.pick(2, 'Pay the bail in research and get the crew back');
  const { drained } = production(t.s, 1, works);
  expect([free.research, drained.research, drained.economy]).toEqual([0, 0, 2]);
});

test('C7 Criminal Judge: a player who cannot generate the bail loses the crew without a question; without research the bail is 0', () => {
  const at = (bail: number) => {
    const t = table({
      phase: 'draw',
      active: 2,
      seats: [
        { fleet: ['T2 Comet', { card: SHIP, on: ['C7 Criminal Judge'] }], order: 'never' },
        { fleet: ['T3 Moon', { card: 'S3 Argonian Frigate', on: ['C2 Engineer'] }], order: 'never' },
      ],
    });
    t.untilAsked('allocation', 1).pick(1, ...Array(bail).fill('C7 Criminal Judge'));
    if (bail > 0) t.untilAsked('allocation', 2);
    else t.untilAsked('way', 2).pick(2, 'Pay the bail in research and get the crew back');
    return [t.inPlay('C2 Engineer'), t.inPlay('C2 Engineer') ? t.under('C2 Engineer') : ''];
  };
  expect([at(2), at(0)]).toEqual([
    [false, ''],
    [true, 'S3 Argonian Frigate'],
  ]);
});

test('C7 Criminal Judge: or its player loses it', () => {
  const t = court('T6 Comet');
  t.pick(2, 'Lose the crew');
  expect(t.pile(2, 'discard')).toEqual(['C2 Engineer']);
});

test('C7 Criminal Judge: calls no crew stronger than itself', () => {
  const t = table({
    phase: 'draw',
    active: 2,
    seats: [
      { fleet: [{ card: SHIP, on: ['C7 Criminal Judge'] }], order: 'never' },
      { fleet: [{ card: 'S3 Argonian Frigate', on: ['C8 Assassin'] }], order: 'never' },
    ],
  });
  t.untilPhase('play A', 1);
  expect(t.under('C8 Assassin')).toBe('S3 Argonian Frigate');
});

const merchant = (plays: number): Table =>
  table({
    phase: 'discard',
    seats: [
      { fleet: [{ card: SHIP, on: ['C5 Time Merchant'] }], plays, order: 'never' },
      { fleet: ['T4 Small Planet'], order: 'never' },
      { fleet: ['T4 Small Planet', 'T4 Small Planet'], order: 'never' },
    ],
  });

test('C5 Time Merchant: an unused Card Play is kept for the next turn', () => {
  const t = merchant(1);
  t.untilAsked('way', 1);
  t.pick(1, 'Keep it for your next turn');
  t.untilPhase('play A', 1);
  expect(t.player(1).plays).toBe(4);
});

test('C5 Time Merchant: or the highest bidder buys it and pays with the economy of their next allocation', () => {
  const t = merchant(1);
  t.untilAsked('way', 1);
  t.pick(1, 'Sell it to the highest bidder');
  t.act(2, 'number', '1');
  t.act(3, 'number', '3');
  t.act(2, 'pass');
  const economy = 2 * (printedOutput(t.s, t.id('T4 Small Planet')).economy ?? 0);
  t.untilPhase('play A', 3);
  expect([t.player(3).plays, t.happened('bidden').map(f => f.n)]).toEqual([4, [1, 3, 0]]);
  t.untilPhase('allocation', 1);
  expect(production(t.s, 0, works).free.economy).toBe(3);
  // the buyer generated three less in that phase, and owes nothing now
  expect(t.happened('generated').find(f => f.seat === 2)!.points.economy).toBe(economy - 3);
  expect(production(t.s, 2, works).drained.economy).toBe(0);
});

test('C5 Time Merchant: where all Card Plays are used there is nothing to keep', () => {
  const t = merchant(0);
  t.untilPhase('play A', 2);
  expect(t.player(1).saved).toBe(0);
});

test('C6 Clone: has another crew’s text and points, and its own text once that crew leaves play', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: SHIP, on: [{ card: 'C7 Doctor', on: ['A2 Logic'] }] },
          { card: 'T3 Moon', on: ['C1 Informant'] },
        ],
        hand: ['C6 Clone'],
      },
      { discard: ['T3 Moon', 'C2 Engineer'] },
    ],
  });
  const informer = t.trial();
  t.act(1, 'play', 'C6 Clone');
  t.pick(1, SHIP);
  t.pick(1, 'C7 Doctor');
  // the doctor's 3, and 2 for its logic
  expect([makes(t, 'C6 Clone').research, t.strength('C6 Clone')[0]]).toEqual([5, 6]);
  informer.act(1, 'play', 'C6 Clone');
  informer.pick(1, SHIP);
  informer.pick(1, 'C1 Informant');
  informer.act(1, 'use', 'C6 Clone', 0);
  expect(informer.pile(2, 'discard')).toEqual(['C2 Engineer', 'T3 Moon']);
  expect(makes(informer, 'C6 Clone')).toEqual({});
});

test('C6 Clone: when its original is killed, that lives on in its place', () => {
  const t = table({
    active: 2,
    seats: [
      {
        fleet: [
          { card: SHIP, on: ['C2 Engineer', { card: 'C4 Marine', by: 2 }] },
          { card: 'T3 Moon', on: ['C6 Clone'] },
        ],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.s.cards[t.id('C6 Clone')]!.bond = t.id('C2 Engineer');
  t.s.derived = null;
  t.act(2, 'use', 'C4 Marine', 0);
  expect([t.under('C2 Engineer'), t.inPlay('C6 Clone'), t.pile(1, 'discard')]).toEqual([
    'T3 Moon',
    false,
    ['C6 Clone'],
  ]);
});

test('C7 Research Developer: as a reaction it stops a monster against the fleet', () => {
  const t = table({
    seats: [{ hand: ['M1 Small Phaser Eel'] }, { fleet: [{ card: SHIP, on: ['C7 Research Developer'] }] }],
  });
  t.act(1, 'play', 'M1 Small Phaser Eel');
  t.act(2, 'respond', 'C7 Research Developer');
  expect(t.pile(1, 'discard')).toEqual(['M1 Small Phaser Eel']);
});

test('C1 SYSOP: a cyber mage where it is has 1 more strength, one elsewhere has not', () => {
  const t = table({
    seats: [
      { fleet: [{ card: SHIP, on: ['C1 SYSOP', 'C4 Cyber Mage'] }] },
      { fleet: [{ card: SHIP, on: ['C4 Cyber Mage'] }] },
    ],
  });
  expect([t.strength('C4 Cyber Mage', 1)[0], t.strength('C4 Cyber Mage', 2)[0]]).toEqual([5, 4]);
});

rule('ge-r-sysop-1', 'C1 SYSOP: an equipment where it is works on another location of the same type for a turn', () => {
  const t = table({
    seats: [
      {
        fleet: [
          { card: 'S3 Krebiz Minesweeper', on: ['C1 SYSOP', 'E1 Krebiz Armor'] },
          'S3 Argonian Frigate',
          'T3 Moon',
        ],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  expect(t.strength('S3 Argonian Frigate')[0]).toBe(3);
  t.act(1, 'use', 'C1 SYSOP', 0);
  expect([t.strength('S3 Argonian Frigate')[0], t.strength('T3 Moon')[0]]).toEqual([4, 3]);
  t.untilPhase('play A', 2);
  t.untilPhase('play A', 1);
  expect(t.strength('S3 Argonian Frigate')[0]).toBe(3);
});

rule('ge-r-sysop-2', 'C1 SYSOP: a refit’s printed values also count at the other location for a turn', () => {
  const other = 'S3 Argonian Frigate';
  const with_ = (refit: string) => {
    const t = table({
      seats: [
        { fleet: [{ card: 'S3 Krebiz Minesweeper', on: ['C1 SYSOP', refit] }, other], order: 'never' },
        { fleet: ['S6 Luxury Liner'], order: 'never' },
      ],
    });
    const has = () => {
      const id = t.id(other);
      return [phasersOf(t.s, id), heavyOf(t.s, id)[0]!.count, t.shields(id)];
    };
    const before = has();
    t.act(1, 'use', 'C1 SYSOP', 0);
    const now = has();
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect(has()).toEqual(before);
    return now.map((n, i) => n - before[i]!);
  };
  expect([with_('E2 Phaser Refit'), with_('E3 Heavy Weapon Refit'), with_('E3 Heavy Shield Refit')]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 2],
  ]);
});

test('C5 Time Merchant: or nobody buys it', () => {
  const t = merchant(1);
  t.untilAsked('way', 1).pick(1, 'Do not keep it');
  t.untilPhase('play A', 1);
  expect(t.player(1).plays).toBe(3);
});

test.each([
  'C3 Escaped Prisoner',
  'C4 Corrupt Politician',
])('%s: goes on a ship of another player, and on none of its own fleet', name => {
  const t = table({
    seats: [
      { hand: [name], fleet: ['S3 Argonian Frigate'] },
      { fleet: [SHIP], order: 'never' },
    ],
  });
  t.act(1, 'play', name);
  expect(t.under(name)).toBe(SHIP);
  expect(table({ seats: [{ hand: [name], fleet: [SHIP] }, {}] }).refuses(1, 'play', name)).not.toBe('');
});

test('C1 Confidential Coordinating First Chief Executive Deputy Assistant to the .....: goes on a crew that generates points, and on no other', () => {
  const name = 'C1 Confidential Coordinating First Chief Executive Deputy Assistant to the .....';
  const t = table({ seats: [{ hand: [name], fleet: [{ card: SHIP, on: ['C7 Doctor', 'C1 Informant'] }] }, {}] });
  t.act(1, 'play', name);
  expect(t.under(name)).toBe('C7 Doctor');
});
