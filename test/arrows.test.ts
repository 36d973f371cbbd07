import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';

/** The arrows of docs/architecture.md, compared with the imports of the files. */

const root = join(import.meta.dirname, '..');

/** The packages from the ground up. A package imports only packages of lower floors, never one beside it. */
const FLOORS: readonly (readonly string[])[] = [
  // it draws, and knows nothing of games
  ['engraver'],
  ['kernel'],
  ['decks'],
  ['babylon5', 'wars', 'galactic-empires'],
  ['bots'],
  ['table'],
  ['protocol'],
  // shared client code does not use a server, and no server uses it
  ['client', 'server'],
  ['cli', 'web'],
];
/** Packages that may use what only Node has. */
const ON_NODE: readonly string[] = ['cli', 'server'];

/**
 * The rooms inside a package, from the ground up. A file imports files of its own room and of lower ones only. Files above all rooms may import all.
 * `cli/lab` has rooms inside a room.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  server: [
    ...[
      'names',
      'database',
      'errors',
      'limits',
      'backup',
      'log',
      'clocks',
      'drawings',
      'work',
      'http',
      'people',
      'mail',
      'decks',
    ],
    ...['tables', 'chat', 'games', 'notices', 'bots', 'play', 'lobby', 'replays', 'pictures', 'personal-data'],
  ],
  cli: ['common', 'files', 'external-bots', 'terminal', 'lab', 'commands'],
  'cli/terminal': ['skins', 'saves', 'play', 'replay', 'learn', 'menu', 'join'],
  'cli/lab': ['rules-index', 'coverage', 'sim', 'env', 'analyse', 'bench', 'load'],
  table: [
    'contract',
    'games',
    'books',
    'decks',
    'bots',
    'questions',
    'hints',
    'previews',
    'session',
    'analysis',
    'lesson',
    'scenarios',
    'motifs',
  ],
  engraver: ['maths', 'pen', 'worlds', 'motifs', 'ships', 'figures', 'words', 'families'],
  web: ['copy', 'ui', 'books', 'cards', 'connection', 'shell', 'table', 'lobby', 'pages'],
};

interface Import {
  readonly from: string;
  /** a file from the root, or the name of a package or of a module of Node */
  readonly to: string;
  readonly outside: boolean;
  /** false for `import('...')`, which is loaded on demand */
  readonly fixed: boolean;
}

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const packages = readdirSync(join(root, 'packages')).filter(name =>
  existsSync(join(root, 'packages', name, 'package.json')),
);
const manifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const floor = (name: string): number => FLOORS.findIndex(rooms => rooms.includes(name));
/** The package of a file. */
const home = (file: string): string => file.split('/')[1]!;
const isSource = (file: string): boolean => file.split('/')[2] === 'src';
/** The package in an import: `@orrery/kernel` of `@orrery/kernel/testing`, `yaml` of `yaml/util`. */
const named = (to: string): string => to.split('/', to.startsWith('@') ? 2 : 1).join('/');
/** The room that an import leads to; undefined if it leaves the house. */
const room = (to: string): string | undefined => /^@orrery\/([^/]+)/.exec(to)?.[1];

let imports: readonly Import[] = [];

beforeAll(async () => {
  const files = globSync(['packages/*/{src,test,bench,testing}/**/*.{ts,tsx}', 'packages/*/*.config.ts'], {
    cwd: root,
  });
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: files.map(file => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
    // imported texts and data import nothing themselves
    loader: { '.jsonl': 'text', '.txt': 'text', '.md': 'text', '.yaml': 'text', '.css': 'css' },
    outdir: root,
  });
  imports = importsOf(metafile);
});

const importsOf = ({ inputs }: Metafile): Import[] =>
  Object.entries(inputs).flatMap(([from, { imports: all }]) =>
    (from === '<stdin>' ? [] : all).map(({ path, kind, external }) => ({
      from,
      to: path,
      outside: external === true,
      fixed: kind === 'import-statement',
    })),
  );

const told = ({ from, to }: Import): string => `${from} imports ${to}`;

