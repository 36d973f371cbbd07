// Plays at many tables of a server at once, and measures the times.
import { randomUUID } from 'node:crypto';
import { type Glance, LoadPerson } from './person.ts';

/** The load for a server. */
export interface LoadWishes {
  /** of the server, or of each of its nodes: the people at a table use them in turn */
  readonly addresses: readonly string[];
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  /** how many spectators each table has */
  readonly watchers: number;
  /** the shortest time between two choices of a person, in milliseconds */
  readonly pace: number;
  /** how long to measure after all have sat down, in milliseconds */
  readonly millis: number;
  /** true if people leave and return all the time */
  readonly restless: boolean;
}

/** The result. Times are in milliseconds. */
export interface LoadFigures {
  readonly choices: number;
  readonly games: number;
  /** refusals and failures, by their message */
  readonly faults: Readonly<Record<string, number>>;
  /** choices that somebody at the table never saw */
  readonly unseen: number;
  /** from sending a choice until everybody at the table has it */
  readonly seen: Quantiles;
  /** from sending a choice until it is acknowledged */
  readonly kept: Quantiles;
  /** the memory of the server's processes, in MB, at the beginning and after each minute */
  readonly memory: readonly number[];
}

export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** How many people join at a time. */
const AT_ONCE = 16;
/** How long to wait for the last messages. */
const GRACE = 5_000;
/** How many choices lie between two departures of restless people. */
const RESTLESS = 20;

interface Sent {
  readonly at: number;
  readonly waits: Set<number>;
}

/** Collects times and faults. */
class Account {
  readonly faults: Record<string, number> = {};
  readonly seen: number[] = [];
  readonly kept: number[] = [];
  choices = 0;
  games = 0;
  unseen = 0;
  running = false;

  fault(error: unknown): void {
    const line = error instanceof Error ? error.message : String(error);
    this.faults[line] = (this.faults[line] ?? 0) + 1;
  }
}

/** A table with all its people. */
class LoadTable {
  private readonly people: LoadPerson[] = [];
  private readonly has: number[] = [];
  private readonly last: number[] = [];
  private readonly sent = new Map<number, Sent>();
  private readonly answered = new Set<string>();
  /** the people who have lost their connection and are not back yet */
  private readonly away = new Set<number>();
  /** how many answers of each person are being sent */
  private readonly sending: number[] = [];
  private code = '';
  private over = false;

  constructor(
    private readonly wishes: LoadWishes,
    private readonly account: Account,
  ) {}

  /** Signs everybody in and seats them; the game begins. */
  async open(): Promise<void> {
    const { addresses, seats, watchers } = this.wishes;
    for (let i = 0; i < seats + watchers; i++) {
      const person = new LoadPerson(addresses[i % addresses.length]!);
      await person.enter();
      this.people.push(person);
    }
    await this.begin();
  }

  close(): void {
    for (const person of this.people) person.leave();
  }

  /** Notes what a person has seen. */
  lost(): number {
    return this.sent.size;
  }

