import { all, character, factOf, hostCard, is, neutralizedCard, same, severeDamage } from '../../words/index.ts';
import { contingency } from './set.ts';

export const viciousBlow = contingency('Vicious Blow', {
  contingency: {
    under: character,
    on: 'attack-over',
    if: all(same(factOf('attacker'), hostCard), is(factOf('target'), neutralizedCard)),
    say: 'When the character has neutralized the card that it attacked',
    effect: severeDamage(factOf('target'), 2),
  },
});
