import { expect, test } from 'vitest';
import { BATTLESHIP, battle, DESTROYER, FRIGATE, fire, hurt, play } from '../../scenes.ts';

const MOON = 'T3 Moon';
const KNIGHT = 'C6 Time Knight';

/** Tranoan ships: their shields, strength, time strength, time phasers and time damage generators. */
const TRANOANS: readonly (readonly [string, number, number, number, number, number])[] = [
  ['S2 Tranoan Frigate', 2, 2, 8, 1, 1],
  ['S3 Tranoan Destroyer', 3, 3, 7, 1, 2],
  ['S4 Tranoan Time Ship', 3, 4, 6, 1, 3],
  ['S5 Tranoan Time Cruiser', 4, 5, 5, 1, 4],
  ['S6 Tranoan Battlecruiser', 4, 6, 4, 2, 4],
  ['S7 Tranoan Dreadnought', 5, 7, 3, 2, 6],
];

for (const [name, shields, strength, time, phasers, generators] of TRANOANS) {
  test(`${name}: fires ${phasers} time phasers at a fleet and ${generators} time damage at a knight's place; destroyed it has strength ${time} at the time origin`, () => {
    const t = battle({ fleet: [name] }, { fleet: [{ card: BATTLESHIP, on: [KNIGHT] }, DESTROYER], order: 'never' });
    for (let i = 0; i < phasers; i++) t.act(1, 'phase', name, '2');
    expect([t.offers(1, 'phase', name, '2'), t.shields(BATTLESHIP)]).toEqual([false, 8 - phasers]);
    t.act(1, 'fire', BATTLESHIP).pick(1, ...Array<string>(generators).fill(name));
    const [before, through] = hurt(t, BATTLESHIP);
    expect(before + through).toBe(phasers + generators);

    const lost = battle(
      { fleet: [BATTLESHIP, { card: DESTROYER }] },
      { fleet: [{ card: name, shieldDamage: shields, damage: strength - 1 }], order: 'never' },
    );
    fire(lost, BATTLESHIP, name, 1);
    expect([lost.realm(name), lost.strength(name)]).toEqual(['time origin', [time, time]]);
  });

  test(`${name}: fires at no other place of another player while it can harm one with a knight of theirs`, () => {
    const t = battle(
      { fleet: [name] },
      { fleet: [{ card: FRIGATE, on: [KNIGHT] }, DESTROYER, 'T3 Moon'], order: 'never' },
    );
    t.act(1, 'pass');
    expect([t.offers(1, 'fire', FRIGATE), t.offers(1, 'fire', DESTROYER)]).toEqual([true, false]);
    // it cannot harm a knight on terrain, so it may fire at ships
    const safe = battle({ fleet: [name] }, { fleet: [{ card: MOON, on: [KNIGHT] }, DESTROYER], order: 'never' });
    safe.act(1, 'pass');
    expect(safe.offers(1, 'fire', DESTROYER)).toBe(true);
  });
}

const SHIPS: readonly (readonly [string, string, string, number])[] = [
  ['S1 Time Ship', 'C3 Time Knight', 'C6 Time Knight', 1],
  ['S3 Time Ship', 'C6 Time Knight', 'C7 Time Knight', 1],
  ['S5 Time Ship', 'C9 Time Knight', 'C10 Time Knight', 2],
];
for (const [name, within, beyond, phasers] of SHIPS) {
  const knight = within === 'C3 Time Knight' ? 'C3 Test Warden of Time' : within;
  test(`${name}: brings back ${within} and none stronger, fires ${phasers} time phasers, and goes in the Discard Phase`, () => {
    const t = play({ fleet: [name], timeOrigin: [knight, beyond] }, { fleet: [DESTROYER, FRIGATE] });
    t.act(1, 'use', name);
    expect([t.under(knight), t.realm(beyond)]).toEqual([name, 'time origin']);
    t.untilPhase('weapons fire', 1);
    for (let i = 0; i < phasers; i++) t.act(1, 'phase', name, '2');
    expect([t.shields(DESTROYER), t.offers(1, 'phase', name, '2')]).toEqual([2 - phasers, false]);
    t.untilPhase('play A', 2);
    expect([t.inPlay(name), t.realm(knight)]).toEqual([false, 'time origin']);
  });

  test(`${name}: comes into play engaged, and stays while it has done nothing`, () => {
    const t = play({ hand: [name] }, {});
    t.act(1, 'play', name);
    expect(t.engaged(name)).toBe(true);
    t.untilPhase('play A', 2);
    expect(t.inPlay(name)).toBe(true);
  });
}
