// `orrery card`: shows a card.
import { BadInput, type State } from '@orrery/kernel';
import {
  type CardPage,
  cardsCalled,
  gameHelp,
  loadGames,
  noSuchCard,
  rulingsOn,
  sourceOf,
  type TableGame,
} from '@orrery/table';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';
import { catalogueOf } from '../files/catalogue.ts';

interface CardOptions {
  readonly game?: string;
  readonly list?: boolean;
  readonly json?: boolean;
}

/** Adds the arguments, the options and the action of `orrery card`. */
export function card(command: Command, io: Io): void {
  command
    .argument('[name]')
    .option('--game <name>', gameHelp('all of them'))
    .option('--list', 'list all cards')
    .option('--json', 'print as JSON')
    .action(async (name: string | undefined, o: CardOptions) => {
      const tables = await loadGames(o.game);
      if (o.list) listCards(io, tables, o.json === true);
      else if (name === undefined) throw new BadInput('Name a card, or use --list.');
      else showCard(io, tables, name, o.json === true);
    });
}

const sheetOf = (table: TableGame<State>, page: CardPage) => ({ game: table.game.name, ...page.sheet() });

const rulings = (table: TableGame<State>, title: string) =>
  rulingsOn(catalogueOf(table), title).map(ruling => {
    const { id, statement } = ruling;
    return { id, statement, ...(sourceOf(ruling) === '' ? {} : { source: sourceOf(ruling) }) };
  });

function listCards(io: Io, tables: readonly TableGame<State>[], json: boolean): void {
  if (json) io.out(JSON.stringify(tables.flatMap(t => t.cards.map(p => sheetOf(t, p)))));
  else
    for (const { game, cards } of tables) {
      if (tables.length > 1) io.out(`${game.title}:`);
      for (const page of cards) io.out(`${page.title.padEnd(32)} ${page.kind}`);
    }
}

/** Shows the cards of a title. @throws BadInput if no game has it, or several have */
function showCard(io: Io, tables: readonly TableGame<State>[], name: string, json: boolean): void {
  const found = tables.map(table => ({ table, pages: cardsCalled(table, name) })).filter(f => f.pages.length > 0);
  if (found.length > 1) {
    const games = found.map(f => f.table.game);
    throw new BadInput(
      `"${name}" is a card of ${games.map(g => g.title).join(' and of ')}. Say which with ${games.map(g => `--game ${g.name}`).join(' or ')}.`,
    );
  }
  const [only] = found;
  if (only === undefined) throw noSuchCard(tables, name);
  const { table, pages } = only;
  if (json) {
    io.out(JSON.stringify(pages.map(p => ({ ...sheetOf(table, p), rulings: rulings(table, p.title) }))));
    return;
  }
  io.out(pages.map(p => p.tell()).join('\n\n'));
  const touching = rulings(table, pages[0]!.title);
  if (touching.length)
    io.out(
      `\nRulings:\n${touching.map(r => `  ${r.id}  ${r.statement}${r.source === undefined ? '' : ` (${r.source})`}`).join('\n')}`,
    );
}
