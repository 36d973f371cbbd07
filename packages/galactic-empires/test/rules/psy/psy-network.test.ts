import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import { PSYCANTI, VISONIC } from '../../expansion-cards.ts';
import { battle, DESTROYER } from '../../scenes.ts';
import { table } from '../../table.ts';

const MOON = 'T3 Moon';
const seer = { card: MOON, on: [VISONIC] };

/** Player 1 is Argonian and has a destroyer; player 2 is Visonic. */
const against = (...fleet: NonNullable<Parameters<typeof battle>[1]['fleet']>) =>
  battle({ fleet: [DESTROYER] }, { empire: 'Visonic', fleet: [MOON, ...fleet], order: 'never' });

rule(['ge/empire-psy/2', 'ge/psy-rules/1'], 'the 25th point of damage to a Psy Network puts its player out', () => {
  const t = battle({ fleet: [DESTROYER] }, { empire: 'Visonic', fleet: [MOON], hq: 24, order: 'never' }, {});
  t.act(1, 'headquarters', 1).pick(1, DESTROYER);
  expect(t.s.seats.map(seat => seat.out)).toEqual([false, true, false]);
  expect(t.log(null)).toContain('The Psy Network of Player 2 is destroyed. Player 2 is out of the game.');
});

rule('ge/psy-rules/2', 'a psy protects the Psy Network of its player, and a ship does not', () => {
  expect([against(seer).protected(2), against(DESTROYER).protected(2)]).toEqual([true, false]);
  expect(against(seer).refuses(1, 'headquarters', 1)).toBe('ge/psy-rules/2');
});

rule('ge/psy-rules/3', 'a psy protects no Sector HQ', () => {
  const t = battle({ fleet: [DESTROYER] }, { empire: 'Tufor', fleet: [seer], order: 'never' });
  expect(t.protected(2)).toBe(false);
});

rule('ge/psy-rules/4', 'a Psycanti psy does not protect a Visonic network', () => {
  expect(against({ card: MOON, on: [PSYCANTI] }).protected(2)).toBe(false);
});

rule('ge/control/8', 'a psy that another player controls protects the network of that player', () => {
  const t = table({
    seats: [
      { empire: 'Visonic', fleet: [MOON] },
      { empire: 'Visonic', fleet: [{ card: MOON, on: [{ card: VISONIC, control: 1 }] }] },
    ],
  });
  expect([t.protected(1), t.protected(2)]).toEqual([true, false]);
});

rule('ge/damage/5', 'a psy fires at a Sector HQ, and a ship at a Psy Network', () => {
  const psy = battle({ empire: 'Visonic', fleet: [seer] }, { fleet: [MOON], order: 'never' });
  psy.act(1, 'headquarters', 1).pick(1, VISONIC, VISONIC);
  expect(psy.hq(2)).toBe(2);
  const ship = against();
  ship.act(1, 'headquarters', 1).pick(1, DESTROYER, DESTROYER);
  expect(ship.hq(2)).toBe(2);
});
