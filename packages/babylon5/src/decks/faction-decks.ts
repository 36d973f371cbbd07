// Constructed decks of factions that Premier has no starter deck for: home factions, the Psi Corps and the League. Each has 60 cards besides the
// starting hand, so it is legal under all three rulesets. Their leaders are reconstructed (docs/sources.md).
import centauri from './lists/centauri-ambition.txt?raw';
import human from './lists/human-hardliners.txt?raw';
import envoys from './lists/league-envoys.txt?raw';
import raiders from './lists/league-raiders.txt?raw';
import schemers from './lists/league-schemers.txt?raw';
import minbari from './lists/minbari-warriors.txt?raw';
import narn from './lists/narn-peacemakers.txt?raw';
import psiCorps from './lists/psi-corps.txt?raw';

/** The lists, by their names. */
export const FACTION_LISTS = {
  'league-envoys': envoys,
  'human-hardliners': human,
  'centauri-ambition': centauri,
  'minbari-warriors': minbari,
  'narn-peacemakers': narn,
  'psi-corps': psiCorps,
  'league-raiders': raiders,
  'league-schemers': schemers,
} as const;
