// The card definitions of a game by set: which sets there are, which are loaded, and which a match plays with.
import { BadInput } from './errors.ts';
import { hash } from './state/hash.ts';
import type { State } from './state/state.ts';

/** A set of cards, as a game knows it before its cards are loaded. */
export interface CardSet {
  /** its name in records. It never changes */
  readonly name: string;
  readonly title: string;
  /** room for its cards: at least as many as it has. It may grow between versions, as no save or record holds an index */
  readonly room: number;
  /** true if records that name no sets play with it: records did not name sets at first */
  readonly first: boolean;
}

/** A card definition, as far as a library needs it. */
export interface Defined {
  /** the stable id, which saved matches hold */
  readonly id: string;
  /** the index in `State.defs` */
  readonly index: number;
}

/** The sets of a match, by name. Undefined in a match with the first sets, as all matches were once. */
export type SetNames = readonly string[] | undefined;

/**
 * The card definitions of a game, from all sets that this process has loaded. Sets are only ever added. Each card of a set has a fixed index, counted
 * through all sets in their order. So nothing depends on the order in which sets are loaded.
 */
export class Library<D extends Defined> {
  /** the definitions by index. A place is empty while its set is not loaded: go through `all()`, not through this list */
  readonly defs: D[] = [];
  /** their ids, by the same index */
  readonly ids: string[] = [];
  private readonly byId = new Map<string, D>();
  private readonly starts = new Map<string, number>();
  /** the end of each loaded set: the index behind its last card */
  private readonly ends = new Map<string, number>();
  private readonly loaded = new Set<string>();
  /** the sets of cards by id, also of sets of which only the printed data is here */
  private readonly announced = new Map<string, string>();
  private readonly read = new Set<string>();
  private list: readonly D[] | null = null;
  private open: { readonly name: string; next: number } | null = null;
  /** the overlays that are here: their cards, and the printed cards that their cards replace, by the index of the printed one */
  private readonly laid = new Map<
    string,
    { readonly cards: readonly D[]; readonly replaced: ReadonlyMap<number, D> }
  >();
  private readonly ofOverlays = new Set<number>();
  /** the overlay that pages of cards and positions show, in a process with one user or while a scenario runs; undefined for printed cards */
  shown: string | undefined;

  /**
   * @param title the game's title, for messages
   * @param sets all sets of the game. A new set goes to the end
   */
  constructor(
    private readonly title: string,
    readonly sets: readonly CardSet[],
  ) {
    let at = 0;
    for (const set of sets) {
      this.starts.set(set.name, at);
      at += set.room;
    }
  }

  /** The names of the sets of older records, and of every match that names none. */
  get first(): readonly string[] {
    return this.sets.filter(set => set.first).map(set => set.name);
  }

  /** True if the cards of a set are here. */
  has(name: string): boolean {
    return this.loaded.has(name);
  }

  /** The number of definitions. It grows with each set: who keeps an index of cards makes it anew then. */
  get size(): number {
    return this.byId.size;
  }

  /** Returns all definitions that are loaded, in order, without those of overlays. */
  all(): readonly D[] {
    this.list ??= this.defs.filter(def => def !== undefined && !this.ofOverlays.has(def.index));
    return this.list;
  }

  /**
   * Returns the definitions that are loaded, in order, as a match or a person with an overlay has them: its cards come last, and replace the printed
   * ones.
   * @param overlay the name of the overlay; undefined for none
   */
  allWith(overlay: string | undefined): readonly D[] {
    const laid = overlay === undefined ? undefined : this.laid.get(overlay);
    if (laid === undefined) return this.all();
    return [...this.all().filter(({ index }) => !laid.replaced.has(index)), ...laid.cards];
  }

  /** Returns the cards of an overlay that is here, and the printed cards that some of them replace, by index. */
  overlay(name: string): { readonly cards: readonly D[]; readonly replaced: ReadonlyMap<number, D> } | undefined {
    return this.laid.get(name);
  }

  /** Returns the definition with an id; undefined if there is none, or its set is not loaded. */
  find(id: string): D | undefined {
    return this.byId.get(id);
  }

  /** Returns the index of the first card of a set, also of one that is not loaded. */
  startOf(name: string): number {
    return this.starts.get(name)!;
  }

