// Makes the signatures of a card language from the type declarations of its words, which the compiler of TypeScript writes.
import type { Argument, Fields, Language, Signature, TypedField, WordType } from '../src/overlay/signature.ts';

/** The shapes of types by their names. */
const NAMED: Readonly<Record<string, WordType>> = {
  string: 'text',
  number: 'number',
  boolean: 'yes or no',
  null: 'nothing',
  unknown: 'anything',
  Amount: 'amount',
  Test: 'test',
  Filter: 'filter',
  Ref: 'ref',
  List: 'list',
  Effect: 'effect',
  StaticSource: 'static',
  // numbers of cards and seats: only records of the state have them
  CardId: 'number',
  Seat: 'number',
};

/** A type that no file can write, such as a function. */
class Foreign extends Error {}

/** One declared thing: its text behind the name, and the comment before it. */
interface Declared {
  readonly text: string;
  readonly about: string;
}

type Token = { readonly is: 'name' | 'text' | 'sign'; readonly text: string; readonly about: string };

const SIGNS = new Set('(){}[]<>|&,:;?.=');

/** Cuts declarations into names, texts and signs. Comments go to the next token. */
function tokens(source: string): Token[] {
  const found: Token[] = [];
  let about = '';
  for (let i = 0; i < source.length; ) {
    const c = source[i]!;
    if (source.startsWith('/**', i)) {
      const end = source.indexOf('*/', i);
      about = source
        .slice(i + 3, end)
        .split('\n')
        .map(line => line.trim().replace(/^\* ?/, ''))
        .join(' ')
        .trim();
      i = end + 2;
      continue;
    }
    if (source.startsWith('//', i)) {
      i = source.indexOf('\n', i);
      if (i < 0) break;
      continue;
    }
    if (c === "'" || c === '"') {
      const end = source.indexOf(c, i + 1);
      found.push({ is: 'text', text: source.slice(i + 1, end), about });
      i = end + 1;
    } else if (/[A-Za-z0-9_$]/.test(c)) {
      let end = i;
      while (end < source.length && /[A-Za-z0-9_$]/.test(source[end]!)) end++;
      found.push({ is: 'name', text: source.slice(i, end), about });
      i = end;
    } else {
      if (SIGNS.has(c) || source.startsWith('=>', i)) found.push({ is: 'sign', text: c, about });
      else if (c.trim() === '') {
        i++;
        continue;
      } else found.push({ is: 'sign', text: c, about });
      i++;
    }
    about = '';
  }
  return found;
}

/** Reads types from tokens. */
class Reader {
  private at = 0;
  constructor(
    private readonly list: readonly Token[],
    private readonly types: Types,
  ) {}

  peek(text: string): boolean {
    return this.list[this.at]?.text === text && this.list[this.at]!.is !== 'text';
  }

  take(text: string): boolean {
    if (!this.peek(text)) return false;
    this.at++;
    return true;
  }

  need(text: string): void {
    if (!this.take(text)) throw new Foreign(`${text} is missing before ${this.list[this.at]?.text}`);
  }

  next(): Token {
    const token = this.list[this.at++];
    if (token === undefined) throw new Foreign('the end');
    return token;
  }

  get over(): boolean {
    return this.at >= this.list.length;
  }

  /** A type: a union of intersections. `undefined` in it is left out. */
  type(): WordType {
    const parts: WordType[] = [];
    this.take('|');
    do {
      if (this.take('undefined')) continue;
      parts.push(this.intersection());
    } while (this.take('|'));
    return union(parts);
  }

  private intersection(): WordType {
    let shape = this.postfixed();
    while (this.take('&')) {
      const more = this.postfixed();
      shape = { fields: { ...this.types.fields(shape), ...this.types.fields(more) } };
    }
    return shape;
  }

  private postfixed(): WordType {
    this.take('readonly');
    let shape = this.primary();
    for (;;) {
      if (this.take('[')) {
        if (this.take(']')) shape = { each: shape };
        else {
          // `Mod['until']`
          const key = this.next();
          this.need(']');
          shape = this.types.fields(shape)[key.text]?.is ?? fail(`no field ${key.text}`);
        }
      } else return shape;
    }
  }

