import { ambassador, gainInfluence, has, inYourFaction, mostSupported, that } from '../../words/index.ts';
import { agenda } from './set.ts';

const yours = that(ambassador, inYourFaction);

export const powerPolitics = agenda('Power Politics', {
  always: [has(yours, 'diplomacy', 1)],
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
