// The ships of Advanced Technologies. Ships without a text need no entry.

const carrier = universe.krebizLightCarrier;
/** Crew that spies comes aboard in place of being discarded. */
const spies = universe.vektreanSpyCruiser;
const tribe = universe.indiriganDestroyer;

// Patrol ships

/** A patrol ship goes back to the hand whenever it is discarded. */
const patrol = { is: ['patrol ship', 'returns when discarded'] } as const;
export const patrolShip = card('S1 Patrol Ship', patrol);
export const argonianPatrol = card('S1 Argonian Patrol Ship', patrol);
export const bolaarPatrol = card('S1 Bolaar Patrol Ship', patrol);
export const corporatePatrol = card('S1 Corporate Patrol Ship', patrol);
export const potPatrol = card('S1 P.O.T. Patrol Launch', patrol);
export const scorpeadPatrol = card('S1 Scorpead Patrol Ship', patrol);
export const tuforPatrol = card('S1 Tufor Patrol Ship', patrol);
export const vektreanPatrol = card('S1 Vektrean Patrol Ship', patrol);

/** A Mechad ship whose field is full as it comes into play. */
const full = { whenever: [{ on: comesIntoPlay(itself), even: true, effect: fillsField('self') }] } as const;
export const mechadPatrol = card('S1 Mechad Patrol Ship', { ...patrol, ...full });
export const mechadPatrolLeader = card('S1 Mechad Patrol Ship Leader', { ...patrol, ...full });

/** A mine patrol ship sweeps mines, and does not go back to the hand. */
export const tuforMinePatrol = card('S1 Tufor Mine Patrol Ship', {
  is: ['patrol ship', 'minesweeper'],
  reactions: universe.argonianMinesweeper.reactions!,
});

/** A patrol scout sees the top card of a deck each turn. */
const scout = {
  is: ['scout'],
  functions: [{ when: ableToScout, target: { seen: othersWithDecks }, effect: lookAt(topOfDeck('seen')) }],
  names: { seen: 'that player' },
} as const;
export const corporatePatrolScout = card('S1 Corporate Patrol Scout', scout);
export const tuforPatrolScout = card('S1 Tufor Patrol Scout', scout);
export const mechadPatrolScout = card('S1 Mechad Patrol Scout', { ...scout, ...full });

// Ships that help patrol ships

const newPatrolShip = that(patrolShips, yours, newlyPlayed);
export const patrolTender = card('S3 Patrol Ship Tender', { always: [{ k: 'armed', to: newPatrolShip, n: 1 }] });
export const mechadPatrolSupport = card('S5 Mechad Patrol Support Ship', {
  always: [{ k: 'armed', to: newPatrolShip, what: 'Tram', n: NO_BOUND }],
});

// Ships for troops

/** A ship that carries crew, up to so many. */
const troops = (n: number) => ({ functions: [ferries(n), sends(n)] });
/** The first crew that is played there in a turn comes at no Card Play. */
const boarded = (where: Filter): SideText => ({
  always: [{ k: 'free play', to: crew, of: where, if: firstThisTurn }],
  whenever: [{ on: youPlayOn(where), if: is(factCard(), crew), effect: markDone }],
});
const transport = { ...troops(1), ...boarded(itself) };
export const argonianTroopShip = card('S2 Argonian Troop Ship', transport);
export const corporateTroopShip = card('S2 Corporate Troop Ship', transport);
export const potTroopTransport = card('S2 P.O.T. Troop Transport', transport);
export const tuforTroopShip = card('S2 Tufor Troop Ship', transport);
export const scorpeadTroopShip = card('S3 Scorpead Troop Ship', transport);
export const bolaarBoardingCruiser = card('S4 Bolaar Boarding Cruiser', troops(2));

const craft = universe.clydonWarCraft;
export const clydonBoardingCraft = card('S2 Clydon Boarding Warcraft', {
  ...craft,
  ...troops(3),
  ...boarded(itsLocation),
});
export const clydonTroopCraft = card('S1 Clydon Troop Warcraft', {
  ...craft,
  ...troops(1),
  ...boarded(itsLocation),
  always: [{ k: 'free play', to: crew, of: itsLocation, if: not(hasCounted) }],
  names: { uncounted: 'no crew has been played there yet' },
});

// Spy ships

export const clydonSpyCraft = card('S1 Clydon Spy Warcraft', { ...craft, ...spies, is: craft.is! });
export const mechadInfiltrator = reprint('S3 Mechad Infiltration Unit', spies);
export const potSpyCutter = reprint('S3 P.O.T. Spy Cutter', spies);
export const scorpeadSpyShip = reprint('S3 Scorpead Spy Ship', spies);
export const argonianSpyShip = reprint('S5 Argonian Spy Ship', spies);
export const corporateSpyShip = reprint('S5 Corporate Spy Ship', spies);
export const tuforSpyShip = reprint('S5 Tufor Spy Ship', spies);
/** Ships of the Bolaar that are no main empire spare its fleet. */
export const bolaarSpyScout = card('S4 Bolaar Spy Scout', {
  ...spies,
  always: [{ k: 'not fired at', to: yours, of: that(ship, ofEmpire('Bolaar'), ofMinorEmpire, ofOthers) }],
});

