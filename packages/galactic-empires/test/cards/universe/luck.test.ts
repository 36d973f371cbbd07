import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { SeatPosition } from '../../../src/position.ts';
import { drawsOf } from '../../../src/rules/turn/draw-phase.ts';
import { actionOf, called, draw, fireLess, itself, stopIt, volleyAt } from '../../../src/words/index.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, NOMAD, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Luck cards: the effect of each, and cases without one

test('L10 Galactic Armageddon: all cards but terrain are discarded, and nobody can play it again', () => {
  const t = play(
    { hand: ['L10 Galactic Armageddon', 'L10 Galactic Armageddon'], fleet: ['T3 Moon', DESTROYER] },
    { fleet: [{ card: 'T4 Small System', on: ['C2 Engineer'] }, CUTTER] },
  );
  t.act(1, 'play', 'L10 Galactic Armageddon');
  expect([DESTROYER, CUTTER, 'C2 Engineer', 'T3 Moon', 'T4 Small System'].map(name => t.inPlay(name))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(t.pile(1, 'removed')).toEqual(['L10 Galactic Armageddon']);
  expect(t.refuses(1, 'play', 'L10 Galactic Armageddon')).toBe('ge/crucial-rules/1');
});

test('L1 Lucky Crew Action: a crew ignores a card played on it, and no card played elsewhere', () => {
  const seats = (hand: string): Table =>
    table({
      seats: [
        { hand: [hand], order: 'never' },
        { hand: ['L1 Lucky Crew Action'], fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }] },
      ],
    });
  const t = seats('O9 Illness').act(1, 'play', 'O9 Illness').act(2, 'respond', 'L1 Lucky Crew Action');
  expect([t.engaged('C2 Engineer'), t.pile(1, 'discard'), t.pile(2, 'discard')]).toEqual([
    true,
    ['O9 Illness'],
    ['L1 Lucky Crew Action'],
  ]);
  const other = seats('L2 Warp Engine Breach').act(1, 'play', 'L2 Warp Engine Breach');
  expect(other.offers(2, 'respond', 'L1 Lucky Crew Action')).toBe(false);
  other.pass(2);
});

test('L2 Phaser Malfunction: the phasers of one firing unit do nothing in the volley, those of others do', () => {
  const t = battle({ fleet: [DESTROYER, FRIGATE] }, { fleet: [CUTTER], hand: ['L2 Phaser Malfunction'] });
  t.act(1, 'fire', CUTTER).pick(1, DESTROYER, DESTROYER, FRIGATE, FRIGATE);
  t.act(2, 'respond', 'L2 Phaser Malfunction').pick(2, DESTROYER);
  expect(t.shields(CUTTER)).toBe(1);
});

test('L2 Phaser Malfunction: heavy weapons fire on', () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
    { fleet: ['T3 Moon'], hand: ['L2 Phaser Malfunction'] },
  );
  t.act(1, 'fire', 'T3 Moon').pick(1, DESTROYER, DESTROYER);
  expect(t.offers(2, 'respond', 'L2 Phaser Malfunction')).toBe(false);
  t.pass(2);
  expect(t.strength('T3 Moon')).toEqual([3, 1]);
});

test('L2 Warp Engine Breach: half its strength in damage to the structure of a ship, and none to a dragon', () => {
  const t = play({ hand: ['L2 Warp Engine Breach'] }, { fleet: ['S5 Indirigan Destroyer', 'D2 Oort Dragoness'] });
  t.act(1, 'play', 'L2 Warp Engine Breach');
  expect([t.strength('S5 Indirigan Destroyer'), t.shields('S5 Indirigan Destroyer')]).toEqual([[5, 3], 4]);
  expect(t.strength('D2 Oort Dragoness')).toEqual([2, 2]);
});

test('L3 Aurora Effect: a card that another player destroys may go to the reserve fleet in exchange for a card as strong', () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
    { fleet: ['L3 Aurora Effect', 'S1 Fleet Freighter'], reserve: ['S2 Police Cutter', 'C1 Crewman'], order: 'never' },
  );
  t.act(1, 'fire', 'S1 Fleet Freighter').pick(1, ...Array.from({ length: 5 }, () => DESTROYER));
  t.pick(2, 'S2 Police Cutter');
  expect([t.pile(2, 'reserve').sort(), t.pile(2, 'discard')]).toEqual([
    ['C1 Crewman', 'S1 Fleet Freighter'],
    ['S2 Police Cutter'],
  ]);
});

test('L3 Aurora Effect: saves nothing that its own player discards', () => {
  const t = table({
    phase: 'discard',
    seats: [{ fleet: ['L3 Aurora Effect', 'S1 Fleet Freighter'], reserve: ['S2 Police Cutter'] }, {}],
  });
  t.pick(1, 'S1 Fleet Freighter');
  expect([t.pile(1, 'reserve'), t.pile(1, 'discard')]).toEqual([['S2 Police Cutter'], ['S1 Fleet Freighter']]);
});

test("L3 Pirate's Cache: its points engage a ship at once", () => {
  const t = play({
    hand: ["L3 Pirate's Cache"],
    fleet: [
      { card: DESTROYER, engaged: false },
      { card: 'S5 Indirigan Destroyer', engaged: false },
    ],
  });
  t.act(1, 'play', "L3 Pirate's Cache");
  expect(t.offers(1, 'engage', 'S5 Indirigan Destroyer')).toBe(false);
  t.pick(1, DESTROYER).pass(1);
  expect([t.engaged(DESTROYER), t.pile(1, 'discard')]).toEqual([true, ["L3 Pirate's Cache"]]);
});

test("L3 Pirate's Cache: in the Allocation Phase its points are allocated with the rest, for a Card Play", () => {
  const t = table({
    phase: 'allocation',
    seats: [{ hand: ["L3 Pirate's Cache"], fleet: [{ card: DESTROYER, engaged: false }] }, { order: 'never' }],
  });
  expect(t.whyNot(1, DESTROYER)?.rule).toBe('ge/allocation-phase/6');
  t.pick(1, 'spend', DESTROYER);
  expect([t.engaged(DESTROYER), t.player(1).plays, t.size(1, 'hand')]).toEqual([true, 2, 0]);
});

