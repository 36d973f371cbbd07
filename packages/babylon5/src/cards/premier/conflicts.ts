/** Characters of the initiator's race and of the target's race count double Diplomacy as the conflict resolves. */
const bothRacesDouble = multiplied(that(either(ofRace(yourRace), ofRace(targetRace)), character), 'diplomacy', 2, {
  instant: true,
  say: 'The Diplomacy of characters of your race and of the target race counts double as it resolves.',
});

export const affirmationOfPeace = conflict('Affirmation of Peace', {
  conflict: {
    types: ['diplomacy'],
    outcome: when(won, sequence(councilVote(), when(votePassed, forEach(allRaces, 'race', tensionOfAll('race', -1))))),
  },
  provenance: { text: 'reconstructed' },
});

export const affirmationOfPower = conflict('Affirmation of Power', {
  conflict: { types: ['diplomacy'], outcome: when(wonBy(5), gainInfluence('you', 1)) },
  provenance: { text: 'reconstructed' },
});

export const borderRaid = conflict('Border Raid', {
  conflict: {
    types: ['military'],
    target: 'player',
    restrict: [
      {
        rule: 'one-fleet-each',
        say: 'Only one fleet of yours and one of the target player may take part, with their leaders.',
      },
    ],
    canRaiseTension: true,
    always: mutualTension(yourRace, targetRace, 1),
    // against a faction of your race the gain needs no margin (b5-r-border-raid-8)
    outcome: sequence(
      when(uncontested, loseInfluence(conflictTarget, 1)),
      when(wonBy(5), gainInfluence('you', 1), when(all(uncontested, ownRaceTargeted), gainInfluence('you', 1))),
    ),
  },
  provenance: { text: 'errata' },
});

export const dishonor = conflict('Dishonor', {
  conflict: {
    types: ['intrigue'],
    target: 'player',
    becomes: 'aftermath',
    initiate: allowAbility('diplomacy'),
    outcome: when(won, sequence(note(forEvery(5, margin)), attachTo(ambassadorOf(targetPlayer)))),
  },
  always: [
    has(host, 'all', minus(0, fixedNumber), {
      say: `${HOST} has -1 to all abilities for every 5 by which you won.`,
    }),
  ],
  provenance: { text: 'reconstructed' },
});

export const euphratesTreaty = conflict('Euphrates Treaty', {
  conflict: {
    types: ['diplomacy'],
    target: 'race',
    targets: theRaces('narn', 'centauri'),
    ownRace: true,
    while: [
      has(that(character, either(race('narn'), race('centauri'))), 'diplomacy', 2, {
        instant: true,
        say: 'Narn and Centauri characters have +2 Diplomacy as it resolves.',
      }),
    ],
    always: whichFaction('narn', whichFaction('centauri', mutualTension(named('narn'), named('centauri'), -1))),
    outcome: when(wonBy(5), forEach(playersOf(targetRace), 'player', gainInfluence('player', 1))),
  },
  provenance: { text: 'reconstructed' },
});

export const forcedImpairment = conflict('Forced Impairment', {
  conflict: {
    types: ['intrigue'],
    target: 'card',
    targets: othersCardsAndEvents,
    becomes: 'enhancement',
    outcome: when(won, attachTo('target')),
  },
  blanks: true,
  provenance: { text: 'reconstructed' },
});

export const gunboatDiplomacy = conflict('Gunboat Diplomacy', {
  conflict: {
    types: ['military'],
    target: 'race',
    canRaiseTension: true,
    outcome: sequence(
      when(won, forEach(playersOf(targetRace), 'player', loseInfluence('player', 1))),
      when(wonBy(10), gainInfluence('you', 2), when(wonBy(5), gainInfluence('you', 1))),
      when(lostBy(10), loseInfluence('you', 2), when(lost, loseInfluence('you', 1))),
      when(
        lostBy(10),
        forEach(playersOf(targetRace), 'player', gainInfluence('player', 2)),
        when(lostBy(5), forEach(playersOf(targetRace), 'player', gainInfluence('player', 1))),
      ),
      when(fleetsAttacked, sequence(influence('babylon5', -1), tensionOfAll(firstAttackersRace, 1))),
    ),
  },
  provenance: { text: 'errata' },
});

