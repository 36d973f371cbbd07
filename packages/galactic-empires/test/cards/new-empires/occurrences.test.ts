import { expect, test } from 'vitest';
import { KIND } from '../../../src/card.ts';
import { toEnd } from '../../../src/rules/points/uses.ts';
import { isUnder, works } from '../../../src/rules/texts/static-texts.ts';
import { CUTTER, DESTROYER, FRIGATE, fire, NOMAD, play } from '../../scenes.ts';
import { table } from '../../table.ts';

// Occurrences of New Empires: the effect of each, and cases without one

const CALL = 'O4 False Distress Call (New Empires)';
test(`${CALL}: for one turn a ship fires nothing and uses no equipment, but is engaged; stronger ships do not come`, () => {
  const t = play(
    { hand: [CALL, CALL], fleet: ['T3 Moon'] },
    {
      fleet: [
        { card: DESTROYER, on: ['E2 Transporter'] },
        { card: NOMAD, on: ['E3 Shuttlecraft'] },
        'T6 System',
        'T4 Small System',
      ],
    },
  );
  t.act(1, 'play', CALL);
  const fires = (ship: string) => !isUnder(t.s, KIND['no fire'], t.id(ship));
  const able = () => [fires(DESTROYER), works(t.s, t.id('E2 Transporter'))];
  expect([able(), t.engaged(DESTROYER), fires(NOMAD), works(t.s, t.id('E3 Shuttlecraft'))]).toEqual([
    [false, false],
    true,
    true,
    true,
  ]);
  expect(t.pile(1, 'discard')).toEqual([CALL]);
  t.untilPhase('play A', 2);
  expect(able()).toEqual([false, false]);
  t.untilPhase('play A', 1);
  expect(able()).toEqual([true, true]);
  const strong = play({ hand: [CALL] }, { fleet: [NOMAD] });
  expect(strong.refuses(1, 'play', CALL)).toBe('ge/playing-on/1');
});

const DETERIORATION = 'O4 Illness - Space Deterioration';
test(`${DETERIORATION}: a crew or dragon loses 2 strength each turn until none is left`, () => {
  const t = play(
    { hand: [DETERIORATION], fleet: ['T3 Moon'] },
    { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }, 'T3 Moon'] },
  );
  t.act(1, 'play', DETERIORATION);
  expect(t.strength('C5 Captain')).toEqual([5, 5]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.strength('C5 Captain')).toEqual([3, 3]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.strength('C5 Captain')).toEqual([1, 1]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.inPlay('C5 Captain'), t.inPlay(DETERIORATION)]).toEqual([false, false]);
  const dragon = play({ hand: [DETERIORATION] }, { fleet: ['D5 Void Dragoness'] }).act(1, 'play', DETERIORATION);
  expect(dragon.under(DETERIORATION)).toBe('D5 Void Dragoness');
  const ship = play({ hand: [DETERIORATION] }, { fleet: [DESTROYER] });
  expect(ship.refuses(1, 'play', DETERIORATION)).toBe('ge/playing-on/1');
});

test(`${DETERIORATION}: 4 research in one turn ends it; lost strength stays lost, until the card leaves play`, () => {
  const t = play(
    { hand: [DETERIORATION, 'O4 Forced Retreat'], fleet: ['T3 Moon'] },
    { fleet: [{ card: DESTROYER, on: ['C5 Captain'] }, 'T3 Moon'] },
  );
  t.act(1, 'play', DETERIORATION).untilPhase('play A', 2).untilPhase('play A', 1);
  expect(toEnd(t.s, t.id(DETERIORATION))).toEqual({ kind: 'research', n: 4 });
  t.s.cards[t.id(DETERIORATION)]!.applied = 4;
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.inPlay(DETERIORATION), t.strength('C5 Captain')]).toEqual([false, [3, 3]]);
  t.act(1, 'play', 'O4 Forced Retreat').untilPhase('play A', 2);
  t.act(2, 'play', DESTROYER).pick(2, 'Alone in space').act(2, 'play', 'C5 Captain').pick(2, DESTROYER);
  expect(t.strength('C5 Captain')).toEqual([5, 5]);
});

test('O5 Cerebral Void: a crew does nothing until 5 research is applied; goes on no ship', () => {
  const t = play(
    { hand: ['O5 Cerebral Void'], fleet: ['T3 Moon'] },
    { fleet: ['T6 System', { card: DESTROYER, on: ['C2 Engineer'] }] },
  );
  t.act(1, 'play', 'O5 Cerebral Void');
  expect([t.engaged('C2 Engineer'), toEnd(t.s, t.id('O5 Cerebral Void'))]).toEqual([false, { kind: 'research', n: 5 }]);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.engaged('C2 Engineer'), t.inPlay('O5 Cerebral Void')]).toEqual([false, true]);
  const none = play({ hand: ['O5 Cerebral Void'] }, { fleet: [DESTROYER] });
  expect(none.refuses(1, 'play', 'O5 Cerebral Void')).toBe('ge/playing-on/1');
});

