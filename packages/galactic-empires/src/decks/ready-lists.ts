import type { Empire } from '../printed.ts';
import argonian from './lists/argonian.txt?raw';
import bolaar from './lists/bolaar.txt?raw';
import clydon from './lists/clydon.txt?raw';
import corporate from './lists/corporate.txt?raw';
import dragon from './lists/dragon.txt?raw';
import filarian from './lists/filarian.txt?raw';
import indirigan from './lists/indirigan.txt?raw';
import krebiz from './lists/krebiz.txt?raw';
import mechad from './lists/mechad.txt?raw';
import pot from './lists/pot.txt?raw';
import psycanti from './lists/psycanti.txt?raw';
import scorpead from './lists/scorpead.txt?raw';
import tranoan from './lists/tranoan.txt?raw';
import tufor from './lists/tufor.txt?raw';
import vektrean from './lists/vektrean.txt?raw';
import visonic from './lists/visonic.txt?raw';

interface ReadyList {
  readonly empire: Empire;
  readonly title: string;
  readonly about: string;
  readonly list: string;
}

/**
 * The ready decks of the first set as lists for `readDeck`, made for this table. A third of each deck is terrain that pays for the fleet. Ships follow
 * the ladder of strengths, crew makes command points for more ships, and plain cards come before special ones.
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
} as const satisfies Readonly<Record<string, ReadyList>>;

/**
 * The ready decks of empires that came with later sets. A table seats them only where somebody chooses them: only then a match loads the later sets,
 * whose cards they have.
 */
export const LATER_LISTS = {
  psycanti: {
    empire: 'Psycanti',
    title: 'Minds of Fire',
    about:
      'No fleet, but psys who strike with their minds. They live on terrain and protect a Psy Network. Fields add to their damage. A defender comes back.',
    list: psycanti,
  },
  visonic: {
    empire: 'Visonic',
    title: 'Second Sight',
    about:
      'Psys who need little and endure much. Research pays for the functions of their fields. Paladins stand in front of the Psy Network.',
    list: visonic,
  },
  filarian: {
    empire: 'Filarian',
    title: 'Strange Guests',
    about:
      'Infesters take the ships of others, one after the other. Until then pirates and monsters hold the line, because no empire lends its ships.',
    list: filarian,
  },
  tranoan: {
    empire: 'Tranoan',
    title: 'Out of Time',
    about:
      'Ships with time phasers hit a whole fleet at once. They live on research and economy. A ship that is lost goes on at the time origin.',
    list: tranoan,
  },
  bolaar: {
    empire: 'Bolaar',
    title: 'Black Flags',
    about:
      'Raiders whose mounts are any weapon that you need. They live on economy, cost little, and use the technology of every empire.',
    list: bolaar,
  },
  indirigan: {
    empire: 'Indirigan',
    title: 'The Great Tour',
    about:
      'Nomads of the Touring Fleet, with strong shields and boomerangs. Every ship costs much supply, so rich worlds come first. Monsters go ahead of them.',
    list: indirigan,
  },
} as const satisfies Readonly<Record<string, ReadyList>>;

/** The names of the ready decks: short names of their empires. */
export type ReadyName = keyof typeof READY_LISTS | keyof typeof LATER_LISTS;
