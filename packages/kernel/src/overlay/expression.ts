// Reads an expression of a card language: `has(host, 'diplomacy', -2)`. It holds words, numbers, texts, lists and records. It is no program.

/** A part of an expression, with its place in the text from 0. */
export type Expression =
  | { readonly is: 'value'; readonly value: string | number | boolean; readonly at: number }
  | { readonly is: 'name'; readonly name: string; readonly at: number }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Expression[]; readonly at: number }
  | { readonly is: 'list'; readonly items: readonly Expression[]; readonly at: number }
  | { readonly is: 'record'; readonly fields: readonly (readonly [string, Expression])[]; readonly at: number };

/** The deepest nesting of an expression. Our own cards need half of it. */
export const DEEPEST = 24;
/** The longest expression, in characters. */
export const LONGEST = 4000;

/** What is wrong with the writing of an expression, and where. */
export class Miswritten extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

const LETTER = /[A-Za-z_]/;
const NAME = /[A-Za-z0-9_]/;
const DIGIT = /[0-9]/;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Reads an expression. @throws Miswritten with the place */
export function readExpression(text: string): Expression {
  if (text.length > LONGEST) throw new Miswritten(`The expression is longer than ${LONGEST} characters.`, 0);
  let at = 0;
  let depth = 0;

  const skip = (): void => {
    while (at < text.length && text[at]!.trim() === '') at++;
  };
  const taken = (pattern: RegExp): string => {
    const start = at;
    while (at < text.length && pattern.test(text[at]!)) at++;
    return text.slice(start, at);
  };
  const fault = (what: string, place = at): Miswritten => new Miswritten(what, place);

  /** Reads what is between brackets, divided by commas. A comma may stand behind the last. */
  function between<T>(one: () => T): T[] {
    const opened = at;
    const close = CLOSING[text[at]!]!;
    if (++depth > DEEPEST) throw fault(`The expression is nested more than ${DEEPEST} deep.`);
    at++;
    const items: T[] = [];
    for (skip(); text[at] !== close; skip()) {
      if (at >= text.length) throw fault(`The bracket ${text[opened]} is never closed.`, opened);
      items.push(one());
      skip();
      if (text[at] === ',') at++;
      else if (text[at] !== close && at < text.length) throw fault(`There must be a comma or ${close} here.`);
    }
    at++;
    depth--;
    return items;
  }

  function quoted(): string {
    const [start, quote] = [at, text[at]!];
    let read = '';
    for (at++; text[at] !== quote; at++) {
      if (at >= text.length) throw fault(`The quote ${quote} is never closed.`, start);
      if (text[at] === '\\') at++;
      read += text[at] ?? '';
    }
    at++;
    return read;
  }

  function field(): readonly [string, Expression] {
    skip();
    const name = text[at] === "'" || text[at] === '"' ? quoted() : taken(NAME);
    if (name === '') throw fault('There must be the name of a field here.');
    skip();
    if (text[at] !== ':') throw fault(`There must be a colon behind ${name}.`);
    at++;
    return [name, one()];
  }

  function one(): Expression {
    skip();
    const start = at;
    const sign = text[at];
    if (sign === undefined) throw fault('Something is missing here.');
    if (sign === "'" || sign === '"') return { is: 'value', value: quoted(), at: start };
    if (sign === '[') return { is: 'list', items: between(one), at: start };
    if (sign === '{') return { is: 'record', fields: between(field), at: start };
    if (sign === '-' || DIGIT.test(sign)) {
      if (sign === '-') at++;
      const digits = taken(DIGIT);
      if (digits === '' || digits.length > 9) throw fault('This is no whole number that can be read.', start);
      return { is: 'value', value: Number(digits) * (sign === '-' ? -1 : 1) || 0, at: start };
    }
    if (!LETTER.test(sign)) throw fault(`The sign ${sign} means nothing here.`);
    const name = taken(NAME);
    if (name === 'true' || name === 'false') return { is: 'value', value: name === 'true', at: start };
    skip();
    return text[at] === '(' ? { is: 'call', name, args: between(one), at: start } : { is: 'name', name, at: start };
  }

  const whole = one();
  skip();
  if (at < text.length) throw fault('The expression ends before this.');
  return whole;
}
