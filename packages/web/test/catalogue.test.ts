import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { isFirst, messagesOf } from '../catalogue.config.ts';
import { duration, errorText, t } from '../src/copy/index.ts';

/** The message catalogue, compared with the sources that use it. */

const src = join(import.meta.dirname, '../src');
const catalogue = new Map(messagesOf(JSON.parse(readFileSync(join(src, 'copy/en.json'), 'utf8'))));

/** The values that a message needs. */
const valuesOf = (message: CompiledMessage): string[] =>
  message.flatMap(token => {
    if (typeof token === 'string') return [];
    const [name, , more] = token as readonly [string, string?, unknown?];
    const branches: CompiledMessage[] = typeof more === 'object' && more !== null ? Object.values(more) : [];
    // a branch without values is plain text
    return [name, ...branches.flatMap(branch => (Array.isArray(branch) ? valuesOf(branch) : []))];
  });
const needs = (key: string): string[] => [...new Set(valuesOf(compileMessage(catalogue.get(key)!)))].sort();

/** A call for a message, or a key alone. */
interface Use {
  readonly at: string;
  /** the possible keys: with `${name}` in it, all that fit */
  readonly keys: readonly string[];
  /** the expression itself, if no key fits */
  readonly text: string;
  /** the names of the values that it gives; null if that cannot be seen */
  readonly values: readonly string[] | null;
}

