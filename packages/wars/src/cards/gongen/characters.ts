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

import { Character } from '../../card.ts';
import {
  activate,
  addBattleDestiny,
  adjacentHere,
  all,
  another,
  armed,
  atASite,
  atSite,
  battleBegins,
  battleHere,
  bot,
  character,
  compare,
  count,
  damage,
  damageable,
  dismiss,
  duringBattle,
  either,
  entersPlay,
  exists,
  fits,
  generates,
  having,
  here,
  iconsHere,
  ifStillLost,
  immune,
  inHand,
  inLostPile,
  isDamaged,
  isDestroyed,
  isLost,
  isThe,
  it,
  itself,
  location,
  moreWeapons,
  move,
  noReveal,
  not,
  of,
  onYourStockpiles,
  opponent,
  play,
  power,
  retrieve,
  retrieveUpTo,
  sequence,
  show,
  site,
  some,
  that,
  theirs,
  thisLocation,
  thisPlace,
  toHand,
  topCard,
  topOf,
  toUsedPile,
  undamageable,
  underActive,
  underAttack,
  unit,
  untilEndOfTurn,
  vehicle,
  when,
  yours,
  yourTurn,
} from '../../words/index.ts';
