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

import { Character } from '../../../card.ts';
import {
  aboard,
  addBattleDestiny,
  all,
  atASite,
  attrition,
  cards,
  character,
  choose,
  compare,
  count,
  damage,
  defense,
  destination,
  destiny,
  dismiss,
  drainsNow,
  entersPlay,
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
  inHand,
  inSiteBattle,
  isThe,
  its,
  itself,
  itsShip,
  lose,
  move,
  movementCost,
  movesFromHere,
  not,
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
  that,
  theirs,
  thisPlace,
  topOf,
  totalTactics,
  unit,
  unmovable,
  untilEndOfTurn,
  vehicle,
  when,
  wouldReveal,
  yourPhase,
  yours,
} from '../../../words/index.ts';
