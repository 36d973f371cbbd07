// The parts of schemas, and the checker that says what is wrong with data and where.
import { closest, distance } from 'fastest-levenshtein';
import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import Value from 'typebox/value';

export { type TProperties, type TSchema, Type };

/** A type with all its parts read-only. */
export type Given<T> = T extends object ? { readonly [K in keyof T]: Given<T[K]> } : T;

/** The read-only data of a schema. */
export type Data<T extends TSchema> = Given<Static<T>>;

/** A map with these keys and no others. */
export const closed = <T extends TProperties>(keys: T, says = '') =>
  Type.Object(keys, { additionalProperties: false, ...(says ? { description: says } : {}) });

/** A text that names something that only the game knows: a card's title, a player. */
export const named = (kind: string, says = '') =>
  Type.String({ 'x-names': kind, ...(says ? { description: says } : {}) });

/** A map whose keys are such names. */
export const byName = <T extends TSchema>(kind: string, value: T, says = '') =>
  Type.Record(Type.String(), value, { 'x-keys': kind, ...(says ? { description: says } : {}) });

/** A whole number from `least` to `most`. */
export const whole = (says: string, least = 0, most = 999, more: Readonly<Record<string, unknown>> = {}) =>
  Type.Integer({ minimum: least, maximum: most, ...(says ? { description: says } : {}), ...more });

/** A place in data: the keys and list places on the way, counted from 0. */
export type Path = readonly (string | number)[];

/** A fault of data, with its place. */
export interface DataFault {
  readonly path: Path;
  readonly text: string;
}

/** Writes a path for people, with list places counted from 1. */
export const pathText = (path: Path): string => path.map(x => (typeof x === 'number' ? x + 1 : x)).join('.');

