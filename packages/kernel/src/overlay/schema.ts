// The JSON Schema of a card language, for editors: which fields a card has, and with which word an expression may begin.
import { type Fields, isSpoken, type Language, SPOKEN, type Spoken, tellShape, type WordType } from './signature.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Makes the definitions of all shapes of a language, and of its expressions: `card`, `filter`, `effect`. */
export function definitionsOf(language: Language): Record<string, JsonSchema> {
  return {
    ...Object.fromEntries(SPOKEN.map(spoken => [spoken, expression(language, spoken)])),
    ...Object.fromEntries(Object.entries(language.shapes).map(([name, fields]) => [name, recordSchema(fields)])),
  };
}

/** Makes the schema of a record. */
export function recordSchema(fields: Fields): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(fields).filter(name => fields[name]!.optional !== true),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, { is, about }]) => [
        name,
        { ...schemaOf(is), ...(about === undefined ? {} : { description: about }) },
      ]),
    ),
  };
}

/** Makes the schema of a shape. */
export function schemaOf(shape: WordType): JsonSchema {
  if (typeof shape === 'string') {
    if (isSpoken(shape)) return { $ref: `#/$defs/${shape}` };
    const types = { text: 'string', number: 'integer', 'yes or no': 'boolean', nothing: 'null' } as const;
    return shape === 'anything'
      ? { type: ['string', 'integer', 'boolean'] }
      : { type: types[shape as keyof typeof types] };
  }
  if ('one' in shape) return { enum: shape.one };
  if ('either' in shape) return { anyOf: shape.either.map(schemaOf) };
  if ('each' in shape) return { type: 'array', items: schemaOf(shape.each) };
  if ('shape' in shape) return { $ref: `#/$defs/${shape.shape}` };
  if ('fields' in shape) return recordSchema(shape.fields);
  const of = schemaOf(shape.record);
  return shape.keys === undefined
    ? { type: 'object', additionalProperties: of }
    : { type: 'object', additionalProperties: false, properties: Object.fromEntries(shape.keys.map(key => [key, of])) };
}

/** Makes the schema of an expression: a name of a word, or a text that begins with a word that takes something. */
function expression({ words }: Language, spoken: Spoken): JsonSchema {
  const fitting = Object.entries(words).filter(([, { gives }]) =>
    typeof gives === 'object' && 'each' in gives ? gives.each === spoken : gives === spoken,
  );
  const alone = fitting.filter(([, { args }]) => args === undefined).map(([name]) => name);
  const calls = fitting.filter(([, { args }]) => args !== undefined).map(([name]) => name);
  return {
    description: `${tellShape(spoken)}, written in the words of the card language`,
    anyOf: [
      ...(spoken === 'amount' ? [{ type: 'integer' }] : []),
      ...(alone.length > 0 ? [{ enum: alone }] : []),
      ...(calls.length > 0 ? [{ type: 'string', pattern: `^\\s*(${calls.join('|')})\\s*\\(` }] : []),
    ],
  };
}
