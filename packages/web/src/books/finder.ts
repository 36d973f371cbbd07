/** Finds cards, rules and lessons in spite of typing errors, and the rules that answer a question. */
import { wordsOf } from '@orrery/kernel/names';
import type { CardFace, LessonPage, Rule } from '@orrery/table';
import MiniSearch, { type Query } from 'minisearch';
import type { GameName } from './books.ts';
import questions from './questions.json';

/** Words that nearly every question has. They say nothing about its topic. */
const EMPTY = new Set(
  'a an are be can do does for has have how i in is it me my of on or the to what when where which who why with you'
    .concat(' das der die ein eine ich ist kann mein man und von wann was wer wie wo')
    .split(' '),
);
/** From this length on, in letters, a word may have one error, and from the second on two. */
const [ONE_ERROR, TWO_ERRORS] = [4, 6];
/** From this length on, two of its letters may stand in the wrong order. */
const SWAPPED = 3;
/** The most results of each kind. */
const MOST = 8;

/** The ways that a word is searched: as typed, with errors, and with two letters in the wrong order. @param last true for a word that may go on */
function anyOf(word: string, last: boolean): Query {
  const { length } = word;
  const swapped =
    length < SWAPPED
      ? []
      : [...word].slice(1).map((_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
  const fuzzy = length < ONE_ERROR ? false : length < TWO_ERRORS ? 1 : 2;
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], fuzzy, prefix: last && length > 1 },
      ...[...new Set(swapped)].map(one => ({ queries: [one], fuzzy: false, prefix: false })),
    ],
  };
}

/** What a text asks for: each of its words that says something. Null if there is none. */
function queryOf(text: string): Query | null {
  const words = wordsOf(text).filter(word => !EMPTY.has(word));
  if (words.length === 0) return null;
  return { combineWith: 'AND', queries: words.map((word, i) => anyOf(word, i === words.length - 1)) };
}

/** An index of things by their texts. @param texts the texts of a thing; the first counts most */
class Index<T> {
  readonly #search = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: word => (EMPTY.has(word) ? null : word),
    searchOptions: { boost: { title: 3 } },
  });

  constructor(
    private readonly things: readonly T[],
    texts: (thing: T) => readonly [title: string, text: string],
  ) {
    this.#search.addAll(
      things.map((thing, id) => {
        const [title, text] = texts(thing);
        return { id, title, text };
      }),
    );
  }

  /** The things that have every word of a text, the best first. */
  find(text: string): T[] {
    const query = queryOf(text);
    return query === null
      ? []
      : this.#search
          .search(query)
          .slice(0, MOST)
          .map(({ id }) => this.things[id]!);
  }
}

/** What a search finds in a game. */
export interface Finds {
  /** the rules that answer the question, the most important first */
  readonly answers: readonly Rule[];
  readonly cards: readonly CardFace[];
  readonly lessons: readonly LessonPage[];
  readonly rules: readonly Rule[];
}

/** Searches the cards, rules and lessons of a game. It forgives an error in a word of 4 letters, and two in a word of 6. */
export class Finder {
  readonly #cards: Index<CardFace>;
  readonly #rules: Index<Rule>;
  readonly #lessons: Index<LessonPage>;
  readonly #asked: Index<{ readonly ask: string; readonly rules: readonly string[] }>;
  readonly #byId: ReadonlyMap<string, Rule>;

  constructor(game: GameName, cards: readonly CardFace[], rules: readonly Rule[], lessons: readonly LessonPage[]) {
    this.#cards = new Index(cards, ({ title, subtitle, kind }) => [title, `${subtitle} ${kind}`]);
    this.#rules = new Index(rules, ({ id, statement }) => [id, statement]);
    this.#lessons = new Index(lessons, ({ title, about }) => [title, about]);
    // each way to ask is a text of its own, so that the words of one question stay together
    const asked = questions[game].flatMap(({ asks, rules: ids }) => asks.map(ask => ({ ask, rules: ids })));
    this.#asked = new Index(asked, ({ ask }) => [ask, '']);
    this.#byId = new Map(rules.map(rule => [rule.id, rule]));
  }

  /** What fits a text. Nothing fits a text of words that say nothing. */
  find(text: string): Finds {
    const [best] = this.#asked.find(text);
    return {
      answers: (best?.rules ?? []).flatMap(id => this.#byId.get(id) ?? []),
      cards: this.#cards.find(text),
      lessons: this.#lessons.find(text),
      rules: this.#rules.find(text),
    };
  }
}
