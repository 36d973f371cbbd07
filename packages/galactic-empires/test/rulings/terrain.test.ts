import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { CardPlace } from '../../src/position.ts';
import { battle, CUTTER, DESTROYER, fire, output, play } from '../scenes.ts';
import { table } from '../table.ts';

// Rulings on terrain and on what lies on it

const BATTLESHIP = 'S9 Argonian Battleship';
const OUTPOST = 'T/B5 Vektrean Asteroid Outpost';
const KREBIZ = 'S7 Krebiz Battlecruiser';

/** Returns the damage to shields that a ship does with all its weapons, with a terrain in a fleet: player 1's own, or player 2's. */
const volley = (ship: CardPlace, terrain?: { card: string; of: 1 | 2 }): number => {
  const [own, other] = [1, 2].map(of => (terrain?.of === of ? [terrain.card] : []));
  const t = battle({ fleet: [ship, ...own!] }, { fleet: [BATTLESHIP, ...other!], order: 'never' });
  t.act(1, 'fire', BATTLESHIP).proposed();
  return t.card(BATTLESHIP).shieldDamage;
};

rule('ge-r-mechad-system-1', 'a Mechad System gives Mechad ships of all fleets a phaser more', () => {
  const [ship, card] = ['S5 Mechad Heavy Cruiser', 'T8 System Mechad System'];
  const bare = volley(ship);
  expect([volley(ship, { card, of: 1 }) - bare, volley(ship, { card, of: 2 }) - bare]).toEqual([1, 1]);
});

rule(
  'ge-r-plasmatic-nebula-1',
  'a Plasmatic Nebula lets P.O.T. ships of all fleets fire a stream without ammunition',
  () => {
    const [ship, card] = ['S3 P.O.T. Frigate', 'T8 Plasmatic Nebula'];
    const bare = volley(ship);
    expect([volley(ship, { card, of: 1 }) - bare, volley(ship, { card, of: 2 }) - bare]).toEqual([1, 1]);
  },
);

rule('ge-r-corporate-homeworld-1', 'Corporate ships of all fleets need one energy less for variable plasma', () => {
  const ship = { card: 'S4 Corporate Light Cruiser', given: [0, 0, 1, 0, 0, 0, 0, 0, 1] };
  const card = 'T9 Corporate Homeworld';
  const bare = volley(ship);
  expect([volley(ship, { card, of: 1 }) - bare, volley(ship, { card, of: 2 }) - bare]).toEqual([1, 1]);
});

rule('ge-r-krebizar-1', 'a Krebizar repairs a shield point of Krebiz capsules of all fleets, combined ones too', () => {
  /** Returns the shield damage that is left after record keeping, with a Krebizar in the fleet of a player. */
  const left = (card: string, as: number, of?: 1 | 2): number => {
    const ship = { card, as, shieldDamage: 2, engaged: false };
    const [own, other] = [1, 2].map(n => (n === of ? ['T7 Krebizar'] : []));
    const seats = [{ fleet: [ship, ...own!] }, { fleet: other! }].map(seat => ({ ...seat, order: 'never' as const }));
    const t = table({ phase: 'record keeping', seats });
    return t.untilPhase('play A', 1).card(card).shieldDamage;
  };
  const [capsule, whole] = [2, 0];
  for (const as of [capsule, whole])
    expect([left(KREBIZ, as), left(KREBIZ, as, 1), left(KREBIZ, as, 2)]).toEqual([1, 0, 0]);
  expect([left(DESTROYER, 0), left(DESTROYER, 0, 1)]).toEqual([1, 1]);
});

rule(
  'ge-r-political-upheaval-1',
  'terrain that an upheaval keeps from use makes nothing and does nothing for other cards',
  () => {
    /** What a volley of two points at an Argonian ship does, with a Homecloud Nebula in play. */
    const hit = (...on: CardPlace[]) => {
      const t = battle(
        { fleet: ['S3 Tufor Cutter'] },
        { fleet: [DESTROYER, { card: 'T5 Nebula', on }], order: 'never' },
      );
      fire(t, 'S3 Tufor Cutter', DESTROYER, 2);
      return [t.card(DESTROYER).shieldDamage, output(t, 'T5 Nebula').energy ?? 0];
    };
    expect(hit()).toEqual([1, 5]);
    expect(hit({ card: 'O5 Political Upheaval', by: 1 })).toEqual([2, 0]);
    // its functions, too
    const hole = (...on: CardPlace[]) =>
      play({ fleet: [{ card: 'T7 Quantum Black Hole', on }] }, { fleet: ['T5 Star'] }).offers(
        1,
        'use',
        'T7 Quantum Black Hole',
      );
    expect([hole(), hole({ card: 'O5 Political Upheaval', by: 2 })]).toEqual([true, false]);
  },
);

rule(
  'ge-r-vektrean-terrain-4',
  'crew does no damage to the structure of a Vektrean asteroid base, and may not try',
  () => {
    for (const [crew, first] of [
      ['C4 Boarding Party', 0],
      ['C5 Suicide Squad', 0],
      ['C9 Marauder', 0],
    ] as const) {
      const aboard = (at: string) =>
        play({ fleet: [CUTTER] }, { fleet: [CUTTER, { card: at, on: [{ card: crew, by: 1 }, 'C2 Engineer'] }] });
      const base = aboard(OUTPOST);
      expect([crew, base.refuses(1, 'use', crew, first)]).toEqual([crew, 'ge/terrain/1']);
      expect(aboard('S9 Argonian Battleship').offers(1, 'use', crew, first)).toBe(true);
      expect(aboard('T3 Moon').refuses(1, 'use', crew, first)).toBe('ge/crucial-rules/1');
    }
    const t = play(
      { fleet: [CUTTER] },
      { fleet: [{ card: OUTPOST, on: [{ card: 'C4 Boarding Party', by: 1 }, 'C2 Engineer'] }] },
    );
    t.act(1, 'use', 'C4 Boarding Party', 1);
    expect(t.inPlay('C2 Engineer')).toBe(false);
  },
);
