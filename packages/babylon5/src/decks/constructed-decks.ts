// Four constructed decks of Premier cards, one a race: 60 cards besides the starting hand, so legal under all three rulesets.
import centauri from './lists/centauri-conspirators.txt?raw';
import human from './lists/human-peacemakers.txt?raw';
import minbari from './lists/minbari-prophets.txt?raw';
import narn from './lists/narn-armada.txt?raw';

/** The lists, by their names. */
export const CONSTRUCTED_LISTS = {
  'human-peacemakers': human,
  'centauri-conspirators': centauri,
  'minbari-prophets': minbari,
  'narn-armada': narn,
} as const;
