// Crew that changes what others do: captives and judges, prophets, merchants, clones

export const escapedPrisoner = card('C3 Escaped Prisoner', {
  on: that(harbor, ofOthers),
  always: [{ k: 'attacks only', to: that(combatCrew, ofPlayer(itsFleet)), of: itself }],
  instead: [
    {
      on: wouldBeDiscarded(itself),
      if: not(hasCounted),
      effect: sequence(
        setCounter(1),
        set('jailer', itsFleet),
        lasts({ k: 'attacks only', to: that(combatCrew, ofPlayer('jailer')), of: itself }, { turns: 1, of: 'jailer' }),
        when(
          some(cards(that(titled('Penal Colony'), engaged, atFleetOf('jailer')))),
          returnToHand('self'),
          discard('self'),
        ),
      ),
    },
  ],
  names: { jailer: 'that player', fleet: 'the player of that fleet' },
});

export const prophet = card('C6 Prophet', {
  reactions: [
    {
      from: 'play',
      on: all(beingPlayed(weak), playedAgainstYou, not(playedInReaction)),
      target: { victim: otherVictims },
      effect: divertTo('victim'),
    },
  ],
  names: { victim: 'that player' },
});

export const mysticWanderer = card('C7 Mystic Wanderer', {
  always: [
    { k: 'suspended', to: that(crew, ofOthers, atItsLocation), if: is(location, terrain) },
    { k: 'stays put', to: that(crew, ofOthers, atItsLocation), if: is(location, terrain) },
  ],
  whenever: [
    {
      on: anyPhaseBegins('record keeping'),
      if: all(is(location, terrain), not(turnOf('you'))),
      effect: choose(
        'pilgrim',
        {
          who: factSeat(),
          list: cards(that(crew, ofPlayer(factSeat()), movable, other(atItsLocation))),
          prompt: 'Which of your crew follows the Mystic Wanderer?',
        },
        moveTo('pilgrim', location),
      ),
    },
  ],
  names: { pilgrim: 'it', location: 'the terrain of the Mystic Wanderer' },
});

export const criminalJudge = card('C7 Criminal Judge', {
  inlets: [{ kind: 'research', max: nWhere(holdsAccused, NO_BOUND), label: 'Bail for the accused' }],
  whenever: [
    {
      on: phaseBegins('allocation'),
      effect: choose(
        'accused',
        {
          list: cards(that(crew, ofOthers, weak, movable, other(atItsLocation))),
          prompt: 'Which crew do you call before the judge?',
        },
        summon('accused'),
      ),
    },
    { on: pointsAllocated('you'), if: holdsAccused, effect: setBail },
    {
      on: accusedAllocates,
      if: holdsAccused,
      effect: chooseOne(
        { who: factSeat(), prompt: 'Do you pay the bail for your crew?' },
        {
          label: 'Pay the bail in research and get the crew back',
          if: canPay('research', counter),
          effect: sequence(
            set('bail', counter),
            set('payer', factSeat()),
            paysBail('payer', 'bail'),
            release(remembered),
          ),
        },
        { label: 'Lose the crew', effect: isLost(remembered) },
      ),
    },
  ],
  names: {
    accused: 'that crew',
    remembered: 'the accused',
    counter: 'the bail in',
    bail: 'the bail',
    payer: 'that player',
  },
});

export const timeMerchant = card('C5 Time Merchant', {
  whenever: [
    {
      on: turnEnds('you'),
      if: playLeft,
      effect: chooseOne(
        { prompt: 'What happens to an unused Card Play?' },
        { label: 'Keep it for your next turn', effect: keepPlay('you') },
        {
          label: 'Sell it to the highest bidder',
          effect: sequence(
            auction('buyer', 'price'),
            when(wasChosen('buyer'), sequence(keepPlay('buyer'), paysYou('buyer', 'price'))),
          ),
        },
        { label: 'Do not keep it', effect: letGo },
      ),
    },
  ],
  names: { buyer: 'the buyer', price: 'the price' },
});

export const clone = card('C6 Clone', {
  effect: choose(
    'original',
    { list: cards(that(crew, other(itself))), prompt: 'Which crew do you clone?' },
    copyOf('original'),
  ),
  copies: true,
  instead: [{ on: wouldBeDiscarded(thatCard(remembered)), effect: originalTakesOver }],
  names: { original: 'that crew', remembered: 'its original' },
});

export const sysop = card('C1 SYSOP', {
  always: [{ k: 'strength', to: oneOf(that(mage, yours, atItsLocation)), n: 1 }],
  functions: [
    {
      target: {
        gear: that(equipment, yours, atItsLocation),
        post: that(place, yours, otherOfItsType),
      },
      effect: lasts({ k: 'also on', to: thatCard('gear'), of: thatCard('post') }, ONE_TURN),
    },
  ],
  names: { gear: 'that equipment', post: 'that location' },
});

import { card } from '../../../card.ts';
import {
  accusedAllocates,
  all,
  anyPhaseBegins,
  atFleetOf,
  atItsLocation,
  auction,
  beingPlayed,
  canPay,
  cards,
  choose,
  chooseOne,
  combatCrew,
  copyOf,
  counter,
  crew,
  discard,
  divertTo,
  engaged,
  equipment,
  factSeat,
  harbor,
  hasCounted,
  holdsAccused,
  is,
  isLost,
  itself,
  itsFleet,
  keepPlay,
  lasts,
  letGo,
  location,
  mage,
  movable,
  moveTo,
  NO_BOUND,
  not,
  nWhere,
  ofOthers,
  ofPlayer,
  oneOf,
  originalTakesOver,
  other,
  otherOfItsType,
  otherVictims,
  paysBail,
  paysYou,
  phaseBegins,
  place,
  playedAgainstYou,
  playedInReaction,
  playLeft,
  pointsAllocated,
  release,
  remembered,
  returnToHand,
  sequence,
  set,
  setBail,
  setCounter,
  some,
  summon,
  terrain,
  that,
  thatCard,
  titled,
  turnEnds,
  turnOf,
  wasChosen,
  when,
  wouldBeDiscarded,
  yours,
} from '../../../words/index.ts';
import { ONE_TURN, weak } from './shared.ts';
