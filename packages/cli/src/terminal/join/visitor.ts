// Who you are at a server, kept between visits.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shownData } from '@orrery/kernel';
import type { Fault, Me, Person } from '@orrery/protocol';
import { Exit, FAILED } from '../../common/errors.ts';
import type { Io } from '../../common/io.ts';
import { homeFolder, readText, writeWhole } from '../../files/files.ts';

/** How somebody was known to a server when they were last there. */
interface Visit {
  readonly origin: string;
  readonly name: string;
  readonly guest: boolean;
  readonly cookies: Readonly<Record<string, string>>;
}

const fileOf = (env: Io['env']): string => join(homeFolder(env), 'visits.json');

/** The visits that are kept, the latest first; a file that cannot be read is none. */
function visits(env: Io['env']): Visit[] {
  const path = fileOf(env);
  if (!existsSync(path)) return [];
  try {
    const kept: unknown = JSON.parse(readText(path));
    return Array.isArray(kept) ? (kept as Visit[]) : [];
  } catch {
    return [];
  }
}

/** How many visits are kept. */
const MOST_VISITS = 50;

/** Somebody at the door of a server, by HTTP, who keeps what they are known by as a browser does: in this user's own folder. */
export class Visitor {
  #cookies: Readonly<Record<string, string>> = {};
  #person: Person | null = null;

  /** @param origin the server: `http://localhost:4200` */
  constructor(
    readonly origin: string,
    private readonly env: Io['env'],
  ) {}

  /** What every request and socket carries. */
  get cookie(): string {
    return Object.entries(this.#cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  }

  /** Who one is here. */
  get person(): Person {
    return this.#person!;
  }

  /**
   * Comes back as who one was here before. False where that is nobody, or the server does not know them any more.
   * @param name who it was, by name; without it whoever was here last
   * @param account true where it is to be an account
   */
  async back(name: string | undefined, account: boolean): Promise<boolean> {
    const known = visits(this.env).find(
      visit =>
        visit.origin === this.origin &&
        (name === undefined || visit.name.toLowerCase() === name.toLowerCase()) &&
        !(account && visit.guest),
    );
    if (known === undefined) return false;
    this.#cookies = known.cookies;
    const { person } = await this.ask<Me>('GET', '/api/me');
    if (person === null) this.#cookies = {};
    else this.#keep(person);
    return person !== null;
  }

  /** Comes as a guest. @throws Exit where that name cannot be had */
  async guest(name: string): Promise<void> {
    this.#cookies = {};
    this.#keep((await this.ask<Me>('POST', '/api/guests', name === '' ? {} : { name })).person!);
  }

  /** Comes with an account. @throws Exit for a wrong name or password */
  async signIn(name: string, password: string): Promise<void> {
    this.#cookies = {};
    this.#keep((await this.ask<Me>('POST', '/api/sign-in', { name, password })).person!);
  }

  /** Asks the server for something. @throws Exit in one line where it is refused, or nobody answers */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    let response: Response;
    try {
      response = await fetch(this.origin + path, {
        method,
        headers: {
          // by this one is told, where one is signed in, that it was in a terminal
          'user-agent': 'Orrery/terminal',
          ...(this.cookie === '' ? {} : { cookie: this.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch {
      throw new Exit(FAILED, `No server answers at ${this.origin}. Is it running? Is the address right?`);
    }
    const cookies = { ...this.#cookies };
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name === undefined) continue;
      if (value === '' || /max-age=0/i.test(cookie)) delete cookies[name];
      else cookies[name] = value!;
    }
    this.#cookies = cookies;
    const answer = shownData(await response.json().catch(() => null));
    if (answer === null || typeof answer !== 'object')
      throw new Exit(FAILED, `The server at ${this.origin} is not an Orrery server.`);
    if (!response.ok)
      throw new Exit(FAILED, (answer as Partial<Fault>).error ?? `The server answers ${response.status}.`);
    return answer as T;
  }

  #keep(person: Person): void {
    this.#person = person;
    const { origin } = this;
    const { name, guest } = person;
    const others = visits(this.env).filter(visit => visit.origin !== origin || visit.name !== name);
    const all: Visit[] = [{ origin, name, guest, cookies: this.#cookies }, ...others];
    writeWhole(fileOf(this.env), JSON.stringify(all.slice(0, MOST_VISITS)), 'Who you are at that server');
  }
}
