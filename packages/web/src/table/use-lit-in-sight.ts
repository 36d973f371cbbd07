/** Scrolls a phone to the first thing that a question lights up. */
import { type RefObject, useEffect } from 'react';
import { useNarrow } from './use-narrow.ts';

/** On a phone, where the table is higher than the screen: if a new question lights nothing that can be seen, this scrolls to the first thing that it lights. */
export function useLitInSight(root: RefObject<HTMLElement | null>, decision: number | null): void {
  const narrow = useNarrow();
  useEffect(() => {
    if (!narrow || decision === null) return;
    const stage = root.current?.querySelector('.stage');
    if (!stage) return;
    const { top, bottom } = stage.getBoundingClientRect();
    const lit = [...stage.querySelectorAll<HTMLElement>('[data-lit]')];
    const seen = lit.some(piece => {
      const box = piece.getBoundingClientRect();
      return box.bottom > top && box.top < bottom;
    });
    if (!seen) lit[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [root, narrow, decision]);
}
