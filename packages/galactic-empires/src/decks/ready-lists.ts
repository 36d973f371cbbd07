import type { Empire } from '../printed.ts';
import argonian from './lists/argonian.txt?raw';
import clydon from './lists/clydon.txt?raw';
import corporate from './lists/corporate.txt?raw';
import dragon from './lists/dragon.txt?raw';
import krebiz from './lists/krebiz.txt?raw';
import mechad from './lists/mechad.txt?raw';
import pot from './lists/pot.txt?raw';
import scorpead from './lists/scorpead.txt?raw';
import tufor from './lists/tufor.txt?raw';
import vektrean from './lists/vektrean.txt?raw';

/**
 * The ready decks as lists that `readDeck` reads, made for this table: a good third of terrain that pays for the fleet, ships along the
 * ladder of strengths, crew that makes command points for more of them, and plain cards above quirky ones.
 */
export const READY_LISTS = {
  argonian: {
    empire: 'Argonian',
    title: 'Storm Front',
    about:
      'A navy without weak spots: cheap destroyers come early, cruisers follow, and officers make room for all of them to fire at one target.',
    list: argonian,
  },
  clydon: {
    empire: 'Clydon',
    title: 'Broods on the Wing',
    about:
      'Swarms of warcraft that cost one supply each throw themselves before the enemy’s fire; behind them cruisers load more torpedoes than anybody else.',
    list: clydon,
  },
  corporate: {
    empire: 'Corporate',
    title: 'Hostile Takeover',
    about:
      'Money stands for whatever is short: rich worlds feed plasma that hits as hard as one pays for, and the rest buys mercenaries.',
    list: corporate,
  },
  krebiz: {
    empire: 'Krebiz',
    title: 'Claws and Capsules',
    about:
      'Ships in two halves, hull and capsule, that come whole and part when it pays; they want much energy and repay it with volleys of sabots.',
    list: krebiz,
  },
  mechad: {
    empire: 'Mechad',
    title: 'Cold Machines',
    about:
      'Ships without shields live by the energy poured into their fields; whoever starves them of it wins, and their stars see to it that nobody does.',
    list: mechad,
  },
  pot: {
    empire: 'P.O.T.',
    title: 'Plasma Tide',
    about:
      'Few phasers and a great many plasma streams: with enough ammunition one volley settles a fight, without it the ships wait for the next.',
    list: pot,
  },
  scorpead: {
    empire: 'Scorpead',
    title: 'Sting in the Tail',
    about:
      'A point or two of energy in the magnifier doubles or trebles every phaser of a ship, so that each refit counts twice and the energy is never enough.',
    list: scorpead,
  },
  tufor: {
    empire: 'Tufor',
    title: 'Drifting Mines',
    about:
      'Ships that lay a mine every turn for one supply wear fleets down before a shot is fired, and their phasers finish what is left.',
    list: tufor,
  },
  vektrean: {
    empire: 'Vektrean',
    title: 'Highest Bidder',
    about:
      'Mercenaries who are paid in money and fight from armed asteroids; they use the technology of others, and their great ships command the rest.',
    list: vektrean,
  },
  dragon: {
    empire: 'Space Dragon',
    title: 'Mothers of Fire',
    about:
      'Hardly a ship: dragons that need little but food breathe on everything, grow stronger by their moltings and heal in their caves.',
    list: dragon,
  },
} as const satisfies Readonly<
  Record<string, { readonly empire: Empire; readonly title: string; readonly about: string; readonly list: string }>
>;

/** The names of the ready decks: those of their empires, short. */
export type ReadyName = keyof typeof READY_LISTS;