test('L3 Repair Malfunction: two repair points do damage in place of repair, once they have been used', () => {
  const seats = (damage: number): SeatPosition[] => [
    { fleet: [{ card: 'S5 Indirigan Destroyer', damage, on: ['C6 Damage Control Team'] }], order: 'never' },
    { hand: ['L3 Repair Malfunction'] },
  ];
  const t = table({ phase: 'allocation', seats: seats(2) });
  expect(t.offers(2, 'respond', 'L3 Repair Malfunction')).toBe(false);
  t.pass(2).pick(1, '0', '0').act(2, 'respond', 'L3 Repair Malfunction');
  // two repair points do 2 more damage instead of repairing 2
  expect(t.strength('S5 Indirigan Destroyer')).toEqual([5, 1]);
});

test('L3 Transporter Malfunction: the action of a transporter does nothing', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['C2 Engineer', 'E2 Transporter'] }, DESTROYER], order: 'never' },
      { hand: ['L3 Transporter Malfunction', 'L4 Shuttle Malfunction'] },
    ],
  });
  t.act(1, 'use', 'E2 Transporter', 0);
  while (t.question !== 'respond') t.least();
  expect(t.offers(2, 'respond', 'L4 Shuttle Malfunction')).toBe(false);
  t.act(2, 'respond', 'L3 Transporter Malfunction');
  expect(t.under('C2 Engineer')).toBe('T3 Moon');
});

test('L3 Unlucky Targeting: a volley is divided by 2', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['L3 Unlucky Targeting'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'L3 Unlucky Targeting');
  // half of 3 is 1
  expect(t.shields(CUTTER)).toBe(2);
});

test('L3 Unlucky Targeting: answers no card that is played', () => {
  const t = table({
    seats: [{ hand: ['T3 Moon'], order: 'never' }, { hand: ['L3 Unlucky Targeting'] }],
  });
  t.act(1, 'play', 'T3 Moon');
  expect(t.offers(2, 'respond', 'L3 Unlucky Targeting')).toBe(false);
  t.pass(2);
});

test('L4 Cursed Alien Artifact: its victim draws two cards fewer in the next Draw Cards Phase alone', () => {
  const t = play({ hand: ['L4 Cursed Alien Artifact'] });
  t.act(1, 'play', 'L4 Cursed Alien Artifact');
  expect([drawsOf(t.s, 0), drawsOf(t.s, 1)]).toEqual([2, 0]);
  t.untilPhase('play A', 1);
  expect([t.size(2, 'hand'), drawsOf(t.s, 1)]).toEqual([0, 0]);
  t.untilPhase('play A', 2);
  expect(drawsOf(t.s, 1)).toBe(2);
});

test('L4 Lucky Shield Repair: the shields of a unit are whole again, and not its structure', () => {
  const t = play({
    hand: ['L4 Lucky Shield Repair', 'L4 Lucky Shield Repair'],
    fleet: [{ card: DESTROYER, shieldDamage: 2, damage: 1 }],
  });
  t.act(1, 'play', 'L4 Lucky Shield Repair');
  expect([t.shields(DESTROYER), t.strength(DESTROYER)]).toEqual([2, [4, 3]]);
  expect(t.refuses(1, 'play', 'L4 Lucky Shield Repair')).toBe('ge/playing-on/1');
});

test('L4 Miscommunications: a unit fires at a target that its enemy chooses, never its own fleet while three play', () => {
  const t = battle(
    { fleet: [DESTROYER, FRIGATE] },
    { fleet: [CUTTER], hand: ['L4 Miscommunications'] },
    { fleet: ['S2 Police Cutter'], order: 'never' },
  );
  fire(t, FRIGATE, CUTTER, 1).act(2, 'respond', 'L4 Miscommunications').pick(2, DESTROYER);
  expect(t.offers(2, 'fire', FRIGATE)).toBe(false);
  t.act(2, 'fire', 'S2 Police Cutter').pick(2, DESTROYER, DESTROYER, DESTROYER);
  expect([t.shields('S2 Police Cutter'), t.shields(CUTTER)]).toEqual([0, 2]);
});

test('L4 Miscommunications: takes fire that is not resolved, but none that is', () => {
  const t = battle(
    { fleet: [DESTROYER, FRIGATE] },
    { fleet: [CUTTER, 'S2 Police Cutter'], hand: ['L4 Miscommunications'] },
  );
  fire(t, DESTROYER, CUTTER, 3);
  expect(t.offers(2, 'respond', 'L4 Miscommunications')).toBe(true);
  t.pass(2);
  fire(t, FRIGATE, 'S2 Police Cutter', 2).act(2, 'respond', 'L4 Miscommunications');
  // the destroyer has fired: there is no choice of units
  expect(t.prompt()).toContain(FRIGATE);
  t.leaveOpen();
});

test('L4 Monster Healing: heals up to 4 damage on a dragon, and nothing on a ship', () => {
  const t = play({
    hand: ['L4 Monster Healing'],
    fleet: [
      { card: 'D6 Astral Dragoness', damage: 5 },
      { card: DESTROYER, damage: 1 },
    ],
  });
  t.act(1, 'play', 'L4 Monster Healing');
  expect([t.card('D6 Astral Dragoness').damage, t.card(DESTROYER).damage]).toEqual([1, 1]);
});

test('L4 Monster Healing: undoes research applied to a monster', () => {
  const t = play({ hand: ['L4 Monster Healing'] }, { fleet: [{ card: 'M4 Spacetacean', by: 1, applied: 3 }] });
  t.act(1, 'play', 'L4 Monster Healing');
  expect(t.card('M4 Spacetacean').applied).toBe(0);
});

