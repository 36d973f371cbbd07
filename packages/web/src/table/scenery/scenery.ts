/** What is drawn behind a board, as plain data: names and numbers from the view of a table. */

/** The land of WARS: a world below the cards of one side, and what hangs in its sky above the other side. */
export interface LaneScenery {
  readonly kind: 'lane';
  /** the name of the world */
  readonly world: string;
}

/** A faction at its homeworld. */
export interface Homeworld {
  readonly seat: number;
  /** the race of the faction, which names its world */
  readonly race: string;
  /** the colour of its marks: the name of an accent */
  readonly accent: string;
  /** its power: so many marks of 20 */
  readonly power: number;
}

/** The council of Babylon 5: homeworlds on a ring around the station. */
export interface CouncilScenery {
  readonly kind: 'council';
  /** the ring goes on by a step with each turn */
  readonly turn: number;
  readonly worlds: readonly Homeworld[];
  /** tension between two seats, the higher of both ways */
  readonly tensions: readonly (readonly [a: number, b: number, tension: number])[];
  /** the influence of Babylon 5, of the Shadows and of the Vorlons, from 0 to 20 */
  readonly tracks: readonly [number, number, number];
}

/** One side of Galactic Empires: its headquarters, and terrain on orbits around it. */
export interface OrbitsSide {
  readonly seat: number;
  /** its terrain: title and second title */
  readonly terrain: readonly { readonly title: string; readonly second: string }[];
}

/** The space of Galactic Empires. */
export interface OrbitsScenery {
  readonly kind: 'orbits';
  /** the side above; null if nobody is there */
  readonly across: OrbitsSide | null;
  readonly near: OrbitsSide;
}

/** What is drawn behind a board. */
export type Scenery = LaneScenery | CouncilScenery | OrbitsScenery;
