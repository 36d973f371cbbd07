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
  // the trap itself is there, so research reaches it
  always: [
    { k: 'apart', to: takenAway, even: true },
    { k: 'disengaged', to: takenAway, even: true },
  ],
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

/** Exchanges a crew of the fleet for one of the hand. */
const traded = { target: { old: that(crew, yours, replaceable) }, effect: exchangeForHand('old') };
export const entitySwap = card('H5 Entity Swap', {
  on: 'your fleet',
  functions: [{ ...traded, label: 'exchange a crew card for one of the hand' }],
  reactions: [{ on: anything, ...traded, effect: sequence(traded.effect, discard('self')) }],
  ends: { points: 'research', n: 1, while: pointsInReaction },
  whenever: [{ on: phaseBegins('discard'), effect: put('self', 'in hand') }],
  names: { old: 'that crew' },
});

export const spaceTimeDiversion = card('H5 Space-Time Diversion', {
  on: 'your fleet',
  when: some(othersWithDecks),
  effect: choose('owner', { list: othersWithDecks, prompt: 'From whose deck do you draw?' }, drawsOpenly('owner')),
  after: 'discard',
  names: { owner: 'that player' },
});

const beam = either(titled('Tractor Beam'), titled('Repulsion Beam'));
export const starWell = card('H8 Star Well', {
  on: 'what is being played',
  reactions: [{ on: beingPlayed(either(ship, base)), effect: afterwards(landsOn('subject'), disengage(host)) }],
  always: [
    { k: 'disengaged', to: itsHost },
    { k: 'no protection', to: itsHost },
  ],
  ends: { points: 'energy', n: times(2, strength(host)) },
  whenever: [{ on: isPlayedOn(beam, itsHost), effect: discard('self') }],
  names: { host: 'that unit' },
});

import { type CardText, card, reprint } from '../../card.ts';
import {
  drawsOpenly,
  exchangeForHand,
  isPlayedOn,
  landsOn,
  playsItself,
  pointsInReaction,
  replaceable,
} from '../../words/expansions/index.ts';
import {
  afterwards,
  card as anyCard,
  anything,
  base,
  beingPlayed,
  cards,
  choose,
  chooseOne,
  chosen,
  crew,
  damageEach,
  discard,
  disengage,
  either,
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
  othersWithDecks,
  ownerOf,
  phaseBegins,
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
  takenAway,
  takesAway,
  takesReserve,
  terrain,
  that,
  times,
  titled,
  unitOrPrey,
  when,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/hazards.ts';
