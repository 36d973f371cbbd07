// Luck cards (ge/luck/1)

const transporter = called('transporter');
const shuttle = called('shuttle');
const beast = either(monster, dragon);
/** Returns other players' cards at your fleet: played against it, or against cards of it. */
const against = that(ofOthers, atFleetOf('you'), other(onMission));

export const galacticArmageddon = card('L10 Galactic Armageddon', {
  on: 'your fleet',
  effect: sequence(
    lasts({ k: 'no play', to: titled('Galactic Armageddon'), who: eachPlayer }, 'game'),
    discardAll(cards(other(terrain))),
  ),
  after: 'removed',
});

export const luckyCrewAction = card('L1 Lucky Crew Action', {
  reactions: [
    {
      on: beingPlayed(anyCard),
      target: { saved: that(crew, yours, aimedAtNow) },
      effect: passesBy('saved'),
    },
  ],
  after: 'discard',
  names: { saved: 'that crew' },
});

export const phaserMalfunction = card('L2 Phaser Malfunction', {
  reactions: [
    {
      on: anyVolley,
      target: { unit: that(unit, ofOthers, firingSort('phasers')) },
      effect: misfire(theOneLaden('unit'), 'phasers'),
    },
  ],
  after: 'discard',
  names: { unit: 'that unit' },
});

export const warpEngineBreach = card('L2 Warp Engine Breach', {
  on: vessel,
  effect: structuralDamage(host, halfOf(strength(host))),
  after: 'discard',
  names: { host: 'that ship' },
});

export const auroraEffect = card('L3 Aurora Effect', {
  on: 'your fleet',
  lasts: 1,
  whenever: [
    {
      on: youLoseToAnother(),
      effect: choose(
        'gone',
        {
          list: reserveAsStrongAs(factCard()),
          optional: true,
          prompt: 'Which card of your reserve fleet is discarded so that the lost card goes there?',
        },
        takesReserve(factCard(), 'gone'),
      ),
    },
  ],
  names: { fact: 'that card', gone: 'the chosen one' },
});

export const piratesCache = card("L3 Pirate's Cache", {
  on: 'your fleet',
  also: ['allocation'],
  effect: useAtOnce({ economy: 1, supply: 1, ammunition: 1 }, 'engaging'),
  after: 'discard',
});

export const repairMalfunction = card('L3 Repair Malfunction', {
  reactions: [{ on: repairing, effect: repairsGoWrong(2) }],
  after: 'discard',
});

export const transporterMalfunction = card('L3 Transporter Malfunction', {
  reactions: [{ on: actionOf(transporter), effect: stopIt }],
  after: 'discard',
  names: { stopping: 'that action has no effect' },
});

export const unluckyTargeting = card('L3 Unlucky Targeting', {
  reactions: [{ on: anyVolley, effect: fireTimes(0.5) }],
  after: 'discard',
});

export const cursedAlienArtifact = card('L4 Cursed Alien Artifact', {
  on: 'an opponent',
  effect: sequence(
    set('victim', itsFleet),
    lasts({ k: 'card draws', n: -2, who: thatPlayer('victim') }, { turns: 2, of: 'victim' }),
  ),
  after: 'discard',
  names: { victim: 'that player' },
});

export const luckyShieldRepair = card('L4 Lucky Shield Repair', {
  on: that(unit, shieldsDamaged),
  effect: restoreShields(host),
  after: 'discard',
  names: { host: 'that unit' },
});

export const miscommunications = card('L4 Miscommunications', {
  reactions: [
    {
      on: all(anything, turnOf(actor)),
      target: {
        unit: that(unit, ofPlayer(actor), other(carrying(titled('Communications Officer'))), hasUnusedWeapons),
      },
      effect: directsFire('unit'),
    },
  ],
  after: 'discard',
  names: { unit: 'that unit' },
});

export const monsterHealing = card('L4 Monster Healing', {
  on: that(beast, harmed),
  effect: heals(host, 4),
  reactions: [
    { on: losing(beast), effect: heals(eventCard, 4) },
    { on: volleyAt(beast), effect: healsVolley(4), label: 'heal 4 points, the volley’s damage first' },
    { on: anything, target: { ill: that(beast, harmed) }, effect: heals('ill', 4) },
  ],
  after: 'discard',
  names: { host: 'that card', ill: 'that card', event: 'it' },
});

