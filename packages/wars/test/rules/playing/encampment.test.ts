import { rule } from '@orrery/kernel/testing';
import { expect } from 'vitest';
import type { SeatPosition } from '../../../src/position.ts';
import { isSector, isSite, locations } from '../../../src/rules/locations/location.ts';
import { adjacent } from '../../../src/rules/locations/related.ts';
import { bare, HOME, row, sides, TITAN } from '../../support/locations.ts';

const CORE = 'Ganymede/Core Shaft';

const CAMP = 'Ganymede/Frontier Camp';

rule('wars/encampment/1', 'an encampment is played by itself or beneath a location', () => {
  const t = bare('deploy', [HOME], { hand: [CAMP, CAMP, 'Refuge'] }).act(1, 'play', CAMP);
  expect([t.offers(1, 'slot', 0), t.offers(1, 'beneath', HOME)]).toEqual([true, true]);
  t.act(1, 'beneath', HOME).resolve();
  expect(t.beneath(HOME)).toEqual([CAMP]);
  t.play(1, CAMP);
  expect(row(t, 'Ganymede')).toEqual([CAMP]);
});

rule('wars/encampment/2', 'beneath a location it is no location: nothing is played, drained or related there', () => {
  const t = bare('deploy', [{ card: HOME, beneath: [CAMP] }, CORE], { hand: ['Earther Bot', 'Refuge'] });
  const camp = t.id(CAMP);
  expect([isSite(t.s, camp), isSector(t.s, camp), locations(t.s).includes(camp)]).toEqual([false, false, false]);
  t.play(1, 'Earther Bot'); // the only site is the Core Shaft
  expect(t.place('Earther Bot')).toBe(CORE);
  expect(bare('control', [{ card: HOME, beneath: [CAMP] }]).refuses(1, 'drain', camp)).toBe('wars/drain-action/2');
  expect(adjacent(t.s, camp, t.id(CORE))).toBe(false);
});

rule('wars/encampment/3', 'its host needs an energy icon on your side, or a ship or unit of yours', () => {
  const hosts = (at: SeatPosition) =>
    bare('deploy', [{ card: TITAN, of: 2 }], { hand: [CAMP, 'Refuge'], ...at }).act(1, 'play', CAMP);
  const none = hosts({}); // no question: it can but lie by itself
  expect(none.question).toBe('initiative');
  none.resolve();
  expect(none.beneath(TITAN)).toEqual([]);
  const ship = hosts({ at: { [TITAN]: ['Corporate Transport'] } });
  expect(ship.offers(1, 'beneath', TITAN)).toBe(true);
  ship.act(1, 'beneath', TITAN).resolve();
  expect(ship.beneath(TITAN)).toEqual([CAMP]);
});

rule('wars/encampment/4', 'one encampment of each player beneath the same location', () => {
  const hand = { hand: [CAMP, 'Refuge'] };
  const host = [{ card: HOME, beneath: [CAMP] }];
  const mine = bare('deploy', host, hand).act(1, 'play', CAMP).resolve();
  expect(mine.beneath(HOME).length).toBe(1);
  const theirs = bare('deploy', host, {}, hand, 2).act(2, 'play', CAMP).act(2, 'beneath', HOME).resolve();
  expect(theirs.beneath(HOME)).toEqual([CAMP, CAMP]);
});

rule('wars/encampment/5', 'the icons on its own side join yours; those on the other side are ignored', () => {
  expect(sides(bare('control', [{ card: CORE }]), CORE)).toEqual([1, 1]);
  const t = bare('control', [{ card: CORE, beneath: [CAMP] }]); // the camp has an icon on each side
  expect(sides(t, CORE)).toEqual([2, 1]);
  expect([t.icons(1, 'maverick'), t.icons(2, 'maverick')]).toEqual([1, 0]);
});

rule('wars/encampment/6', 'a sector of 2 and 1 with an encampment: 3 and 1, both support icons, one location', () => {
  const t = bare('control', [{ card: HOME, beneath: [CAMP] }]);
  expect(sides(t, HOME)).toEqual([3, 1]);
  expect([t.icons(1, 'earther'), t.icons(1, 'maverick'), t.icons(2, 'earther'), t.icons(2, 'maverick')]).toEqual([
    1, 1, 0, 0,
  ]);
  expect(locations(t.s).length).toBe(1);
});
