import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// Regular expressions on text from people take linear time: none tries the same letters again and again.

const ROOT = join(import.meta.dirname, '..');

/** Files whose expressions see only our own texts: the words of cards and rules. */
const OWN_TEXTS: ReadonlySet<string> = new Set([
  'packages/babylon5/src/compile.ts',
  'packages/galactic-empires/src/card-text.ts',
  'packages/galactic-empires/src/compile/card.ts',
]);

/** Files that build an expression from our own words, or from an escaped name. */
const PUT_TOGETHER: ReadonlySet<string> = new Set([
  'packages/babylon5/src/scenario/rules.ts',
  'packages/cli/src/common/ink.ts',
  'packages/kernel/src/text/foreign.ts',
  'packages/server/src/personal-data/leave.ts',
  'packages/server/src/names/looks.ts',
  'packages/web/src/books/linked.ts',
  // the words of the games, from our own files
  'packages/web/src/books/words.ts',
]);

const sources = readdirSync(join(ROOT, 'packages')).flatMap(name =>
  readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map(file => `packages/${name}/src/${file}`),
);

interface Node {
  readonly type?: string;
  readonly start?: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

/** An expression and its place; `regex` is missing if it is built while the program runs. */
interface Found {
  readonly file: string;
  readonly where: string;
  readonly regex: Node['regex'];
}

/** Every node of a parsed file. */
function* nodes(of: unknown): Generator<Node> {
  if (typeof of !== 'object' || of === null) return;
  if (!Array.isArray(of) && 'type' in of) yield of as Node;
  for (const part of Object.values(of)) yield* nodes(part);
}

/** True if the time of an expression can grow faster than the text. */
const isSlow = (pattern: string, flags: string): boolean =>
  analyse({ source: pattern, flags }, { assumeRejectingSuffix: false }).reports.length > 0;

const found = sources
  .filter(file => !OWN_TEXTS.has(file))
  .flatMap(file => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    if (!/\/|RegExp/.test(text)) return [];
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`);
    return [...nodes(program)].flatMap(({ type, start = 0, regex, callee }): Found[] => {
      const where = `${file}:${text.slice(0, start).split('\n').length}`;
      if (regex !== undefined) return [{ file, where, regex }];
      const made = (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp';
      return made ? [{ file, where, regex: undefined }] : [];
    });
  });

test('the check knows slow expressions: those that once took seconds, and their kind', () => {
  for (const slow of ['^Name: *(.+?) *$', '\\s+(?:#|\\/\\/).*$', '[*_]+$', '(a+)+$', '\\s+$'])
    expect(isSlow(slow, ''), slow).toBe(true);
  for (const quick of ['^\\s+', '[a-z]+', '^(?:#+|;+)', '\\s(?:#|\\/\\/)'])
    expect(isSlow(quick, ''), quick).toBe(false);
});

test('no expression takes longer than the text is long', () => {
  const all = found.flatMap(({ where, regex }) => (regex === undefined ? [] : [{ where, ...regex }]));
  expect(all.length).toBeGreaterThan(300);
  const slow = all.filter(({ pattern, flags }) => isSlow(pattern, flags));
  expect(slow.map(({ where, pattern, flags }) => `${where} /${pattern}/${flags}`)).toEqual([]);
});

test('no expression is put together of what somebody wrote', () => {
  const made = found.filter(({ file, regex }) => regex === undefined && !PUT_TOGETHER.has(file));
  expect(made.map(({ where }) => where)).toEqual([]);
});
