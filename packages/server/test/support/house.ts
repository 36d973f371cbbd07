import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patched } from '@orrery/kernel';
import type {
  Acknowledged,
  Answers,
  ClientEvents,
  ClientMessage,
  ClientMessageName,
  Joined,
  ServerMessages,
  TableInfo,
  TableWanted,
  Update,
  Whole,
} from '@orrery/protocol';
import { io, type Socket } from 'socket.io-client';
import { type Running, type ServeOptions, serve } from '../../src/index.ts';
import { byHeader } from './who.ts';

/** The secret that signs cookies, the same on every node. */
export const SECRET = 'a secret that every node of a test has';

/** A server for tests: a header says who people are, and nobody checks it. */
export class House {
  private constructor(
    readonly running: Running,
    readonly folder: string,
    private readonly guests: Guest[] = [],
  ) {}

  static async open(options: Partial<ServeOptions> = {}): Promise<House> {
    const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'orrery-house-'));
    const running = await serve({
      port: 0,
      level: 'silent',
      whoAsks: byHeader,
      secret: SECRET,
      ...options,
      // all guests come from one address, and their work is not limited
      limits: { rates: false, work: Number.POSITIVE_INFINITY, ...options.limits },
      folder,
    });
    return new House(running, folder);
  }

  get address(): string {
    return this.running.address;
  }

  /** Signs a guest in. */
  guest(name: string): Guest {
    const guest = new Guest(this.address, name);
    this.guests.push(guest);
    return guest;
  }

  /** Stops the server; its database stays. */
  async stop(): Promise<void> {
    for (const guest of this.guests.splice(0)) guest.leave();
    await this.running.close();
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The result of an HTTP request. */
export interface Reply<T = unknown> {
  readonly status: number;
  readonly body: T;
}

/** A guest's view of a table: the last whole, with all updates since. */
export type Sight = Whole;

let keys = 0;
/** A unique key. */
export const newKey = (): string => `key-${process.pid}-${++keys}`.padEnd(8, '0');

/** A guest with a browser: requests, and a socket that follows tables. */
export class Guest {
  readonly socket: Socket<ServerMessages, ClientEvents>;
  /** by table: the present view */
  readonly sights = new Map<string, Sight>();
  readonly infos = new Map<string, TableInfo>();
  /** how often a whole replaced everything */
  wholes = 0;
  /** the tables with messages that came before the answer to `join` was handled */
  readonly #behind = new Set<string>();
  #waiting: (() => void)[] = [];

  constructor(
    readonly address: string,
    readonly name: string,
  ) {
    this.socket = io(address, {
      transports: ['websocket'],
      extraHeaders: { 'x-person': name },
      forceNew: true,
      autoConnect: false,
    });
    this.socket.on('update', update => this.#take(update));
    this.socket.on('whole', whole => this.#takeWhole(whole));
    this.socket.on('info', info => {
      this.infos.set(info.code, info);
      this.#wake();
    });
  }

  get id(): string {
    return `id-${this.name.toLowerCase()}`;
  }

  async request<T = unknown>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const response = await fetch(this.address + path, {
      method,
      headers: { 'x-person': this.name, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  /** Opens a table. @returns its code */
  async open(wanted: TableWanted): Promise<string> {
    const { status, body } = await this.request<{ code: string }>('POST', '/api/tables', wanted);
    if (status !== 201) throw new Error(`The table was not opened: ${JSON.stringify(body)}`);
    return body.code;
  }

  /** Takes a seat and gets ready. */
  async sitDown(code: string, ready = true): Promise<void> {
    await this.request('POST', `/api/tables/${code}/seat`, {});
    if (ready) await this.ready(code);
  }

  async ready(code: string): Promise<Reply<TableInfo>> {
    return this.request('PUT', `/api/tables/${code}/ready`, { ready: true });
  }

  /** Sends a message and waits for the answer. */
  async send<N extends ClientMessageName>(name: N, message: ClientMessage<N>): Promise<Acknowledged<Answers[N]>> {
    if (!this.socket.connected) this.socket.connect();
    return new Promise((resolve, reject) => {
      const heard = (error: Error | null, answer: Acknowledged<Answers[N]>) =>
        error ? reject(error) : resolve(answer);
      // TypeScript knows the types for each message, but not for all at once
      this.socket.timeout(300_000).emit(name, ...([message, heard] as unknown as never));
    });
  }

  /** Joins a table, or joins it again with the number that it has. */
  async join(code: string, have = this.sights.get(code)?.number): Promise<Acknowledged<Joined>> {
    const joined = await this.send('join', { table: code, ...(have === undefined ? {} : { have }) });
    if (joined.ok) {
      this.infos.set(code, joined.info);
      if (joined.whole !== null) this.#takeWhole(joined.whole);
      if (joined.update !== null) this.#take(joined.update);
      if (this.#behind.delete(code)) await this.catchUp(code);
    }
    return joined;
  }

  /** Asks for missed updates. */
  async catchUp(code: string): Promise<void> {
    const missed = await this.send('catchUp', { table: code, have: this.sight(code).number });
    if (missed.ok && missed.whole !== null) this.#takeWhole(missed.whole);
    if (missed.ok && missed.update !== null) this.#take(missed.update);
  }

  sight(code: string): Sight {
    const sight = this.sights.get(code);
    if (sight === undefined) throw new Error(`${this.name} sees nothing of ${code}`);
    return sight;
  }

  /** Answers the present question. */
  answer(code: string, options: readonly string[], more: Partial<ClientMessage<'answer'>> = {}) {
    const { number, view } = this.sight(code);
    return this.send('answer', {
      table: code,
      key: newKey(),
      seen: number,
      decision: view.decision!.id,
      options: [...options],
      ...more,
    });
  }

  /** Waits until a condition holds, and checks it after each message. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>(resolve => this.#waiting.push(resolve));
  }

  /** Waits until the log has a number. */
  reached = (code: string, number: number): Promise<void> =>
    this.until(() => (this.sights.get(code)?.number ?? -1) >= number);

  leave(): void {
    this.socket.disconnect();
  }

  /** Loses the connection, as in a tunnel. */
  drop(): void {
    this.socket.disconnect();
  }

  #takeWhole(whole: Whole): void {
    this.wholes++;
    const before = this.sights.get(whole.table);
    if (before === undefined || before.number <= whole.number) this.sights.set(whole.table, whole);
    this.#wake();
  }

  #take({ from, patch, kept, lines, facts: _facts, ...rest }: Update): void {
    const before = this.sights.get(rest.table);
    // updates from before the second join are known already
    if (before === undefined || before.number !== from) {
      if (before === undefined) this.#behind.add(rest.table);
      else if (from > before.number) void this.catchUp(rest.table);
      return;
    }
    const view = patched(before.view, patch);
    this.sights.set(rest.table, { ...rest, view, log: [...before.log.slice(0, kept), ...lines] } as Sight);
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/** A guest plays at a table, by the game's own advice, until the log has a number or the game is over. */
export async function playOn(guest: Guest, code: string, to = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    const { ending, number, view } = guest.sight(code);
    if (ending !== null || number >= to) return;
    const hint = view.decision?.question == null ? null : await guest.send('hint', { table: code });
    if (hint?.ok === false && hint.reason === 'forbidden') throw new Error(`${guest.name}: ${JSON.stringify(hint)}`);
    // if somebody else has acted meanwhile, the update is on its way
    if (hint?.ok !== true) {
      await guest.until(() => guest.sight(code).number !== number);
      continue;
    }
    const done = await guest.answer(code, hint.options);
    if (!done.ok) throw new Error(`${guest.name}: ${JSON.stringify(done)}`);
    await guest.reached(code, done.number);
  }
}
