import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { understands } from '../../../src/rules/fleet/equipment.ts';
import { endsOf } from '../../../src/rules/points/uses.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { tableView } from '../../../src/view.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, hurt, NOMAD, output, play } from '../../scenes.ts';
import { table } from '../../table.ts';

// Equipment of Time Gates: the effect of each, and cases without one

const POLICE = 'S2 Police Cutter';
const GENERATOR = 'E6 Distortion Generator (Time Gates)';
test(`${GENERATOR}: for one turn nothing damages the weakest ship while it is engaged`, () => {
  const t = play(
    { hand: [GENERATOR, 'M2 Skullets'], fleet: [POLICE, DESTROYER] },
    { fleet: [NOMAD], hand: ['M2 Skullets'] },
  );
  t.act(1, 'play', GENERATOR).untilPhase('play A', 2).act(2, 'play', 'M2 Skullets').pick(2, POLICE);
  expect([hurt(t, POLICE), t.pile(1, 'discard')]).toEqual([[0, 0], [GENERATOR]]);
  const off = play(
    { hand: [GENERATOR], fleet: [{ card: 'S3 Argonian Frigate', engaged: false }, DESTROYER] },
    { hand: ['M2 Skullets'] },
  );
  off.act(1, 'play', GENERATOR).untilPhase('play A', 2).act(2, 'play', 'M2 Skullets').pick(2, FRIGATE);
  expect(hurt(off, FRIGATE)[0] + hurt(off, FRIGATE)[1]).toBe(2);
});

test(`${GENERATOR}: in reaction to a volley it saves the weakest ship, and no other`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [POLICE, NOMAD], hand: [GENERATOR] });
  fire(t, DESTROYER, POLICE, 3).act(2, 'respond', GENERATOR);
  expect(hurt(t, POLICE)).toEqual([0, 0]);
  const other = battle({ fleet: [DESTROYER] }, { fleet: [POLICE, NOMAD], hand: [GENERATOR] });
  fire(other, DESTROYER, NOMAD, 3).act(2, 'respond', GENERATOR);
  expect(hurt(other, NOMAD)).toEqual([3, 0]);
});

test(`${GENERATOR}: negates a Divergent Anomaly at the weakest ship, and discards one that lies there`, () => {
  const anomaly = 'H1 Divergent Anomaly';
  const t = table({
    seats: [
      { hand: [anomaly], order: 'never' },
      { fleet: [POLICE, NOMAD], hand: [GENERATOR] },
    ],
  });
  t.act(1, 'play', anomaly).pick(1, POLICE).act(2, 'respond', GENERATOR);
  expect([t.inPlay(anomaly), t.inPlay(POLICE)]).toEqual([false, true]);
  const later = play({ hand: [GENERATOR], fleet: [{ card: POLICE, on: [{ card: anomaly, by: 2 }] }, NOMAD] });
  later.act(1, 'play', GENERATOR);
  expect(later.inPlay(anomaly)).toBe(false);
  const answer = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      { fleet: [POLICE, NOMAD], hand: [GENERATOR] },
    ],
  });
  answer.act(1, 'play', 'T3 Moon').act(2, 'respond', GENERATOR);
  expect(answer.pile(2, 'discard')).toEqual([GENERATOR]);
});

const PORTAL = 'E7 Space-Time Portal';
test(`${PORTAL}: a destroyed terrain goes back to the hand, without the cards on it`, () => {
  const world = { card: 'T3 Moon', on: [PORTAL, 'C2 Engineer'] };
  const t = play({ hand: ['M2 Planet Gouge'] }, { fleet: [world] });
  t.act(1, 'play', 'M2 Planet Gouge');
  expect([t.pile(2, 'hand'), t.pile(2, 'discard').sort()]).toEqual([['T3 Moon'], ['C2 Engineer', PORTAL].sort()]);
  const placed = play({ hand: [PORTAL], fleet: [DESTROYER, 'T3 Moon'] });
  placed.act(1, 'play', PORTAL);
  expect(placed.under(PORTAL)).toBe('T3 Moon');
});

