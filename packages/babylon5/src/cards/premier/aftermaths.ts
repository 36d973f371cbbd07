// Aftermaths of the Premier set.

type Outcome = 'won' | 'lost' | 'any';
type Type = 'diplomacy' | 'intrigue' | 'military' | 'psi' | 'leadership';

/** A type box: the outcome, the conflict's type if it matters, and `Participant` if the card has it. */
const after = (outcome: Outcome, types: Type[] = [], participants: 'participant' | '' = '') => [
  { outcome, types, participant: participants === 'participant' },
];

export const approvalOfTheGrey = aftermath('Approval of the Grey', {
  race: 'minbari',
  aftermath: {
    occasions: after('won'),
    on: 'character',
    targets: that(supporting, keyword('Grey Council Member'), inYourFaction),
    effect: promoteWhileHere('target'),
  },
});

export const assigningBlame = aftermath('Assigning Blame', {
  aftermath: { occasions: after('lost'), on: 'ambassador' },
  always: [has(host, 'diplomacy', -2)],
});

export const exploitOpportunities = aftermath('Exploit Opportunities', {
  aftermath: { occasions: after('won', ['intrigue']), on: 'ambassador' },
  always: [has(host, 'intrigue', 1), has(host, 'diplomacy', 1)],
});

export const hiddenAgent = aftermath('Hidden Agent', {
  aftermath: {
    occasions: after('won', ['intrigue']),
    on: 'your ambassador',
    target: { watched: otherFactionsInIt },
    effect: sequence(
      note(placeOf('watched')),
      forEach(
        anyCards(that(titled('Hidden Agent'), onFactionOf('watched'), noted(placeOf('you')))),
        'agent',
        discard('agent'),
      ),
    ),
  },
  always: [showsFirst(fixedNumber)],
  provenance: { text: 'errata' },
});

export const hunted = aftermath('Hunted', {
  aftermath: { occasions: after('any', ['intrigue'], 'participant'), on: 'character' },
  always: [readyingCosts(host, 2)],
});

export const lamentations = aftermath('Lamentations', {
  aftermath: { occasions: after('lost'), on: 'ambassador' },
  always: [cannot('participate', host)],
  whenever: [
    { on: 'round', if: factIs('round', 'resolution'), say: 'When a resolution round begins', effect: discard('self') },
  ],
});

export const personalInvolvement = aftermath('Personal Involvement', {
  aftermath: {
    occasions: after('lost'),
    on: 'character',
    targets: that(neutralizedCard, inner, character, participant, other(ambassador)),
    discardAfterPlay: true,
    effect: discard('target'),
  },
  provenance: { text: 'errata' },
});

export const personalSacrifice = aftermath('Personal Sacrifice', {
  aftermath: { occasions: after('won'), on: 'your ambassador', targets: that(participant, ambassador) },
  always: [frailer(host, 2), moreSupport(host, 'diplomacy', 2)],
});

export const refugees = aftermath('Refugees', {
  aftermath: {
    occasions: after('won', ['military']),
    on: 'faction',
    needs: warConflict,
    discardAfterPlay: true,
    effect: sequence(loseInfluence('target', 1), influence('babylon5', 1)),
  },
  provenance: { text: 'errata' },
});

export const renownedVictory = aftermath('Renowned Victory', {
  aftermath: {
    occasions: after('won', ['military']),
    on: 'ambassador',
    needs: all(wonBy(5), neutralizedFleetsOf(5)),
  },
  always: [has(host, 'diplomacy', 1), has(host, 'leadership', 2), givesMark('destiny')],
});

export const repairingThePast = aftermath('Repairing the Past', {
  aftermath: {
    occasions: after('won'),
    on: 'your faction',
    target: { old: anyCards(that(aftermathCard, onFactionOf('you'), other(itself))) },
    discardAfterPlay: true,
    effect: discard('old'),
  },
  provenance: { text: 'errata' },
});

export const retribution = aftermath('Retribution', {
  aftermath: {
    occasions: after('won'),
    on: 'character',
    targets: that(participant, character),
    discardAfterPlay: true,
    effect: damage('target', countCards(that(unneutralized, inner, character, yours))),
  },
  provenance: { text: 'errata' },
});

