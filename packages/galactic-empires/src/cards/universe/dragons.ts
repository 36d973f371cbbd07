// Dragons of the Space Dragon empire (ge/dragon, ge/empire-space-dragon)

/** Its command points count only if the Space Dragons are the main empire. */
const commandsDragons: StaticSource = {
  k: 'makes',
  to: itself,
  what: 'command',
  times: 0,
  if: not(playsEmpire('Space Dragon')),
};
/** Its repair points heal only beings. */
const heals = { only: { repair: either(dragon, monster) } } as const;

export const scintillatingDragoness = card('D1 Scintillating Dragoness', {
  always: [{ k: 'fire taken', to: itself, times: 0, even: true }],
});

export const oortDragoness = card('D2 Oort Dragoness', {
  ...heals,
  always: [{ k: 'fire taken', to: itself, times: 0.5, even: true }],
});

export const plasmaDragoness = card('D3 Plasma Dragoness', {
  whenever: [{ on: isDestroyed(itself), even: true, effect: explode(2) }],
});

export const quarkDragoness = card('D3 Quark Dragoness', {
  ...heals,
  always: [{ k: 'fire taken', to: itself, what: 'heavy', times: 0.5, even: true }],
});

export const radiationDragoness = card('D4 Radiation Dragoness', { always: [{ k: 'past shields', to: itself }] });

export const hydrogenDragoness = card('D5 Hydrogen Dragoness', {
  always: [{ k: 'fire', to: itself, what: 'Breath Weapon', times: 2, of: terrain }],
});

export const voidDragoness = card('D5 Void Dragoness', {
  whenever: [
    {
      on: youPlay(that(hazard, strengthUpTo(strengthLeft('self')))),
      once: true,
      may: true,
      // what acts by a function does so once more, too
      effect: sequence(playWorksTwice, lasts({ k: 'extra uses', n: 1 }, { turns: 1 }, these(factCard()))),
    },
  ],
});

export const astralDragoness = card('D6 Astral Dragoness', { always: [commandsDragons] });

export const neutrinoDragoness = card('D6 Neutrino Dragoness', {
  whenever: [
    {
      on: phaseBegins('allocation'),
      if: not(atLeast(strengthLeft('self'), 7)),
      effect: repairUpTo('self', 7),
    },
  ],
});

export const solarDragoness = card('D6 Solar Dragoness', {
  on: that(terrain, yours),
  always: [{ k: 'absorbs', to: itsHost, even: true }],
  names: { host: 'its terrain' },
  reactions: [
    {
      on: comesAt(that(terrain, yours)),
      at: that(terrain, yours, aimedAtNow),
      effect: getsBefore('that terrain'),
    },
    // as any dragon, it protects the Sector HQ (ge-r-advanced-preparedness-2)
    { on: volleyAtHq, effect: getsBefore('your Sector HQ') },
  ],
});

export const neutronDragoness = card('D7 Neutron Dragoness', {
  always: [{ k: 'fire taken', to: itself, what: 'heavy', times: 0, even: true }, commandsDragons],
});

export const moonDragoness = card('D8 Moon Dragoness', { enters: 'armed', always: [commandsDragons] });

export const timeDragoness = card('D8 Time Dragoness', {
  always: [{ k: 'fires first', what: 'Time Breath', n: 2 }],
});

export const etherDragoness = card('D9 Ether Dragoness', {
  always: [{ k: 'fire taken', to: itself, what: 'phasers', times: 0, even: true }, commandsDragons],
});

export const nebulaDragon = card('D9 Nebula Dragon', {
  always: [
    {
      k: 'not fired at',
      to: itself,
      of: other(strengthFrom(7)),
      if: some(cards(that(ship, yours, other(itself)))),
      even: true,
    },
    commandsDragons,
  ],
});

import { card, type StaticSource } from '../../card.ts';
import {
  aimedAtNow,
  atLeast,
  cards,
  comesAt,
  dragon,
  either,
  explode,
  factCard,
  getsBefore,
  hazard,
  isDestroyed,
  itself,
  itsHost,
  lasts,
  monster,
  not,
  other,
  phaseBegins,
  playsEmpire,
  playWorksTwice,
  repairUpTo,
  sequence,
  ship,
  some,
  strengthFrom,
  strengthLeft,
  strengthUpTo,
  terrain,
  that,
  these,
  volleyAtHq,
  youPlay,
  yours,
} from '../../words/index.ts';
