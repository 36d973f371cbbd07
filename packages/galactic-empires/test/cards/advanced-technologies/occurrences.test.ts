import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/position.ts';
import { production } from '../../../src/rules/points/production.ts';
import { toEnd } from '../../../src/rules/points/uses.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, hurt, NOMAD, nextTurn, output, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// Occurrences of Advanced Technologies: the effect of each, and cases without one

const makes = (t: Table, seat: number, kind: 'economy' | 'supply') => {
  const p = production(t.s, seat - 1, works);
  return p.free[kind] - p.drained[kind];
};

test('O3 Mining Expedition: a terrain generates twice its economy for three turns, and no more of anything else', () => {
  const t = play({ hand: ['O3 Mining Expedition'], fleet: ['T6 System'] });
  const before = output(t, 'T6 System');
  t.act(1, 'play', 'O3 Mining Expedition');
  expect(output(t, 'T6 System')).toEqual({ ...before, economy: 2 * before.economy! });
  expect(t.card('O3 Mining Expedition').left).toBe(3);
  for (let i = 0; i < 3; i++) nextTurn(t);
  expect([t.inPlay('O3 Mining Expedition'), output(t, 'T6 System')]).toEqual([false, before]);
});

test('O3 Mining Expedition: goes on no ship', () => {
  const t = play({ hand: ['O3 Mining Expedition'], fleet: [DESTROYER] });
  expect(t.refuses(1, 'play', 'O3 Mining Expedition')).toBe('ge/playing-on/1');
});

const GAS = 'O4 Gaseous Degeneration';
test(`${GAS}: a crew on an Argonian ship is lost in its player’s next Engagement Phase, without 4 research`, () => {
  const t = play({ hand: [GAS] }, { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }] });
  t.act(1, 'play', GAS);
  expect([t.under(GAS), toEnd(t.s, t.id(GAS))]).toEqual(['C5 Captain', { kind: 'research', n: 4 }]);
  t.untilPhase('play A', 2);
  expect([t.pile(2, 'discard'), t.pile(1, 'discard')]).toEqual([['C5 Captain'], [GAS]]);
});

test(`${GAS}: 4 research save the crew; crew on ships of other empires is safe`, () => {
  const saved = table({
    phase: 'allocation',
    active: 2,
    seats: [
      { order: 'never' },
      {
        fleet: [
          'T6 System',
          { card: DESTROYER, on: [{ card: 'C4 Science Officer', on: [{ card: GAS, by: 1, applied: 3 }] }] },
        ],
        order: 'never',
      },
    ],
  });
  saved.allocate(2, { give: [[GAS, 'apply', 1]] });
  saved.untilPhase('play A', 2);
  expect([saved.inPlay(GAS), saved.inPlay('C4 Science Officer')]).toEqual([false, true]);
  const other = play({ hand: [GAS] }, { fleet: [{ card: NOMAD, on: ['C5 Captain'] }] });
  expect(other.refuses(1, 'play', GAS)).toBe('ge/playing-on/1');
});

test('O4 Invasion: a terrain is disengaged until engaged crew of 4 strength together is there', () => {
  const t = play({ hand: ['O4 Invasion'] }, { fleet: ['T6 System', 'T3 Moon'], hand: ['C3 Nurse', 'C3 Nurse'] });
  t.act(1, 'play', 'O4 Invasion').pick(1, 'T6 System');
  expect([t.engaged('T6 System'), makes(t, 2, 'supply')]).toEqual([false, 2]);
  t.untilPhase('play A', 2);
  expect([t.engaged('T6 System'), t.engaged('T3 Moon')]).toEqual([false, true]);
  t.act(2, 'play', 'C3 Nurse').pick(2, 'T6 System');
  expect(t.inPlay('O4 Invasion')).toBe(true);
  t.act(2, 'play', 'C3 Nurse').pick(2, 'T6 System');
  expect([t.inPlay('O4 Invasion'), t.engaged('T6 System')]).toEqual([false, false]);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.engaged('T6 System')).toBe(true);
});

test('O4 Invasion: ends as the turn of its victim begins with enough engaged crew; crew in space is no help', () => {
  const held = (crew: string, on: boolean) =>
    table({
      phase: 'weapons fire',
      seats: [
        { order: 'never' },
        {
          fleet: [
            { card: 'T6 System', engaged: false, on: [{ card: 'O4 Invasion', by: 1 }, ...(on ? [crew] : [])] },
            { card: DESTROYER, on: on ? [] : [crew] },
          ],
          order: 'never',
        },
      ],
    }).untilPhase('play A', 2);
  expect(held('C5 Captain', true).inPlay('O4 Invasion')).toBe(false);
  expect(held('C5 Captain', false).inPlay('O4 Invasion')).toBe(true);
  expect(held('C3 Nurse', true).inPlay('O4 Invasion')).toBe(true);
});

