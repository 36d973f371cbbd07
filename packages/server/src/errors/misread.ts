// Says in a sentence what is wrong with a request of the wrong shape.
import { inWords } from '@orrery/kernel';

/** A fault that a schema finds. */
export interface Misread {
  readonly keyword: string;
  /** the place: `/seats/0/kind` */
  readonly instancePath: string;
  readonly params: object;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** What a value must be, by the keyword of the schema that it breaks; null if that says nothing to people. */
function toBe({ keyword, params }: Misread): string | null {
  const { limit, type } = params as { readonly limit?: number; readonly type?: string };
  switch (keyword) {
    case 'type':
      return `it must be ${KINDS[type ?? ''] ?? type}`;
    case 'minLength':
      return limit === 1 ? 'it is empty' : `it has fewer than ${limit} characters`;
    case 'maxLength':
      return `it has more than ${limit} characters`;
    case 'minItems':
      return `it has fewer than ${limit} entries`;
    case 'maxItems':
    case 'maxProperties':
      return `it has more than ${limit} entries`;
    case 'minimum':
      return `it is less than ${limit}`;
    case 'maximum':
      return `it is more than ${limit}`;
    case 'pattern':
      return 'it has the wrong form';
    default:
      return null;
  }
}

/** The names in a fault of an object: missing ones, or unknown ones. */
const namesIn = (params: object, of: 'requiredProperties' | 'additionalProperties'): readonly string[] =>
  (params as Readonly<Record<string, readonly string[] | undefined>>)[of] ?? [];

const quoted = (names: readonly string[]): string => inWords(names.map(name => `"${name.slice(0, 40)}"`));

/**
 * A sentence about the deepest fault: whatever contains it is wrong because of it.
 * @param faults all faults that the schema finds, at least one
 */
export function misreadLine(faults: readonly Misread[]): string {
  const depth = ({ instancePath }: Misread) => instancePath.split('/').length;
  const told = faults.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'boolean');
  const deepest = Math.max(0, ...told.map(depth));
  const [first, ...more] = told.filter(fault => depth(fault) === deepest);
  if (first === undefined) return 'The request has the wrong shape.';
  const where = first.instancePath === '' ? '' : `"${first.instancePath.slice(1, 100)}"`;
  const inside = where === '' ? '' : ` in ${where}`;
  if (first.keyword === 'required')
    return `The request lacks ${quoted(namesIn(first.params, 'requiredProperties'))}${inside}.`;
  if (first.keyword === 'additionalProperties')
    return `The server does not know ${quoted(namesIn(first.params, 'additionalProperties'))}${inside} in this request.`;
  const allowed = [first, ...more].flatMap(({ keyword, params, instancePath }) =>
    keyword === 'const' && instancePath === first.instancePath
      ? [String((params as { readonly allowedValue?: unknown }).allowedValue)]
      : [],
  );
  const what = allowed.length > 0 ? `it must be one of ${[...new Set(allowed)].join(', ')}` : toBe(first);
  return `${where === '' ? 'The request' : `${where} in the request`} is wrong${what === null ? '' : `: ${what}`}.`;
}
