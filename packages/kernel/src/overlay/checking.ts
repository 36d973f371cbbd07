// Checks a card from a file against the types of its language, and turns its expressions into words.
import { many } from '../text/sentence.ts';
import { type Expression, Miswritten, readExpression } from './expression.ts';
import { type Fields, fieldsOf, isSpoken, type Language, tellShape, type WordType } from './signature.ts';

/** A fault of a file: where, why, and what may be meant. */
export interface OverlayFault {
  readonly at: readonly (string | number)[];
  readonly message: string;
  /** names that may be meant, the likeliest first */
  readonly suggestions: readonly string[];
}

/** Says where a fault is, for people: `cards 2, always 1: `. */
function tellPlace(at: OverlayFault['at']): string {
  const parts = at.map(part => (typeof part === 'number' ? ` ${part + 1}` : `, ${part}`));
  return parts.length === 0 ? '' : `${parts.join('').replace(/^, /, '')}: `;
}

/** Says a fault in one line: its place, the reason, and what may be meant. @param place how the line begins, if not with the place in the data */
export function tellOverlayFault({ at, message, suggestions }: OverlayFault, place = tellPlace(at)): string {
  const meant = suggestions.length === 0 ? '' : ` Did you mean ${suggestions.join(' or ')}?`;
  return `${place}${message}${meant}`;
}

/** The most faults that a refusal names. */
const MOST_TOLD = 20;

/**
 * Says what is wrong with an overlay, with a line for each fault.
 * @param what the overlay, for people: `The overlay my.yaml`
 * @param tell says one fault (`tellOverlayFault`)
 */
export const tellOverlayFaults = (
  what: string,
  faults: readonly OverlayFault[],
  tell: (fault: OverlayFault) => string,
): string =>
  [
    `${what} has ${many(faults.length, 'problem')}:`,
    ...faults.slice(0, MOST_TOLD).map(fault => `  ${tell(fault)}`),
    ...(faults.length > MOST_TOLD ? [`  and ${faults.length - MOST_TOLD} more.`] : []),
  ].join('\n');

/** How much a file may hold. Our own cards need far less. */
export const LIMITS = {
  /** the longest text, in characters */
  text: 400,
  /** the largest number, above and below 0 */
  number: 99,
  /** the most items of one list */
  items: 60,
  /** the most values and words of one file */
  parts: 20_000,
  /** how many words that look through all cards may stand in each other: the work grows with each by the number of cards */
  loops: 3,
} as const;

/** What a check needs of a language besides its types. */
export interface Speech {
  readonly language: Language;
  /** returns a word's value, or its builder */
  word(name: string): unknown;
  /** wraps an amount from a file, so that it stays small; null to leave it as it is */
  bounded(amount: unknown): unknown;
  /** returns the most similar of some names */
  nearest(name: string, names: readonly string[]): readonly string[];
}

/** A value that does not fit. */
class Unfit extends Error {
  constructor(
    message: string,
    readonly suggestions: readonly string[] = [],
  ) {
    super(message);
  }
}

/** The names that no field and no local may have: they mean something to the machine itself. */
const BARRED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf']);

/** Checks values of one file. It counts their parts, and collects faults. */
export class Checking {
  readonly faults: OverlayFault[] = [];
  private parts = 0;

  constructor(private readonly speech: Speech) {}

  /** Notes a fault. */
  fault(at: readonly (string | number)[], message: string, suggestions: readonly string[] = []): undefined {
    this.faults.push({ at, message, suggestions });
    return undefined;
  }

  /**
   * Checks a value of a file, and returns it with words in place of expressions; undefined if it has faults, which are noted.
   * @param at the place of the value in the file
   */
  value(x: unknown, shape: WordType, at: readonly (string | number)[]): unknown {
    if (this.full(at)) return undefined;
    try {
      return this.read(x, shape, at);
    } catch (error) {
      if (error instanceof Miswritten) return this.fault(at, `${error.message} It is at character ${error.at + 1}.`);
      if (error instanceof Unfit) return this.fault(at, error.message, error.suggestions);
      throw error;
    }
  }

