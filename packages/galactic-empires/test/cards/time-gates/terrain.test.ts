import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { KIND } from '../../../src/card.ts';
import type { SeatPosition } from '../../../src/position.ts';
import { isUnder, works } from '../../../src/rules/texts/static-texts.ts';
import { KNIGHT } from '../../expansion-cards.ts';
import { CUTTER, DESTROYER, output, play } from '../../scenes.ts';
import { type Table, table } from '../../table.ts';

// Terrain of Time Gates: the effect of each, and cases without one

const WORLD = 'T6 Out of Phase World';
const IN = 'In phase: it gives its points, and can be damaged';
const OUT = 'Out of phase: its points pile up, and nothing reaches it';
/** Plays on until the world asks player 1, who answers. */
const choose = (t: Table, way: string) => {
  for (let i = 0; i < 80 && t.question !== 'way'; i++) t.least();
  return t.pick(1, way);
};
rule('ge-r-out-of-phase-world-1', `${WORLD}: comes in phase; out of phase its points pile up, up to 9 in all`, () => {
  const t = play({ hand: [WORLD] });
  t.act(1, 'play', WORLD);
  expect(output(t, WORLD)).toEqual({ economy: 3 });
  for (let i = 0; i < 4; i++) {
    choose(t, OUT);
    expect(output(t, WORLD).economy ?? 0).toBe(0);
  }
  choose(t, IN);
  expect(output(t, WORLD)).toEqual({ economy: 9 });
  choose(t, IN);
  expect(output(t, WORLD)).toEqual({ economy: 3 });
  choose(t, OUT);
  choose(t, IN);
  expect(output(t, WORLD)).toEqual({ economy: 6 });
});

rule('ge-r-out-of-phase-world-1', `${WORLD}: out of phase, nothing fires at it or damages it; in phase it does`, () => {
  const at = (counter: number) =>
    table({
      active: 2,
      seats: [
        { fleet: [{ card: WORLD, counter, on: ['C2 Engineer'] }], order: 'never' },
        { hand: ['M2 Planet Gouge'], fleet: [DESTROYER], order: 'never' },
      ],
    });
  const out = at(103);
  expect(out.refuses(2, 'play', 'M2 Planet Gouge')).toBe('ge/playing-on/1');
  out.untilPhase('weapons fire', 2);
  expect(out.offers(2, 'fire', WORLD)).toBe(false);
  const t = at(3).act(2, 'play', 'M2 Planet Gouge');
  expect(t.strength(WORLD)).toEqual([6, 3]);
});

test(`${WORLD}: takes no ship and no base, but crew`, () => {
  const t = play({ hand: ['B4 Base Station', 'T1 Captured Satellite', 'C2 Engineer', CUTTER], fleet: [WORLD] });
  expect(t.refuses(1, 'play', 'B4 Base Station')).toBe('ge/base/1');
  expect(t.refuses(1, 'play', 'T1 Captured Satellite')).toBe('ge/terrain/3');
  t.act(1, 'play', 'C2 Engineer').act(1, 'play', CUTTER);
  expect([t.under('C2 Engineer'), t.under(CUTTER)]).toEqual([WORLD, '']);
});

test(`${WORLD}: out of phase it is apart, even while a card counts as two elsewhere`, () => {
  const t = play(
    {
      fleet: [
        { card: WORLD, counter: 103 },
        { card: DESTROYER, on: ['M5 Ship Mimic'] },
      ],
    },
    { fleet: [CUTTER] },
  );
  expect([output(t, WORLD).economy ?? 0, isUnder(t.s, KIND.apart, t.id(WORLD))]).toEqual([0, true]);
  expect(isUnder(t.s, KIND.apart, t.id(DESTROYER))).toBe(false);
});

/** Player 1 discards a Time Knight; the enclave is on one side or the other. */
const lost = (knight: string, enclave: string, whose = 2, more: SeatPosition = {}) =>
  table({
    phase: 'discard',
    seats: [
      {
        fleet: [
          { card: 'T3 Moon', on: [{ card: knight, on: ['A2 Hand-Held Weapon'] }] },
          ...(whose === 1 ? [enclave] : []),
        ],
        order: 'never',
      },
      { fleet: whose === 2 ? [enclave, ...(more.fleet ?? [])] : [], hand: more.hand ?? [], order: 'never' },
    ],
  }).act(1, 'fleet', knight);

