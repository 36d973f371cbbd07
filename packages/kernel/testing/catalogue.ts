import { readFileSync } from 'node:fs';

/**
 * The ids of a game's catalogue.
 * @param rules where its `rules.jsonl` lies: one entry a line
 */
export function catalogueIds(rules: URL): ReadonlySet<string> {
  const lines = readFileSync(rules, 'utf8').split('\n');
  return new Set(lines.flatMap(line => (line === '' ? [] : [JSON.parse(line).id as string])));
}
