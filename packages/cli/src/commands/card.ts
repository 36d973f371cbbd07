// `orrery card`: shows a card.
import { BadInput } from '@orrery/kernel';
import { cardsCalled, noSuchCard, rulingsOn, sourceOf } from '@orrery/table/books';
import { gameEntry, gameHelp, loadGames } from '@orrery/table/shelf';
import type { Command } from 'commander';
import type { Io } from '../common/io.ts';
import { type BookCard, type CardBook, cardBooks } from '../files/card-books.ts';
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
      if (o.game !== undefined) gameEntry(o.game);
      const books = await cardBooks(o.game);
      if (o.list) listCards(io, books, o.json === true);
      else if (name === undefined) throw new BadInput('Name a card, or use --list.');
      else if (!showCard(io, books, name, o.json === true)) throw noSuchCard(await loadGames(o.game), name);
    });
}

const sheetOf = ({ game }: CardBook, { sheet }: BookCard) => ({ game, ...sheet });

const rulings = ({ game }: CardBook, title: string) =>
  rulingsOn(catalogueOf(gameEntry(game)), title).map(ruling => {
    const { id, statement } = ruling;
    return { id, statement, ...(sourceOf(ruling) === '' ? {} : { source: sourceOf(ruling) }) };
  });

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
    io.out(JSON.stringify(pages.map(p => ({ ...sheetOf(book, p), rulings: rulings(book, p.title) }))));
    return true;
  }
  io.out(pages.map(p => p.text).join('\n\n'));
  const touching = rulings(book, pages[0]!.title);
  if (touching.length)
    io.out(
      `\nRulings:\n${touching.map(r => `  ${r.id}  ${r.statement}${r.source === undefined ? '' : ` (${r.source})`}`).join('\n')}`,
    );
  return true;
}
