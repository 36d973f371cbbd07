// The monsters of the Primary Edition.

const THAT_SHIP = { host: 'that ship' };
const THAT_UNIT = { host: 'that ship or base' };

/** A phaser eel. How much damage kills it is its strength. */
const eel: SideText = { ...u.phaserEel, on: that(shipOrBase, ofOthers), names: THAT_UNIT };
export const smallPhaserEel = card('M1 Small Phaser Eel (Primary Edition)', eel);
export const largePhaserEel = card('M5 Large Phaser Eel', eel);
export const hugePhaserEel = card('M9 Huge Phaser Eel', eel);

export const spaceVertigo = card('M2 Space Vertigo', { ...u.spaceVertigo, reactions: [] });

export const shieldFiend = card('M3 Shield Fiend (Primary Edition)', {
  ...u.shieldFiend,
  on: that(ship, withShields, other(carrying(titled('Invinco Guardian')))),
  names: THAT_SHIP,
});

export const sirens = card('M4 Sirens', {
  on: 'your fleet',
  always: [{ k: 'fire taken', what: 'any volley', n: 1, to: that(ship, ofOthers) }],
  lasts: 1,
});

export const spacetacean = reprint('M4 Spacetacean (Primary Edition)', u.spacetacean);
export const astromorph = reprint('M5 Astromorph (Primary Edition)', u.astromorph);

export const powerLeech = card('M5 Power Leech', {
  on: that(ship, ofOthers),
  always: [{ k: 'needs', what: 'energy', times: 3, to: itsHost }],
  bane: ['research'],
  names: THAT_SHIP,
});

export const surfaceMonster = card('M5 Surface Monster', {
  on: that(shipOrBase, ofOthers),
  functions: [
    {
      target: { prey: extremeOfAll('weakest', that(crew, atItsLocation)) },
      effect: sequence(discard('prey'), when(findsNobody, cripples)),
    },
    { when: findsNobody, effect: cripples },
    {
      by: 'host',
      target: { attacker: that(combatCrew, engaged, atItsLocation, ofPlayer(playerOf(host))) },
      effect: attackedBy('attacker'),
    },
  ],
  always: [{ k: 'disengaged', to: itsHost, if: hasCrippled }],
  bane: ['crew', 'research'],
  names: { ...THAT_UNIT, prey: 'that crew', attacker: 'that crew' },
});

export const scentariSnails = card('M6 Scentari Snails', {
  on: that(shipOrBase, ofOthers),
  whenever: [
    {
      on: phaseBegins('allocation', playerOf(host)),
      effect: sequence(maims(host, halfOf(strengthLeft(host))), discard('self')),
    },
  ],
  names: THAT_UNIT,
});

export const invincoGuardian = reprint('M6 Invinco Guardian', u.invincoGuardian);

export const shuttleEater = card('M6 Shuttle Eater', {
  on: 'your fleet',
  functions: [{ target: { prey: that(shuttle, ofOthers) }, effect: discard('prey') }],
  always: [{ k: 'not fired at', to: itself, of: other(shuttle) }],
  bane: ['weapons', 'research'],
  names: { prey: 'it' },
});

export const juggernaut = reprint('M7 Juggernaut (Primary Edition)', u.juggernaut);
export const textangula = reprint('M7 Tri-lateral Textangula (Primary Edition)', u.textangula);
export const fatalHorror = card('M8 Fatal Horror', {
  on: that(shipOrBase, ofOthers, withAnyOf(crew)),
  effect: when(findsNobody, discard('self')),
  always: [
    { k: 'no functions', to: that(crew, atItsLocation) },
    { k: 'immune', to: itself, of: titled('Science Officer'), even: true },
  ],
  functions: [{ target: { lost: { of: that(crew, atItsLocation), by: playerOf(host) } }, effect: isLost('lost') }],
  whenever: [
    {
      on: lastCrewGone,
      effect: sequence(
        set('ship', host),
        lasts({ k: 'disengaged', to: theOne('ship'), until: mannedAgain('ship') }, 'game', these('ship')),
        disengage('ship'),
        discard('self'),
      ),
    },
  ],
  ends: { points: 'research', n: 16 },
  names: { ...THAT_UNIT, ship: 'that ship or base', lost: 'that crew' },
});

export const shipCollector = reprint('M8 Ship Collector (Primary Edition)', u.shipCollector);
export const luckDemon = reprint('M9 Luck Demon (Primary Edition)', u.luckDemon);

import { card, reprint, type SideText } from '../../card.ts';
import { cripples, findsNobody, hasCrippled, lastCrewGone, maims, mannedAgain } from '../../words/expansions/index.ts';
import {
  atItsLocation,
  attackedBy,
  carrying,
  combatCrew,
  crew,
  discard,
  disengage,
  engaged,
  extremeOfAll,
  halfOf,
  host,
  isLost,
  itself,
  itsHost,
  lasts,
  ofOthers,
  ofPlayer,
  other,
  phaseBegins,
  playerOf,
  sequence,
  set,
  ship,
  shipOrBase,
  shuttle,
  strengthLeft,
  that,
  theOne,
  these,
  titled,
  when,
  withAnyOf,
  withShields,
} from '../../words/index.ts';
import * as u from '../universe/monsters.ts';