/** Groups of files that import each other in circles, the largest first. */
function circles(edges: readonly { readonly from: string; readonly to: string }[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const at = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    at.set(file, at.size);
    low.set(file, at.get(file)!);
    path.push(file);
    for (const to of next.get(file) ?? []) {
      if (!at.has(to)) visit(to);
      if (path.includes(to)) low.set(file, Math.min(low.get(file)!, low.get(to)!));
    }
    if (low.get(file) !== at.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1 || next.get(file)?.includes(file)) found.push(circle.sort());
  };
  for (const file of next.keys()) if (!at.has(file)) visit(file);
  return found.sort((a, b) => b.length - a.length);
}

test('circles are found, and what only leads to one is none', () => {
  const edges = ['ab', 'bc', 'ca', 'cd', 'de', 'ed', 'xa', 'yy'].map(pair => ({ from: pair[0]!, to: pair[1]! }));
  expect(circles(edges)).toEqual([['a', 'b', 'c'], ['d', 'e'], ['y']]);
});

/** The packages from which a package imports only types. */
const typesFrom = (name: string): string[] =>
  globSync(`packages/${name}/src/**/*.ts`, { cwd: root }).flatMap(from => {
    const found = readFileSync(join(root, from), 'utf8').matchAll(
      /^(?:import|export) type\b[^'"]*? from '([^.'][^']*)';$/gm,
    );
    return [...found].map(([, to]) => to!);
  });

describe('the rooms', () => {
  test('every package has its floor', () => {
    expect(packages.filter(name => floor(name) < 0)).toEqual([]);
    expect(imports.length).toBeGreaterThan(1000);
  });

  test('sources import packages of lower floors only', () => {
    const against = imports.filter(i => {
      const to = room(i.to);
      return isSource(i.from) && to !== undefined && floor(to) >= floor(home(i.from));
    });
    expect(against.map(told)).toEqual([]);
  });

  test('what tests use besides makes no circle of packages', () => {
    const edges = imports
      .filter(i => room(i.to) !== undefined && room(i.to) !== home(i.from))
      .map(i => ({ from: home(i.from), to: room(i.to)! }));
    expect(circles(edges)).toEqual([]);
  });

  test('files of another package are imported through its doors', () => {
    expect(imports.filter(i => !i.outside && home(i.from) !== home(i.to)).map(told)).toEqual([]);
    const closed = imports.filter(i => {
      const to = room(i.to);
      if (to === undefined) return false;
      const door = `.${i.to.slice(`@orrery/${to}`.length)}`;
      return !(door in (manifest(`packages/${to}`).exports ?? {}));
    });
    expect(closed.map(told)).toEqual([]);
  });

  test('every door leads to a file, and none to everything', () => {
    const doors = packages.flatMap(name =>
      Object.values(manifest(`packages/${name}`).exports ?? {}).map(door => join('packages', name, door)),
    );
    expect(doors.filter(door => !existsSync(join(root, door)))).toEqual([]);
    const wide = packages.filter(name =>
      Object.keys(manifest(`packages/${name}`).exports ?? { '*': '' }).some(door => door.includes('*')),
    );
    expect(wide).toEqual([]);
  });

  test('what only tests and measurements use is not imported by sources of other packages, but for the bench of the command', () => {
    // scenarios have entries of their own, so that a game does not load what judges them; so have the rules without cards and each set, what lists and texts
    // of cards need, the parts that the page loads on demand, and the work of a server's threads
    const apart =
      /\/(scenarios?|sitting|names|without-cards|lists|prints|card-text|overlay|wanted|game|advice|sets\/[\w-]+)$|^@orrery\/table\/|^@orrery\/server\/work$/;
    const used = imports.filter(i => isSource(i.from) && /^@orrery\/[^/]+\//.test(i.to) && !apart.test(i.to));
    expect(used.map(told)).toEqual(['packages/cli/src/lab/bench/small.ts imports @orrery/bots/bench']);
  });

  test('every package declares what it uses, and nothing else', () => {
    const ours = Object.keys(manifest('.').devDependencies!);
    for (const name of packages) {
      const declared = manifest(`packages/${name}`);
      const { devDependencies = {} } = declared;
      const dependencies = { ...declared.dependencies, ...declared.optionalDependencies };
      const uses = imports.filter(
        i => i.outside && home(i.from) === name && !/^(?:node|virtual):/.test(i.to) && room(i.to) !== name,
      );
      const sources = new Set(uses.filter(i => isSource(i.from)).map(i => named(i.to)));
      const types = new Set(typesFrom(name).map(named));
      const tests = new Set(uses.filter(i => !isSource(i.from)).map(i => named(i.to)));
      expect(
        [...sources].filter(used => !(used in dependencies)).sort(),
        `${name}: used by sources, not declared`,
      ).toEqual([]);
      expect(
        [...tests].filter(used => !(used in dependencies || used in devDependencies || ours.includes(used))).sort(),
        `${name}: used by tests, not declared`,
      ).toEqual([]);
      expect(
        Object.keys(dependencies).filter(used => !sources.has(used) && !types.has(used)),
        `${name}: declared, not used by sources`,
      ).toEqual([]);
      expect(
        Object.keys(devDependencies).filter(declared => !declared.startsWith('@types/') && !tests.has(declared)),
        `${name}: declared, not used by tests`,
      ).toEqual([]);
    }
  });

  test('only what runs on Node imports modules of Node', () => {
    const onNode = imports.filter(i => i.to.startsWith('node:') && isSource(i.from) && !ON_NODE.includes(home(i.from)));
    expect(onNode.map(told)).toEqual([]);
  });
});

/** Type-only imports, which leave nothing in the running code. */
function typeImports(name: string): { readonly from: string; readonly to: string }[] {
  return globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root }).flatMap(from => {
    const text = readFileSync(join(root, from), 'utf8');
    const found = text.matchAll(/^(?:import|export) type\b[^'"]*? from '(\.[^']+)';$/gm);
    return [...found].map(([, to]) => ({ from, to: join(dirname(from), to!) }));
  });
}

describe('inside a package', () => {
  const inside = (name: string) =>
    imports.filter(i => i.fixed && !i.outside && home(i.from) === name && home(i.to) === name);

  test.each(packages)('no files of %s load each other in a circle', name => {
    expect(circles(inside(name))).toEqual([]);
  });

  test('types are found where they are imported', () => {
    expect(typeImports('table').length).toBeGreaterThan(10);
    expect(typesFrom('table')).toContain('@orrery/kernel');
  });

  // The kernel's contract is in several files that refer to each other: a state has facts, a fact changes a state, a game has both. These types load
  // nothing, and games see them as one.
  test.each(
    packages.filter(name => name !== 'kernel'),
  )('no files of %s lean on each other in a circle, types among it', name => {
    const types = typeImports(name);
    expect(circles([...inside(name).filter(i => isSource(i.from)), ...types])).toEqual([]);
  });

  test.each(Object.keys(ROOMS))('rooms of %s import lower ones only, types among it', house => {
    const rooms = ROOMS[house]!;
    const [name, ...inner] = house.split('/');
    const base = ['packages', name, 'src', ...inner, ''].join('/');
    /** The room of a file in this house; '' above all rooms, undefined outside the house. */
    const folder = (file: string): string | undefined =>
      file.startsWith(base) ? (file.slice(base.length).split('/').slice(0, -1)[0] ?? '') : undefined;
    const sources = globSync(`${base}*/`, { cwd: root }).map(path => path.slice(base.length).replace(/\/$/, ''));
    expect(sources.sort()).toEqual([...rooms].sort());
    const all = [
      ...imports.filter(i => !i.outside && home(i.from) === name && home(i.to) === name),
      ...typeImports(name!),
    ];
    const against = all.filter(({ from, to }) => {
      const [a, b] = [folder(from), folder(to)];
      if (a === undefined || b === undefined || a === b || a === '') return false;
      return b === '' || rooms.indexOf(b) > rooms.indexOf(a);
    });
    expect(against.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});
