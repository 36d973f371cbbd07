import { expect, test } from 'vitest';
import { production } from '../../../src/rules/points/production.ts';
import { endsOf, toEnd } from '../../../src/rules/points/uses.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import {
  BATTLESHIP,
  battle,
  CUTTER,
  DESTROYER,
  FRIGATE,
  fire,
  hurt,
  NOMAD,
  nextTurn,
  output,
  play,
} from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// Occurrences of Time Gates: the effect of each, and cases without one

const ROCK = 'T1 Large Asteroid';
const able = (t: Table, ...names: string[]) => names.map(name => works(t.s, t.id(name)));
/** Player 1 plays a moon; player 2 has a card to react with. */
const answered = (card: string, one: Parameters<typeof play>[0] = {}, two: Parameters<typeof play>[1] = {}) =>
  table({
    seats: [
      { hand: ['T3 Moon', ...(one.hand ?? [])], order: 'never', ...without(one) },
      { hand: [card], ...two },
    ],
  });
const without = ({ hand: _hand, ...rest }: Parameters<typeof play>[0]) => rest;
/** A ship of player 2 is destroyed; player 2 has cards to answer the loss. */
const losing = (hand: readonly string[], more: Parameters<typeof play>[1] = {}) => {
  const t = battle(
    { fleet: [BATTLESHIP, 'T6 System'] },
    {
      fleet: [{ card: NOMAD, shieldDamage: 4, damage: 4, on: ['C4 Science Officer'] }, 'T6 System', 'T6 System'],
      hand,
      order: 'loss',
      ...more,
    },
  );
  fire(t, BATTLESHIP, NOMAD, 1);
  return t.pass(2);
};

const SKIP = 'O1 Time Skip';
test(`${SKIP}: a stack of another player is not there until the next player turn`, () => {
  const t = play({ hand: [SKIP] }, { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }, 'T3 Moon'] });
  t.act(1, 'play', SKIP).pick(1, DESTROYER).pick(1, 'The card with all that lies on it');
  expect([able(t, DESTROYER, 'C5 Captain', 'T3 Moon'), t.protected(2)]).toEqual([[false, false, true], false]);
  t.untilPhase('allocation', 2);
  expect([able(t, DESTROYER, 'C5 Captain'), t.protected(2), t.pile(1, 'discard')]).toEqual([
    [true, true],
    true,
    [SKIP],
  ]);
});

test(`${SKIP}: takes a card alone, in reaction too; not a card of its own player`, () => {
  const t = play({ hand: [SKIP] }, { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }] });
  t.act(1, 'play', SKIP).pick(1, DESTROYER).pick(1, 'That card alone');
  expect(able(t, DESTROYER, 'C5 Captain')).toEqual([false, true]);
  const volley = battle({ fleet: [BATTLESHIP] }, { fleet: [NOMAD], hand: [SKIP] });
  fire(volley, BATTLESHIP, NOMAD, 3).act(2, 'respond', SKIP);
  while (volley.question === 'respond') volley.pass(2);
  expect(hurt(volley, NOMAD)).toEqual([0, 0]);
  const own = play({ hand: [SKIP], fleet: [DESTROYER] });
  expect(own.refuses(1, 'play', SKIP)).toBe('ge/playing-on/1');
});

const COMPRESSION = 'O1 Time Compression';
test(`${COMPRESSION}: in the next turn of a player only two cards are played, both in one Play Cards Phase`, () => {
  const t = play(
    { hand: [COMPRESSION], fleet: ['T3 Moon'] },
    { hand: [ROCK, ROCK, ROCK, ROCK, ROCK], fleet: ['T3 Moon'] },
  );
  t.act(1, 'play', COMPRESSION).untilPhase('play A', 2);
  t.act(2, 'play', ROCK).act(2, 'play', ROCK);
  expect([t.player(2).plays, t.refuses(2, 'play', ROCK)]).toEqual([1, 'ge/crucial-rules/1']);
  t.untilPhase('play A', 1).untilPhase('play A', 2).act(2, 'play', ROCK);
  t.untilPhase('play B', 2);
  expect(t.offers(2, 'play', ROCK)).toBe(true);
});

test(`${COMPRESSION}: one card in the first phase leaves none for the second`, () => {
  const t = play({ hand: [COMPRESSION], fleet: ['T3 Moon'] }, { hand: [ROCK, ROCK], fleet: ['T3 Moon'] });
  t.act(1, 'play', COMPRESSION).untilPhase('play A', 2);
  t.act(2, 'play', ROCK).untilPhase('play B', 2);
  expect(t.refuses(2, 'play', ROCK)).toBe('ge/crucial-rules/1');
});

test(`${COMPRESSION}: in reaction the third card goes back to the hand, and no other is played`, () => {
  const t = table({ seats: [{ hand: [ROCK, ROCK, ROCK, ROCK], order: 'never', plays: 5 }, { hand: [COMPRESSION] }] });
  t.act(1, 'play', ROCK).pass(2).act(1, 'play', ROCK).pass(2).act(1, 'play', ROCK);
  t.act(2, 'respond', COMPRESSION);
  expect([t.size(1, 'hand'), t.all(ROCK).length, t.refuses(1, 'play', ROCK)]).toEqual([2, 2, 'ge/crucial-rules/1']);
  const second = table({ seats: [{ hand: [ROCK, ROCK, ROCK], order: 'never' }, { hand: [COMPRESSION] }] });
  second.act(1, 'play', ROCK).pass(2).act(1, 'play', ROCK).act(2, 'respond', COMPRESSION);
  expect([second.all(ROCK).length, second.refuses(1, 'play', ROCK)]).toEqual([2, 'ge/crucial-rules/1']);
});

const EXPANSION = 'O5 Time Expansion';
test(`${EXPANSION}: four cards of strength 5 or less take no Card Play this turn`, () => {
  const t = play({ hand: [EXPANSION, 'T6 System', ROCK, ROCK, ROCK, ROCK, ROCK] });
  t.act(1, 'play', EXPANSION);
  for (let i = 0; i < 4; i++) t.act(1, 'play', ROCK);
  expect(t.player(1).plays).toBe(2);
  t.act(1, 'play', ROCK);
  expect(t.player(1).plays).toBe(1);
  t.untilPhase('play A', 2);
  expect(t.pile(1, 'discard')).toEqual([EXPANSION]);
});

