// Contingencies of the Premier set.

import { all, character, factOf, hostCard, is, neutralizedCard, same, severeDamage } from '../../words/index.ts';
import { contingency } from './set.ts';

export const viciousBlow = contingency('Vicious Blow', {
  contingency: {
    under: character,
    on: 'attack-over',
    if: all(same(factOf('attacker'), hostCard), is(factOf('target'), neutralizedCard)),
    say: 'When that character neutralizes the target of its attack',
    effect: severeDamage(factOf('target'), 2),
  },
});
