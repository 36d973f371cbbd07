// Joins what is printed on each WARS card with what its text does.

import type { CardSource, CardText } from '../card.ts';
import type { Printed } from '../printed.ts';

/**
 * Joins the printed data of cards with their abilities, in the order of the printed data.
 * @throws Error naming a card that only one of the two has, that occurs twice, or that has two types
 */
export function join(printed: readonly Printed[], texts: readonly CardText[]): CardSource[] {
  const byTitle = new Map<string, CardText>();
  for (const text of texts) {
    if (byTitle.has(text.title)) throw new Error(`${text.title}: two card files say what it does`);
    byTitle.set(text.title, text);
  }
  const sources = printed.map(facts => {
    const text = byTitle.get(facts.title);
    if (text === undefined) throw new Error(`${facts.title}: no card file says what it does`);
    if (text.type !== facts.type)
      throw new Error(`${facts.title}: a card file calls it ${text.type}, and what is printed says ${facts.type}`);
    if (text.inverted && !facts.inverted) throw new Error(`${facts.title}: it has no other side`);
    byTitle.delete(facts.title);
    const { inverted, ...source } = { ...facts, ...text };
    return facts.inverted ? { ...source, inverted: { ...facts.inverted, ...inverted } } : source;
  });
  for (const title of byTitle.keys()) throw new Error(`${title}: nothing says what is printed on it (data/cards.json)`);
  return sources;
}
