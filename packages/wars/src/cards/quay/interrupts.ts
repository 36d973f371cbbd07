import { Interrupt } from '../../card.ts';
import {
  addBattleDestiny,
  at,
  atSector,
  atSite,
  battleground,
  beside,
  bothPlayers,
  cancelPending,
  card,
  cards,
  character,
  choose,
  compare,
  damage,
  destroy,
  drains,
  either,
  forEach,
  hasPiloting,
  inBattle,
  inHand,
  inSiteBattle,
  inUsedPile,
  invert,
  isInverted,
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
  other,
  pending,
  placeOfPending,
  play,
  playPays,
  power,
  redirect,
  relatedTo,
  relatedToA,
  revert,
  sequence,
  ship,
  shuffle,
  site,
  tactics,
  that,
  theirOwn,
  there,
  toHand,
  toUsedPile,
  underReserve,
  unit,
  untilEndOfTurn,
  upright,
  when,
  youControl,
  yourPhase,
  yours,
} from '../../words/index.ts';

export const abominablePresence = Interrupt('Abominable Presence', {
  number: '1U220',
  faction: 'quay',
  kind: 'used',
  uses: 1,
  cost: 0,
  support: 2,
  destiny: 3,
  play: {
    target: { leader: that(yours, kizen, atSite) },
    effect: untilEndOfTurn(drains(-1, { who: 'opponent', at: that(location, relatedTo('leader')) })),
  },
});
export const apparition = Interrupt('Apparition', {
  number: '1R222',
  faction: 'quay',
  kind: 'lost',
  cost: 0,
  support: 2,
  destiny: 6,
  play: { target: { leader: that(yours, kizen, inSiteBattle) }, effect: addBattleDestiny(3) },
});
export const frozenByFear = Interrupt('Frozen by Fear', {
  number: '1U232',
  faction: 'quay',
  kind: 'lost',
  cost: 2,
  support: 2,
  destiny: 3,
  play: {
    effect: untilEndOfTurn(
      playPays(either(ship, unit), 2, { who: 'each', at: that(location, relatedToA(that(yours, kizen))) }),
    ),
  },
});
export const fury = Interrupt('Fury', {
  number: '1R233',
  faction: 'quay',
  kind: 'lost',
  cost: 2,
  support: 1,
  destiny: 2,
  play: { effect: play(inHand(that(labelled('Inverter', 'adjective'), character))) },
});
export const hounded = Interrupt('Hounded', {
  number: '1R234',
  faction: 'quay',
  kind: 'lost',
  cost: 4,
  support: 2,
  destiny: 5,
  play: {
    effect: nextTime({
      on: movesTo(that(yours, character), site),
      target: { victim: that(unit, there) },
      effect: when(compare(its('power', 'victim'), '<', its('power', mover)), destroy('victim')),
    }),
  },
});
export const portent = Interrupt('Portent', {
  number: '1R251',
  faction: 'quay',
  kind: 'lost',
  cost: 2,
  support: 1,
  destiny: 3,
  play: { target: { arrival: pending('ship', 'unit') }, effect: redirect('arrival') },
});
export const reaping = Interrupt('Reaping', {
  number: '1R258',
  faction: 'quay',
  kind: 'lost',
  uses: 1,
  cost: 0,
  support: 3,
  destiny: 6,
  play: {
    when: yourPhase('control'),
    effect: forEach(cards(that(battleground, youControl)), 'place', lose(1, opponent)),
  },
});
export const revenge = Interrupt('Revenge', {
  number: '1U260',
  faction: 'quay',
  kind: 'lost',
  cost: 2,
  support: 3,
  destiny: 4,
  play: { effect: lose(2, opponent, 'reserve') },
});
export const risingDread = Interrupt('Rising Dread', {
  number: '1R261',
  faction: 'quay',
  kind: 'lost',
  cost: 2,
  support: 2,
  destiny: 4,
  play: {
    effect: sequence(
      choose('that unit', { who: opponent, list: cards(that(unit, theirOwn)), prompt: 'Which of your units goes?' }),
      toHand('that unit'),
    ),
  },
});
export const spite = Interrupt('Spite', {
  number: '1R265',
  faction: 'quay',
  kind: 'lost',
  cost: 3,
  support: 1,
  destiny: 2,
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
  number: '1R274',
  faction: 'quay',
  kind: 'used',
  cost: 0,
  support: 2,
  destiny: 5,
  play: {
    target: { victim: that(character, inSiteBattle) },
    effect: sequence(
      choose('that kizen', { list: cards(that(yours, kizen, inSiteBattle)), prompt: 'The tactics of which kizen?' }),
      untilEndOfTurn(
        power(negative(its('tactics', 'that kizen')), { to: isThe('victim') }),
        tactics(negative(its('tactics', 'that kizen')), { to: isThe('victim') }),
      ),
    ),
  },
});
export const attackPlan = Interrupt('Attack Plan', {
  number: '2C116',
  faction: 'quay',
  kind: 'lost',
  cost: 1,
  support: 2,
  destiny: 6,
  play: {
    when: yourPhase('control'),
    effect: choose('turned', { list: cards(that(yours, upright)), prompt: 'Which do you invert?' }, invert('turned')),
  },
});
export const breaching = Interrupt('Breaching', {
  number: '2U118',
  faction: 'quay',
  kind: 'used',
  cost: 0,
  support: 2,
  destiny: 5,
  play: { target: { victim: that(unit, atSector, other(hasPiloting)) }, effect: destroy('victim') },
});
export const fillWithFear = Interrupt('Fill With Fear', {
  number: '2R123',
  faction: 'quay',
  kind: 'lost',
  cost: 3,
  support: 2,
  destiny: 3,
  play: {
    target: { drain: pending('drain') },
    costTarget: { turned: that(yours, isInverted, at(that(location, relatedTo(placeOfPending('drain'))))) },
    cost: [revert('turned')],
    effect: cancelPending('drain'),
  },
});
export const flareOfRage = Interrupt('Flare of Rage', {
  number: '2U125',
  faction: 'quay',
  kind: 'used',
  uses: 1,
  cost: 0,
  support: 1,
  destiny: 3,
  play: {
    target: { whom: bothPlayers },
    effect: sequence(underReserve(inUsedPile(card, 'whom')), shuffle('reserve', 'whom')),
  },
});
export const lifeLeech = Interrupt('Life Leech', {
  number: '2R133',
  faction: 'quay',
  kind: 'lost',
  cost: 0,
  support: 2,
  destiny: 5,
  play: {
    costTarget: { spent: that(yours, character, inBattle, beside(that(yours, kizen))) },
    target: { victim: that(character, inBattle) },
    cost: [toUsedPile('spent')],
    effect: damage('victim'),
  },
  provenance: 'errata',
});
export const rousingLeap = Interrupt('Rousing Leap', {
  number: '2R137',
  faction: 'quay',
  kind: 'lost',
  cost: 0,
  support: 3,
  destiny: 6,
  play: { cost: [lose(5, 'you', 'hand')], effect: toHand(inUsedPile()) },
});
