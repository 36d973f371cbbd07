import { rule } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { BATTLESHIP, CUTTER, DESTROYER, FRIGATE } from '../../scenes.ts';
import { table } from '../../table.ts';

// A ship that a card of another player controls: what goes with it, where it is, and how it is given back

const MOON = 'T3 Moon';
const COUPLE = 'C6 Rogue Couple';
const TRANSPORTER = 'E2 Transporter';

/** Player 1's Rogue Couple holds a frigate of player 2, who has other ships too. */
const held = (frigate: readonly CardPlace[] = [], ...others: CardPlace[]) =>
  table({
    seats: [
      { fleet: [MOON, { card: BATTLESHIP, on: [TRANSPORTER] }], order: 'never' },
      {
        fleet: [MOON, { card: FRIGATE, shieldDamage: 2, on: [{ card: COUPLE, by: 1 }, ...frigate] }, ...others],
        order: 'never',
      },
    ],
  });

rule('ge/control/1', 'the crew and equipment on a ship that is taken stay with their player', () => {
  const t = table({
    seats: [
      { hand: [COUPLE], order: 'never' },
      { fleet: [{ card: FRIGATE, on: ['C2 Engineer', 'E2 Phaser Refit'] }, BATTLESHIP], order: 'never' },
    ],
  });
  t.act(1, 'play', COUPLE);
  expect([FRIGATE, 'C2 Engineer', 'E2 Phaser Refit'].map(x => t.card(x).controller)).toEqual([0, 1, 1]);
});

rule(['ge/control/1', 'ge-r-control-1'], 'a ship that is taken stays where it lies, in the fleet of its player', () => {
  expect(held().card(FRIGATE).at).toBe(1);
});

rule(['ge/control/7', 'ge-r-control-1'], 'a ship taken on terrain of its player protects its new player', () => {
  const t = table({
    seats: [
      { fleet: [MOON], order: 'never' },
      { fleet: [{ card: MOON, on: [{ card: FRIGATE, on: [{ card: COUPLE, by: 1 }] }] }], order: 'never' },
    ],
  });
  expect([t.protected(1), t.protected(2)]).toEqual([true, false]);
});

rule('ge-r-rogue-couple-2', 'C6 Rogue Couple: taken home by a transporter, it leaves the ship to its owner', () => {
  const t = held();
  t.act(1, 'use', TRANSPORTER, 0);
  expect([t.under(COUPLE), t.card(FRIGATE).controller, t.protected(2)]).toEqual([BATTLESHIP, 1, true]);
});

rule(
  'ge-r-rogue-couple-2',
  'C6 Rogue Couple: from home it moves to the weakest ship of all others, and takes it',
  () => {
    const t = table({
      seats: [
        { fleet: [{ card: BATTLESHIP, on: [TRANSPORTER, COUPLE] }], order: 'never' },
        {
          fleet: [
            { card: FRIGATE, shieldDamage: 9 },
            { card: DESTROYER, shieldDamage: 9 },
          ],
          order: 'never',
        },
        { fleet: [{ card: 'S5 Indirigan Destroyer', shieldDamage: 9 }], order: 'never' },
      ],
    });
    t.act(1, 'use', TRANSPORTER, 0);
    expect([t.under(COUPLE), t.card(FRIGATE).controller, t.card(DESTROYER).controller]).toEqual([FRIGATE, 0, 1]);
  },
);

test('C6 Rogue Couple: does not move to a ship stronger than the one that it leaves', () => {
  const t = held([], { card: 'S5 Indirigan Destroyer', shieldDamage: 9 });
  t.act(1, 'use', TRANSPORTER, 0);
  expect(t.under(COUPLE)).toBe(BATTLESHIP);
});

test('C5 Mutineer: holds only the ship against which it was played', () => {
  const t = table({
    seats: [
      { fleet: [{ card: BATTLESHIP, on: [TRANSPORTER, 'C5 Mutineer'] }], order: 'never' },
      { fleet: [{ card: CUTTER, shieldDamage: 9 }], order: 'never' },
    ],
  });
  t.act(1, 'use', TRANSPORTER, 0);
  expect([t.under('C5 Mutineer'), t.card(CUTTER).controller]).toEqual([CUTTER, 1]);
});
