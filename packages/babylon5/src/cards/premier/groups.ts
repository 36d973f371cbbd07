// Groups of the Premier set.

export const consultants = group('Consultants', {
  cost: reconstructed(6),
  holds: that(character, limitedCard),
  actions: [
    {
      say: 'hire a character from under it',
      target: { expert: forHire },
      apply: half(printedCost('expert')),
      effect: hireOut('expert'),
    },
  ],
  whenever: [
    {
      on: 'round',
      if: factIs('round', 'draw'),
      say: 'at the end of each resolution round',
      effect: takeBackUnder,
    },
  ],
  provenance: { text: 'errata' },
});

export const interstellarCorporation = group('Interstellar Corporation', {
  cost: 4,
  copies: 'multiple',
  actions: [
    {
      say: 'let another player apply influence for you',
      target: { lender: lenders },
      effect: sequence(
        chooseNumber('sum', {
          who: 'lender',
          min: 0,
          max: influenceLeft('lender'),
          prompt: 'How much influence do you apply for the other player?',
          stakes:
            'It is applied now for what they choose. They owe you as much, and you can have it applied for you later.',
          means: '# influence of yours is applied, and they owe you #',
        }),
        lend('lender', the('sum')),
      ),
    },
    {
      say: 'call in a debt',
      anybody: true,
      needs: debtIsDue,
      effect: repay,
    },
  ],
});

export const psiCorpsIntelligence = group('Psi Corps Intelligence', {
  race: 'human',
  cost: 6,
  actions: [{ say: 'look at the top of your deck', rotate: true, effect: lookAtTop('you', 2) }],
  conflicts: [
    {
      name: 'Psi Corps Intelligence',
      types: ['psi'],
      target: 'player',
      additional: true,
      rotate: true,
      outcome: when(won, lookAtTop(targetPlayer, 4)),
    },
  ],
});

export const isn = group('ISN', {
  cost: 8,
  keywords: ['Media'],
  actions: [
    {
      say: 'undo a change of tension',
      rotate: true,
      target: { change: tensionsSinceYouActed },
      effect: undoTension('change'),
    },
  ],
});

export const thentaMakur = group('Thenta Makur', {
  race: 'narn',
  cost: 7,
  pictures: ['strife'],
  always: [
    givesMark('strife', 1, {
      to: that(character, race('narn')),
      say: 'Every Narn character has a Strife Mark as long as this card is in play.',
    }),
  ],
  provenance: { text: 'errata' },
});

/** A group that raises one ability of a character as long as it stays rotated. */
const backing = (title: string, ability: 'diplomacy' | 'intrigue' | 'leadership', say: string) =>
  group(title, {
    cost: 8,
    actions: [{ say, rotate: true, target: { hero: character }, effect: bonus('hero', ability, 2, 'rotated') }],
    provenance: { text: 'errata' },
  });

export const diplomaticCorps = backing('Diplomatic Corps', 'diplomacy', "raise a character's Diplomacy");
export const extendedContacts = backing('Extended Contacts', 'intrigue', "raise a character's Intrigue");
export const militaryCadre = backing('Military Cadre', 'leadership', "raise a character's Leadership");

const leaderToBe = that(character, printedAbove('leadership', 0));
export const warCollege = group('War College', {
  cost: 6,
  always: [sponsoringCosts(leaderToBe, -2, { say: 'Each character with Leadership costs you 2 less to sponsor.' })],
  provenance: { text: 'errata' },
});

const minbariCaste = (...castes: ('Religious' | 'Warrior' | 'Worker')[]) => {
  const [first, second] = castes.map(caste => keyword(`${caste} Caste`));
  return that(character, race('minbari'), second === undefined ? first! : either(first!, second), yours);
};
export const religiousCaste = group('Religious Caste', {
  race: 'minbari',
  cost: 5,
  onSponsored: raiseUnrest('you', 1),
  always: [
    has(minbariCaste('Worker', 'Warrior'), 'all', -1, {
      say: 'Each Minbari character of the worker or warrior caste that you control has -1 to all abilities.',
    }),
    has(minbariCaste('Religious'), 'diplomacy', 1),
    has(minbariCaste('Religious'), 'leadership', 1),
  ],
});
export const warriorCaste = group('Warrior Caste', {
  race: 'minbari',
  cost: 5,
  onSponsored: raiseUnrest('you', 1),
  always: [
    has(minbariCaste('Religious', 'Worker'), 'all', -1, {
      say: 'Each Minbari character of the religious or worker caste that you control has -1 to all abilities.',
    }),
    has(minbariCaste('Warrior'), 'intrigue', 1),
    has(minbariCaste('Warrior'), 'leadership', 1),
  ],
});

