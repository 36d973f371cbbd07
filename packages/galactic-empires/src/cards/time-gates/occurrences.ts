// Occurrence cards of Time Gates

const OPPONENT = { victim: 'that player', fleet: 'that player' };

// Time

export const timeSkip = card('O1 Time Skip', {
  on: that(anyCard, ofOthers),
  effect: skips(host),
  reactions: [{ on: anything, target: { it: that(anyCard, ofOthers) }, effect: skips('it') }],
  after: 'discard',
  names: { host: 'that card', it: 'that card' },
});

export const timeCompression = card('O1 Time Compression', {
  on: 'an opponent',
  effect: sequence(
    set('victim', itsFleet),
    lasts(
      { k: 'no play', who: thatPlayer('victim'), if: all(turnOf('victim'), hasPlayedIts('victim', 2)) },
      { turns: 2, of: 'victim' },
    ),
  ),
  reactions: [
    {
      on: all(anything, turnOf(actor)),
      effect: sequence(
        set('victim', actor),
        when(all(isAPlay, hasPlayedIts('victim', 2, 'before it')), voidIt),
        lasts({ k: 'no play', who: thatPlayer('victim'), if: hasPlayedIts('victim', 2) }, 'turn'),
      ),
    },
  ],
  after: 'discard',
  names: OPPONENT,
});

const acting = that(yours, engaged);
export const timeJump = card('O6 Time Jump', {
  on: acting,
  reactions: [
    {
      on: anything,
      when: all(not(turnOf('you')), duringPhase('play A', 'play B')),
      effect: usesStack(host),
      label: 'use the functions of a stack',
    },
    {
      on: anything,
      when: all(not(turnOf('you')), duringPhase('weapons fire')),
      effect: firesStack(host),
      label: 'fire the weapons of a stack',
    },
  ],
  whenever: [
    ...(['play A', 'play B'] as const).map(phase => ({
      on: anyPhaseBegins(phase),
      if: not(turnOf('you')),
      effect: may('Does the stack use its functions now?', usesStack(host)),
    })),
    {
      on: anyPhaseBegins('weapons fire'),
      if: not(turnOf('you')),
      effect: may('Does the stack fire now?', firesStack(host)),
    },
    { on: turnEnds(factSeat()), if: hasCounted, effect: discard('self') },
  ],
  names: { host: 'that card', counted: 'its stack has acted so', factSeat: 'a player' },
});

export const timeExpansion = card('O5 Time Expansion', {
  on: 'your fleet',
  always: [{ k: 'free play', to: strengthUpTo(5), if: atMost(counter, 3) }],
  whenever: [
    { on: youPlay(strengthUpTo(5)), effect: countOneMore },
    { on: turnEnds(), effect: discard('self') },
  ],
  names: { counter: 'the number of such cards that you have played since' },
});

/** Sends a stack out of play for two turns, in place of its discard. */
const setAside = {
  always: [
    { k: 'apart', to: inHostsStack, even: true },
    { k: 'disengaged', to: that(inHostsStack, other(itself)), even: true },
  ],
} as const;
export const timeGate = card('O6 Time Gate', {
  ...setAside,
  on: that(vesselOrBase, beingLost),
  reactions: [
    {
      on: losing(vesselOrBase),
      effect: sequence(stopIt, removeDamage(eventCard), takesAway('stack')),
    },
  ],
  lasts: 2,
  names: { event: 'it', host: 'that unit', stopping: 'it is not discarded' },
});
export const discardDelay = card('O2 Discard Delay', {
  ...setAside,
  on: that(anyCard, beingLost),
  reactions: [{ on: losing(anyCard), effect: sequence(stopIt, removeDamage(eventCard), takesAway('stack')) }],
  whenever: [
    { on: phaseBegins('record keeping'), even: true, effect: countOneMore },
    { on: phaseBegins('discard'), even: true, if: isTheTime(2), effect: discard(host) },
  ],
  names: {
    event: 'it',
    host: 'that card',
    counter: 'the turns that you have begun since',
    stopping: 'it is not discarded',
  },
});

