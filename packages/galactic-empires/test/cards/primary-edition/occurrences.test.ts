import { expect, test } from 'vitest';
import { KIND } from '../../../src/card.ts';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import { production } from '../../../src/rules/points/production.ts';
import { toEnd } from '../../../src/rules/points/uses.ts';
import { isUnder, works } from '../../../src/rules/texts/static-texts.ts';
import { drawsOf } from '../../../src/rules/turn/draw-phase.ts';
import { draw } from '../../../src/words/index.ts';
import { battle, CUTTER, DESTROYER, FRIGATE, fire, NOMAD, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

// Occurrences of the Primary Edition: the effect of each, and cases without one

const manned = (ship: string, ...on: CardPlace[]) => ({ card: ship, on });
/** Returns the points of a kind that a fleet generates. */
const makes = (t: Table, seat: number, kind: 'supply' | 'research' | 'ammunition') => {
  const p = production(t.s, seat - 1, works);
  return p.free[kind] - p.drained[kind];
};

for (const [name, n] of [
  ['O2 Injury', 2],
  ['O6 Injury', 6],
] as const) {
  test(`${name}: a crew does nothing, however long it takes, until ${n} research is applied`, () => {
    const t = play(
      { hand: [name], fleet: ['T3 Moon'] },
      { fleet: ['T6 System', manned(DESTROYER, 'C5 Captain', 'C2 Engineer')] },
    );
    t.act(1, 'play', name).pick(1, 'C2 Engineer');
    expect([t.engaged('C2 Engineer'), t.engaged('C5 Captain'), toEnd(t.s, t.id(name))]).toEqual([
      false,
      true,
      { kind: 'research', n },
    ]);
    for (let i = 0; i < 3; i++) t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect([t.inPlay(name), t.engaged('C2 Engineer')]).toEqual([true, false]);
  });
  test(`${name}: goes on no ship`, () => {
    const t = play({ hand: [name] }, { fleet: [DESTROYER] });
    expect(t.refuses(1, 'play', name)).toBe('ge/playing-on/1');
  });
}

test('O5 Illness: a crew does nothing for five turns, or until 5 research is applied; a ship is never ill', () => {
  const t = play({ hand: ['O5 Illness'] }, { fleet: [manned(DESTROYER, 'C2 Engineer')] });
  t.act(1, 'play', 'O5 Illness');
  expect([t.engaged('C2 Engineer'), t.card('O5 Illness').left, toEnd(t.s, t.id('O5 Illness'))]).toEqual([
    false,
    5,
    { kind: 'research', n: 5 },
  ]);
  for (let i = 0; i < 5; i++) t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.inPlay('O5 Illness')).toBe(false);
  const none = play({ hand: ['O5 Illness'] }, { fleet: [DESTROYER] });
  expect(none.refuses(1, 'play', 'O5 Illness')).toBe('ge/playing-on/1');
});

for (const [name, most] of [
  ['O5 Insanity (Primary Edition)', 5],
  ['O9 Insanity (Primary Edition)', 9],
] as const) {
  test(`${name}: its player decides for the crew, in reverse too; crew stronger than ${most} stays sane`, () => {
    const t = play(
      { hand: [name], fleet: ['T3 Moon'] },
      { fleet: ['T6 System', manned(DESTROYER, 'C4 Science Officer', 'C10 Legendary Officer')] },
    );
    expect(makes(t, 2, 'research')).toBe(1);
    t.act(1, 'play', name);
    expect([t.under(name), toEnd(t.s, t.id(name))?.n]).toEqual(['C4 Science Officer', most + 4]);
    t.untilAsked('way', 1).pick(1, 'In reverse: it takes what it gives');
    expect(makes(t, 2, 'research')).toBe(-1);
    t.untilPhase('play A', 1).untilAsked('way', 1).pick(1, 'As usual');
    expect(makes(t, 2, 'research')).toBe(1);
    t.untilPhase('play A', 2);
  });
  test(`${name}: its player uses the functions of the crew, which its own player may not discard`, () => {
    const t = play(
      { hand: [name] },
      { fleet: ['T6 System', { card: DESTROYER, damage: 2, on: ['C4 Boarding Party'] }, CUTTER] },
    );
    t.act(1, 'play', name);
    t.untilAsked('way', 1).pick(1, 'As usual').untilAsked('use functions', 1);
    t.act(1, 'pass').untilPhase('discard', 2);
    expect(t.offers(2, 'fleet', 'C4 Boarding Party')).toBe(false);
  });
}

