import { expect, test } from 'vitest';
import type { CardPlace } from '../../../src/index.ts';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { BATTLESHIP, battle, DESTROYER, fire, hurt, play } from '../../scenes.ts';
import { table } from '../../table.ts';
import { BRUTE, MOON, RIPPLES, ready } from './minds.ts';

// Dragons of Powers of the Mind

const DRAGONESS = 'D4 Psy Dragoness';
const mind: CardPlace = { card: MOON, on: [BRUTE] };
test(`${DRAGONESS}: 8 points of psy damage destroy it, and 7 do not; other weapons and card damage do nothing`, () => {
  const left = (n: number) =>
    fire(battle({ fleet: [mind] }, { fleet: [DRAGONESS], order: 'never' }), BRUTE, DRAGONESS, n);
  expect([left(8).inPlay(DRAGONESS), hurt(left(7), DRAGONESS)]).toEqual([false, [0, 7]]);
  expect(battle({ fleet: [BATTLESHIP] }, { fleet: [DRAGONESS, DESTROYER] }).refuses(1, 'fire', DRAGONESS)).toBe(
    'ge/crucial-rules/1',
  );
  // the phasers of a ship that fires too are not in the volley
  const both = battle({ fleet: [BATTLESHIP, mind] }, { fleet: [DRAGONESS], order: 'never' });
  both.act(1, 'fire', DRAGONESS);
  expect([both.offers(1, 'shoot', BRUTE), both.offers(1, 'shoot', BATTLESHIP)]).toEqual([true, false]);
  both.leaveOpen();
  const flow = play({ hand: ['H2 Supersonic Flow'] }, { fleet: [DRAGONESS] }).act(1, 'play', 'H2 Supersonic Flow');
  expect(hurt(flow.act(1, 'use', 'H2 Supersonic Flow', 0), DRAGONESS)).toEqual([0, 0]);
});
test(`${DRAGONESS}: research and psy damage add up to twice its strength; all its damage can be repaired`, () => {
  const at = (damage: number, applied: number) =>
    table({
      phase: 'allocation',
      seats: [
        { fleet: [{ card: DESTROYER, on: ['C3 Nurse'] }], order: 'never' },
        { fleet: [{ card: DRAGONESS, damage, applied }], order: 'never' },
      ],
    })
      .allocate(1, { give: [[DRAGONESS, 'apply', 1]] })
      .inPlay(DRAGONESS);
  expect([at(4, 3), at(4, 2), at(0, 7), at(0, 6)]).toEqual([false, true, false, true]);
  const t = fire(battle({ fleet: [mind] }, { fleet: [DRAGONESS], order: 'never' }), BRUTE, DRAGONESS, 7);
  expect(t.card(DRAGONESS).lasting).toBe(0);
});
test(`${DRAGONESS}: does 2 psy damage, and uses 2 functions of fields of other fleets, but none of its own`, () => {
  const t = play(
    { fleet: [ready(DRAGONESS, 2), { card: MOON, on: [RIPPLES] }] },
    { fleet: [{ card: 'T1 Large Asteroid', on: [RIPPLES] }] },
  );
  const [own, theirs] = [t.id(RIPPLES, 1), t.id(RIPPLES, 2)];
  expect(t.refuses(1, 'use', own, 3)).toBe('ge/psy-rules/11');
  t.act(1, 'use', theirs, 3).act(1, 'use', theirs, 4);
  expect([t.size(1, 'hand'), t.refuses(1, 'use', theirs, 5)]).toEqual([2, 'ge/psy-rules/10']);
  const guns = arsenal(battle({ fleet: [DRAGONESS] }, { fleet: [DESTROYER] }).s, 0);
  expect(guns.map(b => [b.name, b.shots])).toEqual([['psy damage', 2]]);
});
