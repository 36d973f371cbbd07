// Agendas of the Premier set.

const yourAmbassador = that(ambassador, inYourFaction);
const yourFleets = that(fleet, yours);

export const allianceOfRaces = agenda('Alliance of Races', {
  race: 'human',
  always: [
    countsAsPower(influenceOf('babylon5'), { if: all(atLeast(influenceOf('babylon5'), 20), not(shadowWarBegan)) }),
  ],
  actions: [
    {
      say: 'hand 1 influence to Babylon 5',
      oncePerTurn: true,
      needs: canGiveUp(1),
      effect: giveInfluence('babylon5', 1),
    },
  ],
});

export const finishTheWar = agenda('Finish the War', {
  race: 'minbari',
  always: [mayWage('human', { if: atLeast(yourTension('human'), 5) })],
  actions: [
    {
      say: 'raise your tension toward the Humans',
      oncePerTurn: true,
      needs: canGiveUp(1),
      effect: sequence(loseInfluence('you', 1), whichFaction('human', tension(yourRace, named('human'), 1))),
    },
  ],
  provenance: { text: 'errata' },
});

export const higherCalling = agenda('Higher Calling', {
  always: [
    countsAsPower(forEvery(2, marksAmong('destiny', character))),
    has(that(yourAmbassador, inConflictGiving('destiny')), 'all', 4),
    ...doubleMarks(['vorlon', 'shadow'], character),
  ],
  provenance: { text: 'errata' },
});

export const imperialism = agenda('Imperialism', {
  always: [has(yourAmbassador, 'leadership', 2), usesCaptured()],
  whenever: [
    {
      on: 'captured',
      if: same(factOf('by'), 'you'),
      say: 'whenever you capture a location',
      effect: gainInfluence('you', 2),
    },
    {
      on: 'captured',
      if: same(factOf('from'), 'you'),
      say: 'whenever a location of yours is captured',
      effect: loseInfluence('you', 2),
    },
  ],
  provenance: { text: 'errata' },
});

export const knowledgeIsPower = agenda('Knowledge is Power', {
  always: [has(yourAmbassador, 'intrigue', 2)],
  conflicts: [
    {
      name: 'Knowledge is Power',
      types: ['intrigue'],
      target: 'player',
      cost: 7,
      outcome: when(
        wonBy(5),
        sequence(
          choose(
            'given',
            {
              who: targetPlayer,
              list: cardsWhich(that(inner, character, inFactionOf(targetPlayer), other(ambassador))),
              optional: true,
              prompt: 'Which Inner Circle character do you discard?',
              stakes: 'If you discard none, you lose 1 influence and the player who won the conflict gains 1.',
            },
            discard('given'),
          ),
          when(noneChosen('given'), sequence(gainInfluence('you', 1), loseInfluence(targetPlayer, 1))),
        ),
      ),
    },
  ],
  provenance: { text: 'errata' },
});

export const maintainThePeace = agenda('Maintain the Peace', {
  needs: atLeast(sumOf('military', that(yourFleets, ready)), 20),
  always: [countsAsPower(tokensOn('self'))],
  actions: [
    {
      say: 'initiate a Military conflict against another one',
      rotate: true,
      target: { conflict: conflictsOf('military') },
      effect: startAgainst('conflict'),
    },
  ],
  conflicts: [
    {
      name: 'Maintain the Peace',
      types: ['military'],
      byAction: true,
      opening: when(aheadOfTarget, cancelBoth('conflict', 'target')),
    },
  ],
  whenever: [
    {
      on: 'conflict-resolved',
      if: factOfType('military'),
      say: 'whenever a Military conflict resolves',
      effect: clearTokens('self'),
    },
    {
      on: 'round',
      if: all(factIs('round', 'draw'), not(resolvedThisTurn('military'))),
      say: 'at the end of each resolution round of a turn in which no Military conflict resolved',
      effect: putTokens('self', 1),
    },
  ],
  provenance: { text: 'errata' },
});

export const neverAgain = agenda('Never Again', {
  race: 'narn',
  always: [
    has(yourFleets, 'military', 2, { if: targetOf('military') }),
    countsAsPower(countCards(that(yourFleets, ready, printedAbove('military', 4)))),
  ],
});

