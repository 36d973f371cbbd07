// The cards that can lead each kind of faction from the start, by what is printed on them (b5/setup/16).
import { type Refusal, refuse } from '@orrery/kernel';
import { RACE_NAMES } from '../../names.ts';
import type { CardInLists } from '../../printed.ts';
import type { Designation, Race, Ruleset } from '../../state.ts';
import { leadsCorporate } from './corporate.ts';
import type { Kind } from './kind-record.ts';
import { speciesAmbassador } from './league.ts';

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

const leadsPsiCorps = (def: CardInLists, race: Race): boolean =>
  own(def, race) && def.keywords.has('Starting Psi Corps Ambassador');

const STANDARD_LEADER = {
  published: refuse(
    'b5/setup/15',
    'Your leader must be a card whose text says it is a starting ambassador of your race.',
  ),
  engine: refuse(
    'b5/setup/8',
    'Your leader must be a card whose text says it is the starting ambassador of your race.',
  ),
};
const HOME_LEADER = refuse('b5/setup/9', 'A home faction needs a starting home faction ambassador of its race.');
const PSI_CORPS_LEADER = refuse('b5/setup/13', 'The Psi Corps needs its own starting ambassador.');
const CORPORATE_LEADER = refuse(
  'b5/corporate/2',
  'A corporate faction needs a leader: a corporate character that costs 10 or less.',
);
const both = (refusal: Refusal) => ({ published: refusal, engine: refusal });

type Leading = Pick<Kind, 'leads' | 'noLeader'>;

/** The part of the record of each kind of faction that says who can lead it. Lists need no more of it. */
export const LEADING = {
  project: { leads: leadsProject, noLeader: STANDARD_LEADER },
  home: { leads: leadsHome, noLeader: both(HOME_LEADER) },
  league: { leads: speciesAmbassador, noLeader: STANDARD_LEADER },
  corporate: { leads: leadsCorporate, noLeader: both(CORPORATE_LEADER) },
  psiCorps: { leads: leadsPsiCorps, noLeader: both(PSI_CORPS_LEADER) },
} as const satisfies Readonly<Record<string, Leading>>;

/** Who can lead a faction of this race and kind. The League's home factions are led by ambassadors of its species, too. */
function leadingOf(race: Race, designation: Designation): Leading {
  if (designation === 'corporate') return LEADING.corporate;
  if (designation === 'psi corps') return LEADING.psiCorps;
  return race === 'non-aligned' ? LEADING.league : designation === 'home' ? LEADING.home : LEADING.project;
}

/**
 * The reason why a card cannot be the starting ambassador of a faction of this race and kind; null if it can (b5/setup/8, b5/setup/15, b5/setup/16).
 */
export function judgeLeader(def: CardInLists, race: Race, designation: Designation, ruleset: Ruleset): Refusal | null {
  const { leads, noLeader } = leadingOf(race, designation);
  return leads(def, race) ? null : ruleset === 'engine' ? noLeader.engine : noLeader.published;
}