test('O4 Love Interest: a crew does nothing for one turn; one of more than 4 strength has no time for it', () => {
  const t = play(
    { hand: ['O4 Love Interest'] },
    { fleet: ['T6 System', manned(DESTROYER, 'C4 Science Officer', 'C5 Captain')] },
  );
  t.act(1, 'play', 'O4 Love Interest');
  expect([t.under('O4 Love Interest'), makes(t, 2, 'research')]).toEqual(['C4 Science Officer', 0]);
  t.untilPhase('play A', 2);
  expect(works(t.s, t.id('C4 Science Officer'))).toBe(false);
  t.untilPhase('play A', 1);
  expect([t.inPlay('O4 Love Interest'), makes(t, 2, 'research')]).toEqual([false, 1]);
  const strong = play({ hand: ['O4 Love Interest'] }, { fleet: [manned(DESTROYER, 'C5 Captain')] });
  expect(strong.refuses(1, 'play', 'O4 Love Interest')).toBe('ge/playing-on/1');
});

const LOVE = 'O8 Alien Love Interest (Primary Edition)';
/** A crew whose text raises the draws of its player, and that draws a card as its function and whenever its player plays one. */
testCard(
  { types: ['C'], strength: 3, title: 'Test Lover', makes: { research: 2 } },
  { functions: [{ effect: draw(1) }], always: [{ k: 'card draws', n: 1 }] },
);
test(`${LOVE}: the crew gives no points and no other benefit`, () => {
  const t = play({ hand: [LOVE] }, { fleet: [manned(DESTROYER, 'C3 Test Lover')] });
  expect([makes(t, 2, 'research'), drawsOf(t.s, 1)]).toEqual([2, 3]);
  t.act(1, 'play', LOVE);
  expect([makes(t, 2, 'research'), drawsOf(t.s, 1), toEnd(t.s, t.id(LOVE))]).toEqual([
    0,
    2,
    { kind: 'research', n: 8 },
  ]);
});

test(`${LOVE}: lies on a crew while a Dimensional Portal takes away a ship`, () => {
  const t = play(
    { hand: [LOVE] },
    { fleet: [manned(DESTROYER, 'C3 Test Lover'), manned(CUTTER, { card: 'H9 Dimensional Portal', by: 1 })] },
  );
  t.act(1, 'play', LOVE);
  expect([makes(t, 2, 'research'), drawsOf(t.s, 1)]).toEqual([0, 2]);
});

test(`${LOVE}: the crew acts only if the player of the card approves`, () => {
  const at = (): Table =>
    table({
      active: 2,
      seats: [{}, { fleet: [manned(DESTROYER, manned('C3 Test Lover', { card: LOVE, by: 1 }))], order: 'never' }],
    });
  const no = at().act(2, 'use', 'C3 Test Lover', 0).pick(1, 'Forbid it');
  expect(no.size(2, 'hand')).toBe(0);
  const yes = at().act(2, 'use', 'C3 Test Lover', 0).pick(1, 'Allow it');
  expect(yes.size(2, 'hand')).toBe(1);
});

test(`${LOVE}: as a reaction it stops a crew’s action and goes on that crew; not on one stronger than 8`, () => {
  const t = table({
    seats: [{ fleet: [manned(DESTROYER, 'C3 Test Lover')], order: 'never' }, { hand: [LOVE] }],
  });
  t.act(1, 'use', 'C3 Test Lover', 0).act(2, 'respond', LOVE);
  expect([t.size(1, 'hand'), t.under(LOVE)]).toEqual([0, 'C3 Test Lover']);
  const strong = play({ hand: [LOVE] }, { fleet: [manned(DESTROYER, 'C9 Admiral')] });
  expect(strong.refuses(1, 'play', LOVE)).toBe('ge/playing-on/1');
});

for (const [name, n] of [
  ['O1 Breakdown', 1],
  ['O5 Breakdown', 5],
] as const) {
  test(`${name}: a unit fires nothing and uses no equipment until the turn after its repair with ${n} points`, () => {
    const seats: SeatPosition[] = [
      { hand: [name], fleet: ['T3 Moon'], order: 'never' },
      {
        fleet: [manned(DESTROYER, 'E2 Transporter'), manned(FRIGATE, 'E3 Shuttlecraft'), 'T6 System'],
        order: 'never',
      },
    ];
    const t = table({ seats }).act(1, 'play', name).pick(1, DESTROYER);
    const able = () => [DESTROYER, FRIGATE].map(ship => !isUnder(t.s, KIND['no fire'], t.id(ship)));
    const equipped = () => ['E2 Transporter', 'E3 Shuttlecraft'].map(x => works(t.s, t.id(x)));
    expect([able(), equipped(), toEnd(t.s, t.id(name))]).toEqual([[false, true], [false, true], { kind: 'repair', n }]);
    t.untilPhase('play A', 2);
    t.s.cards[t.id(name)]!.applied = n;
    expect([able(), toEnd(t.s, t.id(name))]).toEqual([[false, true], null]);
    t.untilPhase('play A', 1);
    expect([t.inPlay(name), able()]).toEqual([true, [false, true]]);
    t.untilPhase('play A', 2);
    expect([t.inPlay(name), able(), equipped()]).toEqual([false, [true, true], [true, true]]);
  });
  test(`${name}: takes repair points in the Allocation Phase; stays as long as some are missing; goes on no dragon`, () => {
    const broken = manned(DESTROYER, { card: name, by: 1, applied: n - 1 });
    const t = table({
      active: 2,
      phase: 'allocation',
      seats: [{ order: 'never' }, { fleet: [broken, 'T6 System', 'T3 Moon'], order: 'never' }],
    });
    expect(t.offeredTo(2)).toContain(`Apply repair to ${name}`);
    t.untilPhase('play A', 1).untilPhase('play A', 2);
    expect(t.inPlay(name)).toBe(true);
    const dragon = play({ hand: [name] }, { fleet: ['D5 Void Dragoness'] });
    expect(dragon.refuses(1, 'play', name)).toBe('ge/playing-on/1');
  });
}