test(`${EXPANSION}: a stronger card costs a Card Play and does not count`, () => {
  const t = play({ hand: [EXPANSION, 'T6 System', ROCK, ROCK, ROCK, ROCK] });
  t.act(1, 'play', EXPANSION).act(1, 'play', 'T6 System');
  expect(t.player(1).plays).toBe(1);
  for (let i = 0; i < 4; i++) t.act(1, 'play', ROCK);
  expect(t.player(1).plays).toBe(1);
});

const GATE = 'O6 Time Gate';
test(`${GATE}: a ship that would be lost is out of play with its crew, and is back without damage two turns later`, () => {
  const t = losing([GATE]).act(2, 'respond', GATE);
  expect([t.inPlay(NOMAD), t.under(GATE), able(t, NOMAD, 'C4 Science Officer'), t.protected(2)]).toEqual([
    true,
    NOMAD,
    [false, false],
    false,
  ]);
  t.untilPhase('play A', 2);
  expect([t.inPlay(GATE), t.engaged(NOMAD)]).toEqual([true, false]);
  t.untilPhase('play A', 1).untilPhase('allocation', 2);
  expect([t.pile(2, 'discard'), t.strength(NOMAD), t.shields(NOMAD), t.under('C4 Science Officer')]).toEqual([
    [GATE],
    [5, 5],
    4,
    NOMAD,
  ]);
  t.allocate(2, { engage: [NOMAD] });
  expect([t.engaged(NOMAD), t.protected(2)]).toEqual([true, true]);
});

test(`${GATE}: waits for a loss; terrain does not go through it`, () => {
  const t = play({ hand: [GATE], fleet: [DESTROYER] });
  expect(t.refuses(1, 'play', GATE)).toBe('ge/playing-on/1');
  const world = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }], order: 'never' },
      { fleet: [{ card: 'T3 Moon', damage: 2 }], hand: [GATE], order: 'loss' },
    ],
  });
  world.act(1, 'fire', 'T3 Moon').proposed();
  while (world.question === 'respond') {
    expect(world.offers(2, 'respond', GATE)).toBe(false);
    world.pass(2);
  }
  expect(world.inPlay('T3 Moon')).toBe(false);
});

const DELAY = 'O2 Discard Delay';
test(`${DELAY}: a stack that would be discarded is out of play, and goes in the second Discard Phase of its player`, () => {
  const t = losing([DELAY]).act(2, 'respond', DELAY);
  expect([t.inPlay(NOMAD), able(t, NOMAD, 'C4 Science Officer')]).toEqual([true, [false, false]]);
  t.untilPhase('play A', 1);
  expect(t.inPlay(NOMAD)).toBe(true);
  t.untilPhase('play B', 2);
  expect(t.inPlay(NOMAD)).toBe(true);
  while (!(t.s.turnOf === 0 && t.s.phase === 'play A')) t.least();
  expect([t.inPlay(NOMAD), [...t.pile(2, 'discard')].sort()]).toEqual([
    false,
    ['C4 Science Officer', DELAY, NOMAD].sort(),
  ]);
});

test(`${DELAY}: is played for nothing but a loss`, () => {
  const t = play({ hand: [DELAY], fleet: [DESTROYER] });
  expect(t.refuses(1, 'play', DELAY)).toBe('ge/playing-on/1');
});

const SWITCH = 'O3 Time Switch';
test(`${SWITCH}: a stack that would be discarded goes beneath the deck`, () => {
  const t = losing([SWITCH]).act(2, 'respond', SWITCH);
  expect([t.pile(2, 'deck').slice(-2).sort(), t.pile(2, 'discard'), t.inPlay(NOMAD)]).toEqual([
    ['C4 Science Officer', NOMAD].sort(),
    [SWITCH],
    false,
  ]);
});

test(`${SWITCH}: takes what another player discards in the Discard Phase; answers nothing else`, () => {
  const t = table({
    phase: 'discard',
    seats: [{ hand: ['T6 System'], fleet: [DESTROYER], order: 'never' }, { hand: [SWITCH] }],
  });
  t.pick(1, 'T6 System from your hand').act(2, 'respond', SWITCH);
  expect([t.pile(1, 'deck').at(-1), t.pile(1, 'discard')]).toEqual(['T6 System', []]);
  const none = answered(SWITCH).act(1, 'play', 'T3 Moon');
  expect(none.offers(2, 'respond', SWITCH)).toBe(false);
  none.pass(2);
});

const SURVIVORS = 'O6 Wreckage Survivors';
test(`${SURVIVORS}: the three top crew of at most 6 strength come back from the discard pile`, () => {
  const t = play({
    hand: [SURVIVORS],
    discard: ['C5 Captain', 'C10 Legendary Officer', 'T3 Moon', 'C2 Engineer', 'C3 Nurse', 'C4 Science Officer'],
  });
  t.act(1, 'play', SURVIVORS);
  expect([t.pile(1, 'hand').sort(), t.pile(1, 'discard')]).toEqual([
    ['C2 Engineer', 'C3 Nurse', 'C5 Captain'],
    [SURVIVORS, 'C10 Legendary Officer', 'T3 Moon', 'C4 Science Officer'],
  ]);
});

test(`${SURVIVORS}: is not played without such crew`, () => {
  const t = play({ hand: [SURVIVORS], discard: ['C10 Legendary Officer', 'T3 Moon'] });
  expect(t.refuses(1, 'play', SURVIVORS)).toBe('ge/crucial-rules/1');
});

const EXCHANGE = 'O4 Discard Exchange';
test(`${EXCHANGE}: a lost card goes to the hand for a card of the hand that is as strong`, () => {
  const t = losing([EXCHANGE, 'T6 System', 'C2 Engineer']).act(2, 'respond', EXCHANGE);
  while (t.question !== 'weapons fire') t.least();
  expect([t.pile(2, 'hand').sort(), t.pile(2, 'discard')]).toEqual([
    ['C2 Engineer', NOMAD].sort(),
    ['C4 Science Officer', 'T6 System', EXCHANGE],
  ]);
});

