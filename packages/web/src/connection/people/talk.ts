/** The chat of a table. */
import type { Feed } from '@orrery/client';
import type { ChatLine, Person } from '@orrery/protocol';
import { tableRoutes } from './routes.ts';

/** What is known of what is said at a table. */
export interface TalkNow {
  /** the latest last; those of people who are muted are left out */
  readonly lines: readonly ChatLine[];
  /** how many of them came while nobody looked */
  readonly unread: number;
  readonly muted: readonly { readonly id: string; readonly name: string }[];
}

/** What is said at a table: read when one comes, and again after the line was lost. */
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
    // what was said before one came is not new
    void this.#catchUp().then(() => this.look(this.#open));
  }

  readonly get = (): TalkNow => this.#now;
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** Somebody reads what is said, or no more. */
  look(open: boolean): void {
    this.#open = open;
    this.#read = this.#lines.at(-1)?.number ?? this.#read;
    this.#set({});
  }

  /** Says something. @throws a refusal; nothing is said then */
  async say(text: string): Promise<void> {
    const { line, code } = this.feed;
    const { line: said } = await line.send('say', { table: code, key: line.means.newKey(), text });
    this.#take([said]);
  }

  /** Reads somebody no more, or again. @throws a refusal */
  async mute(id: string, muted: boolean): Promise<void> {
    await tableRoutes.mute(id, muted);
    await this.#catchUp();
  }

  /** Tells whoever runs the server of a line. @throws a refusal */
  async report(number: number): Promise<void> {
    await tableRoutes.report(this.feed.code, number, '');
  }

  /** Lets the players of the table talk, or not: for who opened it. @throws a refusal */
  async turn(on: boolean): Promise<void> {
    await tableRoutes.chat(this.feed.code, on);
  }

  close(): void {
    this.#leave();
  }

  /** What cannot be read now is asked for when the line is there again. */
  async #catchUp(): Promise<void> {
    try {
      const [{ people }, { lines }] = [await tableRoutes.muted(), await tableRoutes.said(this.feed.code)];
      this.#set({ muted: people });
      this.#take(lines);
    } catch {
      // a server that is away is told of by the line
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