for (const [name, n, most, more] of [
  ['O3 Forced Retreat', 3, FRIGATE, NOMAD],
  ['O7 Forced Retreat', 7, NOMAD, 'S9 Argonian Battleship'],
] as const) {
  test(`${name}: a unit of strength ${n} or less goes to the hand with all on it, a stronger one only before several`, () => {
    const t = play({ hand: [name] }, { fleet: [manned(most, 'C2 Engineer'), 'D5 Void Dragoness'] });
    t.act(1, 'play', name);
    expect([t.pile(2, 'hand').sort(), t.pile(1, 'discard')]).toEqual([['C2 Engineer', most].sort(), [name]]);
    const alone = play({ hand: [name] }, { fleet: [more] });
    expect(alone.refuses(1, 'play', name)).toBe('ge/playing-on/1');
    const two = play({ hand: [name, 'O4 Forced Retreat', 'O3 Wandering Desire'] }, { fleet: [more] });
    two.act(1, 'play', name);
    expect([two.inPlay(more), two.pile(1, 'hand'), two.player(1).plays]).toEqual([false, ['O3 Wandering Desire'], 1]);
  });
  test(`${name}: what went to the hand is not played again before the next turn of its owner`, () => {
    const t = play({ hand: [name, 'C2 Engineer'], fleet: [most, CUTTER, 'T6 System'] });
    t.act(1, 'play', name).pick(1, most);
    expect([t.refuses(1, 'play', most), t.offers(1, 'play', 'C2 Engineer')]).toEqual(['ge/crucial-rules/1', true]);
    t.untilPhase('play A', 2).untilPhase('play A', 1);
    expect(t.offers(1, 'play', most)).toBe(true);
  });
}

test('O10 Planetary Destruction: a terrain goes with all ships, dragons and bases on it; other terrain and ships stay', () => {
  const t = play(
    { hand: ['O10 Planetary Destruction'] },
    { fleet: [{ card: 'T6 System', on: [DESTROYER, 'B4 Base Station', 'D5 Void Dragoness'] }, NOMAD] },
  );
  t.act(1, 'play', 'O10 Planetary Destruction');
  expect(['T6 System', DESTROYER, 'B4 Base Station', 'D5 Void Dragoness', NOMAD].map(name => t.inPlay(name))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(t.pile(1, 'discard')).toEqual(['O10 Planetary Destruction']);
});

test('O10 Planetary Destruction: goes on no ship', () => {
  const t = play({ hand: ['O10 Planetary Destruction'] }, { fleet: [DESTROYER] });
  expect(t.refuses(1, 'play', 'O10 Planetary Destruction')).toBe('ge/playing-on/1');
});

const DELIVERY = 'O4 Repair Delivery (Primary Edition)';
test(`${DELIVERY}: four points repair 4 damage, and twice as much where an Engineer is`, () => {
  const hurt = (...on: string[]) => ({ card: NOMAD, shieldDamage: 4, damage: 4, on });
  const plain = play({ hand: [DELIVERY], fleet: [hurt('C3 Nurse')] }).act(1, 'play', DELIVERY);
  expect([plain.strength(NOMAD), plain.shields(NOMAD)]).toEqual([[5, 5], 0]);
  const twice = play({ hand: [DELIVERY], fleet: [hurt('C2 Engineer'), { card: 'T3 Moon' }] }).act(1, 'play', DELIVERY);
  expect([twice.strength(NOMAD), twice.shields(NOMAD)]).toEqual([[5, 5], 4]);
});

test(`${DELIVERY}: mends a Sector HQ; not while nothing is damaged`, () => {
  const t = play({ hand: [DELIVERY], hq: 6, fleet: [manned(DESTROYER, 'C2 Engineer')] }).act(1, 'play', DELIVERY);
  expect(t.hq(1)).toBe(2);
  const whole = play({ hand: [DELIVERY], fleet: [DESTROYER] });
  expect(whole.refuses(1, 'play', DELIVERY)).toBe('ge/crucial-rules/1');
});

test(`${DELIVERY}: takes damage off a volley, off a deadly blow, or answers anything else`, () => {
  const volley = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [DELIVERY] });
  fire(volley, DESTROYER, CUTTER, 3).act(2, 'respond', DELIVERY);
  expect([volley.shields(CUTTER), volley.pile(2, 'discard')]).toEqual([3, [DELIVERY]]);
  const doubled = battle(
    { fleet: ['S9 Argonian Battleship'] },
    { fleet: [manned(CUTTER, 'C2 Engineer')], hand: [DELIVERY] },
  );
  fire(doubled, 'S9 Argonian Battleship', CUTTER, 5).act(2, 'respond', DELIVERY);
  expect(doubled.shields(CUTTER)).toBe(3);
  const saved = (...on: string[]) => {
    const t = battle(
      { fleet: ['S9 Argonian Battleship'] },
      { fleet: [{ card: NOMAD, shieldDamage: 4, damage: 2, on }], hand: [DELIVERY], order: 'loss' },
    );
    fire(t, 'S9 Argonian Battleship', NOMAD, 3).pass(2).act(2, 'respond', DELIVERY);
    return [t.strength(NOMAD)[1], t.shields(NOMAD)];
  };
  expect([saved('C3 Nurse'), saved('C2 Engineer')]).toEqual([
    [4, 0],
    [5, 3],
  ]);
  const any = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      { hand: [DELIVERY], fleet: [{ card: NOMAD, damage: 3 }] },
    ],
  });
  any.act(1, 'play', 'T3 Moon').act(2, 'respond', DELIVERY);
  expect(any.strength(NOMAD)).toEqual([5, 5]);
});

