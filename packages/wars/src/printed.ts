import type { Faction } from './state.ts';

/** The nine types (wars/types-of-cards/1). */
export type CardType =
  | 'asset'
  | 'character'
  | 'interrupt'
  | 'location'
  | 'nobot'
  | 'order'
  | 'ship'
  | 'vehicle'
  | 'weapon';

/** The printed data of a card, without its text (wars/title/1, wars/types-of-cards/2, wars/types-of-cards/3). */
export interface Printed {
  readonly title: string;
  readonly type: CardType;
  /** set, rarity and number, in the notation of collectors: 1U240 */
  readonly number: string;
  readonly faction?: Faction;
  readonly unique?: boolean;
  /** labels, which rules and cards refer to; every ship has one of two (wars/label/1, wars/label/2, wars/ship/3) */
  readonly labels?: readonly string[];
  /** the cost in energy and support icons (wars/costs/1) */
  readonly cost?: number;
  readonly support?: number;
  /** wars/destiny/1 */
  readonly destiny: number;
  /** units and ships (wars/power/1, wars/tactics/1, wars/defense/1) */
  readonly power?: number;
  readonly tactics?: number;
  readonly defense?: number;
  /** ships: how many units of size 1 fit aboard */
  readonly capacity?: number;
  /** locations: site or sector (wars/location/1, wars/site/1, wars/sector/1); interrupts and orders: used, lost, or used or lost */
  readonly kind?: 'site' | 'sector' | 'used' | 'lost' | 'used or lost';
  /** assets and weapons: the kind of card that they are stacked beneath */
  readonly beneath?: string;
  /** interrupts: how often they can be played each turn (wars/bullet/1); 0 for no limit */
  readonly uses?: number;
  /** locations: energy icons on its owner's side and on the other; the support icon on its owner's side */
  readonly energy?: readonly [number, number];
  readonly icon?: Faction;
  // keywords, each an ability of its own (wars/keyword-ability/1, wars/keyword-ability/4)
  readonly unlimited?: boolean;
  readonly encampment?: boolean;
  readonly scouting?: boolean;
  readonly piloting?: number;
  readonly quickdraw?: number;
  readonly size?: number;
  readonly transport?: number;
  /** the title of the character who makes this ship and the units aboard it immune to attrition */
  readonly captain?: string;
  /** inverters: the statistics of the other side (wars/inverter/1) */
  readonly inverted?: PrintedSide;
  /** fields that no source gives; docs/sources.md says how they were chosen */
  readonly reconstructed?: readonly string[];
}

/** The statistics of the other side of an inverter, and its other differences. */
export interface PrintedSide {
  readonly power: number;
  readonly tactics: number;
  readonly defense: number;
  readonly size?: number;
}

/** Turns a title into an id: letters and digits in lower case. */
export const cardId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const PRINTED = new Map<string, Printed>();

/** Adds what is printed on cards. @returns their ids */
export function addPrintedCards(cards: readonly Printed[]): string[] {
  const ids = cards.map(card => cardId(card.title));
  for (const [i, card] of cards.entries()) PRINTED.set(ids[i]!, card);
  return ids;
}

/** What is printed on the cards of the sets that are here, by their ids. It grows as sets are loaded. */
export const printedCards: ReadonlyMap<string, Printed> = PRINTED;
