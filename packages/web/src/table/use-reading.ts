/** The card under the pointer: when the dock shows it, and when it goes back to the question. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Seen } from './table-context.ts';

/** How long the pointer rests on a card before the dock shows it, and how long the card stays when the pointer has left, in milliseconds. */
const [RESTS, STAYS] = [120, 250];

/** A card that the dock shows. */
export interface Read extends Seen {
  /** true if it stays until the player closes it */
  readonly pinned: boolean;
}

/** Shows the card under the pointer in the dock. A press on the table goes back to the question: it chooses, as always. */
export function useReading() {
  const [read, setRead] = useState<Read | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const aimed = useRef<Seen | null>(null);
  const ways = useMemo(() => {
    const later = (does: (() => void) | null, millis = 0) => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = does === null ? null : setTimeout(does, millis);
    };
    return {
      /** the pointer is on a card */
      enter: (card: Seen) => {
        aimed.current = card;
        later(() => setRead(before => (before?.pinned ? before : { ...card, pinned: false })), RESTS);
      },
      /** the pointer has left the card, or the page */
      leave: () => {
        aimed.current = null;
        later(() => setRead(before => (before?.pinned ? before : null)), STAYS);
      },
      /** the pointer is on the page */
      hold: () => later(null),
      /** shows a card until the player closes it */
      pin: (card: Seen) => {
        later(null);
        setRead({ ...card, pinned: true });
      },
      /** goes back to the question */
      close: () => {
        later(null);
        setRead(null);
      },
      /** the card that the pointer or the focus is on, even before the dock shows it; null for none */
      aimed: () => aimed.current,
    };
  }, []);
  useEffect(() => ways.close, [ways]);
  return { read, ...ways };
}