export const peaceInOurTime = agenda('Peace In Our Time', {
  always: [countsAsPower(forEvery(3, influenceOf('babylon5')))],
  actions: [
    {
      say: "lower a race's tension",
      target: { race: racesPlayed, toward: racesBut('race') },
      apply: plus(10, fleetsOfRace('race')),
      effect: tension('race', 'toward', -1),
    },
  ],
  provenance: { text: 'errata' },
});

export const powerPolitics = agenda('Power Politics', {
  always: [has(yourAmbassador, 'diplomacy', 1)],
  conflicts: [
    {
      name: 'Power Politics',
      types: ['diplomacy'],
      manySided: true,
      cost: 9,
      outcome: gainInfluence(mostSupported, 2),
    },
  ],
});

export const revenge = agenda('Revenge', {
  race: 'narn',
  always: [
    has(that(yourFleets, strikes(that(fleet, race('centauri')))), 'military', 2, { instant: true }),
    countsAsPower(yourTension('centauri')),
  ],
  whenever: [
    {
      on: 'captured',
      if: all(same(factOf('by'), 'you'), is(factOf('card'), that(location, race('centauri')))),
      say: 'whenever you capture a Centauri location',
      effect: gainInfluence('you', 2),
    },
  ],
});

export const riseOfTheRepublic = agenda('Rise of the Republic', {
  race: 'centauri',
  always: [has(yourFleets, 'military', 1), countsAsPower(highestYourTension)],
  actions: [
    {
      say: 'raise one of your tensions',
      oncePerTurn: true,
      needs: atLeast(readyTotal('diplomacy'), 15),
      target: { race: racesBut(yourRace) },
      effect: sequence(rotateFor('diplomacy', 15), tension(yourRace, 'race', 1)),
    },
  ],
});

export const servantsOfOrder = agenda('Servants of Order', {
  race: 'minbari',
  always: [givesMark('vorlon'), countsAsPower(forEvery(2, yourMarks('vorlon')))],
  actions: [
    {
      say: 'search your deck for a card with Vorlon Marks',
      purge: 'vorlon',
      effect: searchDeck(concernsMarks('vorlon')),
    },
  ],
  provenance: { text: 'errata' },
});

export const totalWar = agenda('Total War', {
  always: [
    has(that(ambassador, inYourFaction), 'diplomacy', -2),
    givesMark('doom'),
    has(that(ambassador, inYourFaction), 'leadership', 2, { if: youAreAtWar }),
    has(that(fleet, anothers, opposesYours), 'military', 1),
    has(that(fleet, anothers, strikes(that(fleet, inYourFaction))), 'military', 1, { instant: true }),
  ],
  whenever: [
    {
      on: 'conflict-resolved',
      if: contestedWarWon,
      say: 'Whenever you win a contested war conflict that you initiated',
      effect: sequence(gainInfluence('you', 1), loseInfluence(warTarget, 1)),
    },
  ],
  provenance: { text: 'errata' },
});

export const defenseInDepth = agenda('Defense in Depth', {
  always: [
    has(yourFleets, 'military', 2, { if: targetOf('military') }),
    has(that(location, yours), 'military', 5),
    ratingHigher(countCards(that(location, ofRace(yourRace), yours)), {
      say: 'Your Influence Rating is 1 higher for each location of your own race that you control.',
    }),
  ],
  provenance: { text: 'errata' },
});

export const theHopeOfPeace = agenda('The Hope of Peace', {
  always: [has(that(character, yours), 'diplomacy', 1), countsAsPower(forEvery(4, influenceOf('babylon5')))],
});

export const forcedEvolution = agenda('Forced Evolution', {
  major: true,
  needsMarks: { shadow: 5 },
  always: [countsAsPower(minus(influenceOf('shadows'), influenceOf('vorlons')))],
  actions: [
    {
      say: 'hand 1 influence to the Shadows',
      oncePerTurn: true,
      needs: canGiveUp(1),
      effect: giveInfluence('shadows', 1),
    },
    {
      say: 'destroy a fleet weaker than the Shadows',
      rotate: true,
      purge: 'shadow',
      target: { prey: that(fleet, unneutralized) },
      apply: printedCost('prey'),
      effect: when(not(atLeast(abilityOf('military', 'prey'), influenceOf('shadows'))), neutralize('prey')),
    },
  ],
});

const mighty = that(character, withSomeAbility(6));
export const supportOfTheMighty = agenda('Support of the Mighty', {
  always: [
    sponsoringCosts(mighty, -2, { say: 'Each character with an ability of 6 or more costs you 2 less to sponsor.' }),
    countsAsPower(countCards(that(ready, mighty, yours))),
  ],
  provenance: { text: 'errata' },
});

