/** The drawing behind a board. */
import { memo, useEffect, useRef } from 'react';
import { useKept } from '../use-kept.ts';
import { keepPainted } from './backdrops.ts';
import type { Scenery } from './scenery.ts';
import './scenery.css';

/** Draws a scenery behind what its parent holds, when the page has time. It says nothing that the board does not say in words. */
export const Backdrop = memo(function Backdrop({ of }: { of: Scenery }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scenery = useKept(of);
  const painted = useRef<ReturnType<typeof keepPainted>>(null);
  useEffect(() => {
    const kept = keepPainted(canvas.current!);
    painted.current = kept;
    return kept.end;
  }, []);
  // what stands on the board may have moved with any change
  useEffect(() => painted.current?.show(scenery));
  // a canvas without content of its own says nothing to screen readers
  return <canvas ref={canvas} className="backdrop" width={1} height={1} />;
});
