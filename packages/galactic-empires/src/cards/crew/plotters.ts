import { card } from '../../card.ts';
import {
  all,
  anyPhaseBegins,
  atFleetOf,
  atItsLocation,
  atLeast,
  auction,
  base,
  beingPlayed,
  canPay,
  cards,
  choose,
  chooseOne,
  combatCrew,
  counter,
  crew,
  discard,
  divertTo,
  either,
  engaged,
  factSeat,
  given,
  hasCounted,
  holdsAccused,
  is,
  itself,
  itsFleet,
  keepPlay,
  lasts,
  location,
  minus,
  moveTo,
  not,
  nothingMore,
  nWhere,
  ofOthers,
  ofPlayer,
  originalTakesOver,
  other,
  otherVictims,
  phaseBegins,
  playedAgainstYou,
  playedInReaction,
  playerOf,
  playsLeft,
  pointsAllocated,
  release,
  remember,
  remembered,
  returnToHand,
  same,
  sequence,
  set,
  setCounter,
  ship,
  some,
  summon,
  terrain,
  that,
  thatCard,
  thatPlayer,
  the,
  titled,
  turnEnds,
  turnOf,
  wasChosen,
  when,
  wouldBeDiscarded,
} from '../../words/index.ts';
import { weak } from './shared.ts';

// Crew that bend what others do: captives and judges, prophets, merchants, clones

export const escapedPrisoner = card('C3 Escaped Prisoner', {
  on: that(either(ship, base, terrain), ofOthers),
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
          list: cards(that(crew, ofPlayer(factSeat()), other(atItsLocation))),
          prompt: 'Which of your crew follows the Mystic Wanderer?',
        },
        moveTo('pilgrim', location),
      ),
    },
  ],
  names: { pilgrim: 'it', location: 'that terrain' },
});

export const criminalJudge = card('C7 Criminal Judge', {
  inlets: [{ kind: 'research', max: nWhere(holdsAccused, 20), label: 'Bail for the accused' }],
  whenever: [
    {
      on: phaseBegins('allocation'),
      effect: choose(
        'accused',
        {
          list: cards(that(crew, ofOthers, weak, other(atItsLocation))),
          prompt: 'Which crew is called before the judge?',
        },
        summon('accused'),
      ),
    },
    { on: pointsAllocated('you'), if: holdsAccused, effect: setCounter(given()) },
    {
      on: anyPhaseBegins('allocation'),
      if: all(holdsAccused, same(factSeat(), playerOf(remembered))),
      effect: chooseOne(
        { who: factSeat(), prompt: 'Is the bail paid for your crew?' },
        {
          label: 'Pay the bail in research, and have the crew back',
          if: canPay('research', counter),
          effect: sequence(
            set('bail', counter),
            set('payer', factSeat()),
            lasts(
              { k: 'fleet output', what: 'research', n: minus(0, the('bail')), who: thatPlayer('payer') },
              { turns: 1, of: 'payer' },
            ),
            release(remembered),
          ),
        },
        { label: 'Lose the crew', effect: discard(remembered) },
      ),
    },
  ],
  names: { accused: 'that crew', remembered: 'the accused', bail: 'the bail', payer: 'that player' },
});

export const timeMerchant = card('C5 Time Merchant', {
  whenever: [
    {
      on: turnEnds('you'),
      if: atLeast(playsLeft('you'), 1),
      effect: chooseOne(
        { prompt: 'What becomes of an unused Card Play?' },
        { label: 'Keep it for your next turn', effect: keepPlay('you') },
        {
          label: 'Sell it to the highest bidder',
          effect: sequence(
            auction('buyer', 'price'),
            when(
              wasChosen('buyer'),
              sequence(
                keepPlay('buyer'),
                lasts(
                  { k: 'fleet output', what: 'economy', n: minus(0, the('price')), who: thatPlayer('buyer') },
                  { turns: 2, of: 'buyer' },
                ),
                lasts({ k: 'fleet output', what: 'economy', n: the('price') }, { turns: 2 }),
              ),
            ),
          ),
        },
        { label: 'Let it go', effect: nothingMore },
      ),
    },
  ],
  names: { buyer: 'the buyer', price: 'the price' },
});

export const clone = card('C6 Clone', {
  effect: choose(
    'original',
    { list: cards(that(crew, other(itself))), prompt: 'Which crew is cloned?' },
    remember({ card: 'original' }),
  ),
  copies: true,
  instead: [{ on: wouldBeDiscarded(thatCard(remembered)), effect: originalTakesOver }],
  names: { original: 'that crew', remembered: 'its original' },
});
