import type { CardSource } from '../card.ts';

/** The ways to build a deck: from all cards for sanctioned play, or from opened packs. */
export const FORMATS = ['constructed', 'sealed', 'draft'] as const;
export type Format = (typeof FORMATS)[number];

/** The start of a match: the cards of both players, by id. */
export interface WarsSetup {
  readonly seats: readonly {
    readonly name?: string;
    /** one id for each card, without the starting location */
    readonly deck: readonly string[];
    /** the id of the suggested starting location; the player may choose any other location of the deck (wars/starting-the-game/2) */
    readonly location?: string;
  }[];
  /** the names of the sets of its cards; without it, the first sets (`Library.first`) */
  readonly sets?: readonly string[];
  /** the seat that takes the first turn; random if it is not given (wars/starting-the-game/1) */
  readonly first?: number;
  /** how the decks were built, constructed by default; `any` allows every deck, for trials */
  readonly format?: Format | 'any';
  /** true in a tournament: tie breakers then decide a match without a winner (wars/systematic-rules/7) */
  readonly tournament?: boolean;
}

/** The sizes that the rules allow: the cards of a deck, and the copies of one title. */
export const DECK_SIZE = 60;
export const MOST_OF_A_TITLE = 4;

/** The cards that are banned from constructed decks, with the ruling that bans each (wars/rulings/3). */
const BANNED: ReadonlyMap<string, string> = new Map([['talkan', 'wars/ruling-talkan/1']]);

/** A broken rule of deck building: the rule, a sentence, and the card that breaks it. */
export interface DeckFault {
  readonly rule: string;
  readonly text: string;
  readonly card?: string;
}

/**
 * Returns the rules of deck building that these cards break (wars/deck-building). Sealed and drafted decks follow the same rules, except the ban: 60
 * cards, a location, and at most four copies of a title.
 * @param ids one id for each card, with the starting location
 * @param sourceOf returns a card by its id
 * @param unknown the number of further cards in the list whose names are unknown
 */
export function deckFaults(
  ids: readonly string[],
  format: Format,
  sourceOf: (id: string) => CardSource | undefined,
  unknown = 0,
): DeckFault[] {
  const faults: DeckFault[] = [];
  const size = ids.length + unknown;
  if (size !== DECK_SIZE)
    faults.push({
      rule: 'wars/deck-building/1',
      text: `A deck has exactly ${DECK_SIZE} cards. This one has ${size}.`,
    });
  if (unknown === 0 && !ids.some(id => sourceOf(id)?.type === 'location'))
    faults.push({ rule: 'wars/deck-building/2', text: 'A deck needs at least 1 location to start with.' });
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, n] of counts) {
    const card = sourceOf(id);
    if (card === undefined) continue;
    // wars/deck-building/4, wars/unlimited/1
    if (n > MOST_OF_A_TITLE && card.unlimited !== true)
      faults.push({
        rule: 'wars/deck-building/3',
        text: `A deck has at most ${MOST_OF_A_TITLE} copies of ${card.title}. This one has ${n}.`,
        card: id,
      });
    const ban = BANNED.get(id);
    if (ban !== undefined && format === 'constructed')
      faults.push({ rule: ban, text: `${card.title} is banned from constructed decks.`, card: id });
  }
  return faults;
}
