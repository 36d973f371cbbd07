// Interrupts of the Gongen.

export const cloud = Interrupt('Cloud', {
  play: {
    target: { victim: that(ship, inSectorBattle) },
    effect: sequence(
      reveals('opponent'),
      when(compare(theirDestiny, '<', count(that(yours, fighter, where('victim')))), damage('victim')),
    ),
  },
});
export const dauntlessDefense = Interrupt('Dauntless Defense', {
  play: {
    target: { place: location },
    effect: untilEndOfTurn(defense(1, { to: that(yours, either(unit, ship), inBattle, at(isThe('place'))) })),
  },
});
export const energyTap = Interrupt('Energy Tap', {
  play: {
    target: { drain: pending('drain') },
    effect: nextTime({ on: losesToThatDrain('opponent', 'drain'), effect: forEach(lostToDrain, 'one', retrieve(1)) }),
  },
});
export const jetPackAttack = Interrupt('Jet Pack Attack', {
  play: {
    when: duringBattle('site'),
    target: { jumper: that(yours, character, at(that(site, adjacentTo(battlePlace)))) },
    effect: move('jumper', battlePlace),
  },
});
export const junshi = Interrupt('Junshi', {
  play: { when: exists(that(yours, kizen)), target: { broken: asset }, effect: destroy('broken') },
});
export const risingMorale = Interrupt('Rising Morale', {
  play: { needs: exists(that(sector, withSome(2, that(yours, fighter)))), effect: activate(4) },
});
export const spiritTheft = Interrupt('Spirit Theft', {
  play: { target: { hurt: that(isDamaged, unit) }, effect: activate(its('defense', 'hurt')) },
});
export const swiftResponse = Interrupt('Swift Response', {
  play: { target: { held: pending('ship') }, effect: untilEndOfTurn(unmovable({ to: isThe(cardOf('held')) })) },
});

import { Interrupt } from '../../../card.ts';
import {
  activate,
  adjacentTo,
  asset,
  at,
  battlePlace,
  cardOf,
  character,
  compare,
  count,
  damage,
  defense,
  destroy,
  duringBattle,
  either,
  exists,
  fighter,
  forEach,
  inBattle,
  inSectorBattle,
  isDamaged,
  isThe,
  its,
  kizen,
  location,
  losesToThatDrain,
  lostToDrain,
  move,
  nextTime,
  pending,
  retrieve,
  reveals,
  sector,
  sequence,
  ship,
  site,
  that,
  theirDestiny,
  unit,
  unmovable,
  untilEndOfTurn,
  when,
  where,
  withSome,
  yours,
} from '../../../words/index.ts';
