import { reconstructed } from '../../card.ts';
import {
  atLeast,
  character,
  chooseNumber,
  debtIsDue,
  factIs,
  forHire,
  half,
  hireOut,
  influenceLeft,
  lend,
  lenders,
  limitedCard,
  lookAtTop,
  printedCost,
  repay,
  sequence,
  takeBackUnder,
  targetPlayer,
  that,
  the,
  when,
  won,
} from '../../words/index.ts';
import { group } from './set.ts';

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
          prompt: 'How much influence do you apply for the other player, who will owe you as much?',
        }),
        when(atLeast(the('sum'), 1), lend('lender', the('sum'))),
      ),
    },
    {
      say: 'have a debtor apply influence for you',
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