export const riseToPower = aftermath('Rise to Power', {
  aftermath: {
    occasions: after('won', ['military']),
    on: 'your faction',
    untargeted: true,
    rotateAmbassador: true,
    rotates: that(character, withAbility('intrigue', 3), other(chosen(yourAmbassador))),
    effect: sequence(
      purgeUpTo(yourAmbassador, 'destiny', 2, 'How many Destiny Marks does your ambassador purge?'),
      gainInfluence('you', the('purgedCount')),
      gainMark(yourAmbassador, 'doom'),
    ),
  },
});

const ofTheInnerCircle = that(inner, character, inFactionOf('target'), other(ambassador));
export const rivalry = aftermath('Rivalry', {
  aftermath: {
    occasions: after('any', ['diplomacy'], 'participant'),
    on: 'faction',
    target: { one: that(participant, ofTheInnerCircle), rival: that(ofTheInnerCircle, other(chosen('one'))) },
    discardAfterPlay: true,
    effect: choose(
      'loser',
      {
        who: 'target',
        list: theTwo('one', 'rival'),
        prompt: 'Which of the two is demoted?',
      },
      demote('loser'),
    ),
  },
  provenance: { text: 'errata' },
});

export const secondaryExperience = aftermath('Secondary Experience', {
  aftermath: {
    occasions: after('won'),
    on: 'character',
    targets: that(participant, character, usedLesserAbility),
    target: { skill: lesserAbilitiesOf('target') },
    // 1 more, so nothing is recorded before the choice
    effect: note(plus(1, placeOf('skill'))),
  },
  always: hasNotedAbility(host, 2),
  provenance: { text: 'errata' },
});

export const unitedFront = aftermath('United Front', {
  aftermath: { occasions: after('won', ['diplomacy']), on: 'your faction', untargeted: true },
  always: [has(that(ambassador, inYourFaction, supportsYours), 'diplomacy', 3)],
});

export const warHero = aftermath('War Hero', {
  aftermath: { occasions: after('won', ['military']), on: 'ambassador', needs: locationTaken },
  always: [has(host, 'diplomacy', 2), has(host, 'leadership', 2)],
});

export const glory = aftermath('Glory', {
  aftermath: {
    occasions: [{ outcome: 'won', types: ['diplomacy', 'military'], participant: false }],
    on: 'ambassador',
  },
  always: [givesMark('destiny')],
});

export const nightmares = aftermath('Nightmares', {
  aftermath: {
    occasions: [{ outcome: 'lost', types: [], participant: false }],
    on: 'character',
    targets: that(character, participant),
  },
  always: [givesMark('doom')],
});

export const casualtyReports = aftermath('Casualty Reports', {
  aftermath: {
    occasions: after('any', ['military'], 'participant'),
    on: 'none',
    discardAfterPlay: true,
    effect: forEach(
      allPlayers,
      'player',
      discardsOne(
        'player',
        that(supporting, character, leadsInIt, controlledBy('player')),
        'Which of your characters that led a fleet is discarded?',
      ),
    ),
  },
  provenance: { text: 'errata' },
});

/** An aftermath that teaches a character who took part in a conflict of a type. */
const lesson = (title: string, type: Type, ability: Exclude<Type, 'military'>) =>
  aftermath(title, {
    aftermath: {
      occasions: after('any', [type], 'participant'),
      on: 'character',
      targets: that(participant, character),
    },
    always: [has(host, ability, 1)],
  });
export const combatExperience = lesson('Combat Experience', 'military', 'leadership');
export const learningExperience = lesson('Learning Experience', 'intrigue', 'intrigue');
export const olderButWiser = lesson('Older but Wiser', 'diplomacy', 'diplomacy');

export const diplomaticAdvantage = aftermath('Diplomatic Advantage', {
  aftermath: { occasions: after('won', ['diplomacy']), on: 'your ambassador', needs: wonBy(10) },
  always: [mayDraw(2)],
});

export const grievance = aftermath('Grievance', {
  aftermath: {
    occasions: after('won'),
    on: 'faction',
    discardAfterPlay: true,
    effect: sequence(
      councilVote(),
      when(
        votePassed,
        sequence(loseInfluence('target', 1), gainInfluence('you', 1), influence('babylon5', 1)),
        loseInfluence('you', 1),
      ),
    ),
  },
  provenance: { text: 'errata' },
});

