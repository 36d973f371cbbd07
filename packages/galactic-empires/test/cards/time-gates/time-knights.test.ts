import { expect, test } from 'vitest';
import { anything, draw } from '../../../src/words/index.ts';
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
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const MOON = 'T3 Moon';

/** A Time Knight, its time strength, its time damage in a fleet and at the time origin, a card that it stops, and one that it does not stop. */
const KNIGHTS: readonly (readonly [string, number, number, number, string, string])[] = [
  ['C6 Time Knight', 4, 3, 2, 'A2 Hand-Held Weapon', 'C2 Engineer'],
  ['C7 Time Knight', 3, 3, 2, 'O4 Entertaining Pastime', 'C2 Engineer'],
  ['C8 Time Knight', 2, 4, 1, 'H1 Time Warp', 'C2 Engineer'],
  ['C10 Time Knight', 10, 5, 5, 'C2 Engineer', ''],
];

for (const [name, time, fleet, origin] of [...KNIGHTS, ['C9 Time Knight', 1, 5, 1] as const]) {
  test(`${name}: does ${fleet} time damage from a fleet and ${origin} at the time origin, where its strength is ${time}`, () => {
    const t = battle({ fleet: [{ card: MOON, on: [name] }] }, { fleet: ['S9 Argonian Battleship'], order: 'never' });
    t.act(1, 'fire', 'S9 Argonian Battleship').pick(1, ...Array<string>(fleet).fill(name));
    const [shields, structure] = hurt(t, 'S9 Argonian Battleship');
    expect(shields + structure).toBe(fleet);
    const there = battle({ timeOrigin: [name] }, { timeOrigin: ['S9 Argonian Battleship'], order: 'never' });
    there.act(1, 'fire', 'S9 Argonian Battleship').pick(1, ...Array<string>(origin).fill(name));
    const [before, through] = hurt(there, 'S9 Argonian Battleship');
    expect([before + through, there.strength(name)[0]]).toEqual([origin, time]);
  });
}

/** Player 2 plays a card; player 1 has a Time Knight, on a terrain or at the time origin. */
const answering = (name: string, card: string, there = false) => {
  const t = table({
    active: 2,
    seats: [
      there ? { fleet: [MOON], timeOrigin: [name] } : { fleet: [{ card: MOON, on: [name] }] },
      { fleet: [{ card: DESTROYER, on: ['C4 Navigator'] }], hand: [card], order: 'never' },
    ],
  });
  t.act(2, 'play', card);
  if (t.question === 'place') t.pick(2, card.startsWith('O') ? DESTROYER : 'C4 Navigator');
  return t;
};

for (const [name, , , , stopped, other] of KNIGHTS) {
  test(`${name}: stops ${stopped} of another player${other === '' ? '' : `, and not ${other}`}`, () => {
    const t = answering(name, stopped);
    t.act(1, 'respond', name);
    expect([t.inPlay(stopped), t.pile(2, 'discard')]).toEqual([false, [stopped]]);
    if (other !== '') {
      const free = answering(name, other);
      expect(free.question === 'respond' && free.offers(1, 'respond', name)).toBe(false);
      free.leaveOpen();
    }
  });

  test(`${name}: at the time origin it stops nothing in a fleet`, () => {
    const t = answering(name, stopped, true);
    expect(t.question === 'respond' && t.offers(1, 'respond', name)).toBe(false);
    t.leaveOpen();
  });
}

const RETORT = 'O1 Test Retort';
testCard(
  { title: 'Test Retort', types: ['O'], strength: 1, reaction: true },
  { on: 'your fleet', after: 'discard', effect: draw(1), reactions: [{ on: anything, effect: draw(1) }] },
);

test('C9 Time Knight: stops a card that is played in reaction, and not one marked R that is played otherwise', () => {
  const t = table({
    seats: [
      { fleet: [{ card: MOON, on: ['C9 Time Knight'] }], hand: ['T2 Comet'] },
      { fleet: [DESTROYER], hand: [RETORT] },
    ],
  });
  t.act(1, 'play', 'T2 Comet').act(2, 'respond', RETORT).act(1, 'respond', 'C9 Time Knight');
  expect([t.pile(2, 'discard'), t.size(2, 'hand')]).toEqual([[RETORT], 0]);
  const plain = answering('C9 Time Knight', RETORT);
  expect(plain.question === 'respond' && plain.offers(1, 'respond', 'C9 Time Knight')).toBe(false);
  plain.leaveOpen();
});

