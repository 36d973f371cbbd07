// All games by name. A game's rules and its sets are loaded when somebody asks for them. To add a game, add an entry here.
import { BadInput, overlayNamed, type State, setsNamed } from '@orrery/kernel';
import type { Agreement } from '../contract/agreement.ts';
import type { CatalogueSource, GameLists, Overlays, TableGame } from '../contract/game.ts';
import { AGREEMENTS as ofBabylon5 } from './babylon5/agreements.ts';
import { CATALOGUE as babylon5 } from './babylon5/catalogue.ts';
import { CATALOGUE as galacticEmpires } from './galactic-empires/catalogue.ts';
import { CATALOGUE as wars } from './wars/catalogue.ts';

/** What is known of a game before its code is loaded. */
export interface GameEntry {
  readonly name: string;
  readonly title: string;
  /** its rules and rulings */
  readonly catalogue: CatalogueSource;
  /** what its players may agree on before a match; absent in a game without optional rules */
  readonly agreements?: readonly Agreement[];
  /** loads what reads and checks its deck lists, without rules */
  lists(): Promise<GameLists>;
  /** loads its rules, without cards */
  load(): Promise<unknown>;
  /**
   * Fetches what every match needs besides: the sets whose cards bots think likely, and what bots know. `TableGame.load` adds them. The game itself
   * is named too, so that a page fetches all files side by side.
   */
  fetch(): Promise<unknown>;
}

/** All games, the default one first. */
export const SHELF: readonly GameEntry[] = [
  {
    name: 'babylon5',
    title: 'Babylon 5',
    catalogue: babylon5,
    agreements: ofBabylon5,
    lists: async () => (await import('./babylon5/lists.ts')).babylon5Lists,
    load: async () => (await import('./babylon5/index.ts')).babylon5Table,
    fetch: () =>
      Promise.all([
        import('@orrery/babylon5/game'),
        import('./babylon5/bots.ts'),
        import('./babylon5/cards.ts'),
        import('@orrery/babylon5/sets/premier'),
      ]),
  },
  {
    name: 'wars',
    title: 'WARS',
    catalogue: wars,
    lists: async () => (await import('./wars/lists.ts')).warsLists,
    load: async () => (await import('./wars/index.ts')).warsTable,
    fetch: () =>
      Promise.all([
        import('@orrery/wars/game'),
        import('./wars/bots.ts'),
        import('./wars/cards.ts'),
        import('@orrery/wars/sets/incursion'),
        import('@orrery/wars/sets/nowhere-to-hide'),
      ]),
  },
  {
    name: 'galactic-empires',
    title: 'Galactic Empires',
    catalogue: galacticEmpires,
    lists: async () => (await import('./galactic-empires/lists.ts')).galacticEmpiresLists,
    load: async () => (await import('./galactic-empires/index.ts')).galacticEmpiresTable,
    fetch: () =>
      Promise.all([
        import('@orrery/galactic-empires/game'),
        import('./galactic-empires/bots.ts'),
        import('./galactic-empires/cards.ts'),
        import('@orrery/galactic-empires/sets/universe'),
      ]),
  },
];

/** The name of the default game, for commands that name none. */
export const USUAL = SHELF[0]!.name;

/** The names of the games, for people. */
export const gameNames = (): string => SHELF.map(({ name }) => name).join(', ');

/** The values of `--game`, for the help of commands that have this option. */
export const gameHelp = (without: string): string => `the game: ${gameNames()} (${without} without it)`;

/** Returns what is known of a game before it is loaded. @throws BadInput if there is no such game */
export function gameEntry(name: string): GameEntry {
  const found = SHELF.find(entry => entry.name === name);
  if (found === undefined) throw new BadInput(`There is no game called "${name}". Choose from ${gameNames()}.`);
  return found;
}

/** Returns the game that a rule id or a ruling id belongs to, by its prefix: `b5/attack/3`, or `b5-r-gkar-1`. */
export const gameOfId = (id: string): GameEntry | undefined =>
  SHELF.find(
    ({ catalogue: { prefix } }) => id === prefix || id.startsWith(`${prefix}/`) || id.startsWith(`${prefix}-`),
  );

/** Loads the rules of a game by its name, and no cards. @throws BadInput if there is no such game */
export const loadRules = async (name: string): Promise<TableGame<State>> =>
  (await gameEntry(name).load()) as TableGame<State>;

/** Fetches the rules of a game and the sets that every match needs, side by side. Returns the rules. */
const fetched = async (entry: GameEntry): Promise<TableGame<State>> =>
  (await Promise.all([entry.load(), entry.fetch()]))[0] as TableGame<State>;

/**
 * Loads a game by its name, with the sets that a match needs. Rules and sets are fetched side by side.
 * @param setup the setup of the match, which names its sets; without it, all sets are loaded
 * @throws BadInput if there is no such game or set
 */
export async function loadGame(name: string, setup?: unknown): Promise<TableGame<State>> {
  const table = await fetched(gameEntry(name));
  if (setup === undefined) await table.load();
  else await loadFor(table, setup);
  return table;
}

/**
 * Loads a game by its name, ready to read deck lists and to prepare a match: its rules, the lists of all its cards, and the sets of the ready decks.
 * A match then loads what else it needs by its setup (`loadFor`).
 * @throws BadInput if there is no such game
 */
export async function loadToPrepare(name: string): Promise<TableGame<State>> {
  const table = await fetched(gameEntry(name));
  await Promise.all([table.load([]), table.loadLists()]);
  return table;
}

/** Loads what reads and checks the lists that people write: those of all cards, and the names of the cards that nobody can play yet. */
export async function loadToRead(lists: Pick<GameLists, 'loadLists' | 'loadKnown'>): Promise<void> {
  await Promise.all([lists.loadLists(), lists.loadKnown?.()]);
}

/** Loads what reads and checks the deck lists of a game, and no rules. @throws BadInput if there is no such game */
export async function loadDecks(name: string): Promise<GameLists> {
  const lists = await gameEntry(name).lists();
  await loadToRead(lists);
  return lists;
}

/** Loads the sets that a match needs, before it starts or goes on. @throws BadInput in one line for a set that this version does not have */
export async function loadFor(table: TableGame<State>, setup: unknown): Promise<void> {
  const overlay = overlayNamed(setup);
  if (overlay !== undefined && table.overlays === undefined)
    throw new BadInput(`${table.game.title} takes no overlays.`);
  await table.load(setsOf(setup), overlay);
}

/** What makes pages of cards show an overlay now. */
const worn = new Set<Overlays>();

/**
 * Makes the pages of a game's cards show an overlay whose cards are loaded: for a host with one user.
 * @param overlay undefined for printed cards
 */
export async function wear(table: TableGame<State>, overlay: unknown): Promise<void> {
  if (overlay === undefined) return undress();
  const kit = await table.overlays!();
  kit.wear(overlay);
  worn.add(kit);
}

/** Makes the pages of all cards show what is printed. */
export function undress(): void {
  for (const kit of worn) kit.wear(null);
  worn.clear();
}

/** The sets that a setup names; none if it names none: the first sets are always loaded. */
const setsOf = (setup: unknown): readonly string[] => (setsNamed(setup) ?? []) as readonly string[];

/** Loads the game of that name with all its sets, or all games if no name is given. @throws BadInput if there is no such game */
export const loadGames = (name?: string): Promise<readonly TableGame<State>[]> =>
  Promise.all((name === undefined ? SHELF.map(entry => entry.name) : [name]).map(game => loadGame(game)));
