/** Units that were chosen here move to another site. Their player chooses it. */
const toAnotherSite = choose(
  'goal',
  { list: cards(that(site, elsewhere)), prompt: 'Which site do they go to?' },
  move('moved', 'goal'),
);

// wars/ruling-alnak-station-hallway/1
export const alnakStationHallway = Location('Alnak Station/Hallway', {
  abilities: [
    {
      uses: 1,
      lose: 1,
      when: not(exists(that(character, here))),
      target: { fallen: that(yours, character) },
      effect: nextTime({ on: isLost(isThe('fallen')), effect: returnHere('fallen') }),
    },
  ],
  provenance: 'errata',
});
export const alnakStationLaunchBay = Location('Alnak Station/Launch Bay', {
  abilities: [
    {
      anyPlayer: true,
      pay: 2,
      when: yourPhase('move'),
      target: { moved: that(yours, unit, here) },
      effect: toAnotherSite,
    },
  ],
});
export const earthCorporateHeadquarters = Location('Earth/Corporate Headquarters', {
  whenever: [
    {
      either: true,
      on: entersPlay(that(yours, vehicle), thisPlace),
      may: true,
      effect: play(inHand(warrior), { at: thisLocation, free: true }),
    },
  ],
});
export const ganymedeCoreShaft = Location('Ganymede/Core Shaft', {
  always: [eachPlayer(drains(2, { at: thisPlace, if: compare(factionsOf(that(yours, unit, here)), '>=', 2) }))],
});
export const ganymedeExploratoryCamp = Location('Ganymede/Exploratory Camp');
export const ganymedeForwardBase = Location('Ganymede/Forward Base', {
  always: [
    totalPowerIs(2, { at: that(site, relatedHere), if: all(controlsHere('you'), exists(that(yours, kizen, here))) }),
  ],
});
export const ganymedeFrontierCamp = Location('Ganymede/Frontier Camp');
export const ganymedeHarvestingCamp = Location('Ganymede/Harvesting Camp');
export const ganymedeHuntersCamp = Location("Ganymede/Hunters' Camp");
export const ganymedeMiningPlatform = Location('Ganymede/Mining Platform', {
  always: [
    generates(1, { at: that(relatedHere, location, withA(that(yours, either(ship, unit)))), if: controlsHere('you') }),
  ],
});
export const ganymedeOccupiedTunnels = Location('Ganymede/Occupied Tunnels', {
  always: [powerUncounted({ to: that(vehicle, here), if: battleHere() })],
});
export const ganymedePilgrimsCamp = Location("Ganymede/Pilgrims' Camp");
export const ganymedeTraginiumWell = Location('Ganymede/Traginium Well', {
  whenever: [{ either: true, on: entersPlay(that(yours, unit), thisPlace), effect: pay(1, opponent) }],
});
export const ganymedeUndergroundBunker = Location('Ganymede/Underground Bunker', {
  always: [supportIcon('gongen', { at: thisPlace, if: exists(that(yours, unit, here)) })],
});
export const ganymedeUnstableGround = Location('Ganymede/Unstable Ground', {
  always: [drains(1, { who: 'each', at: thisPlace })],
  whenever: [
    {
      either: true,
      on: turnEnds('you'),
      effect: chooseCards(
        'swallowed',
        { of: that(yours, unit, here), min: 1, max: 1, prompt: 'Which of your units here goes to the used pile?' },
        toUsedPile('swallowed'),
      ),
    },
  ],
});
export const ganymedeValley = Location('Ganymede/Valley', {
  always: [weaponDestiny(2, { at: thisPlace })],
});
export const ganymedeVantagePoint = Location('Ganymede/Vantage Point', {
  whenever: [
    { on: entersPlay(itself), may: true, pay: 1, effect: download(that(locationCard(), titleHas('Ganymede'))) },
  ],
});
export const gongenIceMine = Location('Gongen/Ice Mine', {
  whenever: [
    { on: entersPlay(vehicle, thisPlace), effect: when(inPlayNow(it), toUsedPile(it)) },
    { on: movesTo(vehicle, thisPlace), effect: when(inPlayNow(it), toUsedPile(it)) },
  ],
});
export const themisLandingPad = Location('Themis/Landing Pad', {
  abilities: [
    {
      anyPlayer: true,
      pay: 2,
      when: yourPhase('move'),
      target: { moved: { of: that(yours, unit, here), min: 1, max: count(that(yours, unit, here)) } },
      effect: toAnotherSite,
    },
  ],
});

import { Location } from '../../../card.ts';
import {
  all,
  battleHere,
  cards,
  character,
  choose,
  chooseCards,
  compare,
  controlsHere,
  count,
  download,
  drains,
  eachPlayer,
  either,
  elsewhere,
  entersPlay,
  exists,
  factionsOf,
  generates,
  here,
  inHand,
  inPlayNow,
  isLost,
  isThe,
  it,
  itself,
  kizen,
  location,
  locationCard,
  move,
  movesTo,
  nextTime,
  not,
  opponent,
  pay,
  play,
  powerUncounted,
  relatedHere,
  returnHere,
  ship,
  site,
  supportIcon,
  that,
  thisLocation,
  thisPlace,
  titleHas,
  totalPowerIs,
  toUsedPile,
  turnEnds,
  unit,
  vehicle,
  warrior,
  weaponDestiny,
  when,
  withA,
  yourPhase,
  yours,
} from '../../../words/index.ts';
