// The rules of a game and the rulings on its cards: reading them, searching them, printing them.
import { nameKey, wordsOf } from '@orrery/kernel';
import type { CardPage, CatalogueSource } from '../contract/game.ts';

/** One rule of a game's catalogue, restated in our words. */
export interface Rule {
  readonly id: string;
  readonly statement: string;
  readonly kind: string;
  /** the rulesets that have it; absent where the game has but one */
  readonly rulesets?: readonly string[];
  readonly example: boolean;
  /** where it stands in the game's documents; absent where there is one document */
  readonly sources?: string;
}

/** One ruling: on a card, on several, or on none. */
export interface Ruling {
  readonly id: string;
  /** the title of its card; '' for a ruling on no card */
  readonly card: string;
  /** all its cards, if there are several */
  readonly cards?: readonly string[];
  readonly kind: string;
  readonly statement: string;
  readonly testable: boolean;
  /** why no position can prove it, if it is not testable and its game says so */
  readonly untestable?: string;
  /** the document that it stands in; absent where the game's rulings have one document */
  readonly source?: string;
}

/** What Orrery decided about cards where no ruling speaks, or where sources disagree. */
export interface CardDecision {
  /** the titles of the cards */
  readonly cards: readonly string[];
  /** the question */
  readonly about: string;
  readonly decision: string;
  /** what it rests on: `print`, `rulebook, ge/control/1`, `no source` */
  readonly source: string;
}

/** True for a ruling on this card, whose title may be spelt a little otherwise in the books. */
export const isOnCard = ({ card, cards = [card] }: Ruling, title: string): boolean =>
  cards.some(name => nameKey(name) === nameKey(title));

/** The weight and the document of a ruling, such as `errata: M3 Shield Fiend`; '' if its game has one document for all. */
export const sourceOf = ({ kind, source }: Pick<Ruling, 'kind' | 'source'>): string =>
  source === undefined ? '' : source.startsWith(kind) || source.startsWith('FAQ') ? source : `${kind}; ${source}`;

/** The books of a game: its rules, the rulings on the cards that Orrery knows, and what Orrery decided about them itself. */
export interface Catalogue {
  readonly rules: readonly Rule[];
  readonly rulings: readonly Ruling[];
  readonly decisions: readonly CardDecision[];
}

/** The objects of a file with one JSON object a line; none if there is no such file. */
export const linesOf = <T>(text: string | null): T[] =>
  (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T);

/**
 * The books of a game.
 * @param read gives the text of a file by its path from the project's folder, or null where there is none: a host with a disk
 *   reads it there, a browser asks for it
 */
export const readCatalogue = ({ folder }: CatalogueSource, read: (path: string) => string | null): Catalogue => ({
  rules: linesOf<Rule>(read(`${folder}/rules.jsonl`)),
  rulings: linesOf<Ruling>(read(`${folder}/rulings.jsonl`)),
  decisions: linesOf<CardDecision>(read(`${folder}/decisions.jsonl`)),
});

/** The rulings on a card, by its title and its other names, which may be spelt a little otherwise in the books. */
export const rulingsOn = ({ rulings }: Catalogue, { title, names = [] }: Pick<CardPage, 'title' | 'names'>): Ruling[] =>
  rulings.filter(r => [title, ...names].some(name => isOnCard(r, name)));

/** What Orrery decided about a card itself, by its title and its other names. */
export const decisionsOn = (
  { decisions }: Catalogue,
  { title, names = [] }: Pick<CardPage, 'title' | 'names'>,
): CardDecision[] =>
  decisions.filter(({ cards }) => [title, ...names].some(name => cards.some(x => nameKey(x) === nameKey(name))));

/** Writes a decision with what it rests on: `whose terrain: one's own (no source)`. */
export const tellDecision = ({ about, decision, source }: CardDecision): string => `${about}: ${decision} (${source})`;

/** An entry of a game's books: a rule, or a ruling with its card. */
export interface BookEntry extends Rule {
  readonly card: string | null;
}

/** All entries of a game's books, the rules first. */
export const entriesOf = ({ rules, rulings }: Catalogue): BookEntry[] => [
  ...rules.map(r => ({ ...r, card: null })),
  ...rulings.map(r => ({ ...r, rulesets: [], sources: sourceOf(r), example: false })),
];

/** The entries that hold all these words, in their ids, cards or statements. */
export function entriesWith(entries: readonly BookEntry[], text: string): BookEntry[] {
  const words = wordsOf(text);
  return entries.filter(r => {
    const all = wordsOf(`${r.id} ${r.card ?? ''} ${r.statement}`).join(' ');
    return words.every(word => all.includes(word));
  });
}

/** An entry as a person reads it: its statement, where it holds and where it stands. */
export function tellEntry({ catalogue }: { readonly catalogue: CatalogueSource }, entry: BookEntry): string {
  const under = entry.rulesets ?? [];
  return [
    `${entry.id}${entry.card ? `  (${entry.card})` : ''}`,
    entry.statement,
    ...(under.length > 0 && under.length < catalogue.rulesets ? [`Only under the ${under.join(' and ')} rules.`] : []),
    ...(entry.sources && (catalogue.sources || entry.card !== null)
      ? [`Source: ${entry.sources}${catalogue.sources ? ` (${catalogue.sources})` : ''}.`]
      : []),
  ].join('\n');
}

/** The topic of a rule id: `attack` of `b5/attack/3`. */
export const topicOf = (id: string): string => id.split('/')[1] ?? '';
