import { each, unreadDeck } from '@orrery/decks';
import { BadInput } from '@orrery/kernel';
import { LIBRARY } from '../card.ts';
import type { HouseRule, OptionalRule, SeatSetup, Setup } from '../rules/setup/match-setup.ts';
import type { Ruleset } from '../state.ts';
import { type Deck, readDeck } from './read.ts';
import { STARTER_LISTS } from './starter-decks.ts';

/** What the players of a table may agree on besides the ruleset. */
export interface SetupOptions {
  /** optional rules of the engine rules, to which all players have agreed (b5/which-rules/5) */
  readonly options?: readonly OptionalRule[];
  readonly alternateFactions?: boolean;
  readonly house?: readonly HouseRule[];
  /** true for a table of a tournament's preliminary round (b5/dual-race/22) */
  readonly preliminary?: boolean;
  /** the overlay of the match, as plain data; its decks were read with it */
  readonly overlay?: unknown;
  /** true: players choose starting hands in the match, even if a list has one */
  readonly chooseHands?: boolean;
}

/**
 * The setup of a match between these decks, one for each player in turn.
 * @param names the players' names; the default is the race
 * @throws BadInput for a list that cannot be read; the start of the match refuses decks that break rules
 */
export function setupFrom(
  decks: readonly Deck[],
  ruleset: Ruleset,
  names: readonly string[] = [],
  more: SetupOptions = {},
): Setup {
  if (names.length > decks.length)
    throw new BadInput(`There are ${names.length} players and ${decks.length} decks. Each player needs 1 deck.`);
  const { options, alternateFactions, house, preliminary } = more;
  const drawn = options?.includes('two-player start') === true;
  const seats = decks.map((deck, i): SeatSetup => {
    const fault = unreadDeck(i, deck.name, deck.faults);
    if (fault !== null) throw new BadInput(fault);
    const hand = each(deck.hand);
    const named = hand.length > 0 && !more.chooseHands && !drawn;
    const ambassador = hand.length > 0 || deck.list.metadata.Ambassador !== undefined ? deck.ambassador : null;
    return {
      race: deck.race!,
      ...(names[i] ? { name: names[i] } : {}),
      ...(deck.designation === 'babylon project' ? {} : { designation: deck.designation }),
      ...(ambassador === null ? {} : { ambassador }),
      deck: named ? each(deck.deck) : [...hand, ...each(deck.deck)],
      ...(named ? { hand } : {}),
      ...(deck.reserve.length > 0 ? { reserve: each(deck.reserve) } : {}),
      ...(deck.crusade.length > 0 ? { crusade: each(deck.crusade) } : {}),
      ...(options ? { options } : {}),
    };
  });
  return {
    ruleset,
    seats,
    sets: LIBRARY.setsFor(
      decks.flatMap(({ hand, deck, reserve, crusade }) => [hand, deck, reserve, crusade].flatMap(each)),
    ),
    ...(more.overlay === undefined ? {} : { overlay: more.overlay }),
    ...(alternateFactions ? { alternateFactions } : {}),
    ...(house ? { house } : {}),
    ...(preliminary ? { preliminary } : {}),
  };
}

/** The four starter decks of the Premier edition: their 50 fixed cards, with the starting hand. */
export function starterDecks(): Record<keyof typeof STARTER_LISTS, Deck> {
  const { human, centauri, minbari, narn } = STARTER_LISTS;
  return { human: readDeck(human), centauri: readDeck(centauri), minbari: readDeck(minbari), narn: readDeck(narn) };
}

/** A match of the four starter decks. Outside casual games they are too small for the format, so the players agree to allow any deck. */
export function starterSetup(ruleset: Ruleset = 'casual', more: SetupOptions = {}): Setup {
  const house: readonly HouseRule[] = ruleset === 'casual' ? [] : ['any deck'];
  return setupFrom(Object.values(starterDecks()), ruleset, [], { ...(house.length > 0 ? { house } : {}), ...more });
}
