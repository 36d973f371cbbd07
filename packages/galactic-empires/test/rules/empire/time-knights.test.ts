import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { isCrew } from '../../../src/rules/table/definitions.ts';
import { isKnight } from '../../../src/rules/time/time-damage.ts';
import { crew, damage, ofOthers, that } from '../../../src/words/index.ts';
import { KNIGHT, TRANOAN } from '../../expansion-cards.ts';
import { BATTLESHIP, battle, DESTROYER, hurt, play } from '../../scenes.ts';
import { testCard } from '../../test-cards.ts';

const MOON = 'T3 Moon';
const PARTY = 'C4 Boarding Party';
const TRANSPORTER = 'E2 Transporter';

rule('ge/empire-time-knights/1', 'nothing fires at a knight in a fleet, not even time damage', () => {
  const t = battle({ fleet: [TRANOAN] }, { fleet: [{ card: DESTROYER, on: [KNIGHT] }], order: 'never' });
  expect(t.refuses(1, 'fire', KNIGHT)).toBe('ge/weapons-fire-phase/1');
});

const HAIL = 'O1 Test Hail';
testCard(
  { title: 'Test Hail', types: ['O'], strength: 1 },
  { on: 'your fleet', after: 'discard', target: { victim: that(crew, ofOthers) }, effect: damage('victim', 2) },
);

rule('ge/empire-time-knights/1', 'card damage does nothing to a knight in a fleet either', () => {
  const t = play({ hand: [HAIL] }, { fleet: [{ card: DESTROYER, on: [KNIGHT] }] });
  t.act(1, 'play', HAIL);
  expect([hurt(t, KNIGHT), t.realm(KNIGHT)]).toEqual([[0, 0], 'fleet']);
});

rule('ge/empire-time-knights/2', 'at the time origin time damage damages a knight, and phasers do not', () => {
  const t = battle({ timeOrigin: [TRANOAN] }, { timeOrigin: [KNIGHT], order: 'never' });
  t.act(1, 'fire', KNIGHT).pick(1, TRANOAN, TRANOAN);
  expect(hurt(t, KNIGHT)).toEqual([0, 2]);
  const phasers = battle({ timeOrigin: [BATTLESHIP] }, { timeOrigin: [KNIGHT, DESTROYER], order: 'never' });
  expect(phasers.refuses(1, 'fire', KNIGHT)).toBe('ge/crucial-rules/1');
});

rule('ge/empire-time-knights/3', 'a knight is crew, in a fleet and at the time origin', () => {
  for (const seat of [{ fleet: [{ card: DESTROYER, on: [KNIGHT] }] }, { timeOrigin: [KNIGHT] }]) {
    const t = play({}, seat);
    expect([isKnight(t.s, t.id(KNIGHT)), isCrew(t.s, t.id(KNIGHT))]).toEqual([true, true]);
  }
});

rule('ge/empire-time-knights/3', 'crew captures a knight in a fleet, and attacks one at the time origin', () => {
  const t = play({ fleet: [{ card: DESTROYER, on: [TRANSPORTER, PARTY] }] }, { fleet: [{ card: MOON, on: [KNIGHT] }] });
  t.act(1, 'use', TRANSPORTER, 1);
  expect([t.realm(KNIGHT), t.under(PARTY)]).toEqual(['time origin', DESTROYER]);
  const sent = play(
    { fleet: [{ card: DESTROYER, on: ['E3 Temporal Transporter', 'C7 Boarding Party'] }] },
    { timeOrigin: [KNIGHT] },
  );
  sent.act(1, 'use', 'E3 Temporal Transporter');
  expect([sent.pile(2, 'discard'), sent.under('C7 Boarding Party')]).toEqual([[KNIGHT], DESTROYER]);
});

rule('ge/empire-tranoan/1', 'a Tranoan ship that is destroyed in a fleet goes to the time origin', () => {
  const t = battle({ fleet: [BATTLESHIP] }, { fleet: [TRANOAN], order: 'never' });
  t.act(1, 'fire', TRANOAN).pick(1, ...Array<string>(5).fill(BATTLESHIP));
  expect([t.realm(TRANOAN), t.pile(2, 'discard')]).toEqual(['time origin', []]);
});
