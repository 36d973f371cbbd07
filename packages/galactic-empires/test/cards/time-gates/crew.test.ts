import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { POINT_KINDS } from '../../../src/printed.ts';
import { production } from '../../../src/rules/points/production.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, hurt, NOMAD, output, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// Crew of Time Gates: the effect of each, and cases without one

test('C1 Janitor: its crew has 1 more strength, crew elsewhere has not', () => {
  const t = play({
    fleet: [
      { card: DESTROYER, on: ['C1 Janitor', 'C2 Engineer'] },
      { card: CUTTER, on: ['C3 Nurse'] },
    ],
  });
  expect([t.strength('C1 Janitor')[0], t.strength('C2 Engineer')[0], t.strength('C3 Nurse')[0]]).toEqual([2, 3, 3]);
});

test('C1 Janitor: once a turn a card that is played on equipment has no effect; other cards work', () => {
  const t = table({
    seats: [
      { hand: ['L8 Vacuum Effect', 'L8 Vacuum Effect', 'L8 Vacuum Effect'], order: 'never' },
      { fleet: [{ card: DESTROYER, on: ['C1 Janitor', 'E1 Shield Refit', 'E2 Phaser Refit', 'C2 Engineer'] }] },
    ],
  });
  t.act(1, 'play', 'L8 Vacuum Effect').pick(1, 'C2 Engineer');
  expect(t.offers(2, 'respond', 'C1 Janitor')).toBe(false);
  t.pass(2);
  t.act(1, 'play', 'L8 Vacuum Effect').pick(1, 'E1 Shield Refit').act(2, 'respond', 'C1 Janitor');
  expect(t.inPlay('E1 Shield Refit')).toBe(true);
  t.act(1, 'play', 'L8 Vacuum Effect').pick(1, 'E1 Shield Refit');
  if (t.question === 'respond') t.pass(2);
  expect(t.inPlay('E1 Shield Refit')).toBe(false);
});

test('C1 Janitor: played in reaction it negates a Toxic Waste Spill, which other crew cannot answer', () => {
  const start = () =>
    table({
      seats: [
        { hand: ['O10 Toxic Waste Spill'], order: 'never' },
        { hand: ['C1 Janitor', 'C1 Crewman'], fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }] },
      ],
    }).act(1, 'play', 'O10 Toxic Waste Spill');
  const t = start();
  expect(t.offers(2, 'respond', 'C1 Crewman')).toBe(false);
  t.act(2, 'respond', 'C1 Janitor');
  expect([t.inPlay('C2 Engineer'), t.under('C1 Janitor')]).toEqual([true, DESTROYER]);
});

/** It needs no points. */
const POLICE = 'S2 Police Cutter';
const BREEDS = [
  'C1 Suark Breed',
  'C2 Suark Breed',
  'C3 Suark Breed',
  'C4 Suark Breed',
  'C5 Suark Breed',
  'C6 Suark Breed',
];
for (const [name, alone, among] of [
  ['C1 Suark Breed', 1, 5],
  ['C2 Suark Breed', 2, 4],
  ['C3 Suark Breed', 3, 5],
  ['C4 Suark Breed', 4, 6],
  ['C5 Suark Breed', 5, 7],
  ['C6 Suark Breed', 6, 4],
] as const)
  test(`${name}: has strength ${alone} alone, and ${among} with one more in its fleet and one in another`, () => {
    const two = BREEDS.filter(x => x !== name).slice(0, 2);
    const t = play({ fleet: [{ card: DESTROYER, on: [name, two[0]!] }] }, { fleet: [{ card: CUTTER, on: [two[1]!] }] });
    expect(t.strength(name)[0]).toBe(among);
    const one = play({ fleet: [{ card: DESTROYER, on: [name, 'C2 Engineer'] }] });
    expect(one.strength(name)[0]).toBe(alone);
  });

