/** Loads the faces of cards when a table first shows them. */
import type { CardFace } from '../connection/contract.ts';
import type { TableDoor } from '../connection/table-door.ts';

/** What the cards of a table look like: asked for when one is first seen, all of a moment together. */
export class FaceBook {
  readonly #faces = new Map<string, CardFace>();
  readonly #asked = new Set<string>();
  readonly #ears = new Set<() => void>();
  #wanted: string[] = [];

  constructor(private readonly door: Pick<TableDoor, 'faces'>) {}

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** A card's face; null where it is not here yet. */
  of(card: string): CardFace | null {
    const face = this.#faces.get(card);
    if (face !== undefined) return face;
    if (!this.#asked.has(card)) {
      this.#asked.add(card);
      if (this.#wanted.push(card) === 1) queueMicrotask(() => void this.#ask());
    }
    return null;
  }

  async #ask(): Promise<void> {
    for (const face of await this.door.faces(this.#wanted.splice(0))) this.#faces.set(face.id, face);
    for (const hear of this.#ears) hear();
  }
}
