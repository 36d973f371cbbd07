// Orders of the Gongen.

export const ancestralGarden = Order('Ancestral Garden', {
  play: {
    target: {
      master: that(yours, kizen),
      student: inLostPile(that(character, having('tactics', '<', its('tactics', 'master')))),
    },
    effect: play('student'),
  },
});
export const serenity = Order('Serenity', {
  play: { effect: loseAtRandom(1, opponent) },
});
// wars/ruling-sheltered/1, wars/ruling-sheltered/2
export const sheltered = Order('Sheltered', {
  play: {
    target: { rescued: inLostPile(that(of('gongen'), unit)) },
    given: { given: that(yours, unit, atSite) },
    cost: [set('place', placeOf('given')), dismiss('given')],
    effect: play('rescued', { at: 'place', less: 3 }),
  },
  provenance: 'ruling',
});
export const sniffedOut = Order('Sniffed Out', {
  play: { target: { spy: that(theirs, infiltrator, atSite) }, effect: sequence(destroy('spy'), lose(3, opponent)) },
});

import { Order } from '../../../card.ts';
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
  sequence,
  set,
  that,
  theirs,
  unit,
  yours,
} from '../../../words/index.ts';