  /** Checks the fields of a record. @param known its fields; `barred` are refused with their reason */
  record(x: unknown, known: Fields, at: readonly (string | number)[]): Record<string, unknown> | undefined {
    if (typeof x !== 'object' || x === null || Array.isArray(x))
      return this.fault(at, 'There must be a record of fields here.');
    const out: Record<string, unknown> = {};
    let good = true;
    for (const [name, value] of Object.entries(x)) {
      const field = Object.hasOwn(known, name) ? known[name]! : undefined;
      if (field === undefined) {
        good = false;
        const near = this.speech.nearest(name, Object.keys(known));
        this.fault([...at, name], `There is no field "${shown(name)}" here.`, near);
        continue;
      }
      const read = this.value(value, field.is, [...at, name]);
      if (read === undefined) good = false;
      out[name] = read;
    }
    for (const [name, field] of Object.entries(known))
      if (field.optional !== true && !Object.hasOwn(x, name)) {
        good = false;
        this.fault(at, `The field "${name}" is missing.`);
      }
    return good ? out : undefined;
  }

  private full(at: readonly (string | number)[]): boolean {
    if (++this.parts <= LIMITS.parts) return false;
    if (this.parts === LIMITS.parts + 1) this.fault(at, `The file holds more than ${LIMITS.parts} values and words.`);
    return true;
  }

  private read(x: unknown, shape: WordType, at: readonly (string | number)[]): unknown {
    if (typeof shape === 'string') {
      if (isSpoken(shape)) return this.spoken(x, shape);
      if (fitsPlainly(x, shape)) return x;
      throw new Unfit(`There must be ${tellShape(shape)} here.`);
    }
    if ('one' in shape) return this.oneOf(x, shape.one);
    if ('either' in shape) return this.either(x, shape.either, at);
    if ('each' in shape) {
      if (!Array.isArray(x)) throw new Unfit('There must be a list here.');
      if (x.length > LIMITS.items) throw new Unfit(`The list has more than ${LIMITS.items} items.`);
      const items = x.map((item, i) => this.value(item, shape.each, [...at, i]));
      if (items.includes(undefined)) return undefined;
      return shape.each === 'static' ? items.flat() : items;
    }
    if ('record' in shape) {
      if (typeof x !== 'object' || x === null || Array.isArray(x)) throw new Unfit('There must be named values here.');
      const names = shape.keys ?? Object.keys(x).filter(isLocal);
      return this.record(
        x,
        Object.fromEntries(names.map(name => [name, { is: shape.record, optional: true as const }])),
        at,
      );
    }
    return this.record(x, 'fields' in shape ? shape.fields : fieldsOf(this.speech.language, shape.shape), at);
  }

  private oneOf(x: unknown, names: readonly string[]): string {
    if (typeof x === 'string' && names.includes(x)) return x;
    const near = typeof x === 'string' ? this.speech.nearest(x, names) : [];
    throw new Unfit(`There must be ${tellShape({ one: names })} here.`, near);
  }

  /** Reads a value that may have several shapes: the first plain one that fits, then a record, then an expression. */
  private either(x: unknown, given: readonly WordType[], at: readonly (string | number)[]): unknown {
    const shapes = given.flatMap(shape => (typeof shape === 'object' && 'either' in shape ? shape.either : [shape]));
    for (const shape of shapes) {
      if (
        typeof shape === 'string'
          ? !isSpoken(shape) && fitsPlainly(x, shape)
          : 'one' in shape && shape.one.includes(x as string)
      )
        return x;
    }
    const records = shapes.filter(shape => typeof shape === 'object' && !('one' in shape));
    if (typeof x === 'object' && x !== null) {
      // the record whose fixed fields agree, such as the one of a rule by its name
      for (const shape of records) {
        const before = this.faults.length;
        const read = this.value(x, shape, at);
        if (read !== undefined) return read;
        if (shape !== records.at(-1)) this.faults.length = before;
      }
      if (records.length > 0) return undefined;
    }
    const spoken = shapes.filter(isSpoken);
    if (spoken.length > 0 && (typeof x === 'string' || typeof x === 'number')) return this.spoken(x, ...spoken);
    throw new Unfit(`There must be ${tellShape({ either: shapes })} here.`);
  }

