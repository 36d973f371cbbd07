import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { draw } from '../../../src/words/index.ts';
import { KNIGHT, TRANOAN } from '../../expansion-cards.ts';
import { BATTLESHIP, battle, DESTROYER, hurt, play } from '../../scenes.ts';
import { table } from '../../table.ts';
import { testCard } from '../../test-cards.ts';

const SIGH = 'O1 Test Time Sigh';
testCard(
  { title: 'Test Time Sigh', types: ['O'], strength: 1 },
  { on: 'your fleet', after: 'discard', effect: draw(1) },
);

const SNAKES: readonly (readonly [string, number, number])[] = [
  ['M2 Temporal Snake', 2, 8],
  ['M4 Temporal Snake', 4, 6],
  ['M6 Temporal Snake', 6, 4],
];
for (const [name, harm, time] of SNAKES) {
  test(`${name}: is played to the time origin with strength ${time}, and does ${harm} damage to a target there each turn`, () => {
    const t = play({ hand: [name], fleet: ['T3 Moon'] }, { fleet: [DESTROYER], timeOrigin: [BATTLESHIP, KNIGHT] });
    t.act(1, 'play', name);
    expect([t.realm(name), t.strength(name)[0]]).toEqual(['time origin', time]);
    // time damage alone damages the knight there
    t.act(1, 'use', name);
    expect(hurt(t, BATTLESHIP)).toEqual([harm, 0]);
    expect(t.refuses(1, 'use', name)).toBe('ge/card-actions-limit/1');
  });

  test(`${name}: goes after an opponent who plays a time card, and bites only in that fleet`, () => {
    const t = table({
      seats: [
        { fleet: [BATTLESHIP], hand: [SIGH], order: 'never' },
        { timeOrigin: [name, TRANOAN], fleet: [DESTROYER], order: 'never' },
      ],
    });
    t.act(1, 'play', SIGH);
    expect([t.realm(name), t.card(name).at]).toEqual(['fleet', 0]);
    expect(t.log(null)).toContain(`${name} comes back from the time origin to the fleet of Player 1.`);
    t.untilPhase('play A', 2).act(2, 'use', name);
    expect([hurt(t, BATTLESHIP), hurt(t, DESTROYER), hurt(t, TRANOAN)]).toEqual([
      [harm, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test(`${name}: its own player’s time cards leave it where it is`, () => {
    const t = play({ timeOrigin: [name], hand: [SIGH], fleet: [DESTROYER] }, { fleet: [DESTROYER] });
    t.act(1, 'play', SIGH);
    expect(t.realm(name)).toBe('time origin');
  });

  test(`${name}: time damage destroys it at the time origin, and research in a fleet sends it there`, () => {
    const t = battle({ timeOrigin: [TRANOAN] }, { timeOrigin: [{ card: name, damage: time - 3 }], order: 'never' });
    t.act(1, 'fire', name).pick(1, TRANOAN, TRANOAN, TRANOAN);
    expect(t.pile(2, 'discard')).toEqual([name]);
    const studied = table({
      phase: 'allocation',
      seats: [
        { fleet: [{ card: name, by: 2, applied: harm - 1 }, 'E1 Probe', 'T3 Moon'], order: 'never' },
        { order: 'never' },
      ],
    });
    studied.allocate(1, { give: [[name, 'apply', 1]] });
    expect([studied.realm(name), studied.card(name).applied, studied.strength(name)]).toEqual([
      'time origin',
      0,
      [time, time],
    ]);
    const phasers = battle({ timeOrigin: [DESTROYER] }, { timeOrigin: [name, BATTLESHIP], order: 'never' });
    expect(phasers.refuses(1, 'fire', name)).toBe('ge/crucial-rules/1');
  });

  test(`${name}: engaged crew that negates monsters sends it back to the time origin, and crew of its own player does not`, () => {
    const realm = (crew: CardPlace, mine: CardPlace) => {
      const t = table({
        seats: [
          { fleet: [{ card: 'T3 Moon', on: [crew] }, BATTLESHIP], hand: [SIGH], order: 'never' },
          { timeOrigin: [name], fleet: [{ card: 'T3 Moon', on: [mine] }], order: 'never' },
        ],
      });
      t.act(1, 'play', SIGH);
      return t.realm(name);
    };
    const [officer, idle] = [{ card: 'C6 Science Officer' }, { card: 'C6 Science Officer', engaged: false }];
    expect([realm(officer, idle), realm(idle, officer)]).toEqual(['time origin', 'fleet']);
  });
}