const doubledFor = (local: string, until: 'phase' | { turns: number }) => [
  lasts({ k: 'damage done', times: 2 }, until, these(local)),
  lasts({ k: 'fire', times: 2 }, until, these(local)),
];
export const monsterOverstrike = card('L4 Monster Overstrike', {
  on: beast,
  effect: sequence(set('beast', host), ...doubledFor('beast', { turns: 1 })),
  reactions: [
    {
      on: any(actionOf(beast), beingPlayed(monster)),
      effect: sequence(set('beast', eventCard), ...doubledFor('beast', 'phase')),
    },
    {
      on: anythingElse(any(actionOf(beast), beingPlayed(monster))),
      target: { beast },
      effect: sequence(...doubledFor('beast', { turns: 1 })),
    },
  ],
  after: 'discard',
  names: { beast: 'that card', host: 'that card' },
});

export const navigationalError = card('L4 Navigational Error', {
  is: ['harms terrain'],
  on: that(vessel, strengthUpTo('self')),
  effect: sequence(
    set('force', strength(host)),
    choose('world', {
      who: playerOf(host),
      list: crashSites(host),
      prompt: 'On which terrain does your ship crash?',
    }),
    discard(host),
    damage('world', the('force')),
  ),
  after: 'discard',
  names: { host: 'that ship', world: 'that terrain', force: 'the strength of the ship' },
});

export const scientificallyEnhanceTectonicPlateStructure = card('L4 Scientifically Enhance Tectonic Plate Structure', {
  reactions: [
    { on: volleyAt(that(terrain, yours)), effect: fireTimes(0.5) },
    {
      on: beingPlayed(anyCard),
      target: { world: that(terrain, yours, aimedAtNow) },
      effect: sequence(
        set('source', eventCard),
        lasts({ k: 'damage taken', times: 0.5, of: theOne('source') }, 'phase', these('world')),
      ),
    },
  ],
  after: 'discard',
  names: { world: 'that terrain', source: 'that card', event: 'that card' },
});

export const shuttleMalfunction = card('L4 Shuttle Malfunction', {
  reactions: [{ on: actionOf(shuttle), effect: stopIt }],
  after: 'discard',
  names: { stopping: 'that action has no effect' },
});

const sweepsNoMore = (local: string) => lasts({ k: 'no minesweeping' }, { turns: 2 }, these(local));
export const unsuccessfulMinesweeping = card('L4 Unsuccessful Minesweeping', {
  on: that(called('minesweeper'), ofOthers),
  effect: sequence(set('sweeper', host), sweepsNoMore('sweeper')),
  reactions: [
    {
      on: actionOf(called('minesweeper')),
      effect: sequence(stopIt, set('sweeper', eventCard), sweepsNoMore('sweeper')),
    },
    {
      on: anythingElse(actionOf(called('minesweeper'))),
      target: { sweeper: that(called('minesweeper'), ofOthers) },
      effect: sweepsNoMore('sweeper'),
    },
  ],
  after: 'discard',
  names: { sweeper: 'that ship', host: 'that ship', stopping: 'that action has no effect' },
});

export const defensiveOverride = card('L5 Defensive Override', {
  reactions: [
    {
      on: anyVolley,
      target: { ship: that(ship, ofOthers, firingSort('phasers')) },
      effect: misfire(theOne('ship'), 'phasers'),
    },
  ],
  after: 'discard',
  names: { ship: 'that ship' },
});

export const heavyWeaponsBackfire = card('L5 Heavy Weapons Backfire', {
  reactions: [
    { on: anyVolley, target: { ship: that(ship, ofOthers, firingSort('heavy')) }, effect: backfires('ship') },
  ],
  after: 'discard',
  names: { ship: 'that ship' },
});

export const krebizMonolith = card('L6 Artifact - Krebiz Monolith', {
  on: terrain,
  always: [
    { k: 'fire taken', to: that(ship, ofEmpire('Krebiz'), yours), n: -1, what: 'volley' },
    { k: 'strength', to: that(crew, yours), n: 1 },
  ],
});