test(`${PORTAL}: does nothing for a terrain that is discarded otherwise`, () => {
  const t = play({ hand: ['O10 Planetary Destruction'] }, { fleet: [{ card: 'T3 Moon', on: [PORTAL] }] });
  t.act(1, 'play', 'O10 Planetary Destruction');
  expect([t.pile(2, 'hand'), t.pile(2, 'discard').includes('T3 Moon')]).toEqual([[], true]);
});

const GAP = 'E7 Time Gap Generator';
test(`${GAP}: a unit that a volley would destroy is out of play until the end of the turn, with its cards`, () => {
  const t = battle(
    { fleet: [DESTROYER, 'S5 Ore Carrier', POLICE] },
    { fleet: [{ card: CUTTER, damage: 1, shieldDamage: 2, on: ['C2 Engineer'] }, NOMAD], hand: [GAP] },
  );
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', GAP);
  expect([t.inPlay(CUTTER), hurt(t, CUTTER), t.offers(1, 'fire', CUTTER), t.offers(1, 'fire', NOMAD)]).toEqual([
    true,
    [2, 1],
    false,
    true,
  ]);
  t.untilPhase('play A', 2).untilPhase('weapons fire', 1);
  expect([t.offers(1, 'fire', CUTTER), t.under('C2 Engineer'), t.pile(2, 'discard')]).toEqual([true, CUTTER, [GAP]]);
});

test(`${GAP}: answers no volley that its target survives`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [NOMAD], hand: [GAP] });
  fire(t, DESTROYER, NOMAD, 3);
  expect(t.offers(2, 'respond', GAP)).toBe(false);
  t.pass(2);
});

const SCREEN = 'E7 Time Screen';
test(`${SCREEN}: a terrain or base ignores the damage of a volley or of a card`, () => {
  const t = battle({ fleet: [{ card: DESTROYER, given: [0, 0, 2] }] }, { fleet: ['T3 Moon'], hand: [SCREEN] });
  t.act(1, 'fire', 'T3 Moon').pick(1, DESTROYER, DESTROYER).act(2, 'respond', SCREEN);
  expect([t.strength('T3 Moon'), t.pile(2, 'discard')]).toEqual([[3, 3], [SCREEN]]);
  const card = table({
    seats: [
      { hand: ['M2 Planet Gouge', 'M2 Planet Gouge'], order: 'never' },
      { fleet: ['T6 System'], hand: [SCREEN] },
    ],
  });
  card.act(1, 'play', 'M2 Planet Gouge').act(2, 'respond', SCREEN);
  expect(card.strength('T6 System')).toEqual([6, 6]);
  card.act(1, 'play', 'M2 Planet Gouge');
  expect(card.strength('T6 System')).toEqual([6, 3]);
});

test(`${SCREEN}: does nothing for a ship`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [NOMAD, 'T3 Moon'], hand: [SCREEN] });
  fire(t, DESTROYER, NOMAD, 3);
  expect(t.offers(2, 'respond', SCREEN)).toBe(false);
  t.pass(2);
});

const THRUSTERS = 'E8 Base Thrusters';
const flying = (engaged: boolean) => ({
  card: 'T3 Moon',
  on: [{ card: 'B4 Base Station', on: [{ card: THRUSTERS, engaged }] }],
});
test(`${THRUSTERS}: each turn the base goes to another terrain, if there is one`, () => {
  const t = play({ fleet: [flying(true), 'T6 System'] });
  t.act(1, 'use', THRUSTERS);
  expect([t.under('B4 Base Station'), t.refuses(1, 'use', THRUSTERS)]).toEqual([
    'T6 System',
    'ge/card-actions-limit/1',
  ]);
  expect(play({ fleet: [flying(true)] }).refuses(1, 'use', THRUSTERS)).toBe('ge/crucial-rules/1');
  expect(play({ fleet: [flying(false), 'T6 System'] }).refuses(1, 'use', THRUSTERS)).toBe('ge/disengaged/1');
});

