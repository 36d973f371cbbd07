/** The chat of a table. */
import type { Feed } from '@orrery/client';
import type { ChatLine, Person } from '@orrery/protocol';
import { tableRoutes } from './routes.ts';

/** The state of the chat. */
export interface TalkNow {
  /** the latest last; without lines of muted people */
  readonly lines: readonly ChatLine[];
  /** how many lines came while the chat was closed */
  readonly unread: number;
  readonly muted: readonly { readonly id: string; readonly name: string }[];
}

/** The chat of a table: read when the user arrives, and again after a lost connection. */
export class Talk {
  #lines: readonly ChatLine[] = [];
  #now: TalkNow = { lines: [], unread: 0, muted: [] };
  #read = 0;
  #open = false;
  readonly #ears = new Set<() => void>();
  readonly #leave: () => void;

  constructor(
    private readonly feed: Feed,
    private readonly me: Person,
  ) {
    this.#leave = feed.follow(heard => {
      if (heard.what === 'said') this.#take([heard.line]);
      if (heard.what === 'line' && heard.how === 'back') void this.#catchUp();
    });
    // lines from before the user arrived are not new
    void this.#catchUp().then(() => this.look(this.#open));
  }

  readonly get = (): TalkNow => this.#now;
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** The user opens or closes the chat. */
  look(open: boolean): void {
    this.#open = open;
    this.#read = this.#lines.at(-1)?.number ?? this.#read;
    this.#set({});
  }

  /** Sends a line. @throws a refusal; nothing is sent then */
  async say(text: string): Promise<void> {
    const { line, code } = this.feed;
    const { line: said } = await line.send('say', { table: code, key: line.means.newKey(), text });
    this.#take([said]);
  }

  /** Mutes a person, or no longer. @throws a refusal */
  async mute(id: string, muted: boolean): Promise<void> {
    await tableRoutes.mute(id, muted);
    await this.#catchUp();
  }

  /** Reports a line to the people who run the server. @throws a refusal */
  async report(number: number): Promise<void> {
    await tableRoutes.report(this.feed.code, number, '');
  }

  /** Turns the chat on or off; only the host can. @throws a refusal */
  async turn(on: boolean): Promise<void> {
    await tableRoutes.chat(this.feed.code, on);
  }

  close(): void {
    this.#leave();
  }

  /** What cannot be read now is read when the connection is back. */
  async #catchUp(): Promise<void> {
    try {
      const [{ people }, { lines }] = [await tableRoutes.muted(), await tableRoutes.said(this.feed.code)];
      this.#set({ muted: people });
      this.#take(lines);
    } catch {
      // the connection itself tells of a server that is away
    }
  }

  #take(lines: readonly ChatLine[]): void {
    const known = new Set(this.#lines.map(({ number }) => number));
    const all = [...this.#lines, ...lines.filter(({ number }) => !known.has(number))];
    this.#lines = all.sort((a, b) => a.number - b.number);
    if (this.#open) this.#read = this.#lines.at(-1)?.number ?? 0;
    this.#set({});
  }

  #set(change: Partial<Pick<TalkNow, 'muted'>>): void {
    const muted = change.muted ?? this.#now.muted;
    const ids = new Set(muted.map(({ id }) => id));
    const lines = this.#lines.filter(({ person }) => person === null || !ids.has(person));
    const unread = lines.filter(({ number, person }) => number > this.#read && person !== this.me.id).length;
    this.#now = { lines, unread, muted };
    for (const hear of this.#ears) hear();
  }
}