export const leadingTheRaces = agenda('Leading the Races', {
  race: 'human',
  always: [
    sponsoringCosts(character, minus(0, marks('destiny', ambassadorOf('you'))), {
      say: 'Each character costs you 1 less to sponsor for each Destiny Mark on your ambassador.',
    }),
    countsAsPower(racesAmong(that(inner, character, inYourFaction))),
  ],
  provenance: { text: 'errata' },
});

export const growthInChaos = agenda('Growth in Chaos', {
  race: 'centauri',
  pictures: ['shadow'],
  always: [
    givesMark('shadow'),
    cardsCost(requiresMarks('shadow'), minus(0, yourMarks('shadow')), {
      say: 'Each card that requires Shadow Marks costs you 1 less for each Shadow Mark you have.',
    }),
    countsAsPower(forEvery(2, yourMarks('shadow'))),
  ],
  actions: [
    {
      say: "raise a character's Leadership",
      rotate: true,
      target: { hero: character },
      effect: bonus('hero', 'leadership', yourMarks('shadow')),
    },
  ],
});

export const aRisingPower = agenda('A Rising Power', {
  always: [countsAsPower(forEvery(10, sumOf('diplomacy', that(ready, character, yours))))],
  actions: [
    {
      say: 'support a Diplomacy conflict that can bring you influence',
      rotate: true,
      target: { conflict: conflictsThatPayYou('diplomacy') },
      effect: addSupport('conflict', 5),
    },
  ],
});

export const asItWasMeantToBe = agenda('As It Was Meant To Be', {
  major: true,
  pictures: ['destiny'],
  always: [countsAsPower(countCards(that(character, yours, withMarks('destiny'))))],
  whenever: [
    {
      on: 'conflict-resolved',
      if: all(same(factOf('seat'), 'you'), factIs('won', true)),
      say: 'Whenever you win a conflict that you initiated',
      effect: gainMark(ambassadorOf('you'), 'destiny'),
    },
  ],
  actions: [
    {
      say: 'take the top card of your discard pile',
      purge: 'destiny',
      target: { card: topOfYourDiscards(either(character, enhancement, group, fleet)) },
      effect: takeUp('card'),
    },
  ],
  provenance: { text: 'errata' },
});

/** What the Intrigue conflict of Infiltrate and Exploit can bring, one goal for each conflict. */
const goal = (name: string, outcome: Effect, more: { target?: 'player'; needs?: Test } = {}) => ({
  name,
  types: ['intrigue'],
  cost: 5,
  ...more,
  outcome: when(won, outcome),
});
export const infiltrateAndExploit = agenda('Infiltrate and Exploit', {
  conflicts: [
    goal('infiltration for influence', gainInfluence('you', 1)),
    goal('infiltration of a player', loseInfluence(conflictTarget, 1), { target: 'player' }),
    goal('infiltration for Diplomacy', bonus(ambassadorOf('you'), 'diplomacy', 1, 'stays')),
    goal('infiltration for Intrigue', bonus(ambassadorOf('you'), 'intrigue', 1, 'stays')),
    goal('infiltration for Leadership', bonus(ambassadorOf('you'), 'leadership', 1, 'stays')),
    goal('infiltration for Psi', bonus(ambassadorOf('you'), 'psi', 1, 'stays'), {
      needs: atLeast(abilityOf('psi', ambassadorOf('you')), 1),
    }),
  ],
  provenance: { text: 'errata' },
});

export const meddlingWithOthers = agenda('Meddling with Others', {
  always: [givesMark('doom')],
  conflicts: [
    {
      name: 'Meddling with Others',
      types: ['intrigue'],
      target: 'race',
      cost: 5,
      outcome: when(won, forEach(playersOf(targetRace), 'player', raiseUnrest('player', 1))),
    },
    {
      name: 'Meddling with Others',
      types: ['diplomacy'],
      target: 'race',
      cost: 5,
      outcome: when(won, forEach(playersOf(targetRace), 'player', loseInfluence('player', 1))),
    },
    {
      name: 'Meddling with Others',
      types: ['military'],
      target: 'race',
      cost: 5,
      outcome: when(
        won,
        leaveText(cardsCost(that(fleet, ofKeptRace), 1, { whose: 'all' }), {
          number: raceNumber(targetRace),
          until: 'stays',
          say: 'from now on, fleets of the target race cost every player 1 more to sponsor',
        }),
      ),
    },
  ],
  provenance: { text: 'errata' },
});