test('L4 Monster Healing: heals a monster as a reaction to anything that another player does, and none that is whole', () => {
  const react = (damage: number) =>
    table({
      seats: [
        { hand: ['T3 Moon'], fleet: [{ card: 'M9 Kraken', by: 2, damage }], order: 'never' },
        { hand: ['L4 Monster Healing'] },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = react(5).act(2, 'respond', 'L4 Monster Healing');
  expect([t.card('M9 Kraken').damage, t.pile(2, 'discard')]).toEqual([1, ['L4 Monster Healing']]);
  const whole = react(0);
  expect(whole.offers(2, 'respond', 'L4 Monster Healing')).toBe(false);
  if (whole.question === 'respond') whole.pass(2);
});

test('L4 Monster Healing: a volley at a dragon does 4 less, at a ship it does all', () => {
  const aimed = (target: string) => {
    const t = battle(
      { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
      { fleet: ['D5 Void Dragoness', CUTTER], hand: ['L4 Monster Healing'] },
    );
    t.act(1, 'fire', target).pick(1, ...Array(3).fill(DESTROYER));
    return t;
  };
  const plain = aimed('D5 Void Dragoness').pass(2);
  const healed = aimed('D5 Void Dragoness').act(2, 'respond', 'L4 Monster Healing');
  const { damage } = plain.card('D5 Void Dragoness');
  expect([damage > 0, healed.card('D5 Void Dragoness').damage]).toEqual([true, Math.max(0, damage - 4)]);
  if (healed.question === 'respond') healed.pass(2);
  const ship = aimed(CUTTER);
  expect(ship.question === 'respond' && ship.offers(2, 'respond', 'L4 Monster Healing')).toBe(false);
  if (ship.question === 'respond') ship.pass(2);
});

test('L4 Monster Healing: saves a dragon that a volley is about to destroy', () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
    { fleet: ['D2 Oort Dragoness'], hand: ['L4 Monster Healing'], order: 'loss' },
  );
  t.act(1, 'fire', 'D2 Oort Dragoness').pick(1, DESTROYER, DESTROYER, DESTROYER, DESTROYER, DESTROYER);
  t.pass(2).act(2, 'respond', 'L4 Monster Healing');
  expect([t.inPlay('D2 Oort Dragoness'), t.pile(2, 'discard')]).toEqual([true, ['L4 Monster Healing']]);
});

test('L4 Monster Overstrike: doubles a dragon’s damage this turn, but not a ship’s', () => {
  const t = play(
    { hand: ['L4 Monster Overstrike'], fleet: ['D2 Oort Dragoness', DESTROYER] },
    { fleet: ['S5 Indirigan Destroyer', CUTTER] },
  );
  t.act(1, 'play', 'L4 Monster Overstrike').untilPhase('weapons fire', 1);
  fire(t, 'D2 Oort Dragoness', 'S5 Indirigan Destroyer', 2);
  fire(t, DESTROYER, CUTTER, 2);
  expect([t.shields('S5 Indirigan Destroyer'), t.shields(CUTTER)]).toEqual([0, 1]);
});

test('L4 Monster Overstrike: as a reaction a monster that is used does twice its damage, for the rest of the phase', () => {
  const bite = (doubled: boolean) => {
    const t = table({
      seats: [
        { fleet: [FRIGATE], order: 'never' },
        { fleet: [{ card: NOMAD, on: [{ card: 'M4 Space Dragon', by: 1 }] }], order: 'never' },
        { hand: ['L4 Monster Overstrike'] },
      ],
    });
    t.act(1, 'use', 'M4 Space Dragon');
    if (doubled) t.act(3, 'respond', 'L4 Monster Overstrike');
    else t.pass(3);
    if (t.question === 'respond') t.pass(3);
    return t.card(NOMAD).shieldDamage;
  };
  expect([bite(false), bite(true)]).toEqual([2, 4]);
});

test('L4 Monster Overstrike: a monster that is being played does twice its damage; a hazard does not', () => {
  const seats = (card: string): SeatPosition[] => [
    { hand: [card], order: 'never' },
    { fleet: ['T6 Planet', NOMAD], hand: ['L4 Monster Overstrike'] },
  ];
  const t = table({ seats: seats('M2 Planet Gouge') }).act(1, 'play', 'M2 Planet Gouge');
  t.act(2, 'respond', 'L4 Monster Overstrike');
  // 3 points become 6
  expect(t.inPlay('T6 Planet')).toBe(false);
  const storm = table({ seats: seats('H2 Ion Storm') }).act(1, 'play', 'H2 Ion Storm');
  expect(storm.question === 'respond' && storm.offers(2, 'respond', 'L4 Monster Overstrike')).toBe(false);
  if (storm.question === 'respond') storm.pass(2);
});

test('L4 Navigational Error: a ship is lost, and its terrain takes its strength in damage', () => {
  const t = play(
    { hand: ['L4 Navigational Error'] },
    { fleet: [{ card: 'T6 System', on: [DESTROYER] }, 'T3 Moon', 'S5 Indirigan Destroyer'] },
  );
  t.act(1, 'play', 'L4 Navigational Error');
  expect([t.inPlay(DESTROYER), t.strength('T6 System'), t.strength('T3 Moon')]).toEqual([false, [6, 2], [3, 3]]);
});

test('L4 Navigational Error: in space the player of the ship picks the terrain; a ship stronger than 4 does not err', () => {
  const t = play(
    { hand: ['L4 Navigational Error', 'L4 Navigational Error'], fleet: ['T4 Small System'] },
    { fleet: ['T6 System', 'T3 Moon', 'S5 Indirigan Destroyer', DESTROYER] },
  );
  t.act(1, 'play', 'L4 Navigational Error');
  expect(t.offers(2, 'card', 'T4 Small System')).toBe(false);
  t.pick(2, 'T6 System');
  expect([t.inPlay(DESTROYER), t.strength('T6 System')]).toEqual([false, [6, 2]]);
  expect(t.refuses(1, 'play', 'L4 Navigational Error')).toBe('ge/playing-on/1');
});

test('L4 Navigational Error: terrain that combines is hit as one', () => {
  const t = play(
    { hand: ['L4 Navigational Error'] },
    { fleet: [FRIGATE, 'T6 Planet', { card: 'T3 Moon', on: ['T5 Ring System'] }] },
  );
  t.act(1, 'play', 'L4 Navigational Error');
  expect([t.offers(2, 'card', 'T3 Moon'), t.offers(2, 'card', 'T5 Ring System')]).toEqual([true, false]);
  t.pick(2, 'T3 Moon');
  expect([t.card('T3 Moon').damage, t.card('T5 Ring System').damage]).toEqual([3, 0]);
});

test('L4 Scientifically Enhance Tectonic Plate Structure: a terrain takes half the damage of a volley, or of a card', () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
    { fleet: ['T3 Moon'], hand: ['L4 Scientifically Enhance Tectonic Plate Structure'] },
  );
  t.act(1, 'fire', 'T3 Moon').pick(1, DESTROYER, DESTROYER);
  t.act(2, 'respond', 'L4 Scientifically Enhance Tectonic Plate Structure');
  expect(t.strength('T3 Moon')).toEqual([3, 2]);
  const card = table({
    seats: [
      { hand: ['O2 Comet Impact'], order: 'never' },
      { fleet: ['T3 Moon'], hand: ['L4 Scientifically Enhance Tectonic Plate Structure'] },
    ],
  });
  card.act(1, 'play', 'O2 Comet Impact').act(2, 'respond', 'L4 Scientifically Enhance Tectonic Plate Structure');
  expect(card.strength('T3 Moon')).toEqual([3, 2]);
});

