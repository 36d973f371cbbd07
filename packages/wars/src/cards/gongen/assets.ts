import { Asset } from '../../card.ts';
import {
  all,
  another,
  atASite,
  attrition,
  battleDestiny,
  canStackHere,
  character,
  chooseCards,
  chosen,
  compare,
  count,
  defense,
  destiny,
  destroy,
  dismiss,
  drainNeedsPower,
  drainNeedsTactics,
  drainsNow,
  either,
  entersPlay,
  exchangeWithTop,
  exists,
  fighter,
  gainsQuickdrawOtherwise,
  having,
  here,
  host,
  ifStillLost,
  inBattle,
  inHand,
  isControlled,
  isDamaged,
  isDamagedNow,
  isDestroyed,
  isLost,
  isThe,
  it,
  its,
  justLost,
  labelled,
  lose,
  not,
  opponent,
  othersDamaged,
  play,
  playerOf,
  retrieve,
  reveals,
  revealsBattleDestiny,
  sector,
  sequence,
  set,
  ship,
  show,
  size,
  stackedHere,
  stackOn,
  that,
  the,
  theHost,
  theirDestiny,
  theirs,
  thisPlace,
  times,
  toHand,
  toLostPile,
  topCard,
  topOf,
  totalPowerIs,
  unit,
  untilEndOfTurn,
  when,
  withSome,
  yourPhase,
  yours,
} from '../../words/index.ts';

