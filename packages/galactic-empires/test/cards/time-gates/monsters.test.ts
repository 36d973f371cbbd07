import { expect, test } from 'vitest';
import { production } from '../../../src/rules/points/production.ts';
import { needsOf } from '../../../src/rules/points/requirements.ts';
import { works } from '../../../src/rules/texts/static-texts.ts';
import { CUTTER, DESTROYER, NOMAD, nextTurn, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// Monsters of Time Gates: the effect of each, and cases without one

const MANDATOR = 'M3 Research Mandator';
const points = (t: Table, seat: number) => {
  const { economy, research } = production(t.s, seat - 1, works).free;
  return { economy, research };
};
test(`${MANDATOR}: half the economy of the fleet counts as research alone, without the fraction`, () => {
  const t = play({ hand: [MANDATOR], fleet: ['T5 Pirate System'] }, { fleet: ['T5 Pirate System', 'T3 Moon'] });
  expect(points(t, 2)).toEqual({ economy: 3, research: 0 });
  t.act(1, 'play', MANDATOR).pick(1, '2');
  expect([points(t, 2), points(t, 1)]).toEqual([
    { economy: 2, research: 1 },
    { economy: 3, research: 0 },
  ]);
});

test(`${MANDATOR}: goes when crew that negates monsters comes to that fleet, and takes no ability`, () => {
  const t = table({
    active: 2,
    seats: [
      { order: 'never' },
      {
        hand: ['C2 Engineer', 'C4 Science Officer'],
        fleet: [DESTROYER, { card: MANDATOR, by: 1 }],
        order: 'never',
      },
    ],
  });
  t.act(2, 'play', 'C2 Engineer');
  expect(t.inPlay(MANDATOR)).toBe(true);
  t.act(2, 'play', 'C4 Science Officer');
  expect([t.inPlay(MANDATOR), t.pile(1, 'discard')]).toEqual([false, [MANDATOR]]);
  const able = play({ hand: ['A4 Bionic Enhancement'], fleet: [MANDATOR, 'M8 Redgelon'] });
  able.act(1, 'play', 'A4 Bionic Enhancement');
  expect(able.under('A4 Bionic Enhancement')).toBe('M8 Redgelon');
});

const CYST = 'M4 Cybercyst';
const needed = (t: Table, what: string, who: number) =>
  Object.values(needsOf(t.s, t.id(what, who)) ?? {}).reduce((a, b) => a + (b ?? 0), 0);
test(`${CYST}: crew and equipment of another fleet need twice their points, its ships do not`, () => {
  const ship = { card: DESTROYER, on: ['C8 CEO', 'E8 Base Thrusters'] };
  const t = play({ hand: [CYST], fleet: [ship] }, { fleet: [ship] });
  const before = ['C8 CEO', 'E8 Base Thrusters', DESTROYER].map(name => needed(t, name, 1));
  t.act(1, 'play', CYST);
  expect(['C8 CEO', 'E8 Base Thrusters', DESTROYER].map(name => needed(t, name, 1))).toEqual(before);
  expect(['C8 CEO', 'E8 Base Thrusters', DESTROYER].map(name => needed(t, name, 2))).toEqual([
    before[0]! * 2,
    6,
    before[2],
  ]);
});

test(`${CYST}: a Cyber Mage that is as strong ends it, and 8 energy, but no other crew`, () => {
  const seats = (hand: string[]) =>
    table({
      active: 2,
      seats: [{ order: 'never' }, { hand, fleet: [DESTROYER, { card: CYST, by: 1 }], order: 'never' }],
    });
  const t = seats(['C2 Engineer', 'C4 Cyber Mage']);
  t.act(2, 'play', 'C2 Engineer');
  expect(t.inPlay(CYST)).toBe(true);
  t.act(2, 'play', 'C4 Cyber Mage');
  expect(t.inPlay(CYST)).toBe(false);
  const paid = table({
    active: 2,
    phase: 'allocation',
    seats: [{ order: 'never' }, { fleet: ['T5 Star', { card: CYST, by: 1, applied: 3 }], order: 'never' }],
  });
  paid.pick(2, ...Array(5).fill(CYST));
  expect(paid.inPlay(CYST)).toBe(false);
});

const BEAST = 'M4 Suark Beast';
test(`${BEAST}: each turn it discards a Suark Breed of another player, and goes when there is none`, () => {
  const t = play(
    { hand: [BEAST] },
    { fleet: [{ card: DESTROYER, on: ['C5 Suark Breed', 'C4 Suark Breed'] }], hand: [] },
  );
  t.act(1, 'play', BEAST).act(1, 'use', BEAST).pick(1, 'C4 Suark Breed');
  expect([t.inPlay('C4 Suark Breed'), t.inPlay('C5 Suark Breed'), t.inPlay(BEAST)]).toEqual([false, true, true]);
  nextTurn(t).act(1, 'use', BEAST);
  expect([t.inPlay('C5 Suark Breed'), t.inPlay(BEAST), t.pile(1, 'discard')]).toEqual([false, false, [BEAST]]);
});

test(`${BEAST}: leaves at once without a Suark Breed, and does nothing to those of its own fleet`, () => {
  const none = play({ hand: [BEAST] }, { fleet: [DESTROYER] });
  none.act(1, 'play', BEAST);
  expect(none.inPlay(BEAST)).toBe(false);
  const own = play({ fleet: [BEAST, { card: DESTROYER, on: ['C5 Suark Breed'] }] });
  expect(own.refuses(1, 'use', BEAST)).toBe('ge/crucial-rules/1');
});

const FIEND = 'M5 Time Fiend';
test(`${FIEND}: its victim plays no stronger cards, it grows by 1 each turn, and goes at 10`, () => {
  const t = play({ hand: [FIEND] }, { hand: ['T6 System', 'T5 Star', 'T9 Planet'] });
  t.act(1, 'play', FIEND).untilPhase('play A', 2);
  expect([t.strength(FIEND)[0], t.refuses(2, 'play', 'T6 System')]).toEqual([5, 'ge/crucial-rules/1']);
  expect(t.offers(2, 'play', 'T5 Star')).toBe(true);
  t.untilPhase('play A', 1).untilPhase('play A', 2);
  expect([t.strength(FIEND)[0], t.offers(2, 'play', 'T6 System')]).toEqual([6, true]);
  for (let i = 0; i < 3; i++) t.untilPhase('play A', 1);
  expect([t.strength(FIEND)[0], t.inPlay(FIEND)]).toEqual([9, true]);
  t.untilPhase('play A', 1);
  expect([t.inPlay(FIEND), t.pile(1, 'discard')]).toEqual([false, [FIEND]]);
});

test(`${FIEND}: research equal to its strength in one turn ends it, and it binds nobody else`, () => {
  const t = table({
    active: 2,
    phase: 'allocation',
    seats: [
      { hand: ['T9 Planet'], order: 'never' },
      {
        fleet: ['T7 Sensor Planet', 'T6 Comet', { card: FIEND, by: 1, counter: 1 }],
        order: 'never',
      },
    ],
  });
  t.pick(2, ...Array(6).fill(FIEND));
  expect(t.inPlay(FIEND)).toBe(false);
  const free = play({ hand: ['T9 Planet'] }, { fleet: [{ card: FIEND, by: 1 }] });
  expect(free.offers(1, 'play', 'T9 Planet')).toBe(true);
});

const THIEF = 'M6 Time Thief (Time Gates)';
/** Plays on with the smallest answers until the thief asks somebody. */
const untilAsked = (t: Table) => {
  for (let i = 0; i < 60 && t.question !== 'way'; i++) t.least();
  return t;
};
test(`${THIEF}: each turn the stack loses a card, the thief itself too, or a Card Play moves it on`, () => {
  const start = () =>
    untilAsked(
      play(
        { hand: [THIEF], fleet: [{ card: CUTTER, on: ['C2 Engineer'] }] },
        { fleet: [{ card: DESTROYER, on: ['C3 Nurse'] }] },
        { fleet: [{ card: NOMAD, on: ['C5 Captain'] }], order: 'never' },
      )
        .act(1, 'play', THIEF)
        .pick(1, DESTROYER),
    );
  const crew = start().act(2, 'way', 1).pick(2, 'C3 Nurse');
  expect([crew.inPlay('C3 Nurse'), crew.inPlay(THIEF)]).toEqual([false, true]);
  const itself = start().act(2, 'way', 1).pick(2, THIEF);
  expect([itself.inPlay('C3 Nurse'), itself.pile(1, 'discard')]).toEqual([true, [THIEF]]);
  const on = start().act(2, 'way', 0);
  expect([on.under(THIEF), on.player(2).plays]).toEqual([NOMAD, 2]);
});

test(`${THIEF}: one that counts as two asks a second time, unless it is gone by then`, () => {
  const asked = () =>
    play(
      { hand: [THIEF] },
      { fleet: [{ card: DESTROYER, on: ['C2 Time Knight', 'C3 Nurse'] }] },
      { fleet: [{ card: NOMAD, on: ['C5 Captain'] }], order: 'never' },
    )
      .act(1, 'play', THIEF)
      .pick(1, DESTROYER)
      .pick(2, 'yes')
      .untilAsked('way', 2)
      .act(2, 'way', 1);
  const gone = asked().pick(2, THIEF);
  expect([gone.inPlay(THIEF), gone.question]).toEqual([false, 'play cards']);
  const stays = asked().pick(2, 'C3 Nurse');
  expect(stays.question).toBe('way');
  stays.leaveOpen();
});

test(`${THIEF}: moves on when its stack is gone`, () => {
  const t = play(
    { hand: ['L8 Frayed Time Spindle'] },
    {
      fleet: [
        { card: 'S9 Argonian Battleship', on: ['C5 Captain', 'C7 Android', { card: THIEF, by: 1 }] },
        { card: NOMAD, on: ['C2 Engineer'] },
      ],
    },
  );
  t.act(1, 'play', 'L8 Frayed Time Spindle');
  expect([t.inPlay('S9 Argonian Battleship'), t.under(THIEF)]).toEqual([false, NOMAD]);
});

test(`${THIEF}: goes only on a stack of cards of another player`, () => {
  const t = play({ hand: [THIEF], fleet: [{ card: CUTTER, on: ['C2 Engineer'] }] }, { fleet: [DESTROYER] });
  expect(t.refuses(1, 'play', THIEF)).toBe('ge/playing-on/1');
});

const GUARDIAN = 'M6 Time Guardian';
/** Player 2 has crew with a guardian; player 1 has a hand and crew that can be sent there. */
const guarded = (hand: readonly string[], ...crew: string[]) =>
  play(
    { hand, fleet: [{ card: DESTROYER, on: ['E2 Transporter', ...crew] }] },
    { fleet: [{ card: CUTTER, shieldDamage: 3, on: [{ card: 'C2 Engineer', on: [GUARDIAN] }, 'C3 Nurse'] }] },
  );
test(`${GUARDIAN}: no card that another player plays, and no crew of others, attacks its crew; other crew is attacked`, () => {
  const t = guarded(['O2 Dream State']).act(1, 'play', 'O2 Dream State');
  expect(t.under('O2 Dream State')).toBe('C3 Nurse');
  const lure = guarded(['M6 Seductress']).act(1, 'play', 'M6 Seductress');
  expect([lure.inPlay('C2 Engineer'), lure.inPlay('C3 Nurse')]).toEqual([true, false]);
});

test(`${GUARDIAN}: combat crew attacks it on a mission, once a turn, with its strength; 6 damage destroy it`, () => {
  const t = guarded([], 'C4 Boarding Party');
  t.act(1, 'use', 'E2 Transporter', 0);
  while (t.question !== 'play cards' && t.question !== 'mission')
    t.pick(1, t.question === 'target' ? 'C4 Boarding Party' : CUTTER);
  t.pick(1, GUARDIAN);
  expect([t.card(GUARDIAN).damage, t.inPlay('C2 Engineer')]).toEqual([4, true]);
  const strong = guarded([], 'C7 Boarding Party');
  strong.act(1, 'use', 'E2 Transporter', 0);
  while (strong.question !== 'play cards' && strong.question !== 'mission') strong.pick(1, CUTTER);
  strong.pick(1, GUARDIAN);
  expect([strong.inPlay(GUARDIAN), strong.inPlay('C2 Engineer')]).toEqual([false, true]);
});

test(`${GUARDIAN}: goes on crew of its own player alone, and its player does not use its function`, () => {
  const t = play({ hand: [GUARDIAN], fleet: [DESTROYER] }, { fleet: [{ card: CUTTER, on: ['C2 Engineer'] }] });
  expect(t.refuses(1, 'play', GUARDIAN)).toBe('ge/playing-on/1');
  const own = play({ hand: [GUARDIAN], fleet: [{ card: DESTROYER, on: ['C4 Boarding Party'] }] }).act(
    1,
    'play',
    GUARDIAN,
  );
  expect([own.under(GUARDIAN), own.refuses(1, 'use', GUARDIAN, 0)]).toEqual(['C4 Boarding Party', 'ge/control/1']);
});
