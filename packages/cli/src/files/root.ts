// Finds the project's folder.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@orrery/kernel';

/** The project's folder, found from the place of this code (the sources or the built file). */
export function projectRoot(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    if (existsSync(join(at, 'packages', 'kernel', 'package.json'))) return at;
    if (dirname(at) === at) throw new BadInput('Orrery cannot find its own files. Clone the project again.');
  }
}
