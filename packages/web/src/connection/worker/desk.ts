/** The deck desk of a game: reads, checks and fixes deck lists. */
import type { State } from '@orrery/kernel';
import {
  addCopies,
  type DeckContents,
  deckContents,
  listOfFile,
  type MendedList,
  mendedBy,
  mendedList,
  plainList,
  renamed,
  startingHand,
  type TableGame,
} from '@orrery/table/hosting';

/** A ready deck of the game. */
export interface ReadyList {
  readonly name: string;
  readonly title: string;
  readonly faction: string;
  readonly about: string;
  readonly list: string;
}

/** What the deck builder has to know of a game. */
export interface DeskInfo {
  readonly rulesets: readonly string[];
  readonly ready: readonly ReadyList[];
  /** the sections that decks of this game have, the usual one first */
  readonly sections: readonly { readonly name: string; readonly title: string }[];
  /** the usual number of players */
  readonly seats: number;
}

/** What the page can ask of the desk of a game. It runs beside the page (desk-thread.ts), so that typing never waits. */
export class Desk {
  constructor(private readonly table: TableGame<State>) {}

  info(): DeskInfo {
    const { decks, rulesets, players } = this.table;
    const ready = Object.entries(decks).map(([name, deck]) => ({ name, ...deck }));
    const used = ready.map(({ list }) => deckContents(this.table, list, null).sections);
    const sections = used[0]!
      .map(({ name, title }, i) => ({ name, title, cards: Math.max(...used.map(one => one[i]!.cards)) }))
      .filter(({ cards }) => cards > 0)
      .sort((a, b) => b.cards - a.cards)
      .map(({ name, title }) => ({ name, title }));
    return { rulesets, ready, sections, seats: players.usual };
  }

  contents = (text: string, ruleset: string | null): DeckContents => deckContents(this.table, text, ruleset);
  add = (text: string, section: string, id: string, by: number): string => addCopies(this.table, text, section, id, by);
  rename = (text: string, name: string): string => renamed(this.table, text, name);
  /** Reads a list from a file. @throws BadInput in one line if it cannot read the whole file */
  open = (bytes: ArrayBuffer, name: string): string => listOfFile(this.table, new Uint8Array(bytes), name);
  plain = (text: string): string => plainList(this.table, text);
  take = (text: string, line: number, suggestion: string): string => mendedBy(this.table, text, line, suggestion);
  mend = (text: string, ruleset: string | null): MendedList => mendedList(this.table, text, ruleset);
  dek = (text: string): string => this.table.printDeck(text, 'dek');
  /** A first hand: the only thing here that needs the cards themselves. */
  async hand(name: string, text: string, ruleset: string | null, seed: number): Promise<readonly string[]> {
    await this.table.load();
    return startingHand(this.table, { name, text, ready: false }, ruleset, seed);
  }
}
