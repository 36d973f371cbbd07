/** Follows a table and shows its changes scene by scene, at the player's pace. */
import type { Seat } from '@orrery/kernel';
import type { LineTold } from '../connection/contract.ts';
import type { News, Opened, TableDoor } from '../connection/table-door.ts';
import { beatOf, chosenPace } from '../ui/pace.ts';
import { type Missed, missedOf, ownersOf } from './director/missed.ts';
import { type Scene, scenesOf, takeNext } from './director/scene.ts';
import { atFirst, type Known } from './known.ts';

/** What is being shown now. */
export interface Telling {
  readonly scene: Scene;
  /** all lines since the player's last choice, those of this scene last */
  readonly lines: readonly LineTold[];
  /** how long this scene stays, in milliseconds */
  readonly millis: number;
  /** a number of its own, so that each scene is drawn anew */
  readonly key: number;
}

/** One turn of another player takes this many beats at most: 8 seconds at the normal pace. Then quiet scenes are left out. */
const TURN_BEATS = 9;
/** All that happens between two choices takes this many beats at most: 20 seconds at the normal pace. */
const ALL_BEATS = 22;
/** More turns than this begin between two choices only if more than one whole turn passes. */
const TURNS_SEEN = 2;
/** What is left of a scene that does not concern the player, when time is short, as a share of its length. */
const SHORT = 0.4;

const isTold = ({ kind }: Scene): boolean => kind !== 'still';

let stores = 0;

/** A table as the page shows it. What it shows is never ahead of what the player has seen: a question comes after its cause. */
export class TableStore {
  /** tells stores apart in the keys of queries */
  readonly key = `table-${++stores}`;
  /** the newest state, which may not be on the screen yet */
  #latest: Known;
  #shown: Known;
  #telling: Telling | null = null;
  readonly #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #frame: number | null = null;
  readonly #ears = new Set<() => void>();
  readonly #listeners = new Set<(scene: Scene) => void>();
  readonly #leave: () => void;
  /** the scenes since the player's last choice, to show them again */
  #past: Scene[] = [];
  /** how many of the waiting scenes have been shown before */
  #repeated = 0;
  /** the table before these scenes */
  #from: Known;
  /** true if the player has not seen all of them */
  #cut = false;
  #missed: Missed | null = null;
  /** how many changes have come since the last one that was shown to its end */
  #behind = 0;
  #lines: LineTold[] = [];
  #beats = { turn: 0, all: 0 };
  #scenes = 0;

  /** @param people true if other people play: then the player is asked soon, and sees what others do nearly when they do it */
  constructor(
    readonly door: TableDoor,
    opened: Opened,
    private readonly people = false,
  ) {
    this.#latest = atFirst(opened);
    this.#shown = this.#latest;
    this.#from = this.#latest;
    this.#leave = door.follow(news => this.#take(news));
  }

