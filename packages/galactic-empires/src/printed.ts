import { CARD_SETS } from './set-list.ts';

/** Type letters (ge/card-types/1, ge/card-nomenclature/2). The last five belong only to expansions. R/ is never a type. */
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

/** The kinds of points. Healing points are repair points whose use a text limits. */
export const POINT_KINDS = ['economy', 'supply', 'energy', 'ammunition', 'research', 'repair', 'command'] as const;
export type PointKind = (typeof POINT_KINDS)[number];
export type Points = Readonly<Partial<Record<PointKind, number>>>;

/** The empires in the rulebook (ge/empires/3, ge/empires/4, ge/empires/5, ge/empires/6). A minor empire may also serve in another empire's deck. */
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

/** The empires of psys. Each has a Psy Network where others have a Sector HQ (ge/empire-psy/2). */
export const PSY_EMPIRES: ReadonlySet<string> = new Set<Empire>(['Psycanti', 'Visonic']);

/** Heavy weapons of one name on a card. */
export interface HeavyWeapon {
  readonly name: string;
  readonly count: number;
  /** for variable plasma: the least and the most energy of each weapon */
  readonly energy?: readonly [number, number];
}

/** Other weapons, by name: the physical damage of dragons. */
export interface OtherWeapon {
  readonly name: string;
  readonly count: number;
}

/** Functions of a psy in fields of one discipline: how many each turn, and the kind of point that each costs. */
export interface Discipline {
  /** an empire of psys, or `Kinetic`, `Cyber`, `Fleet`, `Any`, `Non-Fleet` */
  readonly of: string;
  readonly count: number;
  readonly cost: PointKind;
}

/** A function of a field: the least strength that uses it, and its name if it has one. */
export interface FieldFunction {
  readonly from: number;
  readonly name?: string;
}

/** A set in which a card was printed, and how rare it is there. */
export interface SetPrint {
  readonly set: string;
  readonly rarity: string;
}

/** One half of a Krebiz combination (ge/empire-krebiz/1, ge/empire-krebiz/2). */
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