export const windSwords = group('Wind Swords', {
  race: 'minbari',
  cost: 4,
  onSponsored: whichFaction('minbari', forEach(playersOf(named('minbari')), 'player', raiseUnrest('player', 1))),
  always: [
    sponsoringCosts(that(fleet, race('minbari')), -2),
    sponsoringCosts(that(character, race('minbari'), printedAbove('leadership', 0)), -2, {
      say: 'Each Minbari character with Leadership costs you 2 less to sponsor.',
    }),
  ],
  provenance: { text: 'errata' },
});

export const narnRabble = group('Narn Rabble', {
  race: 'narn',
  cost: 7,
  actions: [
    {
      say: 'rotate a character of small abilities',
      rotate: true,
      target: { idle: that(character, unrotated, other(withSomeAbility(5))) },
      effect: rotate('idle'),
    },
  ],
  provenance: { text: 'ruling' },
});

/** A group that helps a telepath use Psi as another ability, and not two of its kind on the same character. */
const telepathsFor = (ability: 'diplomacy' | 'intrigue' | 'leadership') => ({
  say: `raise the ${capitalized(ability)} of a character by half its Psi`,
  rotate: true,
  target: { hero: that(character, other(helpedByAnother)) },
  effect: bonus('hero', ability, half(abilityOf('psi', 'hero')), 'rotated'),
});

export const commercialTelepaths = group('Commercial Telepaths', {
  cost: 6,
  copies: 'multiple',
  actions: [telepathsFor('diplomacy')],
  provenance: { text: 'errata' },
});
export const militaryTelepaths = group('Military Telepaths', {
  cost: 6,
  copies: 'multiple',
  actions: [telepathsFor('leadership')],
  provenance: { text: 'errata' },
});
export const secretPolice = group('Secret Police', {
  cost: 6,
  copies: 'multiple',
  actions: [telepathsFor('intrigue')],
  provenance: { text: 'errata' },
});

/** A group that halves the damage of your characters in a conflict of one type. */
const halvesIn = (type: 'diplomacy' | 'intrigue') => ({
  say: `halve the damage to your characters in a conflict`,
  rotate: true,
  target: { conflict: conflictsOf(type) },
  effect: leaveText(halvesDamage(that(participant, character, yours)), {
    conflict: 'conflict',
    say: 'until the end of the turn, attacks do half their damage to your characters that take part in it, rounded up',
  }),
});
export const counterintelligence = group('Counterintelligence', {
  cost: 8,
  copies: 'multiple',
  actions: [halvesIn('intrigue')],
});
export const spinDoctors = group('Spin Doctors', {
  cost: 8,
  keywords: ['Media'],
  copies: 'multiple',
  actions: [halvesIn('diplomacy')],
});

export const damageControlTeam = group('Damage Control Team', {
  cost: 6,
  copies: 'multiple',
  actions: [
    {
      say: 'halve the damage to a fleet',
      rotate: true,
      target: { ship: that(fleet, yours) },
      effect: leaveText(halvesDamage(theOne('fleet')), {
        on: 'ship',
        say: 'until the end of the turn, attacks do half their damage to that fleet, rounded up',
      }),
    },
  ],
});

export const imperialTelepaths = group('Imperial Telepaths', {
  race: 'centauri',
  cost: 10,
  actions: [
    { say: 'draw 2 cards and put 3 under your deck', rotate: true, effect: sequence(draw('you', 2), putUnderDeck(3)) },
  ],
});

export const influentialLords = group('Influential Lords', {
  race: 'centauri',
  cost: 10,
  actions: [
    {
      say: 'support a conflict',
      rotate: true,
      target: { conflict: conflictsThatPay('centauri') },
      effect: chooseOne(
        { prompt: 'How do they support it?' },
        { label: 'With 5 Diplomacy', if: isOfType('conflict', 'diplomacy'), effect: addSupport('conflict', 5) },
        { label: 'With 3 Intrigue', if: isOfType('conflict', 'intrigue'), effect: addSupport('conflict', 3) },
      ),
    },
  ],
  provenance: { text: 'errata' },
});

export const motivatedLeaders = group('Motivated Leaders', {
  cost: 5,
  always: [has(that(character, yours), 'leadership', 1, { if: warAimedAtYou })],
});

export const rangersSurveillance = group('Rangers Surveillance', {
  cost: 6,
  keywords: ['Ranger'],
  needsMarks: { vorlon: 1 },
  always: [moreForInitiative(10)],
});

/** You choose a race as the card is played, and the card notes it. */
const notesRace = (of: List) =>
  sequence(
    choose('race', {
      list: of,
      prompt: 'Which race does it name?',
      stakes: 'The card works against that race alone.',
    }),
    note(raceNumber('race')),
  );

export const governmentOpposition = group('Government Opposition', {
  cost: 6,
  onPlayed: notesRace(allRaces),
  actions: [
    {
      say: 'take the text of a group of the named race away',
      rotate: true,
      target: { rival: that(groups, ofRace(notedRace), priced) },
      apply: printedCost('rival'),
      effect: loseText('rival'),
    },
  ],
});