  /** Returns the index that the next definition gets: the next of the set that is being added, or behind all that is here. */
  next(): number {
    return this.open === null ? this.defs.length : this.open.next;
  }

  /** Adds a definition, at its index. @throws Error if its id is there already */
  add(def: D): void {
    if (this.byId.has(def.id)) throw new Error(`there are two cards with the id ${def.id}`);
    this.defs[def.index] = def;
    this.ids[def.index] = def.id;
    this.byId.set(def.id, def);
    this.list = null;
    if (this.open !== null) this.open.next++;
  }

  /**
   * Adds the cards of a set, unless they are here.
   * @param sources its cards, in their fixed order
   * @param compile compiles one card and adds its definition
   * @throws Error if the set has more cards than the game's list of sets has room for
   */
  addSet<C>(name: string, sources: readonly C[], compile: (source: C) => unknown): void {
    if (this.loaded.has(name)) return;
    const { room } = this.sets.find(set => set.name === name)!;
    if (sources.length > room) throw new Error(`the set ${name} has ${sources.length} cards, and room for ${room}`);
    const start = this.starts.get(name)!;
    while (this.defs.length < start) {
      this.defs.push(undefined as unknown as D);
      this.ids.push('');
    }
    this.ends.set(name, start + sources.length);
    this.open = { name, next: start };
    try {
      for (const source of sources) compile(source);
    } finally {
      this.open = null;
    }
    this.loaded.add(name);
  }

  /**
   * Adds the cards of an overlay, unless they are here. They stand behind all sets.
   * @param cards each card, and the id of the printed card that it replaces; null for a card of its own
   * @param compile compiles one card and adds its definition
   * @throws BadInput if this process holds as many overlays as it may: definitions are never taken out again
   */
  addOverlay<C>(
    name: string,
    cards: readonly { readonly source: C; readonly replaces: string | null }[],
    compile: (source: C) => D,
  ): void {
    if (this.laid.has(name)) return;
    const held = cards.length + this.ofOverlays.size;
    if (this.laid.size >= MOST_OVERLAYS || held > MOST_OVERLAID)
      throw new BadInput(`Orrery holds too many overlays of ${this.title}. It takes no more until it starts again.`);
    const last = this.sets.at(-1)!;
    const start = Math.max(this.defs.length, this.starts.get(last.name)! + last.room);
    while (this.defs.length < start) {
      this.defs.push(undefined as unknown as D);
      this.ids.push('');
    }
    this.open = { name, next: start };
    const added: D[] = [];
    const replaced = new Map<number, D>();
    this.starts.set(name, start);
    try {
      for (const { source, replaces } of cards) {
        const def = compile(source);
        added.push(def);
        const printed = replaces === null ? undefined : this.byId.get(replaces);
        if (printed !== undefined) replaced.set(printed.index, def);
      }
    } finally {
      this.open = null;
      this.ends.set(name, this.defs.length);
      for (const { index } of added) this.ofOverlays.add(index);
      this.list = null;
    }
    this.laid.set(name, { cards: added, replaced });
  }

  /**
   * Loads sets, at once, and adds them in their order: these, and the first sets, whose cards bots think likely. Sets that are here are not loaded
   * again.
   * @param load loads one set by its name, and returns what adds its cards
   * @throws BadInput in one line for a set that this version does not have
   */
  async load(names: readonly string[], load: (name: string) => Promise<() => void>): Promise<void> {
    if (names.length > 0) checkSetNames(this.title, this.sets, names);
    const missing = this.sets.filter(({ name, first }) => (first || names.includes(name)) && !this.loaded.has(name));
    for (const add of await Promise.all(missing.map(({ name }) => load(name)))) add();
  }

  /** Notes which cards a set has, from its printed data, before its cards are compiled. @param ids the ids of its cards */
  announce(name: string, ids: Iterable<string>): void {
    for (const id of ids) this.announced.set(id, name);
    this.read.add(name);
  }

  /** True if the printed data of a set is here. */
  knows(name: string): boolean {
    return this.read.has(name);
  }

  /** Returns the name of the set with the card of this index; '' for a card that belongs to no set, such as one of a test. */
  setOf(index: number): string {
    for (const [name, end] of this.ends) if (index < end && index >= this.starts.get(name)!) return name;
    return '';
  }

