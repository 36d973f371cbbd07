/** The drawing of a card. */
import type { CardFace } from '@orrery/table';
import { memo, useEffect, useRef, useState } from 'react';
import { ForPaper } from './ForPaper.tsx';
import { keepDrawn } from './queue.ts';

/** What nobody prints: tables, and the fans of the first page. */
const NEVER_PRINTED = '.table, .fan';

/** The drawing of a card. The words and numbers beside it say what it shows. It is empty until the page has time to draw. */
export const Drawn = memo(function Drawn({ face, className = '' }: { face: CardFace; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [prints, setPrints] = useState(false);
  useEffect(() => {
    setPrints(canvas.current!.closest(NEVER_PRINTED) === null);
    return keepDrawn(canvas.current!, face);
  }, [face]);
  return (
    <>
      {/* a canvas without content of its own says nothing to screen readers */}
      <canvas ref={canvas} className={`drawn ${className}`} width={1} height={1} />
      {prints && <ForPaper face={face} />}
    </>
  );
});
