/** Follows a table and shows its changes scene by scene, at the player's pace. */
import type { LineTold } from '../connection/contract.ts';
import type { News, Opened, TableDoor } from '../connection/table-door.ts';
import { beatOf, chosenPace } from '../ui/pace.ts';
import { type Scene, scenesOf, together } from './director/scene.ts';
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
/** What is left of a scene that does not concern the player, when time is short, as a share of its length. */
const SHORT = 0.4;

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
  readonly #leave: () => void;
  /** the scenes since the player's last choice, to show them again */
  #past: Scene[] = [];
  /** how many of the waiting scenes have been shown before */
  #repeated = 0;
  #lines: LineTold[] = [];
  #beats = { turn: 0, all: 0 };
  #scenes = 0;

  /** @param people true if other people play: then the player is asked soon */
  constructor(
    readonly door: TableDoor,
    opened: Opened,
    private readonly people = false,
  ) {
    this.#latest = atFirst(opened);
    this.#shown = this.#latest;
    this.#leave = door.follow(news => this.#take(news));
  }

  /** For React: the state on the screen, what is being shown, and the listeners for both. */
  readonly get = (): Known => this.#shown;
  readonly telling = (): Telling | null => this.#telling;
  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** True if something has happened since the player's last choice that can be shown again. */
  get canRepeat(): boolean {
    return this.#past.some(({ kind }) => kind !== 'still');
  }

  /** Answers a decision. The result comes as news. */
  async answer(decision: number, ids: readonly string[]): Promise<void> {
    this.skip();
    const before = this.#latest;
    const told = { past: this.#past, lines: this.#lines };
    this.#set({ ...before, since: before.log.length });
    this.#past = [];
    this.#lines = [];
    this.#beats = { turn: 0, all: 0 };
    try {
      await this.door.answer(decision, ids);
    } catch (error) {
      this.#past = told.past;
      this.#lines = told.lines;
      this.#set({ ...this.#latest, since: before.since });
      throw error;
    }
  }

  /** Goes to the newest state at once. */
  skip(): void {
    this.#stop();
    while (this.#waiting.length > 0) this.#nextScene();
    this.#shown = this.#latest;
    this.#telling = null;
    this.#tell();
  }

  /** Goes to the next scene. */
  next(): void {
    this.#stop();
    this.#play();
  }

  /** Shows everything since the player's last choice again. */
  again(): void {
    this.skip();
    if (!this.canRepeat) return;
    this.#waiting.push(...this.#past);
    this.#repeated = this.#past.length;
    this.#lines = [];
    this.#play();
  }

  close(): void {
    this.#leave();
    this.#stop();
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.door.close();
  }

  #take(news: News): void {
    const scenes = scenesOf(this.#latest, news);
    this.#latest = scenes.at(-1)!.state;
    this.#waiting.push(...scenes);
    // nobody sees a hidden page, and its timers are slow
    if (document.hidden) this.skip();
    else if (this.#timer === null) this.#play();
  }

  /** Shows the next scene, and the others after it in their time. */
  #play(): void {
    while (this.#waiting.length > 0) {
      const { scene, repeated } = this.#nextScene();
      const millis = this.#millisOf(scene, repeated);
      if (millis === 0) continue;
      this.#telling = { scene, lines: this.#lines.slice(), millis, key: ++this.#scenes };
      this.#timer = setTimeout(() => this.next(), millis);
      this.#tell();
      return;
    }
    this.#telling = null;
    this.#shown = this.#latest;
    this.#tellSoon();
  }

  /** Takes the next scene from those that wait, together with scenes of its kind, and shows it. */
  #nextScene(): { readonly scene: Scene; readonly repeated: boolean } {
    const repeated = this.#repeated > 0;
    let scene = this.#waiting.shift()!;
    let taken = 1;
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const joined = together(scene, next);
      if (joined === null) break;
      scene = joined;
      taken++;
      this.#waiting.shift();
    }
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
    if (late && !repeated && kind === 'quiet') length = 0;
    if (late && !repeated && kind === 'event' && !mine) length *= SHORT;
    if (!repeated) {
      beats.turn += length;
      beats.all += length;
    }
    const chosen = chosenPace();
    // who asks to see it again wants to see it
    const pace = repeated && chosen === 'once' ? 'quick' : chosen;
    const asked = this.people && (this.#latest.view.decision?.question ?? null) !== null;
    return length * Math.min(beatOf(pace), asked ? beatOf('quick') : Infinity);
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