test(`${EXCHANGE}: or to the reserve fleet for a card of that; not for weaker cards`, () => {
  const t = losing([EXCHANGE], { reserve: ['T6 System', 'C2 Engineer'] }).act(2, 'respond', EXCHANGE);
  while (t.question !== 'weapons fire') t.least();
  expect([t.pile(2, 'reserve').sort(), t.pile(2, 'discard').includes('T6 System')]).toEqual([
    ['C2 Engineer', NOMAD].sort(),
    true,
  ]);
  const weak = losing([EXCHANGE, 'C2 Engineer'], { reserve: ['C2 Engineer'] });
  expect(weak.offers(2, 'respond', EXCHANGE)).toBe(false);
  weak.pass(2);
});

const EVENTS = 'O4 Cessation of Events';
test(`${EVENTS}: a Play Cards Phase B ends; the card that was played goes back to the hand`, () => {
  const t = table({
    phase: 'play B',
    seats: [{ hand: ['T3 Moon', ROCK], order: 'never' }, { hand: [EVENTS] }],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', EVENTS);
  expect([t.s.phase === 'play B', t.inPlay('T3 Moon'), t.happened('played').length, t.pile(2, 'discard')]).toEqual([
    false,
    false,
    2,
    [EVENTS],
  ]);
  t.untilPhase('play A', 2);
});

test(`${EVENTS}: does not answer in Play Cards Phase A`, () => {
  const t = answered(EVENTS).act(1, 'play', 'T3 Moon');
  expect(t.offers(2, 'respond', EVENTS)).toBe(false);
  t.pass(2);
});

const CEASE = 'O8 Cessation of Fire';
test(`${CEASE}: the volley does nothing, and its player fires no more this turn`, () => {
  const t = battle({ fleet: [BATTLESHIP, DESTROYER] }, { fleet: [NOMAD], hand: [CEASE] });
  fire(t, BATTLESHIP, NOMAD, 3).act(2, 'respond', CEASE);
  expect([hurt(t, NOMAD), t.s.phase === 'weapons fire', t.pile(2, 'discard')]).toEqual([[0, 0], false, [CEASE]]);
});

test(`${CEASE}: stops distortion cannons too; answers no card that is played`, () => {
  const t = table({
    phase: 'weapons fire',
    seats: [
      { fleet: [{ card: 'S8 Mechad Battleship', given: [0, 0, 2] }], order: 'never' },
      { fleet: [NOMAD], hand: [CEASE] },
    ],
  });
  t.act(1, 'sweep', 'S8 Mechad Battleship', '2').act(2, 'respond', CEASE);
  expect([hurt(t, NOMAD), t.s.phase === 'weapons fire']).toEqual([[0, 0], false]);
  const none = answered(CEASE).act(1, 'play', 'T3 Moon');
  expect(none.offers(2, 'respond', CEASE)).toBe(false);
  none.pass(2);
});

const PRODUCTION = 'O7 Cessation of Production';
test(`${PRODUCTION}: a terrain and the cards on it generate nothing in an Allocation Phase`, () => {
  const t = table({
    phase: 'allocation',
    seats: [
      {
        fleet: [{ card: 'T6 System', on: ['C4 Science Officer'] }, 'T3 Moon', { card: DESTROYER, engaged: false }],
        order: 'never',
      },
      { hand: [PRODUCTION] },
    ],
  });
  const moon = output(t, 'T3 Moon');
  t.act(2, 'respond', PRODUCTION).pick(2, 'T6 System');
  const { free } = production(t.s, 0, works);
  expect([free.supply, free.economy, free.research]).toEqual([moon.supply ?? 0, moon.economy ?? 0, moon.research ?? 0]);
  t.untilPhase('play A', 2);
  expect(output(t, 'T6 System').economy).toBeGreaterThan(0);
});

test(`${PRODUCTION}: does not answer a card that is played`, () => {
  const t = answered(PRODUCTION, { fleet: ['T6 System'] }).act(1, 'play', 'T3 Moon');
  expect(t.offers(2, 'respond', PRODUCTION)).toBe(false);
  t.pass(2);
});

const PAST = 'O1 Past Transmission';
test(`${PAST}: another player takes nothing from the reserve fleet in this turn`, () => {
  const t = answered(PAST, { hand: ['T6 System'], reserve: ['T4 Small System'] }).act(1, 'play', 'T3 Moon');
  t.act(2, 'respond', PAST);
  expect(t.refuses(1, 'exchange', 'T4 Small System')).toBe('ge/crucial-rules/1');
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.offers(1, 'exchange', 'T4 Small System')).toBe(true);
});

test(`${PAST}: is not played in the first two turns; on its own turn it goes on another player`, () => {
  const early = play({ hand: [PAST], turns: 2 });
  expect(early.refuses(1, 'play', PAST)).toBe('ge/crucial-rules/1');
  const t = play({ hand: [PAST], reserve: ['T4 Small System'] }).act(1, 'play', PAST);
  expect([t.pile(1, 'discard'), t.s.lasting.length]).toEqual([[PAST], 1]);
  const young = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      { hand: [PAST], turns: 2 },
    ],
  });
  young.act(1, 'play', 'T3 Moon');
  expect(young.question === 'respond' && young.offers(2, 'respond', PAST)).toBe(false);
  if (young.question === 'respond') young.pass(2);
});

const FUTURE = 'O2 Future Transmission';
test(`${FUTURE}: exchanges with the reserve fleet take no Card Play this turn`, () => {
  const t = play({ hand: [FUTURE, 'T6 System', 'T6 System'], reserve: ['T4 Small System', 'T3 Moon'], plays: 1 });
  t.act(1, 'play', FUTURE).act(1, 'exchange', 'T4 Small System').pick(1, 'T6 System').act(1, 'exchange', 'T3 Moon');
  t.pick(1, 'T6 System');
  expect([t.pile(1, 'hand').sort(), t.player(1).plays]).toEqual([['T3 Moon', 'T4 Small System'], 0]);
});

test(`${FUTURE}: in the next turn they take one again`, () => {
  const t = play({ hand: [FUTURE, 'T6 System'], reserve: ['T4 Small System'] });
  t.act(1, 'play', FUTURE).untilPhase('play A', 2).untilPhase('play A', 1).act(1, 'exchange', 'T4 Small System');
  if (t.question === 'exchange') t.pick(1, 'T6 System');
  expect(t.player(1).plays).toBe(2);
});

