/** Which seat stands on the opposite side: the one that acts, else the one that is aimed at, else the one that the player chose. */
import { type RefObject, useEffect, useRef } from 'react';
import { type Choosing, offersOf } from './choosing.ts';
import type { SeatBrief } from './layout.ts';
import type { Telling } from './store.ts';

/** The seat of a card on the table; null for the player's own cards, and for cards of nobody. */
const seatOf = (id: number | undefined, briefs: readonly SeatBrief[], near: number): number | null =>
  id === undefined
    ? null
    : (briefs.find(({ seat, cards = [], out }) => seat !== near && !out && cards.includes(id))?.seat ?? null);

/** The rival that a scene is aimed at; null for none. The card that is acted on is the last of the scene. */
export const aimedInScene = ({ scene }: Telling, briefs: readonly SeatBrief[], near: number): number | null =>
  seatOf(scene.cards.at(-1), briefs, near);

/** The rival that the picks are aimed at; null for none. */
export function aimedByPicks(choosing: Choosing, briefs: readonly SeatBrief[], near: number): number | null {
  const picked = offersOf(choosing.laid).filter(({ option }) => choosing.picks.includes(option.id));
  const seats = picked.flatMap(({ things }) =>
    things.map(({ kind, id }) =>
      kind === 'card' ? seatOf(id, briefs, near) : kind === 'seat' && id !== near ? id : null,
    ),
  );
  return seats.findLast(seat => seat !== null) ?? null;
}

/**
 * The seat that comes in front because of what happens or what the player aims at; null for none. A press on the board moves nobody: the card stays
 * under the pointer, so that a second press is still a press on it.
 * @param root the table
 * @param telling what is being shown; null for nothing
 * @param choosing the player's choice; null if they are not asked
 */
export function useAcross(
  root: RefObject<HTMLElement | null>,
  telling: Telling | null,
  choosing: Choosing | null,
  briefs: readonly SeatBrief[],
  near: number,
): number | null {
  const onBoard = useRef(false);
  /** the seat that was aimed at last: it stays in front until what follows is shown */
  const lately = useRef<number | null>(null);
  useEffect(() => {
    const point = ({ target }: Event) => {
      onBoard.current = target instanceof Element && target.closest('.board') !== null;
    };
    const key = () => {
      onBoard.current = false;
    };
    const at = root.current;
    at?.addEventListener('pointerdown', point, true);
    addEventListener('keydown', key, true);
    return () => {
      at?.removeEventListener('pointerdown', point, true);
      removeEventListener('keydown', key, true);
    };
  }, [root]);
  const acting = telling?.scene.who ?? null;
  if (acting !== null && acting !== near) return acting;
  if (telling !== null) lately.current = aimedInScene(telling, briefs, near);
  else if (choosing !== null) lately.current = onBoard.current ? null : aimedByPicks(choosing, briefs, near);
  return lately.current;
}