/** A Time Knight who makes cards count as two, or rearranges stacks, his time strength, and his time damage in a fleet and at the time origin. */
const DOUBLING = [
  ['C1 Time Knight', 9, 1, 5],
  ['C2 Time Knight', 8, 1, 4],
  ['C3 Time Knight', 7, 2, 3],
  ['C4 Time Knight', 6, 2, 3],
  ['C5 Time Knight', 5, 3, 3],
] as const;
for (const [name, time, fleet, origin] of DOUBLING)
  test(`${name}: does ${fleet} time damage from a fleet and ${origin} at the time origin, where its strength is ${time}`, () => {
    const t = battle({ fleet: [{ card: MOON, on: [name] }] }, { fleet: ['S9 Argonian Battleship'], order: 'never' });
    t.act(1, 'fire', 'S9 Argonian Battleship').pick(1, ...Array<string>(fleet).fill(name));
    expect(hurt(t, 'S9 Argonian Battleship').reduce((a, b) => a + b)).toBe(fleet);
    const there = battle({ timeOrigin: [name] }, { timeOrigin: ['S9 Argonian Battleship'], order: 'never' });
    there.act(1, 'fire', 'S9 Argonian Battleship').pick(1, ...Array<string>(origin).fill(name));
    expect([hurt(there, 'S9 Argonian Battleship').reduce((a, b) => a + b), there.strength(name)[0]]).toEqual([
      origin,
      time,
    ]);
  });

/** Player 1 has a Time Knight on a ship with an engineer, and another engineer on a moon. */
const doubling = (name: string, hand: readonly string[], more: Parameters<typeof play>[0] = {}) =>
  play({
    hand,
    fleet: [
      { card: DESTROYER, on: [name, 'C2 Engineer'] },
      { card: MOON, on: ['C5 Captain'] },
    ],
    ...more,
  });

test('C4 Time Knight: an ability that is played to his location counts as two, if his player wants that', () => {
  for (const [way, research] of [
    ['yes', 4],
    ['no', 2],
  ] as const) {
    const t = doubling('C4 Time Knight', ['A2 Logic']).act(1, 'play', 'A2 Logic').pick(1, 'C2 Engineer');
    expect(t.prompt()).toContain('two such cards');
    t.pick(1, way);
    expect(output(t, 'C2 Engineer').research).toBe(research);
  }
});

test('C4 Time Knight: not for an ability elsewhere, nor for another card', () => {
  const t = doubling('C4 Time Knight', ['A2 Logic', 'E2 Time Capsule']);
  t.act(1, 'play', 'A2 Logic').pick(1, 'C5 Captain');
  expect([t.question, output(t, 'C5 Captain').research]).toEqual(['play cards', 2]);
  t.act(1, 'play', 'E2 Time Capsule').pick(1, DESTROYER);
  expect([t.question, t.size(1, 'mini deck')]).toEqual(['play cards', 2]);
});

const FADING = 'O4 Illness - Space Deterioration';
test('C3 Time Knight: an occurrence that is played to his location counts as two: what it does each turn comes twice', () => {
  const t = doubling('C3 Time Knight', [FADING], {
    fleet: [
      { card: DESTROYER, on: ['C3 Time Knight', 'C9 Marauder'] },
      { card: MOON, on: ['C5 Captain'] },
    ],
  });
  t.act(1, 'play', FADING).pick(1, 'C9 Marauder').pick(1, 'yes');
  expect(t.strength('C9 Marauder')).toEqual([9, 9]);
  nextTurn(t);
  expect(t.strength('C9 Marauder')).toEqual([5, 5]);
  const away = doubling('C3 Time Knight', [FADING]).act(1, 'play', FADING).pick(1, 'C5 Captain');
  expect(away.question).toBe('play cards');
  nextTurn(away);
  expect(away.strength('C5 Captain')).toEqual([3, 3]);
});

test('C3 Time Knight: his player decides of occurrences of others, too: what halves a strength twice leaves a quarter', () => {
  const t = table({
    active: 2,
    seats: [
      { fleet: [{ card: DESTROYER, on: ['C3 Time Knight', 'C9 Marauder'] }], order: 'never' },
      { hand: ['O3 Illness - Aldibrik Ailment'], order: 'never' },
    ],
  });
  t.act(2, 'play', 'O3 Illness - Aldibrik Ailment').pick(2, 'C9 Marauder');
  expect(t.asked).toEqual([1]);
  t.pick(1, 'yes');
  expect(t.strength('C9 Marauder')[0]).toBe(2);
});

