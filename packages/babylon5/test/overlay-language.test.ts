import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageText, signaturesOf } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';

// The types of the words say what an overlay may write. The compiler of TypeScript writes them down, and this file keeps them.

const root = join(import.meta.dirname, '../../..');

/** The declarations of the files in a folder that the compiler has written. */
const declarations = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'index.d.ts')
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .map(file => readFileSync(file, 'utf8'));

// `./check packages/babylon5/test/overlay-language.test.ts -u` writes it again, after a change of words
test('language.json says what the words take and give, as their types do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-types-'));
  try {
    const project = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        types: [],
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: folder,
        rootDir: join(root, 'packages'),
      },
      include: [join(root, 'packages/babylon5/src/words/*.ts')],
      exclude: [],
    };
    const file = join(folder, 'tsconfig.json');
    writeFileSync(file, JSON.stringify(project));
    spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', file]);
    const source = join(folder, 'babylon5/src');
    const words = declarations(join(source, 'words'));
    const types = declarations(source).filter(text => !words.includes(text));
    const language = signaturesOf(types, words, 'CardSource');
    expect(Object.keys(language.words).length).toBeGreaterThan(350);
    await expect(languageText(language)).toMatchFileSnapshot('../src/overlay/language.json');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
