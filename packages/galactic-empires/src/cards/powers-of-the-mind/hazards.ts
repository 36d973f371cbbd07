// The hazards of Powers of the Mind.

export const plasmaVortex = card('H3 Plasma Vortex', {
  on: base,
  always: [{ k: 'no cover', to: itsHost }],
  lasts: 1,
  names: { host: 'that base' },
});

export const cosmicString = card('H5 Cosmic String', {
  on: type('F'),
  always: [{ k: 'easier functions', to: itsHost, n: 3 }],
  ends: { points: 'research', n: strength('self') },
  names: { host: 'that field' },
});

const half = halfOf(strength(factCard()));
const names = { host: 'that terrain', fact: 'that terrain', factSeat: 'the player of that terrain' };
export const quantumDecay = card('H7 Quantum Decay', {
  on: terrain,
  whenever: [
    {
      on: isDiscarded(itsHost),
      effect: sequence(
        put('self', 'beneath the discard pile'),
        playsUpTo(factSeat(), half, 'Which card do you play at once?'),
      ),
    },
  ],
  names,
});
export const quasiParticle = card('H8 Quasi-Particle', {
  on: that(terrain, ofOthers),
  whenever: [
    {
      on: isDiscarded(itsHost),
      effect: sequence(put('self', 'beneath the discard pile'), returnsToDeck(factSeat(), half)),
    },
  ],
  names,
});

import { card } from '../../card.ts';
import { playsUpTo, returnsToDeck } from '../../words/expansions/index.ts';
import {
  base,
  factCard,
  factSeat,
  halfOf,
  isDiscarded,
  itsHost,
  ofOthers,
  put,
  sequence,
  strength,
  terrain,
  that,
  type,
} from '../../words/index.ts';
