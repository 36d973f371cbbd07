// Which options a player may mean by words such as "attack Londo".
import { type CardId, meansName, nameKey, type Seat, type State, wordsOf } from '@orrery/kernel';
import type { TableGame } from '../contract/game.ts';

/** Words of labels that name neither a deed nor a card. */
const FILLERS: ReadonlySet<string> = new Set(
  'the a an as at in of on to with against for from by and or your my influence energy agenda hidden conflict'.split(
    ' ',
  ),
);

/** The most wishes that are tried. */
const MOST = 60;

/** `attacks` is the verb `attack`. */
const verbOf = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Returns ways to say the same with the deed first, as games read it: `londo attacks gkar` is `attack londo gkar` */
function phrasings(words: readonly string[]): string[] {
  const found: string[] = [];
  words.forEach((word, i) => {
    const deed = verbOf(word);
    if (i > 0 && (deed.length < 3 || FILLERS.has(word))) return;
    const rest = words.filter((_, k) => k !== i);
    for (const verb of new Set([word, deed]))
      for (const list of [rest, rest.filter(w => !FILLERS.has(w))]) found.push([verb, ...list].join(' '));
  });
  return [...new Set(found)];
}

/** Returns the options whose labels say just these words; if there are none, those that hold all of them; if there are none, all. */
function nearest<S extends State>(table: TableGame<S>, s: S, ids: readonly string[], text: string): string[] {
  const said = saying(table, s, text);
  const exact = ids.filter(id => nameKey(table.wishLabel(s, id)) === nameKey(text));
  const holding = exact.length > 0 ? exact : ids.filter(said);
  return (holding.length > 0 ? holding : ids).slice(0, MOST);
}

/** Returns a test whether the label of an option holds all words of a text that say something. */
function saying<S extends State>(table: TableGame<S>, s: S, text: string): (id: string) => boolean {
  const telling = wordsOf(text)
    .filter(word => !FILLERS.has(word))
    .map(verbOf);
  return id => {
    const parts = wordsOf(table.wishLabel(s, id));
    return telling.every(word => parts.some(part => part.startsWith(word)));
  };
}

/**
 * The options that a person may mean, allowed or not, in the words that stand on the screen: `attack Londo`, `Londo attacks G'Kar`,
 * `Build influence with G'Kar`. Those whose labels say just that come alone; otherwise all that may be meant.
 * @returns their ids; none where the words mean nothing here, or name only a card (`wishesAbout`)
 */
export function wishesMeant<S extends State>(table: TableGame<S>, s: S, seat: Seat, text: string): string[] {
  const phrases = phrasings(wordsOf(text));
  return nearest(table, s, [...new Set(phrases.flatMap(phrase => table.wishes(s, seat, phrase)))], text);
}

/**
 * The options about a card, allowed or not, where a text names only the card.
 * @param verbs the verbs to try
 * @returns their ids; none where the text names no card that the seat can see
 */
export function wishesAbout<S extends State>(
  table: TableGame<S>,
  s: S,
  seat: Seat,
  text: string,
  verbs: readonly string[],
): string[] {
  const words = wordsOf(text);
  if (words.every(word => FILLERS.has(word))) return [];
  const ids = new Set(verbs.flatMap(verb => table.wishes(s, seat, `${verb} ${words.join(' ')}`)));
  return nearest(table, s, [...ids].filter(saying(table, s, text)), text);
}

/** True if a text is the whole title of a card of the game. */
export const isTitle = <S extends State>({ cards }: TableGame<S>, text: string): boolean =>
  cards.some(({ title, names = [] }) => [title, ...names].some(name => nameKey(name) === nameKey(text)));

/** A card on the table, with its title. */
export interface CardOnTable {
  readonly card: CardId;
  readonly title: string;
}

/** Returns the cards on the table that a text names and that a seat knows. A whole title means only cards with that title. */
export function cardsNamed<S extends State>(table: TableGame<S>, s: S, seat: Seat, text: string): CardOnTable[] {
  const words = wordsOf(text);
  if (words.every(word => FILLERS.has(word))) return [];
  const { game, cards } = table;
  const pages = new Map(cards.map(page => [page.id, page]));
  const named: CardOnTable[] = [];
  const whole = isTitle(table, text);
  for (const [card, def] of s.defs.entries()) {
    if (s.cards[card]!.zone < 0 || !game.knows(s, card, seat)) continue;
    const { title, names = [] } = pages.get(game.cardIds[def]!)!;
    const fits = (name: string) => (whole ? nameKey(name) === nameKey(text) : meansName(words, name));
    if ([title, ...names].some(fits)) named.push({ card, title });
  }
  return named;
}
