// The bases of New Empires.

export const heavyPlanetaryShieldOld = reprint('B3 Heavy Planetary Shield (New Empires)', heavyPlanetaryShield);

export const penalColony = card('B5 Penal Colony (New Empires)', {
  names: { fleet: 'that player' },
  on: 'an opponent',
  is: ['their slot'],
  always: [{ k: 'fleet output', who: thatPlayer(itsFleet), what: 'economy', n: -3, toll: true }],
});

export const hospitalOld = reprint('B6 Hospital (New Empires)', hospital);

const spiritualHere = that(crew, titled('Spiritual'), onA(itself));
export const spiritualTemple = card('B7 Spiritual Temple', {
  names: { host: 'the terrain that it is on' },
  always: [
    { k: 'output', to: itsHost, what: 'economy', n: 3 },
    { k: 'strength', to: spiritualHere, times: 2 },
    { k: 'makes', to: spiritualHere, what: 'research', times: 2 },
    { k: 'safe from attack', to: itself },
  ],
});

import { card, reprint } from '../../card.ts';
import { crew, itself, itsFleet, itsHost, onA, that, thatPlayer, titled } from '../../words/index.ts';
import { heavyPlanetaryShield, hospital } from '../universe/bases.ts';
