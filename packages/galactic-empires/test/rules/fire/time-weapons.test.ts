import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { itsLocation, ship, that, yours } from '../../../src/words/index.ts';
import { KNIGHT, PHASING, TRANOAN } from '../../expansion-cards.ts';
import { battle, DESTROYER, FRIGATE, hurt } from '../../scenes.ts';
import { testCard } from '../../test-cards.ts';

const MOON = 'T3 Moon';
const DRAGONESS = 'D8 Time Dragoness';

const SCATTERER = 'E2 Test Phase Scatterer';
testCard(
  { title: 'Test Phase Scatterer', types: ['E'], strength: 2, passive: true },
  { on: that(ship, yours), always: [{ k: 'fire taken', what: 'phasers', times: 0, to: itsLocation }] },
);

/** Player 1 has a ship with a time phaser; player 2 has two ships, one with a knight, and a terrain. */
const phasing = (ours = {}, theirs = {}) =>
  battle(
    { fleet: [PHASING], ...ours },
    { fleet: [DESTROYER, { card: FRIGATE, on: [KNIGHT] }, MOON], order: 'never', ...theirs },
  );

rule('ge/weapons/8', 'time damage has one number in a fleet and another at the time origin', () => {
  const t = battle({ fleet: [{ card: FRIGATE, on: [KNIGHT] }] }, { fleet: [DESTROYER], order: 'never' });
  t.act(1, 'fire', DESTROYER).pick(1, KNIGHT, KNIGHT);
  expect(hurt(t, DESTROYER)).toEqual([2, 0]);
  const inside = battle({ timeOrigin: [KNIGHT] }, { timeOrigin: [TRANOAN], order: 'never' });
  inside.act(1, 'fire', TRANOAN).pick(1, KNIGHT, KNIGHT, KNIGHT, KNIGHT);
  expect(hurt(inside, TRANOAN)).toEqual([1, 3]);
});

rule('ge/weapons/9', 'a time phaser does 1 damage to each target of one fleet, once a turn', () => {
  const t = phasing();
  t.act(1, 'phase', PHASING, '2');
  expect([hurt(t, DESTROYER), hurt(t, FRIGATE), hurt(t, KNIGHT), hurt(t, MOON)]).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(t.offers(1, 'phase', PHASING, '2')).toBe(false);
});

rule(
  'ge/weapons/9',
  'at the time origin it hits what another player has there, knights too, and nothing in fleets',
  () => {
    const t = phasing({ fleet: [], timeOrigin: [PHASING] }, { fleet: [DESTROYER], timeOrigin: [TRANOAN, KNIGHT] });
    t.act(1, 'phase', PHASING, '2');
    expect([hurt(t, TRANOAN), hurt(t, KNIGHT), hurt(t, DESTROYER)]).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
  },
);

rule(
  'ge/weapons/10',
  'it fires before the volleys and is none: a volley at the same ship is allowed, and after that it is silent',
  () => {
    const t = phasing();
    t.act(1, 'phase', PHASING, '2').act(1, 'fire', DESTROYER).pick(1, PHASING);
    expect(hurt(t, DESTROYER)).toEqual([2, 0]);
    const late = phasing();
    late.act(1, 'pass').act(1, 'fire', DESTROYER).pick(1, PHASING);
    expect(late.offers(1, 'phase', PHASING, '2')).toBe(false);
  },
);

rule('ge/weapons/11', 'what stops phasers stops a time phaser', () => {
  const t = phasing({}, { fleet: [{ card: DESTROYER, on: [SCATTERER] }, FRIGATE] });
  t.act(1, 'phase', PHASING, '2');
  expect([hurt(t, DESTROYER), hurt(t, FRIGATE)]).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

rule(
  'ge/weapons/5',
  'time damage and time damage generators are no phasers: what stops phasers does not stop them',
  () => {
    const t = battle(
      { fleet: [TRANOAN, { card: FRIGATE, on: [KNIGHT] }] },
      { fleet: [{ card: DESTROYER, on: [SCATTERER] }], order: 'never' },
    );
    t.act(1, 'fire', DESTROYER).pick(1, TRANOAN, KNIGHT);
    expect(hurt(t, DESTROYER)).toEqual([2, 0]);
  },
);

rule(
  'ge/weapons/29',
  'time breath is a heavy weapon, which harms terrain, and does time damage, which harms a knight',
  () => {
    const dragon = { card: DRAGONESS, given: [0, 0, 1] };
    const t = battle({ fleet: [dragon] }, { fleet: [MOON], order: 'never' });
    t.act(1, 'breathe', DRAGONESS, MOON);
    expect(hurt(t, MOON)).toEqual([0, 1]);
    const inside = battle({ timeOrigin: [dragon] }, { timeOrigin: [KNIGHT], order: 'never' });
    inside.act(1, 'breathe', DRAGONESS, KNIGHT);
    expect(hurt(inside, KNIGHT)).toEqual([0, 1]);
  },
);
