/** Loads the faces of cards when a table first shows them. */
import type { CardFace } from '../connection/contract.ts';
import type { TableDoor } from '../connection/table-door.ts';

/** The faces of the cards on a table. All faces that are needed at the same moment are loaded together. */
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

  /** The face of a card; null until it is loaded. */
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