export const immortalitySerum = conflict('Immortality Serum', {
  conflict: { types: ['diplomacy'], manySided: true, outcome: gainInfluence(mostSupported, 2) },
  provenance: { text: 'reconstructed' },
});

export const kidnapping = conflict('Kidnapping', {
  conflict: {
    types: ['intrigue'],
    target: 'card',
    targets: that(character, anothers),
    always: gainMark(yourAmbassador, 'doom'),
    canGive: ['doom'],
    outcome: when(won, neutralize('target')),
  },
  provenance: { text: 'reconstructed' },
});

export const limitedStrike = conflict('Limited Strike', {
  conflict: {
    types: ['military'],
    target: 'player',
    targets: playersWhich(withTension(3)),
    restrict: [
      { rule: 'initiator-and-target-race', say: 'Only you and factions of the targeted race may take part.' },
      { rule: 'no-homeworlds', say: 'Homeworlds may not oppose it.' },
    ],
    outcome: sequence(when(won, loseInfluence(targetPlayer, 1)), when(wonBy(5), gainInfluence('you', 1))),
  },
  provenance: { text: 'reconstructed' },
});

export const sabotage = conflict('Sabotage', {
  conflict: {
    types: ['intrigue'],
    target: 'card',
    targets: that(fleet, anothers),
    targetOpposes: true,
    outcome: when(won, damage('target', margin)),
  },
  provenance: { text: 'errata' },
});

export const sleeperPersonality = conflict('Sleeper Personality', {
  conflict: {
    types: ['intrigue', 'psi'],
    separate: true,
    target: 'card',
    targets: that(character, anothers, other(ambassador)),
    canGive: ['shadow'],
    outcome: when(
      won,
      sequence(
        demote('target'),
        when(
          all(otherHalfWon, withoutMarks('vorlon')),
          sequence(takeOver('target'), barFromInner('target'), gainMark('target', 'shadow')),
        ),
      ),
    ),
  },
  provenance: { text: 'reconstructed' },
});

export const stopHostilities = conflict('Stop Hostilities', {
  conflict: {
    types: ['diplomacy'],
    target: 'race',
    outcome: sequence(
      when(won, mutualTension(yourRace, targetRace, -1)),
      when(all(wonBy(5), raceIs(targetRace, inState('war'))), endWar(yourRace, targetRace)),
    ),
  },
  provenance: { text: 'reconstructed' },
});

export const supplementSecurity = conflict('Supplement Security', {
  conflict: {
    types: ['diplomacy'],
    becomes: 'enhancement',
    outcome: when(won, stayWith('you')),
  },
  always: [resists(that(inner, character, inYourFaction), 1)],
  provenance: { text: 'reconstructed' },
});

export const blackMarket = conflict('Black Market', {
  conflict: {
    types: ['intrigue'],
    always: gainMark(yourAmbassador, 'doom'),
    canGive: ['doom'],
    becomes: 'enhancement',
    outcome: when(won, stayWith('you')),
  },
  always: [rotationsCut(anyCard, 1)],
  provenance: { text: 'errata' },
});

export const telepathicScan = conflict('Telepathic Scan', {
  conflict: {
    types: ['psi'],
    target: 'player',
    outcome: when(won, scanHand(targetPlayer, baseOf('psi', firstSupporter))),
  },
  provenance: { text: 'errata' },
});

export const testTheirMettle = conflict('Test Their Mettle', {
  conflict: {
    types: ['diplomacy'],
    target: 'player',
    targets: playersWhich(ofOtherRaces),
    while: [bothRacesDouble],
    initiate: may(
      'Can Military be used to support and oppose Test Their Mettle, besides Diplomacy?',
      allowAbility('military'),
      targetPlayer,
    ),
    outcome: sequence(
      when(won, gainInfluence('you', 1)),
      when(wonBy(5), loseInfluence(conflictTarget, 1)),
      when(lost, gainInfluence(conflictTarget, 1)),
      when(lostBy(5), loseInfluence('you', 1)),
    ),
  },
  provenance: { text: 'errata' },
});