const BUOY = 'O5 Warning Buoy';
test(`${BUOY}: a hazard that is played against a ship has no effect, from the hand or from play`, () => {
  const seats = (fleet: Parameters<typeof play>[1]) =>
    table({ seats: [{ hand: ['H2 Ion Storm'], order: 'never' }, fleet!] });
  const hand = seats({ fleet: [CUTTER, NOMAD], hand: [BUOY] });
  hand.act(1, 'play', 'H2 Ion Storm').pick(1, NOMAD).act(2, 'respond', BUOY);
  expect([hand.card(NOMAD).shieldDamage, hand.pile(2, 'discard'), hand.pile(1, 'discard')]).toEqual([
    0,
    [BUOY],
    ['H2 Ion Storm'],
  ]);
  const set = seats({ fleet: [{ card: CUTTER, on: [BUOY] }, NOMAD] });
  set.act(1, 'play', 'H2 Ion Storm').pick(1, CUTTER).act(2, 'respond', BUOY);
  expect([set.card(CUTTER).shieldDamage, set.inPlay(BUOY)]).toEqual([0, false]);
  const other = seats({ fleet: [{ card: CUTTER, on: [BUOY] }, NOMAD] });
  other.act(1, 'play', 'H2 Ion Storm').pick(1, NOMAD);
  expect(other.question === 'respond' && other.offers(2, 'respond', BUOY)).toBe(false);
  while (other.question === 'respond') other.pass(2);
  expect(other.card(NOMAD).shieldDamage).toBe(2);
});

test(`${BUOY}: gets rid of a hazard that lies against its unit, or waits; goes on no dragon`, () => {
  const t = play({ hand: [BUOY], fleet: [{ card: CUTTER, on: [{ card: 'H4 Warp Funnel', by: 2 }] }] });
  t.act(1, 'play', BUOY).pick(1, 'H4 Warp Funnel');
  expect([t.inPlay('H4 Warp Funnel'), t.pile(1, 'discard')]).toEqual([false, [BUOY]]);
  const waits = play({ hand: [BUOY], fleet: [CUTTER] }).act(1, 'play', BUOY);
  expect(waits.under(BUOY)).toBe(CUTTER);
  const dragon = play({ hand: [BUOY], fleet: ['D5 Void Dragoness'] });
  expect(dragon.refuses(1, 'play', BUOY)).toBe('ge/playing-on/1');
});

const CLOUT = 'O6 Political Clout (New Empires)';
test(`${CLOUT}: a ship guards a terrain in place of the Sector HQ until another player fires at it`, () => {
  const t = play(
    { hand: [CLOUT], fleet: [{ card: NOMAD, given: [0, 0, 2] }] },
    { fleet: [DESTROYER, 'T3 Moon', 'T6 System'] },
  );
  t.act(1, 'play', CLOUT).pick(1, 'T3 Moon');
  expect([t.under(DESTROYER), t.protected(2), t.card(CLOUT).left]).toEqual(['T3 Moon', false, 2]);
  t.untilPhase('weapons fire', 1);
  expect([t.offers(1, 'fire', 'T3 Moon'), t.offers(1, 'fire', 'T6 System')]).toEqual([false, true]);
  fire(t, NOMAD, DESTROYER, 1);
  expect([t.inPlay(CLOUT), t.protected(2)]).toEqual([false, true]);
});

test(`${CLOUT}: fire of the ship’s own player does not end it; goes on no ship of its own player`, () => {
  const t = table({
    active: 2,
    phase: 'weapons fire',
    seats: [
      { order: 'never' },
      {
        fleet: [FRIGATE, { card: 'T3 Moon', on: [{ card: DESTROYER, on: [{ card: CLOUT, by: 1, left: 2 }] }] }],
        order: 'never',
      },
    ],
  });
  t.act(2, 'fire', DESTROYER).pick(2, FRIGATE);
  expect([t.inPlay(CLOUT), t.card(DESTROYER).shieldDamage]).toEqual([true, 1]);
  const own = play({ hand: [CLOUT], fleet: [DESTROYER, 'T3 Moon'] });
  expect(own.refuses(1, 'play', CLOUT)).toBe('ge/playing-on/1');
});

const TARRAGYM = 'O8 Tarragym Effect (New Empires)';
test(`${TARRAGYM}: a random card of a hand is discarded, and it goes beneath the discard pile`, () => {
  const t = play({ hand: [TARRAGYM, 'T3 Moon'] }, { hand: ['T6 System'] });
  t.act(1, 'play', TARRAGYM);
  while (t.question !== 'play cards') t.least();
  expect([t.pile(2, 'discard'), t.pile(1, 'discard')]).toEqual([['T6 System'], [TARRAGYM]]);
  const none = play({ hand: [TARRAGYM] });
  expect(none.refuses(1, 'play', TARRAGYM)).toBe('ge/crucial-rules/1');
});

