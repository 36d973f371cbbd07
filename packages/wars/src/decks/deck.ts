import type { CardSource } from '../card.ts';

/** The ways to build a deck: from all cards for sanctioned play, or from the packs that one has opened. */
export const FORMATS = ['constructed', 'sealed', 'draft'] as const;
export type Format = (typeof FORMATS)[number];

/** What a match starts from: the cards of both players, by id. */
export interface WarsSetup {
  readonly seats: readonly {
    readonly name?: string;
    /** one id for each card, the starting location not among them */
    readonly deck: readonly string[];
    /** the id of the location to start with, offered first; any other of the deck may be chosen (wars/starting-the-game/2) */
    readonly location?: string;
  }[];
  /** the seat that takes the first turn; drawn by lot where it is not given (wars/starting-the-game/1) */
  readonly first?: number;
  /** how the decks were built, constructed by default; `any` lets every deck play, for trials */
  readonly format?: Format | 'any';
  /** a tournament: a match without a winner is left to its tie breakers (wars/systematic-rules/7) */
  readonly tournament?: boolean;
}

/** The cards of a deck, and the copies of one title, that the rules allow. */
export const DECK_SIZE = 60;
export const MOST_OF_A_TITLE = 4;

/** The cards that constructed decks may not hold, with the ruling that bans each (wars/rulings/3). */
const BANNED: ReadonlyMap<string, string> = new Map([['talkan', 'wars/ruling-talkan/1']]);

/** A rule of deck building that is broken: which, in a sentence, and by what card. */
export interface DeckFault {
  readonly rule: string;
  readonly text: string;
  readonly card?: string;
}

/**
 * The rules of deck building that these cards break (wars/deck-building). Packs limit what a sealed or drafted deck can hold,
 * but the rules loosen nothing for it except the ban: 60 cards, a location and four of a title hold there too.
 * @param ids one id for each card, the starting location among them
 * @param sourceOf a card by its id
 * @param unknown how many more cards the list has whose names are unknown
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
