/** A veil over the table with a hole round one sign, and a flag beside it. */
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Space round the sign, in pixels. */
const AROUND = 6;
/** The height of the flag with its distance, in pixels. */
const FLAG = 44;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box of a sign inside the window; null if it is not on the page. */
function boxOf(at: string): Box | null {
  const found = document.querySelector(at);
  if (found === null) return null;
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const [x, y] = [Math.max(4, left - AROUND), Math.max(4, top - AROUND)];
  const [width, height] = [
    Math.min(innerWidth - 4, right + AROUND) - x,
    Math.min(innerHeight - 4, bottom + AROUND) - y,
  ];
  return width > 0 && height > 0 ? { left: x, top: y, width, height } : null;
}

/** The outline of a box, for a path. */
const outline = ({ left, top, width, height }: Box): string => `M${left} ${top}h${width}v${height}h${-width}Z`;

/** True if a sign can be seen. */
export const inSight = (at: string): boolean => boxOf(at) !== null;

/** Lights one sign and darkens the rest. It does not catch presses. @param at the selector of the sign */
export function Spotlight({ at, flag }: { at: string; flag: string }) {
  const [box, setBox] = useState<Box | null>(null);
  const [coach, setCoach] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const place = () => {
      setBox(boxOf(at));
      setCoach(boxOf('.coach'));
    };
    document.querySelector(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    place();
    // the table may still be moving
    const frame = setInterval(place, 200);
    addEventListener('resize', place);
    return () => {
      clearInterval(frame);
      removeEventListener('resize', place);
    };
  }, [at]);
  if (box === null) return null;
  const above = box.top > FLAG;
  const below = box.top + box.height + FLAG < innerHeight;
  const flagTop = above ? box.top - FLAG + 6 : below ? box.top + box.height + 8 : box.top + 8;
  const onRight = box.left > innerWidth / 2;
  const style: CSSProperties = onRight
    ? { top: flagTop, right: Math.max(8, innerWidth - box.left - box.width) }
    : { top: flagTop, left: Math.max(8, box.left) };
  // the coach stays readable beside the sign
  const holes = [box, ...(coach === null ? [] : [coach])];
  const veil = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${holes.map(outline).join('')}")`;
  return createPortal(
    <div className="spotlight" aria-hidden="true">
      <div className="veil" style={{ clipPath: veil }} />
      <div className="hole" style={box as CSSProperties} />
      <p className="flag" style={style}>
        {flag}
      </p>
    </div>,
    document.body,
  );
}
