/** The canvas over the stage where moments play. */
import { useEffect, useRef } from 'react';
import { isStill } from '../../ui/still.ts';
import type { Scene } from '../director/scene.ts';
import { cueOf } from '../sound/cues.ts';
import type { TableStore } from '../store.ts';
import type { MomentName, Struck } from './drawings.ts';
import './moments.css';

const NAMES: readonly string[] = ['damage', 'neutralized', 'destroyed', 'victory'] satisfies readonly MomentName[];

/** Shows the moments of the scenes that play. What the player skips is not shown, and with reduced motion nothing is: the board says it all. */
export function Moments({ store }: { store: TableStore }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let over = false;
    let stage: import('./playing.ts').Stage | null = null;
    const begin = async (name: MomentName, at: Struck) => {
      const { Stage } = await import('./playing.ts');
      // the player may have skipped its scene meanwhile
      if (over || store.telling() === null) return;
      stage ??= new Stage(canvas.current!);
      stage.begin(name, at);
    };
    const leave = [
      store.hear(scene => {
        const name = cueOf(scene);
        if (name === null || !NAMES.includes(name) || isStill() || document.hidden) return;
        // the cards stand where they stood before the scene: one that is lost is still there
        const at = struckBy(canvas.current!, scene, name);
        if (at !== null) void begin(name as MomentName, at);
      }),
      store.subscribe(() => {
        if (store.telling() === null) stage?.skip();
      }),
    ];
    return () => {
      over = true;
      stage?.skip();
      for (const each of leave) each();
    };
  }, [store]);
  // a canvas without content of its own says nothing to screen readers
  return <canvas ref={canvas} className="moments" width={1} height={1} />;
}

/** Where a moment happens: at the card that something is done to, or over the whole stage at the end of a match; null if it cannot be seen. */
function struckBy(canvas: HTMLCanvasElement, { cards }: Scene, name: string): Struck | null {
  const table = canvas.closest('.table');
  const stage = table?.querySelector('.stage');
  const thing = name === 'victory' ? stage : stage?.querySelector(`[data-thing="card:${cards.at(-1) ?? ''}"]`);
  if (!table || !thing) return null;
  const [origin, box, style] = [canvas.getBoundingClientRect(), thing.getBoundingClientRect(), getComputedStyle(table)];
  if (box.width === 0) return null;
  return {
    ...{ x: box.left - origin.left, y: box.top - origin.top, w: box.width, h: box.height },
    ...{ harm: style.getPropertyValue('--harm').trim(), lit: style.getPropertyValue('--lit').trim() },
  };
}