  /** Reads an expression of one of some shapes. */
  private spoken(x: unknown, ...shapes: WordType[]): unknown {
    const shape: WordType = shapes.length === 1 ? shapes[0]! : { either: shapes };
    if (typeof x === 'number' && shapes.includes('amount') && fitsPlainly(x, 'number')) return x;
    if (typeof x !== 'string') throw new Unfit(`There must be ${tellShape(shape)} here.`);
    return this.said(readExpression(x), shape, 0);
  }

  /** Turns an expression into a value of a shape. @param loops how many words around it look through all cards */
  private said(x: Expression, shape: WordType, loops: number): unknown {
    if (++this.parts > LIMITS.parts) throw new Unfit(`The file holds more than ${LIMITS.parts} values and words.`);
    if (typeof shape === 'object') {
      if ('either' in shape) return this.saidEither(x, shape.either, loops);
      if ('shape' in shape) return this.said(x, { fields: fieldsOf(this.speech.language, shape.shape) }, loops);
      if ('fields' in shape || 'record' in shape) return this.saidRecord(x, shape, loops);
      if ('each' in shape) {
        if (x.is !== 'list') throw new Unfit(`${place(x)}: there must be a list in [ ].`);
        if (x.items.length > LIMITS.items) throw new Unfit(`${place(x)}: the list is too long.`);
        return x.items.map(item => this.said(item, shape.each, loops));
      }
      if (x.is === 'value' && typeof x.value === 'string') return this.oneOf(x.value, shape.one);
      throw new Unfit(`${place(x)}: there must be ${tellShape(shape)}, in quotes.`);
    }
    if (x.is === 'value') {
      if (shape === 'ref' && typeof x.value === 'string' && isLocal(x.value)) return x.value;
      if (shape === 'amount' && fitsPlainly(x.value, 'number')) return x.value;
      if (!isSpoken(shape) && fitsPlainly(x.value, shape)) return x.value;
      throw new Unfit(`${place(x)}: there must be ${tellShape(shape)}, not ${JSON.stringify(x.value)}.`);
    }
    if (x.is === 'list' || x.is === 'record') throw new Unfit(`${place(x)}: there must be ${tellShape(shape)}.`);
    return this.saidWord(x, shape, loops);
  }

  private saidEither(x: Expression, shapes: readonly WordType[], loops: number): unknown {
    let first: unknown;
    for (const shape of shapes)
      try {
        return this.said(x, shape, loops);
      } catch (error) {
        if (!(error instanceof Unfit)) throw error;
        first ??= error;
      }
    throw first;
  }

  private saidRecord(
    x: Expression,
    shape: { readonly fields: Fields } | { readonly record: WordType; readonly keys?: readonly string[] },
    loops: number,
  ): unknown {
    if (x.is !== 'record') throw new Unfit(`${place(x)}: there must be fields in { }.`);
    const out: Record<string, unknown> = {};
    for (const [name, value] of x.fields) {
      const is =
        'fields' in shape
          ? Object.hasOwn(shape.fields, name)
            ? shape.fields[name]!.is
            : undefined
          : (shape.keys?.includes(name) ?? isLocal(name))
            ? shape.record
            : undefined;
      const known = 'fields' in shape ? Object.keys(shape.fields) : (shape.keys ?? []);
      if (is === undefined)
        throw new Unfit(`${place(value)}: there is no field "${shown(name)}" here.`, this.speech.nearest(name, known));
      out[name] = this.said(value, is, loops);
    }
    if ('fields' in shape)
      for (const [name, field] of Object.entries(shape.fields))
        if (field.optional !== true && !Object.hasOwn(out, name))
          throw new Unfit(`${place(x)}: the field "${name}" is missing.`);
    return out;
  }