const CALL = 'O8 Reserve Call Up';
test(`${CALL}: two cards of the reserve fleet come to the hand, or into play at no Card Play`, () => {
  const t = play({ hand: [CALL], reserve: ['T6 System', 'C2 Engineer', 'T3 Moon'] });
  t.act(1, 'play', CALL).pick(1, 'T6 System').pick(1, 'yes').pick(1, 'C2 Engineer').pick(1, 'no');
  expect([t.inPlay('T6 System'), t.pile(1, 'hand'), t.pile(1, 'reserve'), t.player(1).plays]).toEqual([
    true,
    ['C2 Engineer'],
    ['T3 Moon'],
    2,
  ]);
});

test(`${CALL}: in reaction too; not without a reserve fleet`, () => {
  const t = answered(CALL, {}, { reserve: ['T6 System'] })
    .act(1, 'play', 'T3 Moon')
    .act(2, 'respond', CALL);
  t.pick(2, 'T6 System').pick(2, 'no').pass(2);
  expect([t.pile(2, 'hand'), t.pile(2, 'discard')]).toEqual([['T6 System'], [CALL]]);
  const none = play({ hand: [CALL] });
  expect(none.refuses(1, 'play', CALL)).toBe('ge/crucial-rules/1');
});

test('O8 Ante Accelerator: every player loses the top card of the deck, as long as there is one', () => {
  const t = play(
    { hand: ['O8 Ante Accelerator'], deck: ['T6 System', 'T3 Moon'] },
    { deck: [] },
    { deck: ['T3 Moon'] },
  );
  t.act(1, 'play', 'O8 Ante Accelerator');
  expect([t.pile(1, 'discard'), t.pile(2, 'discard'), t.pile(3, 'discard'), t.pile(1, 'deck')]).toEqual([
    ['O8 Ante Accelerator', 'T6 System'],
    [],
    ['T3 Moon'],
    ['T3 Moon'],
  ]);
});

test('O6 Galacticnet: cards of all hands are shown, and its player draws as many as the weakest is strong', () => {
  const t = play({ hand: ['O6 Galacticnet', 'T3 Moon'] }, { hand: ['T6 System'] }, { hand: [], order: 'never' });
  t.act(1, 'play', 'O6 Galacticnet');
  expect([t.size(1, 'hand'), t.pile(1, 'hand').includes('T3 Moon'), t.pile(2, 'hand'), t.size(3, 'hand')]).toEqual([
    4,
    true,
    ['T6 System'],
    0,
  ]);
  expect(t.log(2).join(' ').includes('T6 System')).toBe(true);
  const none = play({ hand: ['O6 Galacticnet'] }).act(1, 'play', 'O6 Galacticnet');
  expect(none.size(1, 'hand')).toBe(0);
});

test('O2 Early Shipment: gives 4 supply in the Allocation Phase, at no Card Play', () => {
  const t = table({
    phase: 'allocation',
    seats: [{ hand: ['O2 Early Shipment'], fleet: [{ card: DESTROYER, engaged: false }] }, { order: 'never' }],
  });
  t.pick(1, 'spend');
  const made = t.happened('generated').at(-1)!.points;
  expect([made, t.player(1).plays, t.pile(1, 'discard')]).toEqual([
    expect.objectContaining({ supply: 4 }),
    3,
    ['O2 Early Shipment'],
  ]);
  expect(play({ hand: ['O2 Early Shipment'] }).refuses(1, 'play', 'O2 Early Shipment')).toBe('ge/crucial-rules/1');
});

test('O2 Base Relocation: a tug carries a base with its crew to another terrain', () => {
  const t = play({
    hand: ['O2 Base Relocation'],
    fleet: ['S2 Fleet Tug', { card: 'T3 Moon', on: [{ card: 'B4 Base Station', on: ['C5 Captain'] }] }, 'T6 System'],
  });
  t.act(1, 'play', 'O2 Base Relocation');
  expect([t.under('B4 Base Station'), t.under('C5 Captain')]).toEqual(['T6 System', 'B4 Base Station']);
});

test('O2 Base Relocation: needs a tug, and another terrain', () => {
  const base = { card: 'T3 Moon', on: ['B4 Base Station'] };
  const without = play({ hand: ['O2 Base Relocation'], fleet: [DESTROYER, base, 'T6 System'] });
  expect(without.refuses(1, 'play', 'O2 Base Relocation')).toBe('ge/playing-on/1');
  const alone = play({ hand: ['O2 Base Relocation'], fleet: ['S2 Fleet Tug', base] });
  expect(alone.refuses(1, 'play', 'O2 Base Relocation')).toBe('ge/crucial-rules/1');
});

const DREAM = 'O2 Dream State';
test(`${DREAM}: a crew does nothing until 2 research in one turn wake it, in reaction too`, () => {
  const t = play(
    { hand: [DREAM], fleet: ['T3 Moon'] },
    { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }, 'T3 Moon'] },
  );
  t.act(1, 'play', DREAM);
  expect([t.engaged('C5 Captain'), toEnd(t.s, t.id(DREAM))]).toEqual([false, { kind: 'research', n: 2 }]);
  nextTurn(t);
  expect([t.engaged('C5 Captain'), t.inPlay(DREAM)]).toEqual([false, true]);
  const react = answered(DREAM, { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }] }).act(1, 'play', 'T3 Moon');
  react.act(2, 'respond', DREAM);
  expect([react.under(DREAM), react.engaged('C5 Captain')]).toEqual(['C5 Captain', false]);
});

test(`${DREAM}: one research is not enough; own crew does not dream`, () => {
  const t = table({
    phase: 'allocation',
    active: 2,
    seats: [
      { order: 'never' },
      {
        fleet: [
          'T6 Comet',
          { card: DESTROYER, on: [{ card: 'C5 Captain', engaged: false, on: [{ card: DREAM, by: 1 }] }] },
        ],
        order: 'never',
      },
    ],
  });
  expect(t.forbidsPlan(2, { give: [[DREAM, 'apply', 1]] })).not.toBe('');
  t.allocate(2, { give: [[DREAM, 'apply', 2]] });
  expect(t.inPlay(DREAM)).toBe(false);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(t.engaged('C5 Captain')).toBe(true);
  const own = play({ hand: [DREAM], fleet: [{ card: DESTROYER, on: ['C5 Captain'] }] });
  expect(own.refuses(1, 'play', DREAM)).toBe('ge/playing-on/1');
});

