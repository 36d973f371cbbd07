import { expect, test } from 'vitest';
import type { SeatPosition } from '../../../src/position.ts';
import { production } from '../../../src/rules/points/production.ts';
import { toEnd } from '../../../src/rules/points/uses.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { anyDeed, draw } from '../../../src/words/index.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, NOMAD, output, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Occurrences: their limits, their ends, and cards that they do not affect

testCard({ types: ['P'], strength: 9, title: 'Test Oracle' }, { functions: [{ effect: draw(2) }], on: 'your fleet' });

/** One complete turn of player 1. */
const round = (t: Table): Table => t.untilPhase('play A', 2).untilPhase('play A', 1);

for (const name of ['O8 Plague', 'O4 Entertaining Pastime', 'O10 Toxic Waste Spill'])
  test(`${name}: no occurrence is played on a dragon`, () => {
    const t = play({ hand: [name] }, { fleet: ['D5 Void Dragoness'] });
    expect(t.refuses(1, 'play', name)).toBe('ge/playing-on/1');
  });

test('O3 Offensive/Defensive Electronic Warfare: goes on ships and bases, and on no dragon', () => {
  const name = 'O3 Offensive/Defensive Electronic Warfare';
  expect(play({ hand: [name], fleet: ['D5 Void Dragoness'] }).refuses(1, 'play', name)).toBe('ge/playing-on/1');
  const t = play({ hand: [name], fleet: ['D5 Void Dragoness', CUTTER] });
  expect(t.act(1, 'play', name).under(name)).toBe(CUTTER);
});

test('O3 Crinkled Timeline: not a dragon, and not a crew with an ability, which is the basis of a stack', () => {
  const t = play({ hand: ['O3 Crinkled Timeline'] }, { fleet: ['D5 Void Dragoness'] });
  expect(t.refuses(1, 'play', 'O3 Crinkled Timeline')).toBe('ge/crucial-rules/1');
  const stacked = play(
    { hand: ['O3 Crinkled Timeline'] },
    { fleet: [{ card: DESTROYER, on: [{ card: 'C2 Engineer', on: ['A1 Strategy'] }] }], deck: ['T6 System'] },
  );
  stacked.act(1, 'play', 'O3 Crinkled Timeline');
  expect([stacked.inPlay('C2 Engineer'), stacked.pile(2, 'deck')]).toEqual([true, ['A1 Strategy', 'T6 System']]);
});

test('O9 Ship Collision: two ships of one fleet, not one that has moved against it', () => {
  const attacked = { card: 'T3 Moon', on: [{ card: CUTTER, by: 1 }] };
  const t = play({ hand: ['O9 Ship Collision'] }, { fleet: [attacked, DESTROYER] });
  expect(t.refuses(1, 'play', 'O9 Ship Collision')).toBe('ge/crucial-rules/1');
});

test('O7 Interplanetary Conflict: two terrain of one player, not terrain that another has played against that fleet', () => {
  const t = play(
    { hand: ['O7 Interplanetary Conflict'] },
    { fleet: ['T3 Moon', { card: 'T6 Black Hole', by: 3 }] },
    { order: 'never' },
  );
  expect(t.refuses(1, 'play', 'O7 Interplanetary Conflict')).toBe('ge/crucial-rules/1');
});

test('O8 Self Destruction: the damage goes to another unit than the one that is lost', () => {
  const t = play({ hand: ['O8 Self Destruction'], fleet: [DESTROYER] });
  expect(t.refuses(1, 'play', 'O8 Self Destruction')).toBe('ge/crucial-rules/1');
});

for (const name of ['O1 Illness', 'O3 Illness - Aldibrik Ailment', 'O8 Plague', 'O8 Alien Love Interest'])
  test(`${name}: is gone once research equal to its strength has been applied`, () => {
    const n = Number(/\d+/.exec(name)![0]);
    const scouts = Array.from({ length: n }, () => 'C4 Science Officer');
    const t = play(
      { hand: [name], fleet: ['T3 Moon'] },
      { fleet: ['T6 System', { card: DESTROYER, on: ['C2 Engineer'] }, { card: FRIGATE, on: scouts }] },
    );
    t.act(1, 'play', name).pick(1, name === 'O8 Plague' ? DESTROYER : 'C2 Engineer');
    t.untilPhase('allocation', 2);
    t.allocate(2, { give: [[name, 'apply', n]] });
    expect(t.inPlay(name)).toBe(false);
  });

