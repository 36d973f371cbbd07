// Tranoan ships, which travel through time, and the Time Ships that bring Time Knights back.

/** A Tranoan ship: it must destroy the places of Time Knights first. Its weapons and its second strength are printed numbers. */
const tranoan = (name: string) =>
  card(name, {
    always: [
      {
        k: 'fires sooner at',
        to: itself,
        of: that(place, ofOthers, withAnyOf(that(crew, ofEmpire('Time Knight'), ofOthers))),
      },
    ],
  });

export const tranoanFrigate = tranoan('S2 Tranoan Frigate');
export const tranoanDestroyer = tranoan('S3 Tranoan Destroyer');
export const tranoanTimeShip = tranoan('S4 Tranoan Time Ship');
export const tranoanTimeCruiser = tranoan('S5 Tranoan Time Cruiser');
export const tranoanBattlecruiser = tranoan('S6 Tranoan Battlecruiser');
export const tranoanDreadnought = tranoan('S7 Tranoan Dreadnought');

/** A Time Ship, which brings a Time Knight of at most so much strength back to its fleet. */
const timeShip = (name: string, most: number) =>
  card(name, {
    enters: 'engaged',
    functions: [
      {
        label: 'bring a Time Knight back',
        target: {
          it: fromOrigin(that(crew, ofEmpire('Time Knight'), yours, fleetStrengthUpTo(most))),
          goal: that(harbor, yours),
        },
        effect: comesBack('it', 'goal'),
      },
    ],
    whenever: [{ on: phaseBegins('discard'), if: wasUsed, effect: discard('self') }],
    names: { it: 'that knight', goal: 'that card' },
  });

export const timeShip1 = timeShip('S1 Time Ship', 3);
export const timeShip3 = timeShip('S3 Time Ship', 6);
export const timeShip5 = timeShip('S5 Time Ship', 9);

import { card } from '../../card.ts';
import { fleetStrengthUpTo, wasUsed } from '../../words/expansions/index.ts';
import {
  comesBack,
  crew,
  discard,
  fromOrigin,
  harbor,
  itself,
  ofEmpire,
  ofOthers,
  phaseBegins,
  place,
  that,
  withAnyOf,
  yours,
} from '../../words/index.ts';
