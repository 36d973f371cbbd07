/** The listeners at a door: for news, and for errors. */
import type { News, TableDoor } from '../table-door.ts';

/** The listeners at a door: for news at the table, and for errors outside a single call. */
export class Ears {
  readonly #news = new Set<(news: News) => void>();
  readonly #trouble = new Set<(text: string) => void>();

  follow: TableDoor['follow'] = hear => {
    this.#news.add(hear);
    return () => this.#news.delete(hear);
  };

  trouble: TableDoor['trouble'] = hear => {
    this.#trouble.add(hear);
    return () => this.#trouble.delete(hear);
  };

  /** Passes a change on to all listeners. */
  tell(news: News): void {
    for (const hear of this.#news) hear(news);
  }

  /** Passes an error on, in one sentence. */
  warn(text: string): void {
    for (const hear of this.#trouble) hear(text);
  }
}
