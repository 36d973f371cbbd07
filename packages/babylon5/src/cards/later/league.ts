// Characters of the League. Errata give their texts; their costs and most of their numbers are reconstructed (docs/sources.md).

/** An action that costs a point of one of its own printed abilities, for as long as it is in play (b5-r-non-aligned-agent-1). */
const spends = (ability: Ability, action: ActionSource): ActionSource => ({
  ...action,
  rotate: true,
  needs: atLeast(printedOf(ability, 'self'), 1),
  effect: sequence(
    leaveText(printedChange(theOne('character'), ability, -1), {
      on: 'self',
      until: 'stays',
      say: `the printed ${capitalized(ability)} of this card is 1 lower from now on`,
    }),
    action.effect,
  ),
});

/** A member of a species of the League, whose cost no source gives. Errata give its text, its keyword and the number of its copies. */
const ofSpecies = (title: string, species: Species, fields: CardFields) =>
  character(title, {
    race: 'non-aligned',
    cost: reconstructed(3),
    keywords: [species],
    copies: 'multiple',
    provenance: { text: 'errata', keywords: 'errata', copies: 'errata' },
    ...fields,
  });

export const nonAlignedAgent = ofSpecies('Non-Aligned Agent', 'Hyach', {
  abilities: { ...unsourced([0, 2, 0, 0]), intrigue: ruled(2) },
  actions: [
    spends('intrigue', {
      say: 'remove all severe damage from a strong character',
      target: { patient: that(characters, severelyHurt, withHighest(4)) },
      effect: removeSevere('patient'),
    }),
  ],
});

export const nonAlignedAide = ofSpecies('Non-Aligned Aide', 'Gaim', {
  abilities: unsourced([2, 0, 0, 0]),
  actions: [
    spends('diplomacy', {
      say: 'support a Diplomacy conflict',
      target: { conflict: conflictsToSupport('self', 'diplomacy') },
      effect: addSupport('conflict', 10),
    }),
  ],
});

export const nonAlignedCaptain = ofSpecies('Non-Aligned Captain', 'Brakiri', {
  abilities: unsourced([0, 0, 0, 2]),
  actions: [
    spends('leadership', {
      say: 'take the topmost Non-Aligned fleet of your discard pile',
      target: { ship: topFleetOfYourDiscards(that(fleet, race('non-aligned'))) },
      effect: takeUp('ship'),
    }),
  ],
});

import { capitalized } from '@orrery/kernel';
import { type ActionSource, reconstructed, ruled } from '../../card.ts';
import type { Species } from '../../rules/factions/league.ts';
import type { Ability } from '../../state.ts';
import type { CardFields } from '../../words/cards.ts';
import {
  addSupport,
  atLeast,
  character as characters,
  conflictsToSupport,
  fleet,
  leaveText,
  printedChange,
  printedOf,
  race,
  removeSevere,
  sequence,
  severelyHurt,
  takeUp,
  that,
  theOne,
  topFleetOfYourDiscards,
  withHighest,
} from '../../words/index.ts';
import { character, unsourced } from './set.ts';
