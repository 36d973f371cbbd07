/** Which words of the games a player has met: each word is explained by itself on the first three cards that have it. */
import { notes } from '../ui/notes.ts';

const KEY = 'orrery.words';
/** On how many cards a word is explained by itself. */
const TIMES = 3;

type Met = Record<string, string[]>;

const read = (): Met => {
  try {
    const kept: unknown = JSON.parse(notes.read(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Met) : {};
  } catch {
    return {};
  }
};

/**
 * The words that a card explains by itself, and remembers them as met there. The same card says the same words again.
 * @param card the card's id, with its game
 * @param words keys of words, with their game
 * @param most explains at most so many of them, the first ones
 */
export function newWords(card: string, words: readonly string[], most = Number.POSITIVE_INFINITY): ReadonlySet<string> {
  const met = read();
  const fresh = new Set<string>();
  let changed = false;
  for (const word of words) {
    if (fresh.size >= most) break;
    const cards = Array.isArray(met[word]) ? met[word] : [];
    if (cards.includes(card)) fresh.add(word);
    else if (cards.length < TIMES) {
      fresh.add(word);
      met[word] = [...cards, card];
      changed = true;
    }
  }
  if (changed) notes.write(KEY, JSON.stringify(met));
  return fresh;
}
