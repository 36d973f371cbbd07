// Characters of the Gongen.

export const chengLin = Character('Cheng Lin', {
  whenever: [
    {
      on: isDestroyed(vehicle, { of: 'you', from: thisPlace }),
      may: true,
      onceEachTurn: true,
      effect: ifStillLost(it, toUsedPile(it)),
    },
  ],
});
export const gishiCombatTech = Character('Gishi Combat Tech', {
  abilities: [
    {
      when: battleHere(),
      needs: fits('self', damageable),
      target: { saved: that(yours, either(bot, vehicle), here) },
      cost: [damage('self')],
      effect: toHand('saved'),
    },
  ],
});
export const gunsoSquadLeader = Character('Gunso Squad Leader', {
  abilities: [
    {
      uses: 1,
      pay: 4,
      target: { guarded: that(yours, character, here, atSite) },
      effect: untilEndOfTurn(undamageable({ to: isThe('guarded') })),
    },
  ],
});
export const ikazuchiFollower = Character('Ikazuchi Follower', {
  always: [power(2, { if: fits('self', isDamaged) })],
});
export const ikazuchiTechnician = Character('Ikazuchi Technician', {
  whenever: [
    {
      on: isDestroyed(itself),
      if: duringBattle('site'),
      may: true,
      effect: ifStillLost('self', toUsedPile('self')),
    },
  ],
});
export const kayuGekkane = Character('Kayu Gekkane', {
  always: [noReveal({ at: thisPlace, if: all(atASite, compare(count(that(theirs, unit, here)), '<', 3)) })],
});
export const takumiShadowWarriors = Character('Takumi Shadow Warriors', {
  always: [moreWeapons(1)],
});
export const tatakiCommander = Character('Tataki Commander', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      when: not(yourTurn),
      target: { goal: that(adjacentHere, site, underAttack) },
      effect: move('self', 'goal'),
    },
  ],
});
export const tennaruHari = Character('Tennaru Hari', {
  always: [undamageable({ if: fits('self', armed) })],
});
export const transportAide = Character('Transport Aide', {
  whenever: [
    {
      on: entersPlay(itself),
      if: some(onYourStockpiles),
      may: true,
      target: { kept: inLostPile(vehicle) },
      effect: toHand('kept'),
    },
  ],
});

import { Character } from '../../../card.ts';
import {
  adjacentHere,
  all,
  armed,
  atASite,
  atSite,
  battleHere,
  bot,
  character,
  compare,
  count,
  damage,
  damageable,
  duringBattle,
  either,
  entersPlay,
  fits,
  here,
  ifStillLost,
  inLostPile,
  isDamaged,
  isDestroyed,
  isThe,
  it,
  itself,
  moreWeapons,
  move,
  noReveal,
  not,
  onYourStockpiles,
  power,
  site,
  some,
  that,
  theirs,
  thisPlace,
  toHand,
  toUsedPile,
  undamageable,
  underAttack,
  unit,
  untilEndOfTurn,
  vehicle,
  yours,
  yourTurn,
} from '../../../words/index.ts';
