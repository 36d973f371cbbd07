// Empire names that people use, and the empire of each card in a deck (ge/empires/1, ge/empires/2). printed.ts says which empires are major and which
// are minor (ge/empires/3, ge/empires/4, ge/empires/5, ge/empires/6).
import { NameIndex } from '@orrery/decks';
import { EMPIRES, type Empire, type Printed } from '../printed.ts';

/** The side of a deck: its main empire, and the part of it that the player chose, if any. */
export interface MainEmpire {
  readonly empire: Empire;
  readonly branch?: string;
}

/** Other names that people use for the empires. */
const OTHER_NAMES: Readonly<Partial<Record<Empire, readonly string[]>>> = {
  Aqaaran: ['Aqaaran Crusaders'],
  Argonian: ['Argonian First Republic', 'Argonians'],
  Bolaar: ['Bolaar Pirates'],
  Clydon: ['Clydon Empire'],
  Corporate: ['Corporate Aggressors', 'Corporation'],
  'Corporate Pirate': ['Corporate Pirates'],
  Filarian: ['Filarian Infesters'],
  Indirigan: ['Indirigan Nomads', 'Indirigans'],
  Krebiz: ['Krebiz Capitalist Alliance'],
  Leopan: ['Leopan Conquistadors'],
  Mechad: ['Mechad Holdfast'],
  Noble: ['Nobles'],
  Orgon: ['Orgons'],
  'P.O.T.': ['Plasma Occupied Territory', 'Territory'],
  Scorpead: ['Scorpead Dominion', 'Scorpeads'],
  'Space Dragon': ['Space Dragons', 'Dragon Empire', 'Dragons'],
  'Time Knight': ['Time Knights'],
  Tranoan: ['Tranoan Empire'],
  Tufor: ['Tufor Protectorate'],
  Vektrean: ['Vektrean Mercenaries', 'Vektreans'],
  Zedan: ['Zedan Defensive Initiative', 'ZDI'],
};

/** The tribe of the Indirigan in this edition (ge/empire-indirigan/3). */
export const TOURING_FLEET = "Grand Chieftain's Touring Fleet";

/** Parts of an empire that a deck may represent (ge/empire-pot/1, ge/empire-indirigan/3, ge/empire-indirigan/5). */
const BRANCHES: Readonly<Partial<Record<Empire, readonly string[]>>> = {
  'P.O.T.': ['Tequan', 'Peladine', 'Centaurian'],
  Indirigan: [
    TOURING_FLEET,
    'Andromeda Bound',
    'Invincible Loner',
    "Lone Wolf's Tribe",
    'Nagiridni Pirates',
    'Propagationists',
    'Scientists',
    'Vacaters of Bolaar V',
    'Vicious Six',
  ],
};

const ALL = Object.keys(EMPIRES) as Empire[];

/** All empires and their parts, by the names that people use. */
const NAMES = new NameIndex([
  ...ALL.map(empire => ({ id: empire, title: empire, aliases: OTHER_NAMES[empire] ?? [] })),
  ...ALL.flatMap(empire =>
    (BRANCHES[empire] ?? []).map(branch => ({ id: `${empire}/${branch}`, title: branch, aliases: [`${branch}s`] })),
  ),
]);

/** Returns the empire, or the part of one, for a name; undefined if there is none. */
export function mainEmpire(name: string): MainEmpire | undefined {
  const [found] = NAMES.lookup(name);
  if (found === undefined) return undefined;
  const [empire, branch] = found.split('/') as [Empire, string?];
  return branch === undefined ? { empire } : { empire, branch };
}

/** Returns the names that are most like an unknown one. */
export const empiresLike = (name: string): string[] => NAMES.nearest(name);

/** Types whose colour alone gives a card its empire (ge/deck-construction/24). */
const BY_COLOUR: ReadonlySet<string> = new Set(['S', 'B', 'D', 'P', 'I']);

/**
 * Returns the empire of a card in a deck. Ships, bases, dragons, psys and installations have it by their colour, other cards only if their title
 * names the empire (ge/deck-construction/24, ge/crew/2). So any deck may have an empire's technology unless its title names that empire.
 */
export function empireOf({ empire, types, title, subtitle = '' }: Printed): Empire | undefined {
  if (empire === undefined || types.some(type => BY_COLOUR.has(type))) return empire;
  const name = empire === 'Space Dragon' ? 'Dragon' : empire;
  return `${title} ${subtitle}`.includes(name) ? empire : undefined;
}

/** True if a card belongs to a minor empire in a deck with this main empire (ge/empires/2). */
export function isMinor(card: Printed, main: Empire | undefined): boolean {
  const empire = empireOf(card);
  return empire !== undefined && empire !== main && EMPIRES[empire] === 'minor';
}

/** True for a ship without an empire. Every deck may have it (ge/ship/2). */
export const isGenericShip = (card: Printed): boolean => card.types.includes('S') && card.empire === undefined;

/**
 * Returns the main empire of a deck that names none: the major empire with the most cards in it, otherwise the minor empire; none if every deck may
 * have all of its cards.
 */
export function likelyEmpire(cards: readonly Printed[]): Empire | undefined {
  const counts = new Map<Empire, number>();
  for (const card of cards) {
    const empire = empireOf(card);
    if (empire !== undefined) counts.set(empire, (counts.get(empire) ?? 0) + 1);
  }
  const most = (kind: 'major' | 'minor') =>
    [...counts].filter(([empire]) => EMPIRES[empire] === kind).sort(([, a], [, b]) => b - a)[0]?.[0];
  return most('major') ?? most('minor');
}
