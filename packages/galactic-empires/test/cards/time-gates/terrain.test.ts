import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { KIND } from '../../../src/card.ts';
import { isUnder } from '../../../src/rules/texts/static-texts.ts';
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
