import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace, SeatPosition } from '../../../src/position.ts';
import type { Phase } from '../../../src/state.ts';
import { type Table, table } from '../../table.ts';

const at = (phase: Phase, one: SeatPosition, two: SeatPosition = {}): Table =>
  table({
    phase,
    seats: [
      { order: 'never', ...one },
      { order: 'never', ...two },
    ],
  });

const off = (card: string): CardPlace => ({ card, engaged: false });

const stack = (card: string, ...on: readonly CardPlace[]): CardPlace => ({ card, on });

const DESTROYER = 'S4 Argonian Destroyer';

const BATTLESHIP = 'S9 Argonian Battleship';

/** A volley of a number of heavy weapons of player 1's battleship at a card of player 2. */
const fluxes = (n: number, target: CardPlace, name: string): Table => {
  const t = at('weapons fire', { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] }, { fleet: [target] });
  t.act(1, 'fire', name);
  const o = t.options(1).find(x => x.b === 1)!;
  return t.pick(1, ...Array<number>(n).fill(o.a));
};

rule(
  ['ge/terrain/1', 'ge-r-card-damage-1'],
  'card damage reaches the structure of terrain only by cards that speak of terrain',
  () => {
    const mine = (name: string) => {
      const t = at('play A', { fleet: [stack('S3 Tufor Cutter', name)] }, { fleet: ['T3 Moon', DESTROYER] });
      t.act(1, 'use', name);
      const open = t.question === 'target' && t.offers(1, 'card', 'T3 Moon');
      if (t.question === 'target') t.pick(1, DESTROYER);
      return [open, t.card(DESTROYER).shieldDamage];
    };
    // an explosive mine names ships and terrain, a nuclear mine names ships
    expect([mine('E1 Explosive Mine'), mine('E2 Nuclear Mine')]).toEqual([
      [true, 1],
      [false, 2],
    ]);
  },
);

rule(['ge/terrain/2', 'ge-r-terrain-damage-1'], 'of weapons heavy ones alone damage terrain', () => {
  expect(fluxes(2, 'T5 Star', 'T5 Star').card('T5 Star').damage).toBe(2);
  const light = at('weapons fire', { fleet: [DESTROYER] }, { fleet: ['T5 Star', 'S3 Tufor Cutter'] });
  expect([light.offers(1, 'fire', 'T5 Star'), light.offers(1, 'fire', 'S3 Tufor Cutter')]).toEqual([false, true]);
});

rule('ge/terrain/3', 'terrain is played on no other card', () => {
  const t = at('play A', { fleet: ['T5 Planet Candor II', DESTROYER], hand: ['T3 Moon'] });
  t.act(1, 'play', 'T3 Moon');
  expect(t.under('T3 Moon')).toBe('');
});

rule('ge/terrain/9', 'combined terrain is one card with strengths and points together', () => {
  const ring = stack('T5 Planet Candor II', 'T5 Ring System');
  const t = at('allocation', { fleet: [ring, off('S2 P.O.T. Escort')] });
  t.allocate(1, {});
  expect(t.strength('T5 Planet Candor II')).toEqual([10, 10]);
  expect(t.happened('generated')[0]!.points).toMatchObject({ economy: 2, supply: 4, energy: 1, ammunition: 1 });
  const fire = at('weapons fire', { fleet: [{ card: BATTLESHIP, given: [0, 0, 4] }] }, { fleet: [ring] });
  expect(fire.options(1).filter(o => o.verb === 'fire')).toHaveLength(1);
});

const armed = (theirs: Parameters<typeof table>[0]['seats'][number]) =>
  table({ phase: 'weapons fire', seats: [{ fleet: ['T3 Moon', 'S4 Argonian Destroyer'] }, theirs] });

rule('ge/terrain/2', 'phasers are not fired at terrain', () => {
  const t = armed({ fleet: ['T2 Oort Cloud', 'S2 Space Yacht'] });
  expect(t.why(1, 'fire', 'T2 Oort Cloud')?.rule).toBe('ge/terrain/2');
});