const INFLUENCE = 'O6 Corporate Influence';
test(`${INFLUENCE}: the first 2 economy of a terrain come to its player, who has them in the next turn`, () => {
  const t = play({ hand: [INFLUENCE], fleet: ['T3 Moon'] }, { fleet: ['T6 System'] });
  const [mine, theirs] = [makes(t, 1, 'economy'), makes(t, 2, 'economy')];
  t.act(1, 'play', INFLUENCE);
  expect([makes(t, 2, 'economy'), makes(t, 1, 'economy')]).toEqual([Math.max(0, theirs - 2), mine]);
  t.untilPhase('play A', 2);
  expect([makes(t, 1, 'economy'), toEnd(t.s, t.id(INFLUENCE))]).toEqual([
    mine + Math.min(2, theirs),
    { kind: 'economy', n: 6 },
  ]);
  t.untilPhase('play A', 1);
  expect(t.happened('generated').findLast(x => x.seat === 0)!.points).toMatchObject({
    economy: mine + Math.min(2, theirs),
  });
});

test(`${INFLUENCE}: a disengaged terrain pays nothing; terrain without economy has no influence to sell`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: ['T3 Moon'], order: 'never' },
      {
        fleet: [
          {
            card: 'T6 System',
            on: [
              { card: INFLUENCE, by: 1 },
              { card: 'O4 Flood', by: 1 },
            ],
          },
        ],
        order: 'never',
      },
    ],
  });
  const mine = makes(t, 1, 'economy');
  t.untilPhase('play A', 2);
  expect(makes(t, 1, 'economy')).toBe(mine);
  const none = play({ hand: [INFLUENCE] }, { fleet: [DESTROYER] });
  expect(none.refuses(1, 'play', INFLUENCE)).toBe('ge/playing-on/1');
});

test('O6 Merchant Ship: an escort takes fire for a weak merchant ship, once a turn', () => {
  const merchant = { card: 'S2 Fleet Tug', on: ['O6 Merchant Ship'] };
  const t = battle({ fleet: [DESTROYER] }, { fleet: [merchant, 'S2 Argonian Escort', FRIGATE] });
  fire(t, DESTROYER, 'S2 Fleet Tug', 3);
  t.act(2, 'respond', 'O6 Merchant Ship').pick(2, '1');
  while (t.question === 'respond') {
    expect(t.offers(2, 'respond', 'O6 Merchant Ship')).toBe(false);
    t.pass(2);
  }
  expect(hurt(t, 'S2 Argonian Escort')).toEqual([2, 0]);
});

test('O6 Merchant Ship: the ship counts for no command slot; ships of empires are no merchants', () => {
  const t = play({ hand: ['O6 Merchant Ship'], fleet: ['S2 Fleet Tug', NOMAD] });
  const before = t.slots(1);
  t.act(1, 'play', 'O6 Merchant Ship');
  expect([t.under('O6 Merchant Ship'), before - t.slots(1)]).toEqual(['S2 Fleet Tug', 0.5]);
  const none = play({ hand: ['O6 Merchant Ship'], fleet: [NOMAD] });
  expect(none.refuses(1, 'play', 'O6 Merchant Ship')).toBe('ge/playing-on/1');
});

test('O6 Merchant Ship: an escort that has reacted this turn, or is disengaged, takes no fire', () => {
  const merchant = { card: 'S2 Fleet Tug', on: ['O6 Merchant Ship'] };
  const asks = (escort: { engaged: boolean }) => {
    const t = battle({ fleet: [DESTROYER] }, { fleet: [merchant, { card: 'S2 Argonian Escort', ...escort }] });
    fire(t, DESTROYER, 'S2 Fleet Tug', 1);
    const offered = t.question === 'respond' && t.offers(2, 'respond', 'O6 Merchant Ship');
    while (t.question === 'respond') t.pass(2);
    return offered;
  };
  expect([asks({ engaged: true }), asks({ engaged: false })]).toEqual([true, false]);
  const strong = battle(
    { fleet: [DESTROYER, FRIGATE] },
    { fleet: [merchant, 'S9 Argonian Battleship', 'S2 Argonian Escort'] },
  );
  fire(strong, FRIGATE, 'S9 Argonian Battleship', 1);
  strong.act(2, 'respond', 'S2 Argonian Escort');
  while (strong.question === 'respond') strong.pass(2);
  fire(strong, DESTROYER, 'S2 Fleet Tug', 1);
  expect(strong.question === 'respond' && strong.offers(2, 'respond', 'O6 Merchant Ship')).toBe(false);
  while (strong.question === 'respond') strong.pass(2);
});

