// The hazards of Advanced Technologies.

export const cosmicCataclysm = card('H1 Cosmic Cataclysm', {
  on: 'your fleet',
  target: { victim: othersWithDiscards },
  effect: outOfGame(discardsOf('victim', anyCard, 3)),
  after: 'discard',
  names: { victim: 'that player' },
});

/** The ship goes back into its owner's deck. Several of these cards add up. */
const vortex = (strong: number) =>
  ({
    on: that(ship, strengthUpTo(joinedStrength(strong))),
    effect: sequence(joinUpTo(strong, strength(host)), shufflesIntoDecks(host)),
    after: 'discard',
    names: { host: 'that ship' },
  }) as const;
export const hyperspaceVortex3 = card('H3 Hyperspace Vortex', vortex(3));
export const hyperspaceVortex5 = card('H5 Hyperspace Vortex', vortex(5));

export const shieldResonanceWave = card('H9 Shield Resonance Wave', {
  on: ship,
  effect: structuralDamage(host, shieldsStanding(host)),
  after: 'discard',
  names: { host: 'that ship' },
});

import { card } from '../../card.ts';
import { outOfGame, shieldsStanding, shufflesIntoDecks } from '../../words/expansions/index.ts';
import {
  card as anyCard,
  discardsOf,
  host,
  joinedStrength,
  joinUpTo,
  othersWithDiscards,
  sequence,
  ship,
  strength,
  strengthUpTo,
  structuralDamage,
  that,
} from '../../words/index.ts';
