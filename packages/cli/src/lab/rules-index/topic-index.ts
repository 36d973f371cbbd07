// The index of a game's rules: which file holds each topic of the rulebook.
import { basename, dirname } from 'node:path';
import { topicOf } from '@orrery/table/books';
import { citationsIn } from './citations.ts';
import type { Text } from './files.ts';

/** The files with the rules of one topic. */
export interface TopicPlace {
  readonly topic: string;
  /** how many rules of it the catalogue has */
  readonly rules: number;
  /** the file to open first; null if no source names a rule of the topic */
  readonly home: string | null;
  /** the other files that name its rules, those with the most first */
  readonly others: readonly string[];
}

/** True for a file named after a topic: `attack.ts` of `attack`, and `cards/fleet.ts` of `cards-fleet`. */
const isNamed = (file: string, topic: string): boolean => {
  const name = basename(file, '.ts');
  return name === topic || `${basename(dirname(file))}-${name}` === topic;
};

/**
 * The files that enforce each topic of a catalogue. The home of a topic is the file with its name, one under `rules` before others. If there is none,
 * it is the file under `rules` that names most of its rules, otherwise any file that names most.
 * @param ids every rule of the catalogue, in order
 * @param sources the game's sources
 * @param rules the folder of its rules, `packages/wars/src/rules`
 */
export function placesOfTopics(ids: readonly string[], sources: readonly Text[], rules: string): TopicPlace[] {
  const cited = citationsIn(sources);
  return [...Map.groupBy(ids, topicOf)].map(([topic, all]) => {
    const counts = new Map<string, number>();
    for (const id of all)
      for (const file of new Set(cited.get(id)?.map(place => place.file)))
        counts.set(file, (counts.get(file) ?? 0) + 1);
    const rank = (file: string): number => (isNamed(file, topic) ? 2 : 0) + (file.startsWith(`${rules}/`) ? 1 : 0);
    const [home = null, ...others] = [...counts.keys()].sort(
      (a, b) => rank(b) - rank(a) || counts.get(b)! - counts.get(a)! || a.localeCompare(b),
    );
    return { topic, rules: all.length, home, others };
  });
}

/** A Markdown link to a file, from a page in the folder `from`. */
const link = (file: string, from: string): string => {
  const up = from.split('/');
  const to = file.split('/');
  while (up.length > 0 && up[0] === to[0]) {
    up.shift();
    to.shift();
  }
  const path = [...up.map(() => '..'), ...to].join('/');
  return `[${path.replace(/^(\.\.\/)+/, '')}](${path})`;
};

/** The index of the topics as a Markdown table, with links from the folder of the rules. */
export function topicTable(places: readonly TopicPlace[], rules: string): string {
  const rows = [...places]
    .sort((a, b) => a.topic.localeCompare(b.topic))
    .map(({ topic, home, others }) => {
      const at = home === null ? 'no file names it' : link(home, rules);
      return `| ${topic} | ${at} | ${others
        .slice(0, 4)
        .map(file => link(file, rules))
        .join(', ')} |`;
    });
  return ['| topic | file | also |', '|---|---|---|', ...rows].join('\n');
}
