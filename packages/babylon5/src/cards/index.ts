// All cards of Babylon 5, in one list.

import type { CardSource } from '../card.ts';
import * as aftermaths from './premier/aftermaths.ts';
import * as agendas from './premier/agendas.ts';
import * as characters from './premier/characters.ts';
import * as conflicts from './premier/conflicts.ts';
import * as contingencies from './premier/contingencies.ts';
import * as enhancements from './premier/enhancements.ts';
import * as events from './premier/events.ts';
import * as fleets from './premier/fleets.ts';
import * as groups from './premier/groups.ts';
import * as locations from './premier/locations.ts';

/** Every card that Orrery knows. */
export const CARDS: readonly CardSource[] = [
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