// The part of JSON Schema that our schemas use.
interface Node {
  readonly type?: string;
  readonly anyOf?: readonly Node[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly patternProperties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: Node | boolean;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Node;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly 'x-names'?: string;
  readonly 'x-first'?: string;
  readonly 'x-keys'?: string;
}

/** Suggests the name that was meant, as a sentence; if no name is close, it lists the possible names. */
export function meantBy(name: string, names: readonly string[]): string {
  if (names.length === 0) return 'There are none.';
  const near = closest(name.toLowerCase(), names as string[]);
  if (distance(name.toLowerCase(), near.toLowerCase()) <= Math.max(2, Math.floor(name.length / 3)))
    return `Did you mean "${near}"?`;
  return names.length > 30 ? 'No name is close to it.' : `Choose from ${names.join(', ')}.`;
}

/** Shows data in a message, cut if long. */
function shown(data: unknown): string {
  if (data === undefined) return 'nothing';
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object' && data !== null) return 'a map';
  const text = JSON.stringify(data);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

const isMap = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Says what a schema wants, in words. */
function wanted(node: Node): string {
  if (node.anyOf) return [...new Set(node.anyOf.map(wanted))].join(' or ');
  if (node.enum) return `one of ${node.enum.join(', ')}`;
  if (node.const !== undefined) return JSON.stringify(node.const);
  switch (node.type) {
    case 'integer':
      return node.minimum === undefined && node.maximum === undefined
        ? 'a whole number'
        : node.maximum === undefined
          ? `a whole number of ${node.minimum} or more`
          : `a whole number ${node.minimum === undefined ? '' : `from ${node.minimum} `}to ${node.maximum}`;
    case 'array':
      return node.items?.['x-names'] ? `a list of ${node.items['x-names']}s` : 'a list';
    case 'object':
      return 'a map (KEY: VALUE)';
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'string':
      return node['x-names'] ? `the name of a ${node['x-names']}` : 'text';
    default:
      return 'something else';
  }
}

/** Scores how well data fits one of several schemas: by its kind, then by shared keys. */
function likeness(node: Node, data: unknown): number {
  if (node.anyOf) return Math.max(...node.anyOf.map(x => likeness(x, data)));
  if (isMap(data)) {
    if (node.type !== 'object') return 0;
    const known = Object.keys(data).filter(key => node.properties?.[key] !== undefined).length;
    return 1 + known + (node.patternProperties || typeof node.additionalProperties === 'object' ? 0.5 : 0);
  }
  if (Array.isArray(data)) return node.type === 'array' ? 1 : 0;
  if (typeof data === 'string')
    return node.enum ? 1.5 : node.type === 'string' || typeof node.const === 'string' ? 1 : 0;
  if (typeof data === 'number') return node.type === 'integer' || node.type === 'number' ? 1 : 0;
  return typeof data === node.type ? 1 : 0;
}

function schemaOf(node: Node, key: string): Node | null {
  const own = Object.hasOwn(node.properties ?? {}, key) ? node.properties![key]! : undefined;
  const pattern = Object.values(node.patternProperties ?? {})[0];
  const rest = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
  return own ?? pattern ?? rest ?? null;
}

/**
 * Returns the first fault of data by a schema: the key or value, and the closest valid one.
 * @returns null if there is no fault
 */
export function faultIn(schema: TSchema, data: unknown, path: Path = []): DataFault | null {
  if (Value.Check(schema, data)) return null;
  const node = schema as Node;
  const no = (): DataFault => ({ path, text: `${shown(data)} is not ${wanted(node)}.` });
  if (node.anyOf) {
    const best = node.anyOf.reduce((a, b) => (likeness(b, data) > likeness(a, data) ? b : a));
    return likeness(best, data) > 0 ? faultIn(best as TSchema, data, path) : no();
  }
  if (node.enum && typeof data === 'string') {
    const texts = node.enum.filter(x => typeof x === 'string');
    if (texts.length > 0) return { path, text: `"${data}" is not known here. ${meantBy(data, texts)}` };
  }
  if (node.type === 'object' && isMap(data)) {
    const keys = Object.keys(data);
    for (const key of keys) {
      if (schemaOf(node, key) !== null) continue;
      return {
        path: [...path, key],
        text: `"${key}" is not a key here. ${meantBy(key, Object.keys(node.properties ?? {}))}${data[key] === null ? ' Text with a comma needs quotation marks.' : ''}`,
      };
    }
    const missing = node.required?.find(key => !Object.hasOwn(data, key));
    if (missing !== undefined) return { path, text: `"${missing}" is missing.` };
    for (const key of keys) {
      const fault = faultIn(schemaOf(node, key) as TSchema, data[key], [...path, key]);
      if (fault !== null) return fault;
    }
    if (keys.length > (node.maxProperties ?? keys.length) || keys.length < (node.minProperties ?? 0))
      return { path, text: `it has ${keys.length} keys, but needs ${node.maxProperties ?? node.minProperties}.` };
  }
  if (node.type === 'array' && Array.isArray(data)) {
    const list: readonly unknown[] = data;
    for (let i = 0; i < list.length; i++) {
      const fault = node.items ? faultIn(node.items as TSchema, list[i], [...path, i]) : null;
      if (fault !== null) return fault;
    }
    const [least, most] = [node.minItems ?? 0, node.maxItems];
    const needs = most === undefined ? `at least ${least}` : least === most ? `${most}` : `${least} to ${most}`;
    return { path, text: `it has ${list.length} entries, but needs ${needs}.` };
  }
  return no();
}

/** A name in data that only the game can check. */
export interface NameIn {
  readonly path: Path;
  readonly kind: string;
  readonly name: string;
}

/** Returns all such names in data that its schema accepts. */
export function namesIn(schema: TSchema, data: unknown, path: Path = []): NameIn[] {
  const node = schema as Node;
  if (node.anyOf) {
    const fits = node.anyOf.find(x => Value.Check(x as TSchema, data));
    return fits === undefined ? [] : namesIn(fits as TSchema, data, path);
  }
  if (typeof data === 'string') return node['x-names'] ? [{ path, kind: node['x-names'], name: data }] : [];
  if (Array.isArray(data)) {
    const first = node['x-first'];
    if (first !== undefined) return [{ path: [...path, 0], kind: first, name: String(data[0]) }];
    return node.items ? data.flatMap((x, i) => namesIn(node.items as TSchema, x, [...path, i])) : [];
  }
  if (!isMap(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const own = schemaOf(node, key);
    const kind = node['x-keys'];
    const here = kind !== undefined && node.properties?.[key] === undefined;
    return [
      ...(here ? [{ path: [...path, key], kind, name: key }] : []),
      ...(own === null ? [] : namesIn(own as TSchema, value, [...path, key])),
    ];
  });
}