export const amorianShipyard = Asset('Amorian Shipyard', {
  number: '1R56',
  faction: 'gongen',
  cost: 0,
  support: 2,
  destiny: 5,
  whenever: [
    {
      on: isLost(fighter, { of: 'you', inBattle: true }),
      if: canStackHere,
      may: true,
      effect: ifStillLost(it, stackOn(it)),
    },
  ],
  abilities: [
    { pay: 2, when: yourPhase('deploy'), effect: play(stackedHere(), { at: that(labelled('Asteroid'), sector) }) },
  ],
  provenance: 'ruling',
});
export const carrierScreen = Asset('Carrier Screen', {
  number: '1R58',
  faction: 'gongen',
  beneath: 'location',
  cost: 3,
  support: 3,
  destiny: 5,
  theirs: 'too',
  once: true,
  always: [battleDestiny(-3, { who: 'opponent', at: thisPlace })],
  whenever: [{ on: isControlled('opponent'), effect: dismiss('self') }],
});
export const cruelLesson = Asset('Cruel Lesson', {
  number: '1R62',
  faction: 'gongen',
  cost: 3,
  support: 1,
  destiny: 1,
  whenever: [{ on: isDamagedNow(unit, 'weapon'), if: othersDamaged, effect: lose(2, playerOf(it)) }],
});
export const dedication = Asset('Dedication', {
  number: '1C64',
  faction: 'gongen',
  cost: 3,
  support: 2,
  destiny: 2,
  always: [defense(1, { to: that(yours, isDamaged, either(character, fighter)) })],
});
export const honorableDeath = Asset('Honorable Death', {
  number: '1U74',
  faction: 'gongen',
  cost: 1,
  support: 1,
  destiny: 5,
  whenever: [{ on: isLost(fighter, { of: 'you', inBattle: true }), may: true, effect: ifStillLost(it, stackOn(it)) }],
  abilities: [
    {
      target: { place: sector },
      cost: [set('stack', size(stackedHere())), dismiss('self')],
      effect: untilEndOfTurn(totalPowerIs(times(2, the('stack')), { at: isThe('place') })),
    },
  ],
});
export const markOfTheKami = Asset('Mark of the Kami', {
  number: '1R86',
  faction: 'gongen',
  beneath: 'sector',
  cost: 2,
  support: 3,
  destiny: 0,
  theirs: 'too',
  always: [drainNeedsPower(8, { at: thisPlace })],
});
export const meditation = Asset('Meditation', {
  number: '1R87',
  faction: 'gongen',
  beneath: 'kizen',
  cost: 0,
  support: 2,
  destiny: 5,
  once: true,
  abilities: [
    {
      uses: 1,
      pay: 1,
      effect: sequence(
        show(topOf('reserve', 1)),
        chooseCards(
          'match',
          {
            of: inHand(having('destiny', '=', its('destiny', topCard()))),
            min: 0,
            max: 1,
            prompt: 'Reveal a card with the same destiny and exchange the two?',
          },
          show(chosen('match')),
          exchangeWithTop('match'),
        ),
      ),
    },
  ],
});
export const minefield = Asset('Minefield', {
  number: '1C88',
  faction: 'gongen',
  beneath: 'site',
  cost: 3,
  support: 3,
  destiny: 2,
  theirs: 'too',
  whenever: [
    {
      on: entersPlay(that(yours, unit), thisPlace),
      effect: sequence(reveals('opponent'), when(compare(its('defense', it), '<', theirDestiny), destroy(it))),
    },
    {
      on: entersPlay(that(theirs, unit), thisPlace),
      effect: sequence(reveals('you'), when(compare(its('defense', it), '<', destiny), destroy(it))),
    },
  ],
});
export const muchAdmired = Asset('Much Admired', {
  number: '1R89',
  faction: 'gongen',
  beneath: 'kizen',
  cost: 0,
  support: 2,
  destiny: 4,
  once: true,
  abilities: [
    {
      uses: 1,
      pay: 2,
      effect: sequence(
        reveals('opponent'),
        when(
          compare(theirDestiny, '<', its('tactics', host)),
          untilEndOfTurn(attrition(-4, { who: 'opponent', at: thisPlace })),
        ),
      ),
    },
  ],
});
export const notEasilyTaken = Asset('Not Easily Taken', {
  number: '1R91',
  faction: 'gongen',
  beneath: 'site',
  cost: 2,
  support: 3,
  destiny: 0,
  theirs: 'too',
  always: [drainNeedsTactics(8, { at: thisPlace })],
});
export const sharperThanSteel = Asset('Sharper Than Steel', {
  number: '1U96',
  faction: 'gongen',
  cost: 5,
  support: 3,
  destiny: 2,
  whenever: [{ on: isDamagedNow(either(ship, unit), 'weapon'), may: true, pay: 2, effect: destroy(it) }],
});
export const danceOfSteel = Asset('Dance of Steel', {
  number: '2R32',
  faction: 'gongen',
  cost: 2,
  support: 2,
  destiny: 4,
  whenever: [
    {
      on: revealsBattleDestiny('you'),
      may: true,
      effect: retrieve(count(that(theirs, isDamaged, unit, inBattle))),
    },
  ],
});
export const indomitableWill = Asset('Indomitable Will', {
  number: '2C40',
  faction: 'gongen',
  beneath: 'kizen',
  cost: 0,
  support: 1,
  destiny: 6,
  once: true,
  whenever: [
    {
      on: drainsNow('you', thisPlace),
      if: all(atASite, not(exists(that(yours, unit, here, another(host))))),
      may: true,
      effect: retrieve(1),
    },
  ],
});
export const rapidFire = Asset('Rapid Fire', {
  number: '2U45',
  faction: 'gongen',
  beneath: 'character',
  cost: 1,
  support: 1,
  destiny: 6,
  always: [defense(2, { to: theHost }), gainsQuickdrawOtherwise(1, { to: theHost })],
});
export const strengthOfArms = Asset('Strength of Arms', {
  number: '2R46',
  faction: 'gongen',
  cost: 1,
  support: 1,
  destiny: 5,
  whenever: [
    {
      on: isDestroyed(that(labelled('Deigan'), unit), { of: 'you' }),
      if: canStackHere,
      may: true,
      effect: ifStillLost(it, stackOn(it)),
    },
  ],
  abilities: [
    {
      when: yourPhase('deploy'),
      target: { kept: stackedHere() },
      given: { lost: inHand() },
      cost: [toLostPile('lost')],
      effect: toHand('kept'),
    },
  ],
});
export const traginiumCache = Asset('Traginium Cache', {
  number: '2U54',
  faction: 'gongen',
  unique: true,
  labels: ['Stockpile'],
  cost: 0,
  support: 2,
  destiny: 6,
  abilities: [
    {
      uses: 1,
      pay: 1,
      when: yourPhase('deploy'),
      effect: when(
        all(exists(that(sector, withSome(2, that(yours, fighter)))), compare(size(stackedHere()), '<', 2)),
        sequence(lose(1, opponent), stackOn(justLost, 'self', 'face down')),
      ),
    },
  ],
});