/** The print of a card besides its text (ge/card-nomenclature). A field is absent if the card does not print it. */
export interface Printed {
  /** made from type letters, strength and title, followed by the subtitle if two cards would share one id */
  readonly id: string;
  /** the title above the picture */
  readonly title: string;
  /** the title below the picture, if it differs; both are the card's title (ge/card-nomenclature/5) */
  readonly subtitle?: string;
  /** most cards have one type; T/B and T/H have two */
  readonly types: readonly CardType[];
  /** from 1 to 10; the greater of two strengths (ge/empire-aqaaran/2) */
  readonly strength: number;
  /** the strength at the time origin, if it has two strengths; `strength` holds in a fleet */
  readonly timeStrength?: number;
  /** the strength as its second type, if it differs (ge/card-nomenclature/3) */
  readonly second?: number;
  /** the points that it needs as its second type, if they differ (ge/empire-aqaaran/1) */
  readonly secondRequires?: Points;
  /** marked R/: it can be played as a reaction */
  readonly reaction?: true;
  /** the empire of the card or of its technology; a ship without one is a generic ship */
  readonly empire?: Empire;
  /** it has the colours of both empires of psys */
  readonly psy?: true;
  /** by its text, only decks of psys may contain it, or they may not */
  readonly psyDecks?: 'only' | 'never';
  /** its element of the P.O.T., or its tribe of the Indirigan; if absent, the whole P.O.T. or the Touring Fleet */
  readonly branch?: string;
  /** the only empire whose decks may contain it by its text, or the empire whose decks may not */
  readonly onlyIn?: Empire;
  readonly notIn?: Empire;
  /** its persona (ge/persona/1) */
  readonly persona?: true;
  /** the points that it needs to be engaged; its card file tells amounts that a text lets vary */
  readonly requires?: Points;
  /** the points that it generates */
  readonly makes?: Points;
  readonly shields?: number;
  readonly armor?: number;
  readonly nodes?: number;
  /** card damage symbols; of several numbers the first */
  readonly damage?: number;
  /** phaser symbols, and this card's own name for them */
  readonly phasers?: number;
  readonly phaserName?: string;
  /** time phaser symbols */
  readonly timePhasers?: number;
  /** the time damage that it does in a fleet and at the time origin */
  readonly timeDamage?: { readonly fleet: number; readonly origin: number };
  /** its time damage generators */
  readonly timeGenerators?: number;
  /** psy damage symbols */
  readonly psyDamage?: number;
  /** for cards that use fields: the fields and the cost; with `either`, one of them and not all; those of an ability are for the card that it is on */
  readonly disciplines?: readonly Discipline[];
  readonly either?: true;
  /** for fields: their disciplines and their functions */
  readonly disciplinesOf?: readonly string[];
  readonly fieldFunctions?: readonly FieldFunction[];
  readonly heavy?: readonly HeavyWeapon[];
  readonly weapons?: readonly OtherWeapon[];
  /** the most energy of its phaser magnifier */
  readonly magnifier?: number;
  readonly mineSystems?: number;
  /** the number of its maneuvering systems, electronic warfare systems and transgates (ge/ship-systems/8, ge/ship-systems/11, ge/ship-systems/12) */
  readonly maneuvering?: number;
  readonly warfare?: number;
  readonly transgates?: number;
  /** for equipment: P is true, NP false */
  readonly passive?: boolean;
  /** technology of its empire */
  readonly technology?: 'exclusive' | 'foreign';
  /** another empire that has its technology by its text */
  readonly alsoOf?: Empire;
  /** for Krebiz combinations: the cruiser and the capsule */
  readonly parts?: readonly [Component, Component];
  /** for a Krebiz ship that is one of the two alone: which */
  readonly component?: Component['kind'];
  /** the set and rarity of its first print. The cards of the first set of the game do without */
  readonly set?: string;
  readonly rarity?: string;
  /** the number of entries of all sets that are this card, one for each picture */
  readonly prints: number;
  /** later sets that print it again, with the same meaning */
  readonly reprints?: readonly SetPrint[];
  /** nobody can play it yet: no card file says what it does */
  readonly wanted?: true;
  /** fields that the source leaves in doubt, or `text` for what the card does */
  readonly unsure?: readonly (keyof Printed | 'text')[];
  /** fields that the print leaves unclear; docs/sources.md says how they were decided */
  readonly reconstructed?: readonly (keyof Printed)[];
}

/** True for a card of a playable set that can be played. */
export const isPlayable = (card: Printed): boolean => card.wanted !== true;

/** A print of a Universe card in an older set, which plays the same. */
export interface OlderPrint extends SetPrint {
  /** the id of the Universe card */
  readonly id: string;
  /** the number of pictures */
  readonly prints: number;
}

const PRINTED = new Map<string, Printed>();

/** Adds what is printed on cards. @returns their ids */
export function addPrintedCards(cards: readonly Printed[]): string[] {
  for (const card of cards) PRINTED.set(card.id, card);
  return cards.map(card => card.id);
}

/** What is printed on the cards of the sets that are here, by their ids. It grows as sets are loaded. */
export const printedCards: ReadonlyMap<string, Printed> = PRINTED;

/** Returns how many weapons a card prints: phasers and heavy weapons of all names, psy damage, time phasers and time damage generators. */
export function gunsOn(
  card: Pick<Printed, 'phasers' | 'heavy' | 'psyDamage' | 'timePhasers' | 'timeGenerators'>,
): number {
  const { phasers = 0, heavy, psyDamage = 0, timePhasers = 0, timeGenerators = 0 } = card;
  let n = phasers + psyDamage + timePhasers + timeGenerators;
  if (heavy !== undefined) for (const { count } of heavy) n += count;
  return n;
}