// Carriers

export const corporateCarrier = reprint('S3 Corporate Carrier', carrier);
export const scorpeadBattleCarrier = reprint('S7 Scorpead Battle Carrier', carrier);
export const indiriganSupercarrier = reprint('S10 Indirigan Supercarrier', carrier, {
  always: [...carrier.always!, ...tribe.always!],
});

// The Vacaters, a tribe of the Indirigan

export const vacaterHeavyCruiser = reprint('S7 Vacater Heavy Cruiser', tribe);
export const vacaterBattleCruiser = reprint('S8 Vacater Battle Cruiser', tribe);
export const vacaterDreadnaught = reprint('S9 Vacater Dreadnaught', tribe);

// Krebiz cruisers and capsules

export const krebizCargoCapsule = card('S2 Krebiz Cargo Capsule', {
  joins: halfFor('cruiser', 'any'),
  always: [{ k: 'output', to: that(terrain, withAnyOf(itself)), what: 'supply', n: 2 }],
});
export const krebizDreadnoughtCarrier = reprint('S3 Krebiz Dreadnought Carrier', carrier, {
  is: [...carrier.is!, 'dreadnought capsule'],
  joins: halfFor('cruiser', 'heavy'),
});
export const krebizKingKraken = card('S7 Krebiz King Kraken', {
  is: ['two capsules'],
  joins: halfFor('capsule', 'any'),
});

// Sleds, which are bases on terrain or parts of tugs

const freeTug = that(tug, yours, uncombined);
const sled = { other: { on: freeTug, joins: freeTug } };
export const lightBattleSled = card('B/S2 Light Battle Sled', sled);
export const battleSled = card('B/S4 Battle Sled', sled);

// Ships for other work

export const baseRelocationTug = card('S1 Base Relocation Tug', {
  enters: 'engaged in reaction',
  functions: [
    {
      target: { towed: that(base, yours, onA(terrain)), to: berthsFor('towed') },
      effect: moveTo('towed', 'to'),
      label: 'move a base to another terrain',
    },
  ],
  names: { towed: 'that base', to: 'that terrain' },
});

const salvaged = discardsOf('robbed', anyCard, 1);
export const salvageShip = card('S4 Salvage Ship', {
  always: [{ k: 'makes', to: itself, what: 'supply', set: counter }],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      effect: choose(
        'robbed',
        { list: othersWithDiscards, optional: true, prompt: 'From whose discard pile does the ship salvage a card?' },
        sequence(setCounter(strength(firstOf(salvaged))), outOfGame(salvaged)),
      ),
    },
    { on: phaseBegins('engagement'), effect: setCounter(0) },
  ],
  names: { robbed: 'that player', counter: 'the strength of the card that it has salvaged in this turn' },
});

export const patrolCourier = card('S7 Patrol Ship Courier', {
  always: [{ k: 'carries', n: 3, of: that(patrolShips, other(ofEmpire('Mechad'))), what: 'as one ship', even: true }],
});

/** The ship on a terrain raises the points that the terrain generates. */
const onItsTerrain = (what: 'ammunition' | 'repair') =>
  ({
    on: that(terrain, yours),
    always: [{ k: 'output', to: itsHost, what, n: 2 }],
    names: { host: 'its terrain' },
  }) as const;
export const munitionsShip = card('S2 Munitions Processing Ship', onItsTerrain('ammunition'));
export const repairTug = card('S2 Repair Tug', onItsTerrain('repair'));

export const shipOfTheAncients = card('S3 Ship of the Ancients', {
  always: [{ k: 'foreign technology', to: itself, what: 'exclusive' }],
});

import type { Filter } from '@orrery/kernel';
import { card, reprint, type SideText } from '../../card.ts';
import {
  berthsFor,
  ferries,
  fillsField,
  halfFor,
  newlyPlayed,
  ofMinorEmpire,
  outOfGame,
  patrolShip as patrolShips,
  tug,
} from '../../words/expansions/index.ts';
import {
  ableToScout,
  card as anyCard,
  base,
  choose,
  comesIntoPlay,
  counter,
  crew,
  discardsOf,
  factCard,
  firstOf,
  firstThisTurn,
  hasCounted,
  is,
  itself,
  itsHost,
  itsLocation,
  lookAt,
  markDone,
  moveTo,
  NO_BOUND,
  not,
  ofEmpire,
  ofOthers,
  onA,
  other,
  othersWithDecks,
  othersWithDiscards,
  phaseBegins,
  sends,
  sequence,
  setCounter,
  ship,
  strength,
  terrain,
  that,
  topOfDeck,
  uncombined,
  withAnyOf,
  youPlayOn,
  yours,
} from '../../words/index.ts';
import * as universe from '../universe/ships.ts';