  /** For React: the state on the screen, what is being shown, and the listeners for both. */
  readonly get = (): Known => this.#shown;
  readonly telling = (): Telling | null => this.#telling;
  /** What the player may have missed before the present question: they skipped it, it was cut short, or it was long. Null for nothing. */
  readonly missed = (): Missed | null => this.#missed;
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** Calls for each scene that plays, also for one that is passed over; not for what the player skips. @returns ends it */
  hear(listener: (scene: Scene) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** True if something has happened since the player's last choice that can be shown again. */
  get canRepeat(): boolean {
    return this.#past.some(isTold);
  }

  /** Answers a decision. The result comes as news. */
  async answer(decision: number, ids: readonly string[]): Promise<void> {
    this.skip();
    const before = this.#latest;
    const told = { past: this.#past, lines: this.#lines, from: this.#from, missed: this.#missed };
    this.#begin();
    this.#set({ ...before, since: before.log.length });
    try {
      await this.door.answer(decision, ids);
    } catch (error) {
      this.#past = told.past;
      this.#lines = told.lines;
      this.#from = told.from;
      this.#missed = told.missed;
      this.#set({ ...this.#latest, since: before.since });
      throw error;
    }
  }

  /** Goes to the newest state at once. */
  skip(): void {
    this.#stop();
    const me = this.#latest.opened.seat;
    if (this.#waiting.slice(this.#repeated).some(scene => isTold(scene) && scene.who !== me)) this.#cut = true;
    while (this.#waiting.length > 0) this.#nextScene();
    this.#end();
    this.#tell();
  }

  /** Goes to the next scene. */
  next(): void {
    this.#stop();
    this.#play();
  }

  /**
   * Shows what has happened since the player's last choice again.
   * @param seat only the scenes of this seat
   */
  again(seat?: Seat): void {
    this.skip();
    if (!this.canRepeat) return;
    const owners = ownersOf(this.#past, this.#latest.opened.seat);
    this.#repeat(this.#past.filter((_, i) => seat === undefined || owners[i] === seat));
  }

  /** Shows scenes of a game that is over, whole and in their time. The last one ends with the newest state. */
  play(scenes: readonly Scene[]): void {
    this.skip();
    this.#latest = scenes.at(-1)!.state;
    this.#repeat(scenes);
  }

  close(): void {
    this.#leave();
    this.#stop();
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.door.close();
  }

  #take(news: News): void {
    const scenes = scenesOf(this.#latest, news);
    const undone = news.kept < this.#latest.log.length;
    this.#latest = scenes.at(-1)!.state;
    if (undone) this.#begin();
    this.#waiting.push(...scenes);
    this.#behind++;
    // nobody sees a hidden page, and its timers are slow
    if (document.hidden) this.skip();
    else if (this.#timer === null) this.#play();
  }

  /** Shows the next scene, and the others after it in their time. */
  #play(): void {
    while (this.#waiting.length > 0) {
      const { scene, repeated } = this.#nextScene();
      for (const listen of this.#listeners) listen(scene);
      const millis = this.#millisOf(scene, repeated);
      if (millis === 0) continue;
      this.#telling = { scene, lines: this.#lines.slice(), millis, key: ++this.#scenes };
      this.#timer = setTimeout(() => this.next(), millis);
      this.#tell();
      return;
    }
    this.#end();
    this.#tellSoon();
  }

  /** From here on it is another story: the player has chosen, or something was taken back. */
  #begin(): void {
    this.#from = this.#latest;
    this.#past = [];
    this.#lines = [];
    this.#cut = false;
    this.#missed = null;
    this.#beats = { turn: 0, all: 0 };
  }

  #repeat(scenes: readonly Scene[]): void {
    this.#waiting.push(...scenes);
    this.#repeated = this.#waiting.length;
    this.#lines = [];
    this.#play();
  }

  /** Everything has been shown. */
  #end(): void {
    this.#telling = null;
    this.#shown = this.#latest;
    this.#behind = 0;
    const { view, opened } = this.#latest;
    const asked = (view.decision?.question ?? null) !== null;
    const turns = this.#past.filter(({ kind }) => kind === 'heading').length;
    if (asked && (this.#cut || turns > TURNS_SEEN)) this.#missed ??= missedOf(this.#from, this.#past, opened.seat);
  }

  /** Takes the next scene from those that wait, together with scenes of its kind, and shows it. */
  #nextScene(): { readonly scene: Scene; readonly repeated: boolean } {
    const repeated = this.#repeated > 0;
    const { scene, taken } = takeNext(this.#waiting);
    this.#repeated = Math.max(0, this.#repeated - taken);
    if (!repeated) this.#past.push(scene);
    this.#lines.push(...scene.lines);
    this.#shown = scene.state;
    return { scene, repeated };
  }

  /** How long a scene stays, in milliseconds; 0 for one that is passed over. */
  #millisOf(scene: Scene, repeated: boolean): number {
    const { kind, mine } = scene;
    let { length } = scene;
    const beats = this.#beats;
    if (kind === 'heading') beats.turn = 0;
    const late = beats.turn >= TURN_BEATS || beats.all >= ALL_BEATS;
    const chosen = chosenPace();
    if (late && !repeated && kind === 'quiet') length = 0;
    if (late && !repeated && kind === 'event' && !mine) length *= SHORT;
    if (length < scene.length && chosen !== 'once') this.#cut = true;
    if (!repeated) {
      beats.turn += length;
      beats.all += length;
    }
    // who asks to see it again wants to see it
    const pace = repeated && chosen === 'once' ? 'quick' : chosen;
    const asked = (this.#latest.view.decision?.question ?? null) !== null;
    // people are not shown later and later than they play
    const soon = this.people && !repeated && (asked || this.#behind > 1);
    return length * Math.min(beatOf(pace), soon ? beatOf('quick') : Infinity);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #set(known: Known): void {
    this.#latest = known;
    this.#shown = known;
    this.#tell();
  }

  /** Changes that come faster than frames are drawn together: a page that drew each would fall behind forever. */
  #tellSoon(): void {
    if (document.hidden) this.#tell();
    else this.#frame ??= requestAnimationFrame(() => this.#tell());
  }

  #tell(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    for (const hear of this.#ears) hear();
  }
}
