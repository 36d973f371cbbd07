// Ships (ge/ship), and the special texts of each empire's ships (ge/empires)

const onTerrain = that(terrain, yours);

/** An escort takes the place of strong ships of its fleet as the target of volleys. */
const escort = {
  is: ['escort'],
  reactions: [{ on: volleyAt(that(other(itself), ship, yours, strengthFrom(7))), from: 'play', effect: intercept(2) }],
} as const;
/** A minesweeper sets off other players' mines without effect. */
const minesweeper = {
  is: ['minesweeper'],
  reactions: [{ on: actionOf(called('mine')), from: 'play', sweeps: true, effect: stopIt }],
} as const;
/** A carrier rearms the shuttles and fighters on it. */
const carrier = {
  is: ['carrier'],
  always: [{ k: 'rearms', to: that(called('shuttle'), aboard) }],
} as const;
/** The ship on a terrain raises the points that the terrain generates. */
const onItsTerrain = (what: 'economy' | 'energy', by: { n: number } | { times: number }) =>
  ({ on: onTerrain, always: [{ k: 'output', to: itsHost, what, ...by }], names: { host: 'its terrain' } }) as const;

// Generic ships

export const fleetFreighter = card('S1 Fleet Freighter', onItsTerrain('economy', { n: 2 }));
export const independentFreighter = card('S2 Independent Freighter', onItsTerrain('economy', { n: 3 }));
export const fleetTug = card('S2 Fleet Tug', onItsTerrain('economy', { times: 2 }));
export const independentTug = card('S3 Independent Tug', onItsTerrain('economy', { times: 3 }));
export const oreCarrier = card('S5 Ore Carrier', onItsTerrain('energy', { times: 2 }));

/** Pirates do not attack police ships, or the terrain that those are on, unless the ship is the last of its fleet. */
const police = (() => {
  const watched = atLeastOf(2, that(ship, yours));
  return {
    on: onTerrain,
    is: ['police'],
    always: [
      { k: 'not fired at', to: itself, of: pirateShip, if: watched, even: true },
      { k: 'not fired at', to: itsHost, of: pirateShip, if: watched },
    ],
    names: { host: 'its terrain' },
  } as const;
})();
export const policeCutter = card('S2 Police Cutter', police);
export const localPoliceShip = card('S4 Local Police Ship', police);

export const refueler = card('S4 Refueler', {
  always: [{ k: 'needs', to: that(other(itself), ship, yours), what: 'energy', n: -1 }],
});

export const luxuryLiner = card('S6 Luxury Liner', {
  always: [{ k: 'no command slot', to: itself, even: true }],
});

const onSome = liesOn('self', terrain);
export const garbageScow = card('S6 Garbage Scow', {
  always: [
    { k: 'output', to: itsHost, what: 'economy', n: 1 },
    { k: 'output', to: theRemembered, what: 'economy', n: -1, if: onSome },
  ],
  functions: [
    {
      label: 'dump garbage on a terrain of another player',
      when: onSome,
      target: { dump: that(terrain, ofOthers) },
      effect: remember({ card: 'dump' }),
    },
  ],
  names: { host: 'its terrain', dump: 'it', remembered: 'the terrain chosen for it last' },
});

export const explosiveOreCarrier = card('S10 Explosive Ore Carrier', {
  whenever: [{ on: takesDamage(itself), even: true, effect: recoil(2) }],
});

export const shipFromTheFuture = card('S1 Ship from the Future', {
  enters: 'engaged',
  lasts: 1,
  reactions: [{ on: anyVolley, at: 'space', effect: opensFire() }],
});

