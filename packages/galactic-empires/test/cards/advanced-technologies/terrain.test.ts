import { expect, test } from 'vitest';
import { battle, play } from '../../scenes.ts';

// The terrain of Advanced Technologies

const STATION = 'T/B6 Vektrean Asteroid Station';

test(`${STATION}: is played as terrain, needs no other terrain, and is a base with 6 shields and 5 phasers`, () => {
  const t = play({ hand: [STATION] }).act(1, 'play', STATION);
  expect([t.under(STATION), t.engaged(STATION), t.shields(STATION)]).toEqual(['', true, 6]);
});

test(`${STATION}: one volley of phasers for its shields and six heavy weapons destroys it; fewer heavy weapons do not (ge-r-vektrean-station-1)`, () => {
  const gun = 'S10 Indirigan Battleship';
  const hit = (heavy: number) => {
    const t = battle({ fleet: [{ card: gun, given: [0, 0, heavy] }] }, { fleet: [STATION], order: 'never' });
    t.act(1, 'fire', STATION).pick(1, ...Array<string>(8 + heavy).fill(gun));
    return t.inPlay(STATION) ? [t.shields(STATION), t.strength(STATION)[1]] : null;
  };
  expect([hit(0), hit(5), hit(6)]).toEqual([[0, 6], [0, 1], null]);
});
