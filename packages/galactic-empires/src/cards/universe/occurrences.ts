// Occurrence cards (ge/occurrence/1)

const ownVessel = that(vessel, yours);
const shipOrBaseOfYours = that(vesselOrBase, yours);
/** Occurrences cannot be played on dragons (ge/dragon/2). */
const site = that(place, other(dragon));

// Illness and madness

const illness = {
  on: crew,
  effect: disengage(host),
  always: [{ k: 'disengaged', to: itsHost }],
  ends: { points: 'research', n: strength('self') },
  names: { host: 'that crew' },
} as const satisfies SideText;
export const illness1 = card('O1 Illness', { ...illness, lasts: 1 });
export const illness9 = card('O9 Illness', { ...illness, lasts: 9 });

const madness = (strong: number): SideText => ({
  on: that(crew, strengthUpTo(strong)),
  always: [
    { k: 'decides', to: itsHost },
    { k: 'kept', to: itsHost },
    { k: 'reversed', to: itsHost, if: isInReverse },
  ],
  whenever: [
    {
      on: phaseBegins('record keeping', playerOf(host)),
      effect: chooseOne(
        { who: 'you', prompt: 'How does the insane crew work this turn?' },
        { label: 'As usual', effect: behave('as ever') },
        { label: 'In reverse: it takes what it gives', effect: behave('in reverse') },
      ),
    },
    { on: phaseBegins('play A', playerOf(host)), effect: mayUse(host, 'all') },
  ],
  ends: { points: 'research', n: plus(strength('self'), strength(host)) },
  names: { host: 'that crew' },
});
export const insanity5 = card('O5 Insanity', madness(5));
export const insanity9 = card('O9 Insanity', madness(9));

export const aldibrikAilment = card('O3 Illness - Aldibrik Ailment', {
  on: crew,
  always: [
    { k: 'strength', to: itsHost, times: 0.5 },
    { k: 'one function', to: itsHost },
  ],
  ends: { points: 'research', n: strength('self') },
  names: { host: 'that crew' },
});

export const plague = card('O8 Plague', {
  on: site,
  effect: forEach(cards(that(crew, at(host))), 'ill', disengage('ill')),
  always: [{ k: 'disengaged', to: that(crew, at(host)) }],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      effect: sequence(
        countOneMore,
        when(isTheTime(3), sequence(discardAll(cards(that(crew, at(host)))), discard('self'))),
      ),
    },
  ],
  ends: { points: 'research', n: strength('self') },
  names: { host: 'that location', ill: 'it', counter: 'the turns that it has been in play' },
});

export const entertainingPastime = card('O4 Entertaining Pastime', {
  on: site,
  lasts: 1,
  always: [{ k: 'no functions', to: that(crew, at(host)) }],
  whenever: [{ on: reactsThere(titled('Bar Tender')), effect: discard('self') }],
  is: ['a Bar Tender negates'],
  names: { host: 'that location' },
});

export const alienLoveInterest = card('O8 Alien Love Interest', {
  on: that(crew, strengthUpTo('self'), theOneReactedTo),
  whenever: [
    {
      on: usesFunction(itsHost),
      effect: chooseOne(
        { who: 'you', prompt: 'Do you allow the action of the crew in love?' },
        { label: 'Allow it', effect: doNothing },
        { label: 'Forbid it', effect: forbidIt },
      ),
    },
  ],
  reactions: [{ on: actionOf(that(crew, strengthUpTo('self'))), effect: stopIt }],
  ends: { points: 'research', n: strength('self') },
  names: { host: 'that crew' },
});

export const toxicWasteSpill = card('O10 Toxic Waste Spill', {
  on: site,
  free: true,
  effect: discardAll(cards(that(crew, other(type('P')), at(host)))),
  after: 'discard',
  is: ['crew cannot answer'],
  names: { host: 'that location' },
});

