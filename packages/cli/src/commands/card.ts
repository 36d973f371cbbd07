// `orrery card`: shows a card.
import { existsSync } from 'node:fs';
import { BadInput, capitalized, many, type State } from '@orrery/kernel';
import type { Overlays, TableGame } from '@orrery/table';
import { cardsCalled, decisionsOn, noSuchCard, rulingsOn, sourceOf, tellDecision } from '@orrery/table/books';
import { gameEntry, gameHelp, loadGames, loadToRead, USUAL, undress } from '@orrery/table/shelf';
import type { Command } from 'commander';
import { stringify } from 'yaml';
import type { Io } from '../common/io.ts';
import { type BookCard, type CardBook, cardBooks, written } from '../files/card-books.ts';
import { catalogueOf } from '../files/catalogue.ts';
import { ownOverlay, readOverlay } from '../files/overlays.ts';

interface CardOptions {
  readonly game?: string;
  readonly list?: boolean;
  readonly json?: boolean;
  /** true: write the start of an overlay for the card; a text: the file of one to show */
  readonly overlay?: string | boolean;
  readonly wanted?: boolean;
  readonly schema?: boolean;
}

/** Adds the arguments, the options and the action of `orrery card`. */
export function card(command: Command, io: Io): void {
  command
    .argument('[name]')
    .option('--game <name>', gameHelp('all of them'))
    .option('--list', 'list all cards')
    .option('--wanted', 'list the known cards that nobody can play yet')
    .option('--overlay [file]', 'write the start of an overlay for the card; with a file, show cards as it says')
    .option('--no-overlay', 'show printed cards only')
    .option('--schema', 'print the JSON Schema of overlays, for editors')
    .option('--json', 'print as JSON')
    .action(async (name: string | undefined, o: CardOptions) => {
      if (o.game !== undefined) gameEntry(o.game);
      if (o.wanted) return listWanted(io, o);
      if (o.schema) return io.out(JSON.stringify((await kitOf(o.game)).schema(), null, 2));
      if (o.overlay === true) return startOverlay(io, name, o.game);
      undress();
      const books = await overlaid(io, await cardBooks(o.game), o);
      if (o.list) listCards(io, books, o.json === true);
      else if (name === undefined) throw new BadInput('Name a card, or use --list.');
      else if (!showCard(io, books, name, o.json === true)) throw await unknownCard(o.game, name);
    });
}

/** What is said of a name that no card has: it may be a known card that nobody can play yet. */
async function unknownCard(game: string | undefined, name: string): Promise<BadInput> {
  const tables = await loadGames(game);
  await Promise.all(tables.map(loadToRead));
  return noSuchCard(tables, name);
}

/** The games with overlays, or the one that is named. @throws BadInput if it takes none */
async function overlaidGames(name: string | undefined): Promise<TableGame<State>[]> {
  const tables = (await loadGames(name)).filter(table => table.overlays !== undefined);
  if (tables.length === 0) throw new BadInput(`${gameEntry(name ?? USUAL).title} takes no overlays yet.`);
  return tables;
}

const kitOf = async (name: string | undefined): Promise<Overlays> => (await overlaidGames(name))[0]!.overlays!();

/** Writes the start of an overlay for a card that is here, or is wanted. @throws BadInput if nobody knows the card */
async function startOverlay(io: Io, name: string | undefined, game: string | undefined): Promise<void> {
  if (name === undefined) throw new BadInput('Name a card whose overlay you want to start.');
  const tables = await overlaidGames(game);
  for (const table of tables) {
    const start = (await table.overlays!()).start(name, io.env.USER || 'me');
    if (start === null) continue;
    io.out(`# Save this as a file, and name it with --overlay. Or save it as ${ownOverlay(io.env, table.game.name)}`);
    io.out('# docs/writing-a-card.md explains the words. ./orrery card --schema prints a schema for your editor.');
    io.out(stringify(start).trimEnd());
    return;
  }
  throw await unknownCard(game, name);
}

