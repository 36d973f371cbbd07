// The names of ship systems, and the places of their energy in `GeCard.given` (see uses.ts).
import { type CardId, many } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { GeState } from '../../state.ts';

/** The places of energy for maneuvering systems, electronic warfare systems and each transgate. */
export const MANEUVERING = 20;
export const WARFARE = 21;
export const TRANSGATE = 22;
/** The place of the research by which a unit detects cards that are hidden from it. Up to three transgates come before it. */
export const DETECTION = 25;

/** The systems that take cards: the word in the titles of those cards, and the place of the system's energy. */
export const CARD_SYSTEMS = [
  ['maneuver', MANEUVERING],
  ['electronic warfare', WARFARE],
] as const;

/** Returns the name of a system. */
export const systemName = (use: number): string =>
  use === MANEUVERING ? 'maneuvering system' : use === WARFARE ? 'electronic warfare system' : 'transgate';

/** Writes the systems of a ship that have energy and have taken no card yet: `1 active maneuvering system`; '' for none. */
export function activeSystems(s: GeState, id: CardId): string[] {
  const { maneuvering, warfare, transgates = 0 } = defOf(s, id).source;
  const { given } = s.cards[id]!;
  const detects = (given[DETECTION] ?? 0) > 0;
  if (!detects && maneuvering === undefined && warfare === undefined && transgates === 0) return [];
  const out: string[] = detects ? [`${given[DETECTION]} research for detection`] : [];
  for (const [, use] of CARD_SYSTEMS)
    if ((given[use] ?? 0) > 0) out.push(many(given[use]!, `active ${systemName(use)}`));
  for (let i = 0; i < transgates; i++) {
    const n = given[TRANSGATE + i] ?? 0;
    if (n > 0) out.push(`transgate with ${n} energy`);
  }
  return out;
}