export const lostInSpace = card('O3 Lost In Space', {
  on: shuttle,
  always: [
    { k: 'apart', to: that(inHostsStack, other(itself)), even: true },
    { k: 'suspended', to: that(inHostsStack, other(itself)), even: true },
  ],
  reactions: [{ on: anything, effect: when(is(eventCard, itsHost), stopIt) }],
  ends: { points: { economy: 3, research: 3 } },
  names: { host: 'that shuttle or fighter', event: 'the card that acts', stopping: 'what it does has no effect' },
});

export const timeSwitch = card('O3 Time Switch', {
  reactions: [
    { on: losing(anyCard), effect: sequence(stopIt, sinkStack(eventCard)) },
    { on: discarding, effect: sequence(stopIt, sinkStack(eventCard)) },
  ],
  after: 'discard',
  names: { event: 'it', stopping: 'it is not discarded' },
});

export const wreckageSurvivors = card('O6 Wreckage Survivors', {
  on: 'your discard pile',
  when: some(discardsOf('you', that(crew, strengthUpTo('self')))),
  effect: takeBack(discardsOf('you', that(crew, strengthUpTo('self')), 3)),
  after: 'discard',
});

export const discardExchange = card('O4 Discard Exchange', {
  reactions: [
    {
      on: losing(yours),
      when: any(some(handAsStrongAs(eventCard)), some(reserveAsStrongAs(eventCard))),
      effect: sequence(
        stopIt,
        chooseOne(
          { prompt: 'Where does the lost card go?' },
          {
            label: 'Into your hand, for a card of it',
            if: some(handAsStrongAs(eventCard)),
            effect: choose(
              'gone',
              { list: handAsStrongAs(eventCard), prompt: 'Which card of your hand is discarded?' },
              sequence(throwAway('gone'), put(eventCard, 'in hand')),
            ),
          },
          {
            label: 'Into your reserve fleet, for a card of it',
            if: some(reserveAsStrongAs(eventCard)),
            effect: choose(
              'gone',
              { list: reserveAsStrongAs(eventCard), prompt: 'Which card of your reserve fleet is discarded?' },
              takesReserve(eventCard, 'gone'),
            ),
          },
        ),
      ),
    },
  ],
  after: 'bottom',
  names: { event: 'that card', gone: 'the chosen one', stopping: 'that card is not discarded' },
});

// Phases that end

const untilTurnEnds = (what: Pick<StaticSource, 'k' | 'to' | 'who'>) => lasts(what, 'turn');
export const cessationOfEvents = card('O4 Cessation of Events', {
  reactions: [
    {
      on: all(anything, turnOf(actor)),
      when: duringPhase('play B'),
      effect: sequence(set('victim', actor), voidIt, endsPhase('victim')),
    },
  ],
  after: 'bottom',
  names: OPPONENT,
});

export const cessationOfFire = card('O8 Cessation of Fire', {
  reactions: [
    {
      on: all(any(anyVolley, firesFirstWith()), turnOf(actor)),
      when: duringPhase('weapons fire'),
      effect: sequence(
        set('victim', actor),
        stopIt,
        untilTurnEnds({ k: 'no fire', to: that(anyCard, ofPlayer('victim')) }),
      ),
    },
  ],
  after: 'bottom',
  names: { ...OPPONENT, stopping: 'that fire does nothing' },
});

export const cessationOfProduction = card('O7 Cessation of Production', {
  reactions: [
    {
      on: allocating,
      when: not(repairing),
      target: { world: that(terrain, ofPlayer(actor)) },
      effect: yieldsNothing('world'),
    },
  ],
  after: 'bottom',
  names: { world: 'that terrain' },
});

