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

export const sleepingZHaDum = location("Sleeping Z'ha'dum", {
  cost: 5,
  abilities: { military: 50 },
  always: [givesMark('doom')],
  whenever: [
    {
      on: 'card-played',
      if: is(factOf('card'), givesOrNeedsMarks('shadow')),
      say: 'Whenever a card is played that gives or requires Shadow Marks',
      effect: anybodyMayRotate(
        "Do you rotate Sleeping Z'ha'dum, and the Shadows gain 1 influence?",
        influence('shadows', 1),
      ),
    },
  ],
  provenance: { text: 'errata' },
});

export const quadrant37 = location('Quadrant 37', {
  race: 'narn',
  cost: 10,
  actions: [
    {
      say: 'call a fleet out of your deck for this turn',
      rotate: true,
      apply: 10,
      effect: sequence(
        bringFromDeck('called', that(fleet, race('narn'))),
        later('the end of the turn', when(not(is('kept', neutralizedCard)), intoDeck('kept')), { on: 'called' }),
      ),
    },
  ],
  provenance: { text: 'errata' },
});

export const transferPointIo = location('Transfer Point Io', {
  race: 'human',
  cost: 6,
  abilities: { military: 10 },
  always: [helpsSponsor(that(anyCard, other(character)), statesInPlay('free trade'))],
});

import {
  all,
  anybodyMayRotate,
  anyCard,
  bonus,
  bringFromDeck,
  character,
  either,
  factIs,
  factOf,
  fleet,
  gainInfluence,
  givesMark,
  givesOrNeedsMarks,
  helpsSponsor,
  influence,
  intoDeck,
  is,
  later,
  neutralizedCard,
  not,
  ofAbsentRace,
  other,
  promotingCosts,
  putTokens,
  race,
  same,
  sequence,
  sponsoringCosts,
  statesInPlay,
  supportsNow,
  that,
  tokensDiscount,
  when,
  yourAmbassador,
  yours,
} from '../../words/index.ts';
import { location } from './set.ts';