const MALFUNCTION = 'O9 Equipment Malfunction';
test(`${MALFUNCTION}: all equipment of a ship is off for as many turns as its weakest equipment is strong`, () => {
  const t = play(
    { hand: [MALFUNCTION] },
    {
      fleet: [
        { card: DESTROYER, on: ['E2 Transporter', 'E3 Shuttlecraft'] },
        { card: NOMAD, on: ['E2 Transporter'] },
      ],
    },
  );
  t.act(1, 'play', MALFUNCTION).pick(1, DESTROYER);
  const able = () =>
    t
      .on(DESTROYER)
      .filter(name => name.startsWith('E'))
      .map(name => t.engaged(t.all(name)[0]!));
  expect([able(), t.card(MALFUNCTION).left]).toEqual([[false, false], 2]);
  nextTurn(t);
  expect(able()).toEqual([false, false]);
  nextTurn(t).untilPhase('play A', 2);
  expect([t.inPlay(MALFUNCTION), able()]).toEqual([false, [true, true]]);
});

test(`${MALFUNCTION}: comes in reaction too; goes on no ship without equipment`, () => {
  const t = table({
    seats: [
      { fleet: [{ card: DESTROYER, on: ['E2 Transporter'] }], hand: ['T3 Moon'], order: 'never' },
      { hand: [MALFUNCTION] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', MALFUNCTION);
  expect([t.under(MALFUNCTION), t.engaged('E2 Transporter')]).toEqual([DESTROYER, false]);
  const none = play({ hand: [MALFUNCTION] }, { fleet: [DESTROYER] });
  expect(none.refuses(1, 'play', MALFUNCTION)).toBe('ge/playing-on/1');
});

const charged = (n: number) => ({ card: 'E7 Argonian Strobe', given: [...Array<number>(12).fill(0), n] });
test('O6 Strobe Malfunction: a strobe that is used does nothing and is disengaged', () => {
  const t = table({
    seats: [
      { fleet: [{ card: DESTROYER, on: [charged(1)] }], order: 'never' },
      { fleet: [NOMAD], hand: ['O6 Strobe Malfunction'] },
    ],
  });
  t.act(1, 'use', 'E7 Argonian Strobe').act(2, 'respond', 'O6 Strobe Malfunction');
  expect([t.question, t.engaged('E7 Argonian Strobe'), t.pile(2, 'discard')]).toEqual([
    'play cards',
    false,
    ['O6 Strobe Malfunction'],
  ]);
});

test('O6 Strobe Malfunction: switches a strobe off at any other time; other equipment goes on', () => {
  const t = play({ hand: ['O6 Strobe Malfunction'] }, { fleet: [{ card: DESTROYER, on: [charged(1)] }] });
  t.act(1, 'play', 'O6 Strobe Malfunction');
  expect([t.engaged('E7 Argonian Strobe'), t.engaged(DESTROYER)]).toEqual([false, true]);
  const any = table({
    seats: [
      { hand: ['T3 Moon'], fleet: [{ card: DESTROYER, on: [charged(1)] }], order: 'never' },
      { hand: ['O6 Strobe Malfunction'] },
    ],
  });
  any.act(1, 'play', 'T3 Moon').act(2, 'respond', 'O6 Strobe Malfunction');
  expect(any.engaged('E7 Argonian Strobe')).toBe(false);
  const none = play({ hand: ['O6 Strobe Malfunction'] }, { fleet: [{ card: DESTROYER, on: ['E2 Transporter'] }] });
  expect(none.refuses(1, 'play', 'O6 Strobe Malfunction')).toBe('ge/playing-on/1');
});

const CANNON = 'O6 Distortion Cannon Failure';
const twoCannons = { card: 'S8 Mechad Battleship', given: [0, 0, 2] };
test(`${CANNON}: the shot of a distortion cannon does nothing, and no cannon of that ship fires this turn`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [twoCannons], order: 'never' },
      { fleet: [NOMAD], hand: [CANNON] },
    ],
  });
  t.act(1, 'sweep', 'S8 Mechad Battleship', '2').act(2, 'respond', CANNON);
  expect([t.shields(NOMAD), t.pile(2, 'discard'), t.question]).toEqual([4, [CANNON], 'weapons fire']);
});

