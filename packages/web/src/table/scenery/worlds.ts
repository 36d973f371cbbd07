/** The worlds behind the boards: another thread draws each once, and it is kept. */
import { free, picture } from '../../cards/drawn/engraver.ts';
import { KeptDrawings } from '../../cards/drawn/kept.ts';
import type { MotifOrder, Picture } from '../../cards/drawn/order.ts';

/** How much memory kept worlds may take, in bytes. */
const ROOM = 24_000_000;
const kept = new KeptDrawings<Picture>(ROOM, free);

const keyOf = (order: MotifOrder): string => JSON.stringify(order);

/** The worlds of one board while it waits to be painted: they stay until then, however many there are. */
export class Worlds {
  readonly #here = new Map<string, Picture | null>();
  readonly #coming = new Map<string, Promise<void>>();

  /** Orders those that are missing. @returns null if all are there; else it is done when they are */
  bring(orders: readonly MotifOrder[]): Promise<unknown> | null {
    const missing = new Map(orders.map(order => [keyOf(order), order]));
    for (const key of [...missing.keys()]) if (this.#here.has(key) || kept.get(key) !== undefined) missing.delete(key);
    if (missing.size === 0) return null;
    return Promise.all([...missing].map(([key, order]) => this.#coming.get(key) ?? this.#order(key, order)));
  }

  #order(key: string, order: MotifOrder): Promise<void> {
    const coming = picture(order).then(made => {
      this.#coming.delete(key);
      this.#here.set(key, made);
    });
    this.#coming.set(key, coming);
    return coming;
  }

  /** A world that was ordered; null if it could not be drawn. */
  get(order: MotifOrder): CanvasImageSource | null {
    const key = keyOf(order);
    return (this.#here.get(key) ?? kept.get(key))?.image ?? null;
  }

  /** Ends the wait: what was brought is kept as long as there is room. */
  keep(): void {
    for (const [key, made] of this.#here)
      if (made !== null) kept.put(key, made, made.image.width * made.image.height * 4);
    this.#here.clear();
  }
}
