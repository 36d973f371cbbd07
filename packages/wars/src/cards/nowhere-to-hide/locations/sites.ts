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

import { Location } from '../../../card.ts';
import {
  all,
  changeDrain,
  character,
  controlsHere,
  count,
  destroy,
  either,
  here,
  immune,
  inBattle,
  isInverted,
  isThe,
  kizen,
  lose,
  movesTo,
  noBot,
  noDrain,
  of,
  onYourStockpiles,
  opponent,
  pendingAt,
  pendingOf,
  playCost,
  playPays,
  ship,
  that,
  thisPlace,
  toLostPile,
  unit,
  untilEndOfTurn,
  yourPhase,
  yours,
} from '../../../words/index.ts';
