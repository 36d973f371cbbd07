// The lines at the foot of a rule file that say where other rules of its topics are.
import { topicOf } from '@orrery/table/books';
import { citationsIn } from './citations.ts';
import { POINTERS, type Text, withoutPointers } from './files.ts';
import { placesOfTopics } from './topic-index.ts';

/**
 * The rule files that need pointers, with the text that they should have. A file gets a pointer for each rule of its topics (`placesOfTopics`) that
 * it does not name itself, to the first file that does.
 * @param ids every rule of the catalogue, in order
 * @param sources the game's sources
 * @param rules the folder of its rules, `packages/wars/src/rules`
 */
export function pointed(ids: readonly string[], sources: readonly Text[], rules: string): Text[] {
  const cited = citationsIn(sources);
  const homes = new Map(placesOfTopics(ids, sources, rules).map(({ topic, home }) => [topic, home]));
  const elsewhere = new Map<string, Map<string, string[]>>();
  for (const id of ids) {
    const home = homes.get(topicOf(id)) ?? null;
    const files = [...new Set(cited.get(id)?.map(place => place.file))];
    if (home === null || files.length === 0 || files.includes(home)) continue;
    // the rules themselves come before the words that use them
    const file = files.find(one => one.startsWith(`${rules}/`)) ?? files[0]!;
    const others = elsewhere.get(home) ?? new Map<string, string[]>();
    others.set(file, [...(others.get(file) ?? []), id]);
    elsewhere.set(home, others);
  }
  const source = `${rules.slice(0, rules.lastIndexOf('/'))}/`;
  return sources
    .filter(({ file }) => file.startsWith(`${rules}/`))
    .map(({ file, text }) => {
      const lines = [...(elsewhere.get(file) ?? [])]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([to, names]) => `// - ${to.replace(source, '')}: ${names.join(', ')}`);
      const own = withoutPointers(text).trimEnd();
      return { file, text: lines.length === 0 ? `${own}\n` : `${own}\n\n${[POINTERS, ...lines].join('\n')}\n` };
    });
}
