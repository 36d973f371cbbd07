// Finds a card by the name that a person typed, and guesses if no card has that name.
import { ARTICLES, nameKey, turnedName, wordsOf } from '@orrery/kernel';
import { distance } from 'fastest-levenshtein';

/** A card as a list may name it. */
export interface NamedCard {
  readonly id: string;
  readonly title: string;
  /** Other names of the card. A title always wins over an alias of another card. */
  readonly aliases?: readonly string[];
  /** The words in brackets behind the title that distinguish cards with the same title: `First Battle Fleet (Narn)`. */
  readonly qualifier?: string;
}

/** Words that appear in too many titles to help when a name is guessed. */
const SMALL_WORDS = new Set([...ARTICLES, 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'to', 'with']);

/** The longest name that is guessed. No card has a longer name. */
const LONGEST_GUESS = 100;

/** Returns the key of a name without its article. */
function shortKey(name: string): string {
  const words = wordsOf(name);
  return words.length > 1 && ARTICLES.has(words[0]!) ? words.slice(1).join('') : nameKey(name);
}

/**
 * Counts the letters to insert, delete, replace or swap with a neighbour to turn one text into the other. Of several swaps only one counts as a
 * single slip. A number above `limit` is returned as `limit + 1`.
 */
export function slipsBetween(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let least = distance(a, b);
  // a swap turns two slips into one, and no more
  for (let i = 0; i + 1 < a.length && least > 1 && least <= limit + 1; i++) {
    if (a[i] === a[i + 1]) continue;
    const swapped = a.slice(0, i) + a[i + 1] + a[i] + a.slice(i + 2);
    const slips = 1 + distance(swapped, b);
    if (slips < least) {
      least = slips;
      break;
    }
  }
  return Math.min(least, limit + 1);
}

/** Returns the number of slips that a name of this length may hold. */
const slipsInName = (length: number) => (length < 3 ? 0 : Math.max(1, Math.floor(length * 0.3)));

/** Returns the same for a single word, which gives less to recognise it by. */
const slipsInWord = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Returns the words of a name that can distinguish it from others. */
const tellingWords = (name: string) => wordsOf(name).filter(word => word.length > 1 && !SMALL_WORDS.has(word));

/** Ranks the claims of several cards to one key. The lowest wins. */
const CLAIMS = { title: 0, alias: 1, shortTitle: 2, shortAlias: 3 } as const;
type Claim = (typeof CLAIMS)[keyof typeof CLAIMS];

/** The cards with the best claim to a key. */
interface NameClaim {
  claim: Claim;
  ids: string[];
}

/** One name that can be suggested for a card. */
interface Guess {
  readonly title: string;
  readonly key: string;
  readonly words: readonly string[];
}

/** A title that may be meant. */
export interface Likeness {
  readonly title: string;
  readonly score: number;
}

/** Every name of a game's cards. Build it once and ask it often. */
export class NameIndex {
  readonly #cards = new Map<string, NamedCard>();
  readonly #entries = new Map<string, NameClaim>();
  readonly #guesses: Guess[] = [];
  readonly #guessesByWord = new Map<string, Set<Guess>>();

  constructor(cards: Iterable<NamedCard>) {
    for (const card of cards) {
      if (this.#cards.has(card.id)) throw new Error(`Two cards have the id ${card.id}.`);
      this.#cards.set(card.id, card);
      this.#claim(nameKey(card.title), card.id, CLAIMS.title);
      this.#claim(shortKey(card.title), card.id, CLAIMS.shortTitle);
      for (const alias of card.aliases ?? []) {
        this.#claim(nameKey(alias), card.id, CLAIMS.alias);
        this.#claim(shortKey(alias), card.id, CLAIMS.shortAlias);
      }
    }
  }

  /** Notes what guesses need, once: most lists name only cards that are here. */
  #prepareGuesses(): void {
    if (this.#guesses.length > 0) return;
    const guessed = new Set<string>();
    for (const card of this.#cards.values())
      for (const name of [card.title, ...(card.aliases ?? [])]) {
        const once = JSON.stringify([card.title, nameKey(name)]);
        if (!guessed.has(once)) this.#addGuess(card.title, name);
        guessed.add(once);
      }
  }

  #claim(key: string, id: string, claim: Claim): void {
    const entry = this.#entries.get(key);
    if (!entry || claim < entry.claim) this.#entries.set(key, { claim, ids: [id] });
    else if (claim === entry.claim && !entry.ids.includes(id)) entry.ids.push(id);
  }

  #addGuess(title: string, name: string): void {
    const guess = { title, key: shortKey(name), words: tellingWords(name) };
    this.#guesses.push(guess);
    for (const word of guess.words) {
      const known = this.#guessesByWord.get(word);
      if (known) known.add(guess);
      else this.#guessesByWord.set(word, new Set([guess]));
    }
  }

