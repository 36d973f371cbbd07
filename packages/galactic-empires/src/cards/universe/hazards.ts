// Hazards (ge/hazard). Their effect each turn is a function, which their player uses in their own Play Cards Phases.

const THAT_SHIP = { host: 'that ship' };
const THAT_UNIT = { host: 'that ship or base' };
const THAT_CARD = { host: 'that card' };

/** Harms the card that it is against each turn, for a number of turns. */
const pulsar = (on: CardText['on'], n: number, lasting: CardText['lasts'], names: CardText['names']) => ({
  on: on!,
  functions: [{ effect: damage(host, n) }],
  lasts: lasting!,
  names: names!,
});

/** Damages a ship or base by the strength of the storm. */
const ionStorm = {
  on: that(unitOrPrey, ofOthers),
  effect: damage(host, strength('self')),
  after: 'discard',
  names: THAT_UNIT,
} as const;

/** Damages every ship of a fleet. */
const wave = (n: number) =>
  ({
    on: 'a fleet',
    effect: damageEach(cards(that(ship, ofPlayer(itsFleet))), n),
    after: 'discard',
    names: { fleet: 'that player' },
  }) as const;

/** Divides its damage among other players' ships. */
const minefield = (n: number) =>
  ({
    on: 'your fleet',
    target: { ships: { of: that(either(ship, hazardPrey), ofOthers), max: n } },
    effect: divide(n, chosen('ships')),
    after: 'discard',
    names: { ships: 'those ships' },
  }) as const;

/** Holds a ship until its player has paid a multiple of the energy that it needs. */
const gravityPocket = (first: number, later: number, factor: number) => ({
  on: ship,
  effect: sequence(damage(host, first), when(needsNo(host, 'energy'), discard('self'))),
  functions: [{ when: not(justPlayed), effect: damage(host, later) }],
  ends: { points: 'energy', n: times(factor, needOf(host, 'energy')), atOnce: true, withEngagement: true } as const,
  names: THAT_SHIP,
});

/** Takes a card away for as many turns as its strength, with or without the cards on it. */
const timeWarp = {
  on: anyCard,
  effect: sequence(
    when(
      some(onHost),
      chooseOne(
        { prompt: 'What does Time Warp take away?', stakes: 'It counts as absent until the warp ends.' },
        { label: 'The card with all that lies on it', effect: takesAway('stack') },
        { label: 'That card alone', effect: takesAway('alone') },
      ),
      takesAway('as it is'),
    ),
  ),
  always: [
    { k: 'apart', to: inWarp, even: true },
    { k: 'disengaged', to: takenAway, even: true },
  ],
  lasts: strength('self'),
  is: ['returns disengaged'],
  names: THAT_CARD,
} as const;

export const timeWarp1 = text('H1 Time Warp', timeWarp);
export const timeWarp10 = text('H10 Time Warp', timeWarp);

export const divergenceOfPsy = text('H1 Divergence of Psy', {
  on: type('P'),
  always: [{ k: 'no protection', to: itsHost }],
  lasts: 1,
  names: { host: 'that psy' },
});

export const divergentAnomaly = text('H1 Divergent Anomaly', {
  on: ship,
  always: [{ k: 'no protection', to: itsHost }],
  lasts: 1,
  names: THAT_SHIP,
});

export const dustCloud = text('H1 Dust Cloud', {
  on: unitOrPrey,
  effect: damage(host, 1),
  after: 'discard',
  names: THAT_UNIT,
});

export const gravityWave = text('H2 Gravity Wave', wave(1));
export const alfvenWave = text('H6 Alfven Wave', wave(2));

export const ionStorm2 = text('H2 Ion Storm', ionStorm);
export const ionStorm5 = text('H5 Ion Storm', ionStorm);

export const meteorShower = text('H2 Meteor Shower', {
  on: 'your fleet',
  target: { victim: { of: either(called('shuttle'), anyPrey), min: 0 } },
  effect: when(
    is('victim', called('shuttle')),
    discard('victim'),
    when(wasChosen('victim'), damage('victim', 1), useAtOnce({ research: 1 })),
  ),
  after: 'discard',
  names: { victim: 'the chosen card' },
});

export const supersonicFlow = text('H2 Supersonic Flow', {
  on: that(unitOrPrey, ofOthers),
  functions: [{ effect: damage(host, 2) }],
  bane: ['heavy weapons'],
  names: THAT_UNIT,
});

