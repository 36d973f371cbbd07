// wars/ruling-amorian-shipyard/1
export const amorianShipyard = Asset('Amorian Shipyard', {
  whenever: [
    {
      on: isLost(fighter, { of: 'you', inBattle: true }),
      if: canStackHere,
      needs: canStackHere,
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
  theirs: 'too',
  once: true,
  always: [battleDestiny(-3, { who: 'opponent', at: thisPlace })],
  whenever: [{ on: isControlled('opponent'), effect: dismiss('self') }],
});
export const cruelLesson = Asset('Cruel Lesson', {
  whenever: [{ on: isDamagedNow(unit, 'weapon'), if: othersDamaged, effect: lose(2, playerOf(it)) }],
});
export const dedication = Asset('Dedication', {
  always: [defense(1, { to: that(yours, isDamaged, either(character, fighter)) })],
});
export const honorableDeath = Asset('Honorable Death', {
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
  theirs: 'too',
  always: [drainNeedsPower(8, { at: thisPlace })],
});
export const meditation = Asset('Meditation', {
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
            prompt: 'Do you reveal a card with the same destiny and exchange the two?',
          },
          show(chosen('match')),
          exchangeWithTop('match'),
        ),
      ),
    },
  ],
});
export const minefield = Asset('Minefield', {
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
  theirs: 'too',
  always: [drainNeedsTactics(8, { at: thisPlace })],
});
export const sharperThanSteel = Asset('Sharper Than Steel', {
  whenever: [{ on: isDamagedNow(either(ship, unit), 'weapon'), may: true, pay: 2, effect: destroy(it) }],
});

import { Asset } from '../../../card.ts';
import {
  attrition,
  battleDestiny,
  canStackHere,
  character,
  chooseCards,
  chosen,
  compare,
  defense,
  destiny,
  destroy,
  dismiss,
  drainNeedsPower,
  drainNeedsTactics,
  either,
  entersPlay,
  exchangeWithTop,
  fighter,
  having,
  host,
  ifStillLost,
  inHand,
  isControlled,
  isDamaged,
  isDamagedNow,
  isLost,
  isThe,
  it,
  its,
  labelled,
  lose,
  othersDamaged,
  play,
  playerOf,
  reveals,
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
  theirDestiny,
  theirs,
  thisPlace,
  times,
  topCard,
  topOf,
  totalPowerIs,
  unit,
  untilEndOfTurn,
  when,
  yourPhase,
  yours,
} from '../../../words/index.ts';
