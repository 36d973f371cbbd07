// The crew of Powers of the Mind.

export const psyHealer = card('C3 Psy Healer', {
  functions: [
    {
      label: 'heal a psy being',
      target: { patient: that(psyBeing, damaged, atItsLocation) },
      effect: repair('patient', 2),
    },
  ],
  reactions: [{ from: 'play', on: beingPlayed(monster), spent: true, effect: stopIt }],
  names: { patient: 'it' },
});

export const psyberMage = card('C5 Psyber Mage', {
  is: ['cyber mage'],
  always: [
    { k: 'card plays', n: 1, if: isStrongest(mage) },
    { k: 'card draws', n: 1, if: isStrongest(mage) },
  ],
});

export const cfo = reprint('C6 CFO (Powers of the Mind)', specialists.cfo, {
  always: [
    { k: 'keeps points', what: 'economy' },
    { k: 'needs', to: itself, n: -1, what: 'economy', if: playsEmpire('Corporate'), even: true },
  ],
});
export const ceo = reprint('C8 CEO (Powers of the Mind)', specialists.ceo);

export const psyMarine = card('C8 Psy Marine', {
  functions: [
    {
      oneOf: 1,
      label: 'attack a Sector HQ or Psy Network',
      target: { craft: that(readyCarrier, yours, atItsLocation), mark: othersWithout(base) },
      effect: sequence(usesUp('craft'), damageHome('mark', 1)),
    },
    {
      oneOf: 1,
      attack: true,
      label: 'do 1 damage there',
      target: { victim: that(either(type('P'), shipOrBase), ofOthers, atItsLocation) },
      effect: damage('victim', 1),
    },
  ],
  names: { craft: 'that craft', mark: 'that player', victim: 'that card' },
});

/** Monsters worth 10 points must be against its fleet before it comes back. */
const needed = atLeast(totalStrength(cards(that(monster, againstYourFleet))), 10);
export const chakan = card('C10 Chakan: The Forever Man', {
  is: ['harms monsters'],
  bane: ['weapons', 'card damage', 'research'],
  functions: [{ target: { prey: monster }, effect: damage('prey', 10) }],
  instead: [
    {
      on: wouldBeDestroyed(itself, 'by research too'),
      effect: sequence(put('self', 'in hand'), lasts({ k: 'no play', to: itself, if: not(needed) }, 'game')),
    },
  ],
  names: { prey: 'that monster' },
});

import { card, reprint } from '../../card.ts';
import { damageHome, othersWithout } from '../../words/expansions/index.ts';
import {
  againstYourFleet,
  atItsLocation,
  atLeast,
  base,
  beingPlayed,
  cards,
  damage,
  damaged,
  either,
  isStrongest,
  itself,
  lasts,
  mage,
  monster,
  not,
  ofOthers,
  playsEmpire,
  psyBeing,
  put,
  readyCarrier,
  repair,
  sequence,
  shipOrBase,
  stopIt,
  that,
  totalStrength,
  type,
  usesUp,
  wouldBeDestroyed,
  yours,
} from '../../words/index.ts';
import * as specialists from '../universe/crew/specialists.ts';
