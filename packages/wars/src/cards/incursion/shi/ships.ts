// Ships of the Shi.

export const damirQuarrel = Ship('Damir Quarrel', {
  abilities: [
    {
      uses: 1,
      pay: 3,
      target: { victim: that(fighter, here, inBattle) },
      effect: sequence(
        reveals('opponent'),
        reveals('you'),
        when(
          compare(
            plus(plus(its('power', 'victim'), its('defense', 'victim')), theirDestiny),
            '<',
            plus(plus(its('power', 'self'), its('defense', 'self')), destiny),
          ),
          damage('victim'),
        ),
      ),
    },
  ],
});
// wars/ruling-reliable-quarrel/1
export const reliableQuarrel = Ship('Reliable Quarrel', {
  always: [freeAt(that(sector, other(withA(that(yours, ship))))), unmovable({ if: fits('self', newHere) })],
  provenance: 'ruling',
});
export const seyalshiUpholder = Ship('Seyalshi Upholder', {
  always: [power(2, { if: compare(icons('shi'), '>', mostOtherIcons('shi')) })],
});
export const squadronLead = Ship('Squadron Lead', {
  always: [
    power(count(that(theirs, ship, here)), { if: not(exists(that(yours, ship, here, another()))) }),
    defense(count(that(theirs, ship, here)), { if: not(exists(that(yours, ship, here, another()))) }),
  ],
});
export const sudevaEscort = Ship('Sudeva Escort', {
  whenever: [
    {
      on: battleBegins('you', thisPlace),
      if: all(compare(count(that(yours, ship, here)), '=', 1), compare(count(that(theirs, ship, here)), '=', 1)),
      effect: lose(1, opponent),
    },
  ],
});
export const sudevaQuarrel = Ship('Sudeva Quarrel', {
  always: [power(2, { if: isAt(that(sector, titleHas('Seyal'))) })],
});
export const tilakQuarrel = Ship('Tilak Quarrel', {
  always: [power(2, { if: isAt(that(sector, other(hasYourIconOf('shi')))) })],
});
// wars/ruling-transport-vessel/1
export const transportVessel = Ship('Transport Vessel', {
  abilities: [
    {
      uses: 1,
      pay: 4,
      target: { rescued: that(yours, unit, inSiteBattle, atRelated) },
      effect: nextTime({ on: isDestroyed(isThe('rescued')), effect: returnAboard('rescued') }),
    },
  ],
  provenance: 'errata',
});
export const vatarvaSudeva = Ship('Vatarva-Sudeva', {
  always: [immune(), immune({ to: that(unit, beneathThis) })],
});
export const vishalQuarrel = Ship('Vishal Quarrel', {
  always: [
    tactics(3, { if: not(exists(that(yours, ship, here, another()))) }),
    defense(3, { if: not(exists(that(yours, ship, here, another()))) }),
  ],
});

import { Ship } from '../../../card.ts';
import {
  all,
  another,
  atRelated,
  battleBegins,
  beneathThis,
  compare,
  count,
  damage,
  defense,
  destiny,
  exists,
  fighter,
  fits,
  freeAt,
  hasYourIconOf,
  here,
  icons,
  immune,
  inBattle,
  inSiteBattle,
  isAt,
  isDestroyed,
  isThe,
  its,
  lose,
  mostOtherIcons,
  newHere,
  nextTime,
  not,
  opponent,
  other,
  plus,
  power,
  returnAboard,
  reveals,
  sector,
  sequence,
  ship,
  tactics,
  that,
  theirDestiny,
  theirs,
  thisPlace,
  titleHas,
  unit,
  unmovable,
  when,
  withA,
  yours,
} from '../../../words/index.ts';