const DEFENSIVE = 'O3 Defensive Electronic Warfare (Primary Edition)';
test(`${DEFENSIVE}: a volley at a ship does 2 less, from the hand or from play, for the ship of a third player too`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER], hand: [DEFENSIVE] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', DEFENSIVE);
  expect([t.shields(CUTTER), t.pile(2, 'discard')]).toEqual([2, [DEFENSIVE]]);
  const set = battle(
    { fleet: [DESTROYER] },
    { fleet: [manned(CUTTER, DEFENSIVE)] },
    { fleet: [NOMAD], order: 'never' },
  );
  fire(set, DESTROYER, NOMAD, 3).act(2, 'respond', DEFENSIVE);
  expect([set.shields(NOMAD), set.inPlay(DEFENSIVE)]).toEqual([3, false]);
});

test(`${DEFENSIVE}: is no help to a base, and waits on a ship or base of its player`, () => {
  const t = battle(
    { fleet: [DESTROYER] },
    { fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }], hand: [DEFENSIVE] },
  );
  fire(t, DESTROYER, 'B4 Base Station', 3);
  expect(t.offers(2, 'respond', DEFENSIVE)).toBe(false);
  t.pass(2);
  const none = play({ hand: [DEFENSIVE], fleet: ['D5 Void Dragoness'] }, { fleet: [CUTTER] });
  expect(none.refuses(1, 'play', DEFENSIVE)).toBe('ge/playing-on/1');
});

const BOTH = 'O3 Offensive/Defensive Electronic Warfare (Primary Edition)';
test(`${BOTH}: 1 less from a volley at its ship, 1 more in the ship’s next volley, and it is used`, () => {
  const t = battle({ fleet: [DESTROYER, 'T3 Moon'] }, { fleet: [manned('S2 Police Cutter', BOTH), CUTTER, 'T3 Moon'] });
  fire(t, DESTROYER, CUTTER, 1);
  if (t.question === 'respond') {
    expect(t.offers(2, 'respond', BOTH)).toBe(false);
    t.pass(2);
  }
  fire(t, DESTROYER, 'S2 Police Cutter', 2).act(2, 'respond', BOTH);
  while (t.question === 'respond') t.pass(2);
  expect([t.card('S2 Police Cutter').shieldDamage, t.inPlay(BOTH)]).toEqual([1, true]);
  t.untilPhase('weapons fire', 2);
  t.act(2, 'fire', DESTROYER).pick(2, 'S2 Police Cutter');
  expect([t.card(DESTROYER).shieldDamage, t.inPlay(BOTH)]).toEqual([2, false]);
});

