import { has, host, influence, loseInfluence, sequence, warConflict } from '../../words/index.ts';
import { aftermath } from './set.ts';

export const assigningBlame = aftermath('Assigning Blame', {
  aftermath: { occasions: [{ outcome: 'lost', types: [], participant: false }], on: 'ambassador' },
  always: [has(host, 'diplomacy', -2)],
});

export const refugees = aftermath('Refugees', {
  aftermath: {
    occasions: [{ outcome: 'won', types: ['military'], participant: false }],
    on: 'faction',
    needs: warConflict,
    discardAfterPlay: true,
    effect: sequence(loseInfluence('target', 1), influence('babylon5', 1)),
  },
  provenance: { text: 'errata' },
});
