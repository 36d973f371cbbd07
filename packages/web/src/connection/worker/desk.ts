/** The deck desk of a game: reads, checks and fixes deck lists. */
import type { OverlayFault, State } from '@orrery/kernel';
import {
  addCopies,
  type CardFace,
  type DeckContents,
  deckContents,
  listOfFile,
  type MendedList,
  mendedBy,
  mendedList,
  type Overlays,
  plainList,
  renamed,
  startingHand,
  type TableGame,
} from '@orrery/table';
import { wear } from '@orrery/table/shelf';

/** A ready deck of the game. */
export interface ReadyList {
  readonly name: string;
  readonly title: string;
  readonly faction: string;
  readonly about: string;
  readonly list: string;
}

/** What an overlay says: its cards with their faces, and its faults. */
export interface OverlayRead {
  readonly name: string;
  readonly by: string;
  readonly cards: readonly {
    readonly face: CardFace;
    /** what differs from the printed card, in lines */
    readonly changes: readonly string[];
    /** true for a card that Orrery does not have */
    readonly whole: boolean;
  }[];
  readonly faults: readonly OverlayFault[];
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
    return startingHand(this.table, { name, text, ready: false, ...this.#worn }, ruleset, seed);
  }

  /** the user's overlay, with which lists are read */
  #worn: { readonly overlay?: unknown } = {};

  /** The face of a card that is not finished, from its numbers alone; null if there is none yet. */
  async sketch(card: Readonly<Record<string, unknown>>): Promise<CardFace | null> {
    return (await this.#kit()).sketch(card)?.face() ?? null;
  }

  /** Checks an overlay, and tells its cards. Lists do not know them yet. */
  async readOverlay(overlay: unknown): Promise<OverlayRead> {
    const kit = await this.#kit();
    const { name, by, cards, faults } = kit.read(overlay);
    return {
      name,
      by,
      faults,
      cards: cards.map(({ page, changes, whole }) => ({ face: page.face(), changes, whole })),
    };
  }

  /** The start of an overlay for a card; null if nobody knows a card of this name. */
  async startOverlay(card: string, by: string): Promise<Readonly<Record<string, unknown>> | null> {
    return (await this.#kit()).start(card, by);
  }

  /**
   * Reads lists with the user's own cards from now on.
   * @param overlay undefined for printed cards
   * @returns the faces of the cards that it adds or changes
   */
  async wear(overlay: unknown): Promise<readonly CardFace[]> {
    this.#worn = overlay === undefined ? {} : { overlay };
    return this.#inTurn(() => this.#shown(overlay));
  }

  /** The faces of the cards that the overlay of somebody else's table adds or changes. */
  async facesOf(overlay: unknown): Promise<readonly CardFace[]> {
    return this.#inTurn(async () => {
      const faces = await this.#shown(overlay);
      await this.#shown(this.#worn.overlay);
      return faces;
    });
  }

  /** what is done with overlays, one after the other: only one is shown at a time */
  #turn: Promise<unknown> = Promise.resolve();

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => {});
    return done;
  }

  async #shown(overlay: unknown): Promise<readonly CardFace[]> {
    if (overlay !== undefined) await this.table.load(undefined, overlay);
    await wear(this.table, overlay);
    if (overlay === undefined) return [];
    return this.table.cards.map(page => page.face()).filter(face => face.overlaid !== undefined);
  }

  async #kit(): Promise<Overlays> {
    if (this.table.overlays === undefined) throw new Error(`${this.table.game.title} takes no overlays yet.`);
    await this.table.load();
    return this.table.overlays();
  }
}