export const theGreatMachine = conflict('The Great Machine', {
  copies: 'unique',
  conflict: {
    types: ['diplomacy', 'military'],
    separate: true,
    manySided: true,
    outcome: when(nobodyLeads, influence('babylon5', 1), gainInfluence(mostSupported, 2)),
  },
  provenance: { text: 'reconstructed' },
});

export const tradePact = conflict('Trade Pact', {
  conflict: {
    types: ['diplomacy'],
    target: 'race',
    targets: otherRacesWhich(that(withMutualTension(3), other(inState('free trade')))),
    while: [bothRacesDouble],
    outcome: when(won, freeTrade(yourRace, targetRace)),
  },
  provenance: { text: 'errata' },
});

export const alliancePact = conflict('Alliance', {
  conflict: {
    types: ['diplomacy'],
    target: 'race',
    targets: otherRacesWhich(that(withMutualTension(1), other(inState('alliance')))),
    outcome: when(won, alliance(yourRace, targetRace)),
  },
  provenance: { text: 'errata' },
});

export const neutralityTreaty = conflict('Neutrality Treaty', {
  conflict: {
    types: ['diplomacy'],
    target: 'race',
    targets: otherRacesWhich(other(inState('neutrality'))),
    while: [bothRacesDouble],
    outcome: when(won, makePact('neutrality', yourRace, targetRace)),
  },
  provenance: { text: 'errata' },
});

export const nonAggressionPact = conflict('Non-Aggression Pact', {
  conflict: {
    types: ['diplomacy'],
    target: 'race',
    ownRace: true,
    targets: racesWithPartner(2, 'non-aggression', false),
    second: partnersOf('first', 2, 'non-aggression', false),
    outcome: when(won, sequence(influence('babylon5', 1), makePact('non-aggression', targetRace, secondRace))),
  },
  provenance: { text: 'errata' },
});

export const nonAlignedSupport = conflict('Non-Aligned Support', {
  conflict: {
    types: ['diplomacy'],
    needs: all(atLeast(yourMarks('destiny'), 1), not(isPlayed('non-aligned'))),
    outcome: when(won, leagueFollows('you')),
  },
  provenance: { text: 'errata' },
});

const pawn = that(supporting, character, anothers);
export const extremeSanction = conflict('Extreme Sanction', {
  conflict: {
    types: ['diplomacy'],
    target: 'card',
    targets: pawn,
    always: gainMark(yourAmbassador, 'doom'),
    canGive: ['doom'],
    outcome: when(
      all(won, atLeast(yourInfluence, printedCost('target'))),
      may(
        'Do you apply influence equal to its printed cost, to remove the character from the game?',
        sequence(apply(printedCost('target')), removeFromGame('target')),
      ),
    ),
  },
  provenance: { text: 'errata' },
});

export const attackingPawns = conflict('Attacking Pawns', {
  conflict: {
    types: ['intrigue'],
    target: 'card',
    targets: pawn,
    always: gainMark(yourAmbassador, 'doom'),
    canGive: ['doom'],
    outcome: sequence(when(wonBy(5), discard('target')), when(wonBy(10), gainInfluence('you', 1))),
  },
  provenance: { text: 'errata' },
});

export const bioWeaponDiscovery = conflict('Bio-Weapon Discovery', {
  conflict: {
    types: ['intrigue'],
    target: 'card',
    targets: that(fleet, yours),
    ownRace: true,
    becomes: 'enhancement',
    outcome: sequence(
      when(wonBy(5), attachTo('target')),
      when(
        lostBy(5),
        discardsOne('you', that(character, inYourFaction, other(ambassador)), 'Which of your characters is discarded?'),
      ),
    ),
  },
  whenever: [
    {
      on: 'round',
      if: factIs('round', 'ready'),
      say: 'In each ready round',
      effect: putTokens('self', 1),
    },
  ],
  always: [
    has(host, 'military', least(5, tokensOn('self')), {
      say: `${HOST} has +1 Military for each token on this card, up to +5.`,
    }),
  ],
  provenance: { text: 'errata' },
});

export const hateCrime = conflict('Hate Crime', {
  conflict: {
    types: ['intrigue'],
    target: 'card',
    targets: pawn,
    outcome: sequence(
      when(won, influence('babylon5', minus(0, forEvery(5, margin)))),
      when(wonBy(10), discard('target')),
    ),
  },
  provenance: { text: 'errata' },
});