const BURN = 'O3 Accelerated Burn';
test(`${BURN}: a star generates twice its points in the next Allocation Phase, and none in that after it`, () => {
  const t = play({ hand: [BURN], fleet: ['T5 Star'] });
  t.act(1, 'play', BURN);
  const made = () => t.happened('generated').findLast(x => x.seat === 0)!.points as { energy: number };
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([made().energy, output(t, 'T5 Star').energy ?? 0]).toEqual([10, 0]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([made().energy, t.inPlay(BURN), output(t, 'T5 Star').energy]).toEqual([0, false, 5]);
});

test(`${BURN}: a terrain that is no stronger burns up; a moon does not burn`, () => {
  const t = play({ hand: [BURN] }, { fleet: ['T3 Protostar', 'T3 Moon'] });
  t.act(1, 'play', BURN).untilPhase('play A', 2);
  expect([t.happened('generated').at(-1)!.points.energy, t.pile(2, 'discard'), t.pile(1, 'discard')]).toEqual([
    6 + (output(t, 'T3 Moon').energy ?? 0),
    ['T3 Protostar'],
    [BURN],
  ]);
  const none = play({ hand: [BURN], fleet: ['T3 Moon'] });
  expect(none.refuses(1, 'play', BURN)).toBe('ge/playing-on/1');
});

const INSTANT = 'O3 Instant Reaction (Time Gates)';
test(`${INSTANT}: a reaction card in play reacts again, and a card that is no stronger gives it back`, () => {
  const warfare = 'O3 Defensive Electronic Warfare';
  const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: CUTTER, on: [warfare] }], hand: [INSTANT] });
  fire(t, DESTROYER, CUTTER, 3).act(2, 'respond', INSTANT).pass(2);
  expect([t.shields(CUTTER), t.pile(2, 'hand')]).toEqual([2, [INSTANT]]);
});

test(`${INSTANT}: needs a card in play that can answer`, () => {
  const t = battle({ fleet: [DESTROYER] }, { fleet: [{ card: CUTTER, on: ['C2 Engineer'] }], hand: [INSTANT] });
  fire(t, DESTROYER, CUTTER, 3);
  expect(t.offers(2, 'respond', INSTANT)).toBe(false);
  t.pass(2);
});

const SEASON = 'O7 Out of Season (Time Gates)';
test(`${SEASON}: a hatchling or a molting is discarded, and a Dragon Coupling has no effect`, () => {
  const t = play(
    { hand: [SEASON] },
    { fleet: [{ card: 'D2 Oort Dragoness', on: ['A3 Tri-Millennia Molting'] }, DESTROYER] },
  );
  t.act(1, 'play', SEASON);
  expect([t.inPlay('A3 Tri-Millennia Molting'), t.inPlay('D2 Oort Dragoness')]).toEqual([false, true]);
  const coupling = table({
    seats: [
      { hand: ['O5 Dragon Coupling'], fleet: ['D2 Oort Dragoness', 'D5 Void Dragoness'], order: 'never' },
      { hand: [SEASON] },
    ],
  });
  coupling.act(1, 'play', 'O5 Dragon Coupling').act(2, 'respond', SEASON);
  expect([coupling.inPlay('O5 Dragon Coupling'), coupling.pile(1, 'discard')]).toEqual([false, ['O5 Dragon Coupling']]);
});

test(`${SEASON}: answers anything by a discard; without such a card there is nothing to do`, () => {
  const dragon = { card: 'D2 Oort Dragoness', on: ['A3 Tri-Millennia Molting'] };
  const t = answered(SEASON, { fleet: [dragon] })
    .act(1, 'play', 'T3 Moon')
    .act(2, 'respond', SEASON);
  if (t.question === 'respond') t.pass(2);
  expect(t.inPlay('A3 Tri-Millennia Molting')).toBe(false);
  const none = play({ hand: [SEASON] }, { fleet: [FRIGATE] });
  expect(none.refuses(1, 'play', SEASON)).toBe('ge/crucial-rules/1');
});

const LOST = 'O3 Lost In Space';
const aboard = { card: NOMAD, on: [{ card: 'E3 Shuttlecraft', on: ['C5 Captain'] }] };
test(`${LOST}: a shuttle and its crew are not there until 3 economy and 3 research come, in any order`, () => {
  const t = play({ hand: [LOST] }, { fleet: [aboard, 'E5 Fighter'] });
  t.act(1, 'play', LOST).pick(1, 'E3 Shuttlecraft');
  expect(able(t, 'E3 Shuttlecraft', 'C5 Captain', 'E5 Fighter')).toEqual([false, false, true]);
  expect(endsOf(t.s, t.id(LOST)).map(x => [x.kind, x.n])).toEqual([
    ['economy', 3],
    ['research', 3],
  ]);
  nextTurn(t);
  expect(able(t, 'E3 Shuttlecraft', 'C5 Captain')).toEqual([false, false]);
});

test(`${LOST}: its points bring them back`, () => {
  const lost = { card: NOMAD, on: [{ card: 'E3 Shuttlecraft', on: ['C5 Captain', { card: LOST, by: 1 }] }] };
  const rich = Array<string>(8).fill('T6 System');
  const t = table({
    active: 2,
    phase: 'allocation',
    seats: [{ order: 'never' }, { fleet: [lost, ...rich], order: 'never' }],
  });
  const [research, economy] = ['research', 'economy'].map(kind => Array<string>(3).fill(`Apply ${kind} to ${LOST}`));
  t.pick(2, ...economy!, ...research!);
  expect([able(t, 'E3 Shuttlecraft', 'C5 Captain'), t.pile(1, 'discard')]).toEqual([[true, true], [LOST]]);
});

test(`${LOST}: in reaction it stops what the shuttle does; it goes on no transporter`, () => {
  const t = table({
    seats: [
      { fleet: [{ card: NOMAD, on: ['E3 Shuttlecraft', 'C9 Marauder'] }], order: 'never' },
      { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }], hand: [LOST] },
    ],
  });
  t.act(1, 'use', 'E3 Shuttlecraft', 1).act(2, 'respond', LOST);
  while (t.question === 'respond') t.pass(2);
  expect([t.inPlay('C5 Captain'), t.under('C9 Marauder'), able(t, 'E3 Shuttlecraft')]).toEqual([true, NOMAD, [false]]);
  const none = play({ hand: [LOST] }, { fleet: [{ card: NOMAD, on: ['E2 Transporter'] }] });
  expect(none.refuses(1, 'play', LOST)).toBe('ge/playing-on/1');
});

