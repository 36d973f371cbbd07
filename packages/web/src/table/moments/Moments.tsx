/** The canvas over the stage where moments play. */
import { useEffect, useRef } from 'react';
import { isStill } from '../../ui/still.ts';
import type { AnyView } from '../layout.ts';
import type { TableStore } from '../store.ts';
import { useTable } from '../table-context.ts';
import type { MomentName, Struck } from './drawings.ts';
import { momentsOf } from './which.ts';
import './moments.css';

/** The types of cards that are worlds and places. */
const WORLDS: readonly string[] = ['location', 'terrain'];
/** Moments that happen to the table as it is after a scene. */
const AFTER: readonly MomentName[] = ['arrives', 'control'];

/** The ids of cards whose control changes between two views. */
type Taken = (before: AnyView, after: AnyView) => readonly number[];

/** Shows the moments of the scenes that play. What the player skips is not shown, and with reduced motion nothing is: the board says it all. */
export function Moments({ store, taken }: { store: TableStore; taken: Taken | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { faces } = useTable();
  useEffect(() => {
    let over = false;
    let stage: import('./playing.ts').Stage | null = null;
    const begin = async (name: MomentName, at: Struck | Promise<Struck | null>) => {
      const [{ Stage }, place] = await Promise.all([import('./playing.ts'), at]);
      // the player may have skipped its scene meanwhile
      if (over || place === null || store.telling() === null) return;
      stage ??= new Stage(canvas.current!);
      stage.begin(name, place);
    };
    // the view before the next scene
    let { view } = store.get();
    const isWorld = (face: string) => WORLDS.includes(faces.of(face)?.type ?? '');
    const leave = [
      store.hear(scene => {
        const before = view;
        view = scene.state.view;
        if (isStill() || document.hidden) return;
        const changed = taken?.(before as AnyView, view as AnyView) ?? [];
        for (const { name, card } of momentsOf(scene, isWorld, changed)) {
          if (AFTER.includes(name)) void begin(name, arrived(canvas.current!, card));
          else {
            // the cards stand where they stood before the scene: one that is lost is still there
            const at = struckBy(canvas.current!, card);
            if (at !== null) void begin(name, at);
          }
        }
      }),
      store.subscribe(() => {
        if (store.telling() !== null) return;
        stage?.skip();
        view = store.get().view;
      }),
    ];
    return () => {
      over = true;
      stage?.skip();
      for (const each of leave) each();
    };
  }, [store, faces, taken]);
  // a canvas without content of its own says nothing to screen readers
  return <canvas ref={canvas} className="moments" width={1} height={1} />;
}

/** The thing on the stage that shows a card, or the stage itself; null if it is not there. */
function thingOf(canvas: HTMLCanvasElement, card: number | null): HTMLElement | null {
  const stage = canvas.closest('.table')?.querySelector<HTMLElement>('.stage') ?? null;
  if (card === null || stage === null) return stage;
  const thing = stage.querySelector<HTMLElement>(`[data-thing="card:${card}"]`);
  // the head of a place stands for all of it
  return thing?.closest<HTMLElement>('.place') ?? thing;
}

/** Where a moment happens: at a card, or over the whole stage; null if it cannot be seen. */
function struckBy(canvas: HTMLCanvasElement, card: number | null): Struck | null {
  const table = canvas.closest('.table');
  const thing = thingOf(canvas, card);
  if (!table || !thing) return null;
  const [origin, box, style] = [canvas.getBoundingClientRect(), thing.getBoundingClientRect(), getComputedStyle(table)];
  if (box.width === 0) return null;
  const ink = style.getPropertyValue('--ink').trim();
  const holder = thing.querySelector('.ctl [class*="f-"]') ?? thing;
  return {
    ...{ x: box.left - origin.left, y: box.top - origin.top, w: box.width, h: box.height, ink },
    ...{ harm: style.getPropertyValue('--harm').trim(), lit: style.getPropertyValue('--lit').trim() },
    own: getComputedStyle(holder).getPropertyValue('--f').trim() || ink,
  };
}

/** The same as soon as the scene is on the board and the card has travelled to its place. */
async function arrived(canvas: HTMLCanvasElement, card: number | null): Promise<Struck | null> {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  await Promise.allSettled(
    thingOf(canvas, card)
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
  return struckBy(canvas, card);
}
