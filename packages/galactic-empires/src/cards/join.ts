// Joins what is printed on the cards of a set with what their texts do.
import type { CardSource, CardText } from '../card.ts';
import { isPlayable, type Printed } from '../printed.ts';

/** A file of card texts. */
export type CardFile = Readonly<Record<string, CardText>>;

/**
 * Joins the printed values of the cards of a set with the texts of its card files. Wanted cards are left out.
 * @param printed what is printed on all cards of the set
 * @returns the cards that can be played, in the order of their printed data
 * @throws Error for a text without a card, for two texts for one card, or for a wanted card that has a text
 */
export function join(printed: readonly Printed[], files: readonly CardFile[]): CardSource[] {
  const texts = new Map<string, CardText>();
  for (const text of files.flatMap(file => Object.values(file))) {
    if (texts.has(text.id)) throw new Error(`${text.id}: two card files say what it does`);
    texts.set(text.id, text);
  }
  const sources = printed.filter(isPlayable).map(card => {
    const text = texts.get(card.id);
    texts.delete(card.id);
    return { ...card, ...text } as CardSource;
  });
  for (const id of texts.keys()) {
    const known = printed.some(card => card.id === id);
    throw new Error(`${id}: ${known ? 'it is wanted, but has a text' : 'nothing is printed on such a card'}`);
  }
  return sources;
}
