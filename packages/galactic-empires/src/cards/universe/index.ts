// The cards of the Universe Edition: what is printed on them, and what they do.

// the rules come first: options are offered in the order in which verbs load
import '../../game.ts';
import type { CardSource } from '../../card.ts';
import printed from '../../data/universe.json' with { type: 'json' };
import type { Printed } from '../../printed.ts';
import { type CardFile, join } from '../join.ts';
import * as abilities from './abilities.ts';
import * as agendas from './agendas.ts';
import * as bases from './bases.ts';
import * as crewComrades from './crew/comrades.ts';
import * as crewFighters from './crew/fighters.ts';
import * as crewHealers from './crew/healers.ts';
import * as crewOfficers from './crew/officers.ts';
import * as crewPlotters from './crew/plotters.ts';
import * as crewSchemers from './crew/schemers.ts';
import * as crewSpecialists from './crew/specialists.ts';
import * as crewStandIns from './crew/stand-ins.ts';
import * as dragons from './dragons.ts';
import * as equipment from './equipment.ts';
import * as hazards from './hazards.ts';
import * as luck from './luck.ts';
import * as monsters from './monsters.ts';
import * as occurrences from './occurrences.ts';
import * as ships from './ships.ts';
import * as terrain from './terrain.ts';

const FILES: readonly CardFile[] = [
  abilities,
  agendas,
  bases,
  crewComrades,
  crewFighters,
  crewHealers,
  crewOfficers,
  crewPlotters,
  crewSchemers,
  crewSpecialists,
  crewStandIns,
  equipment,
  dragons,
  luck,
  occurrences,
  ships,
  hazards,
  terrain,
  monsters,
];

/** What is printed on every card of the set. */
export const PRINTED = printed as unknown as readonly Printed[];

export { compileCard } from '../../compile/card.ts';

/** Every card of the set, in the order of its printed data. */
export const UNIVERSE: readonly CardSource[] = join(PRINTED, FILES);
