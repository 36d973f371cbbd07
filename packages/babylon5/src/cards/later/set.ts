// The builders of cards of later sets.

import { reconstructed } from '../../card.ts';
import { setOf } from '../../words/index.ts';

/** No source says of which set these cards are. */
export const { character } = setOf('a later set');

/** The numbers of a character's abilities: Diplomacy, Intrigue, Psi, Leadership. */
export type Scores = readonly [diplomacy: number, intrigue: number, psi: number, leadership: number];

/** The abilities of a character that no source gives. */
export const unsourced = ([diplomacy, intrigue, psi, leadership]: Scores) => ({
  diplomacy: reconstructed(diplomacy),
  intrigue: reconstructed(intrigue),
  psi: reconstructed(psi),
  leadership: reconstructed(leadership),
});