export const seriousHullBreach = card('O2 Serious Hull Breach', {
  on: that(vesselOrBase, other(shielded)),
  effect: sequence(
    set('defender', playerOf(host)),
    choose(
      'lost',
      { who: 'defender', list: ofStack(host, crew), prompt: 'Which crew of that unit is discarded?' },
      isLost('lost'),
    ),
    choose(
      'gone',
      { who: 'defender', list: ofStack(host, equipment), prompt: 'Which equipment of that unit is discarded?' },
      isLost('gone'),
    ),
  ),
  after: 'discard',
  names: { host: 'that unit', defender: 'the player of that unit' },
});

export const computerVirus = card('O8 Computer Virus', {
  on: vessel,
  effect: forEach(ofStack(host, equipment), 'it', disengage('it')),
  always: [{ k: 'disengaged', to: stillInfected }],
  ends: { points: 'research', n: totalStrength(ofStack(host, equipment)) },
  names: { host: 'that ship' },
});

// Terrain

export const cometImpact = card('O2 Comet Impact', {
  on: terrain,
  effect: sequence(
    set('world', host),
    lasts({ k: 'output', set: 0 }, { turns: 1 }, these('world')),
    damage('world', 2),
  ),
  after: 'discard',
  names: { world: 'that terrain', host: 'that terrain' },
});

export const goldVein = card('O2 Gold Vein', {
  on: terrain,
  always: [{ k: 'output', to: itsHost, n: 2, what: 'economy' }],
  lasts: 2,
  names: { host: 'that terrain' },
});

export const naturalDisaster = card('O2 Natural Disaster', {
  on: terrain,
  effect: sequence(set('world', host), lasts({ k: 'output', times: 0, what: 'economy' }, { turns: 2 }, these('world'))),
  after: 'discard',
  names: { world: 'that terrain', host: 'that terrain' },
});

export const planetaryRevolt = card('O8 Planetary Revolt', {
  on: that(terrain, ofOthers),
  effect: sequence(set('world', host), lasts({ k: 'output', set: 0 }, { turns: 4 }, these('world'))),
  after: 'discard',
  names: { world: 'that terrain', host: 'that terrain' },
});

const sunless = (world: string) => lasts({ k: 'output', set: 0 }, { turns: 1 }, these(world));
const weakest = that(ofOthers, weakestOf(terrain));
export const sunSpot = card('O1 Sun Spot', {
  on: weakest,
  effect: sequence(set('world', host), sunless('world')),
  reactions: [
    { on: volleyBy(that(ship, ofOthers)), effect: fireLess(1) },
    { on: anything, target: { world: weakest }, effect: sunless('world') },
  ],
  after: 'discard',
  names: { world: 'that terrain', host: 'that terrain' },
});

export const flood = card('O4 Flood', {
  on: terrain,
  always: [{ k: 'output', to: itsHost, set: 0 }],
  ends: { points: 'those of its host' },
  names: { host: 'that terrain' },
});

export const politicalUpheaval = card('O5 Political Upheaval', {
  on: that(terrain, ofOthers, strengthUpTo('self')),
  always: [
    { k: 'output', to: itsHost, set: 0 },
    { k: 'no functions', to: itsHost },
  ],
  ends: { points: 'research', n: plus(strength('self'), strength(host)) },
  names: { host: 'that terrain' },
});

/** The turns that a terraforming has counted. */
const SINCE = numberOf('your turns that have begun since, up to 5', 'of your turns that has begun since, up to 5');
export const terraforming = card('O5 Terraforming', {
  on: that(terrain, other(generating('economy'))),
  always: [{ k: 'output', to: itsHost, n: counter, what: 'economy' }],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      if: atMost(counter, 4),
      effect: countOneMore,
    },
  ],
  names: { host: 'that terrain', counter: SINCE },
});

