// Characters of the Shi.

export const ashmahiAnant = Character('Ashmahi-Anant', {
  abilities: [
    {
      uses: 1,
      pay: 4,
      target: { victim: that(theirs, ship, here, inSectorBattle) },
      effect: when(
        any(
          compare(its('defense', 'victim'), '<', its('piloting', 'self')),
          compare(its('defense', 'victim'), '<', its('tactics', 'self')),
        ),
        damage('victim'),
      ),
    },
  ],
});
export const carabinier = Character('Carabinier');
export const claviger = Character('Claviger');
export const dhanakeTilak = Character('Dhanake-Tilak', {
  always: [power(icons('shi')), attrition(times(-1, icons('shi')), { who: 'opponent', at: thisPlace, if: atASite })],
});
export const keyKeeper = Character('Key Keeper', {
  always: [immune({ if: some(onYourStockpiles) })],
});
export const lifeseeker = Character('Lifeseeker', {
  abilities: [
    { uses: 1, pay: 5, target: { wounded: that(unit, another(), isDamaged, here) }, effect: toHand('wounded') },
  ],
});
export const oreAlembic = Character('Ore Alembic', {
  abilities: [
    {
      uses: 1,
      when: battleNear,
      given: { hoard: inHand(stockpile) },
      cost: [toLostPile('hoard')],
      effect: when(losingBattle, reduceCasualties(2)),
    },
  ],
});
export const rantoshAnant = Character('Rantosh-Anant', {
  always: [
    playLoses(ship, 2, {
      at: thisPlace,
      who: 'opponent',
      if: all(fits('self', aboard(that(yours, ship))), not(exists(that(theirs, ship, here)))),
    }),
  ],
});
export const vidanar = Character('Vidanar', {
  abilities: [
    {
      uses: 1,
      lose: 1,
      effect: takeOneOfTop(icons('shi')),
    },
  ],
});

import { Character } from '../../../card.ts';
import {
  aboard,
  all,
  another,
  any,
  atASite,
  attrition,
  battleNear,
  compare,
  damage,
  exists,
  fits,
  here,
  icons,
  immune,
  inHand,
  inSectorBattle,
  isDamaged,
  its,
  losingBattle,
  not,
  onYourStockpiles,
  playLoses,
  power,
  reduceCasualties,
  ship,
  some,
  stockpile,
  takeOneOfTop,
  that,
  theirs,
  thisPlace,
  times,
  toHand,
  toLostPile,
  unit,
  when,
  yours,
} from '../../../words/index.ts';