test('C2 Time Knight: a time card that is played to his location counts as two; the turns that it counts go on as usual', () => {
  const t = doubling('C2 Time Knight', ['E2 Time Capsule'], { deck: 12 });
  t.act(1, 'play', 'E2 Time Capsule').pick(1, DESTROYER).pick(1, 'yes');
  expect(t.size(1, 'mini deck')).toBe(4);
  nextTurn(t);
  expect(t.size(1, 'mini deck')).toBe(4);
  nextTurn(t);
  expect([t.size(1, 'mini deck'), t.inPlay('E2 Time Capsule')]).toEqual([0, false]);
  const other = doubling('C2 Time Knight', ['A2 Logic']).act(1, 'play', 'A2 Logic').pick(1, 'C2 Engineer');
  expect(other.question).toBe('play cards');
});

test('C1 Time Knight: a card that is played in reaction to his location counts as two, and one that is played otherwise does not', () => {
  const dodge = 'O5 Evasive Maneuvers';
  const shot = (way: string) => {
    const t = battle({ fleet: [BATTLESHIP] }, { fleet: [{ card: NOMAD, on: ['C1 Time Knight'] }], hand: [dodge] });
    fire(t, BATTLESHIP, NOMAD, 5).act(2, 'respond', dodge).pick(2, way);
    while (t.question === 'respond') t.pass(2);
    return hurt(t, NOMAD)[0] + hurt(t, NOMAD)[1];
  };
  expect([shot('yes'), shot('no')]).toEqual([1, 3]);
  const other = doubling('C1 Time Knight', [dodge]).act(1, 'play', dodge);
  expect(other.question).toBe('play cards');
  const away = battle(
    { fleet: [BATTLESHIP] },
    { fleet: [NOMAD, { card: MOON, on: ['C1 Time Knight'] }], hand: [dodge] },
  );
  fire(away, BATTLESHIP, NOMAD, 5).act(2, 'respond', dodge);
  expect(away.question === 'may').toBe(false);
  while (away.question === 'respond') away.pass(2);
});

const SHIFTER = 'C5 Time Knight';
test(`${SHIFTER}: each turn the cards of two stacks move between them, to where they could be played`, () => {
  const t = play({
    fleet: [
      { card: DESTROYER, on: [SHIFTER, 'C2 Engineer', 'E2 Transporter'] },
      { card: FRIGATE, on: [{ card: 'C5 Captain', on: ['A2 Logic'] }] },
      { card: MOON, on: ['C9 Marauder'] },
    ],
  });
  t.act(1, 'use', SHIFTER, 0).pick(1, DESTROYER, FRIGATE);
  expect([t.offers(1, 'card', 'C9 Marauder'), t.offers(1, 'card', DESTROYER)]).toEqual([false, false]);
  t.pick(1, 'E2 Transporter').pick(1, 'C5 Captain').pick(1, 'A2 Logic');
  // an ability goes to crew alone
  expect(t.offers(1, 'card', FRIGATE)).toBe(false);
  t.pick(1, 'C2 Engineer');
  expect(t.offers(1, 'card', 'C5 Captain')).toBe(false);
  t.pass(1);
  expect(['E2 Transporter', 'C5 Captain', 'A2 Logic', 'C2 Engineer'].map(x => t.under(x))).toEqual([
    FRIGATE,
    DESTROYER,
    'C2 Engineer',
    DESTROYER,
  ]);
  expect(t.refuses(1, 'use', SHIFTER, 0)).toBe('ge/card-actions-limit/1');
});

test(`${SHIFTER}: crew does not go to a ship of another player, and a hazard goes only against those of others`, () => {
  const t = play(
    { fleet: [{ card: DESTROYER, on: [SHIFTER, { card: 'H2 Supersonic Flow', by: 2 }] }, FRIGATE] },
    { fleet: [{ card: CUTTER, on: ['C2 Engineer'] }] },
  );
  t.act(1, 'use', SHIFTER, 0).pick(1, DESTROYER, CUTTER);
  // nothing can move
  expect(t.question).toBe('play cards');
  const own = play({ fleet: [{ card: DESTROYER, on: [SHIFTER, { card: 'H2 Supersonic Flow', by: 2 }] }, FRIGATE] });
  own.act(1, 'use', SHIFTER, 0);
  own.pick(1, 'H2 Supersonic Flow').pass(1);
  expect(own.under('H2 Supersonic Flow')).toBe(FRIGATE);
});
