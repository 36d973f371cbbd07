import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import type { App } from '../../src/http/host.ts';
import { Seated } from './seated.ts';

/** The log of a server. */
export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly ip?: string;
  readonly fault?: { readonly error: string; readonly reason: string };
}

/** A server on a database that a test can read, with the people who have signed in. */
export class OpenApp {
  readonly #people: Seated[] = [];

  private constructor(
    readonly folder: string,
    readonly database: Database,
    readonly app: App,
    readonly address: string,
    readonly logged: readonly LogLine[],
  ) {}

  /** @param level the lowest level that is logged */
  static async open(options: Omit<AppOptions, 'database'> = {}, level = 'info'): Promise<OpenApp> {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-app-'));
    const database = await openDatabase({ folder });
    const logged: LogLine[] = [];
    const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
    const app = await buildApp({
      database,
      logger: { level, stream },
      ...options,
      // the work for people is not limited
      limits: { work: Number.POSITIVE_INFINITY, ...options.limits },
    });
    return new OpenApp(folder, database, app, await app.listen({ port: 0, host: '127.0.0.1' }), logged);
  }

  /** Signs a guest in. */
  async guest(name: string): Promise<Seated> {
    const person = await Seated.guest(this.address, name);
    this.#people.push(person);
    return person;
  }

  /** Closes a guest's connection with the others at the end. */
  takes(...people: readonly Seated[]): void {
    this.#people.push(...people);
  }

  async close(): Promise<void> {
    for (const person of this.#people) person.leave();
    await this.app.close();
    await this.database.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
