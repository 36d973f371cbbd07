// Finds where the sources name a rule.
import { lineAt, type Text, withoutPointers } from './files.ts';

/** A place in the sources that names a rule, because it enforces the rule. */
export interface Citation {
  readonly file: string;
  readonly line: number;
  /** the declaration: a function, a constant; '' above all declarations */
  readonly name: string;
}

/** The id of a rule or ruling as a word of its own: not part of a longer id or of a path. */
const ID = /(?<![\w/-])(?:[a-z][a-z0-9]*\/[a-z-]+\/\d+|[a-z][a-z0-9]*-r-[a-z0-9-]+)(?![\w/-])/g;

/** A declaration at the start of a line. Biome puts all outermost ones there. */
const DECLARATION =
  /^(?:export )?(?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) +(\w+)/;

/** Every place in these sources that cites an id, by id. The comment above a declaration and its body belong to it. */
export function citationsIn(sources: readonly Text[]): Map<string, Citation[]> {
  const found = new Map<string, Citation[]>();
  for (const { file, text: whole } of sources) {
    // a pointer to another file enforces nothing
    const text = withoutPointers(whole);
    const lines = text.split('\n');
    for (const match of text.matchAll(ID)) {
      const line = lineAt(text, match.index);
      const name = nameAt(lines, line - 1);
      const places = found.get(match[0]) ?? [];
      // a declaration that names a rule twice is one place
      if (!places.some(p => p.file === file && p.name === name && name !== '')) places.push({ file, line, name });
      found.set(match[0], places);
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
    // a comment without a declaration after it is about the file
    if (step === 1 && !isComment(lines[i]!)) return '';
  }
  return '';
}
