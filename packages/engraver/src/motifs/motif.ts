/** The neutral description of a card: what a drawing is made from. */
import type { WorldKind } from '../worlds/kinds.ts';

/** The figures that can be drawn. */
export type FigureKind =
  // places
  | 'world'
  | 'site'
  // what is built, and what lives
  | 'ship'
  | 'base'
  | 'warship'
  | 'vehicle'
  | 'robot'
  | 'fleet'
  | 'monster'
  | 'dragon'
  // people
  | 'person'
  | 'unit'
  | 'crew'
  | 'group'
  // things
  | 'weapon'
  | 'device'
  | 'asset'
  | 'enhancement'
  // what happens
  | 'event'
  | 'conflict'
  | 'agenda'
  | 'aftermath'
  | 'contingency'
  | 'order'
  | 'interrupt'
  | 'hazard'
  | 'occurrence'
  | 'luck'
  | 'ability'
  | 'field'
  | 'mission';

/** What is drawn for a card. It says nothing of a game: the page makes it from a card's face. */
export interface Motif {
  /** which figure is drawn */
  readonly figure: FigureKind;
  /** the text that all chance comes from: title and subtitle */
  readonly name: string;
  /** race, faction or empire: how its ships are built and how its seals are turned */
  readonly people: string;
  /** how strong it is, from 0 to 10: size and parts, and the marks that count it */
  readonly strength: number;
  /** the world of a place, or the world in the sky of a site */
  readonly world?: WorldKind;
  /** what can be counted on the drawing: `shields`, `phasers`, `heavy`, `nodes`, `energy` */
  readonly counts?: Readonly<Record<string, number>>;
  /** numbers that span a figure, in their order: abilities, or power, tactics and defense */
  readonly values?: readonly number[];
  /** words that change the drawing: `carrier`, `lost`, `ringed` */
  readonly traits?: readonly string[];
  /** the small emblem that says what the card is about */
  readonly emblem?: string;
}