export const orderAboveAll = agenda('Order Above All', {
  major: true,
  needsMarks: { vorlon: 5 },
  always: [countsAsPower(minus(influenceOf('vorlons'), influenceOf('shadows')))],
  actions: [
    {
      say: 'hand 1 influence to the Vorlons',
      oncePerTurn: true,
      needs: canGiveUp(1),
      effect: giveInfluence('vorlons', 1),
    },
    {
      say: 'cancel a war conflict or a conflict card',
      rotate: true,
      purge: 'vorlon',
      target: { conflict: warsAndConflictCards },
      effect: unlessTogetherApply(influenceOf('vorlons'), cancelConflict('conflict')),
    },
  ],
  provenance: { text: 'ruling' },
});

const fallen = factOf('card');
export const seizingAdvantage = agenda('Seizing Advantage', {
  pictures: ['doom'],
  always: [declaresFallen(5)],
  whenever: [
    {
      on: 'moved',
      if: all(discardedFromPlay, is(fallen, that(character, felledUnderThis))),
      say: 'Whenever a character is discarded in the turn in which your faction neutralized it in an attack',
      effect: sequence(gainMark(fellerOf(fallen), 'doom'), gainPower('you', 1)),
    },
  ],
  provenance: { text: 'errata' },
});

export const strengthInAdversity = agenda('Strength in Adversity', {
  always: [gapCountsAsPower(4)],
  actions: [
    {
      say: 'support or oppose a conflict by what you lack in influence',
      rotate: true,
      needs: not(atLeast(ratingOf('you'), highestRating)),
      target: { conflict: conflictsOf() },
      effect: throwIn('conflict', minus(highestRating, ratingOf('you'))),
    },
  ],
  provenance: { text: 'errata' },
});

import type { Effect, Test } from '@orrery/kernel';
import {
  abilityOf,
  addSupport,
  aheadOfTarget,
  all,
  ambassador,
  ambassadorOf,
  anothers,
  atLeast,
  bonus,
  cancelBoth,
  cancelConflict,
  canGiveUp,
  cardsCost,
  cardsWhich,
  character,
  choose,
  clearTokens,
  concernsMarks,
  conflictsOf,
  conflictsThatPayYou,
  conflictTarget,
  contestedWarWon,
  countCards,
  countsAsPower,
  declaresFallen,
  discard,
  discardedFromPlay,
  doubleMarks,
  either,
  enhancement,
  factIs,
  factOf,
  factOfType,
  felledUnderThis,
  fellerOf,
  fleet,
  fleetsOfRace,
  forEach,
  forEvery,
  gainInfluence,
  gainMark,
  gainPower,
  gapCountsAsPower,
  giveInfluence,
  givesMark,
  group,
  has,
  highestRating,
  highestYourTension,
  inConflictGiving,
  inFactionOf,
  influenceOf,
  inner,
  inYourFaction,
  is,
  leaveText,
  location,
  loseInfluence,
  marks,
  marksAmong,
  mayWage,
  minus,
  mostSupported,
  named,
  neutralize,
  noneChosen,
  not,
  ofKeptRace,
  ofRace,
  opposesYours,
  other,
  playersOf,
  plus,
  printedAbove,
  printedCost,
  putTokens,
  race,
  raceNumber,
  racesAmong,
  racesBut,
  racesPlayed,
  raiseUnrest,
  ratingHigher,
  ratingOf,
  ready,
  readyTotal,
  requiresMarks,
  resolvedThisTurn,
  rotateFor,
  same,
  searchDeck,
  sequence,
  shadowWarBegan,
  sponsoringCosts,
  startAgainst,
  strikes,
  sumOf,
  takeUp,
  targetOf,
  targetPlayer,
  targetRace,
  tension,
  that,
  throwIn,
  tokensOn,
  topOfYourDiscards,
  unlessTogetherApply,
  unneutralized,
  usesCaptured,
  warsAndConflictCards,
  warTarget,
  when,
  whichFaction,
  withMarks,
  withSomeAbility,
  won,
  wonBy,
  youAreAtWar,
  yourMarks,
  yourRace,
  yours,
  yourTension,
} from '../../words/index.ts';
import { agenda } from './set.ts';