const fits = (parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map(part => part.replaceAll('.', '\\.')).join('[^.]+')}$`);

/** The possible keys of an expression. */
function keysOf(node: ESTree.Node): { readonly keys: string[]; readonly text: string } {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return { keys: catalogue.has(node.value) ? [node.value] : [], text: node.value };
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis.map(({ value }) => value.raw);
    return { keys: [...catalogue.keys()].filter(key => fits(parts).test(key)), text: parts.join('…') };
  }
  if (node.type === 'ConditionalExpression') {
    const [a, b] = [keysOf(node.consequent), keysOf(node.alternate)];
    return { keys: a.keys.length > 0 && b.keys.length > 0 ? [...a.keys, ...b.keys] : [], text: `${a.text}, ${b.text}` };
  }
  return { keys: [], text: node.type };
}

/** The names in `{ names }`; null if it is another expression. */
function namesIn(node: ESTree.Node | undefined): string[] | null {
  if (node === undefined) return [];
  if (node.type !== 'ObjectExpression') return null;
  const names = node.properties.map(one =>
    one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : null,
  );
  return names.includes(null) ? null : (names as string[]).sort();
}

const uses: Use[] = [];
/** Calls for a message outside of any function: the words may not be loaded yet, and the language may change. */
const early: string[] = [];
/** English text in a component. */
const english: string[] = [];

/** Attributes that a user sees or hears. */
const SAID = /^(aria-(label|description|valuetext|roledescription)|title|placeholder|alt|label|help|hint)$/;
/** A word of a language: not a sign, a single letter or the name of a key. */
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\b(Esc|Enter|Space|Orrery)\b|&\w+;/g, ''));

for (const file of globSync('**/*.{ts,tsx}', { cwd: src })) {
  if (file.startsWith('copy/')) continue;
  const text = readFileSync(join(src, file), 'utf8');
  const { program } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const at = ({ start }: { readonly start: number }): string =>
    `${relative('.', file)}:${text.slice(0, start).split('\n').length}`;
  const note = (node: ESTree.Node, what: string): void => {
    if (isWords(what)) english.push(`${at(node)}: ${what.trim()}`);
  };
  const noteLiterals = (node: ESTree.Node): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') note(node, node.value);
    else if (node.type === 'TemplateLiteral') for (const { value } of node.quasis) note(node, value.raw);
    else if (node.type === 'ConditionalExpression')
      for (const one of [node.consequent, node.alternate]) noteLiterals(one);
    else if (node.type === 'LogicalExpression') noteLiterals(node.right);
  };
  let depth = 0;
  const enter = () => void depth++;
  const leave = () => void depth--;
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 't') return;
      if (depth === 0) early.push(at(node));
      const [key, values] = node.arguments;
      if (key !== undefined) uses.push({ at: at(node), ...keysOf(key), values: namesIn(values) });
    },
    NewExpression(node) {
      const [name] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'NamedError' || name?.type !== 'Literal') return;
      uses.push({ at: at(node), keys: [`errors.${name.value}`], text: String(name.value), values: [] });
    },
    Literal(node) {
      if (typeof node.value === 'string' && node.value.startsWith('errors.') && catalogue.has(node.value))
        uses.push({ at: at(node), keys: [node.value], text: node.value, values: null });
    },
    JSXText: node => note(node, node.value),
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || !SAID.test(node.name.name) || node.value === null) return;
      noteLiterals(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
    },
    JSXElement(node) {
      for (const child of node.children) if (child.type === 'JSXExpressionContainer') noteLiterals(child.expression);
    },
  }).visit(program);
}

test('every message that is asked for stands in the catalogue', () => {
  expect(uses.length).toBeGreaterThan(400);
  expect(uses.filter(({ keys }) => keys.length === 0).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

test('no module asks for a message while it loads', () => {
  expect(early).toEqual([]);
});

test('the first page loads the words that it uses', () => {
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const { program } = parseSync(file, readFileSync(join(src, file), 'utf8'), { lang: 'tsx' });
    for (const node of program.body) {
      const from =
        node.type === 'ImportDeclaration' ||
        node.type === 'ExportNamedDeclaration' ||
        node.type === 'ExportAllDeclaration'
          ? node.source?.value
          : undefined;
      const typesOnly =
        (node.type === 'ImportDeclaration' && node.importKind === 'type') ||
        (node.type === 'ImportDeclaration' &&
          node.specifiers.length > 0 &&
          node.specifiers.every(one => one.type === 'ImportSpecifier' && one.importKind === 'type'));
      if (from !== undefined && /^\..*\.tsx?$/.test(from) && !typesOnly) reach(join(file, '..', from));
    }
  };
  reach('main.tsx');
  expect(reached.size).toBeGreaterThan(20);
  const asked = uses.filter(({ at }) => reached.has(at.replace(/:\d+$/, '')));
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.flatMap(({ at, keys }) => keys.filter(key => !isFirst(key)).map(key => `${at}: ${key}`))).toEqual([]);
});

test('every message of the catalogue is used', () => {
  const used = new Set(uses.flatMap(({ keys }) => keys));
  expect([...catalogue.keys()].filter(key => !used.has(key))).toEqual([]);
});

test('every message gets the values that it needs, and no others', () => {
  const wrong = uses.flatMap(({ at, keys, values }) =>
    values === null
      ? []
      : keys
          .filter(key => needs(key).join() !== values.join())
          .map(key => `${at}: ${key} needs ${needs(key).join(', ')}`),
  );
  expect(wrong).toEqual([]);
});

test('no component says anything in English by itself', () => {
  expect(english).toEqual([]);
});

test('a message fills its values in as they are, and counts', () => {
  expect(t('table.won', { count: 1, names: '{0} <b>' })).toBe('{0} <b> wins');
  expect(t('table.won', { count: 2, names: 'Ann and Bob' })).toBe('Ann and Bob win');
  expect(t('lobby.free', { count: 0 })).toBe('no free seats');
  expect(t('library.cards.count', { count: 1234 })).toBe('1,234 cards');
});

test('an error says its words, or its own message where the catalogue has none', () => {
  expect(errorText({ message: 'errors.lessonOver' })).toBe('The lesson is over.');
  expect(errorText({ message: 'That is not your password.' })).toBe('That is not your password.');
});

test.each([
  [30, '30 seconds'],
  [90, '90 seconds'],
  [300, '5 minutes'],
  [3600, '1 hour'],
  [5400, '90 minutes'],
])('%i seconds are %s', (seconds, said) => {
  expect(duration(seconds)).toBe(said);
});