export const raidShipping = conflict('Raid Shipping', {
  conflict: {
    types: ['military', 'intrigue'],
    separate: true,
    target: 'race',
    targets: otherRacesWhich(atTension(3)),
    canRaiseTension: true,
    always: when(conflictIs('military'), influence('babylon5', -1)),
    outcome: sequence(
      when(all(won, conflictIs('military')), forEach(playersOf(targetRace), 'player', loseInfluence('player', 1))),
      when(all(lost, conflictIs('intrigue')), tensionOfAll(yourRace, 1)),
    ),
  },
  provenance: { text: 'errata' },
});

export const lossOfSupport = conflict('Loss of Support', {
  conflict: {
    types: ['diplomacy'],
    target: 'player',
    targets: playersWhich(withUnrest(3)),
    outcome: when(
      won,
      discardsOne('you', that(group, inFactionOf(targetPlayer)), 'Which group of the target player is discarded?'),
    ),
  },
  provenance: { text: 'errata' },
});

export const completeSupport = conflict('Complete Support', {
  conflict: {
    types: ['diplomacy'],
    canRaiseTension: true,
    while: [has(that(character, ofRace(yourRace)), 'diplomacy', 1, { instant: true })],
    outcome: when(wonByUnrest(5), setTension()),
  },
  provenance: { text: 'errata' },
});

export const condemnDeportations = conflict('Condemn Deportations', {
  conflict: {
    types: ['diplomacy'],
    target: 'race',
    canRaiseTension: true,
    outcome: when(
      won,
      sequence(
        when(hatedAt(targetRace, 5), forEach(playersOf(targetRace), 'player', loseInfluence('player', 1))),
        tensionOfAll(targetRace, 1),
      ),
    ),
  },
  provenance: { text: 'errata' },
});

export const humanitarianAid = conflict('Humanitarian Aid', {
  conflict: {
    types: ['diplomacy'],
    target: 'race',
    targets: racesWhich(defeatedLastTurn),
    ownRace: true,
    outcome: when(
      won,
      sequence(influence('babylon5', 2), forEach(playersOf(targetRace), 'player', gainInfluence('player', 1))),
    ),
  },
  provenance: { text: 'errata' },
});

export const shadowAssault = conflict('Shadow Assault', {
  needsMarks: { shadow: 3 },
  conflict: {
    types: ['military'],
    target: 'card',
    targets: that(location, ofOtherRacesFaction),
    joinedBy: 'shadows',
    outcome: when(
      won,
      chooseOne(
        { optional: true, prompt: 'What becomes of the location?' },
        { label: 'Discard it', effect: discard(conflictTarget) },
        {
          label: 'Rotate a fleet, go to war and capture it',
          if: atLeast(countCards(that(fleet, yours, ready, ableToJoin)), 1),
          effect: choose(
            'ship',
            { list: cardsWhich(that(fleet, yours, ready, ableToJoin)), prompt: 'Which fleet rotates?' },
            rotate('ship'),
            declareWar(yourRace, targetRace),
            capture(conflictTarget),
          ),
        },
      ),
    ),
  },
  provenance: { text: 'errata' },
});

export const sponsorRebels = conflict('Sponsor Rebels', {
  conflict: {
    types: ['intrigue'],
    target: 'card',
    targets: that(location, anothers),
    targetOpposes: 5,
    outcome: sequence(
      when(
        won,
        sequence(
          neutralize(conflictTarget),
          severeDamage(conflictTarget, margin),
          lasting(conflictTarget, 'inner-for-healing', {
            until: 'stays',
            say: 'until it is no longer neutralized, it stays in play and heals as Inner Circle characters do',
          }),
        ),
      ),
      when(lost, gainMark(yourAmbassador, 'doom', 2)),
    ),
  },
  provenance: { text: 'errata' },
});

export const technologicalEspionage = conflict('Technological Espionage', {
  conflict: {
    types: ['intrigue'],
    target: 'race',
    targets: otherRacesWhich(notSpiedOn),
    becomes: 'enhancement',
    outcome: sequence(
      when(won, sequence(note(raceNumber(targetRace)), stayWith('you'))),
      when(wonBy(10), gainInfluence('you', 1)),
    ),
  },
  always: [
    attacksHarder(
      that(inYourFaction, either(strikes(that(fleet, ofRace(notedRace))), struckBy(that(fleet, ofRace(notedRace))))),
      1,
      { say: 'Your cards deal 1 more damage when they attack fleets of the target race, or are attacked by them.' },
    ),
  ],
  provenance: { text: 'errata' },
});

