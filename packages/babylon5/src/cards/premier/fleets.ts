// A class of fleet has the same text in every race unless a source says otherwise: only the Minbari printings are known.
const CLASS_TEXT = { text: 'reconstructed' } as const;
/** A class whose Minbari printing says Multiple. */
const CLASS_AND_COPIES = { text: 'reconstructed', copies: 'reconstructed' } as const;
/** The Minbari print does not say "unless at war"; the general rule on such fleets does (b5/cards-fleet/5). */
const HOME_DEFENSE = { text: 'reconstructed' } as const;

/** The action of every Expeditionary Fleet: attack outside conflicts, and be open to attack in return (b5-r-expeditionary-fleet-race-name-2). */
const expedition: readonly ActionSource[] = [
  {
    say: 'attack a fleet of a race at tension 5',
    rotate: true,
    needs: is('self', ableToAttack),
    target: { foe: that(unneutralized, fleets, ofRaceAtTension(5), other(itself)) },
    effect: sequence(attackOutside('foe'), openToAnswer('self', { race: raceOfCard('foe') })),
  },
];

export const humanColonialFleet = fleet('Colonial Fleet', {
  race: 'human',
  cost: 4,
  abilities: { military: 2 },
  always: [homeDefense()],
  provenance: CLASS_TEXT,
});
export const humanDeepSpaceFleet = fleet('Deep Space Fleet', {
  race: 'human',
  cost: 6,
  abilities: { military: 3 },
  copies: 'multiple',
  provenance: CLASS_AND_COPIES,
});
export const humanExpeditionaryFleet = fleet('Expeditionary Fleet', {
  race: 'human',
  cost: 7,
  abilities: { military: 4 },
  actions: expedition,
  provenance: { text: 'ruling' },
});
export const humanFirstBattleFleet = fleet('First Battle Fleet', {
  race: 'human',
  cost: 8,
  abilities: { military: 5 },
  provenance: CLASS_TEXT,
});
export const humanHomeworldFleet = fleet('Homeworld Fleet', {
  race: 'human',
  cost: 6,
  abilities: { military: 6 },
  always: [homeDefense()],
  provenance: CLASS_TEXT,
});
export const humanPicketFleet = fleet('Picket Fleet', {
  race: 'human',
  cost: 3,
  abilities: { military: 2 },
  copies: 'multiple',
  always: [homeDefense()],
  provenance: CLASS_AND_COPIES,
});
export const humanSecondBattleFleet = fleet('Second Battle Fleet', {
  race: 'human',
  cost: 10,
  abilities: { military: 5 },
  provenance: CLASS_TEXT,
});
export const centauriColonialFleet = fleet('Colonial Fleet', {
  race: 'centauri',
  cost: 4,
  abilities: { military: 2 },
  always: [homeDefense()],
  provenance: CLASS_TEXT,
});
export const centauriDeepSpaceFleet = fleet('Deep Space Fleet', {
  race: 'centauri',
  cost: 6,
  abilities: { military: 3 },
  copies: 'multiple',
  provenance: CLASS_AND_COPIES,
});
export const centauriExpeditionaryFleet = fleet('Expeditionary Fleet', {
  race: 'centauri',
  cost: 7,
  abilities: { military: 4 },
  actions: expedition,
  provenance: { text: 'ruling' },
});
export const centauriFirstBattleFleet = fleet('First Battle Fleet', {
  race: 'centauri',
  cost: 8,
  abilities: { military: 5 },
  provenance: CLASS_TEXT,
});
export const centauriHomeworldFleet = fleet('Homeworld Fleet', {
  race: 'centauri',
  cost: 7,
  abilities: { military: 6 },
  always: [homeDefense()],
  provenance: CLASS_TEXT,
});
export const centauriPicketFleet = fleet('Picket Fleet', {
  race: 'centauri',
  cost: 3,
  abilities: { military: 2 },
  copies: 'multiple',
  always: [homeDefense()],
  provenance: CLASS_AND_COPIES,
});
export const centauriSecondBattleFleet = fleet('Second Battle Fleet', {
  race: 'centauri',
  cost: 10,
  abilities: { military: 5 },
  provenance: CLASS_TEXT,
});
export const minbariColonialFleet = fleet('Colonial Fleet', {
  race: 'minbari',
  cost: 6,
  abilities: { military: 3 },
  always: [homeDefense()],
  provenance: HOME_DEFENSE,
});
export const minbariExpeditionaryFleet = fleet('Expeditionary Fleet', {
  race: 'minbari',
  cost: 10,
  abilities: { military: 5 },
  actions: expedition,
});
export const minbariFirstBattleFleet = fleet('First Battle Fleet', {
  race: 'minbari',
  cost: 9,
  abilities: { military: 6 },
});
export const minbariHomeworldFleet = fleet('Homeworld Fleet', {
  race: 'minbari',
  cost: 8,
  abilities: { military: 7 },
  always: [homeDefense()],
  provenance: HOME_DEFENSE,
});
export const minbariPicketFleet = fleet('Picket Fleet', {
  race: 'minbari',
  cost: 4,
  abilities: { military: 3 },
  copies: 'multiple',
  always: [homeDefense()],
  provenance: HOME_DEFENSE,
});
export const minbariSecondBattleFleet = fleet('Second Battle Fleet', {
  race: 'minbari',
  cost: 11,
  abilities: { military: 6 },
});
export const narnColonialFleet = fleet('Colonial Fleet', {
  race: 'narn',
  cost: 4,
  abilities: { military: 2 },
  always: [homeDefense()],
  provenance: CLASS_TEXT,
});
export const narnDeepSpaceFleet = fleet('Deep Space Fleet', {
  race: 'narn',
  cost: 5,
  abilities: { military: 3 },
  copies: 'multiple',
  provenance: CLASS_AND_COPIES,
});
export const narnExpeditionaryFleet = fleet('Expeditionary Fleet', {
  race: 'narn',
  cost: 8,
  abilities: { military: 4 },
  actions: expedition,
  provenance: { text: 'ruling' },
});
export const narnFirstBattleFleet = fleet('First Battle Fleet', {
  race: 'narn',
  cost: 8,
  abilities: { military: 5 },
  provenance: CLASS_TEXT,
});
export const narnHomeworldFleet = fleet('Homeworld Fleet', {
  race: 'narn',
  cost: 6,
  abilities: { military: 6 },
  always: [homeDefense()],
  provenance: CLASS_TEXT,
});
export const narnPicketFleet = fleet('Picket Fleet', {
  race: 'narn',
  cost: 2,
  abilities: { military: 2 },
  copies: 'multiple',
  always: [homeDefense()],
  provenance: CLASS_AND_COPIES,
});
export const narnSecondBattleFleet = fleet('Second Battle Fleet', {
  race: 'narn',
  cost: 10,
  abilities: { military: 5 },
  provenance: CLASS_TEXT,
});

