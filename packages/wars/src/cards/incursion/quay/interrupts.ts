// Interrupts of the Quay.

export const abominablePresence = Interrupt('Abominable Presence', {
  play: {
    target: { leader: that(yours, kizen, atSite) },
    effect: untilEndOfTurn(drains(-1, { who: 'opponent', at: that(location, relatedTo('leader')) })),
  },
});
export const apparition = Interrupt('Apparition', {
  play: { target: { leader: that(yours, kizen, inSiteBattle) }, effect: addBattleDestiny(3) },
});
export const frozenByFear = Interrupt('Frozen by Fear', {
  play: {
    effect: untilEndOfTurn(
      playPays(either(ship, unit), 2, { who: 'each', at: that(location, relatedToA(that(yours, kizen))) }),
    ),
  },
});
export const fury = Interrupt('Fury', {
  play: { effect: play(inHand(that(labelled('Inverter', 'adjective'), character))) },
});
export const hounded = Interrupt('Hounded', {
  play: {
    effect: nextTime({
      on: movesTo(that(yours, character), site),
      target: { victim: that(unit, there) },
      effect: when(compare(its('power', 'victim'), '<', its('power', mover)), destroy('victim')),
    }),
  },
});
export const portent = Interrupt('Portent', {
  play: { target: { arrival: pending('ship', 'unit') }, effect: redirect('arrival') },
});
export const reaping = Interrupt('Reaping', {
  play: {
    when: yourPhase('control'),
    effect: forEach(cards(that(battleground, youControl)), 'place', lose(1, opponent)),
  },
});
export const revenge = Interrupt('Revenge', {
  play: { effect: lose(2, opponent, 'reserve') },
});
export const risingDread = Interrupt('Rising Dread', {
  play: {
    effect: sequence(
      choose('that unit', {
        who: opponent,
        list: cards(that(unit, theirOwn)),
        prompt: "Which of your units goes back to its owner's hand?",
      }),
      toHand('that unit'),
    ),
  },
});
export const spite = Interrupt('Spite', {
  play: {
    target: { place: location },
    effect: nextTime({
      on: losesToDrain('you', isThe('place')),
      target: { victim: that(either(ship, unit), at(isThe('place'))) },
      effect: toHand('victim'),
    }),
  },
});
export const waylaid = Interrupt('Waylaid', {
  play: {
    target: { victim: that(character, inSiteBattle) },
    effect: sequence(
      choose('that kizen', {
        list: cards(that(yours, kizen, inSiteBattle)),
        prompt: 'Which of your kizen weakens the target? Its tactics count.',
      }),
      untilEndOfTurn(
        power(negative(its('tactics', 'that kizen')), { to: isThe('victim') }),
        tactics(negative(its('tactics', 'that kizen')), { to: isThe('victim') }),
      ),
    ),
  },
});

import { Interrupt } from '../../../card.ts';
import {
  addBattleDestiny,
  at,
  atSite,
  battleground,
  cards,
  character,
  choose,
  compare,
  destroy,
  drains,
  either,
  forEach,
  inHand,
  inSiteBattle,
  isThe,
  its,
  kizen,
  labelled,
  location,
  lose,
  losesToDrain,
  mover,
  movesTo,
  negative,
  nextTime,
  opponent,
  pending,
  play,
  playPays,
  power,
  redirect,
  relatedTo,
  relatedToA,
  sequence,
  ship,
  site,
  tactics,
  that,
  theirOwn,
  there,
  toHand,
  unit,
  untilEndOfTurn,
  when,
  youControl,
  yourPhase,
  yours,
} from '../../../words/index.ts';
