// Reads YAML files, and finds the line of a value.
import { statSync } from 'node:fs';
import { BadInput } from '@orrery/kernel';
import { type Document, isMap, isScalar, LineCounter, parseAllDocuments } from 'yaml';
import { readText } from './files.ts';

/** The largest file that is read, in bytes. */
const MOST_SIGNS = 1_000_000;
/** How many aliases a document may use. Ours need few. */
const MOST_ALIASES = 50;

const firstLine = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

/** A document of a file: its data, and its place. */
export interface Read {
  readonly document: Document;
  readonly data: unknown;
  readonly lines: LineCounter;
}

/** The documents of a file with their data. @throws BadInput in one line for a file without one */
export function documentsOf(file: string, what: 'scenario' | 'overlay' = 'scenario'): Read[] {
  const named = what === 'overlay' ? 'an overlay' : 'a scenario or a lesson';
  if (!statSync(file).isFile()) throw new BadInput(`${file} is not a text file.`);
  const text = readText(file);
  if (text.length > MOST_SIGNS) throw new BadInput(`${file} is too large for ${named}.`);
  const lines = new LineCounter();
  try {
    const documents = parseAllDocuments(text, { lineCounter: lines });
    if (!Array.isArray(documents) || documents.length === 0)
      throw new BadInput(what === 'overlay' ? `${file} is empty.` : `${file} has no scenario and no lesson.`);
    return documents.map(document => {
      const fault = document.errors[0];
      if (fault) throw new BadInput(`${file} is not YAML: ${firstLine(fault)}`);
      return { document, data: document.toJS({ maxAliasCount: MOST_ALIASES }) as unknown, lines };
    });
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`${file} is not YAML: ${firstLine(error)}.`);
  }
}

/** The line of some data in a document; without a place of its own, the nearest around it. */
export function lineOf(document: Document, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let n = path.length; n >= 0; n--) {
    const around = n > 0 ? document.getIn(path.slice(0, n - 1), true) : undefined;
    // a key comes before its value
    const pair = isMap(around)
      ? around.items.find(x => isScalar(x.key) && String(x.key.value) === String(path[n - 1]))
      : undefined;
    const node = (isScalar(pair?.key) ? pair.key : document.getIn(path.slice(0, n), true)) as
      | { readonly range?: readonly number[] | null }
      | undefined;
    if (node?.range) return lines.linePos(node.range[0]!).line;
  }
  return 0;
}