const threeCrew = takeBack(discardsOf('you', crew, 3));
export const distressBeacon = card('L6 Distress Beacon', {
  on: 'your fleet',
  when: some(discardsOf('you', crew)),
  effect: threeCrew,
  reactions: [{ on: anything, when: some(discardsOf('you', crew)), effect: threeCrew }],
  after: 'discard',
});

export const luckyManeuver = card('L6 Lucky Maneuver', {
  reactions: [{ on: volleyAt(that(ship, yours)), effect: stopIt }],
  after: 'discard',
  names: { stopping: 'the volley does nothing' },
});

export const alienArtifact = card('L7 Alien Artifact', {
  on: 'your discard pile',
  effect: draw(3),
  after: 'discard',
});

export const anomalyPortal = card('L7 Anomaly Portal', {
  reactions: [
    {
      on: all(beingPlayed(anyCard), playedAgainstYou),
      when: some(otherVictims),
      effect: choose('victim', { list: otherVictims, prompt: 'Whose fleet does it go against?' }, divertTo('victim')),
    },
  ],
  after: 'discard',
  names: { victim: 'that player' },
});

export const expeditiousReserves = card('L7 Expeditious Reserves', {
  on: 'your fleet',
  when: all(some(handOf('you', other(itself))), some(reserveOf('you'))),
  effect: choose(
    'gives',
    { list: handOf('you', other(itself)), prompt: 'Which card of your hand goes into the reserve fleet?' },
    choose(
      'takes',
      { list: reserveOf('you'), prompt: 'Which card of the reserve fleet do you take?' },
      swapWithReserve('gives', 'takes'),
    ),
  ),
  after: 'discard',
  names: { gives: 'it', takes: 'the other' },
});

export const temporalCorrection = card('L7 Temporal Correction', {
  on: 'your fleet',
  target: { gone: against },
  effect: discard('gone'),
  reactions: [
    { on: all(beingPlayed(anyCard), playedAgainstYou), effect: stopIt },
    { on: anything, target: { gone: against }, effect: sequence(actionGoesOn, discard('gone')) },
  ],
  after: 'discard',
  names: { gone: 'that card' },
});

const preparable = playable(handOf('you', that(other(itself), actsAsPlayed)), 'counts');
export const advancedPreparedness = card('L8 Advanced Preparedness', {
  reactions: [
    {
      on: anything,
      when: some(preparable),
      effect: choose(
        'it',
        { list: preparable, prompt: 'Which card do you play as a reaction?' },
        playNow('it', 'counts'),
        mayUse('it'),
      ),
    },
  ],
  after: 'discard',
  names: { it: 'it' },
});

export const galacticPrism = card('L8 Artifact - Galactic Prism', {
  on: that(vessel, yours, strengthUpTo(4)),
  whenever: [
    {
      on: fires(itsHost),
      if: atMost(counter, 2),
      effect: sequence(countOneMore, readyAgain(host)),
    },
    { on: turnEnds(), effect: discard('self') },
  ],
  names: { host: 'that ship', counter: 'the number of its extra volleys so far' },
});

export const demigodDiversion = card('L8 Demigod Diversion', {
  reactions: [{ on: losing(yours), effect: sequence(stopIt, returnToHand(eventCard)) }],
  after: 'discard',
  names: { event: 'that card', stopping: 'it is not discarded' },
});

export const frayedTimeSpindle = card('L8 Frayed Time Spindle', {
  on: stackOver(20),
  effect: discard(host),
  after: 'bottom',
  names: { host: 'that stack' },
});

export const modifiedTimeline = card('L8 Modified Timeline', {
  on: 'your fleet',
  when: all(not(some(cards(that(ship, yours)))), everyOtherHas(2, either(ship, type('P')))),
  effect: anotherTurn,
  after: 'bottom',
});

export const targetingError = card('L8 Targeting Error', {
  reactions: [
    {
      on: anyVolley,
      target: { victim: that(standardTarget, ofPlayer(actor), other(firing)) },
      effect: redirectTo('victim'),
    },
    { on: all(anyVolley, bareOfOthers(actor)), effect: redirectToHq(actor) },
  ],
  after: 'discard',
  names: { victim: 'that card' },
});

