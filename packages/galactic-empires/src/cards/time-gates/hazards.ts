// Hazards of Time Gates

const wave = (strong: number): Omit<CardText, 'id'> => ({
  on: 'your fleet',
  effect: forEach(
    others,
    'seat',
    choose(
      'card',
      {
        who: 'seat',
        list: cards(that(anyCard, ofPlayer('seat'), strengthFrom(strong))),
        prompt: `Time Wave: which of your cards of strength ${strong} or more do you discard?`,
      },
      isLost('card'),
    ),
  ),
  after: 'bottom',
});
export const timeWave5 = card('H5 Time Wave', wave(3));
export const timeWave7 = card('H7 Time Wave', wave(5));

const { lasts: _turns, is: _class, ...warp } = universe.timeWarp1;
const trap = sequence(
  when(
    some(onHost),
    chooseOne(
      { prompt: 'What does Time Trap take away?', stakes: 'It counts as absent until the trap ends.' },
      { label: 'The card with all that lies on it', effect: takesAway('stack') },
      { label: 'That card alone', effect: takesAway('alone') },
    ),
    takesAway('as it is'),
  ),
);
export const timeTrap = card('H5 Time Trap', {
  ...warp,
  effect: trap,
  reactions: [{ on: anything, at: yours, effect: trap }],
  ends: { points: 'research', n: strength('self') },
});

export const temporalIonStorm = card('H6 Temporal Ion Storm', {
  on: 'your fleet',
  target: { victims: { of: that(unitOrPrey, ofOthers), each: 'opponent' } },
  effect: damageEach(chosen('victims'), 3),
  after: 'discard',
  names: { victims: 'the chosen cards' },
});

export const stellarGasCloud = card('H7 Stellar Gas Cloud', {
  on: terrain,
  always: [
    { k: 'fire taken', to: inHostsStack, times: 0 },
    { k: 'no fire', to: inHostsStack },
    { k: 'immune', to: itsHost, of: monster },
  ],
  reactions: [{ on: anything, effect: playsItself }],
  ends: { points: 'research', n: times(2, strength('self')) },
  names: { host: 'that terrain' },
});

export const timeTyphoon = reprint('H7 Time Typhoon (Time Gates)', universe.timeTyphoon);

export const antiTimeMineField = card('H8 Anti-Time Mine Field', {
  on: that(ship, ofOthers, strengthUpTo('self')),
  effect: sequence(
    set('ship', host),
    set('owner', ownerOf('ship')),
    forEach(ofStack('ship', anyCard), 'aboard', returnToHand('aboard')),
    chooseOne(
      { who: 'owner', prompt: 'Where does your ship go?' },
      { label: 'Beneath your deck', effect: put('ship', 'beneath the deck') },
      {
        label: 'Into your reserve fleet, for a card of it that is as strong',
        if: some(reserveAsStrongAs('ship', 'owner')),
        effect: choose(
          'gone',
          {
            who: 'owner',
            list: reserveAsStrongAs('ship', 'owner'),
            prompt: 'Which card of your reserve fleet is discarded?',
          },
          takesReserve('ship', 'gone'),
        ),
      },
    ),
  ),
  after: 'discard',
  names: { host: 'that ship', ship: 'that ship', owner: 'its owner', aboard: 'it', gone: 'the chosen one' },
});

import { type CardText, card, reprint } from '../../card.ts';
import {
  card as anyCard,
  anything,
  cards,
  choose,
  chooseOne,
  chosen,
  damageEach,
  forEach,
  host,
  inHostsStack,
  isLost,
  itsHost,
  monster,
  ofOthers,
  ofPlayer,
  ofStack,
  onHost,
  others,
  ownerOf,
  playsItself,
  put,
  reserveAsStrongAs,
  returnToHand,
  sequence,
  set,
  ship,
  some,
  strength,
  strengthFrom,
  strengthUpTo,
  takesAway,
  takesReserve,
  terrain,
  that,
  times,
  unitOrPrey,
  when,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/hazards.ts';
