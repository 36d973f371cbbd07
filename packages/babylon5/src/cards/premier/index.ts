// The cards of the Premier edition.

// the rules come first: options are offered in the order in which verbs load
import '../../game.ts';
import type { CardSource } from '../../card.ts';
import * as aftermaths from './aftermaths.ts';
import * as agendas from './agendas.ts';
import * as characters from './characters.ts';
import * as conflicts from './conflicts.ts';
import * as contingencies from './contingencies.ts';
import * as enhancements from './enhancements.ts';
import * as events from './events.ts';
import * as fleets from './fleets.ts';
import * as groups from './groups.ts';
import * as locations from './locations.ts';

export { compileCard } from '../../compile.ts';

/** Every card of the set that is here, in a fixed order. */
export const PREMIER: readonly CardSource[] = [
  characters,
  groups,
  fleets,
  locations,
  enhancements,
  agendas,
  events,
  conflicts,
  aftermaths,
  contingencies,
].flatMap(file => Object.values(file) as CardSource[]);
