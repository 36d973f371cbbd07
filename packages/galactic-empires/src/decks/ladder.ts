import type { CardType, Printed } from '../printed.ts';

/** A card of a deck, and the type that it counts as. */
export interface Stocked {
  readonly card: Printed;
  readonly type: CardType;
}

/** The cards above a gap in the strengths of their type, and the strengths that are missing below them. */
export interface Gaps {
  readonly past: readonly Stocked[];
  /** type letter and strength: `S3` */
  readonly missing: readonly string[];
}

/** Groups the cards by type, in the order of the deck. */
export function byType(cards: readonly Stocked[]): Map<CardType, Stocked[]> {
  const found = new Map<CardType, Stocked[]>();
  for (const one of cards) {
    const of = found.get(one.type);
    if (of === undefined) found.set(one.type, [one]);
    else of.push(one);
  }
  return found;
}

/**
 * Finds the gaps in the ladder of strengths. Below every card there must be one of each lower strength of its type. Each card above a gap breaks the
 * rule once, however wide the gap is (ge/deck-construction/8, ge/deck-construction/11).
 */
export function gapsIn(cards: readonly Stocked[]): Gaps {
  const past: Stocked[] = [];
  const missing: string[] = [];
  for (const [type, of] of byType(cards)) {
    const strengths = new Set(of.map(one => one.card.strength));
    const highest = Math.max(...strengths);
    let top = 0;
    while (strengths.has(top + 1)) top++;
    past.push(...of.filter(one => one.card.strength > top));
    for (let strength = top + 1; strength < highest; strength++)
      if (!strengths.has(strength)) missing.push(`${type}${strength}`);
  }
  return { past, missing };
}

/** The most work: ways to count the cards' types, multiplied by the number of cards. */
const MOST_WORK = 100_000;

/**
 * Yields every way to give these cards one type each. A card with two types counts as either, and its player chooses for each copy
 * (ge/card-nomenclature/1). A unit with two strengths counts as the type of the greater (ge/empire-aqaaran/2). A list full of such cards is not tried
 * completely, because it breaks other rules.
 */
export function* waysToStock(cards: readonly Printed[]): Generator<readonly Stocked[], undefined> {
  const settled: Stocked[] = [];
  const open = new Map<string, Printed[]>();
  for (const card of cards) {
    const [type, other] = card.types;
    if (other === undefined || card.second !== undefined) settled.push({ card, type: type! });
    else open.set(card.id, [...(open.get(card.id) ?? []), card]);
  }
  const most = Math.max(1, MOST_WORK / cards.length);
  let ways = 0;
  function* from(
    groups: readonly (readonly Printed[])[],
    so: readonly Stocked[],
  ): Generator<readonly Stocked[], undefined> {
    const [copies, ...rest] = groups;
    if (copies === undefined) {
      ways++;
      yield so;
      return;
    }
    for (let first = copies.length; first >= 0 && ways < most; first--)
      yield* from(rest, [...so, ...copies.map((card, i) => ({ card, type: card.types[i < first ? 0 : 1]! }))]);
  }
  yield* from([...open.values()], settled);
}
