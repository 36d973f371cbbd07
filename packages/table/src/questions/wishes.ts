// Which options a player may mean by words such as "attack Londo".
import { nameKey, type Seat, type State, wordsOf } from '@orrery/kernel';
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

/**
 * The options that a person may mean, allowed or not, in the words that stand on the screen: `attack Londo`, `Londo attacks G'Kar`,
 * `Build influence with G'Kar`. Those whose labels say just that come alone; otherwise all that may be meant.
 * @param verbs verbs to try where only a card is named
 * @returns their ids; none where the words mean nothing here
 */
export function wishesMeant<S extends State>(
  table: TableGame<S>,
  s: S,
  seat: Seat,
  text: string,
  verbs: readonly string[] = [],
): string[] {
  const words = wordsOf(text);
  const read = (phrases: readonly string[]) => [...new Set(phrases.flatMap(phrase => table.wishes(s, seat, phrase)))];
  const telling = words.filter(word => !FILLERS.has(word)).map(verbOf);
  const said = (id: string) => {
    const parts = wordsOf(table.wishLabel(s, id));
    return telling.every(word => parts.some(part => part.startsWith(word)));
  };
  let ids = read(phrasings(words));
  if (ids.length === 0 && telling.length > 0) ids = read(verbs.map(verb => `${verb} ${words.join(' ')}`)).filter(said);
  const exact = ids.filter(id => nameKey(table.wishLabel(s, id)) === nameKey(text));
  const holding = exact.length > 0 ? exact : ids.filter(said);
  return (holding.length > 0 ? holding : ids).slice(0, MOST);
}
