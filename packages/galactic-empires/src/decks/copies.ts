import { listName, type Printed } from '../printed.ts';

/**
 * The most copies of one card by its strength, and the rule that says so (ge/deck-construction/17, ge/deck-construction/18,
 * ge/deck-construction/19, ge/deck-construction/20).
 */
const LIMITS: readonly { readonly from: number; readonly copies: number; readonly rule: string }[] = [
  { from: 8, copies: 2, rule: 'ge/deck-construction/17' },
  { from: 6, copies: 3, rule: 'ge/deck-construction/18' },
  { from: 4, copies: 4, rule: 'ge/deck-construction/19' },
  { from: 1, copies: 8, rule: 'ge/deck-construction/20' },
];

/** How many copies of a card of this strength a deck may hold, below strength 10. */
export const limitAt = (strength: number) => LIMITS.find(({ from }) => strength >= from)!;

/** What is counted as copies: a card, or a half of a Krebiz combination. */
export interface Counted {
  /** the same for all that are exactly identical */
  readonly key: string;
  readonly name: string;
  readonly strength: number;
}

/**
 * What a card counts as where copies are limited. Cards are exactly identical where type, strength and both names match, whatever their
 * picture or language (ge/deck-construction/21, ge/deck-construction/23); the asteroid bases of the Vektrean also where one is T and one
 * T/B (ge/deck-construction/22). A Krebiz
 * combination counts as its cruiser and its capsule (ge/empire-krebiz/2).
 */
export function countedAs(card: Printed): readonly Counted[] {
  const { types, strength, title, subtitle = '', parts } = card;
  if (parts !== undefined)
    return parts.map(part => {
      const name = `S${part.strength} Krebiz ${part.title}`;
      return { key: `${name} - `, name, strength: part.strength };
    });
  const type = title.startsWith('Vektrean Asteroid') ? 'T' : types.join('/');
  return [{ key: `${type}${strength} ${title} - ${subtitle}`, name: listName(card), strength }];
}
