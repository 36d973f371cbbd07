import cards from './data/cards.json' with { type: 'json' };

/** Type letters (ge/card-types/1, ge/card-nomenclature/2), the last five of expansions only. R/ is never one of them. */
export type CardType =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'G'
  | 'H'
  | 'L'
  | 'M'
  | 'O'
  | 'S'
  | 'T'
  | 'F'
  | 'I'
  | 'N'
  | 'P'
  | 'Q';

/** The kinds of points. Healing is repair points whose use a text restricts. */
export const POINT_KINDS = ['economy', 'supply', 'energy', 'ammunition', 'research', 'repair', 'command'] as const;
export type PointKind = (typeof POINT_KINDS)[number];
export type Points = Readonly<Partial<Record<PointKind, number>>>;

/**
 * The empires that the rulebook tells of (ge/empires/3, ge/empires/4, ge/empires/5, ge/empires/6). A minor one may also serve in another
 * empire's deck.
 */
export const EMPIRES = {
  Aqaaran: 'major',
  Argonian: 'major',
  Clydon: 'major',
  'Comedy Club Network': 'major',
  Corporate: 'major',
  Filarian: 'major',
  Gekonauak: 'major',
  "J'xar": 'major',
  Krebiz: 'major',
  Leopan: 'major',
  Mechad: 'major',
  Noble: 'major',
  'P.O.T.': 'major',
  Psycanti: 'major',
  Scorpead: 'major',
  Tufor: 'major',
  Visonic: 'major',
  Zedan: 'major',
  Bolaar: 'minor',
  'Corporate Pirate': 'minor',
  'Cyber.nought': 'minor',
  Indirigan: 'minor',
  Orgon: 'minor',
  'Space Dragon': 'minor',
  'Time Knight': 'minor',
  Tranoan: 'minor',
  Vektrean: 'minor',
} as const satisfies Readonly<Record<string, 'major' | 'minor'>>;
export type Empire = keyof typeof EMPIRES;

/** Heavy weapons of one name on a card. */
export interface HeavyWeapon {
  readonly name: string;
  readonly count: number;
  /** variable plasma: the least and the most energy that each takes */
  readonly energy?: readonly [number, number];
}

/** What else harms, by name: the physical damage of dragons, disciplines. */
export interface OtherWeapon {
  readonly name: string;
  readonly count: number;
}

/** A half of a Krebiz combination (ge/empire-krebiz/1, ge/empire-krebiz/2). */
export interface Component {
  readonly title: string;
  readonly kind: 'cruiser' | 'capsule';
  readonly strength: number;
  readonly requires?: Points;
  readonly makes?: Points;
  readonly shields?: number;
  readonly phasers?: number;
  readonly heavy?: readonly HeavyWeapon[];
}

