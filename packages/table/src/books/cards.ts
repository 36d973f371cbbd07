// Finds the cards of a game by name, and says what to do when no card has that name.
import { NameIndex } from '@orrery/decks';
import { BadInput, type State, wordsOf } from '@orrery/kernel';
import type { CardPage, TableGame } from '../contract/game.ts';

/** What a card is found by: its page, or what is kept of it. */
type Titled = Pick<CardPage, 'title' | 'names'>;

const indexOf = (pages: readonly Titled[]) =>
  new NameIndex(pages.flatMap((p, i) => [p.title, ...(p.names ?? [])].map((title, k) => ({ id: `${i}.${k}`, title }))));

/** The cards of a game whose title is the name, however it is spelt; none where there is no such title. */
export function cardsCalled<C extends Titled>(table: { readonly cards: readonly C[] }, name: string): C[] {
  const pages = indexOf(table.cards)
    .lookup(name)
    .map(id => Math.floor(Number(id)));
  return [...new Set(pages)].map(page => table.cards[page]!);
}

/** The cards of a game that may be meant: those with this title, else those with the words somewhere in it. */
export function cardsMeant(table: TableGame<State>, name: string): CardPage[] {
  const words = wordsOf(name);
  const called = cardsCalled(table, name);
  if (called.length > 0 || words.length === 0) return called;
  return table.cards.filter(({ title }) => wordsOf(title).join(' ').includes(words.join(' ')));
}

/** What is said where no card of these games has a name: that it is not here yet, or the nearest titles. */
export function noSuchCard(tables: readonly TableGame<State>[], name: string): BadInput {
  for (const { absent } of tables) {
    const said = absent?.(name) ?? null;
    if (said !== null) return new BadInput(`${said}.`);
  }
  const near = indexOf(tables.flatMap(t => t.cards)).nearest(name, 6);
  const few = [...new Set(near)].slice(0, 3);
  return new BadInput(`There is no card "${name}".${few.length > 0 ? ` Did you mean ${few.join(', ')}?` : ''}`);
}