test('L4 Scientifically Enhance Tectonic Plate Structure: halves the damage of that one card, not of the next', () => {
  const t = table({
    seats: [
      { hand: ['M2 Planet Gouge', 'H2 Meteor Shower'], order: 'never' },
      { fleet: ['T6 Planet'], hand: ['L4 Scientifically Enhance Tectonic Plate Structure'] },
    ],
  });
  t.act(1, 'play', 'M2 Planet Gouge').act(2, 'respond', 'L4 Scientifically Enhance Tectonic Plate Structure');
  // half of 3
  expect(t.strength('T6 Planet')).toEqual([6, 5]);
  t.act(1, 'play', 'H2 Meteor Shower').pick(1, 'T6 Planet');
  expect(t.strength('T6 Planet')).toEqual([6, 4]);
});

test('L4 Scientifically Enhance Tectonic Plate Structure: is no help to a ship', () => {
  const t = battle(
    { fleet: [DESTROYER] },
    { fleet: [CUTTER], hand: ['L4 Scientifically Enhance Tectonic Plate Structure'] },
  );
  fire(t, DESTROYER, CUTTER, 1);
  expect(t.offers(2, 'respond', 'L4 Scientifically Enhance Tectonic Plate Structure')).toBe(false);
  t.pass(2);
});

test('L4 Shuttle Malfunction: the action of a shuttle does nothing', () => {
  const t = table({
    seats: [
      { fleet: [{ card: 'T3 Moon', on: ['C2 Engineer', 'E3 Shuttlecraft'] }, DESTROYER], order: 'never' },
      { hand: ['L4 Shuttle Malfunction', 'L3 Transporter Malfunction'] },
    ],
  });
  t.act(1, 'use', 'E3 Shuttlecraft', 0);
  while (t.question !== 'respond') t.least();
  expect(t.offers(2, 'respond', 'L3 Transporter Malfunction')).toBe(false);
  t.act(2, 'respond', 'L4 Shuttle Malfunction');
  expect(t.under('C2 Engineer')).toBe('T3 Moon');
});

testCard(
  { types: ['S'], strength: 5, title: 'Test Sweep', shields: 3 },
  {
    is: ['minesweeper'],
    functions: [{ effect: draw(1) }],
    reactions: [
      { on: actionOf(called('mine')), from: 'play', sweeps: true, effect: stopIt },
      { on: volleyAt(itself), from: 'play', effect: fireLess(1) },
    ],
  },
);
test('L4 Unsuccessful Minesweeping: goes on a minesweeper of another player, on no other ship', () => {
  const t = play(
    { hand: ['L4 Unsuccessful Minesweeping'], fleet: ['S4 Argonian Minesweeper'] },
    { fleet: [DESTROYER] },
  );
  expect(t.refuses(1, 'play', 'L4 Unsuccessful Minesweeping')).toBe('ge/playing-on/1');
  const foe = play({ hand: ['L4 Unsuccessful Minesweeping'] }, { fleet: ['S4 Argonian Minesweeper'] });
  foe.act(1, 'play', 'L4 Unsuccessful Minesweeping');
  expect(foe.pile(1, 'discard')).toEqual(['L4 Unsuccessful Minesweeping']);
});

test('L4 Unsuccessful Minesweeping: for two turns that ship sweeps no mine; in the third it does', () => {
  const mines = ['E1 Explosive Mine', 'E1 Explosive Mine', 'E1 Explosive Mine'];
  const t = play(
    { hand: ['L4 Unsuccessful Minesweeping'], fleet: ['T3 Moon', { card: CUTTER, on: mines }], order: 'never' },
    { fleet: ['T3 Moon', 'T6 System', 'S4 Argonian Minesweeper', DESTROYER], order: 'always' },
  );
  const sweeps = (): boolean => {
    t.act(1, 'use', 'E1 Explosive Mine');
    if (t.question === 'target') t.pick(1, DESTROYER);
    const offered = t.question === 'respond' && t.offers(2, 'respond', 'S4 Argonian Minesweeper');
    while (t.question === 'respond') t.pass();
    return offered;
  };
  const next = (): Table =>
    t
      .untilAsked('allocation', 2)
      .pick(2, 'S4 Argonian Minesweeper', DESTROYER)
      .untilAsked('allocation', 1)
      .pick(1, CUTTER)
      .untilAsked('play cards', 1);
  t.act(1, 'play', 'L4 Unsuccessful Minesweeping');
  while (t.question === 'respond') t.pass();
  const found = [sweeps()];
  next();
  found.push(sweeps());
  next();
  found.push(sweeps());
  expect(found).toEqual([false, false, true]);
});
test('L4 Unsuccessful Minesweeping: as a reaction to the sweeping the mine goes off after all', () => {
  const t = play(
    { hand: ['L4 Unsuccessful Minesweeping'], fleet: [{ card: CUTTER, on: ['E2 Nuclear Mine'] }], order: 'always' },
    { fleet: ['S4 Argonian Minesweeper'], order: 'always' },
  );
  t.act(1, 'use', 'E2 Nuclear Mine').act(2, 'respond', 'S4 Argonian Minesweeper');
  t.act(1, 'respond', 'L4 Unsuccessful Minesweeping');
  while (t.question === 'respond') t.pass();
  expect(t.shields('S4 Argonian Minesweeper')).toBe(4 - 2);
});

