/** Draws a drawing as lines in the color of the text. */
import { memo } from 'react';
import type { Drawing } from './drawing.ts';

/** A drawing as lines in the color of the text. The words or numbers beside it say what it shows. It is drawn only once. */
export const Figure = memo(function Figure({
  drawing,
  box = 24,
  line = 1.6,
  className = '',
}: {
  drawing: Drawing;
  /** the side of its square */
  box?: 24 | 100;
  /** the width of lines that have none of their own */
  line?: number;
  className?: string;
}) {
  return (
    <svg className={className} viewBox={`0 0 ${box} ${box}`} fill="none" stroke="currentColor" aria-hidden="true">
      {drawing.map((shape, i) => {
        const { d, w = line, o, fill, dash, at } = shape;
        return (
          <path
            // a drawing never changes its order
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a line in its drawing is what it is
            key={i}
            d={d}
            transform={at}
            strokeWidth={w}
            strokeOpacity={o}
            strokeDasharray={dash}
            strokeLinecap={w > 2 ? 'butt' : 'round'}
            strokeLinejoin="round"
            fill={fill ? 'currentColor' : 'none'}
            fillOpacity={fill}
            stroke={w === 0 ? 'none' : undefined}
          />
        );
      })}
    </svg>
  );
});
