import { Interrupt } from '../../card.ts';
import {
  aboard,
  addAttrition,
  addBattleDestiny,
  afterStep,
  all,
  armed,
  at,
  battlePlace,
  card,
  cardOf,
  character,
  choose,
  chooseCards,
  chosen,
  compare,
  count,
  damage,
  damageable,
  defense,
  destiny,
  destroy,
  drains,
  drawPays,
  duringBattle,
  either,
  exists,
  hasScouting,
  having,
  immune,
  inBattle,
  inHand,
  inLostPile,
  inSiteBattle,
  isDamaged,
  isThe,
  its,
  kizen,
  opponent,
  ownerOf,
  pending,
  pendingToHand,
  power,
  powerUncounted,
  randomCards,
  reveals,
  sector,
  sequence,
  ship,
  show,
  tacticsUncounted,
  that,
  times,
  toHand,
  totalTactics,
  toUsedPile,
  unit,
  unlessPays,
  untilEndOfTurn,
  weapon,
  where,
  withA,
  yourPhase,
  yours,
} from '../../words/index.ts';

export const briefEncounter = Interrupt('Brief Encounter', {
  number: '1U169',
  faction: 'shi',
  kind: 'used',
  cost: 0,
  support: 1,
  destiny: 5,
  play: {
    target: { newcomer: pending('ship') },
    effect: untilEndOfTurn(powerUncounted({ to: isThe(cardOf('newcomer')) })),
  },
});
export const cloneReserves = Interrupt('Clone Reserves', {
  number: '1U172',
  faction: 'shi',
  kind: 'lost',
  cost: 1,
  support: 1,
  destiny: 1,
  play: {
    effect: sequence(
      randomCards('those cards', inLostPile(), 3),
      chooseCards(
        'found',
        { of: chosen('those cards'), min: 1, max: 1, prompt: 'Which of the three do you put in your hand?' },
        toHand('found'),
      ),
    ),
  },
});
export const closeCall = Interrupt('Close Call', {
  number: '1C173',
  faction: 'shi',
  kind: 'lost',
  cost: 0,
  support: 1,
  destiny: 5,
  play: { when: yourPhase('move'), target: { rescued: that(yours, either(ship, unit)) }, effect: toHand('rescued') },
});
export const easyPrey = Interrupt('Easy Prey', {
  number: '1U180',
  faction: 'shi',
  kind: 'lost',
  cost: 0,
  support: 1,
  destiny: 6,
  play: {
    target: { prey: that(character, inSiteBattle, at(withA(that(yours, character, armed)))) },
    effect: untilEndOfTurn(
      power(-3, { to: isThe('prey') }),
      defense(-3, { to: isThe('prey') }),
      tacticsUncounted({ to: isThe('prey'), if: duringBattle() }),
    ),
  },
});
export const energyConduit = Interrupt('Energy Conduit', {
  number: '1R181',
  faction: 'shi',
  kind: 'lost',
  cost: 0,
  support: 3,
  destiny: 6,
  play: { effect: untilEndOfTurn(drawPays(1)) },
});
export const fallenAlly = Interrupt('Fallen Ally', {
  number: '1R182',
  faction: 'shi',
  kind: 'used',
  cost: 1,
  support: 1,
  destiny: 5,
  play: {
    when: afterStep('loss'),
    target: { fallen: that(yours, character, isDamaged, inBattle) },
    effect: toUsedPile('fallen'),
  },
});
export const introversion = Interrupt('Introversion', {
  number: '1R187',
  faction: 'shi',
  kind: 'used',
  uses: 1,
  cost: 0,
  support: 2,
  destiny: 5,
  play: {
    when: all(
      duringBattle('site'),
      exists(that(yours, kizen, inBattle)),
      compare(count(that(yours, unit, inBattle)), '=', 1),
    ),
    effect: sequence(reveals('you'), addBattleDestiny(destiny)),
  },
});
export const martialInterrogation = Interrupt('Martial Interrogation', {
  number: '1C190',
  faction: 'shi',
  kind: 'used',
  cost: 2,
  support: 1,
  destiny: 2,
  play: {
    target: { newcomer: pending('ship', 'unit') },
    effect: unlessPays(ownerOf(cardOf('newcomer')), 2, pendingToHand('newcomer')),
  },
});
export const rippingBeam = Interrupt('Ripping Beam', {
  number: '1R201',
  faction: 'shi',
  kind: 'lost',
  cost: 2,
  support: 3,
  destiny: 1,
  play: {
    when: yourPhase('move'),
    lose: 4,
    target: { wreck: that(ship, at(that(sector, withA(that(yours, ship, armed))))) },
    effect: destroy('wreck'),
  },
});
export const subjugate = Interrupt('Subjugate', {
  number: '1U205',
  faction: 'shi',
  kind: 'lost',
  cost: 0,
  support: 1,
  destiny: 6,
  play: {
    when: compare(totalTactics('you', battlePlace), '>=', times(2, totalTactics(opponent, battlePlace))),
    target: { victim: that(unit, inSiteBattle) },
    effect: damage('victim'),
  },
});
export const blindingScream = Interrupt('Blinding Scream', {
  number: '2U90',
  faction: 'shi',
  kind: 'lost',
  cost: 0,
  support: 2,
  destiny: 4,
  play: {
    when: exists(that(yours, kizen)),
    effect: sequence(
      show(inHand(card, opponent), opponent),
      choose('that card', {
        who: opponent,
        list: inHand(card, opponent),
        prompt: 'Name a destiny: that of which card?',
      }),
      choose(
        'lost',
        {
          list: inHand(having('destiny', '=', its('destiny', 'that card')), opponent),
          prompt: 'Which card goes on top of the used pile?',
        },
        toUsedPile('lost'),
      ),
    ),
  },
});
export const cornered = Interrupt('Cornered', {
  number: '2C93',
  faction: 'shi',
  kind: 'used',
  cost: 0,
  support: 2,
  destiny: 5,
  play: { target: { weapon: that(yours, weapon, inSiteBattle) }, effect: addAttrition(-4, opponent) },
});
export const eavesdropper = Interrupt('Eavesdropper', {
  number: '2U97',
  faction: 'shi',
  kind: 'lost',
  cost: 2,
  support: 2,
  destiny: 3,
  play: {
    costTarget: { scout: that(yours, unit, hasScouting, damageable, inSiteBattle) },
    cost: [damage('scout')],
    effect: untilEndOfTurn(immune({ to: that(yours, unit, where('scout')) })),
  },
});
export const fewEscape = Interrupt('Few Escape', {
  number: '2R98',
  faction: 'shi',
  kind: 'lost',
  cost: 5,
  support: 3,
  destiny: 2,
  play: {
    when: yourPhase('move'),
    target: { victim: that(ship, having('power', '<=', 3)) },
    effect: destroy('victim'),
  },
});
export const protectiveFire = Interrupt('Protective Fire', {
  number: '2U103',
  faction: 'shi',
  kind: 'lost',
  cost: 1,
  support: 2,
  destiny: 5,
  play: {
    target: { covered: ship },
    effect: untilEndOfTurn(immune({ to: isThe('covered') }), immune({ to: that(unit, aboard(isThe('covered'))) })),
  },
});
export const undercurrents = Interrupt('Undercurrents', {
  number: '2R113',
  faction: 'shi',
  kind: 'lost',
  cost: 1,
  support: 2,
  destiny: 6,
  play: { lose: 2, effect: untilEndOfTurn(drains(-1, { who: 'opponent' })) },
});