export const cessationOfEngagement = card('O6 Cessation of Engagement', {
  reactions: [{ on: engaging, target: { unit: that(shipOrBase, ofPlayer(actor)) }, effect: isNotEngaged('unit') }],
  after: 'bottom',
  names: { unit: 'that ship or base' },
});

export const cessationOfTime = card('O8 Cessation of Time', {
  reactions: [{ on: drawing, effect: stopIt }],
  after: 'bottom',
  names: { stopping: 'the phase ends, and that player draws no card in it' },
});

// The reserve fleet and the discard pile

export const pastTransmission = card('O1 Past Transmission', {
  on: 'an opponent',
  when: beyondTurn('you', 2),
  effect: sequence(set('victim', itsFleet), untilTurnEnds({ k: 'no exchange', who: thatPlayer('victim') })),
  reactions: [
    {
      on: anything,
      when: beyondTurn('you', 2),
      effect: sequence(set('victim', actor), untilTurnEnds({ k: 'no exchange', who: thatPlayer('victim') })),
    },
  ],
  after: 'discard',
  names: OPPONENT,
});

export const futureTransmission = card('O2 Future Transmission', {
  on: 'your fleet',
  effect: untilTurnEnds({ k: 'free exchange' }),
  after: 'discard',
});

export const reserveCallUp = card('O8 Reserve Call Up', {
  on: 'your fleet',
  when: some(reserveOf('you')),
  effect: callsUp(2),
  reactions: [{ on: anything, when: some(reserveOf('you')), effect: callsUp(2) }],
  after: 'bottom',
});

export const anteAccelerator = card('O8 Ante Accelerator', {
  on: 'your discard pile',
  effect: forEach(everybody, 'player', throwAway(topOfDeck('player'))),
  after: 'discard',
  names: { player: 'that player' },
});

export const galacticnet = card('O6 Galacticnet', {
  on: 'your fleet',
  effect: sequence(
    exposeFromHands('exposed'),
    draw(extremeStrength('least', chosen('exposed'))),
    forEach(chosen('exposed'), 'shown', put('shown', 'in hand')),
  ),
  after: 'discard',
  names: { exposed: 'the cards shown', shown: 'it' },
});

// Weapons

export const repeatFire = card('O8 Repeat Fire', {
  on: that(vesselOrBase, yours, ableToRepeat),
  when: duringPhase('play B'),
  effect: strikesAgain(host),
  after: 'discard',
  names: { host: 'the unit' },
});

export const catastrophicRepetition = card('O9 Catastrophic Repetition', {
  on: that(vesselOrBase, yours),
  when: duringPhase('play A'),
  always: [{ k: 'fire', to: itsHost, times: 5, alone: true }],
  whenever: [{ on: phaseBegins('play B'), effect: discard(host) }],
  names: { host: 'that unit' },
});

// Points, bases, crew and terrain

const needy = that(vessel, yours, engagedByTheft);
export const resourceTheft = card('O6 Resource Theft', {
  on: needy,
  effect: engagesByTheft(host),
  reactions: [{ on: anything, target: { it: needy }, effect: engagesByTheft('it') }],
  after: 'discard',
  names: { host: 'the ship', it: 'the ship' },
});

export const crewCapture = card('O6 Crew Capture', {
  on: that(crew, ofOthers, strengthUpTo('self')),
  when: some(cards(that(terrain, yours))),
  effect: heldOnStrongest(host, terrain),
  always: [
    { k: 'suspended', to: itsHost },
    { k: 'stays put', to: itsHost },
  ],
  functions: [
    { by: 'host', when: rescuersAreThere, effect: sequence(goesHome, discard('self')), label: 'free the captive' },
  ],
  is: ['holds a captive'],
  names: { host: 'that crew' },
});

export const continuumDisorder = card('O6 Continuum Disorder', {
  on: 'your fleet',
  effect: chainOfDraws,
  reactions: [{ on: anything, effect: chainOfDraws }],
  after: 'discard',
});

