// The terrain of Powers of the Mind.

export const asteroidShield = reprint('T2 Asteroid Shield (Powers of the Mind)', universe.asteroidShield);

const psysThere = that(type('P'), onA(itself));
export const psyMoon = card('T2 Psy Moon', {
  always: [
    { k: 'withstands', to: itself, what: 'weapons' },
    { k: 'withstands', to: psysThere, what: 'weapons' },
    { k: 'no protection', to: psysThere, what: 'Psy Network' },
  ],
});

export const visonicHomeworld = card('T4 Planet Visonic Homeworld', {
  always: [{ k: 'fire taken', to: that(type('P'), ofEmpire('Visonic'), yours), what: 'volley', n: -2 }],
});

export const psycantiPlanetesimal = card('T5 Planet Psycanti Planetesimal', {
  always: [{ k: 'psy strength', to: that(type('P'), ofEmpire('Psycanti'), yours), n: 2 }],
});

export const govessera = card('T5 Small Planet', { only: { repair: type('P') } });
export const psyvisSystem = card('T8 Trinary System', { only: { repair: type('P') } });

import { card, reprint } from '../../card.ts';
import { itself, ofEmpire, onA, that, type, yours } from '../../words/index.ts';
import * as universe from '../universe/terrain.ts';