test(`${BOTH}: from the hand it goes on the ship that is fired at; it may serve in fire first, and then against fire`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [CUTTER, NOMAD], hand: [BOTH] });
  fire(t, DESTROYER, NOMAD, 3).act(2, 'respond', BOTH);
  while (t.question === 'respond') t.pass(2);
  expect([t.card(NOMAD).shieldDamage, t.under(BOTH)]).toEqual([2, NOMAD]);
  const first = table({
    phase: 'weapons fire',
    active: 2,
    seats: [
      { fleet: [DESTROYER, 'T3 Moon'], order: 'never' },
      { fleet: [manned('S2 Police Cutter', BOTH), 'T3 Moon'] },
    ],
  });
  first.act(2, 'fire', DESTROYER).pick(2, 'S2 Police Cutter');
  expect([first.card(DESTROYER).shieldDamage, first.inPlay(BOTH)]).toEqual([2, true]);
  first.untilAsked('allocation', 1).proposed().untilPhase('weapons fire', 1);
  fire(first, DESTROYER, 'S2 Police Cutter', 1).act(2, 'respond', BOTH);
  while (first.question === 'respond') first.pass(2);
  expect(first.inPlay(BOTH)).toBe(false);
});

const OFFENSIVE = 'O3 Offensive Electronic Warfare (Primary Edition)';
test(`${OFFENSIVE}: 2 more damage in the ship’s next volley, once; goes on no base and no dragon`, () => {
  const t = battle({ fleet: [manned(DESTROYER, OFFENSIVE)] }, { fleet: [NOMAD, CUTTER], order: 'never' });
  fire(t, DESTROYER, NOMAD, 1);
  expect([t.shields(NOMAD), t.pile(1, 'discard')]).toEqual([1, [OFFENSIVE]]);
  fire(t, DESTROYER, CUTTER, 1);
  expect(t.shields(CUTTER)).toBe(2);
  const placed = play({ hand: [OFFENSIVE], fleet: ['D5 Void Dragoness', DESTROYER] }).act(1, 'play', OFFENSIVE);
  expect(placed.under(OFFENSIVE)).toBe(DESTROYER);
  const none = play({ hand: [OFFENSIVE], fleet: ['D5 Void Dragoness', { card: 'T3 Moon', on: ['B4 Base Station'] }] });
  expect(none.refuses(1, 'play', OFFENSIVE)).toBe('ge/playing-on/1');
});

const SURPRISE = 'O7 Surprise Attack (Primary Edition)';
test(`${SURPRISE}: a ship of the hand comes engaged and fully armed, at no Card Play, and so does a dragon`, () => {
  const t = play({ hand: [SURPRISE, DESTROYER, 'T3 Moon'] }, { fleet: ['T6 System'] });
  t.act(1, 'play', SURPRISE);
  expect([t.engaged(DESTROYER), t.card(DESTROYER).given[2], t.player(1).plays, t.pile(1, 'discard')]).toEqual([
    true,
    2,
    3,
    [SURPRISE],
  ]);
  const dragon = play({ hand: [SURPRISE, 'D5 Void Dragoness'] }).act(1, 'play', SURPRISE);
  expect(dragon.engaged('D5 Void Dragoness')).toBe(true);
  const none = play({ hand: [SURPRISE, 'T3 Moon'] });
  expect(none.refuses(1, 'play', SURPRISE)).toBe('ge/crucial-rules/1');
});

for (const [name, points] of [
  ['O2 Space Debris', { supply: 1, research: 1 }],
  ['O5 Derelict Spacecraft', { supply: 2, ammunition: 2, research: 2 }],
] as const) {
  test(`${name}: in the Allocation Phase it gives its points, for a Card Play`, () => {
    const t = table({
      phase: 'allocation',
      seats: [{ hand: [name], fleet: [{ card: DESTROYER, engaged: false }] }, { order: 'never' }],
    });
    t.pick(1, 'spend');
    const made = t.happened('generated').at(-1)!.points;
    expect([made, t.player(1).plays, t.pile(1, 'discard')]).toEqual([expect.objectContaining(points), 2, [name]]);
  });
  test(`${name}: cannot be played in a Play Cards Phase`, () => {
    expect(play({ hand: [name] }).refuses(1, 'play', name)).toBe('ge/crucial-rules/1');
  });
}

test('O5 Pirate Activity: another player has half the supply for one turn, without the fraction', () => {
  const t = play({ hand: ['O5 Pirate Activity'], fleet: ['T3 Moon'] }, { fleet: ['T3 Moon', 'T4 Small System'] });
  expect([makes(t, 1, 'supply'), makes(t, 2, 'supply')]).toEqual([2, 3]);
  t.act(1, 'play', 'O5 Pirate Activity');
  expect([makes(t, 1, 'supply'), makes(t, 2, 'supply')]).toEqual([2, 1]);
  t.untilPhase('play A', 2);
  expect(t.inPlay('O5 Pirate Activity')).toBe(true);
  t.untilPhase('play A', 1);
  expect([t.inPlay('O5 Pirate Activity'), makes(t, 2, 'supply')]).toEqual([false, 3]);
});