export const cyberDisturbance = text('H3 Cyber Disturbance', {
  on: 'a fleet',
  always: [
    { k: 'strength', to: that(mage, ofPlayer(itsFleet)), n: -2 },
    { k: 'least strength', to: that(mage, ofPlayer(itsFleet)), n: 1 },
  ],
  ends: { points: 'energy', n: strength('self') },
  names: { fleet: 'that player' },
});

export const pulsarCard = text('H3 Pulsar', pulsar(that(anyPrey, ofOthers), 1, strength('self'), THAT_CARD));
export const cosmicCyclone = text('H6 Cosmic Cyclone', pulsar(that(unitOrPrey, ofOthers), 3, 3, THAT_UNIT));
export const crabPulsar = text('H6 Crab Pulsar', pulsar(that(anyPrey, ofOthers), 2, 3, THAT_CARD));

export const quasar = text('H3 Quasar', {
  on: shipOrBase,
  always: [{ k: 'fire taken', to: itsHost, what: 'volley', n: -3 }],
  lasts: strength('self'),
  names: THAT_UNIT,
});

export const radioactiveDustCloud = text('H3 Radioactive Dust Cloud', {
  on: that(unitOrPrey, ofOthers),
  effect: sequence(
    damage(host, 2),
    when(
      is(host, titled('Scout')),
      sequence(
        lasts({ k: 'makes', what: 'research', times: 0, to: itsHost }, { turns: 1 }, these(host)),
        lasts({ k: 'no scouting', to: itsHost }, { turns: 1 }, these(host)),
      ),
    ),
  ),
  after: 'discard',
  names: THAT_UNIT,
});

export const smallMinefield = text('H3 Small Minefield', minefield(3));
export const largeMinefield = text('H6 Large Minefield', minefield(6));

const unconscious = that(crew, atItsLocation, other(carrying(titled('Automaton'))));
export const cosmicRays = text('H4 Cosmic Rays', {
  on: that(place, ofOthers),
  effect: sequence(
    damage(host, 2),
    lasts({ k: 'disengaged', to: unconscious }, { turns: 1 }, cards(unconscious)),
    disengageAll(cards(unconscious)),
  ),
  after: 'discard',
  names: { host: 'that location' },
});

export const gravityPocket4 = text('H4 Gravity Pocket', gravityPocket(3, 2, 2));
export const gravityPocket8 = text('H8 Gravity Pocket', gravityPocket(6, 3, 3));

export const warpFunnel = text('H4 Warp Funnel', {
  on: ship,
  functions: [{ effect: damage(host, 1) }],
  always: [{ k: 'no protection', to: itsHost }],
  bane: ['weapons'],
  names: THAT_SHIP,
});

export const emBurst = text('H5 EM Burst', {
  on: 'an opponent',
  always: [
    { k: 'output', what: 'research', times: 0, to: that(terrain, ofPlayer(itsFleet)) },
    { k: 'makes', what: 'research', times: 0, to: that(other(crew), ofPlayer(itsFleet)) },
    { k: 'no play', who: thatPlayer(itsFleet), to: called('electronic warfare') },
    { k: 'no functions', to: that(called('electronic warfare'), ofPlayer(itsFleet)) },
  ],
  lasts: 1,
  names: { fleet: 'that player' },
});

export const supernova = text('H6 Type II Supernova', {
  on: 'your fleet',
  target: { victims: { of: that(anyPrey, ofOthers), max: strength('self') } },
  effect: damageEach(chosen('victims'), 2),
  after: 'discard',
  names: { victims: 'the chosen cards' },
});

export const distortionPocket = text('H7 Distortion Pocket', {
  on: 'your fleet',
  target: { pair: { of: among(cards(that(hazard, yours, harmful)), handOf('you', that(hazard, harmful))) } },
  effect: lasts({ k: 'damage done', times: 2 }, { turns: 1 }, these('pair')),
  after: 'discard',
  names: { pair: 'the chosen hazard' },
});

const plasma = chooseOne(
  { prompt: 'What does Interstellar Plasma do?' },
  { label: 'Repair all damage on your terrain', effect: repairAll(cards(that(terrain, yours))) },
  {
    label: 'Renew your hazards at other fleets',
    effect: renew(cards(that(hazard, yours, atOtherFleets))),
  },
);
export const interstellarPlasma = text('H7 Interstellar Plasma', {
  on: 'your fleet',
  effect: plasma,
  after: 'discard',
  reactions: [{ on: anyDeed, effect: plasma }],
});

