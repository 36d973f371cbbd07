// The abilities of New Empires.

const being = that(either(crew, dragon, monster), yours);

export const medicalScanner = card('A1 Medical Scanner', {
  always: [
    { k: 'makes', to: itsHost, what: 'research', n: 1 },
    {
      k: 'strength',
      to: that(itsHost, either(called('doctor'), called('nurse'), titled('EMT'), called('science officer'))),
      n: 1,
    },
  ],
  functions: [{ target: { harm: that(illOrHurt, atItsLocation, weakerThan(host)) }, effect: discard('harm') }],
  names: { harm: 'that illness or injury' },
});

export const deviant = reprint('A3 Deviant', universe.anarchist, {
  functions: [{ label: 'sabotage the location', effect: structuralDamage(location, 1) }],
});

export const warMedal = card('A4 Artifact - War Medal of Yorl', {
  when: playsEmpire('Clydon'),
  always: [
    { k: 'makes', to: itsHost, what: 'command', n: 1 },
    { k: 'strength', to: itsHost, n: 1 },
    { k: 'damage done', to: itsHost, n: 1 },
  ],
});

export const assaultRifle = card('A4 Assault Rifle', {
  is: ['used on missions'],
  always: [{ k: 'strength in combat', to: itsHost, n: 4 }],
  functions: [{ label: 'do 1 damage there', when: isOnMission(host), effect: damage(location, 1) }],
});

export const bionicEnhancement = card('A4 Bionic Enhancement', {
  on: being,
  always: [
    { k: 'damage done', to: itsHost, times: 1.5 },
    { k: 'fire', to: itsHost, what: 'phasers', times: 1.5 },
  ],
});

export const demolitionExpertise = card('A4 Demolition Expertise', {
  on: that(crew, yours, doingDamage),
  always: [
    { k: 'damage done', to: itsHost, n: 2 },
    { k: 'not played on', to: itsHost, of: titled('Demolition Expertise') },
  ],
});

export const geneticMutation = card('A4 Genetic Mutation', {
  on: being,
  always: [{ k: 'immune', to: itsHost, of: that(ability, ofAnotherDeck) }],
  functions: [{ spent: true, target: { foul: that(ability, atOtherFleets) }, effect: discard('foul') }],
  reactions: [
    { on: all(beingPlayed(ability), playedAt(being)), at: aimedAtNow, effect: stopIt },
    {
      on: anything,
      target: { foul: that(ability, atOtherFleets) },
      effect: sequence(discard('foul'), discard('self')),
    },
  ],
  names: { foul: 'that ability' },
});

export const battleSuit = reprint('A5 Battle Suit (New Empires)', universe.battleSuit, { is: ['used on missions'] });

export const mindMoldSymbionts = reprint('A5 Mind Mold Symbionts (New Empires)', universe.mindMoldSymbionts, {
  always: [
    { k: 'strength', to: itsHost, n: strength('self'), even: true },
    { k: 'immune', to: itsHost, of: that(crew, ofAnotherDeck, strengthUpTo('host')), even: true },
  ],
});

export const mentalAnguish = reprint('A6 Mental Anguish (New Empires)', universe.mentalAnguish);

export const promotion = card('A6 Promotion', {
  always: [
    { k: 'makes', to: itsHost, what: 'command', n: 1 },
    { k: 'strength', to: itsHost, n: 2 },
    { k: 'extra uses', to: that(itsHost, other(limited)), n: 1 },
    { k: 'every function', to: that(itsHost, limited) },
  ],
});

export const cyborgDeath = card('A7 Cyborg Death', {
  reactions: [
    {
      on: all(losing(that(dragon, yours)), byDamage),
      effect: sequence(
        set('half', oneOrMore(halfOf(strength(eventCard)))),
        set('now', theTime),
        lasts({ k: 'strength', to: stayedSince('now'), set: the('half') }, 'game', these(eventCard)),
        removeDamage(eventCard),
      ),
    },
  ],
  after: 'discard',
  names: { event: 'that dragon', half: 'half of what it was, but at least 1' },
});

export const accidentalEvolution = card('A9 Accidental Evolution', {
  always: [
    { k: 'strength', to: itsHost, n: toBase(10) },
    { k: 'works anywhere', to: itsHost },
  ],
  reactions: [{ on: anything, effect: playsItself }],
  names: { host: 'that crew' },
});

export const avatar = card('A10 Avatar', {
  reactions: [
    {
      from: 'both',
      on: losing(that(crew, yours)),
      effect: sequence(when(same(host, eventCard), discard('self')), stopIt, put(eventCard, 'in hand')),
    },
    {
      from: 'both',
      on: losing(that(dragon, yours)),
      effect: sequence(stopIt, put(eventCard, 'in hand'), discard('self')),
    },
  ],
  names: { event: 'that card', stopping: 'it is not lost' },
});

export const technoSorcerer = card('A10 Techno-Sorcerer', {
  on: that(either(crew, dragon), yours),
  whenever: [
    {
      on: phaseBegins('allocation'),
      // everybody is asked, so that nobody learns who could
      effect: may(
        'Do you play a card before you allocate points?',
        choose(
          'early',
          { list: playable(handOf('you'), 'counts'), prompt: 'Which card do you play?' },
          playNow('early', 'counts'),
        ),
      ),
    },
  ],
  names: { early: 'it' },
});

import { card, reprint } from '../../card.ts';
import {
  doingDamage,
  limited,
  oneOrMore,
  playsItself,
  stayedSince,
  theTime,
  toBase,
} from '../../words/expansions/index.ts';
import {
  ability,
  aimedAtNow,
  all,
  anything,
  atItsLocation,
  atOtherFleets,
  beingPlayed,
  byDamage,
  called,
  choose,
  crew,
  damage,
  discard,
  dragon,
  either,
  eventCard,
  halfOf,
  handOf,
  host,
  isOnMission,
  itsHost,
  lasts,
  location,
  losing,
  may,
  monster,
  ofAnotherDeck,
  other,
  phaseBegins,
  playable,
  playedAt,
  playNow,
  playsEmpire,
  put,
  removeDamage,
  same,
  sequence,
  set,
  stopIt,
  strength,
  strengthUpTo,
  structuralDamage,
  that,
  the,
  these,
  titled,
  weakerThan,
  when,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/abilities.ts';
import { illOrHurt } from '../universe/crew/shared.ts';
