/** The drawing of a card. */
import type { CardFace } from '@orrery/table';
import { memo, useEffect, useRef } from 'react';
import { keepDrawn } from './queue.ts';

/** The drawing of a card. The words and numbers beside it say what it shows. It is empty until the page has time to draw. */
export const Drawn = memo(function Drawn({ face, className = '' }: { face: CardFace; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => keepDrawn(canvas.current!, face), [face]);
  // a canvas without content of its own says nothing to screen readers
  return <canvas ref={canvas} className={`drawn ${className}`} width={1} height={1} />;
});
