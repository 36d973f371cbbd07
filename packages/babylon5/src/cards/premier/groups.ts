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
  onSponsored: forEach(playersOf(theRace('minbari')), 'player', raiseUnrest('player', 1)),
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

import { reconstructed } from '../../card.ts';
import {
  bonus,
  character,
  chooseNumber,
  debtIsDue,
  either,
  factIs,
  fleet,
  forEach,
  forHire,
  givesMark,
  half,
  has,
  hireOut,
  influenceLeft,
  keyword,
  lend,
  lenders,
  limitedCard,
  lookAtTop,
  other,
  playersOf,
  printedAbove,
  printedCost,
  race,
  raiseUnrest,
  repay,
  rotate,
  sequence,
  sponsoringCosts,
  takeBackUnder,
  targetPlayer,
  tensionsSinceYouActed,
  that,
  the,
  theRace,
  undoTension,
  unrotated,
  when,
  withSomeAbility,
  won,
  yours,
} from '../../words/index.ts';
import { group } from './set.ts';
