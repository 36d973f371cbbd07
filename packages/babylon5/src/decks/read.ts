import { cardsIn, type DeckList, type ListedCard, type ListFault, parseList } from '@orrery/decks';
import { nameKey } from '@orrery/kernel';
import { type CardDef, DEFS } from '../card.ts';
import { judgeLeader } from '../rules/starting-ambassador.ts';
import { DESIGNATIONS, type Designation, RACES, type Race } from '../state.ts';
import { cardNames, listFormat, readRace, type Section } from './format.ts';

/** A deck as a list gives it: card ids with their counts and lines. */
export interface Deck {
  readonly name: string;
  /** null where the list does not say, and its cards do not either */
  readonly race: Race | null;
  readonly designation: Designation;
  /** the id of the starting ambassador: the one named, or the first in the hand, or the first in the deck; null where there is none */
  readonly ambassador: string | null;
  /** the starting hand, the ambassador with it if it stands there; empty where the player is to choose */
  readonly hand: readonly ListedCard[];
  readonly deck: readonly ListedCard[];
  readonly reserve: readonly ListedCard[];
  readonly crusade: readonly ListedCard[];
  /** what could not be read, with line numbers and the names that may have been meant */
  readonly faults: readonly ListFault[];
  /** the list with every line, for printing it again */
  readonly list: DeckList;
}

/** The definition of a card id that a list has found. */
export function defOfId(id: string): CardDef {
  return DEFS.find(d => d.id === id)!;
}

/**
 * Reads a deck list. It never throws: whatever cannot be read is among the faults.
 * @param options `race`: the race of a list that names none
 */
export function readDeck(text: string, options: { readonly race?: Race } = {}): Deck {
  const list = parseList(text, listFormat(options.race));
  const faults: ListFault[] = [...list.faults];
  const { metadata } = list;
  const at = (section: Section) => cardsIn(list, section);
  const [hand, deck] = [at('hand'), at('deck')];
  const complain = (key: string, message: string, suggestions: readonly string[]) => {
    const line = list.lines.findIndex(x => x.kind === 'metadata' && x.key === key);
    faults.push({ line: line + 1, text: list.lines[line]?.text ?? '', message, suggestions });
  };

  const wantedFaction = nameKey(metadata.Faction ?? '');
  const designation = DESIGNATIONS.find(d => nameKey(d) === wantedFaction) ?? 'babylon project';
  if (wantedFaction !== '' && nameKey(designation) !== wantedFaction)
    complain('Faction', `Nobody starts as a faction called “${metadata.Faction}”.`, DESIGNATIONS);

  let race = metadata.Race === undefined ? (options.race ?? null) : readRace(metadata.Race);
  if (metadata.Race !== undefined && race === null)
    complain('Race', `“${metadata.Race}” is no race that can be played.`, RACES);

  const cards = [...hand, ...deck].map(card => defOfId(card.id));
  const leads = (d: CardDef, r: Race) => judgeLeader(d, r, designation, 'engine') === null;
  if (race === null && metadata.Race === undefined) {
    const races = [...new Set(cards.flatMap(d => RACES.filter(r => d.race === r && leads(d, r))))];
    if (races.length === 1) race = races[0]!;
    else
      faults.push({
        line: 1,
        text: '',
        message: 'The list does not say its race: write “Race: Narn”, say.',
        suggestions: [],
      });
  }

  let ambassador = race === null ? undefined : cards.find(d => leads(d, race));
  if (metadata.Ambassador !== undefined) {
    const ids = cardNames().lookup(metadata.Ambassador);
    ambassador = cards.find(d => ids.includes(d.id));
    if (ambassador === undefined)
      complain(
        'Ambassador',
        `The list has no card called “${metadata.Ambassador}”.`,
        cardNames()
          .nearest(metadata.Ambassador)
          .filter(title => cards.some(d => d.title === title)),
      );
  }
  return {
    name: metadata.Name ?? '',
    race,
    designation,
    ambassador: ambassador?.id ?? null,
    hand,
    deck,
    reserve: at('reserve'),
    crusade: at('crusade'),
    faults: faults.sort((a, b) => a.line - b.line),
    list,
  };
}
