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

export const nonAlignedAgent = character('Non-Aligned Agent', {
  race: 'non-aligned',
  cost: reconstructed(3),
  abilities: { diplomacy: reconstructed(0), intrigue: ruled(2), psi: reconstructed(0), leadership: reconstructed(0) },
  keywords: ['Hyach'],
  copies: 'multiple',
  actions: [
    spends('intrigue', {
      say: 'remove all severe damage from a strong character',
      target: { patient: that(characters, severelyHurt, withHighest(4)) },
      effect: removeSevere('patient'),
    }),
  ],
  provenance: { text: 'errata', keywords: 'errata', copies: 'errata' },
});

export const nonAlignedAide = character('Non-Aligned Aide', {
  race: 'non-aligned',
  cost: reconstructed(3),
  abilities: {
    diplomacy: reconstructed(2),
    intrigue: reconstructed(0),
    psi: reconstructed(0),
    leadership: reconstructed(0),
  },
  keywords: ['Gaim'],
  copies: 'multiple',
  actions: [
    spends('diplomacy', {
      say: 'support a Diplomacy conflict',
      target: { conflict: conflictsToSupport('self', 'diplomacy') },
      effect: addSupport('conflict', 10),
    }),
  ],
  provenance: { text: 'errata', keywords: 'errata', copies: 'errata' },
});

export const nonAlignedCaptain = character('Non-Aligned Captain', {
  race: 'non-aligned',
  cost: reconstructed(3),
  abilities: {
    diplomacy: reconstructed(0),
    intrigue: reconstructed(0),
    psi: reconstructed(0),
    leadership: reconstructed(2),
  },
  keywords: ['Brakiri'],
  copies: 'multiple',
  actions: [
    spends('leadership', {
      say: 'take the topmost Non-Aligned fleet of your discard pile',
      target: { ship: topFleetOfYourDiscards(that(fleet, race('non-aligned'))) },
      effect: takeUp('ship'),
    }),
  ],
  provenance: { text: 'errata', keywords: 'errata', copies: 'errata' },
});

import { capitalized } from '@orrery/kernel';
import { type ActionSource, reconstructed, ruled } from '../../card.ts';
import type { Ability } from '../../state.ts';
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
import { character } from './set.ts';
