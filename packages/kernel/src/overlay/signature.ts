// What the words of a card language take and give, as plain data: made from their types, so that a card from a file can be checked.

/** What a value may be. */
export type WordType =
  | 'text'
  | 'number'
  | 'yes or no'
  | 'nothing'
  | 'anything'
  | 'amount'
  | 'test'
  | 'filter'
  | 'ref'
  | 'list'
  | 'effect'
  | 'static'
  /** one of these texts */
  | { readonly one: readonly string[] }
  /** any of these shapes */
  | { readonly either: readonly WordType[] }
  /** a list of this shape */
  | { readonly each: WordType }
  /** named values of one shape; `keys` if only these names are allowed */
  | { readonly record: WordType; readonly keys?: readonly string[] }
  | { readonly fields: Fields }
  /** a shape by its name in `Language.shapes` */
  | { readonly shape: string };

/** The fields of a record. */
export type Fields = Readonly<Record<string, TypedField>>;

/** One field of a record. */
export interface TypedField {
  readonly is: WordType;
  readonly optional?: true;
  /** what it means, for people */
  readonly about?: string;
}

/** One argument of a word. */
export interface Argument extends TypedField {
  readonly name: string;
  /** the word takes any number of these */
  readonly rest?: true;
}

/** What a word takes and gives. A word without `args` is used by its name alone. */
export interface Signature {
  readonly gives: WordType;
  readonly args?: readonly Argument[];
  readonly about?: string;
}

/** A card language: its words, the shapes of its records, and the shape of a card. */
export interface Language {
  readonly words: Readonly<Record<string, Signature>>;
  readonly shapes: Readonly<Record<string, Fields>>;
  /** the name of the shape of a card */
  readonly card: string;
}

/** The shapes that a file writes as an expression: words of the language, in a text. */
export const SPOKEN = ['amount', 'test', 'filter', 'ref', 'list', 'effect', 'static'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** True for a shape that is written as an expression. */
export const isSpoken = (shape: WordType): shape is Spoken => SPOKEN.includes(shape as Spoken);

/** The fields of a shape by its name. @throws Error if there is no such shape */
export function fieldsOf(language: Language, name: string): Fields {
  const fields = language.shapes[name];
  if (fields === undefined) throw new Error(`there is no shape ${name}`);
  return fields;
}

const ARTICLED: Readonly<Partial<Record<string, string>>> = {
  text: 'a text',
  number: 'a whole number',
  'yes or no': 'true or false',
  nothing: 'null',
  anything: 'a text or a number',
  amount: 'a number or a word for a number',
  test: 'a word for a test',
  filter: 'a word that selects cards',
  ref: 'a name in quotes or a word for one thing',
  list: 'a word for several things',
  effect: 'a word for an effect',
  static: 'a word for a lasting ability',
};

/** Says a shape for people: `a whole number`, `one of won, lost`. */
export function tellShape(shape: WordType): string {
  if (typeof shape === 'string') return ARTICLED[shape] ?? shape;
  if ('one' in shape) return shape.one.length === 1 ? `"${shape.one[0]}"` : `one of ${shape.one.join(', ')}`;
  if ('either' in shape) return [...new Set(shape.either.map(tellShape))].join(', or ');
  if ('each' in shape) return 'a list';
  return 'a record of fields';
}
