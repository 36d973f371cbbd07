// The decks of Babylon 5: ready decks, checks of lists, and the setup of a match.
import {
  CONSTRUCTED_LISTS,
  checkDeck,
  type Deck,
  defOfId,
  FACTION_LISTS,
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
import { AGREEMENTS, type AgreementId } from './agreements.ts';

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

/** The decks of factions that have no starter deck: their titles and factions, and the plan of each. */
const FACTIONS: Readonly<
  Record<keyof typeof FACTION_LISTS, { readonly title: string; readonly faction: string; readonly about: string }>
> = {
  'league-envoys': {
    title: 'League envoys (60 cards)',
    faction: 'Non-Aligned',
    about:
      'Vizak speaks for the League: aides sway Diplomacy conflicts, trade brings influence, and a strong Babylon 5 is power.',
  },
  'human-hardliners': {
    title: 'Human hardliners (60 cards)',
    faction: 'Human home faction',
    about: 'Clark rules at home: Earth builds the larger fleet, raids its neighbours, and keeps a secret police.',
  },
  'centauri-ambition': {
    title: 'Centauri ambition (60 cards)',
    faction: 'Centauri home faction',
    about:
      'Lord Refa wants the old Republic back: agents open the way, fleets follow, and tension itself becomes power.',
  },
  'minbari-warriors': {
    title: 'Minbari warriors (60 cards)',
    faction: 'Minbari home faction',
    about: 'Neroon leads the warrior caste: few captains, but the strongest ships of all, and an old war to finish.',
  },
  'narn-peacemakers': {
    title: 'Narn peacemakers (60 cards)',
    faction: 'Narn home faction',
    about:
      "Na'Far spares his people: he wins Diplomacy conflicts, trades with everybody, and shares in a strong Babylon 5.",
  },
  'psi-corps': {
    title: 'Psi Corps (60 cards)',
    faction: 'Psi Corps',
    about:
      'Bester reads minds: no fleets, but telepaths and neutral agents who scan hands, hold characters down, and live on Intrigue.',
  },
  'league-raiders': {
    title: 'League raiders (60 cards)',
    faction: 'Non-Aligned',
    about: 'Juphar Trkider leads small, cheap ships to raids on every border, and his captains bring lost ones back.',
  },
  'league-schemers': {
    title: 'League schemers (60 cards)',
    faction: 'Non-Aligned',
    about:
      "She'lah plays the great powers against each other: agents steal technology and secrets in Intrigue conflicts.",
  },
};

/** The starter decks by race, then the constructed decks: of the same races, and of other factions. */
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
  ...Object.entries(FACTION_LISTS).map(([name, list]) => [
    name,
    { ...FACTIONS[name as keyof typeof FACTIONS], list, byChoice: true },
  ]),
]);

/** The decks that sit down where nobody chooses one, in this order. */
const FILLING: Readonly<Record<string, string>> = { ...STARTER_LISTS, ...FACTION_LISTS };

/** Returns the ruleset of a name that was already checked. */
const asRuleset = (name: string | null): Ruleset => RULESETS.find(r => r === name) ?? RULESETS[0];

/** A deck that sits at a seat, and what players call it: the name of a ready deck, or the race of another list. */
interface Sitting {
  readonly deck: Deck;
  readonly name: string;
}

/**
 * True for two decks that cannot sit at one table: of one faction, unless it is the League's, or with one leader (b5/setup/4, b5/setup/7,
 * b5/starting-hand/8).
 */
export const clash = (a: Deck, b: Deck): boolean =>
  a.ambassador === b.ambassador || (a.race !== 'non-aligned' && a.race === b.race && a.designation === b.designation);

/** True if the published rules need the rules for alternate factions to seat these decks (b5/setup/1, b5/setup/4, b5/setup/15). */
const needAlternates = (decks: readonly Deck[], seats = decks.length): boolean =>
  seats > 5 ||
  decks.some(deck => deck.designation !== 'babylon project') ||
  new Set(decks.map(deck => deck.race)).size < decks.length;

