// Makes what each viewer sees and hears of a fact at the moment when it happens.
import type { Game } from '../game.ts';
import type { CardId, Seat, State } from '../state/state.ts';
import { cardLink, inWords, sentence } from '../text/sentence.ts';
import type { Fact, FactType, Shown, Viewer } from './facts.ts';
import type { CardRef, Names, ToldFact } from './told.ts';

/** The viewers who may know a card, by card: one bit for each seat, then one for the spectator. */
export type Known = Map<CardId, number>;

/** How one field is shown. */
interface Field {
  readonly name: string;
  readonly as: string;
  /** null if the value is the fact's field of that name */
  readonly of: ((x: Fact) => unknown) | null;
  /** the text for a card that the viewer may not know */
  readonly unknown: string;
  /** returns the value to show; null if `as` decides it */
  readonly give: ((s: State, x: Fact, viewer: Viewer) => unknown) | null;
}

/** A type of fact, prepared for showing. */
interface FactTelling {
  /** null if everybody sees every field */
  readonly fields: readonly Field[] | null;
  /** true if viewers who know the same cards may still see different things */
  readonly varies: boolean;
  readonly opens: ((s: State, x: Fact, viewer: Viewer) => boolean) | null;
  readonly say: (n: object, x: object, s: State) => string;
}

/** Makes what viewers see and hear of facts when they happen. A viewer may know a card if the viewer may see it before or after the fact. */
export class Announcer<S extends State> {
  private game: Game<S> | null = null;
  private readonly tellings = new Map<string, FactTelling>();

  constructor(private readonly names: Names<S, string>) {}

  serve(game: Game<S>): void {
    this.game = game;
  }

  /** Stores how a type of fact is told. */
  learn(type: FactType<S, never>): void {
    const { show, opens, say } = type as unknown as FactType<State, Fact>;
    const fields = show === 'all' ? null : Object.entries(show).map(([name, how]) => fieldOf(name, how));
    const varies = fields?.some(f => f.give !== null || f.as === 'fact') ?? false;
    this.tellings.set(type.name, { fields, varies, opens: opens ?? null, say: say as FactTelling['say'] });
  }

  /** Returns who may know the cards of a fact that is about to happen. */
  before(s: S, fact: Fact): Known {
    const known: Known = new Map();
    this.note(s, fact, known);
    return known;
  }

  /** Returns what each viewer gets of a fact that has just happened. @param known who might see its cards before */
  tell(s: S, fact: Fact, known: Known): readonly ToldFact[] {
    const seats = s.seats.length;
    const { fields, varies } = this.tellings.get(fact.t)!;
    if (fields !== null) this.note(s, fact, known);
    const everybody = (1 << (seats + 1)) - 1;
    if (!varies && [...known.values()].every(who => who === everybody))
      return new Array<ToldFact>(seats + 2).fill(this.toldTo(s, fact, 'all', known));
    const made = new Map<string, ToldFact>();
    const told: ToldFact[] = [];
    for (let at = 0; at < seats + 2; at++) {
      const one = this.toldTo(s, fact, at < seats ? at : at === seats ? null : 'all', known);
      const letters = JSON.stringify(one);
      const same = made.get(letters);
      if (same === undefined) made.set(letters, one);
      told.push(same ?? one);
    }
    return told;
  }

  /** Returns what one viewer gets of a fact that has just happened. @param known who might see its cards before */
  tellOne(s: S, fact: Fact, viewer: Viewer, known: Known): ToldFact {
    this.note(s, fact, known);
    return this.toldTo(s, fact, viewer, known);
  }

  /** True if a fact is about any of these cards, even if no viewer may know that. */
  isAbout(fact: Fact, cards: ReadonlySet<CardId>): boolean {
    for (const field of this.tellings.get(fact.t)!.fields ?? NO_FIELDS) {
      if (field.give !== null) continue;
      const value = found(fact, field);
      if (value === undefined) continue;
      if (field.as === 'fact' && this.isAbout(value as Fact, cards)) return true;
      if (field.as === 'card' && cards.has(value as CardId)) return true;
      if (field.as === 'cards' && (value as readonly CardId[]).some(id => cards.has(id))) return true;
    }
    return false;
  }

  /** True if a fact that has just happened shows a viewer one of these cards. @param known the result of `before`, or what `tellOne` made of it */
  shows(s: S, fact: Fact, viewer: Seat | null, known: Known, cards: ReadonlySet<CardId>): boolean {
    this.note(s, fact, known);
    const bit = 1 << (viewer === null ? s.seats.length : viewer);
    for (const [id, who] of known) if ((who & bit) !== 0 && cards.has(id)) return true;
    return false;
  }

