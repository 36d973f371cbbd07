// What the systems of ships are called, and where their energy stands.
// It stands in `GeCard.given` (see uses.ts).
import { type CardId, many } from '@orrery/kernel';
import { defOf } from '../../card.ts';
import type { GeState } from '../../state.ts';

/** Energy for maneuvering systems, for electronic warfare systems, and for each transgate. */
export const MANEUVERING = 20;
export const WARFARE = 21;
export const TRANSGATE = 22;

/** The systems that take cards, by the word in the titles of those cards, and where their energy stands. */
export const CARD_SYSTEMS = [
  ['maneuver', MANEUVERING],
  ['electronic warfare', WARFARE],
] as const;

/** What a system is called. */
export const systemName = (use: number): string =>
  use === MANEUVERING ? 'maneuvering system' : use === WARFARE ? 'electronic warfare system' : 'transgate';

/** The systems of a ship that have energy and are not taken up, in words: `1 active maneuvering system`; nothing where there are none. */
export function activeSystems(s: GeState, id: CardId): string[] {
  const { maneuvering, warfare, transgates = 0 } = defOf(s, id).source;
  if (maneuvering === undefined && warfare === undefined && transgates === 0) return [];
  const { given } = s.cards[id]!;
  const out: string[] = [];
  for (const [, use] of CARD_SYSTEMS)
    if ((given[use] ?? 0) > 0) out.push(many(given[use]!, `active ${systemName(use)}`));
  for (let i = 0; i < transgates; i++) {
    const n = given[TRANSGATE + i] ?? 0;
    if (n > 0) out.push(`transgate with ${n} energy`);
  }
  return out;
}