  private primary(): WordType {
    const token = this.next();
    if (token.is === 'text') return { one: [token.text] };
    if (token.text === '{') return { fields: this.fields() };
    if (token.text === '(') {
      if (this.peek('typeof')) return this.listed();
      const inner = this.type();
      this.need(')');
      if (this.peek('=')) throw new Foreign('a function');
      return inner;
    }
    if (token.is === 'sign') throw new Foreign(token.text);
    if (token.text === 'import') {
      // `import("@orrery/kernel").Word<'amount'>`
      this.need('(');
      this.next();
      this.need(')');
      this.need('.');
      return this.named(this.next().text);
    }
    return this.named(token.text);
  }

  /** `(typeof RACES)[number]` */
  private listed(): WordType {
    this.need('typeof');
    const { text } = this.next();
    this.need(')');
    this.need('[');
    this.need('number');
    this.need(']');
    return this.types.listOf(text);
  }

  private named(name: string): WordType {
    const args: WordType[] = [];
    if (this.take('<')) {
      do args.push(this.type());
      while (this.take(','));
      this.need('>');
    }
    const [first, second] = args;
    switch (name) {
      case 'Word':
        return typeof first === 'object' && 'one' in first ? (first.one[0] as WordType) : fail('a word of any kind');
      case 'Readonly':
      case 'Field':
        return first!;
      case 'Partial':
        return first!;
      case 'Record':
        return typeof first === 'object' && 'one' in first ? { record: second!, keys: first.one } : { record: second! };
      default:
        if (args.length > 0) throw new Foreign(`${name} of something`);
        return this.types.named(name);
    }
  }

  /** The fields of a record, behind its opening bracket. */
  fields(): Fields {
    const found: Record<string, TypedField> = {};
    while (!this.take('}')) {
      const { about } = this.list[this.at]!;
      this.take('readonly');
      const name = this.next().text;
      const optional = this.take('?');
      this.need(':');
      found[name] = {
        is: this.type(),
        ...(optional ? { optional: true as const } : {}),
        ...(about === '' ? {} : { about }),
      };
      this.take(';');
    }
    return found;
  }

  /** The arguments of a function, behind its opening bracket. */
  args(): Argument[] {
    const found: Argument[] = [];
    while (!this.take(')')) {
      const rest = this.take('.') && this.take('.') && this.take('.');
      const { text } = this.next();
      const optional = this.take('?');
      this.need(':');
      const is = this.type();
      found.push({
        name: text.replace(/^_/, '').replace(/^a\$?_?\d+$|^\d+$/, 'value'),
        is: rest && typeof is === 'object' && 'each' in is ? is.each : is,
        ...(optional ? { optional: true as const } : {}),
        ...(rest ? { rest: true as const } : {}),
      });
      this.take(',');
    }
    return found;
  }
}

const fail = (why: string): never => {
  throw new Foreign(why);
};

/** Joins shapes: texts to one list of texts. */
function union(parts: readonly WordType[]): WordType {
  const flat = parts.flatMap(part => (typeof part === 'object' && 'either' in part ? part.either : [part]));
  const texts = flat.flatMap(part => (typeof part === 'object' && 'one' in part ? part.one : []));
  const rest = flat.filter(part => typeof part !== 'object' || !('one' in part));
  const all: WordType[] = [...(texts.length > 0 ? [{ one: texts }] : []), ...rest];
  return all.length === 1 ? all[0]! : { either: all };
}

/** The declared types of a game, by name. */
class Types {
  readonly shapes: Record<string, Fields> = {};
  private readonly open = new Set<string>();
  constructor(private readonly declared: ReadonlyMap<string, Declared>) {}

  reader(text: string): Reader {
    return new Reader(tokens(text), this);
  }

  named(name: string): WordType {
    const known = NAMED[name];
    if (known !== undefined) return known;
    const type = this.declared.get(`type ${name}`);
    if (type !== undefined) return this.reader(type.text).type();
    const record = this.declared.get(`interface ${name}`);
    if (record === undefined) throw new Foreign(`the type ${name}`);
    if (!(name in this.shapes) && !this.open.has(name)) {
      this.open.add(name);
      try {
        const reader = this.reader(record.text);
        const above = reader.take('extends') ? this.fields(this.named(reader.next().text)) : {};
        reader.need('{');
        this.shapes[name] = { ...above, ...reader.fields() };
      } finally {
        this.open.delete(name);
      }
    }
    return { shape: name };
  }

  fields(shape: WordType): Fields {
    if (typeof shape === 'object' && 'fields' in shape) return shape.fields;
    if (typeof shape === 'object' && 'shape' in shape) return this.shapes[shape.shape] ?? fail(shape.shape);
    throw new Foreign('no record');
  }