/** How a deck list is read: with the cards of an overlay, or printed cards alone. */
const readingOf = (overlay: unknown) => (overlay === undefined ? {} : { overlay: overlayName(overlay) });

/** Returns the agreements that the chosen decks and the number of seats need. */
export function needed({ decks, ruleset, overlay }: Wanted): AgreementId[] {
  const chosen = decks.flatMap(one => (one === null ? [] : [readDeck(one.text, readingOf(overlay))]));
  return asRuleset(ruleset) !== 'engine' && needAlternates(chosen, decks.length) ? ['alternate-factions'] : [];
}

/**
 * Chooses ready decks for the seats without one: first of races that nobody plays, then of other factions of those races.
 * @param single true if each race has only one player (b5/dual-race/22)
 * @throws BadInput if none is left for a seat
 */
function seatAll(own: readonly (Sitting | null)[], reading: { readonly overlay?: string }, single: boolean): Sitting[] {
  const sitting = own.flatMap(at => at ?? []);
  const read = new Map<string, Sitting>();
  const first = (fits: (deck: Deck) => boolean): Sitting | undefined => {
    for (const [name, list] of Object.entries(FILLING)) {
      if (sitting.some(one => one.name === name)) continue;
      const one = read.get(name) ?? { name, deck: readDeck(list, reading) };
      read.set(name, one);
      if (fits(one.deck)) return one;
    }
    return undefined;
  };
  return own.map((at, i) => {
    if (at !== null) return at;
    const others = sitting.map(({ deck }) => deck);
    const found =
      first(deck => deck.designation === 'babylon project' && others.every(({ race }) => race !== deck.race)) ??
      (single ? undefined : first(deck => others.every(other => !clash(deck, other))));
    if (found === undefined)
      throw new BadInput(
        `No ready deck is left for seat ${i + 1}. It needs a deck list of another ${single ? 'race (b5/dual-race/22)' : 'faction'}.`,
      );
    sitting.push(found);
    return found;
  });
}

/**
 * Prepares a match with these decks. Seats without one get ready decks of factions that are still free.
 * @throws BadInput if no ready deck is left for a seat
 */
export function prepare({ decks: given, ruleset: named, agreed = [], overlay }: Wanted): Prepared {
  const reading = readingOf(overlay);
  const has = (id: AgreementId): boolean => agreed.includes(id);
  const ruleset = asRuleset(named);
  const seats = seatAll(
    given.map(one => {
      if (one === null) return null;
      const deck = readDeck(one.text, reading);
      return { deck, name: one.ready ? one.name : (deck.race ?? '') };
    }),
    reading,
    has('preliminary'),
  );
  const decks = seats.map(({ deck }) => deck);
  // the starter decks are smaller than the other rulesets require; the table allows this
  const small = ruleset !== 'casual' && seats.some(({ name }, i) => given[i]?.ready !== false && name in STARTER_LISTS);
  const alternate = has('alternate-factions') || (ruleset !== 'engine' && needAlternates(decks));
  return {
    setup: setupFrom(decks, ruleset, [], {
      ...(small ? { house: ['any deck'] } : {}),
      ...(alternate ? { alternateFactions: true } : {}),
      ...(has('preliminary') ? { preliminary: true } : {}),
      ...(has('extended-loyalty') ? { options: ['extended loyalty'] } : {}),
      ...(overlay === undefined ? {} : { overlay }),
    }),
    decks: seats.map(({ name }) => name),
    notices: small ? [SMALL_DECKS] : [],
    agreed: AGREEMENTS.map(({ id }) => id).filter(id => has(id) || (alternate && id === 'alternate-factions')),
  };
}

/** Returns every fault of a deck list, and its number of cards by place. */
export function judge(text: string, ruleset: string | null, overlay?: unknown): DeckReport {
  const deck = readDeck(text, readingOf(overlay));
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