test(`${THRUSTERS}: in reaction they need no energy and are discarded`, () => {
  const seats = (fleet: (string | { card: string; on: string[] })[]) =>
    table({
      seats: [
        { hand: ['T3 Moon'], order: 'never' },
        { hand: [THRUSTERS], fleet },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = seats([{ card: 'T3 Moon', on: ['B4 Base Station'] }, 'T6 System']).act(2, 'respond', THRUSTERS);
  expect([t.under('B4 Base Station'), t.pile(2, 'discard')]).toEqual(['T6 System', [THRUSTERS]]);
  const one = seats([{ card: 'T3 Moon', on: ['B4 Base Station'] }]);
  expect(one.offers(2, 'respond', THRUSTERS)).toBe(false);
  one.pass(2);
});

const DISTORTER = 'E8 Phaser Distorter';
test(`${DISTORTER}: for a Card Play and energy its ship is immune to phasers, and its phasers do nothing`, () => {
  const ship = { card: POLICE, on: [{ card: DISTORTER, given: [...Array(12).fill(0), 2] }] };
  const t = play({ fleet: [ship, 'S5 Ore Carrier'] }, { fleet: [POLICE, NOMAD] });
  t.act(1, 'use', DISTORTER);
  expect(t.player(1).plays).toBe(2);
  t.untilPhase('weapons fire', 1).act(1, 'fire', NOMAD).pick(1, POLICE, POLICE, POLICE);
  expect(hurt(t, NOMAD)).toEqual([0, 0]);
  t.untilPhase('weapons fire', 2);
  expect([t.offers(2, 'fire', t.id(POLICE, 1)), t.offers(2, 'fire', 'S5 Ore Carrier')]).toEqual([false, true]);
  t.untilPhase('play A', 1).untilPhase('weapons fire', 2);
  expect(t.offers(2, 'fire', t.id(POLICE, 1))).toBe(true);
});

test(`${DISTORTER}: goes on a ship, and on no base`, () => {
  const t = play({ hand: [DISTORTER], fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }, POLICE] });
  t.act(1, 'play', DISTORTER);
  expect(t.under(DISTORTER)).toBe(POLICE);
});

test(`${DISTORTER}: needs all its energy, and a ship that has not fired phasers`, () => {
  const poor = play({ fleet: [{ card: POLICE, on: [{ card: DISTORTER, given: [...Array(12).fill(0), 1] }] }] });
  expect(poor.refuses(1, 'use', DISTORTER)).toBe('ge/crucial-rules/1');
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: POLICE, on: [{ card: DISTORTER, given: [...Array(12).fill(0), 2] }] }], order: 'never' },
      { fleet: [NOMAD], order: 'never' },
    ],
  });
  t.act(1, 'fire', NOMAD).pick(1, POLICE).untilPhase('play B', 1);
  expect(t.refuses(1, 'use', DISTORTER)).toBe('ge/crucial-rules/1');
});

const STARBURST = 'E8 Starburst Accelerator';
test(`${STARBURST}: each turn a ship or base takes damage by the printed strength of its star, for half its energy`, () => {
  const t = play(
    { hand: [STARBURST], fleet: ['T5 Star', 'T3 Moon'] },
    { fleet: ['S9 Argonian Battleship', 'T3 Moon'] },
  );
  t.act(1, 'play', STARBURST);
  expect([t.under(STARBURST), output(t, 'T5 Star')]).toEqual(['T5 Star', { energy: 2 }]);
  t.act(1, 'use', STARBURST);
  expect(hurt(t, 'S9 Argonian Battleship').reduce((a, b) => a + b)).toBe(5);
  expect(t.refuses(1, 'use', STARBURST)).toBe('ge/card-actions-limit/1');
});

test(`${STARBURST}: counts as weapons fire, and goes on no moon`, () => {
  expect(play({ hand: [STARBURST], fleet: ['T3 Moon'] }).refuses(1, 'play', STARBURST)).toBe('ge/equipment/1');
  const safe = play({ fleet: [{ card: 'T5 Star', on: [STARBURST] }] }, { fleet: ['T3 Moon'] });
  expect(safe.refuses(1, 'use', STARBURST)).toBe('ge/crucial-rules/1');
  const t = play({ fleet: [{ card: 'T5 Star', on: [STARBURST] }] }, { fleet: ['S9 Argonian Battleship'] });
  t.act(1, 'use', STARBURST);
  expect(t.happened('damaged').at(-1)!.source).toBe('weapons');
});

