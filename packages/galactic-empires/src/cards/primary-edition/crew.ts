// The crew of the Primary Edition. A ruling lets crew act where it is without a shuttle or transporter (ge-r-transport-not-needed-1).

export const boardingParty1 = reprint('C1 Boarding Party (Primary Edition)', fighters.boardingParty1);
export const boardingParty4 = reprint('C4 Boarding Party (Primary Edition)', fighters.boardingParty4);
export const boardingParty7 = reprint('C7 Boarding Party (Primary Edition)', fighters.boardingParty7);
export const mercenary2 = reprint('C2 Mercenary (Primary Edition)', fighters.mercenary2);
export const mercenary6 = reprint('C6 Mercenary (Primary Edition)', fighters.mercenary6);
export const bountyHunter = reprint('C4 Bounty Hunter (Primary Edition)', fighters.bountyHunter);
export const marine = reprint('C4 Marine (Primary Edition)', fighters.marine);
export const assassin = reprint('C8 Assassin (Primary Edition)', fighters.assassin);
export const securityOfficer = reprint('C4 Security Officer (Primary Edition)', fighters.securityOfficer, { is: [] });

export const suicideSquad = card('C5 Suicide Squad (Primary Edition)', {
  functions: [
    {
      attack: true,
      spent: true,
      target: { hull: foes(either(ship, base), hollow) },
      effect: damage('hull', strength('self')),
    },
  ],
  names: { hull: 'that ship or base' },
});

export const marauder = card('C9 Marauder (Primary Edition)', {
  functions: [
    { oneOf: 2, attack: true, target: { hull: foes(either(ship, base), hollow) }, effect: damage('hull', 2) },
    { oneOf: 2, attack: true, target: { victim: foes(crew) }, effect: discard('victim') },
    { oneOf: 2, attack: true, target: { spoil: foes(equipment) }, effect: discard('spoil') },
  ],
  names: { hull: 'that ship or base', victim: 'that crew', spoil: 'that equipment' },
});

export const deputyAssistant = reprint(
  'C1 Confidential First Chief Executive Deputy Assistant to the.....',
  specialists.deputyAssistant,
);

export const civilianCaptain = card('C2 Civilian Captain', {
  always: [
    { k: 'needs', to: that(itsLocation, ship, generic), n: -1, what: 'supply' },
    { k: 'fire taken', to: that(itsLocation, ship, generic), what: 'volley', n: -1 },
  ],
});

export const doctor2 = card('C2 Doctor', healing(1));
export const doctor7 = card('C7 Doctor (Primary Edition)', healing(3));
export const scienceOfficer = reprint('C6 Science Officer (Primary Edition)', healers.scienceOfficer6);

export const corruptPolitician = reprint('C4 Corrupt Politician (Primary Edition)', schemers.corruptPolitician);
export const quartermaster = reprint('C5 Quartermaster (Primary Edition)', officers.quartermaster);
export const weaponsOfficer = reprint('C5 Weapons Officer (Primary Edition)', officers.weaponsOfficer);
export const mysticWanderer = reprint('C7 Mystic Wanderer (Primary Edition)', plotters.mysticWanderer, {
  on: that(terrain, yours),
});

export const ambassador = card('C5 Ambassador (Primary Edition)', {
  always: [{ k: 'not fired at', to: itsLocation, of: either(weak, other(shipOrBase)), if: not(onlyUnit) }],
});

export const ancientSpacefarer = card('C6 Ancient Spacefarer (Primary Edition)', {
  on: that(harbor, yours, amidst(crew)),
  always: [{ k: 'voids', to: luckCard, of: atItsLocation }],
});

export const fighterPilot = reprint('C4 Fighter Pilot', specialists.aceFighterPilot, {
  always: [
    { k: 'fire taken', to: itsHost, what: 'volley', n: -1 },
    { k: 'rearms', to: itsHost, if: not(hasCounted) },
  ],
  whenever: [{ on: isRearmed(itsHost), effect: setCounter(1) }],
  names: { host: 'that shuttle or fighter', uncounted: 'it has not rearmed it yet' },
});

