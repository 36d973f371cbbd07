// The leaders of factions that Premier has none for. Rules and rulings name them (b5/setup/16, b5/starting-hand/7, b5/league/7); their numbers follow
// the written rule for ambassadors, and no source gives their texts (docs/sources.md).

/** A leader, whose abilities no source gives. Rulings name the keywords. */
const leader = (title: string, scores: Scores, fields: CardFields) =>
  character(title, {
    abilities: unsourced(scores),
    provenance: { text: 'reconstructed', keywords: 'ruling' },
    ...fields,
  });

/** The ambassador of a species, whose cost no source gives either. */
const speaker = (title: string, keywords: readonly string[]) =>
  leader(title, [6, 4, 0, 3], { race: 'non-aligned', cost: reconstructed(10), keywords });

/** The starting version of a person, whose ordinary version is another card. */
const starter = (title: string, scores: Scores, fields: CardFields) =>
  leader(title, scores, { printing: 'ambassador', ...fields });

export const vizak = speaker('Vizak', ['Drazi', 'Drazi Ambassador']);
export const juphar = speaker('Juphar Trkider', ['Drazi', 'Drazi Ambassador']);
export const vlurNhar = speaker('Vlur/Nhar', ["pak'ma'ra", "Pak'ma'ra Ambassador"]);
// no source says which species is hers
export const sheLah = speaker("She'lah", ['Species Ambassador']);

export const lordRefaAtHome = starter('Lord Refa', [6, 4, 0, 3], {
  race: 'centauri',
  keywords: ['Starting Centauri Home Faction Ambassador'],
});

export const williamMorganClark = starter('William Morgan Clark', [6, 3, 0, 4], {
  race: 'human',
  keywords: ['Starting Human Home Faction Ambassador'],
  // a ruling says that his ordinary version has none
  marks: { conspiracy: reconstructed(1) },
});

export const neroonAtHome = starter('Neroon', [4, 3, 0, 6], {
  race: 'minbari',
  keywords: ['Starting Minbari Home Faction Ambassador', 'Warrior Caste'],
});

export const naFarAtHome = starter("Na'Far", [6, 3, 0, 4], {
  race: 'narn',
  keywords: ['Starting Narn Home Faction Ambassador'],
});

// his Psi is that of his ordinary version
export const besterOfTheCorps = starter('Bester', [1, 0, 12, 0], {
  race: 'human',
  keywords: ['Starting Psi Corps Ambassador', 'Psi Corps', 'Psi Cop'],
});

import { reconstructed } from '../../card.ts';
import type { CardFields } from '../../words/cards.ts';
import { character, type Scores, unsourced } from './set.ts';
