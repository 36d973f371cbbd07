import type { CardSource } from '../card.ts';
import {
  abilitiesSince,
  againstYou,
  all,
  atItsLocation,
  atLeast,
  atMost,
  atNext,
  auction,
  basis,
  beingPlayed,
  canReact,
  cards,
  choose,
  chooseNumber,
  chooseOne,
  chosen,
  copy,
  crew,
  discard,
  doNothing,
  engaged,
  expose,
  forEach,
  gainPlay,
  host,
  inItsStack,
  is,
  itself,
  itsHost,
  itsLocation,
  make,
  move,
  newest,
  not,
  ofOthers,
  ofPlayer,
  oncePerPhaseOfOthers,
  originalKilled,
  other,
  placeOf,
  placesFor,
  playedOn,
  playerOf,
  playItInstead,
  playsLeft,
  plus,
  points,
  put,
  reactAgain,
  reactionCard,
  reserveOf,
  savePlay,
  sequence,
  set,
  some,
  spend,
  stackOfCards,
  stillInPlay,
  stopIt,
  strength,
  strengthUpTo,
  that,
  thatCard,
  the,
  these,
  times,
  titled,
  toBottomOfDiscards,
  toDeck,
  toHand,
  toOwnFleet,
  toReserve,
  type,
  usePlay,
  when,
  workAsWritten,
  workInReverse,
  youCouldPlayIt,
  yours,
} from '../words/index.ts';

// The hardest cards of the game, written before its rules: the proof that the card language can say them.

const madness = (strong: number): CardSource => ({
  title: 'Insanity',
  type: 'O',
  strength: strong,
  on: that(crew, strengthUpTo('self')),
  statics: [
    { k: 'decides', to: itsHost },
    { k: 'kept', to: itsHost },
  ],
  triggered: [
    {
      at: 'record keeping',
      of: playerOf(host),
      effect: chooseOne(
        { prompt: 'What does the mad crew do this turn?' },
        { label: 'Its work', effect: workAsWritten(host) },
        { label: 'The reverse of its work', effect: workInReverse(host) },
      ),
    },
  ],
  ends: { research: plus(strength('self'), strength(host)) },
  names: { host: 'that crew' },
});

export const insanity5 = madness(5);
export const insanity9 = madness(9);

export const clone: CardSource = {
  title: 'Clone',
  type: 'C',
  strength: 6,
  effect: choose(
    'original',
    { list: cards(that(crew, other(itself))), prompt: 'Which crew is cloned?' },
    copy('original'),
  ),
  instead: {
    if: originalKilled,
    effect: sequence(forEach(abilitiesSince(thatCard), 'late', discard('late')), move(thatCard, host), discard('self')),
  },
  names: { host: 'the place of this card' },
};

export const twistOfFate: CardSource = {
  title: 'Twist of Fate',
  type: 'L',
  strength: 8,
  reaction: true,
  on: that(ofOthers, other(basis)),
  effect: chooseOne(
    { who: playerOf(host), prompt: 'What is the fate of your card, and of Twist of Fate?' },
    {
      label: 'The bottom of the Discard Pile',
      effect: forEach(these(host, 'self'), 'fated', toBottomOfDiscards('fated')),
    },
    { label: 'Back to hand', effect: forEach(these(host, 'self'), 'fated', toHand('fated')) },
    {
      label: 'Into the reserve fleet',
      if: some(reserveOf(playerOf(host))),
      effect: forEach(these(host, 'self'), 'fated', toReserve('fated')),
    },
  ),
  names: { host: 'that card' },
};

export const luckDemon: CardSource = {
  title: 'Luck Demon',
  type: 'M',
  strength: 9,
  reaction: true,
  on: 'your fleet',
  responds: [
    { if: all(beingPlayed(type('L')), toOwnFleet, newest, youCouldPlayIt), effect: playItInstead },
    { if: all(beingPlayed(type('L')), againstYou), effect: stopIt },
  ],
  ends: { research: strength('self') },
};

export const timeThief: CardSource = {
  title: 'Time Thief',
  type: 'M',
  strength: 6,
  on: that(stackOfCards, ofOthers),
  triggered: [
    {
      at: 'play A',
      of: playerOf(host),
      effect: chooseOne(
        { who: playerOf(host), prompt: 'The thief wants time, or a card.' },
        {
          label: 'Spend a Card Play and send it to another fleet',
          if: all(
            atLeast(playsLeft(playerOf(host)), 1),
            some(cards(that(stackOfCards, ofOthers, other(ofPlayer(playerOf(host)))))),
          ),
          effect: sequence(
            usePlay(playerOf(host)),
            choose(
              'stack',
              {
                who: playerOf(host),
                list: cards(that(stackOfCards, ofOthers, other(ofPlayer(playerOf(host))))),
                prompt: 'To which stack?',
              },
              move('self', 'stack'),
            ),
          ),
        },
        {
          label: 'Discard a card of that stack',
          if: some(playedOn(host)),
          effect: choose(
            'lost',
            { who: playerOf(host), list: playedOn(host), prompt: 'Which card is discarded?' },
            set('worth', strength('lost')),
            discard('lost'),
            when(not(atMost(the('worth'), strength('self'))), discard('self')),
          ),
        },
      ),
    },
  ],
  names: { host: 'that stack', worth: 'its strength' },
};

