import { lineAt, type Text } from './files.ts';

/** A place in the sources that names a rule, because it is enforced there. */
export interface Citation {
  readonly file: string;
  readonly line: number;
  /** what is declared there: a function, a constant; '' above all declarations */
  readonly name: string;
}

/**
 * An id of a rule or a ruling where it stands alone: not a part of a longer one, nor of a path. More of the same topic may follow by
 * their numbers: `b5/damage/1, /2 and /4`, `b5/damage/1 to /4`, over the end of a line of a comment, too.
 */
const ID =
  /(?<![\w/-])([a-z][a-z0-9]*\/[a-z-]+\/)(\d+)((?:(?:,| and| or| to)\s(?:\s*(?:\*|\/\/) )?(?:\1|\/)\d+)*)(?![\w/-])|(?<![\w/-])[a-z][a-z0-9]*-r-[a-z0-9-]+/g;

/** All the ids of one match. */
function idsOf([whole, topic, first, more]: RegExpExecArray): string[] {
  if (topic === undefined) return [whole];
  const numbers = [Number(first)];
  for (const [, joint, n] of more!.matchAll(/(,| and| or| to)\s(?:\s*(?:\*|\/\/) )?(?:[\w-]+\/[\w-]+)?\/(\d+)/g)) {
    const last = Number(n);
    for (let i = joint === ' to' ? numbers.at(-1)! + 1 : last; i <= last; i++) numbers.push(i);
  }
  return numbers.map(n => `${topic}${n}`);
}

/** A declaration that begins a line: Biome lets none of the outermost stand elsewhere. */
const DECLARATION =
  /^(?:export )?(?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) +(\w+)/;

/**
 * Every place in these sources that cites an id, by id. A comment above a declaration belongs to it, and what stands in its body, too.
 */
export function citationsIn(sources: readonly Text[]): Map<string, Citation[]> {
  const found = new Map<string, Citation[]>();
  for (const { file, text } of sources) {
    const lines = text.split('\n');
    for (const match of text.matchAll(ID)) {
      const line = lineAt(text, match.index);
      const name = nameAt(lines, line - 1);
      for (const id of idsOf(match)) {
        const places = found.get(id) ?? [];
        // what is said twice of one declaration is one place
        if (!places.some(p => p.file === file && p.name === name && name !== '')) places.push({ file, line, name });
        found.set(id, places);
      }
    }
  }
  return found;
}

const isComment = (line: string): boolean => /^(?:\/\*\*| \*|\/\/)/.test(line);

/** The outermost declaration that a line belongs to. */
function nameAt(lines: readonly string[], at: number): string {
  const step = isComment(lines[at]!) ? 1 : -1;
  for (let i = at; i >= 0 && i < lines.length; i += step) {
    const name = DECLARATION.exec(lines[i]!)?.[1];
    if (name !== undefined) return name;
    // a comment that no declaration follows speaks of the file
    if (step === 1 && !isComment(lines[i]!)) return '';
  }
  return '';
}