test(`${CANNON}: does not answer a volley; without it both cannons fire`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [twoCannons], order: 'never' },
      { fleet: [NOMAD], hand: [CANNON] },
    ],
  });
  t.act(1, 'sweep', 'S8 Mechad Battleship', '2').pass(2);
  t.act(1, 'sweep', 'S8 Mechad Battleship', '2').pass(2);
  expect(t.shields(NOMAD)).toBe(2);
  fire(t, 'S8 Mechad Battleship', NOMAD, 1);
  expect(t.question === 'respond' && t.offers(2, 'respond', CANNON)).toBe(false);
  while (t.question === 'respond') t.pass(2);
});

const PENETRATION = 'O7 Shield Penetration Failure';
const POT = 'S8 P.O.T. Dreadnought';
test(`${PENETRATION}: what should pass the shields hits them`, () => {
  const shot = (reacts: boolean) => {
    const t = battle({ fleet: [{ card: POT, given: [0, 0, 2] }] }, { fleet: [NOMAD], hand: [PENETRATION] });
    const device = 'Shield Penetration Device of S8 P.O.T. Dreadnought (1 each)';
    t.act(1, 'fire', NOMAD).pick(1, device, device);
    if (reacts) t.act(2, 'respond', PENETRATION);
    while (t.question === 'respond') t.pass(2);
    return hurt(t, NOMAD);
  };
  expect([shot(false), shot(true)]).toEqual([
    [0, 2],
    [2, 0],
  ]);
});

test(`${PENETRATION}: does not answer phasers alone`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [NOMAD], hand: [PENETRATION] });
  fire(t, DESTROYER, NOMAD, 1);
  expect(t.question === 'respond' && t.offers(2, 'respond', PENETRATION)).toBe(false);
  while (t.question === 'respond') t.pass(2);
});

const OVERLOAD = 'O8 Variable Plasma Overload';
const cruiser = { card: 'S4 Corporate Light Cruiser', given: [0, 0, 1, 0, 0, 0, 0, 0, 3] };
test(`${OVERLOAD}: the plasma of a volley does nothing, and its energy damages its own ship past the shields`, () => {
  const t = battle({ fleet: [cruiser] }, { fleet: [NOMAD], hand: [OVERLOAD] });
  t.act(1, 'fire', NOMAD).pick(
    1,
    'Variable Plasma of S4 Corporate Light Cruiser (3 each)',
    'S4 Corporate Light Cruiser',
  );
  t.act(2, 'respond', OVERLOAD);
  while (t.question === 'respond') t.pass(2);
  expect([hurt(t, NOMAD), hurt(t, 'S4 Corporate Light Cruiser')]).toEqual([
    [1, 0],
    [0, 3],
  ]);
});

