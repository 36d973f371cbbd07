// Assets of the Quay.

export const armored = Asset('Armored', {
  theirs: 'too',
  whenever: [
    {
      on: isLost(unit, { from: thisPlace }),
      by: ownerOf(it),
      may: true,
      pay: 3,
      effect: when(fits(it, lostByNow), toHand(it)),
    },
  ],
});
export const capture = Asset('Capture', {
  always: [noPlay(titledLike(stackedHere()))],
  whenever: [{ on: entersPlay(itself), effect: stackOn(topOf('reserve', 1, opponent)) }],
  frees: true,
});
export const cloakOfFear = Asset('Cloak of Fear', {
  once: true,
  abilities: [
    {
      uses: 1,
      pay: 0,
      effect: nextTime({
        on: movesTo(theHost, site),
        target: { victim: that(unit, there, having('tactics', '<', its('tactics', host))) },
        effect: toHand('victim'),
      }),
    },
  ],
});
export const conservation = Asset('Conservation', {
  once: true,
  abilities: [
    {
      uses: 1,
      given: { hurt: that(yours, character, here, inSiteBattle, damageable) },
      cost: [damage('hurt')],
      effect: activate(times(2, its('cost', 'hurt'))),
    },
  ],
});
export const defensivePosition = Asset('Defensive Position', {
  theirs: 'too',
  where: withA(that(yours, unit)),
  whenever: [
    {
      on: turnEnds('opponent'),
      effect: sequence(
        dismiss('self'),
        when(
          compare(totalPower('you'), '>', totalPower(opponent)),
          lose(4),
          when(compare(totalPower(opponent), '>', totalPower('you')), lose(4, opponent)),
        ),
      ),
    },
  ],
});
export const defiled = Asset('Defiled', {
  theirs: 'too',
  where: withA(that(yours, infiltrator)),
  always: [drainPays(3, { who: 'opponent', at: thisPlace })],
});
export const naturalTalent = Asset('Natural Talent', {
  theirs: 'too',
  once: true,
  always: [tactics(-1, { to: that(theirs, unit, here) })],
  whenever: [{ on: isControlled('opponent'), effect: dismiss('self') }],
});
export const rallyCry = Asset('Rally Cry', {
  abilities: [
    {
      pay: 3,
      effect: sequence(
        set('that card', first(topOf('used pile', 1))),
        show(topOf('used pile', 1)),
        when(fits('that card', that(of('quay'), unit)), toHand('that card')),
      ),
    },
  ],
});
export const recovery = Asset('Recovery', {
  always: [noAttack({ at: thisPlace, if: not(exists(that(yours, ship, here, other(infiltrator)))) })],
  abilities: [{ pay: 3, effect: toHand(host) }],
});

import { Asset } from '../../../card.ts';
import {
  activate,
  character,
  compare,
  damage,
  damageable,
  dismiss,
  drainPays,
  entersPlay,
  exists,
  first,
  fits,
  having,
  here,
  host,
  infiltrator,
  inSiteBattle,
  isControlled,
  isLost,
  it,
  its,
  itself,
  lose,
  lostByNow,
  movesTo,
  nextTime,
  noAttack,
  noPlay,
  not,
  of,
  opponent,
  other,
  ownerOf,
  sequence,
  set,
  ship,
  show,
  site,
  stackedHere,
  stackOn,
  tactics,
  that,
  theHost,
  theirs,
  there,
  thisPlace,
  times,
  titledLike,
  toHand,
  topOf,
  totalPower,
  turnEnds,
  unit,
  when,
  withA,
  yours,
} from '../../../words/index.ts';
