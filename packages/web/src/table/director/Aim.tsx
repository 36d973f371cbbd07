/** The line from a card that acts to the card that it acts on. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Telling } from '../store.ts';

/** How long cards may move before the line is drawn, in milliseconds. */
const SETTLED = 300;
/** The distance of the corners from the target, and their length, in pixels. */
const [GAP, ARM] = [5, 12];

interface Drawn {
  /** the line; '' if only one card takes part */
  readonly line: string;
  readonly corners: string;
}

/** The line of a scene: from what acts to what it is done to, with corners around that. It is there for its scene only. */
export function Aim({ telling, look }: { telling: Telling; look: (seat: number) => string }) {
  const { scene, key } = telling;
  const root = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<{ readonly key: number; readonly of: Drawn | null }>({ key: -1, of: null });
  const aims = scene.kind === 'event' || scene.kind === 'result' ? scene.cards : [];
  const [from, to] = aims.length > 1 ? aims : [undefined, aims[0]];
  useLayoutEffect(() => {
    if (to === undefined) return;
    const draw = () => {
      const table = root.current?.closest<HTMLElement>('.table') ?? null;
      if (table !== null) setDrawn({ key, of: drawing(table, from, to) });
    };
    const later = setTimeout(draw, SETTLED);
    return () => clearTimeout(later);
  }, [from, to, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene may draw its cards anew
  useLayoutEffect(() => {
    const table = root.current?.closest('.table') ?? null;
    const pieces = [from, to].flatMap(id => (id === undefined ? [] : (pieceOf(table, id) ?? [])));
    if (table === null || pieces.length === 0) return;
    for (const piece of pieces) piece.classList.add('takes-part');
    table.classList.add('aimed');
    return () => {
      for (const piece of pieces) piece.classList.remove('takes-part');
      table.classList.remove('aimed');
    };
  }, [from, to, key]);
  const shows = drawn.key === key ? drawn.of : null;
  return (
    <svg ref={root} className={`aims ${scene.who === null ? '' : look(scene.who)}`} aria-hidden="true">
      {shows !== null && (
        <>
          {shows.line !== '' && <path className="line" d={shows.line} pathLength={1} />}
          <path d={shows.corners} />
        </>
      )}
    </svg>
  );
}

/** The card of this id on the stage; null if it is not there. */
const pieceOf = (table: Element | null, id: number): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`.stage [data-thing="card:${id}"]`) ?? null;

/** @returns null if the target is not on the screen */
function drawing(table: HTMLElement, from: number | undefined, to: number): Drawn | null {
  const origin = table.getBoundingClientRect();
  const stage = table.querySelector('.stage')!;
  const boxOf = (id: number | undefined): DOMRect | null => {
    const piece = id === undefined ? null : pieceOf(table, id);
    const box = piece?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    // what is scrolled out of its room, or lies under another part of the table, is not on the screen
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const room = piece!.closest('.board, .places, .handwrap') ?? stage;
    return there !== null && room.contains(there) ? box : null;
  };
  const target = boxOf(to);
  if (target === null) return null;
  const source = boxOf(from);
  const [l, t] = [target.left - origin.left - GAP, target.top - origin.top - GAP];
  const [r, b] = [l + target.width + 2 * GAP, t + target.height + 2 * GAP];
  const corners = `M${l} ${t + ARM}V${t}H${l + ARM}M${r - ARM} ${t}H${r}V${t + ARM}M${r} ${b - ARM}V${b}H${r - ARM}M${l + ARM} ${b}H${l}V${b - ARM}`;
  if (source === null) return { line: '', corners };
  const [x0, y0] = [source.left - origin.left + source.width / 2, source.top - origin.top + source.height / 2];
  const [x1, y1] = [(l + r) / 2, (t + b) / 2];
  // the line ends at the corners of the target
  const share = Math.min(
    1,
    Math.max((r - l) / 2 / Math.max(1, Math.abs(x1 - x0)), 0),
    (b - t) / 2 / Math.max(1, Math.abs(y1 - y0)),
  );
  const [ex, ey] = [x1 - (x1 - x0) * share, y1 - (y1 - y0) * share];
  const bend = Math.hypot(ex - x0, ey - y0) / 8;
  const [mx, my] = [(x0 + ex) / 2 + (y0 < ey ? bend : -bend), (y0 + ey) / 2];
  return { line: `M${x0} ${y0}Q${mx} ${my} ${ex} ${ey}`, corners };
}