for (const name of BREEDS) {
  rule(
    'ge-r-suark-2',
    `${name}: goes in place of crew that would be discarded, if it is the weakest Suark Breed`,
    () => {
      const strong = name === 'C6 Suark Breed' ? null : 'C6 Suark Breed';
      const fleet = [{ card: DESTROYER, on: ['C2 Engineer', name] }];
      const t = play({ hand: ['M6 Seductress'] }, { fleet });
      t.act(1, 'play', 'M6 Seductress').pick(1, 'C2 Engineer');
      expect([t.inPlay('C2 Engineer'), t.inPlay(name)]).toEqual([true, false]);
      if (strong === null) return;
      const both = play({ hand: ['L8 Vacuum Effect'] }, { fleet: [{ card: DESTROYER, on: ['C2 Engineer', name] }] });
      both.act(1, 'play', 'L8 Vacuum Effect').pick(1, name);
      expect([both.inPlay('C2 Engineer'), both.inPlay(name)]).toEqual([true, false]);
    },
  );

  rule('ge-r-suark-1', `${name}: the strongest lets its player play a card in Phase A of another player, once`, () => {
    const t = table({
      seats: [
        { hand: ['T3 Moon', 'T4 Small System'], order: 'never' },
        {
          hand: ['T6 System', 'C3 Nurse'],
          fleet: [{ card: DESTROYER, on: [name] }],
          order: 'never',
        },
      ],
    });
    t.act(1, 'play', 'T3 Moon');
    expect([t.asked, t.inPlay('T3 Moon')]).toEqual([[2], true]);
    t.pick(2, 'yes').pick(2, 'C3 Nurse');
    expect([t.under('C3 Nurse'), t.question, t.player(2).plays]).toEqual([DESTROYER, 'play cards', 3]);
    t.act(1, 'play', 'T4 Small System');
    expect([t.question, t.pile(2, 'hand')]).toEqual(['play cards', ['T6 System']]);
  });
}

test('C1 Suark Breed: only the weakest goes, and crew whose place or strength is gone goes with it', () => {
  const on = ['C2 Engineer', 'C3 Suark Breed', 'C5 Suark Breed', 'C1 Suark Breed'];
  const t = play({ hand: ['M6 Seductress'] }, { fleet: [{ card: DESTROYER, on }] });
  t.act(1, 'play', 'M6 Seductress').pick(1, 'C2 Engineer');
  // the first has 1 and 2 for each of two others, the second 3 and 1 for each
  expect(BREEDS.filter(x => t.inPlay(x))).toEqual(['C1 Suark Breed', 'C5 Suark Breed']);
  const lost = play(
    { hand: ['O8 Self Destruction'], fleet: [{ card: CUTTER, on: ['C2 Engineer'] }] },
    { fleet: [{ card: NOMAD, on: ['C3 Suark Breed', 'C5 Suark Breed'] }] },
  );
  lost.act(1, 'play', 'O8 Self Destruction');
  expect([lost.inPlay('C2 Engineer'), BREEDS.filter(x => lost.inPlay(x))]).toEqual([false, ['C5 Suark Breed']]);
});

test('C5 Suark Breed: nobody plays in other turns if the strongest are equal; what is played takes no action', () => {
  const seats = (mine: string, theirs: string): Table =>
    table({
      seats: [
        { hand: ['T3 Moon'], fleet: [{ card: CUTTER, on: [mine] }], order: 'never' },
        { hand: ['D2 Oort Dragoness', 'E1 Explosive Mine'], fleet: [{ card: POLICE, on: [theirs] }], order: 'never' },
      ],
    }).act(1, 'play', 'T3 Moon');
  const equal = seats('C5 Suark Breed', 'C5 Suark Breed');
  expect(equal.question).toBe('play cards');
  const weaker = seats('C5 Suark Breed', 'C4 Suark Breed');
  expect(weaker.question).toBe('play cards');
  const t = seats('C4 Suark Breed', 'C5 Suark Breed').pick(2, 'yes').pick(2, 'E1 Explosive Mine');
  expect(t.under('E1 Explosive Mine')).toBe(POLICE);
  expect(t.card('E1 Explosive Mine').used).not.toBe(0);
  t.untilPhase('play A', 2);
  expect(t.offers(2, 'use', 'E1 Explosive Mine', 0)).toBe(true);
});

