// Characters of the Shi.

export const anantAeronaut = Character('Anant Aeronaut', {
  abilities: [
    {
      uses: 1,
      pay: 2,
      target: { victim: that(ship, here, inBattle) },
      effect: when(fits('self', aboard(that(ship, armed))), damage('victim')),
    },
  ],
});
export const anantAttendant = Character('Anant Attendant', {
  always: [immune({ to: that(yours, unit, here), if: all(atASite, fits('self', isDamaged)) })],
});
export const damirAeronaut = Character('Damir Aeronaut', {
  abilities: [
    {
      uses: 1,
      lose: 1,
      effect: when(
        fits('self', aboard(that(ship, armed))),
        untilEndOfTurn(
          immune({ to: isThe(itsShip) }),
          immune({ to: that(character, aboard(isThe(itsShip))) }),
          power(4, { to: isThe(itsShip) }),
        ),
      ),
    },
  ],
});
export const devanarDamir = Character('Devanar-Damir', {
  whenever: [
    {
      on: phaseEnds('opponent', 'battle'),
      if: all(exists(that(theirs, either(ship, unit), here)), isAt(that(location, other(attackedAt)))),
      effect: lose(1, opponent),
    },
  ],
});
export const haileshDamir = Character('Hailesh-Damir', {
  always: [attrition(-3, { who: 'opponent', at: thisPlace, if: all(atASite, fits('self', armed)) })],
});
export const iramaVishal = Character('Irama-Vishal', {
  always: [immune({ if: compare(iconsHere('you'), '=', 0) })],
});
export const kizenSentinel = Character('Kizen Sentinel', {
  always: [power(2, { if: exists(that(yours, kizen, here, another())) })],
});
export const ordnanceMaster = Character('Ordnance Master', {
  abilities: [
    { uses: 1, lose: 3, effect: when(fits('self', armed), untilEndOfTurn(power(3), tactics(3), defense(3), immune())) },
  ],
});
export const panaceaProvider = Character('Panacea Provider', {
  always: [
    attrition(times(-1, iconsOn('shi', that(location, relatedHere))), { who: 'opponent', at: thisPlace, if: atASite }),
  ],
});
export const puranaVishal = Character('Purana-Vishal', {
  abilities: [
    {
      uses: 1,
      given: { other: that(yours, unit, here, another()) },
      cost: [dismiss('other')],
      effect: untilEndOfTurn(immune()),
    },
    {
      target: { victim: that(character, here, inSiteBattle) },
      given: { others: { of: that(yours, character, here, another()), min: 2, max: 2 } },
      cost: [dismiss('others')],
      effect: damage('victim'),
    },
  ],
});
// wars/ruling-reconnoiterer/1
export const reconnoiterer = Character('Reconnoiterer', {
  abilities: [
    {
      cost: [toUsedPile('self')],
      target: { drain: pendingAt('drain', that(site, adjacentHere)) },
      effect: cancelPending('drain'),
    },
  ],
  provenance: 'errata',
});
export const selflessProtector = Character('Selfless Protector', {
  always: [freeAt(that(site, hasYourIconOf('shi'))), unmovable({ if: isAt(that(site, hasYourIconOf('shi'))) })],
});
export const sudevaLegionnaire = Character('Sudeva Legionnaire', {
  whenever: [{ on: usesAbility('you', that(weapon, under)), effect: drawUpToInBattle(3) }],
});
export const sudevaWarrior = Character('Sudeva Warrior', {
  abilities: [
    {
      uses: 1,
      lose: 4,
      when: afterStep('attrition'),
      target: { victim: that(unit, isDamaged, here) },
      effect: when(fits('self', inSiteBattle), destroy('victim')),
    },
  ],
});
export const sumadarDamir = Character('Sumadar-Damir', {
  abilities: [
    {
      uses: 1,
      costTarget: { other: that(yours, unit, here, another()) },
      cost: [dismiss('other')],
      effect: untilEndOfTurn(immune()),
    },
    { uses: 1, pay: 3, effect: untilEndOfTurn(attrition(-2, { who: 'opponent', at: thisPlace })) },
  ],
});
export const tavangDamir = Character('Tavang-Damir', {
  always: [drains(-1, { who: 'opponent', at: that(site, relatedHere) })],
});
export const vishalScout = Character('Vishal Scout');
export const ranartiAnant = Character('Ranarti-Anant', {
  abilities: [
    {
      uses: 1,
      costTarget: { other: that(yours, unit, here, another()) },
      cost: [dismiss('other')],
      effect: untilEndOfTurn(immune()),
    },
    { uses: 1, pay: 2, effect: when(all(fits('self', aboard()), duringBattle('sector')), move(itsShip, battlePlace)) },
  ],
});

import { Character } from '../../../card.ts';
import {
  aboard,
  adjacentHere,
  afterStep,
  all,
  another,
  armed,
  atASite,
  attackedAt,
  attrition,
  battlePlace,
  cancelPending,
  character,
  compare,
  damage,
  defense,
  destroy,
  dismiss,
  drains,
  drawUpToInBattle,
  duringBattle,
  either,
  exists,
  fits,
  freeAt,
  hasYourIconOf,
  here,
  iconsHere,
  iconsOn,
  immune,
  inBattle,
  inSiteBattle,
  isAt,
  isDamaged,
  isThe,
  itsShip,
  kizen,
  location,
  lose,
  move,
  opponent,
  other,
  pendingAt,
  phaseEnds,
  power,
  relatedHere,
  ship,
  site,
  tactics,
  that,
  theirs,
  thisPlace,
  times,
  toUsedPile,
  under,
  unit,
  unmovable,
  untilEndOfTurn,
  usesAbility,
  weapon,
  when,
  yours,
} from '../../../words/index.ts';
