// Abilities (ge/ability)

const being = that(either(crew, dragon), yours);
const ONE_TURN = { turns: 1 } as const;
const TWO_TURNS = { turns: 2 } as const;

/** An automaton adds its strength to its host and keeps illness from it. */
const automaton = {
  always: [
    { k: 'immune', to: itsHost, of: healthAffecting },
    { k: 'strength', to: itsHost, n: strength('self') },
  ],
} as const;
export const lesserAutomaton = card('A1 Lesser Automaton', automaton);
export const plainAutomaton = card('A3 Automaton', automaton);
export const greaterAutomaton = card('A5 Greater Automaton', {
  ...automaton,
  instead: [{ on: losesLocation(host), effect: floatInSpace(host) }],
  functions: [
    {
      label: 'a shuttle or a transporter picks its host up',
      when: floats(host),
      target: { craft: that(readyCarrier, yours), goal: that(place, yours, other(dragon)) },
      effect: sequence(moveTo(host, 'goal'), usesUp('craft')),
    },
  ],
  names: { goal: 'that location', craft: 'that craft' },
});
export const dragonAutomaton = card('A9 Dragon Automaton', { on: that(dragon, yours), ...automaton });

/** A molting makes a dragon stronger, an Orgon too; it may have several. */
const molting = (n: number) => ({ on: that(dragon, yours), always: [{ k: 'strength', to: itsHost, n }] }) as const;
export const triMillenniaMolting = card('A3 Tri-Millennia Molting', molting(3));
export const ancientMolting = card('A5 Ancient Molting', molting(5));
export const eonMolting = card('A7 Eon Molting', molting(7));

export const artificialLandmass = card('A10 Artificial Landmass', {
  on: that(terrain, yours),
  always: [{ k: 'strength', to: itsHost, set: 20 }],
  whenever: [{ on: phaseBegins('allocation'), effect: restore(host, 5) }],
});

export const infestationInhibitor = card('A1 Infestation Inhibitor', {
  on: that(crew, yours, either(called('doctor'), called('nurse'), titled('EMT'), called('science officer'))),
  functions: [
    {
      label: 'discard a Filarian Infester and the crew that it is on',
      target: { infester: that(titled('Filarian Infester'), ofOthers, atItsLocation, strengthUpTo('host')) },
      effect: sequence(discardItsCrew('infester'), discard('infester')),
    },
  ],
  names: { infester: 'that Infester' },
});

export const strategy = card('A1 Strategy', { on: being, always: [{ k: 'card plays', n: 1 }] });
export const logic = card('A2 Logic', { on: being, always: [{ k: 'makes', to: itsHost, what: 'research', n: 2 }] });

export const handHeldWeapon = card('A2 Hand-Held Weapon', {
  always: [{ k: 'strength in combat', to: itsHost, n: 2 }],
});

export const landingOfficer = card('A3 Landing Officer', {
  is: ['harms terrain'],
  always: [{ k: 'accompanies', to: itsHost }],
  functions: [
    {
      label: 'do 1 damage there',
      when: isOnMission(host),
      effect: damage(location, 1),
    },
  ],
});

export const slickBargainer = card('A2 Slick Bargainer', {
  functions: [
    {
      label: 'take 2 economy from another player',
      target: { mark: othersMaking('economy', 2) },
      effect: sequence(
        lasts({ k: 'fleet output', what: 'economy', n: 2 }, TWO_TURNS),
        lasts({ k: 'fleet output', what: 'economy', n: -2, who: thatPlayer('mark') }, { turns: 2, of: 'mark' }),
      ),
    },
  ],
  names: { mark: 'that player' },
});

export const hotNobelium = card('A4 Hot Nobelium', {
  on: that(dragon, yours),
  always: [{ k: 'fire', to: itsHost, what: 'Breath Weapon', times: 2 }],
});

