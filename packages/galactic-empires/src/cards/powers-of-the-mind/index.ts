// The cards of Powers of the Mind: what is printed on them, and what they do.

// the rules come first: options are offered in the order in which verbs load
import '../../game.ts';
import type { CardSource } from '../../card.ts';
import printed from '../../data/powers-of-the-mind.json' with { type: 'json' };
import type { Printed } from '../../printed.ts';
import { type CardFile, join } from '../join.ts';
import * as abilities from './abilities.ts';
import * as bases from './bases.ts';
import * as crew from './crew.ts';
import * as dragons from './dragons.ts';
import * as equipment from './equipment.ts';
import * as fields from './fields.ts';
import * as filarians from './filarians.ts';
import * as hazards from './hazards.ts';
import * as luck from './luck.ts';
import * as monsters from './monsters.ts';
import * as occurrences from './occurrences.ts';
import * as psys from './psys.ts';
import * as ships from './ships.ts';
import * as terrain from './terrain.ts';

const FILES: readonly CardFile[] = [
  abilities,
  bases,
  crew,
  dragons,
  equipment,
  fields,
  filarians,
  hazards,
  luck,
  monsters,
  occurrences,
  psys,
  ships,
  terrain,
];

export { compileCard } from '../../compile/card.ts';

/** Every card of the set that can be played, in the order of its printed data. */
export const POWERS_OF_THE_MIND: readonly CardSource[] = join(printed as unknown as readonly Printed[], FILES);
