// One table on a server, kept up to date.
import { patched, sharedStart } from '@orrery/kernel';
import type { ChatLine, Joined, Present, TableInfo, Update, Whole } from '@orrery/protocol';
import type { LogLine } from '@orrery/table';
import type { Line } from './line.ts';

/** What has become known of a table. */
export type FeedEvent =
  /** the game has gone on: `before` is null where nothing was known of it; `update` where it did so step by step */
  | { readonly what: 'sight'; readonly before: Whole | null; readonly update: Update | null }
  | { readonly what: 'info' }
  /** somebody has come or gone */
  | { readonly what: 'present'; readonly present: Present }
  | { readonly what: 'said'; readonly line: ChatLine }
  | { readonly what: 'line'; readonly how: 'lost' | 'back' | 'failed' }
  /** somebody came back to the table and was refused there */
  | { readonly what: 'refused'; readonly error: Error };

/** What is known of a table on a server, kept up to date: who sits there, and the game as one may see it once it has begun. */
export class Feed {
  #info: TableInfo | null = null;
  #sight: Whole | null = null;
  /** how far the game has come, by what has been heard of it: what came may follow on what is not here yet */
  #newest = 0;
  #catching = false;
  readonly #ears = new Set<(event: FeedEvent) => void>();

  /** @param code the table's */
  constructor(
    readonly line: Line,
    readonly code: string,
  ) {
    line.changed = how => {
      if (how === 'back') void this.join().catch((error: Error) => this.tell({ what: 'refused', error }));
      this.tell({ what: 'line', how });
    };
    line.hear('whole', whole => this.#take(whole));
    line.hear('update', update => this.#change(update));
    line.hear('info', info => {
      if (info.code !== code) return;
      this.#info = info;
      this.tell({ what: 'info' });
    });
    line.hear('present', present => {
      if (present.table === code) this.tell({ what: 'present', present });
    });
    line.hear('said', said => {
      if (said.table === code) this.tell({ what: 'said', line: said });
    });
  }

  /** Comes to the table, or comes back to it with what is known. @throws what the line's `refusal` makes where one may not */
  async join(): Promise<void> {
    const have = this.#sight?.number;
    const message = { table: this.code, ...(have === undefined ? {} : { have }), ...this.#seen() };
    const { info, whole, update }: Joined = await this.line.send('join', message);
    this.#info = info;
    if (whole !== null) this.#take(whole);
    if (update !== null) this.#change(update);
    this.tell({ what: 'info' });
    // what came right behind the answer was heard before it
    await this.#catchUp();
  }

  /** The table. Known once one has joined it. */
  get info(): TableInfo {
    return this.#info!;
  }

  /** The game as one may see it; null while it has not begun. */
  get sight(): Whole | null {
    return this.#sight;
  }

  /** Hears of every change. @returns ends this */
  follow(hear: (event: FeedEvent) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  /** Waits until something has changed. @throws what has ended the line for good */
  async changed(): Promise<void> {
    await new Promise<void>(resolve => {
      const stop = this.follow(() => {
        stop();
        resolve();
      });
    });
    if (this.line.failed !== null) throw this.line.failed;
  }

  /** The game has come to a number, as an acknowledgement says: from now on nothing older is taken for how it stands. */
  heardOf(number: number): void {
    this.#newest = Math.max(this.#newest, number);
  }

  /** Waits until the game is known as far as a number of its log. */
  async reached(number: number): Promise<void> {
    this.heardOf(number);
    while ((this.#sight?.number ?? -1) < number) await this.changed();
  }

  protected tell(event: FeedEvent): void {
    for (const hear of [...this.#ears]) hear(event);
  }

  /** Of what has been heard, where that is more than what is known: another node may not have heard of it yet. */
  #seen = (): { readonly seen?: number } => (this.#newest > (this.#sight?.number ?? 0) ? { seen: this.#newest } : {});

  #take(whole: Whole): void {
    if (whole.table !== this.code || (this.#sight?.number ?? -1) > whole.number) return;
    this.#set({ ...whole, log: sameLines(this.#sight?.log ?? [], whole.log) }, null);
  }

  #change(update: Update): void {
    const { from, patch, kept, lines, facts: _, ...rest } = update;
    const before = this.#sight;
    if (rest.table !== this.code || (before !== null && rest.number <= before.number)) return;
    if (before === null || from !== before.number) {
      this.heardOf(rest.number);
      // a line that is gone is told of by itself
      this.#catchUp().catch(() => {});
      return;
    }
    this.#set(
      { ...rest, view: patched(before.view, patch), log: [...before.log.slice(0, kept), ...lines] } as Whole,
      update,
    );
  }

  /** Asks for what is missing, until nothing is: what comes right behind an answer is heard before it. */
  async #catchUp(): Promise<void> {
    if (this.#catching) return;
    this.#catching = true;
    try {
      while (this.#sight !== null && this.#sight.number < this.#newest) {
        const have = this.#sight.number;
        const { whole, update } = await this.line.send('catchUp', { table: this.code, have, ...this.#seen() });
        if (whole !== null) this.#take(whole);
        if (update !== null && update.from === this.#sight.number) this.#change(update);
        // nothing is gained by asking the same again
        if (this.#sight.number === have) return;
      }
    } finally {
      this.#catching = false;
    }
  }

  #set(sight: Whole, update: Update | null): void {
    const before = this.#sight;
    this.#sight = sight;
    this.tell({ what: 'sight', before, update });
  }
}

/** A log that came whole, with the lines that were known already as the objects they were. */
function sameLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  const same = sharedStart(before, after, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  return [...before.slice(0, same), ...after.slice(same)];
}