test('O5 Pirate Activity: keeps away from an engaged police ship', () => {
  const against = (engaged: boolean) =>
    play({ hand: ['O5 Pirate Activity'] }, { fleet: ['T3 Moon', { card: 'S2 Police Cutter', engaged }] });
  expect(against(true).refuses(1, 'play', 'O5 Pirate Activity')).toBe('ge/crucial-rules/1');
  expect(against(false).offers(1, 'play', 'O5 Pirate Activity')).toBe(true);
  const three = play(
    { hand: ['O5 Pirate Activity'] },
    { fleet: ['S2 Police Cutter'] },
    { fleet: ['T3 Moon'], order: 'never' },
  );
  three.act(1, 'play', 'O5 Pirate Activity');
  expect([makes(three, 3, 'supply'), three.question]).toEqual([1, 'play cards']);
});

test('O3 Early Warning Beacon: five cards are played this turn, the beacon included, and three in the next', () => {
  const t = play({ hand: ['O3 Early Warning Beacon', ...Array<string>(5).fill('T1 Large Asteroid')] });
  t.act(1, 'play', 'O3 Early Warning Beacon');
  for (let i = 0; i < 4; i++) t.act(1, 'play', 'T1 Large Asteroid');
  expect([t.refuses(1, 'play', 'T1 Large Asteroid'), t.pile(1, 'discard')]).toEqual([
    'ge/play-cards-phase/1',
    ['O3 Early Warning Beacon'],
  ]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.player(1).plays).toBe(3);
});

test('O3 Early Warning Beacon: gives nothing where a text fixes the Card Plays', () => {
  const t = play({ hand: ['O3 Early Warning Beacon'] }, { fleet: ['O3 Bureaucracy'] });
  const { plays } = t.player(1);
  t.act(1, 'play', 'O3 Early Warning Beacon');
  expect(t.player(1).plays).toBe(plays - 1);
});

test('O5 Dragon Coupling: with two dragons in play its player draws twice as many cards, once', () => {
  const t = play({ hand: ['O5 Dragon Coupling'], fleet: ['D2 Oort Dragoness'] }, { fleet: ['D5 Void Dragoness'] });
  t.act(1, 'play', 'O5 Dragon Coupling');
  expect([drawsOf(t.s, 0), drawsOf(t.s, 1)]).toEqual([4, 2]);
  t.untilPhase('play A', 2);
  expect([t.size(1, 'hand'), t.inPlay('O5 Dragon Coupling')]).toEqual([4, false]);
});

test('O5 Dragon Coupling: needs two dragons', () => {
  const t = play({ hand: ['O5 Dragon Coupling'], fleet: ['D2 Oort Dragoness'] }, { fleet: [DESTROYER] });
  expect(t.refuses(1, 'play', 'O5 Dragon Coupling')).toBe('ge/crucial-rules/1');
});

const LEAK = 'O4 Information Leak (Primary Edition)';
test(`${LEAK}: the next card of a deck is seen, and discarded with a card of the hand or put back`, () => {
  const seats = (): Table => play({ hand: [LEAK, 'T3 Moon'] }, { deck: ['T6 System', 'T4 Small System'] });
  const t = seats().act(1, 'play', LEAK).pick(1, 'Discard it and a card of your hand');
  expect([t.pile(2, 'discard'), t.pile(1, 'discard').sort()]).toEqual([['T6 System'], [LEAK, 'T3 Moon'].sort()]);
  const kept = seats().act(1, 'play', LEAK).pick(1, 'Put it back');
  expect([kept.pile(2, 'discard'), kept.pile(1, 'discard')]).toEqual([[], [LEAK]]);
});

test(`${LEAK}: not while nobody else has a deck`, () => {
  const t = play({ hand: [LEAK] }, { deck: [] });
  expect([t.size(2, 'deck'), t.refuses(1, 'play', LEAK)]).toEqual([0, 'ge/crucial-rules/1']);
});

const CAPITAL = 'O7 Capital Revitalization (Primary Edition)';
test(`${CAPITAL}: at the end of the turn its player draws up to 9 cards, and no other player does`, () => {
  const t = play({ hand: [CAPITAL], fleet: ['T3 Moon'] }, { fleet: ['T3 Moon'] });
  t.act(1, 'play', CAPITAL);
  expect(t.size(1, 'hand')).toBe(0);
  t.untilPhase('play A', 2);
  expect([t.size(1, 'hand'), t.size(2, 'hand'), t.pile(1, 'discard')]).toEqual([9, 0, [CAPITAL]]);
});

