// wars/ruling-assailing-vatarma/1, wars/ruling-assailing-vatarma/2
export const assailingVatarma = Weapon('Assailing Vatarma', {
  abilities: [
    {
      uses: 1,
      target: { victim: { of: that(theirs, unit, here, inSiteBattle, damageable), by: opponent } },
      given: { spent: inHand() },
      cost: [toUsedPile('spent')],
      effect: unlessGives(opponent, { of: inHand(card, opponent), n: 2 }, damage('victim')),
    },
  ],
  provenance: 'errata',
});
export const dauntingVatarma = Weapon('Daunting Vatarma', {
  abilities: [
    {
      uses: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      given: { first: inHand(), second: inHand(having('destiny', '=', its('destiny', 'first'))) },
      cost: [show(both('first', 'second')), toUsedPile(both('first', 'second'))],
      effect: unlessGives(
        opponent,
        { of: inHand(card, opponent), n: 2, matching: true, shown: true },
        destroy('victim'),
      ),
    },
  ],
});
export const duressVatarma = Weapon('Duress Vatarma', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { victim: that(theirs, unit, having('defense', '<', its('tactics', host)), here, inSiteBattle) },
      effect: unlessGives(opponent, { of: inHand(having('destiny', '>', 3), opponent), shown: true }, damage('victim')),
    },
  ],
});
// wars/ruling-quarrel-energy-burst/1
export const quarrelEnergyBurst = Weapon('Quarrel Energy Burst', {
  abilities: [
    {
      uses: 1,
      target: { victim: { of: that(theirs, ship, here, inSectorBattle), by: opponent } },
      given: { spent: inHand(ship) },
      cost: [show(chosen('spent')), toUsedPile('spent')],
      effect: unlessGives(opponent, { of: inHand(ship, opponent), shown: true }, destroy('victim')),
    },
  ],
  provenance: 'errata',
});
export const vishalVatarma = Weapon('Vishal Vatarma', {
  abilities: [
    {
      uses: 1,
      target: { victim: that(theirs, unit, here, inSiteBattle) },
      given: { spent: inHand() },
      cost: [show(chosen('spent')), toUsedPile('spent')],
      effect: unlessGives(
        opponent,
        { of: inHand(having('destiny', '>', its('destiny', 'spent')), opponent), kept: true },
        damage('victim'),
      ),
    },
  ],
});

import { Weapon } from '../../../card.ts';
import {
  both,
  card,
  chosen,
  damage,
  damageable,
  destroy,
  having,
  here,
  host,
  inHand,
  inSectorBattle,
  inSiteBattle,
  its,
  opponent,
  ship,
  show,
  that,
  theirs,
  toUsedPile,
  unit,
  unlessGives,
} from '../../../words/index.ts';