export const communicationsOfficer = card('C5 Communications Officer', {
  on: that(harbor, yours, other(that(base, withAnyOf(titled('Communications Officer'))))),
  always: [{ k: 'makes', to: itself, n: -1, what: 'command', if: not(is(location, base)), even: true }],
  whenever: [
    {
      on: turnEnds('you'),
      if: all(justPlayed, some(deckOf('you'))),
      effect: may('Do you look at the top card of your deck?', lookAt(topOfDeck('you'))),
    },
  ],
});

/** The crew that a General sends out. */
const shockTroops = that(crew, either(titled('Marine'), titled('Commando'), titled('Marauder')));
export const general = card('C8 General (Primary Edition)', {
  on: that(base, yours),
  always: [{ k: 'strength', to: that(called('boarding party'), yours), n: 2 }],
  functions: [
    {
      target: { crew: raiders(shockTroops), to: goals('crew') },
      effect: raid('crew', 'to', shockTroops),
      label: 'send a Marine, Commando or Marauder of its base on a there-and-back mission, with no transportation',
    },
  ],
});

export const mechadOverlord = card('C8 Mechad Overlord', {
  on: that(terrain, yours),
  always: [
    {
      k: 'banishes',
      to: that(crew, ofOthers, atItsLocation, weaker, other(carrying(titled('Automaton')))),
    },
  ],
});

export const indiriganChieftain = card('C9 Indirigan Chieftain', {
  on: that(ship, ofEmpire('Indirigan'), yours),
  always: [{ k: 'not fired at', to: itsLocation, of: that(ofOtherTribe, other(ledBy(titled('Indirigan Chieftain')))) }],
  is: ['chieftain'],
});

export const reserveCommodore = card('C7 Reserve Commodore', {
  on: that(base, yours),
  whenever: [
    {
      on: youHaveDrawn,
      effect: may(
        'Do you draw one more card, and put it elsewhere than into your hand?',
        sequence(
          drawInto('fresh', 1),
          set('spare', firstOf(justDrawn('fresh'))),
          when(
            wasChosen('spare'),
            chooseOne(
              { prompt: 'Where does the card go that you have drawn?' },
              { label: 'To your discard pile', effect: throwAway('spare') },
              { label: 'On top of your deck', effect: put('spare', 'on the deck') },
              {
                label: 'To your reserve fleet, and a card from there to your discard pile',
                if: some(reserveAsStrongAs('spare')),
                effect: choose(
                  'gone',
                  { list: reserveAsStrongAs('spare'), prompt: 'Which card of your reserve fleet is discarded?' },
                  takesReserve('spare', 'gone'),
                ),
              },
            ),
          ),
        ),
      ),
    },
  ],
  names: { spare: 'that card', gone: 'a card of your reserve fleet' },
});

export const spyTechnician = card('C5 Spy Technician', {
  always: [{ k: 'foreign technology', to: itsLocation }],
  functions: [
    {
      target: {
        craft: that(readyCarrier, yours, atItsLocation),
        gear: that(equipment, yours, atItsLocation, besides('craft')),
        berth: berthsFor('gear'),
      },
      effect: sequence(moveTo('gear', 'berth'), usesUp('craft')),
      label: 'a shuttle, fighter or transporter moves an equipment',
    },
  ],
  names: { craft: 'that shuttle, fighter or transporter', gear: 'that equipment', berth: 'that place' },
});

export const clone = card('C6 Clone (Primary Edition)', {
  on: that(crew, yours),
  effect: sequence(copyOf(host, 'alone'), moveTo('self', location)),
  copies: true,
  is: ['copies one card'],
  instead: [
    { on: wouldBeDiscarded(thatCard(remembered)), if: standsBeside, effect: cloneGoesFirst },
    { on: wouldBeDiscarded(itself), if: standsBeside, effect: cloneGoesFirst },
  ],
  names: { host: 'that crew', remembered: 'its original' },
});

