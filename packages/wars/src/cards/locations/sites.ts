import { Location } from '../../card.ts';
import {
  all,
  atLeast,
  battleHere,
  cards,
  changeDrain,
  character,
  choose,
  chooseCards,
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

/** Units that were chosen here go to another site, which their player chooses. */
const toAnotherSite = choose(
  'goal',
  { list: cards(that(site, elsewhere)), prompt: 'To which site?' },
  move('moved', 'goal'),
);

export const alnakStationHallway = Location('Alnak Station/Hallway', {
  number: '1R294',
  unique: true,
  kind: 'site',
  destiny: 0,
  energy: [1, 0],
  icon: 'quay',
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
  number: '1C295',
  unique: true,
  labels: ['Port'],
  kind: 'site',
  destiny: 0,
  energy: [1, 0],
  icon: 'quay',
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
  number: '1C297',
  unique: true,
  kind: 'site',
  destiny: 0,
  energy: [2, 1],
  icon: 'earther',
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
  number: '1R300',
  unique: true,
  kind: 'site',
  destiny: 3,
  energy: [1, 1],
  always: [eachPlayer(drains(2, { at: thisPlace, if: atLeast(factionsOf(that(yours, unit, here)), 2) }))],
});
export const ganymedeExploratoryCamp = Location('Ganymede/Exploratory Camp', {
  number: '1S301',
  kind: 'site',
  destiny: 0,
  energy: [1, 1],
  icon: 'earther',
  unlimited: true,
  encampment: true,
});
export const ganymedeForwardBase = Location('Ganymede/Forward Base', {
  number: '1C302',
  unique: true,
  kind: 'site',
  destiny: 0,
  energy: [2, 1],
  icon: 'shi',
  always: [
    totalPowerIs(2, { at: that(site, relatedHere), if: all(controlsHere('you'), exists(that(yours, kizen, here))) }),
  ],
});
export const ganymedeFrontierCamp = Location('Ganymede/Frontier Camp', {
  number: '1S303',
  kind: 'site',
  destiny: 0,
  energy: [1, 1],
  icon: 'maverick',
  unlimited: true,
  encampment: true,
});
export const ganymedeHarvestingCamp = Location('Ganymede/Harvesting Camp', {
  number: '1S304',
  kind: 'site',
  destiny: 0,
  energy: [1, 1],
  icon: 'shi',
  unlimited: true,
  encampment: true,
});
export const ganymedeHuntersCamp = Location("Ganymede/Hunters' Camp", {
  number: '1S305',
  kind: 'site',
  destiny: 0,
  energy: [1, 1],
  icon: 'quay',
  unlimited: true,
  encampment: true,
});
export const ganymedeMiningPlatform = Location('Ganymede/Mining Platform', {
  number: '1U306',
  unique: true,
  kind: 'site',
  destiny: 3,
  energy: [2, 2],
  always: [
    generates(1, { at: that(relatedHere, location, withA(that(yours, either(ship, unit)))), if: controlsHere('you') }),
  ],
});
export const ganymedeOccupiedTunnels = Location('Ganymede/Occupied Tunnels', {
  number: '1C307',
  unique: true,
  labels: ['Underground'],
  kind: 'site',
  destiny: 0,
  energy: [2, 1],
  icon: 'quay',
  always: [powerUncounted({ to: that(vehicle, here), if: battleHere() })],
});
export const ganymedePilgrimsCamp = Location("Ganymede/Pilgrims' Camp", {
  number: '1S308',
  kind: 'site',
  destiny: 0,
  energy: [1, 1],
  icon: 'gongen',
  unlimited: true,
  encampment: true,
});
export const ganymedeTraginiumWell = Location('Ganymede/Traginium Well', {
  number: '1C310',
  unique: true,
  kind: 'site',
  destiny: 3,
  energy: [2, 2],
  whenever: [{ either: true, on: entersPlay(that(yours, unit), thisPlace), effect: pay(1, opponent) }],
});
export const ganymedeUndergroundBunker = Location('Ganymede/Underground Bunker', {
  number: '1C311',
  unique: true,
  labels: ['Underground'],
  kind: 'site',
  destiny: 0,
  energy: [2, 1],
  icon: 'gongen',
  always: [supportIcon('gongen', { at: thisPlace, if: exists(that(yours, unit, here)) })],
});
export const ganymedeUnstableGround = Location('Ganymede/Unstable Ground', {
  number: '1C312',
  unique: true,
  kind: 'site',
  destiny: 3,
  energy: [1, 1],
  always: [drains(1, { who: 'each', at: thisPlace })],
  whenever: [
    {
      either: true,
      on: turnEnds('you'),
      effect: chooseCards(
        'swallowed',
        { of: that(yours, unit, here), min: 1, max: 1, prompt: 'Which of your units leaves the unstable ground?' },
        toUsedPile('swallowed'),
      ),
    },
  ],
});
export const ganymedeValley = Location('Ganymede/Valley', {
  number: '1C313',
  unique: true,
  kind: 'site',
  destiny: 3,
  energy: [2, 2],
  always: [weaponDestiny(2, { at: thisPlace })],
});
export const ganymedeVantagePoint = Location('Ganymede/Vantage Point', {
  number: '1U314',
  unique: true,
  kind: 'site',
  destiny: 3,
  energy: [2, 1],
  whenever: [
    { on: entersPlay(itself), may: true, pay: 1, effect: download(that(locationCard(), titleHas('Ganymede'))) },
  ],
});
export const gongenIceMine = Location('Gongen/Ice Mine', {
  number: '1C315',
  unique: true,
  kind: 'site',
  destiny: 0,
  energy: [1, 1],
  icon: 'gongen',
  whenever: [
    { on: entersPlay(vehicle, thisPlace), effect: when(inPlayNow(it), toUsedPile(it)) },
    { on: movesTo(vehicle, thisPlace), effect: when(inPlayNow(it), toUsedPile(it)) },
  ],
});
export const themisLandingPad = Location('Themis/Landing Pad', {
  number: '1C322',
  unique: true,
  labels: ['Port'],
  kind: 'site',
  destiny: 0,
  energy: [2, 1],
  icon: 'maverick',
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
  number: '2R154',
  unique: true,
  kind: 'site',
  destiny: 3,
  energy: [2, 2],
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
  number: '2C155',
  unique: true,
  kind: 'site',
  destiny: 0,
  energy: [1, 1],
  icon: 'quay',
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
  number: '2R157',
  unique: true,
  labels: ['Underground'],
  kind: 'site',
  destiny: 0,
  energy: [1, 1],
  icon: 'quay',
  reconstructed: ['number'],
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
  number: '2U158',
  unique: true,
  labels: ['Port'],
  kind: 'site',
  destiny: 0,
  energy: [2, 1],
  icon: 'gongen',
  always: [playCost(noBot, -3, { who: 'each', at: thisPlace })],
});
export const seyalDhanakesDemesne = Location("Seyal/Dhanake's Demesne", {
  number: '2U162',
  unique: true,
  labels: ['Port'],
  kind: 'site',
  destiny: 0,
  energy: [2, 1],
  icon: 'shi',
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
  number: '2U163',
  unique: true,
  kind: 'site',
  destiny: 0,
  energy: [2, 1],
  icon: 'earther',
  always: [noDrain({ who: 'you', at: thisPlace }), playPays(either(ship, unit), 1, { if: controlsHere('you') })],
});