test(`${TARRAGYM}: its player may discard a card that they have seen, or leave it to chance`, () => {
  const seen = () => {
    const t = play(
      { hand: [TARRAGYM], fleet: [{ card: DESTROYER, on: ['C6 Spy'] }] },
      { hand: ['T3 Moon', 'T6 System', 'C2 Engineer'] },
    );
    return t.act(1, 'use', 'C6 Spy').act(1, 'play', TARRAGYM);
  };
  expect(seen().pick(1, 'C2 Engineer').pile(2, 'discard')).toEqual(['C2 Engineer']);
  expect(seen().pick(1).size(2, 'discard')).toBe(1);
});

test('O10 Time Portal: each turn the top card of its player’s discard pile goes back to the hand', () => {
  const t = play(
    { fleet: [{ card: 'T3 Moon', on: ['O10 Time Portal'] }], discard: ['T6 System', 'C2 Engineer'] },
    { fleet: ['T3 Moon'], discard: ['T4 Small System'] },
  );
  t.untilPhase('play A', 2);
  expect([t.pile(1, 'discard'), t.pile(1, 'hand').includes('T6 System'), t.size(1, 'hand')]).toEqual([
    ['C2 Engineer'],
    true,
    3,
  ]);
  t.untilPhase('play A', 1);
  expect(t.pile(2, 'discard')).toEqual(['T4 Small System']);
});

test('O10 Time Portal: goes on terrain alone', () => {
  const t = play({ hand: ['O10 Time Portal'], fleet: [DESTROYER] });
  expect(t.refuses(1, 'play', 'O10 Time Portal')).toBe('ge/playing-on/1');
  const placed = play({ hand: ['O10 Time Portal'], fleet: [DESTROYER, 'T3 Moon'] }).act(1, 'play', 'O10 Time Portal');
  expect(placed.under('O10 Time Portal')).toBe('T3 Moon');
});

const DEVOLUTION = 'O6 Devolution';
const idle = { card: 'C8 CEO', engaged: false };
test(`${DEVOLUTION}: a disengaged crew card goes beneath its owner’s deck, what is on it to the discard pile`, () => {
  const t = play(
    { hand: [DEVOLUTION] },
    { fleet: [{ card: DESTROYER, on: [{ ...idle, on: ['A2 Hand-Held Weapon'] }] }], deck: 3 },
  );
  t.act(1, 'play', DEVOLUTION);
  expect([t.pile(2, 'deck').at(-1), t.size(2, 'deck'), t.pile(2, 'discard'), t.pile(1, 'discard')]).toEqual([
    'C8 CEO',
    4,
    ['A2 Hand-Held Weapon'],
    [DEVOLUTION],
  ]);
  const engaged = play({ hand: [DEVOLUTION] }, { fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }] });
  expect(engaged.refuses(1, 'play', DEVOLUTION)).toBe('ge/playing-on/1');
});

test(`${DEVOLUTION}: in reaction too, also for crew that is discarded in the Discard Phase`, () => {
  const t = table({
    seats: [{ hand: ['T3 Moon'], fleet: [{ card: DESTROYER, on: [idle] }], order: 'never' }, { hand: [DEVOLUTION] }],
  });
  t.act(1, 'play', 'T3 Moon').act(2, 'respond', DEVOLUTION);
  expect([t.pile(1, 'deck').at(-1), t.inPlay('T3 Moon')]).toEqual(['C8 CEO', true]);
  const start = (card: string) =>
    table({
      phase: 'discard',
      seats: [{ fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }, 'T3 Moon'], order: 'never' }, { hand: [DEVOLUTION] }],
    }).act(1, 'fleet', card);
  const gone = start('C2 Engineer').act(2, 'respond', DEVOLUTION);
  expect([gone.pile(1, 'deck').at(-1), gone.pile(1, 'discard')]).toEqual(['C2 Engineer', []]);
  const moon = start('T3 Moon');
  expect(moon.offers(2, 'respond', DEVOLUTION)).toBe(false);
  moon.pass(2);
});

test(`${DEVOLUTION}: crew of its own player that is about to be lost goes beneath the deck; a ship does not`, () => {
  const t = table({
    seats: [
      { hand: ['M6 Seductress'], order: 'never' },
      { fleet: [{ card: DESTROYER, on: ['C2 Engineer'] }], hand: [DEVOLUTION], order: 'loss' },
    ],
  });
  t.act(1, 'play', 'M6 Seductress');
  if (t.question !== 'respond') t.pick(1, 'C2 Engineer');
  t.act(2, 'respond', DEVOLUTION);
  expect([t.pile(2, 'deck').at(-1), t.pile(2, 'discard')]).toEqual(['C2 Engineer', [DEVOLUTION]]);
});