test('L4 Unsuccessful Minesweeping and E1 False Mine: their ship does not sweep, and does all else that it does', () => {
  const swept = (hand: string) => {
    const t = table({
      seats: [
        { fleet: [{ card: CUTTER, on: ['E1 Explosive Mine'] }], hand: [hand] },
        { fleet: ['T3 Moon', 'S5 Test Sweep'] },
      ],
    });
    t.act(1, 'play', hand);
    if (t.question === 'target' || t.question === 'place') t.pick(1, 'S5 Test Sweep');
    while (t.question === 'respond') t.pass(2);
    t.act(1, 'use', 'E1 Explosive Mine').pick(1, 'T3 Moon');
    const sweeps = t.offers(2, 'respond', 'S5 Test Sweep');
    t.pass(2).pass(1).act(1, 'fire', 'S5 Test Sweep').pick(1, CUTTER);
    const dodges = t.offers(2, 'respond', 'S5 Test Sweep');
    t.pass(2).untilPhase('play A', 2);
    return [sweeps, dodges, t.offers(2, 'use', 'S5 Test Sweep')];
  };
  expect([swept('L4 Unsuccessful Minesweeping'), swept('E1 False Mine')]).toEqual([
    [false, true, true],
    [false, true, true],
  ]);
});

test('L5 Defensive Override: all phaser fire of one ship is lost, its heavy weapons hit', () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
    { fleet: [CUTTER], hand: ['L5 Defensive Override'] },
  );
  t.act(1, 'fire', CUTTER).pick(1, ...Array.from({ length: 5 }, () => DESTROYER));
  t.act(2, 'respond', 'L5 Defensive Override');
  expect([t.shields(CUTTER), t.strength(CUTTER)]).toEqual([1, [3, 3]]);
});

test('L5 Defensive Override: has nothing to do where no phasers fire', () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }] },
    { fleet: ['T3 Moon'], hand: ['L5 Defensive Override'] },
  );
  t.act(1, 'fire', 'T3 Moon').pick(1, DESTROYER, DESTROYER);
  expect(t.offers(2, 'respond', 'L5 Defensive Override')).toBe(false);
  t.pass(2);
});

test('L5 Heavy Weapons Backfire: half of heavy fire, rounded down, hits the firing ship, the rest its target', () => {
  const t = battle(
    {
      fleet: [
        { card: 'S4 Argonian Destroyer', given: [0, 0, 2], shieldDamage: 2 },
        { card: FRIGATE, given: [0, 0, 1] },
      ],
    },
    { fleet: ['T3 Moon'], hand: ['L5 Heavy Weapons Backfire'] },
  );
  t.act(1, 'fire', 'T3 Moon').pick(1, DESTROYER, DESTROYER, FRIGATE);
  t.act(2, 'respond', 'L5 Heavy Weapons Backfire').pick(2, DESTROYER);
  expect([t.strength(DESTROYER), t.strength('T3 Moon')]).toEqual([
    [4, 3],
    [3, 1],
  ]);
});

test('L5 Heavy Weapons Backfire: not where phasers alone fire', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['L5 Heavy Weapons Backfire'] });
  fire(t, DESTROYER, CUTTER, 2);
  expect(t.offers(2, 'respond', 'L5 Heavy Weapons Backfire')).toBe(false);
  t.pass(2);
});

test('L6 Artifact - Krebiz Monolith: Krebiz ships take 1 less from a volley, all crew have 1 more strength', () => {
  const t = battle(
    { fleet: [DESTROYER] },
    {
      fleet: [
        { card: 'T3 Moon', on: ['L6 Artifact - Krebiz Monolith', 'C2 Engineer'] },
        'S3 Krebiz Escort Ship',
        CUTTER,
      ],
      order: 'never',
    },
  );
  expect(t.strength('C2 Engineer')).toEqual([3, 3]);
  fire(t, DESTROYER, 'S3 Krebiz Escort Ship', 2);
  fire(t, DESTROYER, CUTTER, 1);
  expect([t.shields('S3 Krebiz Escort Ship'), t.shields(CUTTER)]).toEqual([3, 2]);
});

test('L6 Artifact - Krebiz Monolith: goes on any terrain, and on no ship', () => {
  const t = play({ hand: ['L6 Artifact - Krebiz Monolith'], fleet: ['T3 Moon', DESTROYER] }, { fleet: ['T6 System'] });
  t.act(1, 'play', 'L6 Artifact - Krebiz Monolith');
  expect(['T3 Moon', 'T6 System', DESTROYER].map(x => t.offers(1, 'on', x))).toEqual([true, true, false]);
  t.pick(1, 'T6 System');
  expect(t.under('L6 Artifact - Krebiz Monolith')).toBe('T6 System');
});

test('L6 Distress Beacon: the three crew nearest the top of the discard pile come back', () => {
  const t = play({
    hand: ['L6 Distress Beacon'],
    discard: ['C2 Engineer', 'T3 Moon', 'C3 Nurse', 'C1 Crewman', 'C1 Informant'],
  });
  t.act(1, 'play', 'L6 Distress Beacon');
  expect([t.pile(1, 'hand').sort(), t.pile(1, 'discard')]).toEqual([
    ['C1 Crewman', 'C2 Engineer', 'C3 Nurse'],
    ['L6 Distress Beacon', 'T3 Moon', 'C1 Informant'],
  ]);
  const none = play({ hand: ['L6 Distress Beacon'], discard: ['T3 Moon'] });
  expect(none.refuses(1, 'play', 'L6 Distress Beacon')).toBe('ge/crucial-rules/1');
});