/** What is printed on a card besides its text (ge/card-nomenclature). A field is absent where nothing is printed. */
export interface Printed {
  /** type letters, strength and title; with the subtitle behind it where two cards would share one id */
  readonly id: string;
  /** the title above the picture */
  readonly title: string;
  /** the title below it, where it differs; both are the card's title (ge/card-nomenclature/5) */
  readonly subtitle?: string;
  /** most have one; T/B and T/H have two */
  readonly types: readonly CardType[];
  /** from 1 to 10; of two strengths the greater (ge/empire-aqaaran/2) */
  readonly strength: number;
  /** the strength as the second of its types, where that differs (ge/card-nomenclature/3) */
  readonly second?: number;
  /** the points that it needs as the second of its types, where those differ (ge/empire-aqaaran/1) */
  readonly secondRequires?: Points;
  /** marked R/: it may be played in reaction */
  readonly reaction?: true;
  /** the empire whose card, or whose technology, it is; a ship without one is a generic ship */
  readonly empire?: Empire;
  /** the element of the P.O.T., or the tribe of the Indirigan, that it belongs to; where none is said, to the P.O.T. as a whole, or the Touring Fleet */
  readonly branch?: string;
  /** the only empire whose decks its text allows it in, or the one whose decks it bars it from */
  readonly onlyIn?: Empire;
  readonly notIn?: Empire;
  /** ge/persona/1 */
  readonly persona?: true;
  /** the points that it needs to be engaged; what a text lets vary is told by its card file */
  readonly requires?: Points;
  /** the points that it generates */
  readonly makes?: Points;
  readonly shields?: number;
  readonly armor?: number;
  readonly nodes?: number;
  /** card damage symbols, the first of several numbers */
  readonly damage?: number;
  /** phaser symbols, and what this card calls them, if anything else */
  readonly phasers?: number;
  readonly phaserName?: string;
  readonly heavy?: readonly HeavyWeapon[];
  readonly weapons?: readonly OtherWeapon[];
  /** the most energy that its phaser magnifier takes */
  readonly magnifier?: number;
  readonly mineSystems?: number;
  /** how many maneuvering systems, electronic warfare systems and transgates it has (ge/ship-systems/8, ge/ship-systems/11, ge/ship-systems/12) */
  readonly maneuvering?: number;
  readonly warfare?: number;
  readonly transgates?: number;
  /** equipment: P is true, NP false */
  readonly passive?: boolean;
  /** of its empire */
  readonly technology?: 'exclusive' | 'foreign';
  /** Krebiz combinations: the cruiser and the capsule */
  readonly parts?: readonly [Component, Component];
  /** how many entries of the edition are this card: it was printed with that many pictures */
  readonly prints: number;
  /** fields that the print leaves in doubt, chosen as docs/sources.md says */
  readonly reconstructed?: readonly (keyof Printed)[];
}

/** What is printed on the cards of the Universe Edition, by type and strength: the one place that says it. */
export const PRINTED = cards as unknown as readonly Printed[];

/** How many weapons are printed on a card: phasers, and heavy weapons of all names. */
export function gunsOn({ phasers = 0, heavy }: Pick<Printed, 'phasers' | 'heavy'>): number {
  let n = phasers;
  if (heavy !== undefined) for (const { count } of heavy) n += count;
  return n;
}

/** How many points are printed as generated on a card, of all kinds together. */
export function outputOn({ makes }: Pick<Printed, 'makes'>): number {
  let n = 0;
  for (const kind in makes) n += makes[kind as PointKind] ?? 0;
  return n;
}

/** The id of a card: `s4-argonian-destroyer`. Where several share type, strength and title, the subtitle follows. */
export const cardId = (card: Pick<Printed, 'types' | 'strength' | 'title'>, subtitle = ''): string =>
  `${card.types.join('')}${card.strength}-${card.title} ${subtitle}`
    .toLowerCase()
    .replace(/['"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** The type letters and strength of a card, without R/: `S4`, `T/B5`. */
export const codeOf = ({ types, strength }: Pick<Printed, 'types' | 'strength'>): string =>
  `${types.join('/')}${strength}`;

/**
 * The strength printed on a card for one of its sides: of the half of a Krebiz combination, of the second of its types (ge/card-nomenclature/3).
 * @param as the side: 0 the first type, or the whole
 */
export const strengthAs = (card: Printed, as: number): number =>
  (as === 0 ? undefined : card.parts !== undefined ? card.parts[as - 1]?.strength : card.second) ?? card.strength;

/** The points printed on a card as needed by one of its sides, as with `strengthAs`; undefined for none. */
export const requiresAs = (card: Printed, as: number): Points | undefined =>
  as === 0
    ? card.requires
    : card.parts !== undefined
      ? card.parts[as - 1]?.requires
      : (card.secondRequires ?? card.requires);

/** A card as deck lists name it: `S4 Argonian Destroyer`, and the subtitle behind it where the title is not enough. */
export const listName = (card: Printed): string =>
  `${codeOf(card)} ${card.title}${card.id === cardId(card) ? '' : ` - ${card.subtitle}`}`;
