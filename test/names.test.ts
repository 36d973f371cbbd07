// One name, one thing: a type that several packages export under one name has one row in the glossary.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Gives the text of a file by its path from the root. */
type Read = (file: string) => string;
/** Gives the file of an import from a package, such as `@orrery/kernel/testing`; null for packages of others. */
type Door = (to: string) => string | null;

const TYPES: readonly string[] = [
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSEnumDeclaration',
  'ClassDeclaration',
];

/** The types and classes that a file exports, each with its place of declaration: `packages/bots/src/bot.ts#Bot`. */
function typesOf(file: string, read: Read, door: Door, known = new Map<string, Map<string, string>>()) {
  const found = known.get(file) ?? new Map<string, string>();
  if (known.has(file) || !file.endsWith('.ts')) return found;
  known.set(file, found);
  const { body } = parseAst(read(file), { lang: 'ts' });
  const behind = (to: string) => {
    const next = to.startsWith('.') ? join(dirname(file), to) : door(to);
    return next === null ? new Map<string, string>() : typesOf(next, read, door, known);
  };
  const own = new Map<string, string>();
  for (const it of body) {
    if (it.type === 'ImportDeclaration')
      for (const one of it.specifiers) {
        if (one.type !== 'ImportSpecifier') continue;
        const place = behind(it.source.value).get(nameOf(one.imported));
        if (place !== undefined) own.set(one.local.name, place);
      }
    const declared = it.type === 'ExportNamedDeclaration' ? it.declaration : it;
    if (declared !== null && TYPES.includes(declared.type) && 'id' in declared && declared.id?.type === 'Identifier')
      own.set(declared.id.name, `${file}#${declared.id.name}`);
  }
  for (const it of body) {
    if (it.type === 'ExportAllDeclaration' && it.exported === null)
      for (const [name, place] of behind(it.source.value)) found.set(name, place);
    if (it.type !== 'ExportNamedDeclaration') continue;
    const declared = it.declaration;
    if (declared !== null && 'id' in declared && declared.id?.type === 'Identifier' && own.has(declared.id.name))
      found.set(declared.id.name, own.get(declared.id.name)!);
    const from = it.source === null ? own : behind(it.source.value);
    for (const { local, exported } of it.specifiers) {
      const place = from.get(nameOf(local));
      if (place !== undefined) found.set(nameOf(exported), place);
    }
  }
  return found;
}

const nameOf = (it: { readonly type: string }): string =>
  'name' in it ? String(it.name) : 'value' in it ? String(it.value) : '';

/** The names with several places of declaration, each with its places. */
function shared(doors: readonly ReadonlyMap<string, string>[]): Map<string, string[]> {
  const places = new Map<string, Set<string>>();
  for (const door of doors)
    for (const [name, place] of door) places.set(name, (places.get(name) ?? new Set()).add(place));
  return new Map([...places].flatMap(([name, at]) => (at.size > 1 ? [[name, [...at].sort()] as const] : [])));
}

/** The names in the glossary, without spaces and in lower case: `readydeck`. */
const explained = (text: string): string[] =>
  [...text.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell]) => cell!.split(','))
    .map(name => name.replaceAll(' ', '').toLowerCase())
    .filter(name => name !== 'name');

test('a type is found through all doors, and what is passed on is the same thing', () => {
  const files: Readonly<Record<string, string>> = {
    'a/index.ts': "export * from './cat.ts';\nexport { type Dog as Hound } from './dog.ts';",
    'a/cat.ts': 'export interface Cat {}\nexport const cat = 1;\ninterface Hidden {}',
    'a/dog.ts': 'export class Dog {}',
    'b/index.ts': "import { type Cat } from '@toy/a';\nexport type { Cat };\nexport type Hound = string;",
  };
  const [a, b] = ['a', 'b'].map(name =>
    typesOf(
      `${name}/index.ts`,
      file => files[file]!,
      to => (to === '@toy/a' ? 'a/index.ts' : null),
    ),
  );
  expect([...a!]).toEqual([
    ['Cat', 'a/cat.ts#Cat'],
    ['Hound', 'a/dog.ts#Dog'],
  ]);
  expect([...shared([a!, b!])]).toEqual([['Hound', ['a/dog.ts#Dog', 'b/index.ts#Hound']]]);
  expect(explained('| name | what it is |\n|---|---|\n| Ready deck, Cat | A deck. |')).toEqual(['readydeck', 'cat']);
});

const manifest = (name: string): { readonly exports?: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
const packages = readdirSync(join(root, 'packages')).filter(name =>
  existsSync(join(root, 'packages', name, 'package.json')),
);
const read: Read = file => readFileSync(join(root, file), 'utf8');
const door: Door = to => {
  const [, name, rest] = /^@orrery\/([^/]+)(.*)$/.exec(to) ?? [];
  const behind = name === undefined ? undefined : manifest(name).exports?.[`.${rest}`];
  return behind === undefined ? null : join('packages', name!, behind);
};
const glossary = explained(read('docs/glossary.md'));

test('a type that several packages export under one name is in the glossary once', () => {
  const known = new Map<string, Map<string, string>>();
  const doors = packages.flatMap(name =>
    Object.values(manifest(name).exports ?? {}).map(file => typesOf(join('packages', name, file), read, door, known)),
  );
  expect(doors.reduce((n, types) => n + types.size, 0)).toBeGreaterThan(400);
  const twins = shared(doors);
  expect(twins.size).toBeGreaterThan(0);
  const astray = [...twins].filter(([name]) => glossary.filter(one => one === name.toLowerCase()).length !== 1);
  expect(astray.map(([name, places]) => `${name}: ${places.join(', ')}`)).toEqual([]);
});

test('no name is in the glossary twice', () => {
  expect(glossary.length).toBeGreaterThan(50);
  expect(glossary.filter((name, at) => glossary.indexOf(name) !== at)).toEqual([]);
});
