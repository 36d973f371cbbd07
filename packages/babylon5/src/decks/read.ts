import { cardsIn, type DeckList, type ListedCard, type ListFault, mendedCards, parseList } from '@orrery/decks';
import { nameKey } from '@orrery/kernel';
import { RACE_NAMES } from '../names.ts';
import { type CardInLists, listedOf } from '../printed.ts';
import { judgeLeader } from '../rules/factions/leaders.ts';
import { DESIGNATIONS, type Designation, RACES, type Race } from '../state.ts';
import { cardNames, listFormat, nearestRace, readRace, type Section } from './format.ts';

/** The parts of a deck, as card ids with their counts and lines. */
export type Parts = Readonly<Record<Section, readonly ListedCard[]>>;

/** A deck as read from a list. */
export interface Deck extends Parts {
  readonly name: string;
  /** null if the list does not say, and its cards do not either */
  readonly race: Race | null;
  readonly designation: Designation;
  /**
   * the id of the starting ambassador: the one in the list's header, else the first in the hand, else the first in the deck; null if there is none
   */
  readonly ambassador: string | null;
  /** lines that cannot be read, with line numbers and similar names */
  readonly faults: readonly ListFault[];
  /** the deck with all of these faults fixed, for rules that judge it now */
  readonly mended: Parts & { readonly race: Race | null; readonly ambassador: string | null };
  /** the list with every line, to print it again */
  readonly list: DeckList;
}

/** The card of an id that a list has found. */
export function defOfId(id: string): CardInLists {
  return listedOf(id)!;
}

const partsOf = (at: (section: Section) => readonly ListedCard[]): Parts => ({
  deck: at('deck'),
  hand: at('hand'),
  reserve: at('reserve'),
  crusade: at('crusade'),
});

const defsOf = (cards: readonly ListedCard[]): CardInLists[] => cards.map(card => defOfId(card.id));

const leads = (d: CardInLists, race: Race, designation: Designation): boolean =>
  judgeLeader(d, race, designation, 'engine') === null;

/** The races whose ambassador may be one of these cards. */
const racesLed = (cards: readonly CardInLists[], designation: Designation): Race[] =>
  RACES.filter(race => cards.some(d => d.race === race && leads(d, race, designation)));

/** The race of the cards that may lead a faction. If there are several, those in the starting hand decide. Null if the race stays unclear. */
function raceLed({ hand, deck }: Parts, designation: Designation): Race | null {
  for (const cards of [defsOf(hand), defsOf([...hand, ...deck])]) {
    const [race, ...others] = racesLed(cards, designation);
    if (race !== undefined && others.length === 0) return race;
  }
  return null;
}

/** The race with the most cards; null if no card has a race. */
function commonRace({ hand, deck }: Parts): Race | null {
  const count = (race: Race) => [...hand, ...deck].reduce((n, x) => n + (defOfId(x.id).race === race ? x.count : 0), 0);
  const [race] = [...RACES].sort((a, b) => count(b) - count(a));
  return race !== undefined && count(race) > 0 ? race : null;
}

/**
 * Reads a deck list. It never throws: lines that cannot be read are among the faults.
 * @param options `race`: the race of a list without one; `overlay`: the name of the overlay whose cards it may name
 */
export function readDeck(text: string, options: { readonly race?: Race; readonly overlay?: string } = {}): Deck {
  const first = parseList(text, listFormat(options.race, options.overlay));
  // an empty race counts as no race
  const named = first.metadata.Race || undefined;
  const wantedFaction = nameKey(first.metadata.Faction ?? '');
  const designation = DESIGNATIONS.find(d => nameKey(d) === wantedFaction) ?? 'babylon project';
  const race =
    named === undefined
      ? (options.race ??
        raceLed(
          partsOf(section => mendedCards(first, section)),
          designation,
        ))
      : readRace(named);
  const likely = race ?? nearestRace(named ?? '') ?? commonRace(partsOf(section => mendedCards(first, section)));
  // of cards with one title, use that of the race, even if the race follows from the cards
  const list = named === undefined && likely !== null ? parseList(text, listFormat(likely, options.overlay)) : first;
  const parts = partsOf(section => cardsIn(list, section));
  const mended = partsOf(section => mendedCards(list, section));

  const faults: ListFault[] = [...list.faults];
  const { metadata } = list;
  const complain = (key: string, message: string, suggestions: readonly string[]) => {
    const line = list.lines.findIndex(x => x.kind === 'metadata' && x.key === key);
    faults.push({ line: line + 1, text: list.lines[line]?.text ?? '', message, suggestions });
    return line + 1;
  };
  if (wantedFaction !== '' && nameKey(designation) !== wantedFaction)
    complain('Faction', `There is no faction called “${metadata.Faction}”.`, DESIGNATIONS);
  if (named !== undefined && race === null)
    complain('Race', `You cannot play the race “${named}”.`, likely === null ? RACES : [RACE_NAMES[likely]!]);
  if (named === undefined && race === null)
    faults.push({
      line: 0,
      text: '',
      message: 'The list does not say its race. Add a line such as “Race: Narn”.',
      suggestions: likely === null ? [] : [`Race: ${RACE_NAMES[likely]}`],
    });

  const led = ({ hand, deck }: Parts) =>
    likely === null ? undefined : defsOf([...hand, ...deck]).find(d => leads(d, likely, designation));
  let ambassador = led(parts)?.id ?? null;
  let meant = led(mended)?.id ?? null;
  let { hand } = mended;
  if (metadata.Ambassador !== undefined) {
    const index = cardNames(options.overlay);
    const listed = [...mended.hand, ...mended.deck].map(x => x.id);
    const called = index.lookup(metadata.Ambassador);
    ambassador = called.find(id => listed.includes(id)) ?? null;
    meant = ambassador;
    if (ambassador === null) {
      const near = index
        .nearest(metadata.Ambassador)
        .filter(title => index.lookup(title).some(id => listed.includes(id)));
      const advice = called.length > 0 ? '. Add it to the starting hand' : '';
      const line = complain('Ambassador', `The list has no card called “${metadata.Ambassador}”${advice}.`, near);
      meant = called[0] ?? listed.find(id => index.title(id) === near[0]) ?? null;
      if (called.length > 0) hand = [{ id: called[0]!, count: 1, line }, ...hand];
    }
  }
  return {
    ...parts,
    name: metadata.Name ?? '',
    race,
    designation,
    ambassador,
    faults: faults.sort((a, b) => a.line - b.line),
    mended: { ...mended, hand, race: likely, ambassador: meant },
    list,
  };
}
