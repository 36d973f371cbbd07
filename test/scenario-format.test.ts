import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withParts } from '@orrery/kernel/scenario';
import { formatTables, scenarioSchemas } from '@orrery/table/scenarios';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

// both files are written anew by `vitest run test/scenario-format.test.ts -u`
test('the schema for editors is the one that judges', async () => {
  await expect(`${JSON.stringify(scenarioSchemas(), null, 2)}\n`).toMatchFileSnapshot(
    join(root, 'docs/scenario.schema.json'),
  );
});

test('the document tells what the code allows', async () => {
  const document = join(root, 'docs/scenario-format.md');
  await expect(withParts(readFileSync(document, 'utf8'), formatTables())).toMatchFileSnapshot(document);
});

test('every verb, kind of question, stage and place of the games stands in the document', () => {
  const text = readFileSync(join(root, 'docs/scenario-format.md'), 'utf8');
  for (const word of [
    'declare-war-conflict',
    'to-reserve',
    'aftermath target',
    'postponed',
    'captured',
    'casualties',
    'aboard',
  ])
    expect(text).toContain(word);
});