  listOf(name: string): WordType {
    const { text } = this.declared.get(`const ${name}`) ?? fail(`the list ${name}`);
    return { one: tokens(text).flatMap(token => (token.is === 'text' ? [token.text] : [])) };
  }
}

/** The beginnings of statements that declare something. */
const STARTS = [
  'export declare const ',
  'export declare function ',
  'export interface ',
  'interface ',
  'export type ',
  'type ',
];

/** Cuts a file of declarations at its top-level statements. */
function declarations(source: string): Map<string, Declared> {
  const found = new Map<string, Declared>();
  let about = '';
  let open: { name: string; lines: string[]; about: string } | null = null;
  const close = () => {
    if (open !== null && !found.has(open.name))
      found.set(open.name, { text: open.lines.join('\n'), about: open.about });
    open = null;
  };
  let comment: string[] | null = null;
  for (const line of source.split('\n')) {
    // a comment may also stand inside a type, before one of its alternatives
    if (comment === null && line.startsWith('/**')) comment = [];
    if (comment !== null) {
      comment.push(line);
      if (!line.includes('*/')) continue;
      about = comment
        .map(x => x.replace('/**', '').replace('*/', '').trim().replace(/^\* ?/, ''))
        .join(' ')
        .trim();
      comment = null;
      continue;
    }
    const start = STARTS.find(s => line.startsWith(s));
    if (start !== undefined) {
      close();
      const kind = start.trim().split(' ').at(-1)!;
      const rest = line.slice(start.length);
      const length = rest.search(/[^A-Za-z0-9_$]/);
      const text = rest.slice(length).trimStart();
      open = {
        name: `${kind} ${rest.slice(0, length)}`,
        lines: [kind === 'type' ? text.replace(/^=/, '') : text],
        about,
      };
      about = '';
    } else if (/^[a-z]/.test(line)) {
      close();
      about = '';
    } else if (open !== null) (open as { lines: string[] }).lines.push(line);
  }
  close();
  return found;
}

/** The shapes that a word may give. */
const GIVES: readonly WordType[] = ['amount', 'test', 'filter', 'ref', 'list', 'effect', 'static'];

/**
 * Makes the signatures of the words of a language. Exports that are no words, or take what no file can write, are left out.
 * @param types declarations that name the types
 * @param words declarations of the modules with words
 * @param card the name of the type of a card
 */
export function signaturesOf(types: readonly string[], words: readonly string[], card: string): Language {
  const declared = new Map([...types, ...words].flatMap(source => [...declarations(source)]));
  const all = new Types(declared);
  const found: Record<string, Signature> = { ...COMMON_WORDS };
  for (const source of words)
    for (const [key, { text, about }] of declarations(source)) {
      const [kind, name] = key.split(' ') as [string, string];
      if (kind !== 'const' && kind !== 'function') continue;
      try {
        const reader = all.reader(text.replace(/^:/, ''));
        const takes = reader.take('(');
        const args = takes ? reader.args() : undefined;
        if (args !== undefined && !reader.take(':')) {
          reader.need('=');
          reader.need('>');
        }
        const gives = reader.type();
        const one = typeof gives === 'object' && 'each' in gives ? gives.each : gives;
        if (!GIVES.includes(one) || !(reader.take(';') && reader.over)) continue;
        found[name] = { gives, ...(args === undefined ? {} : { args }), ...(about === '' ? {} : { about }) };
      } catch (error) {
        if (!(error instanceof Foreign)) throw error;
      }
    }
  all.named(card);
  const sorted = Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
  const used = new Set<string>();
  const use = (x: unknown): void => {
    if (typeof x !== 'object' || x === null) return;
    const { shape } = x as { shape?: unknown };
    if (typeof shape === 'string' && !used.has(shape)) {
      used.add(shape);
      use(all.shapes[shape]);
    }
    for (const part of Object.values(x)) use(part);
  };
  use({ shape: card });
  use(sorted);
  const shapes = Object.fromEntries(Object.entries(all.shapes).filter(([name]) => used.has(name)));
  return { words: sorted, shapes, card };
}

const WHO: TypedField = { is: 'ref', optional: true };
const BODY: Argument = { name: 'effects', is: 'effect', rest: true };
const NAME: Argument = { name: 'name', is: 'text' };
const several = (name: string, is: WordType): Argument[] => [{ name, is, rest: true }];
const two = (x: string, y: string, is: WordType): Argument[] => [
  { name: x, is },
  { name: y, is },
];