test(`${OVERLOAD}: in a Play Cards Phase the plasma is off for that turn; plasma without energy is safe`, () => {
  const t = table({
    seats: [
      { fleet: [cruiser], hand: ['T3 Moon'], order: 'never' },
      { fleet: [NOMAD], hand: [OVERLOAD] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', OVERLOAD).untilPhase('weapons fire', 1);
  expect(hurt(t, 'S4 Corporate Light Cruiser')).toEqual([0, 3]);
  t.act(1, 'fire', NOMAD);
  expect(t.offered(1).includes('Variable Plasma')).toBe(false);
  t.leaveOpen();
  const own = play({ hand: [OVERLOAD] }, { fleet: [cruiser] }).act(1, 'play', OVERLOAD);
  expect([hurt(own, 'S4 Corporate Light Cruiser'), own.pile(1, 'discard')]).toEqual([[0, 3], [OVERLOAD]]);
  const none = play({ hand: [OVERLOAD] }, { fleet: ['S4 Corporate Light Cruiser'] });
  expect(none.refuses(1, 'play', OVERLOAD)).toBe('ge/playing-on/1');
});

const TAPE = 'O6 Red Tape';
/** Player 1 takes three crew cards out of the discard pile; player 2 may react. */
const takesBack = (hand: readonly string[]) =>
  table({
    seats: [
      {
        hand: ['O6 Wreckage Survivors'],
        discard: ['C2 Engineer', 'T3 Moon', 'C4 Science Officer', 'C5 Captain'],
        order: 'never',
      },
      { hand },
    ],
  })
    .act(1, 'play', 'O6 Wreckage Survivors')
    .pass(2);
test(`${TAPE}: cards that were just taken out of a discard pile go beneath it`, () => {
  const t = takesBack([TAPE]);
  expect(t.pile(1, 'hand').sort()).toEqual(['C2 Engineer', 'C4 Science Officer', 'C5 Captain']);
  t.act(2, 'respond', TAPE).pick(2, 'C5 Captain', 'C2 Engineer');
  expect([t.pile(1, 'hand'), t.pile(1, 'discard').slice(-2).sort(), t.pile(2, 'discard')]).toEqual([
    ['C4 Science Officer'],
    ['C2 Engineer', 'C5 Captain'],
    [TAPE],
  ]);
});

test(`${TAPE}: answers nothing else, and no other card answers that`, () => {
  const t = takesBack([TAPE, 'O1 Time Skip']);
  expect([t.offers(2, 'respond', TAPE), t.offers(2, 'respond', 'O1 Time Skip')]).toEqual([true, false]);
  t.pass(2);
  expect(t.size(1, 'hand')).toBe(3);
  const play2 = table({ seats: [{ hand: ['T3 Moon'], order: 'never' }, { hand: [TAPE] }] }).act(1, 'play', 'T3 Moon');
  expect(play2.offers(2, 'respond', TAPE)).toBe(false);
  play2.pass(2);
});

const DEFENSES = 'O6 Mine Defenses';
const MINER = { card: CUTTER, on: ['E2 Nuclear Mine'] };
test(`${DEFENSES}: a mine on a ship that is fired at does its 2 damage to a ship that fires, and is used up`, () => {
  const t = fire(battle({ fleet: [DESTROYER] }, { fleet: [MINER], hand: [DEFENSES] }), DESTROYER, CUTTER, 1);
  t.act(2, 'respond', DEFENSES);
  expect([hurt(t, DESTROYER), t.pile(2, 'discard')]).toEqual([
    [2, 0],
    [DEFENSES, 'E2 Nuclear Mine'],
  ]);
});

test(`${DEFENSES}: a mine in a rack stays`, () => {
  const rack = { card: CUTTER, on: [{ card: 'E7 Mine Rack', on: ['E2 Nuclear Mine'] }] };
  const t = fire(battle({ fleet: [DESTROYER] }, { fleet: [rack], hand: [DEFENSES] }), DESTROYER, CUTTER, 1);
  t.act(2, 'respond', DEFENSES);
  expect([hurt(t, DESTROYER), t.pile(2, 'discard')]).toEqual([[2, 0], [DEFENSES]]);
});

test(`${DEFENSES}: strikes a ship whose distortion cannon hits the mined ship, too`, () => {
  const t = battle({ fleet: [twoCannons] }, { fleet: [MINER], hand: [DEFENSES] });
  const before = t.card('S8 Mechad Battleship').emf + t.shields('S8 Mechad Battleship');
  t.act(1, 'sweep', 'S8 Mechad Battleship', '2').act(2, 'respond', DEFENSES);
  expect(before - t.card('S8 Mechad Battleship').emf - t.shields('S8 Mechad Battleship')).toBe(2);
  expect([t.shields(CUTTER), t.pile(2, 'discard')]).toEqual([2, [DEFENSES, 'E2 Nuclear Mine']]);
  t.act(1, 'pass');
});

test(`${DEFENSES}: no help for a ship without a mine, with a disengaged one, or when another ship is fired at`, () => {
  const offered = (fleet: readonly CardPlace[], target: string) => {
    const t = fire(battle({ fleet: [DESTROYER] }, { fleet, hand: [DEFENSES], order: 'always' }), DESTROYER, target, 1);
    const out = t.offered(2).includes(DEFENSES);
    t.pass(2);
    return out;
  };
  expect(offered([MINER], CUTTER)).toBe(true);
  expect(offered([CUTTER], CUTTER)).toBe(false);
  expect(offered([MINER, FRIGATE], FRIGATE)).toBe(false);
  expect(offered([{ ...MINER, engaged: false }], CUTTER)).toBe(false);
});

const FAILURE = 'O6 Mine Deployment Failure';
test(`${FAILURE}: a mine damages the ship that it is on, and is discarded, even from a rack`, () => {
  const t = play({ hand: [FAILURE] }, { fleet: [{ card: NOMAD, on: ['E5 Antimatter Mine'] }] });
  t.act(1, 'play', FAILURE);
  expect([t.shields(NOMAD), t.strength(NOMAD)]).toEqual([0, [5, 3]]);
  expect([t.pile(1, 'discard'), t.pile(2, 'discard')]).toEqual([[FAILURE], ['E5 Antimatter Mine']]);
  const racked = { card: NOMAD, on: [{ card: 'E7 Mine Rack', on: ['E4 Transporter Mine'] }] };
  const rack = play({ hand: [FAILURE] }, { fleet: [racked] });
  rack.act(1, 'play', FAILURE);
  expect([rack.shields(NOMAD), rack.pile(2, 'discard')]).toEqual([2, ['E4 Transporter Mine']]);
});

test(`${FAILURE}: in reaction to the use of a mine, the mine strikes its own ship instead`, () => {
  const t = play(
    { fleet: [{ card: NOMAD, on: ['E2 Nuclear Mine'] }] },
    { fleet: [DESTROYER], hand: [FAILURE], order: 'always' },
  );
  t.act(1, 'use', 'E2 Nuclear Mine').act(2, 'respond', FAILURE);
  expect([hurt(t, NOMAD), hurt(t, DESTROYER), t.pile(1, 'discard')]).toEqual([[2, 0], [0, 0], ['E2 Nuclear Mine']]);
});

test(`${FAILURE}: no use against a mine on a base, or where there is none`, () => {
  const on = (fleet: readonly CardPlace[]) => play({ hand: [FAILURE] }, { fleet }).refuses(1, 'play', FAILURE);
  expect(on([NOMAD])).toBe('ge/crucial-rules/1');
  const base = { card: 'B4 Base Station', on: ['E2 Nuclear Mine'] };
  expect(on([{ card: 'T3 Moon', on: [base] }])).toBe('ge/crucial-rules/1');
});

const SYSTEM = 'O3 Fighter Defense System';
const [CRAFT, PARTY] = ['E3 Shuttlecraft', 'C1 Boarding Party'];
/** In the turn of player 2, player 1 has ships with phasers; player 2 has a shuttle on a ship, with a boarding party. */
const raid = (phasers: boolean) =>
  table({
    active: 2,
    seats: [
      { fleet: [phasers ? DESTROYER : { card: DESTROYER, engaged: false }], hand: [SYSTEM], order: 'always' },
      { fleet: [{ card: NOMAD, on: [CRAFT, PARTY] }], order: 'never' },
    ],
  }).act(2, 'use', CRAFT, 1);
test(`${SYSTEM}: phasers shoot down a shuttle that is about to fly, and its crew stays at home`, () => {
  const t = raid(true).act(1, 'respond', SYSTEM).pick(1, DESTROYER, DESTROYER, DESTROYER);
  expect([t.inPlay(CRAFT), t.under(PARTY), hurt(t, DESTROYER)]).toEqual([false, NOMAD, [0, 0]]);
  expect(t.pile(2, 'discard')).toEqual([CRAFT]);
});

test(`${SYSTEM}: a shuttle that is shot down on the way back leaves its crew behind`, () => {
  const t = raid(true).pass(1).pass(1).act(1, 'respond', SYSTEM).pick(1, DESTROYER, DESTROYER, DESTROYER);
  expect([t.inPlay(CRAFT), t.under(PARTY), t.strength(DESTROYER)]).toEqual([false, DESTROYER, [4, 3]]);
});

test(`${SYSTEM}: a fighter alone in space is a target at any time; a shuttle at rest is none, and without phasers nothing happens`, () => {
  const offered = (fleet: readonly CardPlace[], engaged = true) => {
    const t = table({
      active: 2,
      seats: [
        { fleet: [{ card: DESTROYER, engaged }], hand: [SYSTEM], order: 'always' },
        { fleet, hand: ['T3 Moon'], order: 'never' },
      ],
    }).act(2, 'play', 'T3 Moon');
    const out = t.offered(1).includes(SYSTEM);
    t.pass(1);
    return out;
  };
  const atRest = [{ card: NOMAD, on: ['E5 Fighter'] }];
  expect([offered([NOMAD, 'E5 Fighter']), offered(atRest), offered(['E5 Fighter'], false)]).toEqual([
    true,
    false,
    false,
  ]);
});
