// The leaders of factions that Premier has none for. Rules and rulings name them (b5/setup/16, b5/starting-hand/7, b5/league/7); their numbers follow
// the written rule for ambassadors, and no source gives their texts (docs/sources.md).

/** The starting version of a person, whose ordinary version is another card. */
const AMBASSADOR = 'ambassador';

/** The ambassador of a species, whose numbers no source gives. */
const speaker = (title: string, keywords: readonly string[]) =>
  character(title, {
    race: 'non-aligned',
    cost: reconstructed(10),
    abilities: {
      diplomacy: reconstructed(6),
      intrigue: reconstructed(4),
      psi: reconstructed(0),
      leadership: reconstructed(3),
    },
    keywords,
    provenance: { text: 'reconstructed', keywords: 'ruling' },
  });

export const vizak = speaker('Vizak', ['Drazi', 'Drazi Ambassador']);
export const juphar = speaker('Juphar Trkider', ['Drazi', 'Drazi Ambassador']);
export const vlurNhar = speaker('Vlur/Nhar', ["pak'ma'ra", "Pak'ma'ra Ambassador"]);
// no source says which species is hers
export const sheLah = speaker("She'lah", ['Species Ambassador']);

export const lordRefaAtHome = character('Lord Refa', {
  printing: AMBASSADOR,
  race: 'centauri',
  abilities: {
    diplomacy: reconstructed(6),
    intrigue: reconstructed(4),
    psi: reconstructed(0),
    leadership: reconstructed(3),
  },
  keywords: ['Starting Centauri Home Faction Ambassador'],
  provenance: { text: 'reconstructed', keywords: 'ruling' },
});

export const williamMorganClark = character('William Morgan Clark', {
  printing: AMBASSADOR,
  race: 'human',
  abilities: {
    diplomacy: reconstructed(6),
    intrigue: reconstructed(3),
    psi: reconstructed(0),
    leadership: reconstructed(4),
  },
  keywords: ['Starting Human Home Faction Ambassador'],
  // a ruling says that his ordinary version has none
  marks: { conspiracy: reconstructed(1) },
  provenance: { text: 'reconstructed', keywords: 'ruling' },
});

export const neroonAtHome = character('Neroon', {
  printing: AMBASSADOR,
  race: 'minbari',
  abilities: {
    diplomacy: reconstructed(4),
    intrigue: reconstructed(3),
    psi: reconstructed(0),
    leadership: reconstructed(6),
  },
  keywords: ['Starting Minbari Home Faction Ambassador', 'Warrior Caste'],
  provenance: { text: 'reconstructed', keywords: 'ruling' },
});

export const naFarAtHome = character("Na'Far", {
  printing: AMBASSADOR,
  race: 'narn',
  abilities: {
    diplomacy: reconstructed(6),
    intrigue: reconstructed(3),
    psi: reconstructed(0),
    leadership: reconstructed(4),
  },
  keywords: ['Starting Narn Home Faction Ambassador'],
  provenance: { text: 'reconstructed', keywords: 'ruling' },
});

export const besterOfTheCorps = character('Bester', {
  printing: AMBASSADOR,
  race: 'human',
  // his Psi is that of his ordinary version
  abilities: {
    diplomacy: reconstructed(1),
    intrigue: reconstructed(0),
    psi: reconstructed(12),
    leadership: reconstructed(0),
  },
  keywords: ['Starting Psi Corps Ambassador', 'Psi Corps', 'Psi Cop'],
  provenance: { text: 'reconstructed', keywords: 'ruling' },
});

import { reconstructed } from '../../card.ts';
import { character } from './set.ts';
