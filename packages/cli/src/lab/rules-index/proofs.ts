// Finds the tests that name a rule.
import { lineAt, textsOf } from './files.ts';

/** A test that names a rule. */
export interface Proof {
  readonly file: string;
  readonly line: number;
  readonly title: string;
}

/** The tests in these folders that name an id. */
export function testsOf(id: string, folders: readonly string[]): Proof[] {
  return textsOf(folders, '.test.ts').flatMap(({ file, text }) =>
    [...text.matchAll(/rule\(\s*(\[[^\]]*\]|'[^']*'|"[^"]*")\s*,\s*(['"`])([\s\S]*?)\2\s*,/g)]
      .filter(([, ids]) => [...ids!.matchAll(/['"]([^'"]+)['"]/g)].some(m => m[1] === id))
      .map(match => ({ file, line: lineAt(text, match.index), title: match[3]! })),
  );
}
