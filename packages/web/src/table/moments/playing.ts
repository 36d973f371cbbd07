/** Plays moments on a canvas: only while they last, and three at most. The page loads this file with the first moment. */
import { MOMENTS, type MomentName, type Struck } from './drawings.ts';
import { MOST } from './which.ts';

/** A canvas has at most this many pixels of the screen. */
const MOST_PIXELS = 3_000_000;

interface Playing {
  readonly name: MomentName;
  readonly at: Struck;
  from: number | null;
}

/** The moments of one canvas. */
export class Stage {
  #playing: Playing[] = [];
  #frame = 0;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  /** Begins a moment, unless three play already. */
  begin(name: MomentName, at: Struck): void {
    if (this.#playing.length >= MOST) return;
    this.#playing.push({ name, at, from: null });
    if (this.#playing.length > 1) return;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const ratio = Math.min(2, devicePixelRatio, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.#frame = requestAnimationFrame(now => this.#step(now, ratio));
  }

  /** Ends all at once. */
  skip(): void {
    cancelAnimationFrame(this.#frame);
    this.#playing = [];
    // an empty canvas needs no memory
    this.canvas.width = this.canvas.height = 1;
  }

  #step(now: number, ratio: number): void {
    const c = this.canvas.getContext('2d');
    if (c === null) return;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.clearRect(0, 0, this.canvas.width, this.canvas.height);
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#playing = this.#playing.filter(one => {
      one.from ??= now;
      const { millis, draw } = MOMENTS[one.name];
      const k = (now - one.from) / millis;
      if (k < 1) draw(c, k, one.at);
      return k < 1;
    });
    if (this.#playing.length === 0) this.skip();
    else this.#frame = requestAnimationFrame(later => this.#step(later, ratio));
  }
}