test('O6 Alien Abduction: a crew of another player is gone; one stronger than 6 is too strong', () => {
  const t = play({ hand: ['O6 Alien Abduction'] }, { fleet: [manned(DESTROYER, 'C2 Engineer', 'C9 Admiral')] });
  t.act(1, 'play', 'O6 Alien Abduction');
  expect([t.on(DESTROYER), t.pile(1, 'discard'), t.pile(2, 'discard')]).toEqual([
    ['C9 Admiral'],
    ['O6 Alien Abduction'],
    ['C2 Engineer'],
  ]);
  const own = play({ hand: ['O6 Alien Abduction'], fleet: [manned(DESTROYER, 'C2 Engineer')] });
  expect(own.refuses(1, 'play', 'O6 Alien Abduction')).toBe('ge/playing-on/1');
});

for (const carrier of ['E2 Transporter', 'E3 Shuttlecraft', 'E5 Fighter'])
  test(`O6 Alien Abduction: a ${carrier} that is played in reaction saves the crew`, () => {
    const t = table({
      seats: [
        { hand: ['O6 Alien Abduction'], order: 'never' },
        { fleet: [manned(DESTROYER, 'C2 Engineer')], hand: [carrier] },
      ],
    });
    t.act(1, 'play', 'O6 Alien Abduction').act(2, 'respond', carrier);
    while (t.question === 'respond') t.pass(2);
    expect([t.on(DESTROYER).sort(), t.pile(1, 'discard')]).toEqual([
      ['C2 Engineer', carrier].sort(),
      ['O6 Alien Abduction'],
    ]);
  });

test('O6 Alien Abduction: no Shuttle Bomb saves the crew, and no carrier saves crew from other cards', () => {
  const against = (name: string, hand: string) =>
    table({
      seats: [
        { hand: [name], order: 'never' },
        { fleet: [manned(DESTROYER, 'C2 Engineer', 'E3 Shuttlecraft')], hand: [hand] },
      ],
    }).act(1, 'play', name);
  for (const [name, hand] of [
    ['O6 Alien Abduction', 'E4 Shuttle Bomb'],
    ['O9 Illness', 'E2 Transporter'],
  ] as const) {
    const t = against(name, hand);
    const labels = t.question === 'respond' ? t.offeredTo(2) : '';
    expect(labels).not.toContain('save the crew');
    while (t.question === 'respond') t.pass(2);
  }
});

const PIRATE = 'S4 Independent Pirate Ship';
/** Player 1 has the bribe on a pirate ship of player 2. */
const bribing = (one: Partial<SeatPosition> = {}, two: Partial<SeatPosition> = {}): Table =>
  table({
    active: 2,
    phase: 'discard',
    seats: [
      { fleet: ['T6 System'], order: 'never', ...one },
      {
        fleet: [{ card: PIRATE, on: ['C2 Engineer', { card: 'O6 Bribe Pirate', by: 1 }] }, 'T6 System'],
        order: 'never',
        ...two,
      },
    ],
  });
test('O6 Bribe Pirate: economy equal to its strength buys a pirate ship with all on it, turn by turn', () => {
  const rich = ['T6 System', 'T5 Pirate System', 'T5 Pirate System'];
  const t = bribing({ fleet: rich });
  const whose = () => [PIRATE, 'C2 Engineer'].map(name => t.card(name).controller + 1);
  t.untilAsked('allocation', 1).allocate(1, { give: [['O6 Bribe Pirate', 'text 1', 4]] });
  expect([whose(), t.protected(1), t.protected(2)]).toEqual([[1, 1], true, false]);
  t.untilPhase('play A', 2);
  expect(whose()).toEqual([1, 1]);
  t.untilAsked('allocation', 1).allocate(1, { give: [['O6 Bribe Pirate', 'text 1', 4]] });
  expect(whose()).toEqual([1, 1]);
  // nobody pays in the next turn
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([whose(), t.inPlay('O6 Bribe Pirate')]).toEqual([[2, 2], true]);
});

test('O6 Bribe Pirate: 6 economy of the ship’s player get rid of it, and the ship comes back', () => {
  const t = bribing({ fleet: ['T6 System', 'T5 Pirate System', 'T5 Pirate System'] });
  t.untilAsked('allocation', 1).allocate(1, { give: [['O6 Bribe Pirate', 'text 1', 4]] });
  t.untilAsked('allocation', 2);
  expect(t.offeredTo(2)).toContain('Apply economy to O6 Bribe Pirate');
  t.untilPhase('play A', 2);
  expect([t.card(PIRATE).controller, toEnd(t.s, t.id('O6 Bribe Pirate'))]).toEqual([0, { kind: 'economy', n: 6 }]);
  t.s.cards[t.id('O6 Bribe Pirate')]!.applied = 6;
  t.untilPhase('play A', 1);
  expect([t.inPlay('O6 Bribe Pirate'), t.card(PIRATE).controller, t.card('C2 Engineer').controller]).toEqual([
    false,
    1,
    1,
  ]);
});

