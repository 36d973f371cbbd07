// Characters of the Earthers.

const leadsHere = compare(
  highest('tactics', that(yours, unit, here)),
  '>',
  highest('tactics', that(theirs, unit, here)),
);

export const assaultGuru = Character('Assault Guru', {
  always: [
    attrition(2, { at: thisPlace, if: all(atASite, compare(totalTactics('you'), '>', totalTactics(opponent))) }),
  ],
});
// wars/ruling-cgc-grunt/1
export const cgcGrunt = Character('CGC Grunt', {
  provenance: 'errata',
  always: [power(2, { if: leadsHere }), defense(2, { if: leadsHere })],
});
export const chanWhitmer = Character('Chan Whitmer', {
  abilities: [
    {
      uses: 1,
      lose: 1,
      target: { victim: that(vehicle, here, inSiteBattle) },
      effect: sequence(reveals('you'), when(compare(its('defense', 'victim'), '<', destiny), damage('victim'))),
    },
  ],
});
export const closeSupportPilot = Character('Close Support Pilot', {
  whenever: [
    { on: movesFromHere(ship), if: fits('self', aboard(fighter)), may: true, effect: move(itsShip, destination) },
  ],
});
export const consignedTrooper = Character('Consigned Trooper', {
  always: [power(2, { if: all(atASite, exists(that(yours, vehicle, here))) })],
});
export const entrenchedInfantry = Character('Entrenched Infantry', {
  always: [playLoses(unit, 2, { at: thisPlace, if: atASite })],
  whenever: [{ on: drainsNow('you', thisPlace), if: atASite, effect: lose(2) }],
});
export const gravOperator = Character('Grav Operator', {
  always: [power(4, { if: all(atASite, exists(that(yours, unit, here, having('tactics', '>', 4)))) })],
});
export const horatioHicks = Character('Horatio Hicks', {
  abilities: [{ uses: 1, pay: 3, effect: untilEndOfTurn(immune()) }],
});
export const infantryOfficer = Character('Infantry Officer', {
  always: [power(2, { if: all(atASite, exists(that(yours, character, here, having('tactics', '>', 2)))) })],
});
export const ivanMcCarr = Character('Ivan McCarr', {
  always: [iconPays(1, { at: thisPlace })],
});
export const jamesHowler = Character('James Howler', {
  always: [attrition(count(that(yours, vehicle, here)), { at: thisPlace, if: atASite })],
  abilities: [{ uses: 1, pay: 3, effect: untilEndOfTurn(immune()) }],
});
export const levelIIGuru = Character('Level II Guru', {
  always: [attrition(count(that(yours, unit, here, having('tactics', '>', 2))), { at: thisPlace, if: atASite })],
});
export const pavelRoyerk = Character('Pavel Royerk', {
  always: [movementCost(-1, { if: not(hasMoved) })],
});
export const vanguardTrooper = Character('Vanguard Trooper', {
  abilities: [
    { pay: 0, when: yourPhase('deploy'), effect: play(inHand(unit), { at: that(relatedHere, site), less: 1 }) },
  ],
});
export const veteranPilot = Character('Veteran Pilot', {
  abilities: [
    {
      pay: 4,
      target: { prey: that(ship, here) },
      effect: when(fits('self', aboard(fighter)), untilEndOfTurn(unmovable({ to: isThe('prey') }))),
    },
  ],
});
// wars/ruling-zealous-squad/1
export const zealousSquad = Character('Zealous Squad', {
  provenance: 'ruling',
  whenever: [
    {
      on: entersPlay(itself),
      effect: choose(
        'fallen',
        { list: cards(that(yours, unit, here)), prompt: 'Which of your units here do you dismiss?' },
        dismiss('fallen'),
      ),
    },
  ],
});
export const josselSwin = Character('Jossel Swin', {
  abilities: [{ uses: 1, pay: 3, effect: untilEndOfTurn(immune()) }],
  instead: [
    {
      on: wouldReveal('you', thisPlace),
      may: true,
      pay: 3,
      effect: sequence(
        show(topOf('reserve', 3)),
        choose(
          'best',
          { list: topOf('reserve', 3), prompt: 'Which card adds its destiny to your battle destiny?' },
          addBattleDestiny(its('destiny', 'best')),
        ),
        inAnyOrder(topOf('reserve', 3), 'used pile'),
      ),
    },
  ],
});
export const chindonRelk = Character('Chindon Relk', {
  always: [
    battleDestiny(count(that(yours, kizen, here)), { at: thisPlace, if: atASite }),
    battleDestiny(count(that(yours, kizen, at(that(site, relatedHere)))), { at: thisPlace, if: atASite }),
  ],
});
export const cISynCoordinators = Character('CISyn Coordinators', {
  abilities: [
    {
      uses: 1,
      pay: 1,
      effect: choose(
        'whose',
        { list: bothPlayers, prompt: 'Whose reserve do you look at?' },
        lookAt(topOf('reserve', 1, 'whose')),
      ),
    },
  ],
});
export const jylanRathe = Character('Jylan Rathe', {
  abilities: [
    {
      uses: 1,
      when: battleHere('site'),
      target: { victim: that(theirs, unit, here) },
      given: {
        given: that(yours, here, damageable, either(kizen, that(another(), infiltrator))),
      },
      cost: [damage('given')],
      effect: damage('victim'),
    },
  ],
});
export const mouthpiece = Character('Mouthpiece');
export const rangerWatchman = Character('Ranger Watchman', {
  whenever: [
    {
      on: stepEnds('attrition', thisPlace),
      if: attritionIsLeft('you'),
      effect: untilEndOfTurn(power(3)),
    },
  ],
});
export const remoteCoordinator = Character('Remote Coordinator', {
  whenever: [
    {
      on: isDestroyed(kizen, { of: 'opponent', from: thisPlace }),
      may: true,
      pay: eventNumber('tactics', 'its tactics'),
      needs: fits(it, lostByNow),
      effect: play(it, { at: thisLocation, nothing: true, asYours: true }),
    },
  ],
});
export const revAShrouds = Character('Rev A Shrouds', {
  always: [tactics(2, { if: some(onYourStockpiles) })],
});
export const roganHallard = Character('Rogan Hallard', {
  abilities: [
    {
      uses: 1,
      target: { patient: that(yours, character, here, inBattle) },
      cost: [invert('self')],
      effect: undamage('patient'),
    },
  ],
});
export const sheriaCoreg = Character('Sheria Coreg', {
  whenever: [
    {
      on: entersPlay(itself),
      may: true,
      effect: choose(
        'whose',
        { list: bothPlayers, prompt: 'Whose reserve do you look at?' },
        lookAt(topOf('reserve', 1, 'whose')),
        may('Put that card beneath the reserve?', underReserve(topOf('reserve', 1, 'whose'))),
      ),
    },
  ],
  abilities: [
    {
      uses: 1,
      pay: 1,
      effect: choose(
        'whose',
        { list: bothPlayers, prompt: 'Whose top card goes beneath the reserve?' },
        underReserve(topOf('reserve', 1, 'whose')),
      ),
    },
  ],
});

