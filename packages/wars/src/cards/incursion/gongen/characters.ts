// Characters of the Gongen.

export const chijoWarrior = Character('Chijo Warrior', {
  abilities: [
    { uses: 1, pay: 0, effect: when(all(atASite, fits('self', armed)), play(inHand(unit), { at: thisLocation })) },
  ],
});
export const deiganFollower = Character('Deigan Follower', {
  whenever: [
    {
      on: battleBegins('each', thisPlace, 'site'),
      may: true,
      lose: 3,
      target: { victim: that(unit, here) },
      effect: damage('victim'),
    },
  ],
});
export const gridTactician = Character('Grid Tactician', {
  always: [generates(1, { at: thisPlace })],
});
export const higenOrochito = Character('Higen Orochito', {
  abilities: [{ uses: 1, lose: 2, effect: untilEndOfTurn(immune()) }],
  whenever: [{ on: isLost(itself, { from: site }), effect: retrieveUpTo(3) }],
});
export const ikazuchiLeader = Character('Ikazuchi Leader', {
  whenever: [
    {
      on: entersPlay(itself),
      effect: sequence(
        show(topOf('reserve', 1)),
        when(fits(topCard(), that(of('gongen'), unit)), play(topCard(), { at: thisLocation, less: 3, optional: true })),
      ),
    },
  ],
});
export const kanoMasako = Character('Kano Masako', {
  always: [undamageable()],
  abilities: [{ uses: 1, given: { put: inHand() }, cost: [toUsedPile('put')], effect: activate(1) }],
});
export const loremaster = Character('Loremaster', {
  whenever: [
    {
      on: isLost(itself, { from: location }),
      may: true,
      target: { saved: inLostPile(another()) },
      effect: underActive('saved'),
    },
  ],
});
// wars/ruling-resource-technician/1
export const resourceTechnician = Character('Resource Technician', {
  always: [generates(2, { at: thisPlace, if: all(atASite, compare(iconsHere('you'), '=', 0)) })],
  provenance: 'ruling',
});
// wars/ruling-shikami-follower/1
export const shikamiFollower = Character('Shikami Follower', {
  abilities: [
    {
      when: battleHere(),
      given: { other: that(yours, another(), unit, here) },
      cost: [dismiss('other')],
      effect: addBattleDestiny(-3, opponent),
    },
  ],
  provenance: 'errata',
});
export const shikamiWarrior = Character('Shikami Warrior', {
  whenever: [{ on: entersPlay(itself, site), if: exists(that(yours, bot, here)), may: true, effect: retrieve(1) }],
});
export const kujikoTorako = Character('Kujiko Torako', {
  abilities: [{ uses: 1, lose: 2, effect: untilEndOfTurn(immune()) }],
  whenever: [
    {
      on: entersPlay(itself),
      effect: play(inHand(that(unit, having('cost', '<=', 2))), { at: thisLocation, free: true, optional: true }),
    },
  ],
});

import { Character } from '../../../card.ts';
import {
  activate,
  addBattleDestiny,
  all,
  another,
  armed,
  atASite,
  battleBegins,
  battleHere,
  bot,
  compare,
  damage,
  dismiss,
  entersPlay,
  exists,
  fits,
  generates,
  having,
  here,
  iconsHere,
  immune,
  inHand,
  inLostPile,
  isLost,
  itself,
  location,
  of,
  opponent,
  play,
  retrieve,
  retrieveUpTo,
  sequence,
  show,
  site,
  that,
  thisLocation,
  thisPlace,
  topCard,
  topOf,
  toUsedPile,
  undamageable,
  underActive,
  unit,
  untilEndOfTurn,
  when,
  yours,
} from '../../../words/index.ts';
