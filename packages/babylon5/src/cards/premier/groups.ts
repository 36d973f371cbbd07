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

import { reconstructed } from '../../card.ts';
import {
  character,
  chooseNumber,
  debtIsDue,
  factIs,
  forHire,
  givesMark,
  half,
  hireOut,
  influenceLeft,
  lend,
  lenders,
  limitedCard,
  lookAtTop,
  printedCost,
  race,
  repay,
  sequence,
  takeBackUnder,
  targetPlayer,
  tensionsSinceYouActed,
  that,
  the,
  undoTension,
  when,
  won,
} from '../../words/index.ts';
import { group } from './set.ts';
