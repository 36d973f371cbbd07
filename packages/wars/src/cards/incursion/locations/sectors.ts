/** A location that has a second support icon of its faction while a ship of yours is there. */
const guarded = (faction: Faction): StaticSource =>
  supportIcon(faction, { at: thisPlace, if: exists(that(yours, ship, here)) });

/**
 * A location that is dismissed when it is played in the deploy phase, unless its player has another support icon of its faction or reveals a card of
 * it.
 */
const needsFaction = (faction: Faction): Triggered => ({
  on: entersPlay(itself),
  effect: when(
    // the icon of the location itself is one of them
    all(yourPhase('deploy'), compare(icons(faction), '<', 2)),
    sequence(
      choose(
        'shown',
        { list: inHand(of(faction)), optional: true, prompt: 'Which card do you reveal to keep this location?' },
        show(chosen('shown')),
      ),
      when(not(wasChosen('shown')), dismiss('self')),
    ),
  ),
});

export const alnakStationCapturedBase = Location('Alnak Station/Captured Base', {
  abilities: [
    {
      when: yourPhase('deploy'),
      costTarget: { ship: that(yours, ship, here) },
      cost: [toUsedPile('ship')],
      effect: download(that(locationCard('site'), titleHas('Alnak Station'))),
    },
  ],
});
export const ceresBeltHideaway = Location('Ceres/Belt Hideaway', {
  always: [battleCardDestiny(-2, { at: thisPlace })],
});
export const earthHumanitysHome = Location("Earth/Humanity's Home", {
  always: [guarded('earther')],
});
export const europaTheGamblersHideaway = Location("Europa/The Gambler's Hideaway", {
  abilities: [
    {
      anyPlayer: true,
      pay: 2,
      when: exists(that(labelled('Moon'), sector, elsewhere, underAttack)),
      target: { moved: that(yours, fighter, here) },
      effect: move('moved', theOne(that(labelled('Moon'), sector, elsewhere, underAttack))),
    },
  ],
});
export const ganymedeTraginiumSource = Location('Ganymede/Traginium Source', {
  always: [eachPlayer(drains(count(that(relatedHere, site, youControl)), { at: thisPlace }))],
});
export const gongenPilgrimsHaven = Location("Gongen/Pilgrims' Haven", {
  always: [eachPlayer(generates(1, { at: thisPlace, if: compare(icons('gongen'), '>=', 2) }))],
});
export const lunaMilitaryOutpost = Location('Luna/Military Outpost', {
  whenever: [
    {
      either: true,
      on: entersPlay(that(yours, capital), thisPlace),
      may: true,
      effect: play(inHand(fighter), { at: thisLocation, free: true }),
    },
  ],
});
export const mercuryUntappedPlanet = Location('Mercury/Untapped Planet', {
  always: [eachPlayer(totalPowerIs(4, { at: thisPlace, if: compare(count(that(yours, ship, here)), '=', 2) }))],
});
export const pallasAsteroidStronghold = Location('Pallas/Asteroid Stronghold', {
  whenever: [needsFaction('gongen')],
});
export const seyalDarkSide = Location('Seyal/Dark Side', {
  whenever: [needsFaction('shi')],
});
export const seyalLightSide = Location('Seyal/Light Side', {
  always: [guarded('shi')],
});
export const themisMobileAsteroid = Location('Themis/Mobile Asteroid', {
  always: [guarded('maverick')],
});
// wars/ruling-titan-raving-reds-refuge/1
export const titanRavingRedsRefuge = Location("Titan/Raving Red's Refuge", {
  abilities: [
    {
      uses: 1,
      lose: 1,
      when: not(exists(that(fighter, here))),
      target: { fallen: that(yours, fighter) },
      effect: nextTime({ on: isLost(isThe('fallen')), effect: returnHere('fallen') }),
    },
  ],
  provenance: 'errata',
});
export const venusResearchBase = Location('Venus/Research Base', {
  whenever: [needsFaction('earther')],
});
export const vestaCovetedRock = Location('Vesta/Coveted Rock', {
  always: [drains(1, { who: 'each', at: thisPlace })],
});

import { Location, type StaticSource, type Triggered } from '../../../card.ts';
import type { Faction } from '../../../state.ts';
import {
  all,
  battleCardDestiny,
  capital,
  choose,
  chosen,
  compare,
  count,
  dismiss,
  download,
  drains,
  eachPlayer,
  elsewhere,
  entersPlay,
  exists,
  fighter,
  generates,
  here,
  icons,
  inHand,
  isLost,
  isThe,
  itself,
  labelled,
  locationCard,
  move,
  nextTime,
  not,
  of,
  play,
  relatedHere,
  returnHere,
  sector,
  sequence,
  ship,
  show,
  site,
  supportIcon,
  that,
  theOne,
  thisLocation,
  thisPlace,
  titleHas,
  totalPowerIs,
  toUsedPile,
  underAttack,
  wasChosen,
  when,
  youControl,
  yourPhase,
  yours,
} from '../../../words/index.ts';