rule('ge-r-cryogenic-convict-1', 'C3 Cryogenic Convict: the player of its location pays 3 economy in each turn', () => {
  const t = play({ hand: ['C3 Cryogenic Convict'] }, { fleet: [{ card: 'T6 System' }, DESTROYER] });
  const owed = (seat: number) => production(t.s, seat - 1, works).drained.economy;
  expect(owed(2)).toBe(0);
  t.act(1, 'play', 'C3 Cryogenic Convict').pick(1, DESTROYER);
  expect([t.under('C3 Cryogenic Convict'), owed(2), owed(1)]).toEqual([DESTROYER, 3, 0]);
});

rule('ge-r-cryogenic-convict-1', 'C3 Cryogenic Convict: goes to no fleet that has a Penal Colony', () => {
  const prison = { card: 'T3 Moon', on: ['B5 Penal Colony'] };
  const t = play({ hand: ['C3 Cryogenic Convict'] }, { fleet: [prison, DESTROYER] });
  expect(t.refuses(1, 'play', 'C3 Cryogenic Convict')).toBe('ge/crew/1');
  const against = play(
    { hand: ['C3 Cryogenic Convict'] },
    { fleet: [{ card: 'T3 Moon', on: [{ card: 'B5 Penal Colony', by: 1 }] }] },
  );
  against.act(1, 'play', 'C3 Cryogenic Convict');
  expect(against.under('C3 Cryogenic Convict')).toBe('T3 Moon');
});

test('C4 Cybersist: the crew of its fleet needs no points, that of others and other cards do', () => {
  const t = play(
    { fleet: [{ card: DESTROYER, on: ['C4 Cybersist', { card: 'C8 CEO', engaged: false }] }] },
    { fleet: [{ card: DESTROYER, on: ['C8 CEO'] }] },
  );
  const needs = (what: string | number, who: number) => needsOf(t.s, t.id(what, who));
  expect(Object.values(needs('C8 CEO', 1) ?? {}).reduce((a, b) => a + (b ?? 0), 0)).toBe(0);
  expect(Object.values(needs('C8 CEO', 2) ?? {}).reduce((a, b) => a + (b ?? 0), 0)).toBeGreaterThan(0);
  expect(Object.values(needs(DESTROYER, 1) ?? {}).reduce((a, b) => a + (b ?? 0), 0)).toBeGreaterThan(0);
});

/** A force of player 1 at a location of player 2. */
const landed = (place: string, ...more: string[]): Table =>
  play({ fleet: [] }, { fleet: [{ card: place, on: [{ card: 'C4 Invasion Force', by: 1 }, ...more] }] });
test('C4 Invasion Force: does 1 damage to a terrain, or stops a point that it generates next', () => {
  const t = landed('T6 System');
  t.act(1, 'use', 'C4 Invasion Force', 0);
  expect(t.strength('T6 System')).toEqual([6, 5]);
  expect(t.refuses(1, 'use', 'C4 Invasion Force', 1)).toBe('ge/card-actions-limit/1');
  const stop = landed('T3 Moon');
  stop.act(1, 'use', 'C4 Invasion Force', 1).act(1, 'kind', POINT_KINDS.indexOf('supply'));
  stop.untilPhase('play A', 2);
  expect(output(stop, 'T3 Moon')).toEqual({ supply: 1, energy: 1 });
  stop.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(output(stop, 'T3 Moon')).toEqual({ supply: 2, energy: 1 });
});

test('C4 Invasion Force: disengages a base that is no stronger, and no stronger one', () => {
  const weak = landed('B4 Base Station');
  weak.act(1, 'use', 'C4 Invasion Force', 2);
  expect(weak.engaged('B4 Base Station')).toBe(false);
  expect(landed('B5 Penal Colony').refuses(1, 'use', 'C4 Invasion Force', 2)).toBe('ge/crucial-rules/1');
  const ships = landed(DESTROYER);
  expect(ships.refuses(1, 'use', 'C4 Invasion Force', 0)).toBe('ge/crucial-rules/1');
});

