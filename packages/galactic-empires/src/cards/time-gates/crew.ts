// The crew of Time Gates.

export const janitor = card('C1 Janitor', {
  always: [{ k: 'strength', to: mates, n: 1 }],
  reactions: [
    { on: beingPlayed(titled('Toxic Waste Spill')), effect: stopIt },
    { from: 'both', on: all(beingPlayed(anyCard), playedAt(equipment)), effect: stopIt },
  ],
  is: ['answers anything'],
});

const breed = titled('Suark Breed');
const others = count(cards(that(breed, other(itself))));
/** A Suark Breed: others in play change its strength. The weakest goes in place of other crew, and the strongest lets its player play in other turns. */
const suark = (n: Amount): SideText => ({
  always: [{ k: 'strength', to: itself, n }],
  whenever: [
    {
      on: playsInTheirs('play A'),
      if: all(noneHasActed(breed), isStrongest(breed)),
      effect: oncePlayed(
        when(
          some(handOf('you')),
          may(
            'Do you play a card now, in the turn of another player?',
            choose(
              'fresh',
              { list: playable(handOf('you'), 'counts'), prompt: 'Which card do you play?' },
              hasActedNow,
              playNow('fresh', 'counts'),
              restsUntilYourTurn('fresh'),
            ),
          ),
        ),
      ),
    },
  ],
  instead: [
    {
      on: wouldBeDiscarded(that(crew, other(itself))),
      if: goesFirst(breed),
      effect: isLostInstead,
    },
  ],
  names: { fresh: 'that card' },
});
export const suarkBreed1 = card('C1 Suark Breed', suark(times(2, others)));
export const suarkBreed2 = card('C2 Suark Breed', suark(others));
export const suarkBreed3 = card('C3 Suark Breed', suark(others));
export const suarkBreed4 = card('C4 Suark Breed', suark(others));
export const suarkBreed5 = card('C5 Suark Breed', suark(others));
export const suarkBreed6 = card('C6 Suark Breed', suark(minus(0, others)));

export const cryogenicConvict = card('C3 Cryogenic Convict', {
  on: that(harbor, ofOthers, other(inFleetWith(titled('Penal Colony')))),
  always: [
    {
      k: 'fleet output',
      what: 'economy',
      n: minus(0, strength('self')),
      who: thatPlayer(playerOf(location)),
      toll: true,
    },
  ],
});

export const cybersist = card('C4 Cybersist', {
  always: [{ k: 'needs', to: that(crew, yours), set: 0 }],
});

export const invasionForce = card('C4 Invasion Force', {
  functions: [
    { oneOf: 1, attack: true, target: { world: foes(terrain) }, effect: damage('world', 1) },
    { oneOf: 1, target: { world: foes(terrain) }, effect: stopOutput('world', 1) },
    { oneOf: 1, attack: true, target: { post: foes(base, engaged, weak) }, effect: disengage('post') },
  ],
  names: { world: 'that terrain', post: 'that base' },
});

const patient = that(either(monster, dragon), yours);
export const veterinarian = card('C5 Veterinarian', {
  only: { repair: isRemembered },
  whenever: [
    {
      on: phaseBegins('record keeping'),
      effect: choose(
        'patient',
        {
          list: cards(that(patient, damaged)),
          prompt: 'Which monster or dragon does the Veterinarian heal this turn?',
        },
        treats('patient'),
      ),
    },
  ],
  reactions: [
    { on: losing(either(monster, dragon)), effect: repair(eventCard, 3) },
    { on: volleyAt(patient), effect: healsVolley(3), label: 'heal 3 points, the volley’s damage first' },
    {
      on: anythingElse(volleyAt(patient)),
      target: { patient: that(patient, damaged) },
      effect: repair('patient', 3),
    },
  ],
  names: { patient: 'it', remembered: 'its patient', event: 'it' },
});

export const timeAssaultTeam = card('C6 Time Assault Team', {
  functions: [
    {
      attack: true,
      target: { hull: foes(either(ship, base), hollow) },
      effect: damage('hull', 1),
    },
  ],
  reactions: [{ on: beingPlayed(either(ship, base)), effect: afterwards(damage('subject', strength('self'))) }],
  names: { hull: 'that ship or base' },
});

const swoop = volleyAt(that(bearer, yours));
export const temporalEngineer = card('C9 Temporal Engineer', {
  on: that(bearer, yours),
  effect: draw(2),
  functions: [
    {
      aPlay: true,
      when: some(discardsOf('you')),
      label: 'exchange it for the bottom card of your discard pile',
      effect: sequence(
        set('old', bottomDiscard('you')),
        put('self', 'beneath the discard pile'),
        put('old', 'in hand'),
      ),
    },
  ],
  reactions: [
    { on: swoop, at: volleyTarget, effect: sequence(draw(2), stopIt, discard('self')) },
    { on: anything, effect: draw(2) },
    { from: 'play', spent: true, on: volleyAt(itsLocation), effect: stopIt },
  ],
  names: { old: 'the card that was the lowest there', stopping: 'the volley does nothing' },
});

export const fatherOfTime = card('C10 Father of Time', {
  whenever: [{ on: isDiscarded(anyCard), if: latest, effect: goBeneathDecks }],
});

import type { Amount } from '@orrery/kernel';
import { card, type SideText } from '../../card.ts';
import {
  bottomDiscard,
  goBeneathDecks,
  goesFirst,
  hasActedNow,
  inFleetWith,
  isLostInstead,
  noneHasActed,
  oncePlayed,
  playsInTheirs,
  restsUntilYourTurn,
  stopOutput,
  treats,
} from '../../words/expansions/index.ts';
import {
  afterwards,
  all,
  card as anyCard,
  anything,
  anythingElse,
  base,
  bearer,
  beingPlayed,
  cards,
  choose,
  count,
  crew,
  damage,
  damaged,
  discard,
  discardsOf,
  disengage,
  dragon,
  draw,
  either,
  engaged,
  equipment,
  eventCard,
  handOf,
  harbor,
  healsVolley,
  hollow,
  isDiscarded,
  isRemembered,
  isStrongest,
  itself,
  itsLocation,
  latest,
  location,
  losing,
  may,
  minus,
  monster,
  ofOthers,
  other,
  phaseBegins,
  playable,
  playedAt,
  playerOf,
  playNow,
  put,
  repair,
  sequence,
  set,
  ship,
  some,
  stopIt,
  strength,
  terrain,
  that,
  thatPlayer,
  times,
  titled,
  volleyAt,
  volleyTarget,
  when,
  wouldBeDiscarded,
  yours,
} from '../../words/index.ts';
import { foes, mates, weak } from '../universe/crew/shared.ts';