export const technician = card('C3 Technician', {
  always: [
    { k: 'makes', to: itself, what: 'research', n: 1, if: onDuty(0, 'it does research') },
    {
      k: 'needs',
      to: itsLocation,
      what: 'energy',
      n: -1,
      if: all(onDuty(1, 'it doubles energy'), locationNeeds('energy', 2)),
    },
  ],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      effect: chooseOne(
        { prompt: 'What does the Technician do this turn?' },
        { label: 'Give 1 research', effect: takesDuty(0, 'research') },
        { label: 'Double a point of energy that its location receives', effect: takesDuty(1, 'energy') },
        { label: 'Double a point of repair that its location receives', effect: takesDuty(2, 'repair') },
      ),
    },
    {
      on: receivesRepair(itsLocation),
      once: true,
      if: onDuty(2, 'it doubles repair'),
      effect: repair(factCard(), 1),
    },
  ],
  names: { fact: 'its location' },
});

export const scholar = card('C10 Scholar', {
  always: [{ k: 'foreign technology', to: itsLocation, n: 2 }],
  whenever: [{ on: youPlay(that(titled('Artifact'), other(stayingCard))), may: true, effect: playWorksTwice }],
});

const prey = that(crew, other(itself));
const noneLeft = not(some(cards(that(crew, ofOthers))));
export const primordialWarrior = card('C10 Primordial Warrior', {
  on: that(harbor, amidst(crew)),
  moves: { to: that(harbor, amidst(prey)), hunts: true },
  always: [
    { k: 'immune', to: itself, of: other(crew) },
    { k: 'banishes', to: itself, if: noneLeft, even: true },
  ],
  functions: [
    {
      target: { goal: that(harbor, amidst(prey), other(itsLocation)) },
      effect: moveTo('self', 'goal'),
      label: 'go to another location with crew',
    },
    { attack: true, target: { victim: that(prey, atItsLocation) }, effect: discard('victim') },
  ],
  instead: [{ on: wouldBeDiscarded(itself), if: noneLeft, effect: put('self', 'beneath the deck') }],
  names: { goal: 'that location', victim: 'that crew' },
});

import { card, reprint } from '../../card.ts';
import {
  berthsFor,
  cloneGoesFirst,
  deckOf,
  generic,
  isRearmed,
  ledBy,
  onDuty,
  receivesRepair,
  standsBeside,
  takesDuty,
} from '../../words/expansions/index.ts';
import {
  all,
  amidst,
  atItsLocation,
  base,
  besides,
  called,
  cards,
  carrying,
  choose,
  chooseOne,
  copyOf,
  crew,
  damage,
  discard,
  drawInto,
  either,
  equipment,
  factCard,
  firstOf,
  goals,
  harbor,
  hasCounted,
  hollow,
  host,
  is,
  itself,
  itsHost,
  itsLocation,
  justDrawn,
  justPlayed,
  location,
  locationNeeds,
  lookAt,
  luckCard,
  may,
  moveTo,
  not,
  ofEmpire,
  ofOthers,
  ofOtherTribe,
  onlyUnit,
  other,
  phaseBegins,
  playWorksTwice,
  put,
  raid,
  raiders,
  readyCarrier,
  remembered,
  repair,
  reserveAsStrongAs,
  sequence,
  set,
  setCounter,
  ship,
  shipOrBase,
  some,
  stayingCard,
  strength,
  takesReserve,
  terrain,
  that,
  thatCard,
  throwAway,
  titled,
  topOfDeck,
  turnEnds,
  usesUp,
  wasChosen,
  weaker,
  when,
  withAnyOf,
  wouldBeDiscarded,
  youHaveDrawn,
  youPlay,
  yours,
} from '../../words/index.ts';
import * as fighters from '../universe/crew/fighters.ts';
import * as healers from '../universe/crew/healers.ts';
import * as officers from '../universe/crew/officers.ts';
import * as plotters from '../universe/crew/plotters.ts';
import * as schemers from '../universe/crew/schemers.ts';
import { foes, healing, weak } from '../universe/crew/shared.ts';
import * as specialists from '../universe/crew/specialists.ts';