const EEL = { card: 'M8 Redgelon', damage: 4 };
test('C5 Veterinarian: in the Allocation Phase its points heal the monster or dragon that it has chosen', () => {
  const t = table({
    phase: 'record keeping',
    seats: [
      {
        fleet: [EEL, { card: 'D2 Oort Dragoness', damage: 1 }, { card: CUTTER, damage: 1, on: ['C5 Veterinarian'] }],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
  t.pick(1, 'M8 Redgelon');
  expect([t.offers(1, 'give', CUTTER, 0), t.question]).toEqual([true, 'allocation']);
  t.allocate(1, { give: [['M8 Redgelon', 'repair', 3]] });
  expect([t.card('M8 Redgelon').damage, t.card('D2 Oort Dragoness').damage]).toEqual([1, 1]);
});

test('C5 Veterinarian: as a reaction it heals 3 damage, and no ship', () => {
  const start = (fleet: (string | { card: string; damage: number })[]) =>
    table({
      seats: [
        { hand: ['T3 Moon'], order: 'never' },
        { hand: ['C5 Veterinarian'], fleet: [...fleet, DESTROYER] },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = start([EEL]).act(2, 'respond', 'C5 Veterinarian');
  expect([t.card('M8 Redgelon').damage, t.under('C5 Veterinarian')]).toEqual([1, DESTROYER]);
  const ship = start([{ card: CUTTER, damage: 1 }]);
  expect(ship.offers(2, 'respond', 'C5 Veterinarian')).toBe(false);
  ship.pass(2);
});

test('C5 Veterinarian: heals what a volley does to a dragon, and saves one that would be lost', () => {
  const t = battle({ fleet: [DESTROYER] }, { hand: ['C5 Veterinarian'], fleet: ['D4 Radiation Dragoness', CUTTER] });
  fire(t, DESTROYER, 'D4 Radiation Dragoness', 3).act(2, 'respond', 'C5 Veterinarian');
  expect(hurt(t, 'D4 Radiation Dragoness')).toEqual([0, 0]);
  const hurtOne = { card: 'M8 Redgelon', damage: 6 };
  const lost = battle({ fleet: [DESTROYER] }, { hand: ['C5 Veterinarian'], fleet: [hurtOne, 'T3 Moon'] });
  fire(lost, DESTROYER, 'M8 Redgelon', 3).pass(2).act(2, 'respond', 'C5 Veterinarian');
  expect([lost.inPlay('M8 Redgelon'), lost.under('C5 Veterinarian')]).toEqual([true, 'T3 Moon']);
});

test('C6 Time Assault Team: as a reaction it damages a ship that has just been played by its strength', () => {
  const start = (hand: string) =>
    table({
      seats: [
        { hand: [hand], order: 'never' },
        { hand: ['C6 Time Assault Team'], fleet: [CUTTER] },
      ],
    }).act(1, 'play', hand);
  const t = start('S9 Argonian Battleship').act(2, 'respond', 'C6 Time Assault Team');
  expect([hurt(t, 'S9 Argonian Battleship').reduce((a, b) => a + b), t.under('C6 Time Assault Team')]).toEqual([
    6,
    CUTTER,
  ]);
  const moon = start('T3 Moon');
  expect(moon.offers(2, 'respond', 'C6 Time Assault Team')).toBe(false);
  moon.pass(2);
});

test('C6 Time Assault Team: does 1 damage to a ship or base where it is, and none to terrain', () => {
  const at = (place: string) =>
    play({ fleet: [] }, { fleet: [{ card: place, on: [{ card: 'C6 Time Assault Team', by: 1 }] }] });
  const t = at(DESTROYER).act(1, 'use', 'C6 Time Assault Team');
  expect(hurt(t, DESTROYER)).toEqual([1, 0]);
  expect(at('T3 Moon').refuses(1, 'use', 'C6 Time Assault Team')).toBe('ge/crucial-rules/1');
});

const ENGINEER = 'C9 Temporal Engineer';
test(`${ENGINEER}: two cards are drawn as it is played; for a Card Play it changes places with the lowest discard`, () => {
  const t = play({
    hand: [ENGINEER],
    fleet: [DESTROYER],
    deck: ['T3 Moon', CUTTER, FRIGATE],
    discard: ['T6 System', NOMAD],
  });
  t.act(1, 'play', ENGINEER);
  expect([t.pile(1, 'hand').sort(), t.player(1).plays]).toEqual([[CUTTER, 'T3 Moon'].sort(), 2]);
  t.act(1, 'use', ENGINEER);
  expect([t.pile(1, 'discard'), t.pile(1, 'hand').includes(NOMAD), t.player(1).plays]).toEqual([
    ['T6 System', ENGINEER],
    true,
    1,
  ]);
  const none = play({ fleet: [{ card: DESTROYER, on: [ENGINEER] }] });
  expect(none.refuses(1, 'use', ENGINEER)).toBe('ge/crucial-rules/1');
  const placed = play({ hand: [ENGINEER], fleet: ['T3 Moon'] });
  expect(placed.refuses(1, 'play', ENGINEER)).toBe('ge/crew/1');
});

test(`${ENGINEER}: its unit disregards a volley, and it is discarded`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: CUTTER, on: [ENGINEER] }, FRIGATE] });
  fire(t, DESTROYER, CUTTER, 2).act(2, 'respond', ENGINEER);
  expect([t.shields(CUTTER), t.pile(2, 'discard')]).toEqual([3, [ENGINEER]]);
  const other = battle({ fleet: [DESTROYER] }, { fleet: [{ card: CUTTER, on: [ENGINEER] }, FRIGATE] });
  fire(other, DESTROYER, FRIGATE, 2);
  expect(other.offers(2, 'respond', ENGINEER)).toBe(false);
  other.pass(2);
});

test(`${ENGINEER}: played in reaction it draws two cards, and may stop a volley`, () => {
  const t = battle({ fleet: [DESTROYER] }, { hand: [ENGINEER], fleet: [CUTTER], deck: ['T3 Moon', FRIGATE, NOMAD] });
  fire(t, DESTROYER, CUTTER, 2).act(2, 'respond', ENGINEER);
  if (t.question === 'respond') t.pass(2);
  expect([t.shields(CUTTER), t.size(2, 'hand'), t.inPlay(ENGINEER)]).toEqual([3, 2, false]);
  const draws = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      { hand: [ENGINEER], fleet: [CUTTER], deck: ['T3 Moon', FRIGATE] },
    ],
  });
  draws.act(1, 'play', 'T3 Moon').act(2, 'respond', ENGINEER);
  if (draws.question === 'respond') draws.pass(2);
  expect([draws.size(2, 'hand'), draws.under(ENGINEER)]).toEqual([2, CUTTER]);
});