test(`${LOST}: research used at once goes to the one that its player names`, () => {
  const lost = (card: string) => ({ card, on: [{ card: LOST, by: 1 }] });
  const t = table({
    seats: [
      { hand: ['T3 Moon'], order: 'never' },
      { fleet: [{ card: NOMAD, on: [lost('E3 Shuttlecraft'), lost('E5 Fighter')] }], hand: ['C4 Science Officer'] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', 'C4 Science Officer');
  while (t.question === 'place') t.pick(2, NOMAD);
  t.pick(2, `Apply research to 2nd ${LOST} of Player 1 on E5 Fighter`);
  expect(t.all(LOST).map(id => [t.under(id), t.card(id).applied])).toEqual([
    ['E3 Shuttlecraft', 0],
    ['E5 Fighter', 1],
  ]);
});

const CATASTROPHE = 'O9 Catastrophic Repetition';
test(`${CATASTROPHE}: each point of a ship’s weapons does 5 damage, and after the phase the ship goes with all on it`, () => {
  const t = play(
    { hand: [CATASTROPHE], fleet: [{ card: FRIGATE, on: ['C5 Weapons Officer'] }] },
    { fleet: [BATTLESHIP] },
  );
  // the officer makes other fire half as strong again
  t.act(1, 'play', CATASTROPHE).untilPhase('weapons fire', 1);
  fire(t, FRIGATE, BATTLESHIP, 2);
  expect(hurt(t, BATTLESHIP)).toEqual([8, 2]);
  t.untilPhase('play B', 1);
  expect([t.inPlay(FRIGATE), t.pile(1, 'discard').sort()]).toEqual([
    false,
    ['C5 Weapons Officer', CATASTROPHE, FRIGATE].sort(),
  ]);
});

test(`${CATASTROPHE}: other ships fire and stay as ever`, () => {
  const t = play({ hand: [CATASTROPHE], fleet: [FRIGATE, CUTTER] }, { fleet: [BATTLESHIP] });
  t.act(1, 'play', CATASTROPHE).pick(1, FRIGATE).untilPhase('weapons fire', 1);
  fire(t, CUTTER, BATTLESHIP, 3);
  expect(hurt(t, BATTLESHIP)).toEqual([3, 0]);
  t.untilPhase('play B', 1);
  expect([t.inPlay(FRIGATE), t.inPlay(CUTTER)]).toEqual([false, true]);
});

test(`${CATASTROPHE}: is not played after weapons fire, nor on a ship of another player`, () => {
  const late = table({
    phase: 'play B',
    seats: [{ hand: [CATASTROPHE], fleet: [FRIGATE], order: 'never' }, { order: 'never' }],
  });
  expect(late.refuses(1, 'play', CATASTROPHE)).toBe('ge/crucial-rules/1');
  const none = play({ hand: [CATASTROPHE], fleet: [] }, { fleet: [FRIGATE] });
  expect(none.refuses(1, 'play', CATASTROPHE)).toBe('ge/playing-on/1');
});

const THEFT = 'O6 Resource Theft';
const idle = { card: NOMAD, engaged: false };
const left = (t: Table, seat: number) => {
  const { free, drained } = production(t.s, seat, works);
  return [free.supply - drained.supply, free.energy - drained.energy];
};
test(`${THEFT}: a ship is engaged with points of another player’s terrain, who lacks them once`, () => {
  const t = play({ hand: [THEFT], fleet: [idle] }, { fleet: ['T3 Moon', 'T3 Moon'] });
  expect(left(t, 1)).toEqual([4, 2]);
  t.act(1, 'play', THEFT);
  expect([t.engaged(NOMAD), left(t, 1), t.pile(1, 'discard')]).toEqual([true, [2, 1], [THEFT]]);
  t.untilPhase('play A', 2);
  expect(left(t, 1)).toEqual([2, 1]);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect(left(t, 1)).toEqual([4, 2]);
});

test(`${THEFT}: in reaction it takes the points of the Allocation Phase that has begun`, () => {
  const t = table({
    phase: 'allocation',
    seats: [
      { fleet: ['T3 Moon', 'T3 Moon', { card: DESTROYER, engaged: false }], order: 'never' },
      { hand: [THEFT], fleet: [idle] },
    ],
  });
  t.act(2, 'respond', THEFT);
  while (t.question === 'respond') t.pass(2);
  expect([t.engaged(NOMAD), left(t, 0)]).toEqual([true, [2, 1]]);
  t.untilPhase('play A', 2).untilPhase('allocation', 1);
  expect(left(t, 0)).toEqual([4, 2]);
});

test(`${THEFT}: needs a disengaged ship, and terrain that makes all its points`, () => {
  const poor = play({ hand: [THEFT], fleet: [idle] }, { fleet: [ROCK, ROCK] });
  expect(poor.refuses(1, 'play', THEFT)).toBe('ge/playing-on/1');
  const none = play({ hand: [THEFT], fleet: [NOMAD] }, { fleet: ['T3 Moon'] });
  expect(none.refuses(1, 'play', THEFT)).toBe('ge/playing-on/1');
});

const CAPTURE = 'O6 Crew Capture';
const captured = (...mates: string[]) => {
  const t = play(
    { hand: [CAPTURE], fleet: ['T3 Moon', 'T6 System'] },
    { fleet: [{ card: NOMAD, on: ['C5 Captain', 'E3 Shuttlecraft', ...mates] }] },
  );
  t.act(1, 'play', CAPTURE);
  if (t.question === 'place') t.pick(1, 'C5 Captain');
  return t;
};
test(`${CAPTURE}: a crew is held on its captor’s strongest terrain and does nothing`, () => {
  const t = captured();
  expect([t.under('C5 Captain'), able(t, 'C5 Captain'), t.under(CAPTURE)]).toEqual([
    'T6 System',
    [false],
    'C5 Captain',
  ]);
  t.untilPhase('play A', 2);
  // without crew to transport, the shuttle only flies alone
  expect(t.refuses(2, 'use', 'E3 Shuttlecraft', 1)).toBe('ge/crucial-rules/1');
});

test(`${CAPTURE}: combat crew on a mission frees it`, () => {
  const t = captured('C9 Marauder').untilPhase('play A', 2);
  t.act(2, 'use', 'E3 Shuttlecraft', 1);
  expect([t.under('C5 Captain'), t.under('C9 Marauder'), able(t, 'C5 Captain'), t.pile(1, 'discard')]).toEqual([
    NOMAD,
    NOMAD,
    [true],
    [CAPTURE],
  ]);
});

test(`${CAPTURE}: other crew does not free it; stronger crew is not captured, nor any without terrain to hold it`, () => {
  const t = captured('C4 Science Officer').untilPhase('play A', 2);
  expect(t.refuses(2, 'use', 'E3 Shuttlecraft', 1)).toBe('ge/crucial-rules/1');
  const strong = play({ hand: [CAPTURE], fleet: ['T3 Moon'] }, { fleet: [{ card: NOMAD, on: ['C9 Marauder'] }] });
  expect(strong.refuses(1, 'play', CAPTURE)).toBe('ge/playing-on/1');
  const none = play({ hand: [CAPTURE], fleet: [] }, { fleet: [{ card: NOMAD, on: ['C5 Captain'] }] });
  expect(none.refuses(1, 'play', CAPTURE)).toBe('ge/crucial-rules/1');
});

const DISORDER = 'O6 Continuum Disorder';
const disorder = (...tops: string[]) => {
  const [one, ...others] = tops.map(top => ({ deck: [top, ROCK], order: 'never' as const }));
  return table({ seats: [{ ...one, hand: [DISORDER], fleet: [], plays: 1 }, ...others] });
};
test(`${DISORDER}: players draw and play in turn, while their cards are weaker than the first`, () => {
  const t = disorder('T3 Moon', ROCK, 'T3 Moon', 'T6 System');
  t.act(1, 'play', DISORDER).pick(1, '2').pick(2, '3');
  expect([t.inPlay('T3 Moon', 1), t.inPlay(ROCK, 2), t.inPlay('T3 Moon', 3), t.size(4, 'deck')]).toEqual([
    true,
    true,
    true,
    2,
  ]);
  expect([t.player(1).plays, t.pile(1, 'discard')]).toEqual([0, [DISORDER]]);
});

test(`${DISORDER}: ends when all have drawn; what cannot be played is discarded`, () => {
  const t = disorder('C5 Captain', ROCK, 'C2 Engineer');
  t.act(1, 'play', DISORDER).pick(1, '2');
  expect([t.pile(1, 'discard'), t.inPlay(ROCK, 2), t.pile(3, 'discard'), t.question]).toEqual([
    [DISORDER, 'C5 Captain'],
    true,
    ['C2 Engineer'],
    'play cards',
  ]);
});

test(`${DISORDER}: in reaction its player draws first; without a deck nobody draws`, () => {
  const t = answered(DISORDER, { deck: ['T6 System'] }, { deck: ['T3 Moon'] });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', DISORDER);
  while (t.question === 'respond') t.pass(2);
  expect([t.inPlay('T3 Moon', 2), t.inPlay('T6 System', 1)]).toEqual([true, true]);
  const none = table({
    seats: [
      { hand: [DISORDER], deck: 0, order: 'never' },
      { deck: ['T6 System'], order: 'never' },
    ],
  });
  none.act(1, 'play', DISORDER);
  expect([none.inPlay('T6 System', 2), none.size(2, 'deck')]).toEqual([false, 1]);
});

const REPEAT = 'O8 Repeat Fire';
const shooting = (hand: readonly string[], fleet: readonly string[], theirs: readonly string[], more = {}) =>
  battle({ hand, fleet }, { fleet: theirs, order: 'never', ...more });
/** Ends the Weapons Fire Phase, if it has not ended by itself. */
const ceased = (t: Table) => (t.s.phase === 'weapons fire' ? t.act(1, 'pass') : t);
test(`${REPEAT}: a ship’s part of each volley of this turn strikes once more`, () => {
  const t = shooting([REPEAT], [DESTROYER, CUTTER], [BATTLESHIP, NOMAD]);
  t.act(1, 'fire', BATTLESHIP).pick(1, DESTROYER, DESTROYER, CUTTER).act(1, 'fire', NOMAD).pick(1, DESTROYER);
  ceased(t).act(1, 'play', REPEAT).pick(1, DESTROYER);
  expect([hurt(t, BATTLESHIP), hurt(t, NOMAD), t.pile(1, 'discard')]).toEqual([[5, 0], [2, 0], [REPEAT]]);
});

test(`${REPEAT}: others react as to any volley`, () => {
  const t = shooting([REPEAT], [DESTROYER], [FRIGATE], { hand: ['E7 Time Gap Generator'], order: 'aimed' });
  fire(t, DESTROYER, FRIGATE, 3);
  while (t.question === 'respond') t.pass(2);
  ceased(t).act(1, 'play', REPEAT);
  if (t.prompt().includes('plays')) t.pass(2);
  expect(t.prompt()).toContain('Player 1 fires 3 points at your S3 Argonian Frigate');
  t.act(2, 'respond', 'E7 Time Gap Generator');
  expect(hurt(t, FRIGATE)).toEqual([2, 1]);
});

test(`${REPEAT}: needs a ship that has hit what is still there, in Play Cards Phase B, and no fire at a Sector HQ`, () => {
  const early = play({ hand: [REPEAT], fleet: [DESTROYER] }, { fleet: [BATTLESHIP] });
  expect(early.refuses(1, 'play', REPEAT)).toBe('ge/playing-on/1');
  const unused = ceased(shooting([REPEAT], [DESTROYER], [BATTLESHIP]));
  expect(unused.refuses(1, 'play', REPEAT)).toBe('ge/playing-on/1');
  const gone = shooting([REPEAT], [BATTLESHIP], ['S2 Police Cutter']);
  ceased(fire(gone, BATTLESHIP, 'S2 Police Cutter', 5));
  expect([gone.inPlay('S2 Police Cutter'), gone.refuses(1, 'play', REPEAT)]).toEqual([false, 'ge/playing-on/1']);
  const home = shooting([REPEAT], [DESTROYER], []);
  ceased(home.act(1, 'headquarters', '2').pick(1, DESTROYER));
  expect([home.hq(2), home.refuses(1, 'play', REPEAT)]).toEqual([1, 'ge/playing-on/1']);
});

const STANDSTILL = 'O6 Cessation of Engagement';
/** Player 1 engages cards; player 2 has a card to react with. */
const engaging = (hand: readonly string[], fleet: readonly string[] = ['S2 Police Cutter', DESTROYER, 'T3 Moon']) =>
  table({
    phase: 'engagement',
    seats: [
      { fleet, order: 'never' },
      { fleet: [CUTTER], hand },
    ],
  });
test(`${STANDSTILL}: a unit that its player picks is not engaged in that turn`, () => {
  const t = engaging([STANDSTILL]);
  expect([t.asked, t.s.phase]).toEqual([[2], 'engagement']);
  t.act(2, 'respond', STANDSTILL).pick(2, 'S2 Police Cutter');
  expect([
    t.s.phase,
    able(t, 'S2 Police Cutter', DESTROYER, 'T3 Moon'),
    t.engaged('S2 Police Cutter'),
    t.pile(2, 'discard'),
  ]).toEqual(['play A', [false, true, true], false, [STANDSTILL]]);
  t.untilPhase('play A', 2);
  expect(t.engaged('S2 Police Cutter')).toBe(false);
  t.untilPhase('play A', 1);
  expect(t.engaged('S2 Police Cutter')).toBe(true);
});

test(`${STANDSTILL}: picks no terrain, and stops no card that is played`, () => {
  const t = engaging([STANDSTILL], ['T3 Moon']);
  expect(t.offers(2, 'respond', STANDSTILL)).toBe(false);
  t.pass(2);
  const none = answered(STANDSTILL).act(1, 'play', 'T3 Moon');
  expect(none.offers(2, 'respond', STANDSTILL)).toBe(false);
  none.pass(2);
});

const NO_TIME = 'O8 Cessation of Time';
test(`${NO_TIME}: a player draws no card in the Draw Cards Phase`, () => {
  const t = table({
    phase: 'draw',
    seats: [
      { deck: [CUTTER, FRIGATE, NOMAD], order: 'never' },
      { hand: [NO_TIME], deck: 5 },
    ],
  });
  t.act(2, 'respond', NO_TIME);
  expect([t.size(1, 'hand'), t.size(1, 'deck'), t.pile(2, 'discard'), t.s.turnOf]).toEqual([0, 3, [NO_TIME], 1]);
});

test(`${NO_TIME}: without it two cards are drawn; other reaction cards do not answer that phase, nor does it answer others`, () => {
  const t = table({
    phase: 'draw',
    seats: [
      { deck: [CUTTER, FRIGATE, NOMAD], order: 'never' },
      { hand: [NO_TIME, 'O1 Time Skip'], fleet: [DESTROYER] },
    ],
  });
  expect(t.offers(2, 'respond', 'O1 Time Skip')).toBe(false);
  t.pass(2);
  expect(t.size(1, 'hand')).toBe(2);
  const none = answered(NO_TIME).act(1, 'play', 'T3 Moon');
  expect(none.offers(2, 'respond', NO_TIME)).toBe(false);
  none.pass(2);
});

test(`${NO_TIME}: players without Time Gates are not asked in that phase`, () => {
  const t = table({
    phase: 'draw',
    seats: [{ order: 'never' }, { hand: ['O3 Instant Reaction'], fleet: [DESTROYER] }],
  });
  expect(t.s.turnOf).toBe(1);
});

const JUMP = 'O6 Time Jump';
test(`${JUMP}: in reaction the functions of a stack are used in the turn of another player`, () => {
  const t = table({
    seats: [
      { hand: ['T3 Moon', ROCK], order: 'never' },
      { fleet: [{ card: DESTROYER, on: ['C8 Assassin'] }, 'T3 Moon'], hand: [JUMP] },
    ],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', JUMP);
  t.pick(2, DESTROYER);
  expect([t.under(JUMP), t.question]).toEqual([DESTROYER, 'use functions']);
  t.act(2, 'use', 'C8 Assassin', 1);
  expect([t.s.turnOf, t.happened('function-used').length]).toEqual([0, 1]);
  while (t.question !== 'play cards') t.least();
  expect([t.inPlay(JUMP), t.all('T3 Moon').length]).toEqual([true, 2]);
  t.untilPhase('allocation', 2);
  expect(t.pile(2, 'discard')).toEqual([JUMP]);
});

test(`${JUMP}: a stack fires in the Weapons Fire Phase of another player, although it has fired in its own turn`, () => {
  const t = play({ hand: [JUMP], fleet: [BATTLESHIP] }, { fleet: [CUTTER, NOMAD] });
  t.act(1, 'play', JUMP).untilPhase('weapons fire', 1);
  fire(t, BATTLESHIP, NOMAD, 3);
  expect(hurt(t, NOMAD)).toEqual([3, 0]);
  for (let i = 0; i < 60 && !t.prompt().includes('fire now'); i++) t.least();
  t.pick(1, 'yes')
    .act(1, 'fire', CUTTER)
    .pick(1, ...Array<string>(5).fill(BATTLESHIP));
  expect(hurt(t, CUTTER)).toEqual([3, 2]);
  while (t.question === 'open fire') t.pass(1);
  t.untilPhase('play A', 1);
  expect(t.pile(1, 'discard')).toEqual([JUMP]);
});

test(`${JUMP}: waits until it is used, and goes on no disengaged card and on no card of another player`, () => {
  const t = play({ hand: [JUMP], fleet: ['S2 Police Cutter'] }, { fleet: [CUTTER] });
  t.act(1, 'play', JUMP).untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.under(JUMP)).toBe('S2 Police Cutter');
  const none = play({ hand: [JUMP], fleet: [{ card: DESTROYER, engaged: false }] }, { fleet: [CUTTER] });
  expect(none.refuses(1, 'play', JUMP)).toBe('ge/playing-on/1');
});

test(`${JUMP}: in reaction a stack fires in the Weapons Fire Phase of another player, before the volley that it answers`, () => {
  const t = battle({ fleet: [CUTTER, FRIGATE] }, { fleet: [BATTLESHIP], hand: [JUMP] });
  fire(t, CUTTER, BATTLESHIP, 1).act(2, 'respond', JUMP).act(2, 'fire', CUTTER);
  t.pick(2, ...Array<string>(4).fill(BATTLESHIP)).pass(2);
  expect(hurt(t, CUTTER)).toEqual([3, 1]);
  expect(t.prompt()).toContain('use its functions now');
  t.pick(2, 'no');
});