export const inTheLineOfDuty = aftermath('In the Line of Duty', {
  aftermath: {
    occasions: after('any', [], 'participant'),
    on: 'character',
    targets: that(limitedCard, supporting, character, neutralizedInIt),
    discardAfterPlay: true,
    effect: removeFromGame('target'),
  },
});

export const payingForSins = aftermath('Paying for Sins', {
  aftermath: {
    occasions: after('lost', ['intrigue']),
    on: 'character',
    targets: that(participant, inner, character, other(ambassador), withMarks('doom')),
    discardAfterPlay: true,
    effect: discard('target'),
  },
  provenance: { text: 'errata' },
});

export const reverseAdvances = aftermath('Reverse Advances', {
  aftermath: {
    occasions: after('lost'),
    on: 'none',
    target: { old: anyCards(that(aftermathCard, onAnothersFaction)) },
    discardAfterPlay: true,
    effect: discard('old'),
  },
  provenance: { text: 'errata' },
});

export const successfulManipulation = aftermath('Successful Manipulation', {
  aftermath: { occasions: after('won', ['intrigue']), on: 'ambassador' },
  always: [has(host, 'intrigue', 2)],
});

export const wearAndTear = aftermath('Wear and Tear', {
  aftermath: {
    occasions: after('any', ['military'], 'participant'),
    on: 'none',
    discardAfterPlay: true,
    effect: forEach(cardsWhich(that(participant, fleet)), 'ship', damage('ship', 1)),
  },
  provenance: { text: 'errata' },
});

export const battleTested = aftermath('Battle Tested', {
  aftermath: {
    occasions: after('any', ['military'], 'participant'),
    on: 'character',
    targets: leadsInIt,
    effect: noteIf(
      any(all(lost, is('target', leadingOneThat('supported'))), all(won, is('target', leadingOneThat('opposed')))),
    ),
  },
  always: [
    has(host, 'leadership', 1),
    frailer(host, 2, {
      if: atLeast(fixedNumber, 1),
      say: `If that fleet was on the losing side, it takes 2 less damage to neutralize ${HOST}.`,
    }),
  ],
});

export const bloodOath = aftermath('Blood Oath', {
  aftermath: {
    occasions: after('lost'),
    on: 'character',
    targets: that(character, participant),
    target: { foe: otherPlayersWhich(whoOpposed) },
    effect: note(placeOf('foe')),
  },
  always: [
    attacksHarder(that(host, strikes(that(character, ofNotedPlayer))), 2, {
      say: `${HOST} attacks characters of that player as if it had one more Strife Mark: it deals 2 more damage.`,
    }),
  ],
});

export const crisisOfSelf = aftermath('Crisis of Self', {
  aftermath: {
    occasions: after('lost'),
    on: 'character',
    targets: that(character, participant, other(ambassador)),
    effect: when(is('target', unrotated), rotate('target')),
  },
  always: [readyingCosts(host, times(2, costOf(hostCard)))],
  whenever: [
    { on: 'readied', if: same(factOf('card'), hostCard), say: 'When that character readies', effect: discard('self') },
  ],
});

export const despair = aftermath('Despair', {
  aftermath: { occasions: after('lost'), on: 'faction', needs: atLeast(marksIn('doom', initiator), 1) },
  whenever: [
    {
      on: 'conflict-resolved',
      if: all(same(factOf('seat'), 'you'), factIs('won', false)),
      say: 'Whenever that player loses a conflict',
      effect: leaveText(has(that(character, yours), 'all', -1), {
        until: 'only-next-turn',
        say: 'for the next turn, all characters of that player have -1 to all abilities',
      }),
    },
  ],
});

export const developRelationship = aftermath('Develop Relationship', {
  aftermath: {
    occasions: after('any', [], 'participant'),
    on: 'character',
    targets: that(supporting, character, anothers, thatDid('supported')),
    needs: youBegan,
  },
  always: [has(host, 'all', 1)],
  whenever: [
    {
      on: 'attack',
      if: all(same(factOf('attacker'), hostCard), same(playerOf(factOf('target')), playedBy)),
      say: 'When that character attacks a card of the player who played this',
      effect: discard('self'),
    },
    {
      on: 'joined',
      if: all(same(factOf('card'), hostCard), factIs('role', 1), conflictBegunBy(playedBy)),
      say: 'When that character opposes a conflict of the player who played this',
      effect: discard('self'),
    },
  ],
});

