// The crew of Advanced Technologies.

const hangar = that(terrain, yours);
/** Shuttles and fighters come to his terrain; in reaction, too. */
export const landingSignalOfficer = card('C1 Landing Signal Officer', {
  always: [{ k: 'also played on', to: itsLocation, of: shuttle, if: is(location, hangar) }],
  reactions: [
    {
      on: anything,
      when: some(handOf('you', that(shuttle, reactionCard))),
      at: hangar,
      effect: takesEffect,
      label: 'let a shuttle or fighter come to his terrain',
    },
  ],
});

const resort = that(titled('Vacation Planet'), terrain, yours);
const guests = totalStrength(cards(that(crew, atItsLocation)));
export const tourGuide = card('C1 Tour Guide', {
  always: [{ k: 'makes', to: itself, what: 'economy', set: guests, if: is(location, resort) }],
  reactions: [
    {
      on: all(anything, usable({ economy: 1 })),
      at: resort,
      effect: useAtOnce({ economy: guests }, 'readily'),
      label: 'use its points at once',
    },
  ],
});

export const deckCrew = card('C4 Deck Crew', {
  functions: [
    { target: { craft: that(spentShuttle, yours, atItsLocation) }, effect: rearms('craft') },
    {
      when: is(location, that(carrierShip, yours)),
      target: { wing: { of: that(shuttle, yours, atItsLocation), max: 2 } },
      effect: lasts({ k: 'armed', n: NO_BOUND }, { turns: 1 }, chosen('wing')),
      label: 'arm the heavy weapons of 2 shuttles or fighters',
    },
  ],
  names: { craft: 'that shuttle or fighter', wing: 'those shuttles and fighters' },
});

export const alienTechnologyExpert = card('C5 Alien Technology Expert', {
  always: [{ k: 'foreign technology', to: itsLocation }],
});

export const militaryPolice = card('C7 Military Police', {
  functions: [
    {
      target: { taken: that(crew, takenFromYou, atItsLocation) },
      effect: sequence(endsControl('taken'), returnToHand('taken')),
    },
  ],
  names: { taken: 'that crew' },
});

const robbed = playerOf(location);
export const graveRobbers = card('C8 Intergalactic Grave Robbers', {
  functions: [
    {
      when: all(is(location, that(place, ofOthers)), some(discardsOf(robbed))),
      effect: outOfGame(discardsOf(robbed, anyCard, 1)),
    },
  ],
});

import { card } from '../../card.ts';
import {
  carrierShip,
  endsControl,
  outOfGame,
  rearms,
  spentShuttle,
  takenFromYou,
} from '../../words/expansions/index.ts';
import {
  all,
  card as anyCard,
  anything,
  atItsLocation,
  cards,
  chosen,
  crew,
  discardsOf,
  handOf,
  is,
  itself,
  itsLocation,
  lasts,
  location,
  NO_BOUND,
  ofOthers,
  place,
  playerOf,
  reactionCard,
  returnToHand,
  sequence,
  shuttle,
  some,
  takesEffect,
  terrain,
  that,
  titled,
  totalStrength,
  usable,
  useAtOnce,
  yours,
} from '../../words/index.ts';
