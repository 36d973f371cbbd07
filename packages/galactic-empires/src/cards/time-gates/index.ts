// The cards of Time Gates: what is printed on them, and what they do.

// the rules come first: options are offered in the order in which verbs load
import '../../game.ts';
import type { CardSource } from '../../card.ts';
import printed from '../../data/time-gates.json' with { type: 'json' };
import type { Printed } from '../../printed.ts';
import { type CardFile, join } from '../join.ts';
import * as abilities from './abilities.ts';
import * as bases from './bases.ts';
import * as crew from './crew.ts';
import * as dragons from './dragons.ts';
import * as equipment from './equipment.ts';
import * as hazards from './hazards.ts';
import * as luck from './luck.ts';
import * as monsters from './monsters.ts';
import * as occurrences from './occurrences.ts';
import * as ships from './ships.ts';
import * as carriers from './temporal-carriers.ts';
import * as snakes from './temporal-snakes.ts';
import * as terrain from './terrain.ts';
import * as knights from './time-knights.ts';
import * as tranoans from './tranoan-ships.ts';

const FILES: readonly CardFile[] = [
  abilities,
  bases,
  crew,
  dragons,
  equipment,
  hazards,
  luck,
  monsters,
  occurrences,
  ships,
  terrain,
  carriers,
  snakes,
  knights,
  tranoans,
];

export { compileCard } from '../../compile/card.ts';

/** Every card of the set that can be played, in the order of its printed data. */
export const TIME_GATES: readonly CardSource[] = join(printed as unknown as readonly Printed[], FILES);
