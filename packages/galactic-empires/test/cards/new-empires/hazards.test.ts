import { expect, test } from 'vitest';
import { arsenal } from '../../../src/rules/fire/weapons.ts';
import { battle, CUTTER, DESTROYER, fire, NOMAD, play } from '../../scenes.ts';

// Hazards of New Empires: the effect of each, and cases without one

const ARMED = { card: DESTROYER, given: [0, 0, 2] };
test('H3 Magnetic Cloud: a ship in it has no shields and no heavy weapons for three turns; other ships have theirs', () => {
  const t = play({ hand: ['H3 Magnetic Cloud'] }, { fleet: [ARMED, CUTTER] });
  const heavy = () => arsenal(t.s, 1).filter(b => b.card === t.id(DESTROYER) && b.sort === 'heavy').length;
  expect([t.shields(DESTROYER), heavy()]).toEqual([2, 1]);
  t.act(1, 'play', 'H3 Magnetic Cloud').pick(1, DESTROYER);
  expect([t.shields(DESTROYER), heavy(), t.shields(CUTTER), t.card('H3 Magnetic Cloud').left]).toEqual([0, 0, 3, 3]);
  for (let i = 0; i < 2; i++) t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect(t.shields(DESTROYER)).toBe(0);
  t.untilPhase('play A', 2).untilPhase('play A', 1);
  expect([t.inPlay('H3 Magnetic Cloud'), t.shields(DESTROYER)]).toEqual([false, 2]);
});

test('H3 Magnetic Cloud: heavy weapons outside it destroy it; phasers do not, nor does what is in it', () => {
  const fighter = { card: 'E7 Heavy Fighter', given: [0, 0, 2] };
  const cloud = { card: CUTTER, on: [{ card: 'H3 Magnetic Cloud', by: 2 }, fighter] };
  const outside = { card: NOMAD, on: [{ card: 'E6 Tactical Fighter', given: [0, 0, 1] }] };
  const t = battle({ fleet: [cloud, outside] }, { order: 'never' });
  t.act(1, 'fire', 'H3 Magnetic Cloud');
  expect([t.offers(1, 'shoot', 'E6 Tactical Fighter'), t.offers(1, 'shoot', 'E7 Heavy Fighter')]).toEqual([
    true,
    false,
  ]);
  t.leaveOpen();
  const phasers = battle({ fleet: [DESTROYER, cloud] }, { order: 'never' });
  expect(phasers.offers(1, 'fire', 'H3 Magnetic Cloud')).toBe(false);
  const hit = battle({ fleet: [{ card: 'S9 Argonian Battleship', given: [0, 0, 4] }, cloud] }, { order: 'never' });
  fire(hit, 'S9 Argonian Battleship', 'H3 Magnetic Cloud', 3);
  expect(hit.inPlay('H3 Magnetic Cloud')).toBe(false);
});

test('H3 Magnetic Cloud: traps no base', () => {
  const t = play({ hand: ['H3 Magnetic Cloud'] }, { fleet: [{ card: 'T3 Moon', on: ['B4 Base Station'] }] });
  expect(t.refuses(1, 'play', 'H3 Magnetic Cloud')).toBe('ge/playing-on/1');
});

for (const place of ['T6 System', 'T5 Star'])
  test(`H4 Star Quake: 4 damage to ${place}`, () => {
    const t = play({ hand: ['H4 Star Quake'] }, { fleet: [place, 'T3 Moon'] });
    const [whole] = t.strength(place);
    t.act(1, 'play', 'H4 Star Quake');
    expect([t.strength(place)[1], t.pile(1, 'discard')]).toEqual([whole - 4, ['H4 Star Quake']]);
  });

test('H4 Star Quake: shakes no moon and no Starbase', () => {
  const t = play({ hand: ['H4 Star Quake'] }, { fleet: ['T3 Moon', 'T/B9 Vektrean Asteroid Starbase'] });
  expect(t.refuses(1, 'play', 'H4 Star Quake')).toBe('ge/playing-on/1');
});
