// The luck of Time Gates.

/** A card of another player that harms the crew twice: an occurrence or a luck card. */
const blow = either(occurrence, luckCard);
export const unluckyCrewAction = card('L1 Unlucky Crew Action', {
  on: crew,
  whenever: [
    {
      on: isPlayedOn(blow, itsHost),
      if: not(same(factSeat(), playerOf(host))),
      effect: sequence(playIsDoubled, discard('self')),
    },
  ],
  reactions: [{ on: anything, effect: takesEffect }],
  names: { host: 'that crew', factSeat: 'the one who plays it' },
});

export const sequentialContinuum = card('L2 Sequential Continuum', {
  on: 'your fleet',
  effect: sequence(set('start', playsThisTurn), lasts({ k: 'free play', to: nextInSequence('start') }, 'turn')),
  after: 'bottom',
});

const spare = handOf('you', other(itself));
const exchange = choose(
  'spare',
  { list: spare, prompt: 'Which card of your hand do you discard to draw another?' },
  throwAway('spare'),
  draw(1),
);
export const timeExchange = card('L3 Time Exchange', {
  on: 'your discard pile',
  when: some(spare),
  effect: exchange,
  reactions: [{ on: anything, when: some(spare), effect: exchange }],
  after: 'discard',
  names: { spare: 'it' },
});

const early = playable(handOf('you', other(itself)), 'counts');
export const temporalLoophole = card('L5 Temporal Loophole', {
  on: 'your fleet',
  also: ['allocation'],
  before: true,
  when: some(early),
  effect: choose('early', { list: early, prompt: 'Which card do you play?' }, playNow('early', 'counts')),
  after: 'discard',
  names: { early: 'it' },
});

export const timeEvacuation = card('L5 Time Evacuation', {
  on: that(yours, aboutToGo),
  always: [{ k: 'apart', to: inHostsStack, even: true }],
  whenever: [
    {
      on: youHaveDrawn,
      even: true,
      effect: choose(
        'key',
        {
          list: justDrawnOf(strengthUpTo(1)),
          optional: true,
          prompt: 'Do you show a card of strength 1, so that the evacuated cards come back?',
        },
        exposes('key'),
        discard('self'),
      ),
    },
  ],
  reactions: [{ on: losing(yours), effect: sequence(stopIt, repairAll(wholeStack(host))) }],
  names: { host: 'that card', key: 'it', stopping: 'that card is not lost' },
});

export const antiTimeExchange = card('L6 Anti-Time Exchange', {
  on: 'your discard pile',
  when: some(othersHolding),
  effect: choose(
    'victim',
    { list: othersHolding, prompt: 'Whose hand loses cards?' },
    chooseNumber('most', { min: 1, max: 3, prompt: 'How many cards are discarded?' }),
    set('held', count(handOf('victim'))),
    repeat(
      the('most'),
      when(
        some(handOf('victim')),
        sequence(
          choose('lost', {
            list: knownInHandOf('victim'),
            optional: true,
            prompt: 'You know these cards of that hand. Which one is discarded? Choose none for a random one.',
          }),
          when(not(wasChosen('lost')), pickByChance('lost', 'victim')),
          throwAway('lost'),
        ),
      ),
    ),
    draw(minus(the('held'), count(handOf('victim'))), 'victim'),
  ),
  after: 'discard',
  names: { victim: 'that player', lost: 'it', most: 'that number', held: 'the number of cards there before' },
});

export const headquartersOverhaul = card('L8 Headquarters Overhaul', {
  on: 'your fleet',
  when: hqBelow(10),
  effect: hqRestoredTo(10),
  after: 'bottom',
});

const { when: _twoOfEach, ...anotherTurnNow } = universe.modifiedTimeline;
export const modifiedTimeline = card('L8 Modified Timeline (Time Gates)', {
  ...anotherTurnNow,
  when: all(not(some(cards(that(ship, yours)))), everyOtherHas(2, ship)),
});

export const twistOfFate = reprint('L8 Twist of Fate (Time Gates)', universe.twistOfFate);

/** Of combined cards, the one that lies on the other is a card by itself. */
const single = { of: other(basis), parts: true } as const;
export const vacuumEffect = card('L8 Vacuum Effect', {
  on: 'your fleet',
  target: { lost: single },
  effect: put('lost', 'beneath the discard pile'),
  reactions: [{ on: anything, target: { lost: single }, effect: put('lost', 'beneath the discard pile') }],
  after: 'discard',
  names: { lost: 'that card' },
});