import { Character } from '../../card.ts';
import {
  aboard,
  addBattleDestiny,
  all,
  another,
  at,
  atASite,
  attrition,
  attritionIsLeft,
  battleDestiny,
  battleHere,
  bothPlayers,
  cards,
  character,
  choose,
  compare,
  count,
  damage,
  damageable,
  defense,
  destination,
  destiny,
  dismiss,
  drainsNow,
  either,
  entersPlay,
  eventNumber,
  exists,
  fighter,
  fits,
  hasMoved,
  having,
  here,
  highest,
  iconPays,
  immune,
  inAnyOrder,
  inBattle,
  infiltrator,
  inHand,
  inSiteBattle,
  invert,
  isDestroyed,
  isThe,
  it,
  its,
  itself,
  itsShip,
  kizen,
  lookAt,
  lose,
  lostByNow,
  may,
  move,
  movementCost,
  movesFromHere,
  not,
  onYourStockpiles,
  opponent,
  play,
  playLoses,
  power,
  relatedHere,
  reveals,
  sequence,
  ship,
  show,
  site,
  some,
  stepEnds,
  tactics,
  that,
  theirs,
  thisLocation,
  thisPlace,
  topOf,
  totalTactics,
  undamage,
  underReserve,
  unit,
  unmovable,
  untilEndOfTurn,
  vehicle,
  when,
  wouldReveal,
  yourPhase,
  yours,
} from '../../words/index.ts';
