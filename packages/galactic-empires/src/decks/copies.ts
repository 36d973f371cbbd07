import { type Half, listName, modelOf, type Printed, titleOnCard } from '../printed.ts';

/**
 * The most copies of one card by its strength, with the rule (ge/deck-construction/17, ge/deck-construction/18, ge/deck-construction/19,
 * ge/deck-construction/20).
 */
const LIMITS: readonly { readonly from: number; readonly copies: number; readonly rule: string }[] = [
  { from: 8, copies: 2, rule: 'ge/deck-construction/17' },
  { from: 6, copies: 3, rule: 'ge/deck-construction/18' },
  { from: 4, copies: 4, rule: 'ge/deck-construction/19' },
  { from: 1, copies: 8, rule: 'ge/deck-construction/20' },
];

/** Returns how many copies of a card of this strength a deck may have, below strength 10. */
export const limitAt = (strength: number) => LIMITS.find(({ from }) => strength >= from)!;

/** A unit for counting copies: a card, or half of a Krebiz combination. */
export interface Counted {
  /** equal for all exactly identical cards */
  readonly key: string;
  readonly name: string;
  readonly strength: number;
}

/** Returns how a cruiser or capsule counts, alone or in a combination. A cruiser is called a frigate, destroyer or dreadnought on older prints. */
function countedHalf(half: Half, strength: number): Counted {
  const model = modelOf(half) === 'King' ? 'King Kraken' : modelOf(half);
  const title = half.kind === 'cruiser' ? `${model} Cruiser` : half.title;
  const name = `S${strength} Krebiz ${title.replace('Krebiz ', '')}`;
  return { key: `${name} - `, name, strength };
}

/**
 * Returns how a card counts where copies are limited. Cards are exactly identical if type, strength and both names match, whatever their picture or
 * language (ge/deck-construction/21, ge/deck-construction/23). Asteroid bases of the Vektrean are identical even if one is T and one T/B
 * (ge/deck-construction/22). So an older print and the later one count together. A Krebiz combination counts as its cruiser and its capsule (ge/empire-krebiz/2).
 */
export function countedAs(card: Printed): readonly Counted[] {
  const { types, strength, subtitle = '', parts, component } = card;
  const title = titleOnCard(card);
  if (parts !== undefined) return parts.map(part => countedHalf(part, part.strength));
  if (component !== undefined) return [countedHalf({ title, kind: component }, strength)];
  const type = title.startsWith('Vektrean Asteroid') ? 'T' : types.join('/');
  return [{ key: `${type}${strength} ${title} - ${subtitle}`, name: listName(card), strength }];
}