export const wellOfTime = card('L8 Well of Time', {
  on: 'your fleet',
  inlets: [{ kind: 'research', max: nWhere(hasCardsUnder, strength('self')), label: 'to take up the cards under it' }],
  whenever: [
    { on: phaseBegins('draw'), if: not(hasCardsUnder), effect: laysUntilStronger(8) },
    {
      on: pointsAllocated('you'),
      effect: sequence(addsGiven, when(atLeast(counter, strength('self')), sequence(takesUp, discard('self')))),
    },
  ],
  is: ['holds cards'],
  names: { counter: 'the research that it has been given in all' },
});

export const discardEquivalency = card('L9 Discard Equivalency', {
  on: 'your fleet',
  when: some(discardsOf('you')),
  effect: drawFromBottom(strength(topDiscardOf('you'))),
  after: 'bottom',
});

export const suspendedAnimation = reprint('L9 Suspended Animation (Time Gates)', universe.suspendedAnimation);

export const timelineAlteration = card('L9 Timeline Alteration', {
  on: 'your fleet',
  target: { fresh: { of: tradable(3), min: 1, max: 3 } },
  effect: forEach(
    chosen('fresh'),
    'new',
    choose(
      'old',
      { list: tradesFor('new'), prompt: 'Which card of your fleet goes to the discard pile in exchange?' },
      tradesPlaces('new', 'old'),
    ),
  ),
  after: 'discard',
  names: { fresh: 'those cards', new: 'it', old: 'that card' },
});

export const timelineReversal = card('L10 Timeline Reversal', {
  on: 'an opponent',
  whenever: [
    {
      on: phaseBegins('play A', itsFleet),
      effect: sequence(
        set('victim', itsFleet),
        put('self', 'beneath the discard pile'),
        repeat(
          2,
          when(
            all(hasPlays('victim'), some(handOf('victim'))),
            sequence(
              spendPlay('victim'),
              choose(
                'back',
                {
                  who: 'victim',
                  list: handOf('victim'),
                  prompt: 'Which card of your hand do you put on your deck for a Card Play?',
                },
                putOnDeck('back'),
              ),
            ),
          ),
        ),
      ),
    },
  ],
  names: { fleet: 'that player', victim: 'that player', back: 'it' },
});

export const timeglass = card('L8 Artifact - Timeglass', {
  on: extremeOfAll('strongest', crew),
  effect: sequence(set('holder', host), hasHeld('holder')),
  always: [{ k: 'immune', to: itsHost, of: other(onA(itsHost)) }],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      effect: when(
        atLeast(counter, 4),
        discard('self'),
        choose(
          'holder',
          { list: cards(that(crew, notHeldYet)), prompt: 'Which crew has the Timeglass next?' },
          moveTo('self', 'holder'),
          hasHeld('holder'),
        ),
      ),
    },
  ],
  names: { host: 'that crew', holder: 'that crew', counter: 'the count of crew that has had it' },
});

import { card, reprint } from '../../card.ts';
import {
  aboutToGo,
  addsGiven,
  drawFromBottom,
  exposes,
  hasCardsUnder,
  hasHeld,
  hqBelow,
  hqRestoredTo,
  isPlayedOn,
  justDrawnOf,
  laysUntilStronger,
  nextInSequence,
  notHeldYet,
  playIsDoubled,
  playsThisTurn,
  putOnDeck,
  takesUp,
  topDiscardOf,
  tradable,
  tradesFor,
  tradesPlaces,
} from '../../words/expansions/index.ts';
import {
  all,
  anything,
  atLeast,
  basis,
  cards,
  choose,
  chooseNumber,
  chosen,
  count,
  counter,
  crew,
  discard,
  discardsOf,
  draw,
  either,
  everyOtherHas,
  extremeOfAll,
  factSeat,
  forEach,
  handOf,
  hasPlays,
  host,
  inHostsStack,
  itself,
  itsFleet,
  itsHost,
  knownInHandOf,
  lasts,
  losing,
  luckCard,
  minus,
  moveTo,
  not,
  nWhere,
  occurrence,
  onA,
  other,
  othersHolding,
  phaseBegins,
  pickByChance,
  playable,
  playerOf,
  playNow,
  pointsAllocated,
  put,
  repairAll,
  repeat,
  same,
  sequence,
  set,
  ship,
  some,
  spendPlay,
  stopIt,
  strength,
  strengthUpTo,
  takesEffect,
  that,
  the,
  throwAway,
  wasChosen,
  when,
  wholeStack,
  youHaveDrawn,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/luck.ts';
