// Overlays of a user: cards that owners add, in a file that is named, beside a deck, or in the user's folder.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type State, tellOverlayFault, tellOverlayFaults } from '@orrery/kernel';
import type { GameLists, OverlaidCard, TableGame } from '@orrery/table/lists';
import { loadRules, undress, wear } from '@orrery/table/lists';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';
import { homeFolder } from './files.ts';

/** The option `--overlay`, and `--no-overlay`. */
export interface OverlayOption {
  readonly overlay?: string | boolean;
}

/** The overlays of a command: that of the table, and those beside decks. */
export interface UserOverlays {
  /** the one that is named, or the user's own; undefined for none */
  readonly table: unknown;
  /** those beside decks, by the name of the deck */
  readonly decks: ReadonlyMap<string, unknown>;
  /** what they say, in lines for people */
  readonly notices: readonly string[];
}

/** The largest file of an overlay, in bytes. */
const MOST_BYTES = 400_000;

/** Adds `--overlay` and `--no-overlay` to a command. */
export const addOverlayOption = (command: Command): Command =>
  command
    .option('--overlay <file>', 'cards that you add (YAML); without it, those beside a deck or in your folder')
    .option('--no-overlay', 'play with printed cards only');

/** The file with a user's own overlay of a game. */
export const ownOverlay = (env: Io['env'], game: string): string => join(homeFolder(env), 'overlays', `${game}.yaml`);

/** The file that may lie beside a deck: `narn.txt` has `narn.overlay.yaml`. */
const besideDeck = (deck: string): string => {
  const dot = deck.lastIndexOf('.');
  return `${dot > deck.lastIndexOf('/') ? deck.slice(0, dot) : deck}.overlay.yaml`;
};

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * Reads the overlays that a command plays with, checks them, and adds their cards.
 * @param decks the decks by name or file
 * @throws BadInput for a file that cannot be read, with the line and the reason of each fault
 */
export async function overlaysOf(
  io: Io,
  { game }: GameLists,
  { overlay }: OverlayOption,
  decks: readonly string[] = [],
): Promise<UserOverlays> {
  undress();
  const none = { table: undefined, decks: new Map<string, unknown>(), notices: [] };
  if (overlay === false) return none;
  const own = ownOverlay(io.env, game.name);
  const beside = [...new Set(decks)].filter(deck => deck !== '' && isFile(deck) && isFile(besideDeck(deck)));
  const named = typeof overlay === 'string' ? overlay : beside.length === 0 && isFile(own) ? own : undefined;
  if (named === undefined && beside.length === 0) return none;
  const table = await loadRules(game.name);
  if (table.overlays === undefined) {
    if (typeof overlay === 'string') throw new BadInput(`${game.title} takes no overlays yet.`);
    return none;
  }
  const files = [...new Set([...(named === undefined ? [] : [named]), ...beside.map(besideDeck)])];
  const read = new Map<string, Read>();
  for (const file of files) read.set(file, await readOverlay(table, file));
  return {
    table: named === undefined ? undefined : read.get(named)!.data,
    decks: new Map(beside.map(deck => [deck, read.get(besideDeck(deck))!.data])),
    notices: [...read.values()].flatMap(({ notices }) => notices),
  };
}

/** An overlay of a file, and what it says. */
interface Read {
  readonly data: unknown;
  readonly notices: readonly string[];
}

/** Reads an overlay from a file, checks it, and adds its cards. @throws BadInput with the line and the reason of each fault */
export async function readOverlay(table: TableGame<State>, file: string): Promise<Read> {
  if (!existsSync(file)) throw new BadInput(`There is no file "${file}".`);
  if (statSync(file).size > MOST_BYTES) throw new BadInput(`${file} is larger than ${MOST_BYTES / 1000} kB.`);
  const { documentsOf, lineOf } = await import('./yaml.ts');
  const [first, second] = documentsOf(file, 'overlay');
  if (second !== undefined) throw new BadInput(`${file} has several documents. An overlay is one.`);
  const { document, data, lines } = first!;
  await table.load();
  const kit = await table.overlays!();
  const { faults } = kit.read(data);
  if (faults.length > 0)
    throw new BadInput(
      tellOverlayFaults(`The overlay ${file}`, faults, fault =>
        tellOverlayFault(fault, `line ${lineOf(document, lines, fault.at)}: `),
      ),
    );
  return { data, notices: await wearOverlay(table, data, file) };
}

/**
 * Adds the cards of an overlay, and lets the pages of cards show them.
 * @param from where it comes from, for people
 * @returns what it changes, in lines
 * @throws BadInput in one line if it cannot be played
 */
export async function wearOverlay(table: TableGame<State>, data: unknown, from: string): Promise<readonly string[]> {
  await table.load(undefined, data);
  await wear(table, data);
  const { name, by, cards } = (await table.overlays!()).read(data);
  return [`Overlay “${name}” by ${by} (${from}):`, ...cards.map(card => `  ${tellOverlaid(card)}`)];
}

/** Reads the overlay that lies beside a deck; undefined if there is none. @throws BadInput for a file that cannot be read */
export async function overlayBeside(table: TableGame<State>, deck: string): Promise<unknown> {
  const file = besideDeck(deck);
  if (table.overlays === undefined || !isFile(deck) || !isFile(file)) return undefined;
  return (await import('./yaml.ts')).documentsOf(file, 'overlay')[0]!.data;
}

/** Says in one line what an overlay does to a card. */
const tellOverlaid = ({ page, changes, whole }: OverlaidCard): string =>
  whole
    ? `${page.title}: a card that Orrery does not have`
    : `${page.title}: ${changes.join('; ') || 'nothing differs'}`;
