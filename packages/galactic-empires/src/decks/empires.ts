// The empires as people call them, and cards of them in decks (ge/empires/1, ge/empires/2). Which are major and which minor (ge/empires/3,
// ge/empires/4, ge/empires/5, ge/empires/6) is in printed.ts.
import { NameIndex } from '@orrery/decks';
import { EMPIRES, type Empire, type Printed } from '../printed.ts';

/** Whom a deck stands for: its main empire, and of that one part where the player says so. */
export interface MainEmpire {
  readonly empire: Empire;
  readonly branch?: string;
}

/** What else people call the empires. */
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

/** The tribe that the Indirigan of this edition belong to (ge/empire-indirigan/3). */
export const TOURING_FLEET = "Grand Chieftain's Touring Fleet";

/** Parts of an empire that a deck may stand for (ge/empire-pot/1, ge/empire-indirigan/3, ge/empire-indirigan/5). */
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

/** Every empire and every part of one, by the names that people give it. */
const NAMES = new NameIndex([
  ...ALL.map(empire => ({ id: empire, title: empire, aliases: OTHER_NAMES[empire] ?? [] })),
  ...ALL.flatMap(empire =>
    (BRANCHES[empire] ?? []).map(branch => ({ id: `${empire}/${branch}`, title: branch, aliases: [`${branch}s`] })),
  ),
]);

/** The empire, or the part of one, that somebody names; undefined where nothing is called that. */
export function mainEmpire(name: string): MainEmpire | undefined {
  const [found] = NAMES.lookup(name);
  if (found === undefined) return undefined;
  const [empire, branch] = found.split('/') as [Empire, string?];
  return branch === undefined ? { empire } : { empire, branch };
}

/** The names most like one that nobody bears. */
export const empiresLike = (name: string): string[] => NAMES.nearest(name);

/** Types whose colour alone makes a card one of its empire's (ge/deck-construction/24). */
const BY_COLOUR: ReadonlySet<string> = new Set(['S', 'B', 'D', 'P', 'I']);

/**
 * The empire that a card counts for in a deck: by its colour for ships, bases, dragons, psys and installations, else only where its title
 * names the empire (ge/deck-construction/24, ge/crew/2). So the technology of an empire is open to all where its title does not say whose it is.
 */
export function empireOf({ empire, types, title, subtitle = '' }: Printed): Empire | undefined {
  if (empire === undefined || types.some(type => BY_COLOUR.has(type))) return empire;
  const name = empire === 'Space Dragon' ? 'Dragon' : empire;
  return `${title} ${subtitle}`.includes(name) ? empire : undefined;
}

/** Whether a card is one of a minor empire in a deck with this main empire (ge/empires/2). */
export function isMinor(card: Printed, main: Empire | undefined): boolean {
  const empire = empireOf(card);
  return empire !== undefined && empire !== main && EMPIRES[empire] === 'minor';
}

/** A ship of no empire: everybody may use it (ge/ship/2). */
export const isGenericShip = (card: Printed): boolean => card.types[0] === 'S' && card.empire === undefined;

/** The main empire of a deck that names none: the major one it has most cards of, or else the minor one; none where all are open to everybody. */
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