  /** Returns the ids of all cards in the given order. */
  ids(): string[] {
    return [...this.#cards.keys()];
  }

  /** Returns the card with this id. */
  card(id: string): NamedCard {
    const card = this.#cards.get(id);
    if (!card) throw new Error(`No card has the id ${id}.`);
    return card;
  }

  /** Returns the title of the card with this id. */
  title(id: string): string {
    return this.card(id).title;
  }

  /**
   * Finds all cards of this name, also with the last word in front (`Sinclair, Jeffrey`). It returns several cards if they share a title, and none
   * for an unknown name.
   */
  lookup(name: string): readonly string[] {
    const found = this.#entries.get(nameKey(name)) ?? this.#entries.get(shortKey(name));
    if (found !== undefined) return found.ids;
    const turned = turnedName(name);
    return turned === null ? [] : (this.#entries.get(nameKey(turned))?.ids ?? []);
  }

  /** Checks that a card has exactly this title or alias, with its article if there is one. */
  has(name: string): boolean {
    const entry = this.#entries.get(nameKey(name));
    return entry !== undefined && entry.claim <= CLAIMS.alias;
  }

  /**
   * Returns the titles most similar to an unknown name, the best first: titles a few slips away, and titles that share the important words (`Playing
   * Field` finds `Level the Playing Field`). It returns none if no title is similar.
   */
  nearest(name: string, limit = 3): string[] {
    return this.guesses(name, limit).map(({ title }) => title);
  }

  /** Returns the same with a score: 1 for an equal name, above 0 for all. */
  guesses(name: string, limit = 3): readonly Likeness[] {
    if (name.length > LONGEST_GUESS) return [];
    this.#prepareGuesses();
    const scores = new Map<string, number>();
    const note = (title: string, score: number) => scores.set(title, Math.max(score, scores.get(title) ?? 0));
    this.#scoreSlips(shortKey(name), note);
    const turned = turnedName(name);
    if (turned !== null) this.#scoreSlips(nameKey(turned), note);
    this.#scoreWords(tellingWords(name), note);
    return [...scores]
      .map(([title, score]) => ({ title, score }))
      .sort((a, b) => b.score - a.score || (a.title < b.title ? -1 : 1))
      .slice(0, limit);
  }

  #scoreSlips(key: string, note: (title: string, score: number) => void): void {
    for (const guess of this.#guesses) {
      const length = Math.max(key.length, guess.key.length);
      const allowed = slipsInName(length);
      const slips = slipsBetween(key, guess.key, allowed);
      if (slips <= allowed) note(guess.title, 1 - slips / length);
    }
  }

  /** Scores titles by shared words. A rarer word counts more. The score is twice the shared weight over the total. */
  #scoreWords(words: readonly string[], note: (title: string, score: number) => void): void {
    const shared = new Map<Guess, { weight: number; words: number }>();
    let asked = 0;
    for (const word of words) {
      const matches = this.#wordsLike(word);
      asked += matches.length > 0 ? Math.max(...matches.map(match => this.#weight(match))) : this.#weight(word);
      const best = new Map<Guess, number>();
      for (const match of matches) {
        const weight = this.#weight(match) * (match === word ? 1 : 0.9);
        for (const guess of this.#guessesByWord.get(match)!) best.set(guess, Math.max(weight, best.get(guess) ?? 0));
      }
      for (const [guess, weight] of best) {
        const sum = shared.get(guess) ?? { weight: 0, words: 0 };
        shared.set(guess, { weight: sum.weight + weight, words: sum.words + 1 });
      }
    }
    for (const [guess, sum] of shared) {
      const whole = asked + guess.words.reduce((total, word) => total + this.#weight(word), 0);
      const score = (2 * sum.weight) / whole;
      if (score > 0.5 || sum.words === words.length) note(guess.title, score);
    }
  }

  #weight(word: string): number {
    return Math.log(1 + this.#guesses.length / Math.max(1, this.#guessesByWord.get(word)?.size ?? 0));
  }

  /** Returns the word itself if a title holds it; otherwise the words of titles that it may be a slip for. */
  #wordsLike(word: string): string[] {
    if (this.#guessesByWord.has(word)) return [word];
    const allowed = slipsInWord(word.length);
    if (allowed === 0) return [];
    return [...this.#guessesByWord.keys()].filter(
      known => slipsInWord(known.length) > 0 && slipsBetween(word, known, allowed) <= allowed,
    );
  }
}

/** Returns a card's title, with its qualifier if other cards share the title. */
export function fullName(id: string, index: NameIndex): string {
  const { title, qualifier } = index.card(id);
  return qualifier !== undefined && index.lookup(title).length > 1 ? `${title} (${qualifier})` : title;
}
