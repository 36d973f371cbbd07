/** Keeps the focus of a player who uses the keyboard in the dock. */
import { useEffect, useRef } from 'react';

/**
 * If a new question takes the element with the focus away, the focus goes to the options of that question. So Tab reaches the first of them, and the
 * page does not begin again at its top. The question itself is said by the table, so that a screen reader says it once. Nothing happens after a click or a touch.
 * @param decision the decision that waits for the player; null for none
 */
export function useFocusKept(decision: number | null): void {
  const byKey = useRef(false);
  useEffect(() => {
    const key = () => {
      byKey.current = true;
    };
    const point = () => {
      byKey.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', point, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', point, true);
    };
  }, []);
  useEffect(() => {
    if (decision === null || !byKey.current || document.activeElement !== document.body) return;
    document.getElementById('options')?.focus({ preventScroll: true });
  }, [decision]);
}