for (const [enclave, knight] of [
  ['T2 Time Enclave', KNIGHT],
  ['T6 Time Enclave', 'C6 Time Knight'],
] as const) {
  test(`${enclave}: a ${knight} that would go to the time origin goes there, and cannot be removed`, () => {
    for (const whose of [1, 2]) {
      const t = lost(knight, enclave, whose);
      expect([t.realm(knight), t.under(knight), t.under('A2 Hand-Held Weapon')]).toEqual(['fleet', enclave, knight]);
    }
    const t = lost(knight, enclave);
    t.untilPhase('discard', 1);
    expect(t.refuses(1, 'fleet', knight)).toBe('ge/discard-phase/3');
  });

  test(`${enclave}: a card that removes other crew does not remove it, although it acts there`, () => {
    const start = (on: string) =>
      play(
        { fleet: [{ card: 'T3 Moon', on: [on] }], hand: ['L8 Vacuum Effect', 'L8 Vacuum Effect'] },
        { fleet: [enclave] },
      )
        .act(1, 'play', 'L8 Vacuum Effect')
        .pick(1, on);
    const t = start(knight);
    expect([t.under(knight), works(t.s, t.id(knight))]).toEqual([enclave, true]);
    t.act(1, 'play', 'L8 Vacuum Effect').pick(1, knight);
    expect([t.under(knight), t.pile(1, 'discard').includes(knight)]).toEqual([enclave, false]);
    const other = start('C2 Engineer');
    expect(other.pile(1, 'discard').includes('C2 Engineer')).toBe(true);
  });

  test(`${enclave}: what it keeps does not move, and goes to no deck; other crew on it does`, () => {
    const t = play(
      {
        fleet: [
          { card: 'T3 Moon', on: [knight] },
          { card: enclave, on: ['C2 Engineer'] },
          { card: DESTROYER, on: ['C5 Time Knight'] },
        ],
        hand: ['L8 Vacuum Effect', 'O3 Crinkled Timeline'],
      },
      { fleet: [CUTTER] },
    );
    t.act(1, 'play', 'L8 Vacuum Effect').pick(1, knight);
    t.act(1, 'use', 'C5 Time Knight', 0).pick(1, enclave, DESTROYER).pick(1, knight).pick(1, 'C2 Engineer').pass(1);
    expect([t.under(knight), t.under('C2 Engineer')]).toEqual([enclave, DESTROYER]);
    t.act(1, 'play', 'O3 Crinkled Timeline').pick(1, knight);
    expect([t.under(knight), t.pile(1, 'deck').includes(knight)]).toEqual([enclave, false]);
  });

  test(`${enclave}: research of its player, in several turns, sends it to the time origin`, () => {
    const t = lost(knight, enclave, 2, { fleet: [{ card: DESTROYER, on: ['C7 Doctor'] }] });
    for (let left = knight === KNIGHT ? 6 : 4; left > 0; left -= 3) {
      expect(t.realm(knight)).toBe('fleet');
      t.untilAsked('allocation', 2).allocate(2, { give: [[enclave, 'text 1', Math.min(3, left)]] });
    }
    t.pick(2, knight);
    expect([t.realm(knight), t.under('A2 Hand-Held Weapon'), t.card(enclave).counter]).toEqual([
      'time origin',
      knight,
      0,
    ]);
  });

  test(`${enclave}: the knights on it are discarded with it`, () => {
    const t = lost(knight, enclave).untilPhase('discard', 2);
    t.act(2, 'fleet', enclave);
    expect([t.inPlay(knight), t.pile(1, 'discard').sort()]).toEqual([false, ['A2 Hand-Held Weapon', knight]]);
  });
}

test('T2 Time Enclave: a Time Knight of strength 6 or more goes to the time origin, and a lost engineer to the discard pile', () => {
  const t = lost('C6 Time Knight', 'T2 Time Enclave');
  expect(t.realm('C6 Time Knight')).toBe('time origin');
  const crew = lost('C2 Engineer', 'T2 Time Enclave');
  expect(crew.pile(1, 'discard').includes('C2 Engineer')).toBe(true);
});
