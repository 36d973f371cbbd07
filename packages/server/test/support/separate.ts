import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bound } from './bound.ts';

/** Where a built server finds its packages, those of its own too. */
const BUILT = join(import.meta.dirname, '../../node_modules/.built');

/** What is loaded as it is; the rest is built in. */
const OUTSIDE = [
  'async-mutex',
  'piscina',
  'fastify',
  '@fastify/*',
  'socket.io',
  '@socket.io/*',
  'kysely',
  'libsql',
  'pg',
  'prom-client',
];

/** Builds the server of `process.ts`. @returns its file, the caller's own to remove: tests that run at the same time share a process. */
export async function builtServer(): Promise<string> {
  const outfile = join(BUILT, `server-${randomUUID()}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, 'process.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22.12',
    external: OUTSIDE,
    logLevel: 'error',
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });
  return outfile;
}

/** A server in a process of its own. */
export class Separate {
  private constructor(
    readonly address: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param file what `builtServer` gave. @param options where its database is, and whether people have accounts, instead of saying who they are in a header */
  static async start(
    file: string,
    options: { readonly folder: string; readonly url?: string; readonly accounts?: boolean },
  ): Promise<Separate> {
    const child = bound(
      spawn(process.execPath, [file, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    let faults = '';
    child.stderr!.on('data', text => {
      faults += text;
    });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout!.on('data', text => {
        said += text;
        if (said.includes('\n')) resolve(said.trim().split('\n')[0]!);
      });
      child.once('close', code => reject(new Error(`The server ended with ${code}: ${said}${faults}`)));
    });
    return new Separate(address, child);
  }

  /** It falls silent, as where its machine stands still: its connections stay open. Only `kill` ends it then. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  /** Ends it in the midst of whatever it does. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise(resolve => this.child.once('close', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }
}