export const volatileTerrain = card('O5 Volatile Terrain', {
  is: ['spares terrain'],
  reactions: [
    {
      on: shotDown(terrain),
      effect: sequence(set('force', strength(eventCard)), damageEach(cards(that(unit, destroyers)), the('force'))),
    },
  ],
  after: 'discard',
  names: { event: 'that terrain', force: 'the strength of that terrain' },
});

export const interplanetaryConflict = card('O7 Interplanetary Conflict', {
  on: 'an opponent',
  target: { worlds: { of: that(terrain, ofPlayer(itsFleet)), min: 2, max: 2 } },
  effect: sequence(
    lasts({ k: 'output', set: 0 }, { turns: 1 }, chosen('worlds')),
    clash('worlds', 'half the other’s strength'),
  ),
  after: 'discard',
  names: { worlds: 'each of the two', fleet: 'that player' },
});

// Fleets

export const shippingDelays = card('O2 Shipping Delays', {
  reactions: [
    {
      on: allocating,
      when: not(repairing),
      effect: sequence(
        set('victim', actor),
        lasts({ k: 'fleet output', n: -4, what: 'supply', who: thatPlayer('victim') }, 'phase'),
      ),
    },
  ],
  after: 'discard',
  names: { victim: 'that player' },
});

export const bureaucracy = card('O3 Bureaucracy', {
  on: 'your fleet',
  lasts: 2,
  always: [{ k: 'card plays', who: eachOther, set: 2 }],
});

export const brokenSupplyLines = card('O6 Broken Supply Lines', {
  on: 'an opponent',
  always: [{ k: 'needs', to: that(unit, ofPlayer(itsFleet)), times: 2, what: 'supply' }],
  whenever: [
    { on: shipDestroyedBy(itsFleet), effect: discard('self') },
    {
      on: phaseBegins('engagement'),
      if: not(some(cards(that(ship, yours)))),
      effect: discard('self'),
    },
  ],
  names: { fleet: 'that player' },
});

export const laborStrikes = card('O6 Labor Strikes', {
  on: 'an opponent',
  effect: sequence(
    set('victim', itsFleet),
    lasts({ k: 'fleet output', times: 0, what: 'ammunition', who: thatPlayer('victim') }, { turns: 1 }),
    lasts({ k: 'no stand-in', what: 'ammunition', who: thatPlayer('victim') }, { turns: 1 }),
  ),
  after: 'discard',
  names: { victim: 'that player' },
});

export const economicCrisis = card('O8 Economic Crisis', {
  on: 'an opponent',
  effect: sequence(
    set('victim', itsFleet),
    lasts({ k: 'fleet output', times: 0, what: 'economy', who: thatPlayer('victim') }, { turns: 1 }),
  ),
  after: 'discard',
  names: { victim: 'that player' },
});

export const falseIntelligenceReport = card('O7 False Intelligence Report', {
  on: 'an opponent',
  whenever: [
    {
      on: phaseBegins('weapons fire', itsFleet),
      effect: sequence(
        set('victim', itsFleet),
        nameShips('ready', 'victim'),
        lasts({ k: 'no fire', to: that(ship, ofPlayer('victim'), other(amongThem('ready'))) }, 'phase'),
        discard('self'),
      ),
    },
  ],
  names: { fleet: 'that player', victim: 'that player' },
});

export const allianceTreaty = card('O9 Alliance Treaty', {
  on: 'a fleet',
  effect: when(same(itsFleet, 'you'), sequence(draw(5), discard('self'))),
  lasts: 2,
  always: [{ k: 'truce', who: thatPlayer(itsFleet), if: not(same(itsFleet, 'you')) }],
  whenever: [{ on: youFireOn(itsFleet), effect: discard('self') }],
  names: { fleet: 'that player' },
});

// Fire and maneuvers

export const interceptAction = card('O1 Intercept Action', {
  reactions: [
    {
      on: volleyAt(shipOrBaseOfYours),
      target: { guard: that(ship, yours, other(aimedAtNow)) },
      effect: intercept(2, 'guard'),
    },
  ],
  after: 'discard',
  names: { guard: 'that ship' },
});