export const disenchantment = aftermath('Disenchantment', {
  aftermath: {
    occasions: after('lost'),
    on: 'character',
    targets: that(participant, inner, character, other(ambassador)),
    discardAfterPlay: true,
    effect: sequence(
      demote('target'),
      leaveText(cannot('ready', theOne('character')), {
        on: 'target',
        until: 'readying',
        say: 'it does not ready in the next ready round',
      }),
    ),
  },
  provenance: { text: 'errata' },
});

export const disgrace = aftermath('Disgrace', {
  aftermath: {
    occasions: after('lost', ['military']),
    on: 'character',
    targets: that(participant, supporting, character),
  },
  always: [cannot('act-for-its-player', that(fleet, ledByHost))],
});

export const enrage = aftermath('Enrage', {
  aftermath: { occasions: after('lost', ['diplomacy']), on: 'ambassador' },
  whenever: [
    {
      on: 'round',
      if: factIs('round', 'action'),
      say: 'When an action round begins',
      effect: unlessApplies(playerOf(hostCard), 1, setAbility(hostCard, 'diplomacy', 0)),
    },
  ],
});

export const focusYourEfforts = aftermath('Focus Your Efforts', {
  aftermath: {
    occasions: after('won'),
    on: 'character',
    targets: that(participant, character, inYourFaction, withSomeAbility(2)),
    target: { less: abilitiesFrom('target', 2), more: otherAbilities('target', 'less') },
    effect: noteShift('less', 'more'),
  },
  always: hasNotedShift(host, 2),
});

export const guilt = aftermath('Guilt', {
  aftermath: {
    occasions: after('won', ['military'], 'participant'),
    on: 'character',
    targets: that(character, leadingOneThat('attacked')),
  },
  always: [cannot('attack', that(fleet, ledByHost))],
});

export const harvestSouls = aftermath('Harvest Souls', {
  aftermath: {
    occasions: after('any', [], 'participant'),
    on: 'your ambassador',
    wholeFaction: true,
    rotates: that(character, keyword('Soul Hunter')),
    discardAfterPlay: true,
    effect: gainMark('target', 'destiny', marksOnAll('destiny', that(supporting, character, neutralizedInIt))),
  },
  provenance: { text: 'errata' },
});

export const intolerableInterference = aftermath('Intolerable Interference', {
  aftermath: {
    occasions: after('lost'),
    on: 'none',
    needs: youBegan,
    target: { foe: otherPlayersWhich(whoInterfered) },
    discardAfterPlay: true,
    effect: tension(raceOf('you'), raceOf('foe'), 2),
  },
  provenance: { text: 'errata' },
});

export const itWillBeHisUndoing = aftermath('It Will Be His Undoing', {
  aftermath: {
    occasions: after('lost'),
    on: 'faction',
    discardAfterPlay: true,
    effect: sequence(loseInfluence('target', marksIn('doom', 'target')), purgeAll('target', 'doom')),
  },
  provenance: { text: 'errata' },
});

export const leftVulnerable = aftermath('Left Vulnerable', {
  aftermath: { occasions: after('lost', ['diplomacy']), on: 'ambassador' },
  actions: [
    {
      say: 'lower one of its abilities',
      anybody: true,
      apply: 3,
      effect: chooseOne(
        { prompt: 'Which ability is 1 lower until the end of the turn?' },
        { label: 'Diplomacy', effect: bonus(hostCard, 'diplomacy', -1) },
        { label: 'Intrigue', effect: bonus(hostCard, 'intrigue', -1) },
        { label: 'Psi', effect: bonus(hostCard, 'psi', -1) },
        { label: 'Leadership', effect: bonus(hostCard, 'leadership', -1) },
      ),
    },
  ],
});

export const lossOfFace = aftermath('Loss of Face', {
  aftermath: {
    occasions: after('lost'),
    on: 'none',
    needs: withoutSupport,
    discardAfterPlay: true,
    effect: loseInfluence(initiator, 1),
  },
  provenance: { text: 'errata' },
});

export const martyr = aftermath('Martyr', {
  aftermath: {
    occasions: after('any'),
    on: 'your faction',
    discardAfterPlay: true,
    effect: sequence(
      discardAnyOf(that(inner, character, other(ambassador), yours), 'the number of characters discarded'),
      mayConvert(the('the number of characters discarded'), 'doom', 'destiny'),
    ),
  },
  provenance: { text: 'errata' },
});