test('L6 Distress Beacon: brings crew back as a reaction too, where there is a crew to bring', () => {
  const react = (...discard: string[]) =>
    table({
      seats: [
        { hand: ['T3 Moon'], order: 'never' },
        { hand: ['L6 Distress Beacon'], discard },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = react('T6 System', 'C2 Engineer').act(2, 'respond', 'L6 Distress Beacon').pass(2);
  expect([t.pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([['C2 Engineer'], ['L6 Distress Beacon', 'T6 System']]);
  const none = react('T6 System');
  expect(none.question === 'respond' && none.offers(2, 'respond', 'L6 Distress Beacon')).toBe(false);
  if (none.question === 'respond') none.pass(2);
});

test('L6 Lucky Maneuver: a ship ignores a whole volley; a base does not', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['L6 Lucky Maneuver'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'L6 Lucky Maneuver');
  expect(t.shields(CUTTER)).toBe(3);
  const base = battle(
    { fleet: [DESTROYER] },
    { fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }], hand: ['L6 Lucky Maneuver'] },
  );
  fire(base, DESTROYER, 'B4 Base Station', 3);
  expect(base.offers(2, 'respond', 'L6 Lucky Maneuver')).toBe(false);
  base.pass(2);
});

test('L7 Alien Artifact: its owner draws 3 cards, and no other player', () => {
  const t = play({ hand: ['L7 Alien Artifact'] });
  t.act(1, 'play', 'L7 Alien Artifact');
  expect([t.size(1, 'hand'), t.size(2, 'hand'), t.pile(1, 'discard')]).toEqual([3, 0, ['L7 Alien Artifact']]);
});

test('L7 Anomaly Portal: a card played against the fleet goes on a third player, not on its own while there is one', () => {
  const t = table({
    seats: [
      { hand: ['L2 Warp Engine Breach'], fleet: [FRIGATE], order: 'never' },
      { hand: ['L7 Anomaly Portal'], fleet: [DESTROYER] },
      { fleet: ['S5 Indirigan Destroyer', 'T3 Moon'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'L2 Warp Engine Breach').pick(1, DESTROYER);
  t.act(2, 'respond', 'L7 Anomaly Portal');
  expect([t.strength(DESTROYER), t.strength(FRIGATE), t.strength('S5 Indirigan Destroyer')]).toEqual([
    [4, 4],
    [3, 3],
    [5, 3],
  ]);
});

test('L7 Anomaly Portal: combined terrain takes it as one card, never as one of its parts', () => {
  const t = table({
    seats: [
      { hand: ['O2 Comet Impact'], fleet: [FRIGATE], order: 'never' },
      { hand: ['L7 Anomaly Portal'], fleet: ['T4 Forming System'] },
      { fleet: [{ card: 'T6 Planet', on: ['T1 Captured Satellite'] }, 'T3 Moon'], order: 'never' },
    ],
  });
  t.act(1, 'play', 'O2 Comet Impact').pick(1, 'T4 Forming System').act(2, 'respond', 'L7 Anomaly Portal');
  const targets = t.options(2).map(o => o.a);
  expect(targets).toEqual([t.id('T6 Planet'), t.id('T3 Moon')]);
  t.pick(2, 'T6 Planet');
  expect([t.card('T6 Planet').damage, t.card('T1 Captured Satellite').damage]).toEqual([2, 0]);
});

test('L7 Anomaly Portal: between two players the card goes back; a card against nobody is not redirected', () => {
  const t = table({
    seats: [
      { hand: ['L2 Warp Engine Breach', 'T3 Moon'], fleet: [FRIGATE], order: 'never' },
      { hand: ['L7 Anomaly Portal'], fleet: [DESTROYER] },
    ],
  });
  t.act(1, 'play', 'T3 Moon');
  expect(t.offers(2, 'respond', 'L7 Anomaly Portal')).toBe(false);
  t.pass(2).act(1, 'play', 'L2 Warp Engine Breach').pick(1, DESTROYER).act(2, 'respond', 'L7 Anomaly Portal');
  expect([t.strength(DESTROYER), t.strength(FRIGATE)]).toEqual([
    [4, 4],
    [3, 2],
  ]);
});

test('L7 Expeditious Reserves: any card of the hand for any of the reserve fleet, but not itself', () => {
  const t = play({ hand: ['L7 Expeditious Reserves', 'C1 Crewman'], reserve: [DESTROYER] });
  t.act(1, 'play', 'L7 Expeditious Reserves');
  expect([t.pile(1, 'hand'), t.pile(1, 'reserve')]).toEqual([[DESTROYER], ['C1 Crewman']]);
  const alone = play({ hand: ['L7 Expeditious Reserves'], reserve: [DESTROYER] });
  expect(alone.refuses(1, 'play', 'L7 Expeditious Reserves')).toBe('ge/crucial-rules/1');
});

test('L7 Temporal Correction: discards a card that is being played against the fleet, or one that lies there', () => {
  const t = table({
    seats: [
      { hand: ['O9 Illness', 'T3 Moon'], order: 'never' },
      { hand: ['L7 Temporal Correction', 'L7 Temporal Correction'], fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }] },
    ],
  });
  t.act(1, 'play', 'O9 Illness').act(2, 'respond', 'L7 Temporal Correction');
  expect([t.engaged('C2 Engineer'), t.pile(1, 'discard')]).toEqual([true, ['O9 Illness']]);
  t.act(1, 'play', 'T3 Moon');
  expect(t.offers(2, 'respond', 'L7 Temporal Correction')).toBe(false);
  t.pass(2);
});

test('L7 Temporal Correction: in its own turn it discards a card of another player at its fleet, and none elsewhere', () => {
  const t = play(
    {
      hand: ['L7 Temporal Correction'],
      fleet: [{ card: DESTROYER, on: [{ card: 'M4 Space Dragon', by: 2 }, 'C2 Engineer'] }],
    },
    { fleet: [CUTTER] },
  );
  t.act(1, 'play', 'L7 Temporal Correction');
  expect([t.inPlay('M4 Space Dragon'), t.on(DESTROYER), t.inPlay(CUTTER)]).toEqual([false, ['C2 Engineer'], true]);
  const none = play({ hand: ['L7 Temporal Correction'], fleet: [DESTROYER] }, { fleet: [CUTTER] });
  expect(none.refuses(1, 'play', 'L7 Temporal Correction')).toBe('ge/crucial-rules/1');
});

test('L7 Temporal Correction: an action that its card is taking goes on', () => {
  const t = table({
    seats: [
      { order: 'never', fleet: ['T3 Moon'] },
      {
        hand: ['L7 Temporal Correction'],
        fleet: [{ card: DESTROYER, on: [{ card: 'C4 Boarding Party', by: 1 }] }],
      },
    ],
  });
  t.act(1, 'use', 'C4 Boarding Party', 0);
  while (t.question !== 'respond') t.least();
  t.act(2, 'respond', 'L7 Temporal Correction');
  expect([t.inPlay('C4 Boarding Party'), t.strength(DESTROYER)]).toEqual([false, [4, 3]]);
});

test('L8 Advanced Preparedness: plays any card as a reaction, with all effects that need no points', () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      { hand: ['L8 Advanced Preparedness', 'L7 Alien Artifact'], fleet: [DESTROYER] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'L8 Advanced Preparedness');
  expect([t.size(2, 'hand'), t.player(2).plays]).toEqual([3, 3]);
  while (t.question === 'respond') t.pass(2);
  const alone = table({
    seats: [{ hand: ['T3 Moon'], order: 'never' }, { hand: ['L8 Advanced Preparedness'] }],
  });
  alone.act(1, 'play', 'T3 Moon');
  expect(alone.offers(2, 'respond', 'L8 Advanced Preparedness')).toBe(false);
  alone.pass(2);
});

test('L8 Artifact - Galactic Prism: a ship fires four times at four targets this turn, and no fifth time', () => {
  const t = play(
    { hand: ['L8 Artifact - Galactic Prism'], fleet: [DESTROYER] },
    { fleet: [CUTTER, FRIGATE, 'S2 Police Cutter', 'S5 Indirigan Destroyer', 'S1 Fleet Freighter'] },
  );
  t.act(1, 'play', 'L8 Artifact - Galactic Prism').untilPhase('weapons fire', 1);
  for (const target of [CUTTER, FRIGATE, 'S2 Police Cutter', 'S5 Indirigan Destroyer']) fire(t, DESTROYER, target, 1);
  expect(t.offers(1, 'fire', CUTTER)).toBe(false);
  t.untilPhase('allocation', 2);
  expect(t.inPlay('L8 Artifact - Galactic Prism')).toBe(false);
  const strong = play({ hand: ['L8 Artifact - Galactic Prism'], fleet: ['S5 Indirigan Destroyer'] });
  expect(strong.refuses(1, 'play', 'L8 Artifact - Galactic Prism')).toBe('ge/playing-on/1');
});

test('L8 Demigod Diversion: a stack that would be discarded returns to hand; another player’s does not', () => {
  const t = battle(
    { fleet: [{ card: DESTROYER, given: [0, 0, 2] }], hand: ['L8 Demigod Diversion'] },
    { fleet: [{ card: 'S1 Fleet Freighter', on: ['C2 Engineer'] }], hand: ['L8 Demigod Diversion'], order: 'loss' },
  );
  t.act(1, 'fire', 'S1 Fleet Freighter').pick(1, ...Array.from({ length: 5 }, () => DESTROYER));
  t.pass(2).act(2, 'respond', 'L8 Demigod Diversion');
  expect([t.pile(2, 'hand').sort(), t.pile(2, 'discard')]).toEqual([
    ['C2 Engineer', 'S1 Fleet Freighter'],
    ['L8 Demigod Diversion'],
  ]);
});

test('L8 Frayed Time Spindle: a stack of more than 20 strength is discarded; it goes beneath the discard pile', () => {
  const t = play(
    { hand: ['L8 Frayed Time Spindle'], discard: ['T3 Moon'] },
    { fleet: [{ card: 'T6 System', on: [{ card: 'B4 Base Station', on: ['C9 Admiral', 'C2 Engineer'] }] }, DESTROYER] },
  );
  t.act(1, 'play', 'L8 Frayed Time Spindle');
  expect([t.inPlay('T6 System'), t.inPlay('C9 Admiral'), t.pile(1, 'discard')]).toEqual([
    false,
    false,
    ['T3 Moon', 'L8 Frayed Time Spindle'],
  ]);
  const weak = play({ hand: ['L8 Frayed Time Spindle'] }, { fleet: [{ card: 'T6 System', on: [DESTROYER] }] });
  expect(weak.refuses(1, 'play', 'L8 Frayed Time Spindle')).toBe('ge/playing-on/1');
});

test('L8 Modified Timeline: another turn after this, without ships and with two at least with each of the others', () => {
  const t = play({ hand: ['L8 Modified Timeline'], fleet: ['T3 Moon'] }, { fleet: [DESTROYER, CUTTER] });
  t.act(1, 'play', 'L8 Modified Timeline');
  t.untilPhase('play A', 1);
  expect([t.s.turnOf, t.player(1).turns, t.pile(1, 'discard')]).toEqual([0, 6, ['L8 Modified Timeline']]);
  t.untilPhase('play A', 2);
  expect(t.s.turnOf).toBe(1);
  const few = play({ hand: ['L8 Modified Timeline'], fleet: ['T3 Moon'] }, { fleet: [DESTROYER] });
  expect(few.refuses(1, 'play', 'L8 Modified Timeline')).toBe('ge/crucial-rules/1');
  const ships = play({ hand: ['L8 Modified Timeline'], fleet: [FRIGATE] }, { fleet: [DESTROYER, CUTTER] });
  expect(ships.refuses(1, 'play', 'L8 Modified Timeline')).toBe('ge/crucial-rules/1');
});

rule(
  'ge-r-targeting-error-1',
  'L8 Targeting Error: a volley hits another card of the firing player, none that fired in it',
  () => {
    const t = battle({ fleet: [DESTROYER, FRIGATE] }, { fleet: [CUTTER], hand: ['L8 Targeting Error'] });
    fire(t, DESTROYER, CUTTER, 2).act(2, 'respond', 'L8 Targeting Error');
    expect([t.shields(CUTTER), t.shields(FRIGATE), t.shields(DESTROYER)]).toEqual([3, 0, 2]);
  },
);

rule('ge-r-targeting-error-1', 'L8 Targeting Error: hits a Sector HQ that only firing cards protect', () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['L8 Targeting Error'] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', 'L8 Targeting Error');
  expect([t.hq(1), t.shields(CUTTER)]).toEqual([3, 3]);
});

test('L8 Twist of Fate: the other player chooses the fate of their card and of this one', () => {
  const seats: SeatPosition[] = [
    { hand: ['L8 Twist of Fate'], reserve: ['T3 Moon'], order: 'never' },
    { fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }], reserve: ['T4 Small System'], order: 'never' },
  ];
  const hand = table({ seats }).act(1, 'play', 'L8 Twist of Fate').pick(2, 'Both go back to their hands');
  expect([hand.pile(1, 'hand'), hand.pile(2, 'hand')]).toEqual([['L8 Twist of Fate'], ['C2 Engineer']]);
  const bottom = table({ seats }).act(1, 'play', 'L8 Twist of Fate').pick(2, 'Both go beneath the discard piles');
  expect([bottom.pile(1, 'discard'), bottom.pile(2, 'discard')]).toEqual([['L8 Twist of Fate'], ['C2 Engineer']]);
  const reserve = table({ seats }).act(1, 'play', 'L8 Twist of Fate');
  reserve.pick(2, 'Both go into the reserve fleets, in exchange for a card each');
  expect([reserve.pile(1, 'reserve'), reserve.pile(2, 'reserve')]).toEqual([['L8 Twist of Fate'], ['C2 Engineer']]);
  const basis = table({
    seats: [{ hand: ['L8 Twist of Fate'] }, { fleet: [{ card: DESTROYER, on: [{ card: 'C2 Engineer', by: 1 }] }] }],
  });
  expect(basis.refuses(1, 'play', 'L8 Twist of Fate')).toBe('ge/crucial-rules/1');
});

