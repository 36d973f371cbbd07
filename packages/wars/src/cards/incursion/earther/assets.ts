// Assets of the Earthers.

export const advancedResearch = Asset('Advanced Research', {
  always: [power(2, { to: theHost }), tactics(2, { to: theHost })],
});
export const blockade = Asset('Blockade', {
  theirs: 'too',
  always: [playCost(unit, count(that(yours, ship, at(that(relatedHere, sector)))), { who: 'opponent', at: thisPlace })],
});
export const fighterSupport = Asset('Fighter Support', {
  theirs: 'too',
  whenever: [
    {
      on: stepEnds('battle destiny', that(relatedHere, site)),
      atOnce: true,
      effect: sequence(reveals('you'), addBattleDestiny(destiny)),
    },
    { on: isControlled('opponent'), effect: dismiss('self') },
  ],
});
export const firstAid = Asset('First Aid', {
  abilities: [
    {
      uses: 1,
      pay: 4,
      target: { patient: that(yours, unit) },
      effect: nextTimeInstead({ on: wouldBeDestroyed(isThe('patient')), effect: undamage('patient') }),
    },
  ],
});
export const orbitalBombardment = Asset('Orbital Bombardment', {
  theirs: 'too',
  abilities: [
    {
      uses: 1,
      lose: 2,
      target: { victim: that(unit, here, inBattle), sky: that(relatedHere, sector) },
      effect: sequence(
        reveals('you'),
        when(compare(its('defense', 'victim'), '<', plus(destiny, totalTactics('you', 'sky'))), damage('victim')),
      ),
    },
  ],
});
export const orbitalCoverage = Asset('Orbital Coverage', {
  theirs: 'too',
  whenever: [
    { on: losesBattle('you', that(relatedHere, site)), may: true, lose: 5, effect: limitCasualties(0) },
    { on: isControlled('opponent'), effect: dismiss('self') },
  ],
});
export const slippery = Asset('Slippery', {
  always: [noAttack({ at: thisPlace, if: all(atASite, not(exists(that(yours, unit, here, other(infiltrator))))) })],
  abilities: [{ pay: 3, effect: toHand(host) }],
});
export const untappedMettle = Asset('Untapped Mettle', {
  once: true,
  abilities: [
    { cost: [dismiss('self')], effect: untilEndOfTurn(power(3, { to: theHost }), attrition(2, { at: thisPlace })) },
  ],
});
export const untoldPowerOfVisions = Asset('Untold Power of Visions', {
  once: true,
  abilities: [
    {
      uses: 1,
      pay: 1,
      target: { whose: bothPlayers },
      effect: sequence(
        lookAt(topOf('reserve', 2, 'whose')),
        when(
          atLeast(reserveSize('whose'), 2),
          chooseCards(
            'sent',
            {
              of: topOf('reserve', 2, 'whose'),
              min: 1,
              max: 1,
              prompt: 'Which of the two goes on top of the used pile?',
            },
            toUsedPile('sent'),
          ),
        ),
      ),
    },
  ],
});

import { Asset } from '../../../card.ts';
import {
  addBattleDestiny,
  all,
  at,
  atASite,
  atLeast,
  attrition,
  bothPlayers,
  chooseCards,
  compare,
  count,
  damage,
  destiny,
  dismiss,
  exists,
  here,
  host,
  inBattle,
  infiltrator,
  isControlled,
  isThe,
  its,
  limitCasualties,
  lookAt,
  losesBattle,
  nextTimeInstead,
  noAttack,
  not,
  other,
  playCost,
  plus,
  power,
  relatedHere,
  reserveSize,
  reveals,
  sector,
  sequence,
  ship,
  site,
  stepEnds,
  tactics,
  that,
  theHost,
  thisPlace,
  toHand,
  topOf,
  totalTactics,
  toUsedPile,
  undamage,
  unit,
  untilEndOfTurn,
  when,
  wouldBeDestroyed,
  yours,
} from '../../../words/index.ts';
