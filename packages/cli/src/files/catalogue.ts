// Reads the rules and rulings of a game from the project's folder.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from '@orrery/kernel';
import type { TableGame } from '@orrery/table';
import { type Catalogue, linesOf, readCatalogue } from '@orrery/table/books';
import { projectRoot } from './root.ts';

/** A rule that no table can show, and why. */
export interface Untestable {
  readonly id: string;
  readonly reason: string;
}

/** The text of a file of the project; null if there is none. */
function textOf(path: string): string | null {
  const file = join(projectRoot(), path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The rules and rulings of a game, from the project's own folder. */
export const catalogueOf = ({ catalogue }: Pick<TableGame<State>, 'catalogue'>): Catalogue =>
  readCatalogue(catalogue, textOf);

/** The rules of a game that no table can show, with the reasons (`untestable.jsonl` beside its rules). */
export const untestableOf = ({ catalogue }: Pick<TableGame<State>, 'catalogue'>): readonly Untestable[] =>
  linesOf(textOf(`${catalogue.folder}/untestable.jsonl`));
