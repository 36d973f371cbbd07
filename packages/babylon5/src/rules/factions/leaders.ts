// The cards that can lead a faction of a major race from the start: ambassadors to Babylon 5, and those of home factions (b5/setup/16).
import { RACE_NAMES } from '../../names.ts';
import type { CardInLists } from '../../printed.ts';
import type { Race } from '../../state.ts';

const own = (def: CardInLists, race: Race): boolean => def.type === 'character' && def.race === race;

/** True for a starting ambassador to Babylon 5 of this race (b5/setup/8, b5/setup/15). */
export function leadsProject(def: CardInLists, race: Race): boolean {
  const { keywords } = def;
  const name = RACE_NAMES[race];
  return (
    own(def, race) &&
    (keywords.has('Starting Ambassador') ||
      keywords.has(`Starting ${name} Ambassador`) ||
      keywords.has(`Starting ${name} Babylon Project Ambassador`))
  );
}

/** True for a starting ambassador of this race's home faction (b5/setup/9). */
export const leadsHome = (def: CardInLists, race: Race): boolean =>
  own(def, race) && def.keywords.has(`Starting ${RACE_NAMES[race]} Home Faction Ambassador`);