test('O6 Bribe Pirate: crew of the ship’s player may board it while it is bribed', () => {
  const t = bribing({ fleet: ['T6 System', 'T5 Pirate System', 'T5 Pirate System'] }, { hand: ['C1 Crewman'] });
  t.untilAsked('allocation', 1).allocate(1, { give: [['O6 Bribe Pirate', 'text 1', 4]] });
  t.untilPhase('play A', 2).act(2, 'play', 'C1 Crewman').pick(2, PIRATE);
  expect([t.under('C1 Crewman'), t.card('C1 Crewman').controller]).toEqual([PIRATE, 1]);
});

test('O6 Bribe Pirate: not in the turn in which it is played; on no other ship and on no own one', () => {
  const t = play({ hand: ['O6 Bribe Pirate'], fleet: ['T6 System', PIRATE] }, { fleet: [PIRATE, DESTROYER] });
  t.act(1, 'play', 'O6 Bribe Pirate');
  expect([t.under('O6 Bribe Pirate'), t.card(t.card('O6 Bribe Pirate').on).controller]).toEqual([PIRATE, 1]);
  const none = play({ hand: ['O6 Bribe Pirate'], fleet: [PIRATE] }, { fleet: [DESTROYER] });
  expect(none.refuses(1, 'play', 'O6 Bribe Pirate')).toBe('ge/playing-on/1');
});

const BREAKTHROUGH = 'O7 Scientific Breakthrough (Primary Edition)';
/** Player 1 is about to allocate points. The burst of player 2 stops all research of the fleet. */
const allocating = () =>
  table({
    phase: 'allocation',
    seats: [
      {
        hand: [BREAKTHROUGH],
        fleet: ['T6 System', 'T6 Comet', { card: DESTROYER, engaged: false }, { card: 'H5 EM Burst', by: 2, left: 1 }],
        order: 'never',
      },
      { order: 'never' },
    ],
  });
test(`${BREAKTHROUGH}: before points are allocated it stops hazards against the fleet for one turn`, () => {
  const t = allocating();
  expect(makes(t, 1, 'research')).toBe(0);
  t.act(1, 'play', BREAKTHROUGH);
  t.pick(1, 'Stop terrain and hazards against your fleet for one turn');
  expect([t.question, makes(t, 1, 'research'), t.player(1).plays, t.pile(1, 'discard')]).toEqual([
    'allocation',
    6,
    2,
    [BREAKTHROUGH],
  ]);
});

test(`${BREAKTHROUGH}: its 7 research are allocated with the rest, or used at once before them`, () => {
  const spent = allocating().pick(1, 'spend');
  expect([spent.happened('generated').at(-1)!.points.research, spent.player(1).plays]).toEqual([7, 2]);
  const hurt = manned(DESTROYER, manned('C2 Engineer', { card: 'O6 Injury', by: 2 }));
  const t = table({
    phase: 'allocation',
    seats: [
      { hand: [BREAKTHROUGH], fleet: ['T6 System', hurt, { card: NOMAD, engaged: false }], order: 'never' },
      { order: 'never' },
    ],
  });
  t.act(1, 'play', BREAKTHROUGH).pick(1, 'It gives 7 research points');
  while (t.question === 'use points') t.pick(1, 'Apply research to O6 Injury');
  expect([t.inPlay('O6 Injury'), t.question]).toEqual([false, 'allocation']);
});

test(`${BREAKTHROUGH}: is not played with other points in one answer, nor in a Play Cards Phase`, () => {
  const t = allocating();
  expect(t.whyNot(1, 'play', 'spend')?.rule).toBe('ge/crucial-rules/1');
  expect(play({ hand: [BREAKTHROUGH] }).refuses(1, 'play', BREAKTHROUGH)).toBe('ge/crucial-rules/1');
  t.leaveOpen();
});

test(`${BREAKTHROUGH}: as a reaction it gives 7 research, or stops hazards`, () => {
  const react = () =>
    table({
      seats: [
        { hand: ['T3 Moon'], order: 'never' },
        {
          hand: [BREAKTHROUGH],
          fleet: [
            'T6 Comet',
            { card: 'H5 EM Burst', by: 1, left: 1 },
            manned(CUTTER, manned('C2 Engineer', { card: 'O6 Injury', by: 1 })),
          ],
        },
      ],
    }).act(1, 'play', 'T3 Moon');
  const quelled = react().act(2, 'respond', BREAKTHROUGH, 1);
  expect(makes(quelled, 2, 'research')).toBe(6);
  const researched = react().act(2, 'respond', BREAKTHROUGH, 0);
  while (researched.question === 'use points') researched.pick(2, 'Apply research to O6 Injury');
  expect(researched.inPlay('O6 Injury')).toBe(false);
});