export const mindGuard = card('A4 Mind Guard', {
  on: that(crew, other(type('P')), yours),
  lasts: 2,
  always: [{ k: 'immune', to: itsHost, of: type('P', 'F') }],
  reactions: [
    {
      on: all(actionOf(type('P', 'F')), aimedAt(that(crew, other(type('P')), yours))),
      at: aimedAtNow,
      target: { victim: that(crew, other(type('P')), ofOthers) },
      effect: turnOnto('victim'),
    },
  ],
  names: { victim: 'that crew' },
});

/** Turns crew of another player against its own. A bar tender who is played as a reaction ends it. */
const turncoat = {
  is: ['turncoat'],
  on: that(crew, ofOthers, strengthUpTo('self')),
  always: [{ k: 'no functions', to: itsHost }],
  whenever: [{ on: reactsThere(titled('Bar Tender')), effect: discard('self') }],
} as const;
export const anarchist = card('A5 Anarchist', {
  ...turncoat,
  functions: [{ label: 'sabotage the location', effect: structuralDamage(location, 2) }],
});
export const miscreant = card('A7 Miscreant', {
  ...turncoat,
  functions: [
    {
      label: 'destroy the weakest crew or equipment at the location',
      target: {
        victim: {
          of: weakest(that(either(crew, equipment), atItsLocation, besides(host))),
          by: playerOf(host),
        },
      },
      effect: isLost('victim'),
    },
  ],
  names: { victim: 'that card' },
});

export const battleSuit = card('A5 Battle Suit', {
  always: [
    { k: 'strength', to: itsHost, n: 2 },
    { k: 'extra uses', to: that(itsHost, combatCrew), n: 1, what: 'attacks' },
  ],
  functions: [
    {
      label: 'its host attacks at its location',
      attack: true,
      when: not(is(host, combatCrew)),
      target: { victim: that(either(crew, equipment), atItsLocation, ofOthers, strengthUpTo('host')) },
      effect: discard('victim'),
    },
  ],
  names: { victim: 'that card' },
});

export const auroraBorealis = card('A5 Aurora Borealis', {
  on: that(terrain, yours),
  whenever: [{ on: phaseBegins('allocation'), effect: exposeTop(ofAnyFleet) }],
  names: { host: 'that terrain' },
});

export const mentalInspiration = card('A5 Mental Inspiration', {
  is: ['psy function'],
  functions: [
    {
      label: 'use a function of a field',
      target: { field: that(type('F'), lending) },
      effect: useFunctionOf('field'),
    },
  ],
  names: { field: 'that field' },
});

export const mindMoldSymbionts = card('A5 Mind Mold Symbionts', {
  on: that(monster, yours, strengthUpTo(4)),
  always: [
    // what would suspend the monster is too weak for that only with them
    { k: 'strength', to: itsHost, n: strength('self'), even: true },
    { k: 'immune', to: itsHost, of: that(ofAnotherDeck, strengthUpTo('host')), even: true },
  ],
});

export const captainsBluff = card("A6 Captain's Bluff", {
  after: 'discard',
  reactions: [
    {
      on: strikesAt(yours, 3),
      target: { captain: that(crew, yours, commandingThere) },
      effect: sequence(
        set('spot', placeOf('captain')),
        lasts({ k: 'not fired at', to: at('spot') }, 'turn'),
        lasts({ k: 'not played on', to: at('spot'), of: ofAnotherDeck }, 'turn'),
        when(isAPlay, stopIt),
      ),
    },
  ],
  names: { captain: 'that crew', spot: 'its location', stopping: 'that card has no effect' },
});

export const doubleAgent = card('A6 Double Agent', {
  on: that(crew, ofOthers),
  functions: [
    {
      label: 'use a function of that crew',
      uses: 6,
      when: canBorrowFrom(host),
      effect: useFunctionOf(host),
    },
  ],
  whenever: [
    { on: draws(playerOf(host)), if: is(host, titled('Spy')), effect: lookAtDrawn },
    { on: comesIntoPlay(that(titled('Spy'), atItsLocation)), effect: discard('self') },
  ],
  names: { host: 'that crew' },
});