const MACHINE = 'E8 Time Machine';
test(`${MACHINE}: the first crew of the deck comes to its terrain, and the deck is shuffled`, () => {
  const t = play({
    hand: [MACHINE],
    fleet: [DESTROYER, 'T3 Moon'],
    deck: [CUTTER, FRIGATE, 'C2 Engineer', 'C3 Nurse', NOMAD],
  });
  t.act(1, 'play', MACHINE);
  expect([t.under('C2 Engineer'), t.engaged('C2 Engineer'), t.inPlay('C3 Nurse'), t.pile(1, 'discard')]).toEqual([
    'T3 Moon',
    true,
    false,
    [MACHINE],
  ]);
  expect(t.pile(1, 'deck').sort()).toEqual([CUTTER, FRIGATE, 'C3 Nurse', NOMAD].sort());
  expect(t.happened('shuffled').length).toBe(1);
  expect(t.player(1).plays).toBe(2);
});

test(`${MACHINE}: finds nobody in a deck without crew, and needs terrain`, () => {
  const t = play({ hand: [MACHINE], fleet: ['T3 Moon'], deck: [CUTTER, FRIGATE] });
  t.act(1, 'play', MACHINE);
  expect([t.size(1, 'deck'), t.on('T3 Moon')]).toEqual([2, []]);
  expect(play({ hand: [MACHINE], fleet: [DESTROYER] }).refuses(1, 'play', MACHINE)).toBe('ge/equipment/1');
});

const FUTURE = 'E9 Future Ship';
test(`${FUTURE}: its ship has twice its phasers and uses foreign technology; a base cannot have it`, () => {
  const seats = (on: string[]) =>
    battle({ fleet: [{ card: CUTTER, on }] }, { fleet: ['S9 Argonian Battleship'], order: 'never' });
  const t = fire(seats([FUTURE]), CUTTER, 'S9 Argonian Battleship', 6);
  expect(hurt(t, 'S9 Argonian Battleship').reduce((a, b) => a + b)).toBe(6);
  const plain = seats([]).act(1, 'fire', 'S9 Argonian Battleship').leaveOpen();
  expect(() => plain.pick(1, ...Array<string>(6).fill(CUTTER))).toThrow();
  const strobe = { card: CUTTER, on: [FUTURE, 'E7 Argonian Strobe'] };
  const foreign = play({ fleet: [strobe, { card: FRIGATE, on: ['E7 Argonian Strobe'] }] });
  expect(understands(foreign.s, foreign.id('E7 Argonian Strobe'), foreign.id(CUTTER))).toBe(true);
  const without = play({ fleet: [{ card: CUTTER, on: ['E7 Argonian Strobe'] }] });
  expect(understands(without.s, without.id('E7 Argonian Strobe'), without.id(CUTTER))).toBe(false);
  const placed = play({ hand: [FUTURE], fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }, CUTTER] });
  placed.act(1, 'play', FUTURE);
  expect(placed.under(FUTURE)).toBe(CUTTER);
  const base = play({ hand: [FUTURE], fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }] });
  expect(base.refuses(1, 'play', FUTURE)).toBe('ge/equipment/1');
});