testCard(
  { types: ['C'], strength: 7, title: 'Test Busybody' },
  { functions: [{ effect: draw(1) }, { effect: draw(2) }] },
);

test('O3 Illness - Aldibrik Ailment: the crew uses one function in a turn, and not a second; half of 7 is 3', () => {
  const busy = (...on: { card: string; by: number }[]): Table =>
    table({ seats: [{ fleet: [{ card: DESTROYER, on: [{ card: 'C7 Test Busybody', on }] }] }, { order: 'never' }] });
  const ill = busy({ card: 'O3 Illness - Aldibrik Ailment', by: 2 });
  expect(ill.strength('C7 Test Busybody')).toEqual([3, 3]);
  ill.act(1, 'use', 'C7 Test Busybody', 0);
  expect([ill.size(1, 'hand'), ill.offers(1, 'use', 'C7 Test Busybody', 1)]).toEqual([1, false]);
  const well = busy().act(1, 'use', 'C7 Test Busybody', 0).act(1, 'use', 'C7 Test Busybody', 1);
  expect(well.size(1, 'hand')).toBe(3);
});

test('O2 Natural Disaster: takes the economy that a Gold Vein adds, too', () => {
  const t = play(
    { hand: ['O2 Natural Disaster'], fleet: ['T3 Moon'] },
    { fleet: [{ card: 'T6 System', on: ['O2 Gold Vein'] }] },
  );
  expect(output(t, 'T6 System').economy).toBe(3);
  t.act(1, 'play', 'O2 Natural Disaster').pick(1, 'T6 System');
  expect(output(t, 'T6 System').economy ?? 0).toBe(0);
});

test('O6 Accelerated Aging: no other text changes that strength; dragons age as crew does', () => {
  const t = play(
    { hand: ['O6 Accelerated Aging', 'O3 Illness - Aldibrik Ailment'], fleet: ['T3 Moon'] },
    { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }] },
  );
  t.act(1, 'play', 'O6 Accelerated Aging').act(1, 'play', 'O3 Illness - Aldibrik Ailment');
  expect(t.strength('C5 Captain')).toEqual([5, 5]);
  const old = play({ hand: ['O6 Accelerated Aging'], fleet: ['T3 Moon'] }, { fleet: ['D5 Void Dragoness'] });
  round(old.act(1, 'play', 'O6 Accelerated Aging'));
  expect(old.strength('D5 Void Dragoness')).toEqual([6, 6]);
});

test('O6 Broken Supply Lines: ends when that player destroys a ship of its player, not when another does', () => {
  const seats: SeatPosition[] = [
    { hand: ['O6 Broken Supply Lines'], fleet: ['S1 Fleet Freighter', NOMAD, 'T3 Moon'], order: 'never' },
    { fleet: [DESTROYER, 'T6 System', 'T3 Moon', 'T3 Moon'], order: 'never' },
    { fleet: [DESTROYER, 'T6 System', 'T3 Moon', 'T3 Moon'], order: 'never' },
  ];
  const at = (seat: number): boolean => {
    const t = table({ seats }).act(1, 'play', 'O6 Broken Supply Lines').pick(1, '2');
    t.untilPhase('allocation', seat);
    t.allocate(seat, { engage: [t.id(DESTROYER, seat)], give: [[t.id(DESTROYER, seat), 'weapon 1', 2]] });
    t.untilPhase('weapons fire', seat);
    t.card('S1 Fleet Freighter', 1).shieldDamage = 9;
    t.act(seat, 'fire', 'S1 Fleet Freighter');
    t.pick(seat, t.id(DESTROYER, seat), t.id(DESTROYER, seat));
    expect(t.inPlay('S1 Fleet Freighter')).toBe(false);
    return t.inPlay('O6 Broken Supply Lines');
  };
  expect([at(2), at(3)]).toEqual([false, true]);
});

