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

import {
  aftermathCard,
  all,
  allPlayers,
  ambassador,
  anyCards,
  cannot,
  cardsWhich,
  character,
  choose,
  chosen,
  controlledBy,
  councilVote,
  countCards,
  damage,
  demote,
  discard,
  discardsOne,
  factIs,
  fixedNumber,
  fleet,
  forEach,
  frailer,
  gainInfluence,
  gainMark,
  givesMark,
  has,
  hasNotedAbility,
  host,
  inFactionOf,
  influence,
  inner,
  inYourFaction,
  itself,
  keyword,
  leadsInIt,
  lesserAbilitiesOf,
  limitedCard,
  locationTaken,
  loseInfluence,
  mayDraw,
  moreSupport,
  neutralizedCard,
  neutralizedFleetsOf,
  neutralizedInIt,
  note,
  noted,
  onAnothersFaction,
  onFactionOf,
  other,
  otherFactionsInIt,
  participant,
  placeOf,
  plus,
  promoteWhileHere,
  purgeUpTo,
  readyingCosts,
  removeFromGame,
  sequence,
  showsFirst,
  supporting,
  supportsYours,
  that,
  the,
  theTwo,
  titled,
  unneutralized,
  usedLesserAbility,
  votePassed,
  warConflict,
  when,
  withAbility,
  withMarks,
  wonBy,
  yourAmbassador,
  yours,
} from '../../words/index.ts';
import { aftermath } from './set.ts';
