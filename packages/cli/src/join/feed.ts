import { randomUUID } from 'node:crypto';
import { patched } from '@orrery/kernel';
import type { ChatLine, Joined, TableInfo, Update, Whole } from '@orrery/protocol';
import type { LogLine } from '@orrery/table';
import { Connection } from './connection.ts';
import type { Visitor } from './visitor.ts';

/** A key that no other deed has: what is sent twice with it counts once. */
export const newKey = (): string => randomUUID();

/** What is known of a table on a server, kept up to date: who sits there, and the game as one may see it once it has begun. */
export class Feed {
  readonly connection: Connection;
  #info: TableInfo | null = null;
  #sight: Whole | null = null;
  readonly #notices: string[] = [];
  readonly #ears = new Set<() => void>();
  /** true while choices are taken back at this keyboard's own wish */
  #goingBack = false;

  /** @param code the table's */
  constructor(
    readonly visitor: Visitor,
    readonly code: string,
  ) {
    const { origin } = visitor;
    this.connection = new Connection(origin, visitor.cookie, how => {
      if (how === 'lost') this.#notices.push(`The connection to ${origin} is lost; it is tried again. Ctrl-C leaves.`);
      if (how === 'back') {
        this.#notices.push('The connection is back.');
        void this.join().catch(error => this.#notices.push((error as Error).message));
      }
      this.#tell();
    });
    const { socket } = this.connection;
    socket.on('whole', whole => this.#take(whole));
    socket.on('update', update => this.#change(update));
    socket.on('info', info => {
      if (info.code !== code) return;
      this.#info = info;
      this.#tell();
    });
    socket.on('said', line => this.#hear(line));
  }

  /** Comes to the table, or comes back to it with what is known. @throws Refused, Exit where one may not */
  async join(): Promise<void> {
    const have = this.#sight?.number;
    this.#takeJoined(await this.connection.send('join', { table: this.code, ...(have === undefined ? {} : { have }) }));
  }

  /** The table. Known once one has joined it. */
  get info(): TableInfo {
    return this.#info!;
  }

  /** The game as one may see it; null while it has not begun. */
  get sight(): Whole | null {
    return this.#sight;
  }

  /** What is to be said besides what happens in the game, since this was last asked. */
  news(): string[] {
    return this.#notices.splice(0);
  }

  /** Hears of every change. @returns ends this */
  follow(hear: () => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  /** Waits until something has changed. @throws what has ended the connection for good */
  async changed(): Promise<void> {
    await new Promise<void>(resolve => {
      const stop = this.follow(() => {
        stop();
        resolve();
      });
    });
    if (this.connection.failed !== null) throw this.connection.failed;
  }

  /** Waits until the game is known as far as a number of its log. */
  async reached(number: number): Promise<void> {
    while ((this.#sight?.number ?? -1) < number) await this.changed();
  }

  /** Does something that takes choices back; that this has happened is said by whoever does it. @returns whether any were */
  async goingBack(act: () => Promise<{ readonly number: number }>): Promise<boolean> {
    const before = this.#sight?.log.length ?? 0;
    this.#goingBack = true;
    try {
      await this.reached((await act()).number);
      return (this.#sight?.log.length ?? 0) < before;
    } finally {
      this.#goingBack = false;
    }
  }

  #takeJoined({ info, whole, update }: Joined): void {
    this.#info = info;
    if (whole !== null) this.#take(whole);
    if (update !== null) this.#change(update);
    this.#tell();
  }

  #take(whole: Whole): void {
    if (whole.table !== this.code || (this.#sight?.number ?? -1) > whole.number) return;
    this.#set({ ...whole, log: sameLines(this.#sight?.log ?? [], whole.log) });
  }

  #change({ from, patch, kept, lines, facts: _, ...rest }: Update): void {
    const before = this.#sight;
    if (rest.table !== this.code || before === null || rest.number <= before.number) return;
    if (from !== before.number) {
      // something is missing in between
      void this.connection
        .send('catchUp', { table: this.code, have: before.number })
        .then(({ whole, update }) => {
          if (whole !== null) this.#take(whole);
          if (update !== null && update.from === this.#sight?.number) this.#change(update);
        })
        // a connection that is gone is told of by itself
        .catch(() => {});
      return;
    }
    this.#set({ ...rest, view: patched(before.view, patch), log: [...before.log.slice(0, kept), ...lines] } as Whole);
  }

  #set(sight: Whole): void {
    const before = this.#sight?.log ?? [];
    const last = before.at(-1);
    if (last !== undefined && !sight.log.includes(last) && !this.#goingBack)
      this.#notices.push('Choices have been taken back.');
    this.#sight = sight;
    this.#tell();
  }

  #hear({ table, name, text, person }: ChatLine): void {
    if (table !== this.code || person === this.visitor.person.id) return;
    this.#notices.push(`${name} says: ${text}`);
    this.#tell();
  }

  #tell(): void {
    for (const hear of [...this.#ears]) hear();
  }
}

/** A log that came whole, with the lines that were known already as the objects they were. */
function sameLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  let same = 0;
  while (same < before.length && same < after.length && JSON.stringify(before[same]) === JSON.stringify(after[same]))
    same++;
  return [...before.slice(0, same), ...after.slice(same)];
}