/** The words of every language that a file may use. Those that jump, call or wait without end are left out. */
export const COMMON_WORDS: Language['words'] = {
  sequence: { gives: 'effect', args: several('effects', 'effect'), about: 'does one effect after the other' },
  when: {
    gives: 'effect',
    args: [
      { name: 'test', is: 'test' },
      { name: 'then', is: 'effect' },
      { name: 'otherwise', is: 'effect', optional: true },
    ],
    about: 'does the effect only if the test holds; otherwise does the other one, if given',
  },
  repeat: {
    gives: 'effect',
    args: [{ name: 'times', is: 'amount' }, BODY],
    about: 'repeats as often as the amount says',
  },
  forEach: {
    gives: 'effect',
    args: [{ name: 'list', is: 'list' }, NAME, BODY],
    about: 'repeats for each item of a list; the name is the present item',
  },
  set: {
    gives: 'effect',
    args: [NAME, { name: 'value', is: { either: ['amount', 'ref'] } }],
    about: 'gives a value to a name',
  },
  together: { gives: 'effect', args: several('effects', 'effect'), about: 'does all of these in one step' },
  choose: {
    gives: 'effect',
    args: [
      NAME,
      {
        name: 'from',
        is: {
          fields: {
            who: WHO,
            list: { is: 'list' },
            optional: { is: 'yes or no', optional: true },
            prompt: { is: 'text' },
            stakes: { is: 'text', optional: true },
          },
        },
      },
      BODY,
    ],
    about: 'lets a player choose one item of a list',
  },
  may: {
    gives: 'effect',
    args: [
      { name: 'prompt', is: 'text' },
      { name: 'effect', is: 'effect' },
      { name: 'who', ...WHO },
    ],
    about: 'lets a player decide whether to do it',
  },
  chooseOne: {
    gives: 'effect',
    args: [
      {
        name: 'from',
        is: { fields: { who: WHO, prompt: { is: 'text' }, stakes: { is: 'text', optional: true } } },
      },
      {
        name: 'ways',
        is: { fields: { label: { is: 'text' }, if: { is: 'test', optional: true }, effect: { is: 'effect' } } },
        rest: true,
      },
    ],
    about: 'lets a player choose one of several ways',
  },
  chooseNumber: {
    gives: 'effect',
    args: [
      NAME,
      {
        name: 'from',
        is: {
          fields: {
            who: WHO,
            min: { is: 'amount' },
            max: { is: 'amount' },
            prompt: { is: 'text' },
            stakes: { is: 'text', optional: true },
            means: { is: 'text', optional: true },
          },
        },
      },
    ],
    about: 'lets a player choose a number between two bounds',
  },
  all: { gives: 'test', args: several('tests', 'test'), about: 'true if all tests hold' },
  any: { gives: 'test', args: several('tests', 'test'), about: 'true if at least one test holds' },
  not: { gives: 'test', args: [{ name: 'test', is: 'test' }], about: 'true if the test does not hold' },
  atLeast: { gives: 'test', args: two('amount', 'least', 'amount') },
  atMost: { gives: 'test', args: two('amount', 'most', 'amount') },
  plus: { gives: 'amount', args: two('x', 'y', 'amount') },
  minus: { gives: 'amount', args: two('x', 'y', 'amount') },
  times: { gives: 'amount', args: two('x', 'y', 'amount') },
  least: { gives: 'amount', args: two('x', 'y', 'amount'), about: 'the smaller of the two' },
  forEvery: {
    gives: 'amount',
    args: [
      { name: 'size', is: 'number' },
      { name: 'amount', is: 'amount' },
    ],
    about: 'how many whole groups of this size the amount has',
  },
  half: { gives: 'amount', args: [{ name: 'amount', is: 'amount' }], about: 'half of the amount, rounded up' },
  the: { gives: 'amount', args: [NAME], about: 'the number that a name keeps' },
  that: { gives: 'filter', args: several('filters', 'filter'), about: 'what all of these filters fit' },
  either: { gives: 'filter', args: several('filters', 'filter'), about: 'what at least one of these filters fits' },
  other: { gives: 'filter', args: [{ name: 'filter', is: 'filter' }], about: 'what the filter does not fit' },
};

/** Writes a language, each word and each shape on a line of its own, so that two changes meet only where they touch one word. */
export function languageText({ words, shapes, card }: Language): string {
  const lines = (x: Readonly<Record<string, unknown>>) =>
    Object.entries(x)
      .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n "card": ${JSON.stringify(card)},\n "words": {\n${lines(words)}\n },\n "shapes": {\n${lines(shapes)}\n }\n}\n`;
}