export const blockade = conflict('Blockade', {
  conflict: {
    types: ['military'],
    target: 'race',
    targets: otherRacesWhich(atTension(4)),
    outcome: when(
      won,
      sequence(
        forEach(
          playersOf(targetRace),
          'player',
          sequence(
            loseInfluence('player', least(grownSince('player'), minus(ratingOf('player'), 10))),
            leaveText(gainsNothing(), {
              you: 'player',
              say: 'until the end of the turn, that player gains no more influence',
            }),
          ),
        ),
        toHand('self'),
      ),
    ),
  },
  provenance: { text: 'errata' },
});

export const psiAttack = conflict('Psi Attack', {
  conflict: {
    types: ['psi'],
    target: 'card',
    targets: that(character, anothers, other(ambassador)),
    restrict: [
      {
        rule: 'first-supporter',
        who: that(character, withAbility('psi', 5)),
        say: 'The first card that you rotate to support it must be a character with Psi 5 or more.',
      },
    ],
    outcome: when(
      won,
      sequence(
        rotate('target'),
        leaveText(cannot('ready', theOne('character')), {
          on: 'target',
          by: firstSupporter,
          until: 'rotated',
          say: 'while your first supporter stays rotated, that character cannot ready',
        }),
      ),
    ),
  },
  provenance: { text: 'errata' },
});

import {
  ableToJoin,
  all,
  alliance,
  allowAbility,
  allRaces,
  ambassador,
  ambassadorOf,
  anothers,
  anyCard,
  apply,
  atLeast,
  atTension,
  attachTo,
  attacksHarder,
  barFromInner,
  baseOf,
  cannot,
  capture,
  cardsWhich,
  character,
  choose,
  chooseOne,
  conflictIs,
  conflictTarget,
  councilVote,
  countCards,
  damage,
  declareWar,
  defeatedLastTurn,
  demote,
  discard,
  discardsOne,
  either,
  endWar,
  factIs,
  firstAttackersRace,
  firstSupporter,
  fixedNumber,
  fleet,
  fleetsAttacked,
  forEach,
  forEvery,
  freeTrade,
  gainInfluence,
  gainMark,
  gainsNothing,
  group,
  grownSince,
  HOST,
  has,
  hatedAt,
  host,
  inFactionOf,
  influence,
  inner,
  inState,
  inYourFaction,
  isPlayed,
  lasting,
  leagueFollows,
  least,
  leaveText,
  location,
  loseInfluence,
  lost,
  lostBy,
  makePact,
  margin,
  may,
  minus,
  mostSupported,
  multiplied,
  mutualTension,
  named,
  neutralize,
  nobodyLeads,
  not,
  note,
  notedRace,
  notSpiedOn,
  ofOtherRaces,
  ofOtherRacesFaction,
  ofRace,
  other,
  otherHalfWon,
  otherRacesWhich,
  othersCardsAndEvents,
  ownRaceTargeted,
  partnersOf,
  playersOf,
  playersWhich,
  printedCost,
  putTokens,
  race,
  raceIs,
  raceNumber,
  racesWhich,
  racesWithPartner,
  ratingOf,
  ready,
  removeFromGame,
  resists,
  rotate,
  rotationsCut,
  scanHand,
  secondRace,
  sequence,
  setTension,
  severeDamage,
  stayWith,
  strikes,
  struckBy,
  supporting,
  takeOver,
  targetPlayer,
  targetRace,
  tensionOfAll,
  that,
  theOne,
  theRaces,
  toHand,
  tokensOn,
  uncontested,
  votePassed,
  when,
  whichFaction,
  withAbility,
  withMutualTension,
  withoutMarks,
  withTension,
  withUnrest,
  won,
  wonBy,
  wonByUnrest,
  yourAmbassador,
  yourInfluence,
  yourMarks,
  yourRace,
  yours,
} from '../../words/index.ts';
import { conflict } from './set.ts';
