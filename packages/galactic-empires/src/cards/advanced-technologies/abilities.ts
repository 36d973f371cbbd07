// The abilities of Advanced Technologies.

/** Crew on a ship of an empire. */
const aboard = (empire: Empire): SideText => ({ on: that(crew, yours, onA(that(hull, ofEmpire(empire)))) });

export const droneClydon = card('A3 Drone Clydon', {
  ...aboard('Clydon'),
  always: [{ k: 'twice', to: that(itsHost, strengthUpTo(3)) }],
});

export const executivePosition = card('A4 Executive Position', {
  ...aboard('Corporate'),
  always: [{ k: 'makes', to: itsHost, what: 'command', n: 1 }],
  whenever: [{ on: phaseBegins('play B'), effect: functionsAgain(cards(that(crew, yours, atItsLocation))) }],
});

export const mechanization = card('A4 Mechanization', {
  on: that(crew, ofOthers),
  effect: control(host),
  always: [{ k: 'controls', to: itsHost }],
  ends: { points: 'research', n: strength('self') },
  names: { host: 'that crew' },
});

const krebizCrew = that(crew, yours, onA(that(hull, ofEmpire('Krebiz'))));
export const thickShelledCrab = card('A4 Thick Shelled Crab', {
  on: krebizCrew,
  always: [{ k: 'strength', to: itsHost, n: 4 }],
  reactions: [{ on: attacked(crew, krebizCrew), at: aimedAtNow, effect: stopIt }],
  names: { host: 'that crew', stopping: 'that attack has no effect' },
});

export const bloodClydon = card('A5 Blood Clydon', {
  ...aboard('Clydon'),
  is: ['used on missions'],
  functions: [
    {
      label: 'its host attacks at its location',
      attack: true,
      uses: 4,
      when: justPlayed,
      target: { victim: that(either(crew, equipment), atItsLocation, ofOthers, strengthUpTo('host')) },
      effect: discard('victim'),
    },
  ],
  whenever: [{ on: phaseBegins('discard'), even: true, effect: discard(host) }],
  names: { victim: 'that card', host: 'its host' },
});

export const officersSaber = card("A6 Officer's Saber", {
  on: that(crew, yours, strengthFrom(6)),
  always: [{ k: 'not played on', to: itsLocation, of: titled('Mutineer') }],
  reactions: [{ from: 'play', on: attacked(crew, that(yours, atItsLocation)), effect: stopIt }],
  names: { stopping: 'that attack has no effect' },
});

export const vektreanLeadership = card('A6 Vektrean Leadership', {
  on: that(crew, yours, onA(that(bearer, ofEmpire('Vektrean')))),
  always: [{ k: 'immune', to: that(crew, atItsLocation, weakerThan(host)), of: takingControl }],
});
export const vektreanLoyalty = card('A8 Vektrean Loyalty', {
  on: that(crew, yours, onA(that(bearer, ofEmpire('Vektrean')))),
  always: [{ k: 'immune', to: that(crew, atItsLocation), of: takingControl }],
});

export const automation = card('A7 Automation', {
  on: that(terrain, yours),
  names: { host: 'that terrain' },
  always: [
    { k: 'output', to: itsHost, times: 2 },
    { k: 'needs', to: that(crew, yours), times: 2 },
  ],
});

/** One of the two things that another player has less of in the next turn, and you have now. */
const takeOver = (label: string, what: StaticSource, gain: Effect): Functional => ({
  oneOf: 1,
  label,
  when: severalOthers,
  target: { who: othersNotAgain },
  effect: sequence(
    remember({ player: 'who' }),
    setCounter(turnsBegun),
    lasts({ ...what, n: -1, who: thatPlayer('who') }, { turns: 2, of: 'who' }),
    gain,
  ),
});
export const bolaarNegotiator = card('A7 Bolaar Negotiator', {
  ...aboard('Bolaar'),
  functions: [
    takeOver('take over a card draw', { k: 'card draws' }, draw(1)),
    takeOver('take over a Card Play', { k: 'card plays' }, morePlays(1)),
  ],
  names: { who: 'that player' },
});

export const imperialClydon = card('A7 Imperial Clydon', {
  ...aboard('Clydon'),
  effect: when(is(host, that(crew, engaged)), commandAtOnce(2)),
  always: [{ k: 'makes', to: itsHost, what: 'command', n: 2 }],
  names: { host: 'that crew' },
});

export const improvedAutomaton = reprint('A7 Improved Automaton', universe.greaterAutomaton, {
  reactions: [
    { on: all(beingPlayed(healthAffecting), playedAt(that(crew, yours))), at: aimedAtNow, effect: passesBy(host) },
    { on: losing(that(place, yours)), at: that(crew, yours, onA(theOneReactedTo)), effect: floatInSpace(host) },
  ],
});

import type { Effect } from '@orrery/kernel';
import { card, type Functional, reprint, type SideText, type StaticSource } from '../../card.ts';
import type { Empire } from '../../printed.ts';
import {
  commandAtOnce,
  functionsAgain,
  morePlays,
  severalOthers,
  takingControl,
} from '../../words/expansions/index.ts';
import {
  aimedAtNow,
  all,
  atItsLocation,
  attacked,
  bearer,
  beingPlayed,
  cards,
  control,
  crew,
  discard,
  draw,
  either,
  engaged,
  equipment,
  floatInSpace,
  healthAffecting,
  host,
  hull,
  is,
  itsHost,
  itsLocation,
  justPlayed,
  lasts,
  losing,
  ofEmpire,
  ofOthers,
  onA,
  othersNotAgain,
  passesBy,
  phaseBegins,
  place,
  playedAt,
  remember,
  sequence,
  setCounter,
  stopIt,
  strength,
  strengthFrom,
  strengthUpTo,
  terrain,
  that,
  thatPlayer,
  theOneReactedTo,
  titled,
  turnsBegun,
  weakerThan,
  when,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/abilities.ts';
