import { Order } from '../../card.ts';
import {
  atSite,
  character,
  destroy,
  dismiss,
  having,
  infiltrator,
  inLostPile,
  its,
  kizen,
  lose,
  loseAtRandom,
  of,
  opponent,
  placeOf,
  play,
  removeFromGame,
  retrieve,
  sequence,
  set,
  that,
  theirs,
  unit,
  yours,
} from '../../words/index.ts';

export const ancestralGarden = Order('Ancestral Garden', {
  number: '1R57',
  faction: 'gongen',
  kind: 'lost',
  cost: 0,
  support: 2,
  destiny: 4,
  play: {
    target: {
      master: that(yours, kizen),
      student: inLostPile(that(character, having('tactics', '<', its('tactics', 'master')))),
    },
    effect: play('student'),
  },
});
export const serenity = Order('Serenity', {
  number: '1R95',
  faction: 'gongen',
  kind: 'lost',
  cost: 1,
  support: 3,
  destiny: 6,
  play: { effect: loseAtRandom(1, opponent) },
});
export const sheltered = Order('Sheltered', {
  number: '1R97',
  faction: 'gongen',
  kind: 'lost',
  cost: 2,
  support: 2,
  destiny: 5,
  play: {
    target: { rescued: inLostPile(that(of('gongen'), unit)) },
    given: { given: that(yours, unit, atSite) },
    cost: [set('place', placeOf('given')), dismiss('given')],
    effect: play('rescued', { at: 'place', less: 3 }),
  },
  provenance: 'ruling',
});
export const sniffedOut = Order('Sniffed Out', {
  number: '1U102',
  faction: 'gongen',
  kind: 'lost',
  cost: 2,
  support: 1,
  destiny: 3,
  play: { target: { spy: that(theirs, infiltrator, atSite) }, effect: sequence(destroy('spy'), lose(3, opponent)) },
});
export const unbiddenMartyr = Order('Unbidden Martyr', {
  number: '2R56',
  faction: 'gongen',
  kind: 'lost',
  uses: 1,
  cost: 2,
  support: 3,
  destiny: 6,
  play: {
    costTarget: { martyr: that(yours, kizen) },
    cost: [removeFromGame('martyr')],
    effect: sequence(retrieve(its('cost', 'martyr')), removeFromGame('self')),
  },
});