export const defensiveElectronicWarfare = card('O3 Defensive Electronic Warfare', {
  on: shipOrBaseOfYours,
  reactions: [
    {
      on: volleyAt(that(unit, yours)),
      from: 'both',
      effect: sequence(fireLess(2), discard('self')),
    },
  ],
});

export const offensiveDefensiveElectronicWarfare = card('O3 Offensive/Defensive Electronic Warfare', {
  on: shipOrBaseOfYours,
  reactions: [
    {
      on: volleyAt(that(unit, yours)),
      when: not(hasServed('against fire')),
      from: 'both',
      effect: sequence(fireLess(1), when(hasServed('in fire'), discard('self')), setCounter(1)),
    },
  ],
  whenever: [
    {
      on: fires(itsHost),
      if: not(hasServed('in fire')),
      effect: sequence(volleyGains(1), when(hasServed('against fire'), discard('self')), setCounter(2)),
    },
  ],
  names: { host: 'that unit' },
});

export const offensiveElectronicWarfare = card('O3 Offensive Electronic Warfare', {
  on: shipOrBaseOfYours,
  whenever: [{ on: fires(itsHost), effect: sequence(volleyGains(2), discard('self')) }],
  names: { host: 'that unit' },
});

export const evasiveManeuvers = card('O5 Evasive Maneuvers', {
  on: ownVessel,
  reactions: [
    { on: volleyAt(ownVessel), at: aimedAtNow, effect: sequence(fireLess(2), discard('self')) },
    { on: volleyAt(itsHost), from: 'play', effect: sequence(fireLess(3), discard('self')) },
  ],
  names: { host: 'that ship' },
});

export const wanderingDesire = card('O3 Wandering Desire', {
  on: that(hull, ofEmpire('Indirigan'), other(carrying(that(crew, other(strengthUpTo(joinedStrength(3))))))),
  effect: sequence(
    joinUpTo(3, extremeStrength('most', ofStack(host, crew))),
    when(deckOfEmpire(ownerOf(host), 'Indirigan'), returnToHand(host), discard(host)),
  ),
  after: 'discard',
  names: { host: 'that ship' },
});

export const forcedRetreat = card('O4 Forced Retreat', {
  on: that(vesselOrBase, strengthUpTo(joinedStrength(4))),
  effect: sequence(joinUpTo(4, strength(host)), returnToHand(host)),
  after: 'discard',
  names: { host: 'that unit' },
});

export const tacticalRetreat = card('O5 Tactical Retreat', {
  on: ownVessel,
  effect: returnToHand(host),
  reactions: [{ on: anything, target: { ship: ownVessel }, effect: returnToHand('ship') }],
  after: 'discard',
  names: { host: 'that ship', ship: 'that ship' },
});

export const falseDistressCall = card('O4 False Distress Call', {
  on: that(vessel, strengthUpTo('self')),
  effect: disengageForATurn(host),
  after: 'discard',
  names: { host: 'that ship', ship: 'that ship' },
});

export const structuralDegeneration = card('O8 Structural Degeneration', {
  on: vessel,
  effect: disengage(host),
  always: [
    { k: 'disengaged', to: itsHost },
    { k: 'no protection', to: itsHost },
  ],
  ends: { points: 'repair', n: strength('self') },
  names: { host: 'that ship' },
});

export const shipCollision = card('O9 Ship Collision', {
  on: 'a fleet',
  target: {
    ships: {
      of: that(vessel, ofPlayer(itsFleet), other(carrying(either(titled('Helmsman'), titled('Navigator'))))),
      min: 2,
      max: 2,
    },
  },
  effect: clash('ships', 'what is left of the other’s strength'),
  after: 'discard',
  names: { ships: 'each of the two', fleet: 'that player' },
});

