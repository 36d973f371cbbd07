// Characters of the Quay.

export const banakIlnasit = Character('Banak Ilnasit', {
  whenever: [
    {
      on: winsBattle('you', thisPlace),
      may: true,
      target: { victim: that(another(), unit, here) },
      effect: when(
        fits('victim', damageable),
        sequence(damage('victim'), may('Undamage Banak Ilnasit?', undamage('self'))),
      ),
    },
  ],
});
export const clandestineTeam = Character('Clandestine Team', {
  abilities: [
    {
      uses: 1,
      pay: 0,
      when: yourPhase('move'),
      effect: choose(
        'there',
        {
          list: cards(either(that(site, relatedHere), that(yours, ship, atRelated, withRoomFor('self')))),
          prompt: 'Where does Clandestine Team move?',
        },
        move('self', 'there'),
      ),
    },
  ],
});
export const flamecutter = Character('Flamecutter', {
  inverted: { always: [immune()] },
  whenever: [{ on: winsBattle('you', thisPlace), if: compare(usedSize(), '<=', 1), may: true, effect: invert('self') }],
});
export const hullripper = Character('Hullripper', {
  inverted: {
    abilities: [{ uses: 1, cost: [revert('self')], effect: draw(1, 'you', 'used pile') }],
  },
  abilities: [
    {
      uses: 1,
      given: { shown: inHand(locationCard()) },
      cost: [show(chosen('shown')), toUsedPile('shown')],
      effect: invert('self'),
    },
  ],
});
export const ilnaGuide = Character('Ilna Guide', {
  always: [tactics(-1, { to: that(ship, here, other(over(that(character, hasPiloting)))), if: atASector })],
});
export const katuka = Character('Katuka', {
  always: [tactics(-2, { to: that(theirs, unit, isDamaged, here) })],
});
export const lahrik = Character('Lahrik', {
  inverted: {
    abilities: [{ uses: 1, cost: [revert('self')], effect: lose(1, opponent) }],
  },
  whenever: [{ on: isLost(unit, { of: 'opponent', from: thisPlace }), may: true, effect: invert('self') }],
});
export const luhusSpearhead = Character('Luhus Spearhead', {
  abilities: [{ pay: 2, target: { gunman: that(character, here, hasQuickdraw) }, effect: invert('self') }],
});
export const rakat = Character('Rakat', {
  whenever: [{ on: isDestroyed(itself), may: true, pay: 2, effect: when(fits('self', lostByNow), toHand('self')) }],
});
export const ravagers = Character('Ravagers', {
  always: [attrition(3, { at: thisPlace, if: all(some(onYourStockpiles), atASite) })],
});
export const spineslinger = Character('Spineslinger', {
  always: [unmovable()],
  abilities: [
    { when: yourPhase('control'), lose: 2, cost: [dismiss('self')], effect: destroy(cards(that(unit, here))) },
  ],
});

import { Character } from '../../../card.ts';
import {
  all,
  another,
  atASector,
  atASite,
  atRelated,
  attrition,
  cards,
  character,
  choose,
  chosen,
  compare,
  damage,
  damageable,
  destroy,
  dismiss,
  draw,
  either,
  fits,
  hasPiloting,
  hasQuickdraw,
  here,
  immune,
  inHand,
  invert,
  isDamaged,
  isDestroyed,
  isLost,
  itself,
  locationCard,
  lose,
  lostByNow,
  may,
  move,
  onYourStockpiles,
  opponent,
  other,
  over,
  relatedHere,
  revert,
  sequence,
  ship,
  show,
  site,
  some,
  tactics,
  that,
  theirs,
  thisPlace,
  toHand,
  toUsedPile,
  undamage,
  unit,
  unmovable,
  usedSize,
  when,
  winsBattle,
  withRoomFor,
  yourPhase,
  yours,
} from '../../../words/index.ts';
