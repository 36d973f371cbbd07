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
export const ganymedeAbandonedMine = Location('Ganymede/Abandoned Mine', {
  abilities: [
    {
      uses: 1,
      anyPlayer: true,
      target: { drain: pendingOf(pendingAt('drain', thisPlace), 'you') },
      given: { ore: onYourStockpiles },
      cost: [toLostPile('ore')],
      effect: changeDrain('drain', 1),
    },
  ],
});
export const ganymedeCapturedRefinery = Location('Ganymede/Captured Refinery', {
  abilities: [
    {
      uses: 1,
      anyPlayer: true,
      pay: 3,
      when: all(yourPhase('control'), controlsHere('you')),
      effect: lose(count(that(yours, isInverted, unit, here)), opponent),
    },
  ],
});
export const ganymedeSubterraneanPassage = Location('Ganymede/Subterranean Passage', {
  whenever: [
    {
      either: true,
      on: movesTo(that(yours, of('quay'), character), thisPlace),
      may: true,
      pay: 8,
      target: { victim: that(character, here) },
      effect: destroy('victim'),
    },
  ],
});
export const gongenMichiyoShrine = Location('Gongen/Michiyo Shrine', {
  always: [playCost(noBot, -3, { who: 'each', at: thisPlace })],
});
export const seyalDhanakesDemesne = Location("Seyal/Dhanake's Demesne", {
  abilities: [
    {
      anyPlayer: true,
      pay: 4,
      target: { leader: that(yours, kizen, inBattle, here) },
      effect: untilEndOfTurn(immune({ to: isThe('leader') })),
    },
  ],
});
export const venusGulaMonsCorrectionalFacility = Location('Venus/Gula Mons Correctional Facility', {
  always: [noDrain({ who: 'you', at: thisPlace }), playPays(either(ship, unit), 1, { if: controlsHere('you') })],
});

import { Location } from '../../card.ts';
import {
  all,
  battleHere,
  cards,
  changeDrain,
  character,
  choose,
  chooseCards,
  compare,
  controlsHere,
  count,
  destroy,
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
  immune,
  inBattle,
  inHand,
  inPlayNow,
  isInverted,
  isLost,
  isThe,
  it,
  itself,
  kizen,
  location,
  locationCard,
  lose,
  move,
  movesTo,
  nextTime,
  noBot,
  noDrain,
  not,
  of,
  onYourStockpiles,
  opponent,
  pay,
  pendingAt,
  pendingOf,
  play,
  playCost,
  playPays,
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
  toLostPile,
  totalPowerIs,
  toUsedPile,
  turnEnds,
  unit,
  untilEndOfTurn,
  vehicle,
  warrior,
  weaponDestiny,
  when,
  withA,
  yourPhase,
  yours,
} from '../../words/index.ts';