/** Lists the known cards that nobody can play yet. */
async function listWanted(io: Io, { game, json }: CardOptions): Promise<void> {
  const tables = (await loadGames(game)).filter(table => table.wanted !== undefined);
  const lists = await Promise.all(
    tables.map(async table => ({
      game: table.game.name,
      title: table.game.title,
      entered: table.overlays !== undefined,
      cards: await table.wanted!(),
    })),
  );
  if (json)
    return io.out(JSON.stringify(lists.flatMap(list => list.cards.map(card => ({ game: list.game, ...card })))));
  for (const { title, entered, cards } of lists) {
    const count = `${title}: ${many(cards.length, 'known card')} that nobody can play yet.`;
    io.out(entered ? `${count} If you own one, enter what it says:` : count);
    if (entered) io.out('./orrery card NAME --overlay');
    for (const { title: name, set, race, type, cost, unsure } of cards) {
      const known = [
        race === undefined ? type : `${capitalized(race)} ${type ?? ''}`.trim(),
        cost === undefined ? '' : `cost ${cost}`,
      ];
      const told = [...known.filter(Boolean), set, unsure ? 'spelling not sure' : ''].filter(Boolean).join(', ');
      io.out(`${name.padEnd(32)} ${told}`);
    }
  }
  if (lists.length === 0) io.out('Every known card of this game can be played.');
}

/** The books with the cards of an overlay: the one that is named, or the user's own of each game. */
async function overlaid(io: Io, books: readonly CardBook[], o: CardOptions): Promise<readonly CardBook[]> {
  if (o.overlay === false) return books;
  return Promise.all(
    books.map(async book => {
      const own = ownOverlay(io.env, book.game);
      const file = typeof o.overlay === 'string' ? o.overlay : existsSync(own) ? own : null;
      if (file === null) return book;
      const [table] = await loadGames(book.game);
      if (table!.overlays === undefined) return book;
      await readOverlay(table!, file);
      return { game: book.game, cards: table!.cards.map(written) };
    }),
  );
}

const sheetOf = ({ game }: CardBook, { sheet }: BookCard) => ({ game, ...sheet });

const rulings = ({ game }: CardBook, page: BookCard) =>
  rulingsOn(catalogueOf(gameEntry(game)), page).map(ruling => {
    const { id, statement } = ruling;
    return { id, statement, ...(sourceOf(ruling) === '' ? {} : { source: sourceOf(ruling) }) };
  });

const decisions = ({ game }: CardBook, page: BookCard) => decisionsOn(catalogueOf(gameEntry(game)), page);

function listCards(io: Io, books: readonly CardBook[], json: boolean): void {
  if (json) io.out(JSON.stringify(books.flatMap(book => book.cards.map(page => sheetOf(book, page)))));
  else
    for (const { game, cards } of books) {
      if (books.length > 1) io.out(`${gameEntry(game).title}:`);
      for (const page of cards) io.out(`${page.title.padEnd(32)} ${page.kind}`);
    }
}

/** Shows the cards of a title. @returns false if no game has it. @throws BadInput if several games have it */
function showCard(io: Io, books: readonly CardBook[], name: string, json: boolean): boolean {
  const found = books.map(book => ({ book, pages: cardsCalled(book, name) })).filter(f => f.pages.length > 0);
  if (found.length > 1) {
    const games = found.map(f => gameEntry(f.book.game));
    throw new BadInput(
      `"${name}" is a card of ${games.map(g => g.title).join(' and of ')}. Say which with ${games.map(g => `--game ${g.name}`).join(' or ')}.`,
    );
  }
  const [only] = found;
  if (only === undefined) return false;
  const { book, pages } = only;
  if (json) {
    io.out(
      JSON.stringify(
        pages.map(p => ({ ...sheetOf(book, p), rulings: rulings(book, p), decisions: decisions(book, p) })),
      ),
    );
    return true;
  }
  io.out(pages.map(p => p.text).join('\n\n'));
  const touching = rulings(book, pages[0]!);
  if (touching.length)
    io.out(
      `\nRulings:\n${touching.map(r => `  ${r.id}  ${r.statement}${r.source === undefined ? '' : ` (${r.source})`}`).join('\n')}`,
    );
  const decided = decisions(book, pages[0]!);
  if (decided.length) io.out(`\n${decided.map(d => `Decided by Orrery: ${tellDecision(d)}`).join('\n')}`);
  return true;
}
