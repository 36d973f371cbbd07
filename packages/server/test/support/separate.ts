import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bound } from './bound.ts';

/** The folders where a built server finds its packages. */
const BUILT = join(import.meta.dirname, '../../node_modules/.built');

/** Packages that are loaded as they are; the rest is built in. */
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
  '@napi-rs/canvas',
];

/** Builds the server of `process.ts`. @returns its file, which the caller must delete, because tests in one process run at the same time */
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

/** A server in its own process. */
export class Separate {
  private constructor(
    readonly address: string,
    private readonly child: ChildProcess,
  ) {}

  /**
   * @param file the result of `builtServer`. @param options the place of its database, and whether people have accounts or a header says who they are
   */
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

  /** Stops the process, as if its machine stood still: its connections stay open. Only `kill` ends it then. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  /** Kills it, whatever it is doing. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise(resolve => this.child.once('close', resolve));
    this.child.kill('SIGKILL');
    await gone;
  }
}