/** A scout generates its research, or shows its player a card of a hand. The player decides before each Allocation Phase. */
const scout = {
  is: ['scout'],
  always: [{ k: 'makes', to: itself, what: 'research', set: 0, if: hasCounted }],
  whenever: [
    {
      on: phaseBegins('record keeping'),
      if: ableToScout,
      effect: choose(
        'mark',
        {
          list: othersWithHands,
          optional: true,
          prompt: 'Whose hand does the scout look at instead of research?',
        },
        lookAtHand('mark', 1),
        forgoesResearch,
      ),
    },
    { on: phaseBegins('engagement'), effect: researchesAgain },
  ],
  names: { mark: 'that player', counted: 'this ship has looked at a hand this turn' },
} as const;
export const argonianScout = card('S4 Argonian Scout Cruiser', scout);
export const mechadScout = card('S4 Mechad Scout Cruiser', scout);
export const tuforScout = card('S4 Tufor Research Scout', scout);
export const corporateScout = card('S5 Corporate Scout Cruiser', scout);
export const krebizScout = card('S5 Krebiz Scout Ship', scout);
export const potScout = card('S5 P.O.T. Scout Cruiser', scout);
export const scorpeadScout = card('S5 Scorpead Scout Cruiser', scout);

export const emergencyRescueShip = card('S5 Emergency Rescue Ship', {
  instead: [{ on: losesUnit(that(crew, yours)), effect: takeAboard(factCard()) }],
  always: [{ k: 'disengaged', to: rescuedHere, even: true }],
  inlets: [{ kind: 'research', max: 20, label: 'Research to restore rescued crew' }],
  whenever: [
    { on: phaseBegins('engagement'), effect: setCounter(plus(counter, given(0))) },
    {
      on: phaseBegins('discard'),
      if: some(cards(rescuedHere)),
      effect: choose('lost', { list: cards(rescuedHere), prompt: 'Which rescued crew do you lose?' }, discard('lost')),
    },
  ],
  functions: [
    {
      label: 'restore a rescued crew',
      target: { patient: that(rescuedHere, strengthUpTo(counter)) },
      effect: sequence(setCounter(minus(counter, strength('patient'))), recover('patient')),
    },
  ],
  names: { counter: 'the research given to this ship for it', patient: 'that crew', lost: 'that crew' },
});

// Escorts

export const argonianEscort = card('S2 Argonian Escort', escort);
export const corporateEscort = card('S2 Corporate Escort', escort);
export const mechadEscort = card('S2 Mechad Escort', escort);
export const potEscort = card('S2 P.O.T. Escort', escort);
export const scorpeadEscort = card('S2 Scorpead Escort', escort);
export const tuforEscort = card('S2 Tufor Escort', escort);
export const krebizEscort = card('S3 Krebiz Escort Ship', escort);

// Minesweepers

export const krebizMinesweeper = card('S3 Krebiz Minesweeper', minesweeper);
export const argonianMinesweeper = card('S4 Argonian Minesweeper', minesweeper);
export const corporateMinesweeper = card('S4 Corporate Minesweeper', minesweeper);
export const potMinesweeper = card('S4 P.O.T. Minesweeper', minesweeper);
export const scorpeadMinesweeper = card('S4 Scorpead Minesweeper', minesweeper);
export const mechadMinesweeper = card('S5 Mechad Minesweeper', minesweeper);

// Carriers

export const tuforLightFighterCarrier = card('S3 Tufor Light Fighter Carrier', carrier);
export const argonianAssaultCarrier = card('S4 Argonian Assault Carrier', carrier);
export const krebizLightCarrier = card('S4 Krebiz Light Carrier', carrier);
export const potFighterCarrier = card('S6 P.O.T. Fighter Carrier', carrier);
export const tuforFighterCarrier = card('S6 Tufor Fighter Carrier', carrier);
export const argonianHeavyCarrier = card('S7 Argonian Heavy Carrier', carrier);
export const krebizHeavyCarrier = card('S8 Krebiz Heavy Carrier', carrier);
export const krebizDreadnoughtCarrier = card('S10 Krebiz Dreadnought Carrier', carrier);