export const mentalAnguish = card('A6 Mental Anguish', {
  on: being,
  functions: [
    {
      label: 'inflict mental anguish',
      target: {
        victim: that(either(crew, dragon), ofOthers, weakerThan(host), other(chosenLastTurn)),
      },
      effect: sequence(
        remember({ card: 'victim' }),
        setCounter(turnNumber),
        disengageForATurn('victim'),
        lasts({ k: 'no protection', to: anyCard }, ONE_TURN, these('victim')),
      ),
    },
  ],
  names: { victim: 'that card' },
});

export const omniscience = card('A6 Omniscience', {
  always: [{ k: 'free play', to: anyCard, of: atItsLocation, if: firstThisTurn }],
  whenever: [{ on: youPlayOn(atItsLocation), effect: markDone }],
});
export const spiritualGuidance = card('A8 Spiritual Guidance', {
  on: being,
  always: [{ k: 'free play', to: anyCard, if: firstThisTurn }],
  whenever: [{ on: youPlayOn(), effect: markDone }],
});

export const safeHaven = card('A7 Safe Haven', {
  on: that(terrain, yours),
  always: [
    { k: 'safe from attack', to: that(crew, atItsLocation) },
    { k: 'immune', to: that(crew, atItsLocation), of: monster },
  ],
});

export const duoBrain = card('A8 Duo-Brain', {
  on: that(either(crew, dragon, monster), yours),
  always: [{ k: 'makes', to: itsHost, times: 2 }],
});

const foresight = sequence(
  forEach(others, 'who', lookAt(topOfDeck('who'))),
  choose(
    'who',
    { list: othersWithDecks, optional: true, prompt: 'Whose top card goes beneath the deck?' },
    sinkTopOfDeck('who'),
  ),
  spendActions(host),
);
export const timeLore = card('A8 Time Lore', {
  on: being,
  functions: [{ label: 'look at the top card of every other deck', when: isIdle(host), effect: foresight }],
  reactions: [{ on: anything, effect: foresight, asFunction: 0 }],
  names: { who: 'that player' },
});

import { card } from '../../card.ts';
import {
  actionOf,
  aimedAt,
  aimedAtNow,
  all,
  card as anyCard,
  anything,
  at,
  atItsLocation,
  besides,
  called,
  canBorrowFrom,
  choose,
  chosenLastTurn,
  combatCrew,
  comesIntoPlay,
  commandingThere,
  crew,
  damage,
  discard,
  discardItsCrew,
  disengageForATurn,
  dragon,
  draws,
  either,
  equipment,
  exposeTop,
  firstThisTurn,
  floatInSpace,
  floats,
  forEach,
  healthAffecting,
  host,
  is,
  isAPlay,
  isIdle,
  isLost,
  isOnMission,
  itsHost,
  lasts,
  lending,
  location,
  lookAt,
  lookAtDrawn,
  losesLocation,
  markDone,
  monster,
  moveTo,
  not,
  ofAnotherDeck,
  ofAnyFleet,
  ofOthers,
  other,
  others,
  othersMaking,
  othersWithDecks,
  phaseBegins,
  place,
  placeOf,
  playerOf,
  reactsThere,
  readyCarrier,
  remember,
  restore,
  sequence,
  set,
  setCounter,
  sinkTopOfDeck,
  spendActions,
  stopIt,
  strength,
  strengthUpTo,
  strikesAt,
  structuralDamage,
  terrain,
  that,
  thatPlayer,
  these,
  titled,
  topOfDeck,
  turnNumber,
  turnOnto,
  type,
  useFunctionOf,
  usesUp,
  weakerThan,
  weakest,
  when,
  youPlayOn,
  yours,
} from '../../words/index.ts';