export const politicalClout = card('O6 Political Clout', {
  on: that(vessel, ofOthers),
  target: { world: that(terrain, ofPlayer(playerOf(host))) },
  effect: sequence(remember({ card: 'world' }), moveTo(host, 'world')),
  lasts: 2,
  always: [
    { k: 'no protection', to: itsHost },
    { k: 'stays put', to: itsHost },
    { k: 'not fired at', to: itsWorld },
  ],
  whenever: [{ on: isFiredAt(itsHost), effect: discard('self') }],
  names: { host: 'that ship', world: 'that terrain', remembered: 'that terrain' },
});

export const selfDestruction = card('O8 Self Destruction', {
  on: that(shipOrBaseOfYours, mayDestroyItself),
  target: { victim: that(unit, other(itsHost)) },
  effect: sequence(set('force', strength(host)), discard(host), damage('victim', the('force'))),
  after: 'discard',
  names: { host: 'that base or ship', victim: 'the chosen one', force: 'the strength of the one discarded' },
});

export const breachedCity = card('O6 Breached City', {
  reactions: [
    {
      on: beingPlayed(base),
      effect: afterwards(structuralDamage('subject', minus(strengthLeft('subject'), 1))),
    },
  ],
  after: 'discard',
});

export const emergencyDamageControl = card('O8 Emergency Damage Control', {
  on: that(vesselOrBase, belowHalf),
  effect: restoreToHalf(host),
  reactions: [
    { on: losing(that(vesselOrBase, strengthFrom(2))), effect: restoreToHalf(eventCard) },
    { on: anything, target: { unit: that(vesselOrBase, belowHalf) }, effect: restoreToHalf('unit') },
  ],
  after: 'discard',
  names: { host: 'that unit', unit: 'that unit', event: 'it' },
});

const mendable = that(either(base, terrain, vessel), yours, repairable);
export const repairDelivery = card('O4 Repair Delivery', {
  on: 'your fleet',
  when: any(some(cards(mendable)), hqDamaged),
  effect: deliver(4),
  reactions: [
    { on: losing(either(base, terrain, vessel)), effect: repair(eventCard, 4) },
    // new and earlier damage, as its player likes
    {
      on: any(volleyAt(that(either(base, terrain, vessel), yours)), volleyAtHq),
      effect: deliver(4),
      label: 'repair 4 points of damage, the volley’s or earlier ones',
    },
    {
      on: anythingElse(any(volleyAt(that(either(base, terrain, vessel), yours)), volleyAtHq)),
      when: any(some(cards(mendable)), hqDamaged),
      effect: deliver(4),
    },
  ],
  after: 'discard',
  names: { event: 'it' },
});

// Crew, dragons, time

export const acceleratedAging = card('O6 Accelerated Aging', {
  on: that(either(crew, dragon), other(strengthFrom(6))),
  always: [{ k: 'strength', to: itsHost, set: plus(printedStrength(host), counter) }],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      effect: sequence(countOneMore, when(atLeast(strength(host), 10), discard(host))),
    },
  ],
  names: { host: 'that card', counter: '1 for each of your turns that has begun since' },
});

const season = either(titled('Hatchling'), titled('Molting'), titled('Dragon Coupling'));
export const outOfSeason = card('O7 Out of Season', {
  on: 'your fleet',
  target: { gone: season },
  effect: discard('gone'),
  reactions: [
    { on: beingPlayed(season), effect: stopIt },
    { on: anything, target: { gone: season }, effect: discard('gone') },
  ],
  after: 'discard',
  names: { gone: 'that card' },
});

/** Of combined cards, the one that lies on the other is a card by itself. */
const movable = { of: that(other(basis), other(dragon)), parts: true } as const;
export const crinkledTimeline = card('O3 Crinkled Timeline', {
  on: 'your fleet',
  target: { lost: movable },
  effect: put('lost', 'on the deck'),
  reactions: [{ on: anything, target: { lost: movable }, effect: put('lost', 'on the deck') }],
  after: 'beneath the deck',
  names: { lost: 'that card' },
});

