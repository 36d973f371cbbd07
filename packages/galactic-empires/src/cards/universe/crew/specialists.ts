// Crew with a special trade: pilots, damage control, money, research, command from a base

export const deputyAssistant = card(
  'C1 Confidential Coordinating First Chief Executive Deputy Assistant to the .....',
  {
    on: that(crew, yours, makingPoints),
    always: [{ k: 'makes', to: itsHost, times: 2, what: 'but command' }],
    names: { host: 'that crew' },
  },
);

export const temporalMechanic = card('C4 Temporal Mechanic', {
  always: [{ k: 'card draws', n: 1 }],
  whenever: [
    {
      on: youHaveDrawn,
      effect: choose(
        'late',
        { list: cardsJustDrawn, prompt: 'Which drawn card do you put beneath your deck?' },
        putBeneathDeck('late'),
      ),
    },
  ],
});

const hunts = sequence(
  usesUp('ride'),
  when(stronger('prey'), together(discard('prey'), discard('self')), discard('prey')),
);
export const trophyHunter = card('C4 Trophy Hunter', {
  functions: [
    {
      attack: true,
      target: { ride: that(readyCarrier, yours, atItsLocation), prey: that(monster, ofOthers) },
      effect: hunts,
    },
  ],
  reactions: [
    {
      on: anything,
      attack: true,
      target: { ride: that(readyCarrier, yours), prey: that(monster, ofOthers) },
      at: whereIs('ride'),
      effect: hunts,
    },
  ],
  names: { ride: 'that shuttle or transporter', prey: 'that monster' },
});

export const aceFighterPilot = card('C6 Ace Fighter Pilot', {
  on: that(shuttle, yours),
  effect: may('Does it fly alone from now on?', setOut(host)),
  always: [
    { k: 'protects', to: that(itsHost, independent) },
    { k: 'fire taken', to: itsHost, what: 'volley', n: -2 },
    { k: 'rearms', to: itsHost },
  ],
  reactions: [{ from: 'play', on: losing(beneathHost), effect: setOut(host) }],
  names: { host: 'that shuttle or fighter' },
});

export const squadronCommander = card('C6 Squadron Commander', {
  always: [{ k: 'armed', to: that(shuttle, atItsLocation), n: 1 }],
  reactions: [
    {
      from: 'play',
      on: losing(itsLocation),
      effect: sequence(evacuate, discard('self')),
    },
  ],
});

export const commando = card('C6 Commando', {
  always: [
    { k: 'no landing', to: that(itsLocation, bearer) },
    { k: 'extra uses', to: oneOf(that(carrierCraft, yours, atItsLocation)), n: 1 },
  ],
  reactions: [{ on: all(actionOf(shuttle), aimedAt(that(bearer, yours))), at: whereAimed, effect: stopIt }],
  is: ['combat crew'],
});

export const damageControlTeam = card('C6 Damage Control Team', {
  only: { repair: atItsLocation },
  reactions: [
    {
      on: all(losing(that(bearer, yours)), byDamage),
      at: whereIs(eventCard),
      effect: sequence(leaveOnePoint(eventCard), useAtOnce({ repair: 2 }, 'readily')),
    },
    pointsAtOnce({ repair: 2 }),
  ],
  names: { event: 'it' },
});

export const operationsOfficer = card('C6 Operations Officer', {
  always: [
    { k: 'needs', to: itsLocation, n: -1, what: 'supply', if: not(sparesEnergy) },
    { k: 'needs', to: itsLocation, n: -1, what: 'energy', if: sparesEnergy },
    { k: 'doubles ammunition', to: itsLocation },
  ],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      if: all(locationNeeds('supply'), locationNeeds('energy')),
      effect: chooseOne(
        { prompt: 'What does its location need 1 less of this turn?' },
        { label: 'Supply', effect: spares('supply') },
        { label: 'Energy', effect: spares('energy') },
      ),
    },
  ],
});

export const researchDeveloper = card('C7 Research Developer', {
  inlets: [{ kind: 'research', max: nWhere(is(location, base), NO_BOUND), label: 'Research towards a card' }],
  whenever: [{ on: pointsAllocated('you'), if: is(location, base), effect: drawForEvery(7) }],
  reactions: [
    {
      from: 'play',
      on: any(all(beingPlayed(monster), playedAgainstYou), actionOf(that(monster, atFleetOf('you')))),
      effect: stopIt,
    },
  ],
});

export const cfo = card('C6 CFO', {
  always: [
    { k: 'keeps points', what: 'economy', n: 1, even: true },
    { k: 'needs', to: itself, n: -1, what: 'economy', if: playsEmpire('Corporate'), even: true },
  ],
});

export const ceo = card('C8 CEO', {
  always: [
    { k: 'needs', to: that(yours, other(itself)), set: 0, what: 'economy' },
    { k: 'not lessened', to: yours, what: 'economy', who: thatPlayer('you') },
    { k: 'needs', to: itself, n: -2, what: 'economy', if: playsEmpire('Corporate'), even: true },
  ],
});

export const general = card('C8 General', {
  always: [{ k: 'strength', to: that(combatCrew, yours), n: 2, if: is(location, base) }],
  functions: [
    {
      when: is(location, base),
      target: { crew: raiders(combatCrew), to: goals('crew') },
      effect: raid('crew', 'to', combatCrew),
      label: 'send combat crew of its base on a there-and-back mission, with no transportation',
    },
  ],
});

export const legendaryOfficer = card('C10 Legendary Officer', {
  always: [
    { k: 'fleet needs', n: -4, what: 'supply' },
    { k: 'firm fire', to: itsLocation },
  ],
  instead: [
    {
      on: wouldBeDiscarded(itsLocation),
      effect: sequence(set('rest', location), together(discard('self'), returnToHand('rest'))),
    },
  ],
  names: { rest: 'its location' },
});

import { card } from '../../../card.ts';
import {
  actionOf,
  aimedAt,
  all,
  any,
  anything,
  atFleetOf,
  atItsLocation,
  base,
  bearer,
  beingPlayed,
  beneathHost,
  byDamage,
  cardsJustDrawn,
  carrierCraft,
  choose,
  chooseOne,
  combatCrew,
  crew,
  discard,
  drawForEvery,
  evacuate,
  eventCard,
  goals,
  host,
  independent,
  is,
  itself,
  itsHost,
  itsLocation,
  leaveOnePoint,
  location,
  locationNeeds,
  losing,
  makingPoints,
  may,
  monster,
  NO_BOUND,
  not,
  nWhere,
  ofOthers,
  oneOf,
  other,
  phaseBegins,
  playedAgainstYou,
  playsEmpire,
  pointsAllocated,
  pointsAtOnce,
  putBeneathDeck,
  raid,
  raiders,
  readyCarrier,
  returnToHand,
  sequence,
  set,
  setOut,
  shuttle,
  spares,
  sparesEnergy,
  stopIt,
  stronger,
  that,
  thatPlayer,
  together,
  useAtOnce,
  usesUp,
  when,
  whereAimed,
  whereIs,
  wouldBeDiscarded,
  youHaveDrawn,
  yours,
} from '../../../words/index.ts';