export const rabbleRousers = group('Rabble Rousers', {
  cost: 6,
  onPlayed: notesRace(racesBut(yourRace)),
  actions: [
    {
      say: 'make a character more dangerous to the named race',
      rotate: true,
      target: { hero: that(character, ofRace(yourRace)) },
      effect: leaveText(
        attacksHarder(that(theOne('character'), strikes(that(character, ofRace(notedRace)))), tensionTo(notedRace)),
        {
          on: 'hero',
          say: 'until the end of the turn, that character deals more damage in attacks on characters of the named race: as much as the tension of your race toward it',
        },
      ),
    },
  ],
});

export const koshNaranek = group('Kosh Naranek', {
  race: 'vorlon',
  cost: 1,
  anyRace: true,
  pictures: ['vorlon'],
  actions: [
    {
      say: 'give your ambassador Vorlon Marks for this turn',
      anybody: true,
      needs: withoutMarks('shadow'),
      target: { more: numbersPayable(3) },
      apply: times(3, the('more')),
      effect: sequence(
        gainMark(ambassadorOf('you'), 'vorlon', the('more')),
        later('the end of the turn', purgeMark('kept', 'vorlon', the('number')), {
          on: ambassadorOf('you'),
          number: the('more'),
        }),
      ),
    },
  ],
  provenance: { text: 'errata' },
});

export const rangerStrikeTeam = group('Ranger Strike Team', {
  cost: 4,
  keywords: ['Ranger'],
  actions: [
    {
      say: 'rotate a fleet for Babylon 5',
      needs: any(shadowWarBegan, atMost(influenceOf('babylon5'), 18)),
      rotates: fleet,
      effect: when(
        shadowWarBegan,
        leaveText(powerHigher('babylon5', the('number')), {
          number: forEvery(5, abilityOf('military', 'rotated')),
          say: 'until the end of the turn, Babylon 5 has 1 more influence for every 5 Military of that fleet',
        }),
        leaveText(powerHigher('babylon5', the('number')), {
          number: least(forEvery(5, abilityOf('military', 'rotated')), minus(19, influenceOf('babylon5'))),
          say: 'it has as much more, but at most 19',
        }),
      ),
    },
  ],
  provenance: { text: 'errata' },
});

export const observers = group('Observers', {
  cost: 5,
  copies: 'multiple',
  onPlayed: chooseWilling('do you let that player approve of aftermaths on your faction?'),
  whenever: [
    {
      on: 'aftermath-played',
      if: all(is(factOf('card'), onFactionOf(notedPlayer)), not(same(factOf('seat'), 'you'))),
      say: 'Whenever another player plays an aftermath on the chosen faction or on a card in it',
      effect: unlessApplies(
        factOf('seat'),
        5,
        may('Do you discard the aftermath instead of approving of it?', discard(factOf('card', 'aftermath'))),
      ),
    },
  ],
  provenance: { text: 'errata' },
});

import { capitalized, type List } from '@orrery/kernel';
import { reconstructed } from '../../card.ts';
import {
  abilityOf,
  addSupport,
  all,
  allRaces,
  ambassadorOf,
  any,
  atMost,
  attacksHarder,
  bonus,
  character,
  choose,
  chooseNumber,
  chooseOne,
  chooseWilling,
  conflictsOf,
  conflictsThatPay,
  debtIsDue,
  discard,
  draw,
  either,
  factIs,
  factOf,
  fleet,
  forEach,
  forEvery,
  forHire,
  gainMark,
  givesMark,
  group as groups,
  half,
  halvesDamage,
  has,
  helpedByAnother,
  hireOut,
  influenceLeft,
  influenceOf,
  is,
  isOfType,
  keyword,
  later,
  least,
  leaveText,
  lend,
  lenders,
  limitedCard,
  lookAtTop,
  loseText,
  may,
  minus,
  moreForInitiative,
  named,
  not,
  note,
  notedPlayer,
  notedRace,
  numbersPayable,
  ofRace,
  onFactionOf,
  other,
  participant,
  playersOf,
  powerHigher,
  priced,
  printedAbove,
  printedCost,
  purgeMark,
  putUnderDeck,
  race,
  raceNumber,
  racesBut,
  raiseUnrest,
  repay,
  rotate,
  same,
  sequence,
  shadowWarBegan,
  sponsoringCosts,
  strikes,
  takeBackUnder,
  targetPlayer,
  tensionsSinceYouActed,
  tensionTo,
  that,
  the,
  theOne,
  times,
  undoTension,
  unlessApplies,
  unrotated,
  warAimedAtYou,
  when,
  whichFaction,
  withoutMarks,
  withSomeAbility,
  won,
  yourRace,
  yours,
} from '../../words/index.ts';
import { group } from './set.ts';