  private async begin(): Promise<void> {
    const { game, seats } = this.wishes;
    const [owner] = this.people as [LoadPerson, ...LoadPerson[]];
    const { code } = await owner.request<{ code: string }>('POST', '/api/tables', {
      game,
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'anybody' })),
    });
    this.code = code;
    this.over = false;
    this.answered.clear();
    for (let i = 0; i < seats; i++) {
      if (i > 0) await this.people[i]!.request('POST', `/api/tables/${code}/seat`, {});
      await this.people[i]!.request('PUT', `/api/tables/${code}/ready`, { ready: true });
    }
    for (const i of this.people.keys()) await this.follow(i);
  }

  private follow(i: number): Promise<void> {
    this.has[i] = 0;
    const { code } = this;
    return this.people[i]!.follow(code, glance => {
      if (code === this.code) this.look(i, glance);
    });
  }

  private look(i: number, glance: Glance): void {
    this.has[i] = Math.max(this.has[i] ?? 0, glance.number);
    for (const [number, sent] of this.sent) {
      if (number > glance.number) continue;
      sent.waits.delete(i);
      if (sent.waits.size > 0) continue;
      this.sent.delete(number);
      this.account.seen.push(performance.now() - sent.at);
    }
    if (glance.over && !this.over) {
      this.over = true;
      this.account.games++;
      void this.begin().catch(error => this.account.fault(error));
    } else if (glance.asked !== null && i < this.wishes.seats) this.plan(i, glance.asked);
  }

  /** Lets a person answer when it is time. */
  private plan(i: number, asked: NonNullable<Glance['asked']>): void {
    const question = `${i} ${this.code} ${asked.decision}`;
    if (this.answered.has(question)) return;
    this.answered.add(question);
    const wait = Math.max(
      0,
      (this.last[i] ?? performance.now() - Math.random() * this.wishes.pace) + this.wishes.pace - performance.now(),
    );
    setTimeout(() => void this.choose(i, asked, question), wait);
  }

  private async choose(i: number, asked: NonNullable<Glance['asked']>, question: string): Promise<void> {
    if (!this.account.running || this.over) return;
    if (this.away.has(i)) {
      // asked again after they return
      this.answered.delete(question);
      return;
    }
    this.last[i] = performance.now();
    const message = { table: this.code, key: randomUUID(), seen: this.has[i]!, decision: asked.decision };
    const at = performance.now();
    this.sending[i] = (this.sending[i] ?? 0) + 1;
    try {
      let number: number;
      try {
        ({ number } = await this.people[i]!.send('answer', { ...message, options: [...asked.options] }));
      } catch {
        // a random answer may break a rule; then the person uses the table's advice
        const { options } = await this.people[i]!.send('hint', { table: this.code });
        ({ number } = await this.people[i]!.send('answer', { ...message, key: randomUUID(), options: [...options] }));
      }
      this.account.choices++;
      this.account.kept.push(performance.now() - at);
      const waits = new Set([...this.people.keys()].filter(x => this.has[x]! < number && !this.away.has(x)));
      if (waits.size === 0) this.account.seen.push(performance.now() - at);
      else this.sent.set(number, { at, waits });
    } catch (error) {
      this.answered.delete(question);
      this.account.fault(error);
    } finally {
      this.sending[i]!--;
    }
    if (this.wishes.restless && this.sending[i] === 0 && Math.random() < 1 / RESTLESS)
      await this.comeAndGo(i).catch(error => this.account.fault(error));
  }

  /** Disconnects a person, who returns a little later. */
  private async comeAndGo(i: number): Promise<void> {
    this.away.add(i);
    this.people[i]!.leave();
    for (const [number, sent] of this.sent) {
      sent.waits.delete(i);
      if (sent.waits.size === 0) this.sent.delete(number);
    }
    await new Promise(resolve => setTimeout(resolve, this.wishes.pace));
    this.away.delete(i);
    await this.follow(i);
  }
}

/**
 * Plays at many tables of a server at once, and measures the times.
 * @param tell reports progress
 * @throws BadInput if the server does not take so many
 */
export async function load(wishes: LoadWishes, tell: (text: string) => void): Promise<LoadFigures> {
  const account = new Account();
  const tables = Array.from({ length: wishes.tables }, () => new LoadTable(wishes, account));
  const memory: number[] = [];
  try {
    account.running = true;
    for (let i = 0; i < tables.length; i += AT_ONCE) {
      tell(`${i} of ${tables.length} tables`);
      await Promise.all(tables.slice(i, i + AT_ONCE).map(table => table.open()));
    }
    // slow answers while everybody joins do not count
    account.seen.length = 0;
    account.kept.length = 0;
    account.choices = 0;
    memory.push(await memoryOf(wishes.addresses));
    const until = performance.now() + wishes.millis;
    for (let left = wishes.millis; left > 0; left = until - performance.now()) {
      tell(`${account.choices} choices, ${Math.ceil(left / 1000)} s to go`);
      await new Promise(resolve => setTimeout(resolve, Math.min(left, 60_000)));
      memory.push(await memoryOf(wishes.addresses));
    }
    account.running = false;
    for (let waited = 0; waited < GRACE && tables.some(table => table.lost() > 0); waited += 100)
      await new Promise(resolve => setTimeout(resolve, 100));
    const unseen = tables.reduce((sum, table) => sum + table.lost(), 0);
    const { choices, games, faults } = account;
    return { choices, games, faults, unseen, seen: quantiles(account.seen), kept: quantiles(account.kept), memory };
  } finally {
    for (const table of tables) table.close();
  }
}

/** The memory that all nodes report together, in MB. */
async function memoryOf(addresses: readonly string[]): Promise<number> {
  const bytes = await Promise.all(
    addresses.map(async address => {
      const text = await (await fetch(`${address}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0);
    }),
  );
  return Math.round(bytes.reduce((sum, x) => sum + x, 0) / 1e6);
}

/** The median, the 99th percentile, and the maximum. */
export function quantiles(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
