/** Globes and stones by name: the worlds that every game has. */

import { sin } from '../maths/angles.ts';
import { globe, type World } from './globes.ts';
import * as known from './known-grounds.ts';
import * as made from './made-grounds.ts';
import { brightSpot, domes, seals, stripes } from './marks.ts';
import { dented, peanut, stone } from './stones.ts';

/** Globes and stones. To add one, write its ground and give it a line here. */
export const GLOBES = {
  // worlds that everybody knows
  earth: globe('terran', known.earth, { lon: 18, tilt: 0.32, roll: -0.3, air: 2 }),
  luna: globe('moon', known.luna, { lon: 0, tilt: 0.05, roll: 0 }),
  mars: globe('mars', known.mars, { lon: -62, tilt: 0.3, roll: -0.3 }),
  venus: globe('venus', known.venus, { tilt: 0.1, roll: 0.1, air: 3 }),
  mercury: globe('mercury', known.mercury, { tilt: 0.05, roll: 0 }),
  ganymede: globe('ganymede', known.ganymede, { lon: 40, tilt: 0.2 }),
  europa: globe('ice', known.europa, { tilt: 0.2 }),
  titan: globe('titan', known.titan, { tilt: 0.3, air: 5 }),
  jupiter: globe('gas', made.gas(true, 7), { lon: 0, tilt: 0.05, roll: -0.08 }),
  saturn: globe('titan', made.gas(false, 8), { rings: true, tilt: 0.24, roll: 0.32 }),
  ceres: globe('rock', made.moon(46, 0.2, 0), { tilt: 0.1, more: brightSpot }),
  vesta: stone({
    shape: dented,
    flat: 0.88,
    roll: -0.15,
    known: [[0.2, -0.72, 0.66, 0.5]],
    groove: (x, y) => Math.abs(y) < 0.22 && sin(y * 52 + x) > 0.5,
  }),
  phobos: stone({
    long: 0.16,
    roll: -0.35,
    flat: 0.86,
    known: [[-0.5, 0.15, 0.85, 0.46]],
    groove: (x, y) => sin((y * 0.9 + x * 0.35) * 40) > 0.72,
  }),
  // homeworlds
  seyal: globe('seyal', made.halves, { lon: 0, tilt: 0.1, roll: 0, air: 2 }),
  seyalnight: globe('seyal', made.halves, { lon: 105, tilt: 0.1, roll: 0, air: 1 }),
  minbar: globe('minbar', made.crystalLands, { air: 2 }),
  narn: globe('narn', made.canyons, { air: 1 }),
  centauri: globe('centauri', made.terran(0.1, 0.92, 2.1), { air: 2 }),
  works: globe('gas', made.works(11), { air: 1 }),
  // planets
  planet: globe('terran', made.terran(), { air: 1 }),
  ocean: globe('ocean', made.terran(0.26), { air: 2 }),
  gaia: globe('gaia', made.terran(-0.06), { air: 2 }),
  arid: globe('arid', made.arid, { air: 1 }),
  small: globe('arid', made.arid),
  rust: globe('narn', made.canyons, { air: 1 }),
  clouded: globe('venus', known.venus, { air: 3 }),
  frozen: globe('ice', made.terran(0.02, 0.42, 2.3), { air: 1 }),
  crystal: globe('crystal', made.crystal),
  sensor: globe('sensor', made.works(7), { air: 1, more: stripes }),
  gasgiant: globe('gas', made.gas(), { tilt: 0.12, air: 1 }),
  ringed: globe('gas', made.gas(false), { rings: true, tilt: 0.24, roll: 0.32 }),
  lair: globe('dragon', made.lair),
  // moons
  moon: globe('moon', made.moon(), { tilt: 0.1 }),
  icemoon: globe('ice', known.europa, { tilt: 0.15 }),
  smallmoon: globe('moon', made.moon(20, 0.5, 0), { tilt: 0.1 }),
  town: globe('moon', made.moon(), { tilt: 0.1, more: domes }),
  armory: globe('moon', made.moon(26, 0.3, 0.3), { tilt: 0.1, more: seals }),
  // stones
  asteroid: stone({ long: 0.42 }),
  peanut: stone({ shape: peanut, flat: 0.9, roll: -0.5 }),
  boulder: stone({ long: 0.5, flat: 0.66, count: 12 }),
} as const satisfies Record<string, World>;
