// Signs you in at a server, and remembers it between visits.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shownData } from '@orrery/kernel';
import type { Fault, Me, Person } from '@orrery/protocol';
import { Exit, FAILED } from '../../common/errors.ts';
import type { Io } from '../../common/io.ts';
import { homeFolder, readText, writeWhole } from '../../files/files.ts';

/** A saved sign-in at a server. */
interface Visit {
  readonly origin: string;
  readonly name: string;
  readonly guest: boolean;
  readonly cookies: Readonly<Record<string, string>>;
}

const fileOf = (env: Io['env']): string => join(homeFolder(env), 'visits.json');

/** The saved sign-ins, the latest first; none if the file cannot be read. */
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

/** How many sign-ins are saved. */
const MOST_VISITS = 50;

/** A client of a server over HTTP. It keeps its cookies in the user's own folder, as a browser does. */
export class Visitor {
  #cookies: Readonly<Record<string, string>> = {};
  #person: Person | null = null;

  /** @param origin the server: `http://localhost:4200` */
  constructor(
    readonly origin: string,
    private readonly env: Io['env'],
  ) {}

  /** The headers of every request and socket. */
  get cookie(): string {
    return Object.entries(this.#cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  }

  /** The signed-in person. */
  get person(): Person {
    return this.#person!;
  }

  /**
   * Signs in as before on this server. False if there is no saved sign-in, or the server does not know it any more.
   * @param name the person's name; without it, the last person here
   * @param account true if it must be an account
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

  /** Signs in as a guest. @throws Exit if the name is not possible */
  async guest(name: string): Promise<void> {
    this.#cookies = {};
    this.#keep((await this.ask<Me>('POST', '/api/guests', name === '' ? {} : { name })).person!);
  }

  /** Signs in with an account. @throws Exit for a wrong name or password */
  async signIn(name: string, password: string): Promise<void> {
    this.#cookies = {};
    this.#keep((await this.ask<Me>('POST', '/api/sign-in', { name, password })).person!);
  }

  /** Sends a request. @throws Exit in one line if the server refuses or does not answer */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    let response: Response;
    try {
      response = await fetch(this.origin + path, {
        method,
        headers: {
          // with this, the list of sign-in sessions shows a terminal
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
