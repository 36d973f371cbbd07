// The rules of a legal deck: its size, copies, reserve and ambassador (b5/deck).
import { leftOut } from '@orrery/decks';
import { type Refusal, refuse } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import type { CardInLists } from '../../printed.ts';
import type { Ruleset } from '../../state.ts';
import { judgeSet } from './which-rules.ts';

/** The most copies of one card (b5/deck/6, b5/deck/9, b5/deck/10). */
export const MOST_COPIES = 3;
/** The most cards in a reserve (b5/deck/12). */
export const MOST_RESERVE = 20;
/** The fewest cards in a deck (b5/deck/1, b5/deck/2, b5/deck/3), and in one used with a Crusade Pile (b5/deck/4). */
const FEWEST: Readonly<Record<Ruleset, number>> = { casual: 45, tournament: 60, engine: 60 };
const FEWEST_WITH_CRUSADE = 70;

/** All cards that a player brings to the table, as indexes of definitions. */
export interface Brought {
  /** the starting ambassador, apart from deck and hand; -1 for none */
  readonly ambassador: number;
  /** the starting hand, if it is given apart from the deck */
  readonly hand: readonly number[];
  /** how many cards of the deck the player will choose for the hand */
  readonly toChoose: number;
  readonly deck: readonly number[];
  readonly reserve: readonly number[];
  /** the Crusade Pile, if there is one: no part of the deck, so its cards do not count (b5/crusade-pile/1, b5/deck/4) */
  readonly crusade: readonly number[];
  /** how many more cards the list has under unknown titles, and under titles of cards that are missing here */
  readonly unknown?: number;
  readonly absent?: number;
}

/** A fault of a deck by a rule; `def` is the card at fault, if there is one. */
export interface DeckFault extends Refusal {
  readonly def?: number;
}

const ambassadorMissing = refuse('b5/deck/11', 'The deck needs a starting ambassador of its race.');

/**
 * The number of cards that count toward the minimum size. The engine rules do not count the starting hand and cards that start in play (b5/deck/3).
 */
export function deckSize(ruleset: Ruleset, cards: Brought): number {
  const { deck, hand, ambassador, toChoose } = cards;
  return ruleset === 'engine'
    ? Math.max(0, deck.length - toChoose)
    : deck.length + hand.length + (ambassador < 0 ? 0 : 1);
}

/**
 * Finds every broken rule of deck construction: the number of cards, copies, sets, and the reserve. A deck has no maximum size (b5/deck/5).
 * @param card finds a card by its index: a loaded one, or the printed data of one
 */
export function deckFaults(
  ruleset: Ruleset,
  cards: Brought,
  card: (def: number) => CardInLists = def => DEFS[def]!,
): DeckFault[] {
  const faults: DeckFault[] = [];
  const size = deckSize(ruleset, cards) + (cards.unknown ?? 0);
  const least = ruleset === 'engine' && cards.crusade.length > 0 ? FEWEST_WITH_CRUSADE : FEWEST[ruleset];
  if (size < least) {
    const rule =
      least === FEWEST_WITH_CRUSADE
        ? 'b5/deck/4'
        : { casual: 'b5/deck/1', tournament: 'b5/deck/2', engine: 'b5/deck/3' }[ruleset];
    const besides = ruleset === 'engine' ? ', without the starting hand and the cards that start in play' : '';
    faults.push({
      rule,
      text: `A deck needs at least ${least} cards${besides}. This one has ${size}${leftOut(cards.absent ?? 0)}.`,
    });
  }
  // the engine rules count copies over deck and reserve together (b5/deck/7, b5/deck/8, b5/deck/13, b5/deck/14)
  const all = [...(cards.ambassador < 0 ? [] : [cards.ambassador]), ...cards.hand, ...cards.deck];
  const counted = ruleset === 'engine' ? [...all, ...cards.reserve] : all;
  const copies = new Map<number, number>();
  for (const def of counted) copies.set(def, (copies.get(def) ?? 0) + 1);
  for (const [def, n] of copies)
    if (n > MOST_COPIES) {
      const both = ruleset === 'engine' && cards.reserve.includes(def);
      faults.push({
        rule: both ? 'b5/deck/13' : 'b5/deck/6',
        text: `The ${both ? 'deck and reserve have' : 'deck has'} ${n} copies of ${card(def).title}. You can have at most ${MOST_COPIES}.`,
        def,
      });
    }
  if (ruleset !== 'casual' && cards.reserve.length > MOST_RESERVE)
    faults.push({
      rule: 'b5/deck/12',
      text: `A reserve has at most ${MOST_RESERVE} cards. This one has ${cards.reserve.length}.`,
    });
  for (const def of new Set([...all, ...cards.reserve, ...cards.crusade])) {
    const fault = judgeSet(ruleset, card(def));
    if (fault !== null) faults.push({ ...fault, def });
  }
  if (cards.ambassador < 0) faults.push(ambassadorMissing);
  return faults;
}

const LOOK = refuse('b5/deck/17', 'You cannot look through, shuffle or reorder a deck unless a card allows it.');
const CRUSADE_PILE = refuse(
  'b5/crusade-pile/2',
  'You cannot look at, shuffle or reorder a Crusade Pile unless a card allows it.',
);
const REORDER_DISCARDS = refuse('b5/deck/21', 'A discard pile keeps its order unless a card changes it.');
const REFILL = refuse('b5/draw-round/7', 'You never refill an empty deck from the discard pile.');

/** Wishes about decks and discard piles that no rule allows, and the rules that forbid them. */
const NEVER: Readonly<Record<string, Refusal>> = {
  'look-at-deck': LOOK,
  'shuffle-deck': LOOK,
  'reorder-deck': LOOK,
  'look-at-crusade': CRUSADE_PILE,
  'shuffle-crusade': CRUSADE_PILE,
  'reorder-crusade': CRUSADE_PILE,
  'reorder-discard': REORDER_DISCARDS,
  'refill-deck': REFILL,
};

/** The rule against a wish that is never allowed; null for other wishes. */
export function neverGranted(wish: string): Refusal | null {
  return NEVER[wish] ?? null;
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - knows.ts: b5/deck/20, b5/deck/22
// - rules/cards/drawing.ts: b5/deck/18, b5/deck/19
// - rules/setup/reserve.ts: b5/deck/15, b5/deck/16