/** Returns how many points a card prints as generated, all kinds together. */
export function outputOn({ makes }: Pick<Printed, 'makes'>): number {
  let n = 0;
  for (const kind in makes) n += makes[kind as PointKind] ?? 0;
  return n;
}

/** Returns the id of a card: `s4-argonian-destroyer`. The subtitle follows if several cards share type, strength and title. */
export const cardId = (card: Pick<Printed, 'types' | 'strength' | 'title'>, subtitle = ''): string =>
  `${card.types.join('')}${card.strength}-${card.title} ${subtitle}`
    .toLowerCase()
    .replace(/['"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** Returns the title of the set that a card is from: the first of its sets, or the Universe Edition. */
export const setOfCard = ({ set = CARD_SETS[0].name }: { readonly set?: string }): string =>
  CARD_SETS.find(({ name }) => name === set)!.title;

/** Returns the title on the card itself: without the set, which tells an older print from a card that plays otherwise. */
export function titleOnCard({ title }: Pick<Printed, 'title'>): string {
  const set = CARD_SETS.find(x => title.endsWith(` (${x.title})`));
  return set === undefined ? title : title.slice(0, -set.title.length - 3);
}

/** Returns the type letters and strength of a card, without R/: `S4`, `T/B5`. */
export const codeOf = ({ types, strength }: Pick<Printed, 'types' | 'strength'>): string =>
  `${types.join('/')}${strength}`;

/**
 * Returns the printed strength of one side of a card: of half a Krebiz combination, or of its second type (ge/card-nomenclature/3).
 * @param as the side: 0 is the first type, or the whole
 */
export const strengthAs = (card: Printed, as: number): number =>
  (as === 0 ? undefined : card.parts !== undefined ? card.parts[as - 1]?.strength : card.second) ?? card.strength;

/** Returns the printed needs of one side of a card, as in `strengthAs`; undefined for none. */
export const requiresAs = (card: Printed, as: number): Points | undefined =>
  as === 0
    ? card.requires
    : card.parts !== undefined
      ? card.parts[as - 1]?.requires
      : (card.secondRequires ?? card.requires);

/** A cruiser or capsule of the Krebiz: a card alone, or half of a combination. */
export type Half = Pick<Component, 'title' | 'kind'>;

/**
 * Returns the cruiser or capsule that one side of a Krebiz ship is; null for a whole combination and for other cards (ge/empire-krebiz/1).
 * @param as the side, as in `strengthAs`
 */
export function halfOf({ parts, component, title }: Printed, as: number): Half | null {
  if (component !== undefined) return { kind: component, title };
  return parts?.[as - 1] ?? null;
}

/** The cruisers that carry small capsules, and those capsules. */
const SMALL = new Set(['Clipper', 'Pincer', 'Escort', 'Light', 'Medium', 'Minesweeper', 'Scout']);

/** Returns the kind of a cruiser or capsule, such as Clipper or Escort. */
export const modelOf = ({ title }: Half): string => title.replace('Krebiz ', '').split(' ')[0]!;

/** The capsule that every cruiser carries, and the cruiser that carries every capsule. */
const OF_ANY_SIZE = new Set(['Cargo', 'King']);

/** The size of a capsule, or of the capsules that a cruiser carries. */
export type HalfSize = 'small' | 'heavy' | 'any';

/** Returns the size of a capsule, or of the capsules that a cruiser carries. */
export function sizeOf(half: Half): HalfSize {
  const model = modelOf(half);
  return OF_ANY_SIZE.has(model) ? 'any' : SMALL.has(model) ? 'small' : 'heavy';
}

/** True if a cruiser and a capsule of these sizes go together. */
export const sizesMatch = (a: HalfSize, b: HalfSize): boolean => a === b || a === 'any' || b === 'any';

/** Returns a card's name in deck lists: `S4 Argonian Destroyer`, followed by the subtitle if the title is not enough. */
export const listName = (card: Printed): string =>
  `${codeOf(card)} ${card.title}${card.id === cardId(card) ? '' : ` - ${card.subtitle}`}`;
