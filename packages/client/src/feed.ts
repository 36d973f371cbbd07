// Follows one table on a server.
import { patched, sharedStart } from '@orrery/kernel';
import type { ChatLine, Joined, Present, TableInfo, Update, Whole } from '@orrery/protocol';
import type { LogLine } from '@orrery/table';
import type { Line } from './line.ts';

/** News about a table. */
export type FeedEvent =
  /** the game went on: `before` is null if nothing was known of it; `update` is there if it went on step by step */
  | { readonly what: 'sight'; readonly before: Whole | null; readonly update: Update | null }
  | { readonly what: 'info' }
  /** somebody came or left */
  | { readonly what: 'present'; readonly present: Present }
  | { readonly what: 'said'; readonly line: ChatLine }
  | { readonly what: 'line'; readonly how: 'lost' | 'back' | 'failed' }
  /** the server refused to let the client join the table again */
  | { readonly what: 'refused'; readonly error: Error };

/** A table on a server, kept up to date: the players, and the client's view of the game once it has begun. */
export class Feed {
  #info: TableInfo | null = null;
  #sight: Whole | null = null;
  /** how far the game has come, by the highest number heard; updates up to there may still be missing here */
  #newest = 0;
  #catching = false;
  readonly #ears = new Set<(event: FeedEvent) => void>();

  /** @param code the code of the table */
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

  /** Joins the table, or joins it again with the number that it has. @throws the error that the line's `refusal` makes if the server refuses */
  async join(): Promise<void> {
    const have = this.#sight?.number;
    const message = { table: this.code, ...(have === undefined ? {} : { have }), ...this.#seen() };
    const { info, whole, update }: Joined = await this.line.send('join', message);
    this.#info = info;
    if (whole !== null) this.#take(whole);
    if (update !== null) this.#change(update);
    this.tell({ what: 'info' });
    // updates that came right after the answer were heard before it
    await this.#catchUp();
  }

  /** The table. It is known after `join`. */
  get info(): TableInfo {
    return this.#info!;
  }

  /** The client's view of the game; null until it has begun. */
  get sight(): Whole | null {
    return this.#sight;
  }

  /** Calls a listener at every change. @returns ends this */
  follow(hear: (event: FeedEvent) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  /** Waits for the next change. @throws the reason if the line has ended for good */
  async changed(): Promise<void> {
    await new Promise<void>(resolve => {
      const stop = this.follow(() => {
        stop();
        resolve();
      });
    });
    if (this.line.failed !== null) throw this.line.failed;
  }

  /** Notes the number in an acknowledgement. From now on, nothing older counts as the present state. */
  heardOf(number: number): void {
    this.#newest = Math.max(this.#newest, number);
  }

  /** Waits until the game is known up to a log number. */
  async reached(number: number): Promise<void> {
    this.heardOf(number);
    while ((this.#sight?.number ?? -1) < number) await this.changed();
  }

  protected tell(event: FeedEvent): void {
    for (const hear of [...this.#ears]) hear(event);
  }

  /** The highest number heard of, if it is higher than the known one: another node may not have heard of it yet. */
  #seen = (): { readonly seen?: number } => (this.#newest > (this.#sight?.number ?? 0) ? { seen: this.#newest } : {});

  #take(whole: Whole): void {
    if (whole.table !== this.code || (this.#sight?.number ?? -1) > whole.number) return;
    this.#set({ ...whole, log: sameLines(this.#sight?.log ?? [], whole.log) }, null);
  }

  #change(update: Update): void {
    const { from, patch, kept, lines, facts: _, beats: __, ...rest } = update;
    const before = this.#sight;
    if (rest.table !== this.code || (before !== null && rest.number <= before.number)) return;
    if (before === null || from !== before.number) {
      this.heardOf(rest.number);
      // a lost line reports itself
      this.#catchUp().catch(() => {});
      return;
    }
    this.#set(
      { ...rest, view: patched(before.view, patch), log: [...before.log.slice(0, kept), ...lines] } as Whole,
      update,
    );
  }

  /** Asks for missing updates until none is missing: updates right after an answer are heard before it. */
  async #catchUp(): Promise<void> {
    if (this.#catching) return;
    this.#catching = true;
    try {
      while (this.#sight !== null && this.#sight.number < this.#newest) {
        const have = this.#sight.number;
        const { whole, update } = await this.line.send('catchUp', { table: this.code, have, ...this.#seen() });
        if (whole !== null) this.#take(whole);
        if (update !== null && update.from === this.#sight.number) this.#change(update);
        // asking for the same again would not help
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

/** A complete log, in which the lines that were known before stay the same objects. */
function sameLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  const same = sharedStart(before, after, (a, b) => JSON.stringify(a) === JSON.stringify(b));
  return [...before.slice(0, same), ...after.slice(same)];
}
