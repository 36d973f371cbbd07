// by rule, a location's Military only opposes conflicts that target it (b5/support-oppose/10)

/** A homeworld: it increases the gains from a conflict. */
const homeworld = (title: string, race: 'human' | 'centauri' | 'minbari' | 'narn', military: number) =>
  location(title, {
    race,
    cost: 10,
    abilities: { military },
    keywords: ['Homeworld'],
    whenever: [
      {
        on: 'influence-gained',
        if: all(same(factOf('seat'), 'you'), factIs('from', 'conflict')),
        say: 'Whenever you gain influence from a conflict',
        may: true,
        rotate: true,
        effect: gainInfluence('you', 1),
      },
    ],
  });

export const earth = homeworld('Earth', 'human', 5);
export const centauriPrime = homeworld('Centauri Prime', 'centauri', 20);
export const minbar = homeworld('Minbar', 'minbari', 25);
export const narnHomeworld = homeworld('Narn Homeworld', 'narn', 20);

const build = { say: 'put a construction token on it', rotate: true, effect: putTokens('self') };

export const marsColony = location('Mars Colony', {
  race: 'human',
  cost: 6,
  abilities: { military: 10 },
  actions: [
    {
      say: 'raise the Diplomacy of a character of yours',
      rotate: true,
      target: { speaker: that(character, yours) },
      effect: bonus('speaker', 'diplomacy', 2, 'rotated'),
    },
  ],
  provenance: { text: 'errata' },
});
export const rageshIII = location('Ragesh III', {
  race: 'centauri',
  cost: 6,
  abilities: { military: 5 },
  always: [tokensDiscount(anyCard, 1)],
  actions: [build],
  provenance: { text: 'errata' },
});
export const quadrant14 = location('Quadrant 14', {
  race: 'narn',
  cost: 6,
  abilities: { military: 15 },
  always: [tokensDiscount(fleet, 2)],
  actions: [build],
  provenance: { text: 'errata' },
});

export const immolanV = location('Immolan V', {
  race: 'centauri',
  cost: 6,
  abilities: { military: 15 },
  actions: [
    {
      say: 'raise the Intrigue of your ambassador',
      rotate: true,
      needs: is(yourAmbassador, supportsNow),
      effect: bonus(yourAmbassador, 'intrigue', 3),
    },
  ],
});

export const proximaIII = location('Proxima III', {
  race: 'human',
  cost: 4,
  abilities: { military: 10 },
  always: [promotingCosts(-2)],
});

export const minbariProtectorate = location('Minbari Protectorate', {
  race: 'minbari',
  cost: 4,
  abilities: { military: 15 },
  always: [
    sponsoringCosts(that(character, either(race('neutral'), ofAbsentRace)), -2, {
      say: 'Characters that are neutral or of a race whose ambassador is not in play cost you 2 less to sponsor.',
    }),
  ],
});

import {
  all,
  anyCard,
  bonus,
  character,
  either,
  factIs,
  factOf,
  fleet,
  gainInfluence,
  is,
  ofAbsentRace,
  promotingCosts,
  putTokens,
  race,
  same,
  sponsoringCosts,
  supportsNow,
  that,
  tokensDiscount,
  yourAmbassador,
  yours,
} from '../../words/index.ts';
import { location } from './set.ts';