const FATHER = 'C10 Father of Time';
test(`${FATHER}: its player says of each discarded card whether it goes beneath the deck of its owner`, () => {
  const t = play(
    {
      hand: ['O8 Self Destruction'],
      fleet: [{ card: DESTROYER, on: ['C2 Engineer', 'C5 Captain'] }],
      deck: 3,
    },
    { fleet: [{ card: 'T3 Moon', on: [FATHER] }, CUTTER] },
  );
  t.act(1, 'play', 'O8 Self Destruction');
  expect(t.asked).toEqual([2]);
  t.pick(2, DESTROYER, 'C5 Captain');
  while (t.question !== 'play cards') t.least();
  expect([t.pile(1, 'discard').sort(), t.pile(1, 'deck').slice(3).sort()]).toEqual([
    ['C2 Engineer', 'O8 Self Destruction'],
    ['C5 Captain', DESTROYER],
  ]);
});

test(`${FATHER}: the one that was played last decides; a card at the bottom of the pile is not discarded`, () => {
  const t = play(
    { fleet: [{ card: 'T3 Moon', on: [FATHER] }], hand: ['L8 Vacuum Effect'] },
    { fleet: [{ card: DESTROYER, on: ['C2 Engineer', FATHER] }] },
  );
  t.act(1, 'play', 'L8 Vacuum Effect').pick(1, 'C2 Engineer');
  expect(t.asked).toEqual([2]);
  t.pick(2, 'L8 Vacuum Effect');
  expect([t.pile(1, 'discard'), t.pile(1, 'deck').at(-1), t.pile(2, 'discard')]).toEqual([
    [],
    'L8 Vacuum Effect',
    ['C2 Engineer'],
  ]);
});