export const timeDiscrepancy = card('O8 Time Discrepancy', {
  reactions: [
    {
      on: beingPlayed(called('time')),
      effect: chooseOne(
        { prompt: 'What happens to the time card?' },
        { label: 'It is discarded', effect: stopIt },
        { label: 'It works twice', effect: worksTwice },
      ),
    },
  ],
  after: 'discard',
});

export const mindTurning = card('O8 Mind Turning', {
  reactions: [{ on: actionOfBeing(that(psyBeing, strengthUpTo('self'))), effect: stopIt }],
  after: 'discard',
});

export const instantReaction = card('O3 Instant Reaction', {
  reactions: [
    {
      on: all(anything, firstThisPhase),
      target: { again: that(reactionCard, yours, couldReact) },
      effect: sequence(reactsAgain('again'), when(is('again', strengthUpTo('self')), put('self', 'in hand'))),
    },
  ],
  after: 'discard',
  names: { again: 'that card' },
});

// Hands and decks

export const informationLeak = card('O4 Information Leak', {
  on: 'your fleet',
  when: some(othersWithDecks),
  effect: choose(
    'victim',
    { list: othersWithDecks, prompt: 'Whose next card do you look at?' },
    set('next', topOfDeck('victim')),
    lookAt('next'),
    chooseOne(
      { prompt: 'Do you discard the card?' },
      {
        label: 'Discard it and a card of your hand',
        if: some(handOf('you', other(itself))),
        effect: sequence(throwAway('next'), discardFromHand('you', 1)),
      },
      { label: 'Put it back', effect: doNothing },
    ),
  ),
  after: 'discard',
  names: { victim: 'that player', next: 'the top card of that deck' },
});

export const capitalRevitalization = card('O7 Capital Revitalization', {
  on: 'your fleet',
  whenever: [{ on: turnEnds(), effect: sequence(drawUpTo(9), discard('self')) }],
});

export const quantumOccurrence = card('O7 Quantum Occurrence', {
  on: 'your discard pile',
  effect: sequence(
    forEach(everybody, 'player', sequence(drawUpTo(9, 'player'), discardFromHand('player', 9, 'down to'))),
    forEach(others, 'player', discardFromHand('player', 1)),
  ),
  after: 'discard',
  names: { player: 'that player' },
});

export const tarragymEffect = card('O8 Tarragym Effect', {
  on: 'your fleet',
  when: some(othersHolding),
  effect: choose(
    'victim',
    { list: othersHolding, prompt: 'Whose hand loses a card?' },
    choose('lost', {
      list: knownInHandOf('victim'),
      optional: true,
      prompt: 'You know these cards of that hand. Which one is discarded? Choose none for a random one.',
    }),
    when(not(wasChosen('lost')), pickByChance('lost', 'victim')),
    throwAway('lost'),
  ),
  after: 'bottom',
  names: { victim: 'that player', lost: 'it' },
});

export const technologicalBreakthrough = card('O8 Technological Breakthrough', {
  on: 'your fleet',
  effect: sequence(drawInto('found', 3), playsAny(justDrawn('found'), 'Which of the cards just drawn do you play?')),
  after: 'discard',
});

export const discoveryOfDiscoveries = card('O9 Discovery of Discoveries', {
  on: 'your fleet',
  when: some(cards(that(crew, yours))),
  effect: drawsForDiscards(extremeStrength('least', cards(that(crew, yours)))),
  after: 'discard',
});

export const surpriseAttack = card('O7 Surprise Attack', {
  on: 'your fleet',
  free: true,
  when: some(playable(handOf('you', vessel))),
  effect: choose(
    'ship',
    {
      list: playable(handOf('you', vessel)),
      prompt: 'Which ship attacks by surprise?',
    },
    playNow('ship', 'armed'),
  ),
  after: 'discard',
  names: { ship: 'it' },
});

