export const arethusaRemotePowerPlant = Location('Arethusa/Remote Power Plant', {
  always: [eachPlayer(generates(2, { at: thisPlace, if: exists(that(yours, isInverted, ship, here)) }))],
});
export const beltDerelictFreighter = Location('Belt/Derelict Freighter');
export const beltNavigationCorridor = Location('Belt/Navigation Corridor');
export const beltPilgrimsHoldings = Location("Belt/Pilgrims' Holdings");
export const ganymedeOrbitalExpanse = Location('Ganymede/Orbital Expanse', {
  always: [tactics(-1, { to: that(ship, here, other(of('shi'))) })],
});
export const jupiterApproachRoute = Location('Jupiter/Approach Route');
export const lastChanceOuterRimStation = Location('Last Chance/Outer Rim Station', {
  abilities: [
    {
      anyPlayer: true,
      pay: 5,
      when: yourPhase('draw'),
      target: { turned: that(yours, upright, ship, here) },
      effect: invert('turned'),
    },
  ],
});
export const phobosDisputedTerritory = Location('Phobos/Disputed Territory', {
  whenever: [{ either: true, on: drainsNow('you', thisPlace), may: true, pay: 3, effect: retrieve(1) }],
});
export const venusTradeRoute = Location('Venus/Trade Route');
export const venusYachtWorks = Location('Venus/Yacht Works', {
  abilities: [
    {
      uses: 1,
      anyPlayer: true,
      pay: 4,
      target: { yacht: that(yours, of('earther'), ship, inBattle, here) },
      effect: untilEndOfTurn(power(5, { to: isThe('yacht') })),
    },
  ],
});

import { Location } from '../../../card.ts';
import {
  drainsNow,
  eachPlayer,
  exists,
  generates,
  here,
  inBattle,
  invert,
  isInverted,
  isThe,
  of,
  other,
  power,
  retrieve,
  ship,
  tactics,
  that,
  thisPlace,
  untilEndOfTurn,
  upright,
  yourPhase,
  yours,
} from '../../../words/index.ts';