test('L8 Twist of Fate: as a reaction too, and against a card of another player alone', () => {
  const react = (...on: string[]) =>
    table({
      seats: [
        { hand: ['T3 Moon'], fleet: [{ card: DESTROYER, on }], order: 'never' },
        { hand: ['L8 Twist of Fate'], fleet: [{ card: CUTTER, on: ['C3 Nurse'] }] },
      ],
    }).act(1, 'play', 'T3 Moon');
  const t = react('C2 Engineer').act(2, 'respond', 'L8 Twist of Fate');
  if (t.question !== 'way') t.pick(2, 'C2 Engineer');
  t.pick(1, 'Both go back to their hands').pass(2);
  expect([t.pile(1, 'hand'), t.pile(2, 'hand'), t.inPlay('C3 Nurse')]).toEqual([
    ['C2 Engineer'],
    ['L8 Twist of Fate'],
    true,
  ]);
});

test('L9 Accelerated Timeline: this turn no card costs a Card Play; not on turn 2', () => {
  const t = play({ hand: ['L9 Accelerated Timeline', 'T3 Moon', 'T3 Moon', 'T4 Small System', 'T6 System'] });
  t.act(1, 'play', 'L9 Accelerated Timeline');
  for (const name of ['T3 Moon', 'T3 Moon', 'T4 Small System', 'T6 System']) t.act(1, 'play', name);
  expect([t.size(1, 'hand'), t.player(1).plays]).toEqual([0, 2]);
  const early = play({ hand: ['L9 Accelerated Timeline'], turns: 2 });
  expect(early.refuses(1, 'play', 'L9 Accelerated Timeline')).toBe('ge/crucial-rules/1');
});