for (const [capsule, cards, turns] of [
  ['E2 Time Capsule', 2, 2],
  ['E4 Time Capsule', 4, 3],
  ['E6 Time Capsule', 6, 4],
] as const) {
  rule(
    'ge-r-unexposed-1',
    `${capsule}: ${cards} cards of the deck lie under it unseen, and come to hand ${turns} turns later`,
    () => {
      const t = play({ hand: [capsule], fleet: ['T3 Moon'], deck: 20 });
      t.act(1, 'play', capsule);
      expect([t.under(capsule), t.size(1, 'deck'), t.size(1, 'mini deck'), t.size(1, 'hand')]).toEqual([
        'T3 Moon',
        20 - cards,
        cards,
        0,
      ]);
      expect(tableView(t.s, 0).seats[0]!.mini).toBe(0);
      for (let i = 1; i < turns; i++) t.untilPhase('play A', 1);
      expect([t.inPlay(capsule), t.size(1, 'mini deck')]).toEqual([true, cards]);
      const held = t.size(1, 'hand');
      t.untilPhase('play A', 1);
      expect([t.inPlay(capsule), t.size(1, 'mini deck'), t.pile(1, 'discard')]).toEqual([false, 0, [capsule]]);
      // two more cards were drawn meanwhile
      expect(t.size(1, 'hand') - held).toBe(cards + 2);
    },
  );

  rule('ge-r-unexposed-1', `${capsule}: goes with its location, and its cards with it; a dragon cannot have it`, () => {
    const t = play({ hand: [capsule], fleet: ['T3 Moon', 'D2 Oort Dragoness'] }, { hand: ['M2 Planet Gouge'] });
    t.act(1, 'play', capsule).untilPhase('play A', 2).act(2, 'play', 'M2 Planet Gouge');
    expect([t.inPlay(capsule), t.size(1, 'mini deck'), t.size(1, 'discard')]).toEqual([false, 0, cards + 2]);
    const none = play({ hand: [capsule], fleet: ['D2 Oort Dragoness'] });
    expect(none.refuses(1, 'play', capsule)).toBe('ge/equipment/1');
  });
}

const CANISTER = 'E2 Stasis Canister';
test(`${CANISTER}: a crew in stasis does not function, and an illness on it does nothing and ends for half its research`, () => {
  const crew = [{ card: 'C9 Admiral', on: [{ card: 'O9 Illness', by: 1, left: 9 }] }, 'C2 Engineer'];
  const seats = (hand: string[]) =>
    table({
      active: 2,
      seats: [
        { hand: ['O1 Illness', 'O8 Plague'], order: 'never' },
        { hand, fleet: [{ card: POLICE, on: crew }, 'T7 Sensor Planet', 'T6 Comet'], order: 'never' },
      ],
    });
  const t = seats([CANISTER]);
  const before = endsOf(t.s, t.id('O9 Illness'))[0]!.n;
  t.act(2, 'play', CANISTER).pick(2, 'C9 Admiral');
  expect([before, endsOf(t.s, t.id('O9 Illness'))[0]!.n, t.under(CANISTER)]).toEqual([9, 4, POLICE]);
  expect([works(t.s, t.id('C9 Admiral')), works(t.s, t.id('C2 Engineer')), works(t.s, t.id('O9 Illness'))]).toEqual([
    false,
    true,
    false,
  ]);
  t.untilPhase('play A', 1).act(1, 'play', 'O8 Plague').pick(1, POLICE);
  for (let i = 0; i < 3; i++) t.untilPhase('play A', 1);
  expect([t.inPlay('O8 Plague'), t.inPlay('C9 Admiral'), t.inPlay('C2 Engineer')]).toEqual([false, true, false]);
});

test(`${CANISTER}: as a reaction too; it needs crew, and keeps no other crew safe`, () => {
  const t = table({
    seats: [
      { hand: ['O1 Illness', 'O1 Illness'], order: 'never' },
      { hand: [CANISTER], fleet: [{ card: POLICE, on: ['C3 Nurse', 'C2 Engineer'] }] },
    ],
  });
  t.act(1, 'play', 'O1 Illness').pick(1, 'C3 Nurse').act(2, 'respond', CANISTER).pick(2, 'C3 Nurse');
  expect([works(t.s, t.id('O1 Illness')), works(t.s, t.id('C3 Nurse'))]).toEqual([false, false]);
  t.act(1, 'play', 'O1 Illness');
  expect([t.offers(1, 'on', 'C3 Nurse'), t.engaged('C2 Engineer')]).toEqual([false, false]);
  expect(play({ hand: [CANISTER], fleet: [POLICE] }).refuses(1, 'play', CANISTER)).toBe('ge/equipment/1');
});