  private saidWord(x: Expression & { readonly is: 'name' | 'call' }, shape: WordType, loops: number): unknown {
    const { words } = this.speech.language;
    const word = Object.hasOwn(words, x.name) ? words[x.name]! : undefined;
    if (word === undefined)
      throw new Unfit(
        `${place(x)}: there is no word "${shown(x.name)}". Names and texts stand in quotes.`,
        this.speech.nearest(x.name, Object.keys(words)),
      );
    const gives = typeof word.gives === 'object' && 'each' in word.gives ? word.gives.each : word.gives;
    if (gives !== shape)
      throw new Unfit(`${place(x)}: there must be ${tellShape(shape)}. "${x.name}" is ${tellShape(gives)}.`);
    const value = this.speech.word(x.name);
    if (word.args === undefined) {
      if (x.is === 'call') throw new Unfit(`${place(x)}: "${x.name}" takes nothing in brackets.`);
      return value;
    }
    if (x.is === 'name' && word.args.some(arg => !arg.optional && !arg.rest))
      throw new Unfit(`${place(x)}: "${x.name}" needs ${named(word.args)} in brackets.`);
    const given = x.is === 'call' ? x.args : [];
    const inside = loops + (looks(x.name, gives, word.args) ? 1 : 0);
    if (inside > LIMITS.loops)
      throw new Unfit(`${place(x)}: more than ${LIMITS.loops} words that look through all cards stand in each other.`);
    const last = word.args.at(-1);
    if (given.length > word.args.length && last?.rest !== true)
      throw new Unfit(`${place(x)}: "${x.name}" takes only ${named(word.args)}.`);
    const args = given.map((arg, i) => {
      const { is, name } = word.args![Math.min(i, word.args!.length - 1)]!;
      const said = this.said(arg, is, inside);
      if (name === 'name' && is === 'text' && !isLocal(said as string))
        throw new Unfit(`${place(arg)}: a name has only letters and spaces.`);
      return is === 'amount' && (gives === 'effect' || gives === 'list') ? (this.speech.bounded(said) ?? said) : said;
    });
    const missing = word.args.find((arg, i) => i >= given.length && !arg.optional && !arg.rest);
    if (missing !== undefined) throw new Unfit(`${place(x)}: "${x.name}" needs ${named(word.args)}.`);
    return (value as (...a: unknown[]) => unknown)(...args);
  }
}

/** True for a word that looks through all cards or repeats something. Words that join filters do not. */
function looks(name: string, gives: WordType, args: readonly { readonly is: WordType }[]): boolean {
  if (name === 'repeat' || name === 'forEach') return true;
  if (gives === 'static' || name === 'is' || name === 'that' || name === 'either' || name === 'other') return false;
  return args.some(({ is }) => is === 'filter' || is === 'list');
}

const named = (args: readonly { readonly name: string; readonly optional?: true; readonly rest?: true }[]): string =>
  `(${args.map(arg => `${arg.rest ? '…' : ''}${arg.name}${arg.optional ? '?' : ''}`).join(', ')})`;

const place = (x: Expression): string => `At character ${x.at + 1}`;

/** Cuts a strange name short. */
const shown = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

/** True for a name that a local may have. */
function isLocal(name: string): boolean {
  return name.length <= 40 && !BARRED.has(name) && /^[a-z][A-Za-z ]*$/.test(name) && !/program|procedure/i.test(name);
}

function fitsPlainly(x: unknown, shape: WordType): boolean {
  switch (shape) {
    case 'text':
      return typeof x === 'string' && x.length > 0 && x.length <= LIMITS.text;
    case 'number':
      return typeof x === 'number' && Number.isInteger(x) && Math.abs(x) <= LIMITS.number;
    case 'yes or no':
      return typeof x === 'boolean';
    case 'nothing':
      return x === null;
    case 'anything':
      return fitsPlainly(x, 'text') || fitsPlainly(x, 'number') || typeof x === 'boolean';
    default:
      return false;
  }
}