export const maelstrom = text('H7 Maelstrom', {
  on: that(unitOrPrey, ofOthers),
  functions: [{ effect: sequence(damage(host, plus(counter, 1)), setCounter(plus(counter, 1))) }],
  ends: { points: 'research', n: counter, atOnce: true },
  names: { ...THAT_UNIT, counter: 'the damage that it did last' },
});

export const timeTornado = text('H7 Time Tornado', {
  on: anyCard,
  effect: scatter(host),
  after: 'discard',
  names: THAT_CARD,
});

const typhoon = { target: { whose: everybody }, effect: shufflePile('whose') };
export const timeTyphoon = text('H7 Time Typhoon', {
  on: 'your fleet',
  ...typhoon,
  after: 'discard',
  reactions: [{ on: anyDeed, ...typhoon }],
  names: { whose: 'that player' },
});

export const quark = text('H8 Quark', {
  on: that(terrain, uncombined),
  whenever: [
    { on: isDiscarded(itsHost), effect: sequence(draw(strength(factCard())), put('self', 'beneath the discard pile')) },
  ],
  names: { host: 'that terrain', fact: 'that terrain' },
});

export const dimensionalPortal = text('H9 Dimensional Portal', {
  on: that(ship, engaged, ofOthers),
  always: [
    { k: 'apart', to: inHostsStack },
    { k: 'stays engaged', to: itsHost },
  ],
  ends: { points: 'research', n: times(2, strength(host)) },
  names: THAT_SHIP,
});

export const timeIntrusion = text('H9 Time Intrusion', {
  on: 'your fleet',
  target: {
    one: that(timeStruck, ofOthers),
    two: that(timeStruck, ofOthers, other(ofPlayer(playerOf('one')))),
  },
  effect: sequence(
    set('first', strength('one')),
    set('second', strength('two')),
    damage('one', the('second')),
    damage('two', the('first')),
  ),
  after: 'discard',
  names: {
    one: 'the first card',
    two: 'the second',
    first: "the first card's strength",
    second: "the second's strength",
  },
});

export const timeWave = text('H9 Time Wave', {
  on: 'your fleet',
  effect: forEach(
    others,
    'seat',
    choose(
      'card',
      {
        who: 'seat',
        list: cards(that(anyCard, ofPlayer('seat'), strengthFrom(7))),
        prompt: 'Time Wave: which of your cards of strength 7 or more do you discard?',
      },
      isLost('card'),
    ),
  ),
  after: 'bottom',
});

export const deadZone = text('H9 Tuforeous Dead Zone', {
  on: 'your fleet',
  target: { ships: { of: that(ship, ofOthers), each: 'opponent' } },
  against: 'ships',
  functions: [{ effect: damageEach(itsTargets, 3) }],
  always: [{ k: 'fires only at', to: oneOfItsTargets, of: oneOfItsTargets }],
  lasts: 2,
  names: { host: 'those ships', ships: 'those ships' },
});

import { type CardText, card as text } from '../../card.ts';
import {
  among,
  card as anyCard,
  anyDeed,
  anyPrey,
  atItsLocation,
  atOtherFleets,
  called,
  cards,
  carrying,
  choose,
  chooseOne,
  chosen,
  counter,
  crew,
  damage,
  damageEach,
  discard,
  disengageAll,
  divide,
  draw,
  either,
  engaged,
  everybody,
  factCard,
  forEach,
  handOf,
  harmful,
  hazard,
  hazardPrey,
  host,
  inHostsStack,
  inWarp,
  is,
  isDiscarded,
  isLost,
  itsFleet,
  itsHost,
  itsTargets,
  justPlayed,
  lasts,
  mage,
  needOf,
  needsNo,
  not,
  ofOthers,
  ofPlayer,
  oneOfItsTargets,
  onHost,
  other,
  others,
  place,
  playerOf,
  plus,
  put,
  renew,
  repairAll,
  scatter,
  sequence,
  set,
  setCounter,
  ship,
  shipOrBase,
  shufflePile,
  some,
  strength,
  strengthFrom,
  takenAway,
  takesAway,
  terrain,
  that,
  thatPlayer,
  the,
  these,
  timeStruck,
  times,
  titled,
  type,
  uncombined,
  unitOrPrey,
  useAtOnce,
  wasChosen,
  when,
  yours,
} from '../../words/index.ts';
