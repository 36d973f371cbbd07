// `orrery rule`: shows a rule, where it is enforced and which tests prove it.
import { BadInput } from '@orrery/kernel';
import { type BookEntry, entriesOf, entriesWith, tellEntry } from '@orrery/table/books';
import { type GameEntry, gameEntry, gameHelp, gameOfId, SHELF } from '@orrery/table/shelf';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';
import { catalogueOf } from '../files/catalogue.ts';
import { citationsIn } from '../lab/rules-index/citations.ts';
import { textsOf } from '../lab/rules-index/files.ts';
import { testsOf } from '../lab/rules-index/proofs.ts';

interface RuleOptions {
  readonly game?: string;
  readonly search?: string;
  readonly json?: boolean;
}

/** Adds the arguments, the options and the action of `orrery rule`. */
export function rule(command: Command, io: Io): void {
  command
    .argument('[id]')
    .option('--search <words>', 'find rules and rulings with all these words')
    .option('--game <name>', `where to search: ${gameHelp('all of them')}`)
    .option('--json', 'print as JSON')
    .action((id: string | undefined, o: RuleOptions) => {
      if (o.search !== undefined)
        search(io, o.game === undefined ? SHELF : [gameEntry(o.game)], o.search, o.json === true);
      else if (id === undefined) throw new BadInput(`Name a rule, such as ${examples()}, or search with --search.`);
      else show(io, id, o.json === true);
    });
}

const examples = (): string => SHELF.map(({ catalogue }) => catalogue.example).join(' or ');

type WithCatalogue = Pick<GameEntry, 'catalogue'>;

const entries = (game: WithCatalogue): BookEntry[] => entriesOf(catalogueOf(game));

/** Prints the entries that contain all the words. @throws BadInput if there are none */
function search(io: Io, games: readonly WithCatalogue[], text: string, json: boolean): void {
  const hits = entriesWith(games.flatMap(entries), text);
  if (json) io.out(JSON.stringify(hits.map(({ id, statement }) => ({ id, statement }))));
  else for (const r of hits) io.out(`${r.id}  ${r.statement}`);
  if (hits.length === 0) throw new BadInput(`No rule or ruling mentions "${text}".`);
}

/** Prints an entry with its tests, or the rules of a topic. @throws BadInput if there is neither */
function show(io: Io, id: string, json: boolean): void {
  const game = gameOfId(id);
  const all = game === undefined ? [] : entries(game);
  const found = all.find(r => r.id === id);
  if (game === undefined || found === undefined) {
    const topic = all.filter(r => r.id.startsWith(`${id}/`));
    if (topic.length === 0)
      throw new BadInput(`There is no rule "${id}". Rules have names like ${examples()}. Try --search.`);
    for (const r of topic) io.out(`${r.id}  ${r.statement}`);
    return;
  }
  const enforced = citationsIn(textsOf(game.catalogue.code, '.ts')).get(id) ?? [];
  const tests = testsOf(id, game.catalogue.tests);
  if (json) {
    io.out(JSON.stringify({ ...found, enforced, tests }));
    return;
  }
  io.out(tellEntry(game, found));
  io.out(
    enforced.length
      ? `Enforced in:\n${enforced.map(c => `  ${c.file}:${c.line}${c.name ? `  ${c.name}` : ''}`).join('\n')}`
      : 'No source file names it.',
  );
  io.out(
    tests.length
      ? `Proved by:\n${tests.map(t => `  ${t.file}:${t.line}  ${t.title}`).join('\n')}`
      : 'No test proves it yet.',
  );
}