  /**
   * Returns the sets that a match with these cards needs, in order: those of the cards, and the first sets, whose cards bots think likely.
   * @param ids the ids of its cards
   */
  setsFor(ids: Iterable<string>): string[] {
    const wanted = new Set(this.first);
    for (const id of ids) {
      const def = this.byId.get(id);
      wanted.add(this.announced.get(id) ?? (def === undefined ? '' : this.setOf(def.index)));
    }
    return this.sets.map(set => set.name).filter(name => wanted.has(name));
  }

  /**
   * Checks the sets that a setup names.
   * @param named what it says; undefined in older setups
   * @param overlay the overlay that it carries; undefined for none
   * @returns their names; undefined if they are the first sets, so that such a match is the same as one that names none
   * @throws BadInput in one line for a set that this version does not have; Error if one is not loaded
   */
  checked(named: unknown, overlay?: unknown): SetNames {
    if (named !== undefined) checkSetNames(this.title, this.sets, named);
    const printed = named === undefined ? this.first : (named as readonly string[]);
    const names = overlay === undefined ? printed : [...printed, overlayName(overlay)];
    if (overlay !== undefined && !this.laid.has(overlayName(overlay)))
      throw new Error(`the overlay of this match of ${this.title} is not loaded`);
    const absent = printed.find(name => !this.loaded.has(name));
    if (absent !== undefined) throw new Error(`the set ${absent} of ${this.title} is not loaded`);
    const { first } = this;
    return names.length === first.length && first.every(name => names.includes(name)) ? undefined : names;
  }

  /** @throws BadInput in one line for a card of a set that its match does not name: whether such a set is here is chance */
  checkCards({ defs, sets }: Pick<State, 'defs' | 'sets'>): void {
    const strange = defs.find(index => !this.plays(sets, index));
    if (strange === undefined) return;
    const set = this.setOf(strange);
    if (sets?.some(name => this.laid.get(name)?.replaced.has(strange)))
      throw new BadInput(
        `The overlay of this match changes the card ${this.ids[strange]}, so the printed one cannot play.`,
      );
    throw new BadInput(`The card ${this.ids[strange]} is of the set ${set}, which the match does not name.`);
  }

  /** True if a match plays with the card of this index. Cards of no set count as part of every match. */
  plays(sets: SetNames, index: number): boolean {
    const name = this.setOf(index);
    if (sets !== undefined && this.laid.size > 0 && sets.some(x => this.laid.get(x)?.replaced.has(index))) return false;
    return name === '' || (sets === undefined ? this.sets.some(x => x.first && x.name === name) : sets.includes(name));
  }
}

/** How many overlays one process takes, and how many cards of them: each stays until it ends. */
const MOST_OVERLAYS = 1000;
const MOST_OVERLAID = 40_000;

/** The name of an overlay among the sets of a match: two overlays with the same words have the same name. */
export const overlayName = (overlay: unknown): string => `overlay ${hash(JSON.stringify(overlay))}`;

/** Returns the overlay that a setup or a saved match carries; undefined if it carries none. */
export function overlayNamed(setup: unknown): unknown {
  return typeof setup === 'object' && setup !== null && 'overlay' in setup ? (setup.overlay ?? undefined) : undefined;
}

/** The name of the overlay among the sets of a match; undefined if it plays with none. */
export const overlayIn = (sets: SetNames): string | undefined => sets?.find(name => name.startsWith('overlay '));

/** @throws BadInput in one line if this is no list of names of these sets */
export function checkSetNames(title: string, sets: readonly CardSet[], named: unknown): void {
  if (!Array.isArray(named) || named.length === 0)
    throw new BadInput('The "sets" of the setup are not a list of names.');
  const unknown = named.find(name => !sets.some(set => set.name === name));
  if (unknown !== undefined) {
    const has = sets.map(set => set.name);
    throw new BadInput(
      `This match needs the set ${JSON.stringify(unknown)} of ${title}. This version has only ${has.join(', ')}.`,
    );
  }
}

/** Returns what a setup says of its sets; undefined if it names none. */
export function setsNamed(setup: unknown): unknown {
  return typeof setup === 'object' && setup !== null && 'sets' in setup ? setup.sets : undefined;
}