test('O9 Alliance Treaty: peace for two turns, and no longer', () => {
  const t = table({
    seats: [
      { hand: ['O9 Alliance Treaty'], fleet: [CUTTER, 'T3 Moon'], order: 'never' },
      { fleet: ['S2 Police Cutter', 'T3 Moon'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'O9 Alliance Treaty').pick(1, '2');
  round(t);
  expect(t.inPlay('O9 Alliance Treaty')).toBe(true);
  round(t);
  expect(t.inPlay('O9 Alliance Treaty')).toBe(false);
});

test('O6 Political Clout: the ship stays for two turns, and is free again then', () => {
  const t = play(
    { hand: ['O6 Political Clout'], fleet: ['T3 Moon'] },
    { fleet: [DESTROYER, 'T4 Small System', 'T6 System'] },
  );
  t.act(1, 'play', 'O6 Political Clout').pick(1, 'T4 Small System');
  round(t);
  expect([t.inPlay('O6 Political Clout'), t.under(DESTROYER)]).toEqual([true, 'T4 Small System']);
  round(t);
  expect([t.inPlay('O6 Political Clout'), t.protected(2)]).toEqual([false, true]);
});

test('O7 Out of Season: a molting that is being played has no effect; other cards are played as ever', () => {
  const t = table({
    seats: [
      {
        hand: ['A3 Tri-Millennia Molting', 'S1 Fleet Freighter'],
        fleet: ['D2 Oort Dragoness', 'T3 Moon'],
        order: 'never',
      },
      { hand: ['O7 Out of Season'] },
    ],
  });
  t.act(1, 'play', 'S1 Fleet Freighter');
  expect(t.offers(2, 'respond', 'O7 Out of Season')).toBe(false);
  if (t.question === 'respond') t.pass(2);
  t.act(1, 'play', 'A3 Tri-Millennia Molting').act(2, 'respond', 'O7 Out of Season');
  expect([t.pile(1, 'discard'), t.strength('D2 Oort Dragoness')]).toEqual([['A3 Tri-Millennia Molting'], [2, 2]]);
});

test('O8 Emergency Damage Control: brings a unit with less than half its strength left back to half, shields as they are', () => {
  const t = play({
    hand: ['O8 Emergency Damage Control'],
    fleet: [
      { card: DESTROYER, damage: 3, shieldDamage: 2 },
      { card: FRIGATE, damage: 1 },
    ],
  });
  t.act(1, 'play', 'O8 Emergency Damage Control');
  expect([t.strength(DESTROYER), t.shields(DESTROYER), t.strength(FRIGATE)]).toEqual([[4, 2], 0, [3, 2]]);
});

test('O3 Instant Reaction: a second one waits for the next phase; with a stronger card it is discarded', () => {
  const t = battle(
    { fleet: [DESTROYER, FRIGATE] },
    {
      fleet: [{ card: CUTTER, on: ['O5 Evasive Maneuvers'] }, NOMAD],
      hand: ['O3 Instant Reaction', 'O3 Instant Reaction'],
    },
  );
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'O3 Instant Reaction');
  expect([t.pile(2, 'discard').includes('O3 Instant Reaction'), t.size(2, 'hand')]).toEqual([true, 1]);
  expect(t.offers(2, 'respond', 'O3 Instant Reaction')).toBe(false);
  if (t.question === 'respond') t.pass(2);
});

test('O7 Scientific Breakthrough: a terrain against the fleet takes nothing for one turn, and does so again then', () => {
  const t = play(
    { hand: ['O7 Scientific Breakthrough'], fleet: ['T6 System', { card: 'T6 Black Hole', by: 2 }] },
    { fleet: ['T3 Moon'] },
  );
  const suspended = () => !works(t.s, t.id('T6 Black Hole'));
  expect(suspended()).toBe(false);
  t.act(1, 'play', 'O7 Scientific Breakthrough');
  t.pick(1, 'Stop terrain and hazards against your fleet for one turn');
  expect(suspended()).toBe(true);
  round(t);
  expect(suspended()).toBe(false);
});

test('O8 Tarragym Effect: a player who has looked at the hand chooses the card', () => {
  const t = play(
    { hand: ['O8 Tarragym Effect'], fleet: [{ card: DESTROYER, on: ['C6 Spy'] }] },
    { hand: ['T3 Moon', 'T6 System', NOMAD] },
  );
  t.act(1, 'use', 'C6 Spy', 0);
  if (t.question === 'respond') t.pass(2);
  t.act(1, 'play', 'O8 Tarragym Effect').pick(1, 'T6 System');
  expect([t.pile(2, 'discard'), t.size(2, 'hand')]).toEqual([['T6 System'], 2]);
});

test('O9 Discovery of Discoveries: crew of strength 1 lets its player draw one card and no more', () => {
  const t = play({
    hand: ['O9 Discovery of Discoveries', 'T6 System'],
    deck: ['T3 Moon', 'T4 Small System'],
    fleet: [{ card: DESTROYER, on: ['C1 Crewman', 'C5 Captain'] }],
  });
  t.act(1, 'play', 'O9 Discovery of Discoveries');
  expect([t.pile(1, 'hand').sort(), t.pile(1, 'deck')]).toEqual([['T3 Moon', 'T6 System'], ['T4 Small System']]);
});

test('O8 Mind Turning: does not turn a psy being stronger than itself', () => {
  const t = table({ seats: [{ fleet: ['P9 Test Oracle'], order: 'never' }, { hand: ['O8 Mind Turning'] }] });
  t.act(1, 'use', 'P9 Test Oracle', 0);
  expect(t.offers(2, 'respond', 'O8 Mind Turning')).toBe(false);
  if (t.question === 'respond') t.pass(2);
  expect(t.size(1, 'hand')).toBe(2);
});

test('O7 Capital Revitalization: gives nothing to a player with 9 cards in hand', () => {
  const t = play(
    { hand: ['O7 Capital Revitalization', ...Array.from({ length: 10 }, () => 'T3 Moon')], fleet: ['T3 Moon'] },
    { fleet: ['T3 Moon'] },
  );
  t.act(1, 'play', 'O7 Capital Revitalization').untilPhase('discard', 1);
  const held = t.size(1, 'hand');
  t.untilPhase('play A', 2);
  // only the Draw Cards Phase adds to a hand of 10
  expect([held, t.size(1, 'hand')]).toEqual([10, 11]);
});

test('O8 Structural Degeneration: 8 repair points make the derelict a ship again', () => {
  const t = play(
    { hand: ['O8 Structural Degeneration'], fleet: ['T3 Moon'] },
    { fleet: [DESTROYER, 'T3 Moon', 'T4 Small System'] },
  );
  t.act(1, 'play', 'O8 Structural Degeneration');
  t.s.cards[t.id('O8 Structural Degeneration')]!.applied = 7;
  expect(toEnd(t.s, t.id('O8 Structural Degeneration'))).toEqual({ kind: 'repair', n: 1 });
});

test('O4 Flood: a terrain that makes nothing is flooded, and stays so', () => {
  const t = play({ hand: ['O4 Flood'] }, { fleet: ['T3 Vacation Planet'] });
  t.act(1, 'play', 'O4 Flood');
  expect(t.under('O4 Flood')).toBe('T3 Vacation Planet');
});

test('O8 Computer Virus: is gone once research for all the equipment has been applied; crew works on', () => {
  const t = play(
    { hand: ['O8 Computer Virus'], fleet: ['T3 Moon'] },
    { fleet: ['T6 System', { card: DESTROYER, on: ['E2 Transporter', 'E3 Shuttlecraft', 'C2 Engineer'] }] },
  );
  t.act(1, 'play', 'O8 Computer Virus');
  expect([t.engaged('C2 Engineer'), toEnd(t.s, t.id('O8 Computer Virus'))]).toEqual([true, { kind: 'research', n: 5 }]);
});

test('O2 Serious Hull Breach: with two of each the defender picks both', () => {
  const t = play(
    { hand: ['O2 Serious Hull Breach'] },
    {
      fleet: [
        { card: DESTROYER, shieldDamage: 2, on: ['C2 Engineer', 'C3 Nurse', 'E2 Transporter', 'E3 Shuttlecraft'] },
      ],
    },
  );
  t.act(1, 'play', 'O2 Serious Hull Breach').pick(2, 'C3 Nurse').pick(2, 'E3 Shuttlecraft');
  expect(t.on(DESTROYER)).toEqual(['C2 Engineer', 'E2 Transporter']);
});

test('O8 Economic Crisis: the player that it is played against goes without, in the next turn of that player; a third does not', () => {
  const t = play({ hand: ['O8 Economic Crisis'] }, { fleet: ['T6 System'] }, { fleet: ['T6 System'], order: 'never' });
  t.act(1, 'play', 'O8 Economic Crisis').pick(1, '3');
  const economy = (seat: number): number => production(t.s, seat - 1, works).free.economy;
  t.untilPhase('play A', 3);
  expect([economy(2), economy(3)]).toEqual([1, 0]);
  t.untilPhase('play A', 1);
  expect(economy(3)).toBe(1);
});

test('O1 Sun Spot: as a reaction to an allocation it takes the points of the weakest terrain at once', () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T3 Moon', 'T6 System', { card: DESTROYER, engaged: false }], order: 'never' },
      { hand: ['O1 Sun Spot'] },
    ],
  });
  t.act(2, 'respond', 'O1 Sun Spot');
  expect([output(t, 'T3 Moon'), output(t, 'T6 System').ammunition]).toEqual([{}, 6]);
  t.leaveOpen();
});

