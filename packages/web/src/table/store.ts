/** What the page knows of a table, change by change. */
import { patched, type ViewEnd } from '@orrery/kernel';
import type { LogLine } from '../connection/contract.ts';
import type { Beside, News, Opened, TableDoor } from '../connection/table-door.ts';
import { isStill } from '../ui/still.ts';
import { kept } from './kept.ts';

/** What the page knows of a table. */
export interface Known extends Beside {
  readonly opened: Opened;
  readonly revision: number;
  readonly view: object & ViewEnd;
  readonly log: readonly LogLine[];
  /** how many lines the log had at the player's last choice */
  readonly since: number;
}

/** How long one change stays before the next, in milliseconds: long enough to follow, and never behind the players. */
const STEP = 90;
/** With more changes than this waiting, it shows several at once. */
const MOST_BEHIND = 4;

/** What the page knows when a table opens. */
export function atFirst(opened: Opened): Known {
  const { revision, view, log, standing, thinking, ending, armed, lesson } = opened;
  return { opened, revision, view, log, standing, thinking, ending, armed, lesson, since: log.length };
}

/** What the page knows after a change. Parts that have not changed are the same objects as before, so that React draws only the rest. */
export function known(before: Known, news: News): Known {
  const { patch, kept: lasting, lines, revision, standing, thinking, ending, armed, lesson } = news;
  return {
    opened: before.opened,
    revision,
    view: kept(before.view, patched(before.view, patch)),
    log: lines.length === 0 && lasting === before.log.length ? before.log : [...before.log.slice(0, lasting), ...lines],
    since: Math.min(before.since, lasting),
    standing: kept(before.standing, standing),
    thinking,
    ending: kept(before.ending, ending),
    armed,
    lesson: kept(before.lesson, lesson),
  };
}

let stores = 0;

/** What the page knows of a table, change by change. Fast changes are shown one after the other, and the page catches up. */
export class TableStore {
  /** tells stores apart in the keys of queries */
  readonly key = `table-${++stores}`;
  /** what is known now; the screen may be one frame behind */
  #known: Known;
  #shown: Known;
  #frame: number | null = null;
  readonly #waiting: News[] = [];
  readonly #ears = new Set<() => void>();
  readonly #leave: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** the states since the player's last choice, for showing them again */
  #past: Known[] = [];

  constructor(
    readonly door: TableDoor,
    opened: Opened,
  ) {
    this.#known = atFirst(opened);
    this.#shown = this.#known;
    this.#leave = door.follow(news => this.#take(news));
  }

  /** For React: the present state, and the listeners for changes. */
  readonly get = (): Known => this.#shown;
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** The states since the player's last choice, with the one before it. */
  get past(): readonly Known[] {
    return this.#past;
  }

  /** Answers a decision. The result comes as news. */
  async answer(decision: number, ids: readonly string[]): Promise<void> {
    const before = this.#known;
    this.#set({ ...before, since: before.log.length });
    this.#past = [before];
    try {
      await this.door.answer(decision, ids);
    } catch (error) {
      this.#set({ ...this.#known, since: before.since });
      throw error;
    }
  }

  /** Shows all waiting changes at once. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const news of this.#waiting.splice(0)) this.#apply(news);
    this.#tell();
  }

  close(): void {
    this.#leave();
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.door.close();
  }

  #take(news: News): void {
    this.#waiting.push(news);
    // with less motion, everything is at its place at once
    const most = isStill() ? 0 : MOST_BEHIND;
    if (this.#waiting.length > most) {
      while (this.#waiting.length > most) this.#apply(this.#waiting.shift()!);
      this.#tellSoon();
    }
    if (this.#timer === null) this.#next();
  }

  /** Changes that come faster than frames are drawn together: a page that drew each would fall behind forever. A hidden page has no frames. */
  #tellSoon(): void {
    if (document.hidden) this.#tell();
    else this.#frame ??= requestAnimationFrame(() => this.#tell());
  }

  #next(): void {
    this.#timer = null;
    const news = this.#waiting.shift();
    if (news === undefined) return;
    this.#show(news);
    // a change that moves nothing need not wait
    if (news.facts.length === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), STEP);
  }

  #show(news: News): void {
    this.#apply(news);
    this.#tell();
  }

  #apply(news: News): void {
    this.#known = known(this.#known, news);
    if (news.facts.length > 0) this.#past.push(this.#known);
  }

  #set(known: Known): void {
    this.#known = known;
    this.#tell();
  }

  #tell(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    this.#shown = this.#known;
    for (const hear of this.#ears) hear();
  }
}
