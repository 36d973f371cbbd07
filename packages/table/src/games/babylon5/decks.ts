// The decks of Babylon 5: ready decks, checks of lists, and the setup of a match.
import {
  CONSTRUCTED_LISTS,
  checkDeck,
  defOfId,
  listFormat,
  RULESETS,
  type Ruleset,
  readDeck,
  STARTER_LISTS,
  setupFrom,
} from '@orrery/babylon5/lists';
import { cardCount, inFile } from '@orrery/decks';
import { BadInput, capitalized, overlayName } from '@orrery/kernel';
import type { DeckForm, DeckReport, Prepared, ReadyDeck, Wanted } from '../../contract/game.ts';
import { printDeck } from '../print-deck.ts';

const SMALL_DECKS = 'The starter decks are smaller than these rules ask for, which this table overlooks.';

/** How each deck plays. */
const ABOUT: Readonly<Record<keyof typeof STARTER_LISTS, string>> = {
  human:
    'Diplomats and telepaths make peace and trade, and gather power with Babylon 5 itself; the fleets stay at home until they must not.',
  centauri:
    'Schemers and strong fleets: aftermaths turn every conflict into something for the Republic, and hatred itself becomes power.',
  minbari:
    'A wise council with the Vorlons at its back: marks and agreements bring power slowly, and few dare to attack it.',
  narn: 'Warships and warriors with old scores to settle: a large fleet that is ready is power, and whoever attacks it regrets it.',
};

/** The constructed decks: their titles, and the plan of each. */
const PLANS: Readonly<Record<keyof typeof CONSTRUCTED_LISTS, { readonly title: string; readonly about: string }>> = {
  'human-peacemakers': {
    title: 'Human peacemakers (60 cards)',
    about:
      'Win Diplomacy conflicts, trade with everybody, and build up Babylon 5. Then change to Peace In Our Time: every 3 influence of the station is 1 power.',
  },
  'centauri-conspirators': {
    title: 'Centauri conspirators (60 cards)',
    about:
      'Gather Shadow Marks under Growth in Chaos: every 2 are 1 power, and cards of the Shadows become cheap. Agents win Intrigue conflicts, and trade brings influence meanwhile.',
  },
  'minbari-prophets': {
    title: 'Minbari prophets (60 cards)',
    about:
      'Gather Vorlon Marks under Servants of Order: every 2 are 1 power. Delenn and her council win Diplomacy conflicts, and the Vorlons call off those of others.',
  },
  'narn-armada': {
    title: 'Narn armada (60 cards)',
    about:
      'Build a fleet that stays ready: under Never Again each large ship is 1 power. Quadrant 14 makes ships cheaper, and Gunboat Diplomacy brings the influence.',
  },
};

/** The starter decks by race, then the constructed decks. */
export const DECKS: Readonly<Record<string, ReadyDeck>> = Object.fromEntries([
  ...Object.entries(STARTER_LISTS).map(([race, list]) => [
    race,
    {
      title: `${capitalized(race)} starter deck`,
      faction: capitalized(race),
      about: ABOUT[race as keyof typeof ABOUT],
      list,
    },
  ]),
  ...Object.entries(CONSTRUCTED_LISTS).map(([name, list]) => [
    name,
    {
      ...PLANS[name as keyof typeof PLANS],
      faction: capitalized(name.split('-')[0]!),
      list,
      byChoice: true,
    },
  ]),
]);

/** Returns the ruleset of a name that was already checked. */
const asRuleset = (name: string | null): Ruleset => RULESETS.find(r => r === name) ?? RULESETS[0];

/**
 * Prepares a match with these decks. Seats without one get the starter decks of races that are still free.
 * @throws BadInput if no starter deck is left for a seat
 */
export function prepare({ decks: given, ruleset: named, overlay }: Wanted): Prepared {
  const reading = overlay === undefined ? {} : { overlay: overlayName(overlay) };
  const ruleset = asRuleset(named);
  const own = given.map(deck => (deck === null ? null : readDeck(deck.text, reading)));
  const taken = new Set(own.map(deck => deck?.race));
  const free = Object.values(STARTER_LISTS)
    .map(list => readDeck(list, reading))
    .filter(deck => !taken.has(deck.race));
  const decks = own.map((deck, i) => {
    const found = deck ?? free.shift();
    if (found === undefined)
      throw new BadInput(
        `There are starter decks for four races; seat ${i + 1} needs a deck of its own (a list of another race).`,
      );
    return found;
  });
  // the starter decks are smaller than the other rulesets require; the table allows this
  const small = ruleset !== 'casual' && given.some(deck => deck === null || (deck.ready && deck.name in STARTER_LISTS));
  return {
    setup: setupFrom(decks, ruleset, [], {
      ...(small ? { house: ['any deck'] } : {}),
      ...(overlay === undefined ? {} : { overlay }),
    }),
    decks: decks.map(deck => deck.race!),
    notices: small ? [SMALL_DECKS] : [],
  };
}

/** Returns every fault of a deck list, and its number of cards by place. */
export function judge(text: string, ruleset: string | null, overlay?: unknown): DeckReport {
  const deck = readDeck(text, overlay === undefined ? {} : { overlay: overlayName(overlay) });
  const cards = { hand: cardCount(deck.hand), deck: cardCount(deck.deck), reserve: cardCount(deck.reserve) };
  const pile = cardCount(deck.crusade);
  const reserve = deck.reserve.length > 0 ? `, ${cards.reserve} in reserve` : '';
  const crusade = pile > 0 ? `, ${pile} in the Crusade Pile` : '';
  return {
    faults: inFile(deck.list, checkDeck(deck, asRuleset(ruleset))),
    size: `${cards.hand} in the starting hand, ${cards.deck} in the deck${reserve}${crusade}`,
    facts: { race: deck.race, cards: pile > 0 ? { ...cards, crusade: pile } : cards },
  };
}

/** Writes a deck list that was read, as plain text or as a deck of LackeyCCG. @throws BadInput for a deck of LackeyCCG if the list has faults */
export const print = (text: string, form: DeckForm = 'text'): string =>
  printDeck(readDeck(text).list, form, listFormat(), { game: 'Babylon 5', setOf: id => defOfId(id).source.set });
