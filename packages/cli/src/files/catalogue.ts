// Reads the rules and rulings of a game from the project's folder.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from '@orrery/kernel';
import type { TableGame } from '@orrery/table';
import { type Catalogue, readCatalogue } from '@orrery/table/books';
import { projectRoot } from './root.ts';

/** The rules and rulings of a game, from the project's own folder. */
export const catalogueOf = ({ catalogue }: Pick<TableGame<State>, 'catalogue'>): Catalogue =>
  readCatalogue(catalogue, path => {
    const file = join(projectRoot(), path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  });
