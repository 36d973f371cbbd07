// Bases

/** More points from the terrain that the base is on, or a multiple of them (ge/terrain/4, ge/terrain/5, ge/terrain/6, ge/terrain/7, ge/terrain/8). */
const output = (what: PointKind, n: number): StaticSource => ({ k: 'output', to: itsHost, what, n });
const multiplied = (what: PointKind, times: number): StaticSource => ({ k: 'output', to: itsHost, what, times });
const names = { host: 'the terrain that it is on' };

/** A planetary shield: its shields protect the terrain that it is on. */
const planetaryShield = {
  on: that(either(called('planet'), called('moon'), titled('Large Asteroid')), terrain, yours),
  names,
  is: ['planetary shield'],
  always: [{ k: 'shielded', to: itsHost, what: 'card damage', of: either(monster, hazard, occurrence), even: true }],
} as const;
const underShield: StaticSource = { k: 'shielded', to: itself, even: true };

export const militaryOutpost = card('B1 Military Outpost', {
  names,
  always: [output('supply', 1), output('economy', 1)],
});

export const personalBase = card('B1 Personal Base', {
  names,
  always: [output('supply', 1), { k: 'immune', to: that(crew, onA(itself)), of: anotherPlays }],
});

export const planetaryShield1 = card('B1 Planetary Shield', planetaryShield);
export const heavyPlanetaryShield = card('B3 Heavy Planetary Shield', planetaryShield);

export const ancientRuins = card('B2 Ancient Ruins', {
  names,
  always: [output('supply', 1), output('economy', 1), output('research', 1), underShield],
});

export const defensiveSatellites = card('B2 Defensive Satellites', {
  always: [{ k: 'phasers', to: itself, n: -2, if: isHurt('self'), even: true }],
});

export const fighterGarrison = card('B2 Fighter Garrison', {
  always: [{ k: 'rearms', to: that(called('shuttle'), onA(itself)) }],
});

export const powerGenerationPlatform = card('B3 Power Generation Platform', {
  names,
  always: [multiplied('energy', 2)],
});

export const spaceStation = card('B3 Space Station', { names, always: [output('supply', 2)] });

export const baseStation = card('B4 Base Station', { names, always: [multiplied('supply', 2)] });

export const planetaryPhaserBase = card('B4 Planetary Phaser Base', { always: [underShield] });
export const researchBase = card('B4 Research Base', { always: [underShield] });

const spiritualHere = that(crew, titled('Spiritual'), onA(itself));
export const spiritualTemple = card('B4 Spiritual Temple', {
  names,
  always: [
    output('economy', 2),
    { k: 'strength', to: spiritualHere, times: 2 },
    { k: 'makes', to: spiritualHere, what: 'research', times: 2 },
    { k: 'safe from attack', to: inItsStack },
  ],
});

export const dataBank = card('B5 Data Bank', { always: [{ k: 'keeps points', what: 'research' }] });

export const penalColony = card('B5 Penal Colony', {
  names: { fleet: 'that player' },
  on: that(terrain, ofOthers),
  is: ['their slot'],
  always: [{ k: 'fleet output', who: thatPlayer(itsFleet), what: 'economy', n: -3, toll: true }],
});

export const evilTemple = card('B6 Evil Temple', {
  names: { fleet: 'that player' },
  on: 'an opponent',
  is: ['their slot'],
  always: [{ k: 'fleet output', who: thatPlayer(itsFleet), what: 'supply', n: -3, toll: true }],
  whenever: [
    {
      on: phaseBegins('record keeping', itsFleet),
      effect: losesCrew(itsFleet, 'Which crew of yours do you discard for the Evil Temple?'),
    },
  ],
});

const healers = that(crew, either(called('doctor'), called('nurse')), onA(itself));
export const hospital = card('B6 Hospital', {
  always: [
    { k: 'strength', to: healers, times: 2 },
    { k: 'makes', to: healers, what: 'research', times: 2 },
  ],
  functions: [
    {
      // the function is each doctor's, once a turn (ge/card-actions-limit/1)
      target: {
        illness: either(called('plague'), titled('Alien Parasite')),
        doctor: that(called('doctor'), crew, yours, atLocationOf(thatCard('illness')), stillToDoSo),
      },
      effect: sequence(discard('illness'), doesSo('doctor')),
      uses: MOST_USES,
    },
  ],
  names: { doctor: 'that doctor', illness: 'that card' },
  whenever: [
    {
      on: comesIntoPlay(that(titled('Malpractice'), onA(itself))),
      effect: disengageForATurn('self', factSeat()),
    },
  ],
});

export const academy = card('B7 Academy', { always: [{ k: 'strength', to: that(crew, yours), n: 1 }] });

export const centralGalacticBank = card('B7 Central Galactic Bank', {
  always: [{ k: 'keeps points', what: 'economy' }],
});

export const citadel = card('B8 Citadel', {
  reactions: [{ on: volleyAt(that(terrain, yours)), at: firedAt, effect: getsBefore('it') }],
});

const topEquipment = discardsOf('you', equipment, 1);
export const manufacturingPlant = card('B8 Manufacturing Plant', {
  always: [{ k: 'free play', to: equipment }],
  inlets: [
    {
      kind: 'repair',
      max: strength(firstOf(topEquipment)),
      label: 'Repair points to take back the top equipment card',
    },
  ],
  whenever: [
    {
      on: phaseBegins('draw'),
      if: comeToStrength(firstOf(topEquipment)),
      may: true,
      effect: takeBack(topEquipment),
    },
  ],
});

const wrecks = discardsPaidFor(ship);
export const shipyard = card('B8 Shipyard', {
  names: { taken: 'it' },
  inlets: [{ kind: 'economy', max: 5, label: 'Economy to take back a ship of that strength' }],
  whenever: [
    {
      on: phaseBegins('draw'),
      if: some(wrecks),
      may: true,
      effect: choose('taken', { list: wrecks, prompt: 'Which ship do you take back?' }, takeBack(these('taken'))),
    },
  ],
});

export const starbase = card('B9 Starbase', { names, always: [multiplied('supply', 3)] });

import { card, type StaticSource } from '../../card.ts';
import type { PointKind } from '../../printed.ts';
import { MOST_USES } from '../../rules/play/card-actions-limit.ts';
import {
  anotherPlays,
  atLocationOf,
  called,
  choose,
  comesIntoPlay,
  comeToStrength,
  crew,
  discard,
  discardsOf,
  discardsPaidFor,
  disengageForATurn,
  doesSo,
  either,
  equipment,
  factSeat,
  firedAt,
  firstOf,
  getsBefore,
  hazard,
  inItsStack,
  isHurt,
  itself,
  itsFleet,
  itsHost,
  losesCrew,
  monster,
  occurrence,
  ofOthers,
  onA,
  phaseBegins,
  sequence,
  ship,
  some,
  stillToDoSo,
  strength,
  takeBack,
  terrain,
  that,
  thatCard,
  thatPlayer,
  these,
  titled,
  volleyAt,
  yours,
} from '../../words/index.ts';