const quell = lasts({ k: 'suspended', to: that(terrainOrHazard, againstYourFleet) }, { turns: 1 });
export const scientificBreakthrough = card('O7 Scientific Breakthrough', {
  on: 'your fleet',
  also: ['allocation'],
  effect: chooseOne(
    { prompt: 'What does the breakthrough do?' },
    { label: 'It gives 7 research points', effect: useAtOnce({ research: 7 }) },
    { label: 'Stop terrain and hazards against your fleet for one turn', effect: quell },
  ),
  reactions: [
    { on: anything, effect: useAtOnce({ research: 7 }), label: 'use 7 research points' },
    { on: anything, effect: quell, label: 'terrain and hazards against your fleet do nothing for one turn' },
  ],
  after: 'discard',
});

import { numberOf } from '@orrery/kernel';
import { card, type SideText } from '../../card.ts';
import {
  actionOf,
  actionOfBeing,
  actor,
  afterwards,
  againstYourFleet,
  aimedAtNow,
  all,
  allocating,
  amongThem,
  any,
  anything,
  anythingElse,
  at,
  atLeast,
  atMost,
  base,
  basis,
  behave,
  beingPlayed,
  belowHalf,
  called,
  cards,
  carrying,
  choose,
  chooseOne,
  chosen,
  clash,
  couldReact,
  counter,
  countOneMore,
  crew,
  damage,
  damageEach,
  deckOfEmpire,
  deliver,
  destroyers,
  discard,
  discardAll,
  discardFromHand,
  disengage,
  disengageForATurn,
  doNothing,
  dragon,
  draw,
  drawInto,
  drawsForDiscards,
  drawUpTo,
  eachOther,
  either,
  equipment,
  eventCard,
  everybody,
  extremeStrength,
  fireLess,
  fires,
  firstThisPhase,
  forbidIt,
  forEach,
  generating,
  handOf,
  hasServed,
  host,
  hqDamaged,
  hull,
  intercept,
  is,
  isFiredAt,
  isInReverse,
  isLost,
  isTheTime,
  itself,
  itsFleet,
  itsHost,
  itsWorld,
  joinedStrength,
  joinUpTo,
  justDrawn,
  knownInHandOf,
  lasts,
  lookAt,
  losing,
  mayDestroyItself,
  mayUse,
  minus,
  moveTo,
  nameShips,
  not,
  ofEmpire,
  ofOthers,
  ofPlayer,
  ofStack,
  other,
  others,
  othersHolding,
  othersWithDecks,
  ownerOf,
  phaseBegins,
  pickByChance,
  place,
  playable,
  playerOf,
  playNow,
  playsAny,
  plus,
  printedStrength,
  psyBeing,
  put,
  reactionCard,
  reactsAgain,
  reactsThere,
  remember,
  repair,
  repairable,
  repairing,
  restoreToHalf,
  returnToHand,
  same,
  sequence,
  set,
  setCounter,
  shielded,
  ship,
  shipDestroyedBy,
  shotDown,
  some,
  stillInfected,
  stopIt,
  strength,
  strengthFrom,
  strengthLeft,
  strengthUpTo,
  structuralDamage,
  terrain,
  terrainOrHazard,
  that,
  thatPlayer,
  the,
  theOneReactedTo,
  these,
  throwAway,
  titled,
  topOfDeck,
  totalStrength,
  turnEnds,
  type,
  unit,
  useAtOnce,
  usesFunction,
  vessel,
  vesselOrBase,
  volleyAt,
  volleyAtHq,
  volleyBy,
  volleyGains,
  wasChosen,
  weakestOf,
  when,
  worksTwice,
  youFireOn,
  yours,
} from '../../words/index.ts';
