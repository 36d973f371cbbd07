// Luck cards of the Primary Edition

export const luckyCrewAction = reprint('L1 Lucky Crew Action (Primary Edition)', universe.luckyCrewAction);

const doctor = that(crew, called('doctor'));
/** A doctor does nothing for one turn. */
const idle = (doctor: string) => lasts({ k: 'no functions' }, { turns: 1 }, these(doctor));
export const malpractice = card('L2 Malpractice', {
  on: either(doctor, that(base, titled('Hospital'))),
  // a Hospital is disengaged, as its text says
  effect: when(is(host, base), disengageForATurn(host), sequence(set('doctor', host), idle('doctor'))),
  reactions: [
    { on: actionOf(doctor), effect: sequence(stopIt, set('doctor', eventCard), idle('doctor')) },
    { on: beingPlayed(doctor), effect: sequence(comesIdle, set('doctor', eventCard), idle('doctor')) },
    { on: anythingElse(any(actionOf(doctor), beingPlayed(doctor))), target: { doctor }, effect: idle('doctor') },
  ],
  after: 'discard',
  names: { doctor: 'that doctor', host: 'that card', event: 'that doctor', stopping: 'that action has no effect' },
});

export const warpEngineBreach = card('L2 Warp Engine Breach (Primary Edition)', {
  ...universe.warpEngineBreach,
  on: ship,
});

export const luckyTargeting = card('L3 Lucky Targeting', {
  on: unit,
  effect: sequence(set('unit', host), lasts({ k: 'fire', times: 1.5 }, { turns: 1 }, these('unit'))),
  after: 'discard',
  names: { unit: 'that unit', host: 'that unit' },
});

export const unluckyTargeting = reprint('L3 Unlucky Targeting (Primary Edition)', universe.unluckyTargeting);

export const miscommunications = reprint('L4 Miscommunications (Primary Edition)', universe.miscommunications);

export const monsterHealing = reprint('L4 Monster Healing (Primary Edition)', universe.monsterHealing);

/** It is no reaction: it is played on a minesweeper in its player's turn. */
const { reactions: _none, ...sweepsNoMore } = universe.unsuccessfulMinesweeping;
export const unsuccessfulMinesweeping = card('L4 Unsuccessful Minesweeping (Primary Edition)', sweepsNoMore);

export const defensiveOverride = reprint('L5 Defensive Override (Primary Edition)', universe.defensiveOverride);

export const targetingError = reprint('L8 Targeting Error (Primary Edition)', universe.targetingError);

import { card, reprint } from '../../card.ts';
import { comesIdle } from '../../words/expansions/index.ts';
import {
  actionOf,
  any,
  anythingElse,
  base,
  beingPlayed,
  called,
  crew,
  disengageForATurn,
  either,
  eventCard,
  host,
  is,
  lasts,
  sequence,
  set,
  ship,
  stopIt,
  that,
  these,
  titled,
  unit,
  when,
} from '../../words/index.ts';
import * as universe from '../universe/luck.ts';