const fates = sequence(
  set('player', playerOf('fated')),
  chooseOne(
    { who: 'player', prompt: 'What happens to your card and Twist of Fate?' },
    { label: 'Both go beneath the discard piles', effect: bothGo('fated', 'beneath the discard pile') },
    { label: 'Both go back to their hands', effect: bothGo('fated', 'in hand') },
    {
      label: 'Both go into the reserve fleets, in exchange for a card each',
      if: all(some(reserveOf(ownerOf('fated'))), some(reserveOf('you'))),
      effect: bothToReserve('fated', 'player'),
    },
  ),
);
/** Of combined cards, the one that lies on the other is a card by itself. */
const fated = { of: that(ofOthers, other(basis)), parts: true } as const;
export const twistOfFate = card('L8 Twist of Fate', {
  on: 'your fleet',
  target: { fated },
  effect: fates,
  reactions: [{ on: anything, target: { fated }, effect: fates }],
  after: 'discard',
  names: { fated: 'that card', player: 'its player' },
});

export const acceleratedTimeline = card('L9 Accelerated Timeline', {
  on: 'your fleet',
  when: beyondTurn('you', 2),
  effect: lasts({ k: 'free play' }, { turns: 1 }),
  after: 'discard',
});

export const lostFleet = card('L9 Lost Fleet', {
  on: 'your fleet',
  when: some(discardsOf('you', ship)),
  effect: takeBack(discardsOf('you', ship, 2)),
  after: 'discard',
});

export const suspendedAnimation = card('L9 Suspended Animation', {
  reactions: [
    {
      on: all(anything, turnOf(actor), hasPlayed(actor), beyondTurn(actor, 2)),
      effect: sequence(
        set('victim', actor),
        lasts({ k: 'no play', who: thatPlayer('victim') }, { turns: 1, of: 'victim' }),
      ),
    },
  ],
  after: 'bottom',
  names: { victim: 'that player' },
});

import { card } from '../../card.ts';
import {
  actionGoesOn,
  actionOf,
  actor,
  actsAsPlayed,
  aimedAtNow,
  all,
  anotherTurn,
  any,
  card as anyCard,
  anything,
  anythingElse,
  anyVolley,
  atFleetOf,
  atMost,
  backfires,
  bareOfOthers,
  basis,
  beingPlayed,
  beyondTurn,
  bothGo,
  bothToReserve,
  called,
  cards,
  carrying,
  choose,
  chooseOne,
  counter,
  countOneMore,
  crashSites,
  crew,
  damage,
  directsFire,
  discard,
  discardAll,
  discardsOf,
  divertTo,
  dragon,
  draw,
  eachPlayer,
  either,
  eventCard,
  everyOtherHas,
  factCard,
  fires,
  fireTimes,
  firing,
  firingSort,
  halfOf,
  handOf,
  harmed,
  hasPlayed,
  hasUnusedWeapons,
  heals,
  healsVolley,
  host,
  itself,
  itsFleet,
  itsHost,
  lasts,
  losing,
  mayUse,
  misfire,
  monster,
  not,
  ofEmpire,
  ofOthers,
  ofPlayer,
  onMission,
  other,
  otherVictims,
  ownerOf,
  passesBy,
  playable,
  playedAgainstYou,
  playerOf,
  playNow,
  readyAgain,
  redirectTo,
  redirectToHq,
  repairing,
  repairsGoWrong,
  reserveAsStrongAs,
  reserveOf,
  restoreShields,
  returnToHand,
  sequence,
  set,
  shieldsDamaged,
  ship,
  some,
  stackOver,
  standardTarget,
  stopIt,
  strength,
  strengthUpTo,
  structuralDamage,
  swapWithReserve,
  takeBack,
  takesReserve,
  terrain,
  that,
  thatPlayer,
  the,
  theOne,
  theOneLaden,
  these,
  titled,
  turnEnds,
  turnOf,
  type,
  unit,
  useAtOnce,
  vessel,
  volleyAt,
  youLoseToAnother,
  yours,
} from '../../words/index.ts';