// Clydon warcraft, and the cruisers that carry them (ge/empire-clydon)

/** A warcraft joins a cruiser that carries it. As a reaction it is played alone, to protect the Sector HQ (ge/empire-clydon/3). */
const craft = {
  is: ['warcraft'],
  joins: that(yours, carrierFor),
  reactions: [{ on: volleyAtHq, at: 'space', effect: getsBefore('your Sector HQ') }],
} as const;
export const clydonWarCraft = card('S1 Clydon War Craft', craft);
export const clydonScienceCraft = card('S1 Clydon Science Craft', craft);
export const clydonBattleCraft = card('S2 Clydon Battle Craft', craft);
export const clydonMineCraft = card('S1 Clydon Mine Craft', {
  ...craft,
  is: ['warcraft', 'minesweeper'],
  reactions: [...craft.reactions, ...minesweeper.reactions],
});
export const clydonCarrierCraft = card('S2 Clydon Carrier Craft', {
  ...craft,
  is: ['warcraft', 'carrier'],
  always: [
    ...carrier.always,
    {
      k: 'not played on',
      to: itself,
      of: called('shuttle'),
      if: atLeastOf(3, that(called('shuttle'), onA(itself))),
      even: true,
    },
  ],
});

const carries = (n: number, of = warcraft) => ({ always: [{ k: 'carries', n, of, even: true }] }) as const;
export const clydonUltraLightCruiser = card(
  'S2 Clydon Ultra-Light Cruiser',
  carries(1, that(warcraft, strengthUpTo(1))),
);
export const clydonLightStarCruiser = card('S3 Clydon Light Star Cruiser', carries(2, that(warcraft, strengthUpTo(1))));
export const clydonMediumStarCruiser = card('S4 Clydon Medium Star Cruiser', carries(3));
export const clydonHeavyStarCruiser = card('S5 Clydon Heavy Star Cruiser', carries(4));
export const clydonWarCruiser = card('S5 Clydon War Cruiser', carries(0));
export const clydonManOWar = card('S6 Clydon Man-o-War', carries(0));

// Indirigan Nomads (ge/empire-indirigan/4, ge/empire-indirigan/6)

const tribe = {
  always: [
    { k: 'not fired at', to: spared, of: itself, if: all(not(ofMainEmpire), some(cards(ofOtherTribe))), even: true },
  ],
} as const;
export const indiriganDestroyer = card('S5 Indirigan Destroyer', tribe);
export const indiriganLightCruiser = card('S6 Indirigan Light Cruiser', tribe);

// Vektrean Mercenaries

export const vektreanSpyCruiser = card('S6 Vektrean Spy Cruiser', {
  instead: [{ on: wouldBeDiscarded(that(crew, called('spy'), yours)), effect: moveTo(factCard(), 'self') }],
});

import { card } from '../../card.ts';
import {
  ableToScout,
  aboard,
  actionOf,
  all,
  anyVolley,
  atLeastOf,
  called,
  cards,
  carrierFor,
  choose,
  counter,
  crew,
  discard,
  factCard,
  forgoesResearch,
  getsBefore,
  given,
  hasCounted,
  intercept,
  itself,
  itsHost,
  liesOn,
  lookAtHand,
  losesUnit,
  minus,
  moveTo,
  not,
  ofMainEmpire,
  ofOthers,
  ofOtherTribe,
  onA,
  opensFire,
  other,
  othersWithHands,
  phaseBegins,
  pirateShip,
  plus,
  recoil,
  recover,
  remember,
  rescuedHere,
  researchesAgain,
  sequence,
  setCounter,
  ship,
  some,
  spared,
  stopIt,
  strength,
  strengthFrom,
  strengthUpTo,
  takeAboard,
  takesDamage,
  terrain,
  that,
  theRemembered,
  volleyAt,
  volleyAtHq,
  warcraft,
  wouldBeDiscarded,
  yours,
} from '../../words/index.ts';