export const auroraBorealis: CardSource = {
  title: 'Aurora Borealis',
  type: 'A',
  strength: 5,
  on: that(type('T'), yours),
  triggered: [
    {
      at: 'allocation',
      of: 'you',
      effect: sequence(
        expose('top'),
        when(
          is('top', type('S', 'B', 'D', 'C', 'P', 'E')),
          choose('spot', { list: placesFor('top', inItsStack), prompt: 'Where in this stack?' }, put('top', 'spot')),
        ),
        when(not(stillInPlay('top')), toDeck('top')),
      ),
    },
  ],
  names: { top: 'the top card' },
};

export const criminalJudge: CardSource = {
  title: 'Criminal Judge',
  type: 'C',
  strength: 7,
  triggered: [
    {
      at: 'allocation',
      of: 'you',
      effect: choose(
        'accused',
        {
          list: cards(that(crew, ofOthers, strengthUpTo('self'), other(atItsLocation))),
          prompt: 'Which crew is called before the judge?',
        },
        set('home', placeOf('accused')),
        move('accused', host),
        chooseNumber('bail', { min: 0, max: points('research', 'you'), prompt: 'How much research is the bail?' }),
        spend('research', 'bail', 'you'),
        atNext(
          'allocation',
          playerOf('accused'),
          when(
            stillInPlay('accused'),
            chooseOne(
              { who: playerOf('accused'), prompt: 'Pay the bail?' },
              {
                label: 'Pay, and take the crew back',
                if: all(atLeast(points('research', playerOf('accused')), the('bail')), stillInPlay('home')),
                effect: sequence(spend('research', 'bail', playerOf('accused')), move('accused', 'home')),
              },
              { label: 'Lose the crew', effect: discard('accused') },
            ),
          ),
        ),
      ),
    },
  ],
  names: { host: 'this location', home: 'its former place', bail: 'that number' },
};

export const instantReaction: CardSource = {
  title: 'Instant Reaction',
  type: 'O',
  strength: 3,
  reaction: true,
  on: that(reactionCard, yours, canReact),
  when: oncePerPhaseOfOthers,
  effect: sequence(reactAgain(host), when(atMost(strength(host), strength('self')), toHand('self'), discard('self'))),
  names: { host: 'that card' },
};

export const dimensionalPortal: CardSource = {
  title: 'Dimensional Portal',
  type: 'H',
  strength: 9,
  on: that(engaged, type('S'), ofOthers),
  statics: [
    { k: 'stays engaged', to: itsHost },
    { k: 'apart', to: inItsStack },
    { k: 'no command slot', to: itsHost },
  ],
  ends: { research: times(2, strength(host)), from: that(inItsStack, ofOthers) },
  names: { host: 'that ship' },
};

export const timeMerchant: CardSource = {
  title: 'Time Merchant',
  type: 'C',
  strength: 5,
  triggered: [
    {
      at: 'draw',
      of: 'you',
      if: atLeast(playsLeft('you'), 1),
      effect: chooseOne(
        { prompt: 'What becomes of an unused Card Play?' },
        { label: 'Keep it', effect: savePlay },
        {
          label: 'Sell it',
          effect: sequence(
            auction('buyer', 'price'),
            when(
              chosen('buyer'),
              sequence(
                usePlay('you'),
                atNext(
                  'allocation',
                  'buyer',
                  when(
                    atLeast(points('economy', 'buyer'), the('price')),
                    sequence(
                      spend('economy', 'price', 'buyer'),
                      gainPlay('buyer'),
                      atNext('allocation', 'you', make('economy', 'price')),
                    ),
                  ),
                ),
              ),
            ),
          ),
        },
        { label: 'Let it go', effect: doNothing },
      ),
    },
  ],
  names: { buyer: 'the buyer', price: 'the price' },
};

export const weaponsOfficer: CardSource = {
  title: 'Weapons Officer',
  type: 'C',
  strength: 5,
  statics: [
    { k: 'weapon damage', to: itsLocation, n: 1.5 },
    { k: 'ignores', to: itsLocation, of: titled('electronic warfare') },
  ],
};