export const earlyShipment = card('O2 Early Shipment', { also: ['allocation'], free: true, after: 'discard' });

export const baseRelocation = card('O2 Base Relocation', {
  on: that(hull, titled('Tug'), yours),
  target: { base: that(base, yours), goal: berthsFor('base') },
  effect: moveTo('base', 'goal'),
  after: 'discard',
  names: { base: 'that base', goal: 'that terrain', host: 'that ship' },
});

export const dreamState = card('O2 Dream State', {
  on: that(crew, ofOthers),
  effect: disengage(host),
  always: [{ k: 'disengaged', to: itsHost }],
  ends: { points: 'research', n: 2, atOnce: true },
  reactions: [{ on: anything, effect: disengage(host) }],
  names: { host: 'that crew' },
});

const burning = either(called('star'), called('system'), titled('Protostar'), titled('White Dwarf'));
export const acceleratedBurn = card('O3 Accelerated Burn', {
  on: that(terrain, burning),
  always: [
    { k: 'output', to: itsHost, times: 2, if: not(hasCounted) },
    { k: 'output', to: itsHost, set: 0, if: hasCounted },
  ],
  whenever: [
    {
      on: pointsAllocated(playerOf(host)),
      effect: when(
        hasCounted,
        discard('self'),
        sequence(setCounter(1), when(is(host, strengthUpTo('self')), discard(host))),
      ),
    },
  ],
  names: {
    host: 'that terrain',
    counted: 'that terrain has burned for a turn',
    uncounted: 'that terrain has not burned yet',
  },
});

export const instantReaction = reprint('O3 Instant Reaction (Time Gates)', universe.instantReaction);

export const outOfSeason = reprint('O7 Out of Season (Time Gates)', universe.outOfSeason);

import { card, reprint, type StaticSource } from '../../card.ts';
import {
  ableToRepeat,
  beingLost,
  berthsFor,
  callsUp,
  chainOfDraws,
  discarding,
  drawing,
  endsPhase,
  engagedByTheft,
  engagesByTheft,
  engaging,
  exposeFromHands,
  firesFirstWith,
  firesStack,
  goesHome,
  handAsStrongAs,
  hasPlayedIts,
  heldOnStrongest,
  isNotEngaged,
  rescuersAreThere,
  sinkStack,
  skips,
  strikesAgain,
  usesStack,
  voidIt,
  yieldsNothing,
} from '../../words/expansions/index.ts';
import {
  actor,
  all,
  allocating,
  any,
  card as anyCard,
  anyPhaseBegins,
  anything,
  anyVolley,
  atMost,
  base,
  beyondTurn,
  called,
  cards,
  choose,
  chooseOne,
  chosen,
  counter,
  countOneMore,
  crew,
  discard,
  discardsOf,
  disengage,
  draw,
  duringPhase,
  either,
  engaged,
  eventCard,
  everybody,
  extremeStrength,
  factSeat,
  forEach,
  hasCounted,
  host,
  hull,
  inHostsStack,
  is,
  isAPlay,
  isTheTime,
  itself,
  itsFleet,
  itsHost,
  lasts,
  losing,
  may,
  moveTo,
  not,
  ofOthers,
  ofPlayer,
  other,
  phaseBegins,
  playerOf,
  pointsAllocated,
  put,
  removeDamage,
  repairing,
  reserveAsStrongAs,
  reserveOf,
  sequence,
  set,
  setCounter,
  shipOrBase,
  shuttle,
  some,
  stopIt,
  strengthUpTo,
  takeBack,
  takesAway,
  takesReserve,
  terrain,
  that,
  thatPlayer,
  throwAway,
  titled,
  topOfDeck,
  turnEnds,
  turnOf,
  vessel,
  vesselOrBase,
  when,
  youPlay,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/occurrences.ts';