test('L9 Lost Fleet: the two ships nearest the top of the discard pile come back', () => {
  const t = play({ hand: ['L9 Lost Fleet'], discard: ['C2 Engineer', DESTROYER, 'T3 Moon', CUTTER, FRIGATE] });
  t.act(1, 'play', 'L9 Lost Fleet');
  expect([t.pile(1, 'hand').sort(), t.pile(1, 'discard')]).toEqual([
    [CUTTER, DESTROYER],
    ['L9 Lost Fleet', 'C2 Engineer', 'T3 Moon', FRIGATE],
  ]);
  const none = play({ hand: ['L9 Lost Fleet'], discard: ['T3 Moon'] });
  expect(none.refuses(1, 'play', 'L9 Lost Fleet')).toBe('ge/crucial-rules/1');
});

test('L9 Suspended Animation: a player who has played a card plays no more this turn', () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon', 'T4 Small System', 'T6 System'], order: 'never' },
      { hand: ['L9 Suspended Animation'], discard: ['C2 Engineer'] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'L9 Suspended Animation');
  expect([t.inPlay('T3 Moon', 1), t.refuses(1, 'play', 'T4 Small System'), t.pile(2, 'discard')]).toEqual([
    true,
    'ge/crucial-rules/1',
    ['C2 Engineer', 'L9 Suspended Animation'],
  ]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.offers(1, 'play', 'T4 Small System')).toBe(true);
});

test('L9 Suspended Animation: not before a card has been played, and not on turn 2', () => {
  const volley = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: ['L9 Suspended Animation'] });
  fire(volley, DESTROYER, CUTTER, 1);
  expect(volley.offers(2, 'respond', 'L9 Suspended Animation')).toBe(false);
  volley.pass(2);
  const early = table({
    seats: [{ hand: ['T3 Moon'], turns: 2, order: 'never' }, { hand: ['L9 Suspended Animation'] }],
  });
  early.act(1, 'play', 'T3 Moon');
  expect(early.offers(2, 'respond', 'L9 Suspended Animation')).toBe(false);
  early.pass(2);
});
