// Fleet cards: the rules for fleets only (b5/cards-fleet).
import { type CardId, refuse } from '@orrery/kernel';
import { DEFS } from '../../card.ts';
import type { B5State, Conflict } from '../../state.ts';
import { targets } from '../conflict/participants.ts';
import { isBlank } from '../effects/blanking.ts';
import { atWar } from '../politics/states.ts';

/** A fleet is limited within its race (b5/cards-fleet/1, b5/cards-fleet/2). */
export const FLEET_LIMITED = refuse('b5/cards-fleet/1', 'Your race already has a fleet of that name in play.');

/** No player sponsors the fleets of Shadows and Vorlons. */
export const FLEET_OF_POWER = refuse('b5/sponsor/15', 'Shadow and Vorlon fleets enter play only as their text says.');

/** The refusal for a home fleet that may not join a conflict (b5/cards-fleet/5, b5/cards-fleet/6). */
export const HOME_FLEET = refuse(
  'b5/cards-fleet/5',
  'This fleet takes part only in conflicts that target you, unless you are at war.',
);

/**
 * True for a fleet whose text bars it from this conflict: it joins only conflicts that target its player, unless they are at war (b5/cards-fleet/5).
 */
export function staysHome(s: B5State, id: CardId, c: Conflict): boolean {
  const { controller } = s.cards[id]!;
  return (
    DEFS[s.defs[id]!]!.statics['home-defense'] !== undefined &&
    !isBlank(s, id) &&
    !targets(s, c, controller) &&
    !atWar(s, controller)
  );
}

// Other rules of these topics, and the files that enforce them (made by a test):
// - rules/cards/entering-play.ts: b5/cards-fleet/3
// - rules/cards/loyalty.ts: b5/cards-fleet/4
