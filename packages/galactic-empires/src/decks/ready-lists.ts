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
 * The ready decks as lists for `readDeck`, made for this table. A third of each deck is terrain that pays for the fleet. Ships follow the ladder of
 * strengths, crew makes command points for more ships, and plain cards come before special ones.
 */
export const READY_LISTS = {
  argonian: {
    empire: 'Argonian',
    title: 'Storm Front',
    about:
      'A navy without weak spots. Cheap destroyers come early and cruisers follow. Officers give you slots for a large fleet that fires at one target.',
    list: argonian,
  },
  clydon: {
    empire: 'Clydon',
    title: 'Broods on the Wing',
    about:
      'Swarms of warcraft cost 1 supply each and take the enemy’s fire. Behind them, cruisers load more torpedoes than any other fleet.',
    list: clydon,
  },
  corporate: {
    empire: 'Corporate',
    title: 'Hostile Takeover',
    about:
      'Economy replaces every point that you lack. Rich worlds feed plasma that hits as hard as you pay for. The rest buys mercenaries.',
    list: corporate,
  },
  krebiz: {
    empire: 'Krebiz',
    title: 'Claws and Capsules',
    about:
      'Ships have two parts, a cruiser and a capsule. You separate them when it pays. They need much energy and fire strong volleys of sabots.',
    list: krebiz,
  },
  mechad: {
    empire: 'Mechad',
    title: 'Cold Machines',
    about:
      'Ships have no shields and live by the energy in their fields. Without energy they lose. Their stars supply plenty.',
    list: mechad,
  },
  pot: {
    empire: 'P.O.T.',
    title: 'Plasma Tide',
    about:
      'Few phasers and many plasma streams. With enough ammunition, one volley settles a fight. Without it, your ships wait a turn.',
    list: pot,
  },
  scorpead: {
    empire: 'Scorpead',
    title: 'Sting in the Tail',
    about:
      '1 or 2 energy in the magnifier doubles or triples every phaser of a ship. Each phaser refit counts twice. You never have enough energy.',
    list: scorpead,
  },
  tufor: {
    empire: 'Tufor',
    title: 'Drifting Mines',
    about:
      'Ships lay a mine every turn for 1 supply. Mines wear fleets down before you fire. Your phasers finish the rest.',
    list: tufor,
  },
  vektrean: {
    empire: 'Vektrean',
    title: 'Highest Bidder',
    about:
      'Mercenaries live on economy and fight from armed asteroids. They use the technology of others. Their great ships command the rest.',
    list: vektrean,
  },
  dragon: {
    empire: 'Space Dragon',
    title: 'Mothers of Fire',
    about:
      'Dragons instead of ships. They need little but food and breathe on everything. They grow stronger when they molt and heal in their caves.',
    list: dragon,
  },
} as const satisfies Readonly<
  Record<string, { readonly empire: Empire; readonly title: string; readonly about: string; readonly list: string }>
>;

/** The names of the ready decks: short names of their empires. */
export type ReadyName = keyof typeof READY_LISTS;