export const negotiatedSurrender = aftermath('Negotiated Surrender', {
  aftermath: {
    occasions: after('any', ['military'], 'participant'),
    on: 'none',
    needs: warConflict,
    discardAfterPlay: true,
    effect: unlessNegated(
      makeTensions(raceOf(initiator), raceOf(targetPlayer), 4),
      endWar(raceOf(initiator), raceOf(targetPlayer)),
      loseInfluence(conflictLoser, 2),
      gainInfluence(conflictWinner, 2),
    ),
  },
  provenance: { text: 'errata' },
});

export const newsOfDefeat = aftermath('News of Defeat', {
  aftermath: {
    occasions: after('any', ['military'], 'participant'),
    on: 'ambassador',
    wholeFaction: true,
    targets: lostFleetInIt,
    target: { less: abilitiesFrom('target', 1) },
    effect: noteAbility('less'),
  },
  always: hasNotedAbility(host, -1),
});

export const noEscape = aftermath('No Escape', {
  aftermath: {
    occasions: after('any', ['military'], 'participant'),
    on: 'fleet',
    targets: that(fleet, halfDestroyed),
    discardAfterPlay: true,
    effect: discard('target'),
  },
  provenance: { text: 'errata' },
});

export const protests = aftermath('Protests', {
  aftermath: {
    occasions: after('lost'),
    on: 'ambassador',
    needs: atLeast(unrestOf(initiator), 4),
    effect: noteHighest('target'),
  },
  always: [
    ...hasNotedAtNothing(host),
    discardedIf(not(atLeast(unrestOf('you'), 4)), 'Discarded once that unrest is below 4.'),
  ],
});

export const publicApology = aftermath('Public Apology', {
  aftermath: {
    occasions: after('lost', ['military']),
    on: 'none',
    target: { ship: cardsWhich(that(fleet, neutralizedInIt, felledThisTurnBy(controlledBy(initiator)))) },
    discardAfterPlay: true,
    effect: sequence(
      leaveText(printedChange(theOne('ambassador'), 'diplomacy', -2), {
        on: ambassadorOf(initiator),
        until: 'stays',
        say: "the printed Diplomacy of the initiator's ambassador is 2 lower from now on",
      }),
      loseInfluence(initiator, 1),
      raiseUnrest(initiator, 1),
      gainInfluence(playerOf('ship'), 1),
    ),
  },
  provenance: { text: 'errata' },
});

export const racialHatred = aftermath('Racial Hatred', {
  aftermath: {
    occasions: after('lost'),
    on: 'faction',
    needs: atLeast(unrestOf(initiator), 4),
    effect: forEach(
      cardsWhich(that(character, inFactionOf('target'), disloyalTo('target'))),
      'traitor',
      discard('traitor'),
    ),
  },
  always: [mayNot('sponsor', that(character, ofAnotherRace), 'That player cannot sponsor characters of another race.')],
});

export const rescue = aftermath('Rescue', {
  aftermath: {
    occasions: after('any', ['military'], 'participant'),
    on: 'character',
    targets: that(neutralizedCard, character, leaderOfFallen),
    discardAfterPlay: true,
    effect: sequence(restore('target'), gainMark('target', 'doom')),
  },
  provenance: { text: 'errata' },
});

export const skeletonsInTheCloset = aftermath('Skeletons in the Closet', {
  aftermath: {
    occasions: after('any', [], 'participant'),
    on: 'character',
    targets: character,
    effect: sequence(note(marks('doom', 'target')), purgeAllOn('target', 'doom')),
  },
  always: [
    has(host, 'all', minus(0, fixedNumber), {
      least: 1,
      say: `All abilities of ${HOST} are 1 lower for each Doom Mark that it had, but at least 1.`,
    }),
  ],
});

export const underPressure = aftermath('Under Pressure', {
  aftermath: { occasions: after('lost', ['intrigue']), on: 'character', targets: that(character, participant) },
  always: [has(host, 'intrigue', -3, { least: 1 })],
  whenever: [
    {
      on: 'conflict-resolved',
      if: all(same(factOf('seat'), 'you'), factIs('won', true), factOfType('intrigue')),
      say: 'When its player wins an Intrigue conflict',
      effect: discard('self'),
    },
  ],
});

