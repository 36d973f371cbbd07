// The psys of Powers of the Mind.
import { type CardText, card } from '../../card.ts';

/** A muse has one function of a field, which it keeps. Such a function may damage terrain or monsters, and may be one for reactions. */
const muse = (discipline: 'Psycanti' | 'Visonic'): Omit<CardText, 'id'> => ({
  is: ['harms terrain', 'harms monsters'],
  effect: learnFunction(that(field, ofDiscipline(discipline), yours)),
  functions: [{ label: 'use the function that it has learned', when: canUseLearned, effect: useLearned }],
  reactions: [{ on: losing(anyCard), from: 'play', when: canReactLearned, effect: useLearned }],
});
export const psycantiMuse = card('P1 Psycanti Muse', muse('Psycanti'));
export const visonicMuse = card('P1 Visonic Muse', muse('Visonic'));

/** A pledge lifts the other psys of its empire at its location. */
const pledge = (empire: 'Psycanti' | 'Visonic') => {
  const others = that(ofEmpire(empire), psy, other(itself), atItsLocation);
  return {
    always: [
      { k: 'strength', to: others, n: 2 },
      { k: 'psy damage', to: others, n: 1 },
    ],
  } as const;
};
export const psycantiPledge = card('P1 Psycanti Pledge', pledge('Psycanti'));
export const visonicPledge = card('P1 Visonic Pledge', pledge('Visonic'));

/** An empath stops psys of others. */
const calms = { from: 'play', on: psyActs(that(psy, ofOthers)), effect: stopIt } as const;
export const psycantiEmpath = card('P2 Psycanti Empath', {
  functions: [{ target: { mark: othersWithHands }, effect: lookAtHand('mark', 1) }],
  reactions: [calms],
  names: { mark: 'that player', stopping: 'that function has no effect' },
});
export const visonicEmpath = card('P2 Visonic Empath', {
  whenever: [{ once: true, may: true, on: anotherDraws, effect: lookAtDrawn }],
  reactions: [calms],
  names: { stopping: 'that function has no effect' },
});

/** An occultist uses the field at the place where it is played more easily. */
const occultist: Omit<CardText, 'id'> = {
  on: that(harbor, yours, amidst(field)),
  effect: choose(
    'field',
    { list: cards(that(field, atItsLocation)), prompt: 'Which field does it study?' },
    studies('field'),
  ),
  always: [{ k: 'function strength', to: itself, of: isRemembered, n: -3 }],
  names: { field: 'that field', remembered: 'the field that it studies' },
};
export const psycantiOccultist = card('P3 Psycanti Occultist', occultist);
export const visonicOccultist = card('P4 Visonic Occultist', occultist);

/** A defender that damage destroys comes back to the hand, unless the damage is twice its strength. */
const defender: Omit<CardText, 'id'> = {
  instead: [{ on: wouldBeDestroyed(itself), if: standsTwice, effect: returnToHand('self') }],
};
export const psycantiDefender = card('P4 Psycanti Defender', defender);
export const visonicDefender = card('P6 Visonic Defender', defender);

/** An apostle lets another being use a field of its empire. */
const apostle = (discipline: 'Psycanti' | 'Visonic'): Omit<CardText, 'id'> => ({
  functions: [
    {
      label: 'let crew use a function of a field',
      target: {
        user: that(crew, noPsy, yours, engaged, atItsLocation),
        lent: that(field, ofDiscipline(discipline), yours, lendingTo('user', 3)),
      },
      effect: useFunctionOf('lent', 'user', 3),
    },
  ],
  names: { user: 'that crew', lent: 'that field' },
});
export const psycantiApostle = card('P5 Psycanti Apostle', apostle('Psycanti'));
export const visonicApostle = card('P5 Visonic Apostle', apostle('Visonic'));

/** A commandant makes its base protect the Psy Network, and hides behind that base. */
const commandant: Omit<CardText, 'id'> = {
  always: [
    { k: 'protects network', to: that(itsLocation, base, strengthUpTo('self')) },
    { k: 'not fired at', to: itself, if: is(location, that(base, strengthUpTo('self'))) },
  ],
};
export const psycantiCommandant = card('P6 Psycanti Commandant', commandant);
export const visonicCommandant = card('P8 Visonic Commandant', commandant);

const paladin: Omit<CardText, 'id'> = { always: [{ k: 'structure taken', to: itself, times: 0.5 }] };
export const visonicPaladin = card('P6 Visonic Paladin', paladin);
export const psycantiPaladin = card('P8 Psycanti Paladin', paladin);

const duelist: Omit<CardText, 'id'> = {
  always: [{ k: 'not fired at', to: that(noPsy, yours), of: that(psy, ofOthers) }],
};
export const psycantiDuelist = card('P7 Psycanti Duelist', duelist);
export const visonicDuelist = card('P7 Visonic Duelist', duelist);

import {
  anotherDraws,
  canReactLearned,
  canUseLearned,
  field,
  learnFunction,
  lendingTo,
  noPsy,
  ofDiscipline,
  psy,
  psyActs,
  standsTwice,
  studies,
  useLearned,
} from '../../words/expansions/index.ts';
import {
  amidst,
  card as anyCard,
  atItsLocation,
  base,
  cards,
  choose,
  crew,
  engaged,
  harbor,
  is,
  isRemembered,
  itself,
  itsLocation,
  location,
  lookAtDrawn,
  lookAtHand,
  losing,
  ofEmpire,
  ofOthers,
  other,
  othersWithHands,
  returnToHand,
  stopIt,
  strengthUpTo,
  that,
  useFunctionOf,
  wouldBeDestroyed,
  yours,
} from '../../words/index.ts';