export const humanReserveFleet = fleet('Reserve Fleet', {
  race: 'human',
  cost: 5,
  abilities: { military: 3 },
  needs: atLeast(highestYourTension, 5),
});
export const minbariDeepSpaceFleet = fleet('Deep Space Fleet', {
  race: 'minbari',
  cost: 7,
  abilities: { military: 4 },
  copies: 'multiple',
});
export const minbariThirdBattleFleet = fleet('Third Battle Fleet', {
  race: 'minbari',
  cost: 10,
  abilities: { military: 6 },
});
export const warleadersFleet = fleet("Warleader's Fleet", {
  race: 'minbari',
  cost: 12,
  abilities: { military: 8 },
  always: [
    cannot('participate', that(fleets, race('minbari'), yours, other(itself), other(titled('Grey Council Fleet'))), {
      if: is('self', ready),
      say: 'While this fleet is ready, no other Minbari fleet of yours except the Grey Council Fleet can take part in conflicts.',
    }),
  ],
  provenance: { text: 'errata' },
});
export const narnStrikeFleet = fleet('Strike Fleet', {
  race: 'narn',
  cost: 6,
  abilities: { military: 4 },
  copies: 'multiple',
});

// no source says that these fleets have a text
export const draziSunhawk = fleet('Drazi Sunhawk', {
  race: 'non-aligned',
  cost: 4,
  abilities: { military: 3 },
  provenance: { text: 'reconstructed' },
});
export const markabFleet = fleet('Markab Fleet', {
  race: 'non-aligned',
  cost: 4,
  abilities: { military: 3 },
  provenance: { text: 'reconstructed' },
});
export const vreeSaucers = fleet('Vree Saucers', {
  race: 'non-aligned',
  cost: 5,
  abilities: { military: 3 },
  provenance: { text: 'reconstructed' },
});
export const heavyFleet = fleet('Heavy Fleet', {
  race: 'narn',
  cost: 7,
  abilities: { military: 6 },
  provenance: { text: 'reconstructed' },
});

// a bonus is known, and not how large it is; the ruling on 8 damage makes it at least 3
export const fleetOfTheLine = fleet('Fleet of the Line', {
  race: 'human',
  cost: 10,
  abilities: { military: 6 },
  always: [has(itself, 'military', 3, { if: targetOf('military') })],
  provenance: { text: 'reconstructed' },
});

export const greyCouncilFleet = fleet('Grey Council Fleet', {
  race: 'minbari',
  cost: 13,
  abilities: { military: 7 },
  always: [onlyWars()],
  actions: [
    {
      say: 'promote it to your Inner Circle',
      rotates: that(inner, characters),
      needs: is('self', that(ready, other(promotedForHealing))),
      apply: promotionCost('self'),
      effect: promoteForHealing('self'),
    },
  ],
  provenance: { text: 'errata' },
});

import type { ActionSource } from '../../card.ts';
import {
  ableToAttack,
  atLeast,
  attackOutside,
  cannot,
  character as characters,
  fleet as fleets,
  has,
  highestYourTension,
  homeDefense,
  inner,
  is,
  itself,
  ofRaceAtTension,
  onlyWars,
  openToAnswer,
  other,
  promotedForHealing,
  promoteForHealing,
  promotionCost,
  race,
  raceOfCard,
  ready,
  sequence,
  targetOf,
  that,
  titled,
  unneutralized,
  yours,
} from '../../words/index.ts';
import { fleet } from './set.ts';
