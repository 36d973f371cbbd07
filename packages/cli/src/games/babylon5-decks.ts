import { DEFS, RACES, type Race } from '@orrery/babylon5';
import { BadInput } from '@orrery/kernel';
import { cardsIn, type ListFormat, NameIndex, parseList } from '@orrery/kernel/lists/index';

/** A deck as a seat of a setup takes it. */
export interface SeatDeck {
  readonly race: Race;
  readonly deck: readonly string[];
  readonly hand: readonly string[];
}

let format: ListFormat | null = null;

function listFormat(): ListFormat {
  format ??= {
    index: new NameIndex(DEFS.map(d => ({ id: d.id, title: d.title }))),
    sections: { deck: ['deck', 'main deck'], hand: ['starting hand'] },
    types: [...new Set(DEFS.map(d => d.type))],
    keys: ['Race', 'Name'],
    choose: (candidates, _qualifier, metadata) =>
      candidates.find(id => DEFS.find(d => d.id === id)!.race === metadata.Race?.toLowerCase()) ?? candidates[0],
  };
  return format;
}

/**
 * Reads a deck list.
 * @param lenient leaves out what this version has not got, and counts it
 * @throws BadInput naming the first fault
 */
export function readDeck(text: string, where: string, lenient = false): SeatDeck & { readonly missing: number } {
  const list = parseList(text, listFormat());
  const race = list.metadata.Race?.toLowerCase() as Race | undefined;
  if (race === undefined || !RACES.includes(race))
    throw new BadInput(`${where} does not say whose deck it is: add a line such as "Race: Narn".`);
  const [fault] = list.faults;
  if (fault !== undefined && !lenient) {
    const meant = fault.suggestions.length > 0 ? ` Did you mean ${fault.suggestions.join(' or ')}?` : '';
    const more = list.faults.length > 1 ? ` (and ${list.faults.length - 1} more)` : '';
    throw new BadInput(`${where}, line ${fault.line}: ${fault.message}${meant}${more}`);
  }
  const ids = (section: string) => cardsIn(list, section).flatMap(c => Array.from({ length: c.count }, () => c.id));
  return { race, deck: ids('deck'), hand: ids('hand'), missing: list.faults.length };
}