  private ref(s: S, id: CardId): CardRef {
    return { id, card: this.names.card(s, id) };
  }

  /** Adds to `known` the viewers who may know the cards of a fact now, or to whom the fact shows them. */
  private note(s: S, fact: Fact, known: Known): void {
    const { fields, opens } = this.tellings.get(fact.t)!;
    for (const field of fields ?? NO_FIELDS) {
      if (field.give !== null) continue;
      const value = found(fact, field);
      if (value === undefined) continue;
      if (field.as === 'fact') this.note(s, value as Fact, known);
      else if (field.as === 'card') this.noteCard(s, fact, value as CardId, known, opens);
      else if (field.as === 'cards') for (const id of value as CardId[]) this.noteCard(s, fact, id, known, opens);
    }
  }

  private noteCard(s: S, fact: Fact, id: CardId, known: Known, opens: FactTelling['opens']): void {
    if (id < 0) return;
    const seats = s.seats.length;
    let who = known.get(id) ?? 0;
    for (let at = 0; at <= seats; at++) {
      const viewer = at < seats ? at : null;
      if ((who & (1 << at)) === 0 && (this.game!.knows(s, id, viewer) || opens?.(s, fact, viewer))) who |= 1 << at;
    }
    known.set(id, who);
  }

  private toldTo(s: S, fact: Fact, viewer: Viewer, known: Known): ToldFact {
    const shown: Record<string, unknown> = { t: fact.t };
    const marked = this.say(s, fact, viewer, known, shown);
    return { fact: shown as unknown as Fact, sentence: sentence(marked) };
  }

  /** Fills in what is shown of a fact, and returns its sentence with marks. */
  private say(s: S, fact: Fact, viewer: Viewer, known: Known, shown: Record<string, unknown>): string {
    const { fields, say } = this.tellings.get(fact.t)!;
    const reads: Record<string, string> = {};
    const plain: Record<string, unknown> = {};
    const knows = (id: CardId) =>
      viewer === 'all' || ((known.get(id) ?? 0) & (1 << (viewer === null ? s.seats.length : viewer))) !== 0;
    for (const field of fields ??
      Object.keys(fact)
        .filter(name => name !== 't')
        .map(PLAIN)) {
      const { name, as, give } = field;
      reads[name] = '';
      const value = give === null ? found(fact, field) : give(s, fact, viewer);
      if (value === undefined || (as === 'card' && (value as number) < 0)) continue;
      if (as === 'card') {
        shown[name] = knows(value as CardId) ? this.ref(s, value as CardId) : null;
        reads[name] = knows(value as CardId) ? this.link(s, value as CardId) : field.unknown;
      } else if (as === 'cards') {
        const ids = value as readonly CardId[];
        shown[name] = ids.map(id => (knows(id) ? this.ref(s, id) : null));
        reads[name] = this.listed(s, ids, knows);
      } else if (as === 'fact') {
        const within: Record<string, unknown> = { t: (value as Fact).t };
        reads[name] = this.say(s, value as Fact, viewer, known, within);
        shown[name] = within;
      } else {
        shown[name] = value;
        plain[name] = value;
        reads[name] = as === 'plain' ? String(value) : this.named(s, as, value);
      }
    }
    return say(reads, plain, s);
  }

  private link(s: S, id: CardId): string {
    return cardLink(this.names.card(s, id), this.names.title(s, id));
  }

  /** Names cards; hidden cards are only counted. */
  private listed(s: S, ids: readonly CardId[], knows: (id: CardId) => boolean): string {
    const list = ids.filter(knows).map(id => this.link(s, id));
    const rest = ids.length - list.length;
    if (rest > 0) list.push(rest === 1 ? A_CARD : `${rest} cards`);
    return inWords(list);
  }

  /** Names a number, or each number of a list, that the game can name; -1 is nothing. */
  private named(s: S, kind: string, value: unknown): string {
    const name = (id: number) => (id === -1 ? '' : this.names.kinds[kind]!(s, id, card => this.link(s, card)));
    return Array.isArray(value) ? inWords((value as number[]).map(name)) : name(value as number);
  }
}

const A_CARD = 'a card';
const NO_FIELDS: readonly Field[] = [];
const PLAIN = (name: string): Field => ({ name, as: 'plain', of: null, unknown: A_CARD, give: null });
const found = (fact: Fact, { of, name }: Field): unknown => (of === null ? fact[name] : of(fact));

function fieldOf(name: string, how: Shown<State, Fact, string> | undefined): Field {
  const field = PLAIN(name);
  if (typeof how === 'function') return { ...field, give: how };
  if (typeof how === 'object') return { ...field, as: how.as, of: how.of ?? null, unknown: how.unknown ?? A_CARD };
  return { ...field, as: how ?? 'plain' };
}
