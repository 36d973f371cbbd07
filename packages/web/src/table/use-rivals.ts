/** The rivals of a player, and whose the things on the table are. */
import { useMemo } from 'react';
import type { Rivals } from './choosing.ts';
import type { SeatBrief } from './layout.ts';
import { useKept } from './use-kept.ts';

/** The rivals of a player, as a steady object while no card changes hands. @param own the player's seat */
export function useRivals(briefs: readonly SeatBrief[], own: number | null): Rivals {
  const seats = useKept(briefs.map(({ seat, name, cards }) => ({ seat, name, cards: cards ?? [] })));
  return useMemo(() => {
    const holders = new Map(seats.flatMap(({ seat, cards }) => cards.map(card => [card, seat] as const)));
    return {
      names: seats.filter(({ seat }) => seat !== own),
      holder: ({ kind, id }) => (kind === 'seat' ? id : kind === 'card' ? (holders.get(id) ?? null) : null),
    };
  }, [seats, own]);
}