export const vendetta = aftermath('Vendetta', {
  aftermath: {
    occasions: after('lost'),
    on: 'character',
    targets: that(character, inYourFaction),
    target: { foe: cardsWhich(that(anothers, whoFelled(that(supporting, character, inYourFaction)))) },
    effect: note(idOf('foe')),
  },
  always: [
    attacksHarder(that(host, strikes(notedCard)), 2, {
      say: `${HOST} attacks that card as if it had one more Strife Mark: it deals 2 more damage.`,
    }),
  ],
});

export const wounded = aftermath('Wounded', {
  aftermath: {
    occasions: after('lost', ['intrigue', 'military']),
    on: 'character',
    targets: that(character, participant),
    discardAfterPlay: true,
    effect: sequence(neutralize('target'), severeDamage('target', marks('doom', 'target'))),
  },
  provenance: { text: 'errata' },
});

export const personalEnemies = aftermath('Personal Enemies', {
  aftermath: { occasions: after('lost'), on: 'ambassador' },
  always: [rotatingCosts(host, 1)],
  provenance: { text: 'errata' },
});

export const inevitableDestiny = aftermath('Inevitable Destiny', {
  aftermath: {
    occasions: after('any', [], 'participant'),
    on: 'none',
    discardAfterPlay: true,
    effect: playAftermathFromDeck(),
  },
  provenance: { text: 'errata' },
});

import {
  abilitiesFrom,
  aftermathCard,
  all,
  allPlayers,
  ambassador,
  ambassadorOf,
  anothers,
  any,
  anyCards,
  atLeast,
  attacksHarder,
  bonus,
  cannot,
  cardsWhich,
  character,
  choose,
  chooseOne,
  chosen,
  conflictBegunBy,
  conflictLoser,
  conflictWinner,
  controlledBy,
  costOf,
  councilVote,
  countCards,
  damage,
  demote,
  discard,
  discardAnyOf,
  discardedIf,
  discardsOne,
  disloyalTo,
  endWar,
  factIs,
  factOf,
  factOfType,
  felledThisTurnBy,
  fixedNumber,
  fleet,
  forEach,
  frailer,
  gainInfluence,
  gainMark,
  givesMark,
  HOST,
  halfDestroyed,
  has,
  hasNotedAbility,
  hasNotedAtNothing,
  hasNotedShift,
  host,
  hostCard,
  idOf,
  inFactionOf,
  influence,
  initiator,
  inner,
  inYourFaction,
  is,
  itself,
  keyword,
  leaderOfFallen,
  leadingOneThat,
  leadsInIt,
  leaveText,
  ledByHost,
  lesserAbilitiesOf,
  limitedCard,
  locationTaken,
  loseInfluence,
  lost,
  lostFleetInIt,
  makeTensions,
  marks,
  marksIn,
  marksOnAll,
  mayConvert,
  mayDraw,
  mayNot,
  minus,
  moreSupport,
  neutralize,
  neutralizedCard,
  neutralizedFleetsOf,
  neutralizedInIt,
  not,
  note,
  noteAbility,
  noted,
  notedCard,
  noteHighest,
  noteIf,
  noteShift,
  ofAnotherRace,
  ofNotedPlayer,
  onAnothersFaction,
  onFactionOf,
  other,
  otherAbilities,
  otherFactionsInIt,
  otherPlayersWhich,
  participant,
  placeOf,
  playAftermathFromDeck,
  playedBy,
  playerOf,
  plus,
  printedChange,
  promoteWhileHere,
  purgeAll,
  purgeAllOn,
  purgeUpTo,
  raceOf,
  raiseUnrest,
  readyingCosts,
  removeFromGame,
  restore,
  rotate,
  rotatingCosts,
  same,
  sequence,
  setAbility,
  severeDamage,
  showsFirst,
  strikes,
  supporting,
  supportsYours,
  targetPlayer,
  tension,
  that,
  thatDid,
  the,
  theOne,
  theTwo,
  times,
  titled,
  unlessApplies,
  unlessNegated,
  unneutralized,
  unrestOf,
  unrotated,
  usedLesserAbility,
  votePassed,
  warConflict,
  when,
  whoFelled,
  whoInterfered,
  whoOpposed,
  withAbility,
  withMarks,
  withoutSupport,
  withSomeAbility,
  won,
  wonBy,
  youBegan,
  yourAmbassador,
  yours,
} from '../../words/index.ts';
import { aftermath } from './set.ts';
