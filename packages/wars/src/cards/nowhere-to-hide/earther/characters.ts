// Characters of the Earthers.

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

import { Character } from '../../../card.ts';
import {
  another,
  at,
  atASite,
  attritionIsLeft,
  battleDestiny,
  battleHere,
  bothPlayers,
  character,
  choose,
  count,
  damage,
  damageable,
  either,
  entersPlay,
  eventNumber,
  fits,
  here,
  inBattle,
  infiltrator,
  invert,
  isDestroyed,
  it,
  itself,
  kizen,
  lookAt,
  lostByNow,
  may,
  onYourStockpiles,
  play,
  power,
  relatedHere,
  site,
  some,
  stepEnds,
  tactics,
  that,
  theirs,
  thisLocation,
  thisPlace,
  topOf,
  undamage,
  underReserve,
  unit,
  untilEndOfTurn,
  yours,
} from '../../../words/index.ts';