test('O4 Repair Delivery: saves a ship that is about to be lost, and no dragon', () => {
  const lost = (name: string): Table =>
    battle(
      { fleet: [DESTROYER, FRIGATE] },
      { fleet: [{ card: name, shieldDamage: 99 }], hand: ['O4 Repair Delivery'], order: 'loss' },
    );
  const t = fire(lost(CUTTER), DESTROYER, CUTTER, 3);
  // the volley itself goes through
  t.pass(2).act(2, 'respond', 'O4 Repair Delivery');
  expect(t.inPlay(CUTTER, 2)).toBe(true);
  const dragon = lost('D2 Oort Dragoness');
  dragon.act(1, 'fire', 'D2 Oort Dragoness').pick(1, ...Array(3).fill(DESTROYER), ...Array(3).fill(FRIGATE));
  while (dragon.question === 'respond') {
    expect(dragon.offers(2, 'respond', 'O4 Repair Delivery')).toBe(false);
    dragon.pass(2);
  }
  expect(dragon.inPlay('D2 Oort Dragoness')).toBe(false);
});

test('O2 Shipping Delays: it takes only generated supply; economy can still replace supply', () => {
  const craft = 'S2 Clydon Carrier Craft';
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: ['T3 Moon', 'T6 System', { card: craft, engaged: false }, { card: NOMAD, engaged: false }],
        order: 'never',
      },
      { hand: ['O2 Shipping Delays'] },
    ],
  });
  t.act(2, 'respond', 'O2 Shipping Delays');
  // of 2 supply and 1 economy, the economy is left: it engages a card that needs 1 supply, but not one that needs 2
  expect([t.whyNot(1, craft), t.whyNot(1, NOMAD)?.rule]).toEqual([null, 'ge/allocation-phase/6']);
  t.allocate(1, { engage: [craft] });
  expect(t.engaged(craft)).toBe(true);
});

testCard(
  { types: ['C'], strength: 2, title: 'Test Watcher' },
  { reactions: [{ on: anyDeed, from: 'play', effect: draw(1) }] },
);

test('O4 Entertaining Pastime: crew there does not react either; crew elsewhere does', () => {
  const watched = (...on: { card: string; by: number }[]): Table =>
    table({
      seats: [
        { hand: ['S1 Fleet Freighter'], fleet: ['T3 Moon'], order: 'never' },
        { fleet: [{ card: DESTROYER, on: ['C2 Test Watcher', ...on] }] },
      ],
    }).act(1, 'play', 'S1 Fleet Freighter');
  const idle = watched({ card: 'O4 Entertaining Pastime', by: 1 });
  expect(idle.offers(2, 'respond', 'C2 Test Watcher')).toBe(false);
  if (idle.question === 'respond') idle.pass(2);
  const alert = watched();
  expect(alert.offers(2, 'respond', 'C2 Test Watcher')).toBe(true);
  alert.pass(2);
});
